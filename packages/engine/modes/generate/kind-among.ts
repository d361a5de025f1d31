import { asIntent } from '../brief/subject.ts';
import type { ContentType } from '../reading/content-type.ts';
import { CONDITION, type FactKind } from './signs.ts';
import { hasSteps } from './sequence.ts';
import type { Fact } from './told.ts';

/** Kinds as which the first note of a runbook may be read, though it says when it is used. */
const OPENS_WITH: ReadonlySet<FactKind> = new Set(['contact', 'limit', 'problem', 'statement']);

/** Kinds of an explanation that a statement goes on with. */
const CARRIES: ReadonlySet<FactKind> = new Set(['trigger', 'step', 'cause']);

/** What somebody who upgrades has to do. */
const UPGRADES =
  /`|\b(?:run|migrat\w*|upgrad\w*|updat\w*|back ?up|before you|restart|redeploy|deploy|(?:re-?)?install\w*|clear|replace|rename|switch|move)\b/i;

/** How things are before anything changes. */
const NOW = /^(?:today|currently|now|right now|at the moment|so far|the problem)\b/i;

/**
 * What a fact is among those before it: one that its words alone don't place stays with its neighbours.
 * @param kind what its words say
 * @param isFree whether neither a label nor a heading says what it is
 */
export function kindAmong(
  fact: string,
  kind: FactKind,
  told: readonly Fact[],
  type: ContentType | undefined,
  isFree: boolean,
): FactKind {
  const last = told.at(-1)?.kind;
  // "Wear gloves.": from the start on.
  if (isFree && kind === 'step' && /^(?:always )?wear\b/i.test(fact) && hasSteps(type)) return 'requirement';
  // "Back up first.", behind all that is done.
  if (
    isFree &&
    kind === 'step' &&
    told.some((one) => one.kind === 'step') &&
    /^[^,:]{3,60} first\.$|^[^,:]{3,80}?,? (?:before (?:you (?:start|begin|do (?:this|that|anything|any of this))|starting|(?:any|every)thing(?: else)?)|beforehand)\.$/i.test(
      fact,
    )
  )
    return 'requirement';
  switch (type) {
    case 'troubleshooting':
      return kind === 'step' && CONDITION.test(fact) ? 'problem' : kind;
    case 'postmortem':
      // What happened stands first, whatever it did.
      return isFree &&
        !last &&
        (/^(?:from|between) \d{1,2}:\d\d (?:to|and|until) /i.test(fact) ||
          (kind !== 'timeline' &&
            (/^(?:on|from|at|around|between|yesterday|last) /i.test(fact) ||
              /^(?:cause|problem|bad)$/.test(kind))))
        ? 'statement'
        : kind;
    case 'adr':
      return kind === 'statement' && asIntent(fact) && !told.some((one) => one.kind === 'decision')
        ? 'decision'
        : kind;
    case 'design':
      // What the proposal goes on with is part of it.
      return isFree &&
        /^(?:statement|requirement|limit)$/.test(kind) &&
        told.some((one) => one.kind === 'decision') &&
        !NOW.test(fact)
        ? 'decision'
        : kind;
    case 'runbook':
      // "If the import fails, the on-call gets a page": what it starts with.
      return isFree && !last && OPENS_WITH.has(kind) ? 'trigger' : kind;
    case 'release-notes':
      // "split bill by seat": what is new, and no order, unless it says how to upgrade.
      return isFree && kind === 'step' && !UPGRADES.test(fact) ? 'change' : kind;
    case 'concept':
      // What may go wrong is part of what is explained.
      if (isFree && kind === 'problem' && !/^`?[45]\d\d\b/.test(fact)) return 'statement';
      if (isFree && kind === 'limit' && !last) return 'statement';
      return isFree && kind === 'statement' && last && told.length > 1 && CARRIES.has(last) ? last : kind;
    default:
      return kind;
  }
}

/** "It holds …", "If they differ, …" in what explains: of the same as what it goes on with. */
export function continued(
  fact: string,
  last: FactKind | undefined,
  type?: ContentType,
): FactKind | undefined {
  if (type === 'concept' && !last && /^(?:it|they)\b/i.test(fact)) return 'statement';
  return type === 'concept' &&
    last &&
    /^(?:it|they|if (?:it|they))\b(?! (?:is|are)(?:n['’]t| not)? (?:an? )?(?:good|bad|right|wrong|useful|ideal|bad|great|meant|made|suited)\b)/i.test(
      fact,
    )
    ? last
    : undefined;
}

/** "Check: …" after the steps tells what they led to. */
export function afterSteps(kind: FactKind | undefined, told: readonly Fact[]): FactKind | undefined {
  return kind === 'diagnosis' && told.some((one) => one.kind === 'step') ? 'check' : kind;
}
