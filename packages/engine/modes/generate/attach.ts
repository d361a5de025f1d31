import type { ContentType } from '../reading/content-type.ts';
import { isImperative, type FactKind } from './signs.ts';

/** Documents whose steps come with what the reader sees after each. */
const STEPPED: ReadonlySet<ContentType | undefined> = new Set<ContentType>([
  'how-to',
  'tutorial',
  'quickstart',
  'runbook',
]);
/** What somebody sees of a step: "The dialog opens." */
const RESULT =
  /^(?:after|within) (?:about |around )?(?:an?|one|\d+|some|a few) (?:second|minute|moment|hour)s?\b|^(?:an?|the|your|you|it|this)\b(?: \S+){0,5}? (?:opens?|appears?|shows?|asks?|prints?|answers?|replies|responds|starts|turns|lists?|displays?|is (?:shown|displayed|sent|created|printed)|(?:should )?(?:now )?see|gets? an?)\b/i;
/** What a sentence is about, in two words or more: "the new key". */
const SUBJECT =
  /^(?:the|this|an?|your)\s+(?<subject>(?:[\p{L}\p{N}-]+ ){1,2}?[\p{L}\p{N}-]+) (?:is|are|works?|stays?|must|can(?:not|['’]t)?|may|will|has|have|needs?|should|expires?|lasts?|contains?|starts?)\b/iu;

/** Whether what follows the steps of such a document is told of them, and not of the document's matter. */
export function hasSteps(type: ContentType | undefined): boolean {
  return STEPPED.has(type);
}

/**
 * The step that a fact is told of: the last where it is what the reader sees of that, else the last that speaks of the same
 * thing; -1 for none.
 * @param follows whether the fact stands right after the last step
 */
export function stepOf(steps: readonly string[], fact: string, follows: boolean): number {
  const subject = SUBJECT.exec(fact)?.groups?.['subject']?.toLowerCase();
  const named = subject ? steps.findLastIndex((step) => step.toLowerCase().includes(subject)) : -1;
  if (named >= 0) return named;
  return follows && RESULT.test(fact) ? steps.length - 1 : -1;
}

/** What stands between two steps and is told of the first. */
const BESIDE: ReadonlySet<FactKind> = new Set<FactKind>(['detail', 'statement', 'check']);

/** Before another step is told, puts what stands behind the last one with that, so that it keeps its place. */
export function attachBetween(
  told: { readonly kind: FactKind; text: string; readonly listed?: boolean }[],
  type?: ContentType,
): void {
  const at = told.findLastIndex(({ kind }) => kind === 'step');
  const step = told[at];
  if (!step || step.listed) return;
  const beside = told
    .slice(at + 1)
    .filter(
      ({ kind, text }) =>
        BESIDE.has(kind) && !isImperative(text) && !(type === 'runbook' && kind === 'check'),
    );
  if (beside.length === 0) return;
  step.text += `\n\n${beside.map(({ text }) => text).join(' ')}`;
  const placed = new Set(beside);
  told.splice(at + 1, told.length, ...told.slice(at + 1).filter((fact) => !placed.has(fact)));
}
