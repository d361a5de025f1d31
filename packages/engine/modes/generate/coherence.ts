import type { ContentType } from '../reading/content-type.ts';
import { hasSteps, isOrder } from './sequence.ts';
import { defines } from './defines.ts';
import type { Draft } from './facts.ts';
import type { FactKind } from './signs.ts';

/** Kinds that a label gives to all of its line. */
const LABELLED: ReadonlySet<FactKind> = new Set<FactKind>([
  'action',
  'bad',
  'breaking',
  'cause',
  'change',
  'consequence',
  'decision',
  'good',
  'limit',
]);
/** Kinds that a sentence goes on with, without a label. */
const GOES_ON: ReadonlySet<FactKind> = new Set<FactKind>(['cause', 'problem']);
/** Kinds that no words of a fact's own are needed for. */
const UNSAID: ReadonlySet<FactKind> = new Set<FactKind>(['statement', 'detail']);

/**
 * What one line tells is told of one thing: a sentence that its words don't place stays with the one before it, and under
 * the label that the line begins with.
 * @param from where the facts of the line begin
 */
export function settleLine(told: Draft[], from: number, sure: Set<Draft>): void {
  for (let index = from + 1; index < told.length; index += 1) {
    const fact = told[index];
    const before = told[index - 1];
    // Behind a risk, what is done about it is no part of the proposal.
    const isRisk = fact?.kind === 'decision' && before?.kind === 'consequence' && sure.has(before);
    if (!fact || !before || !(UNSAID.has(fact.kind) || isRisk) || sure.has(fact)) continue;
    if (sure.has(before) && LABELLED.has(before.kind)) {
      fact.kind = before.kind;
      sure.add(fact);
    } else if (
      GOES_ON.has(before.kind) &&
      !/^(?:[Ww]e|[Oo]ur|I)\b|^to \p{Ll}|^\p{Lu}[^.:]{2,40}: \S/u.test(fact.text.replace(/^To/, 'to')) &&
      !/^`?[45]\d\d\b/.test(before.text)
    ) {
      before.text += ` ${fact.text}`;
      told.splice(index, 1);
      index -= 1;
    }
  }
}

/** Kinds of which a list holds nothing else, where most of it is of them. */
const LISTED: Partial<Record<ContentType, FactKind>> = {
  troubleshooting: 'problem',
  'release-notes': 'change',
  policy: 'statement',
};
const FEWEST = 3;
/** What a word may say of an item that is like those around it. */
const FREE: ReadonlySet<FactKind> = new Set<FactKind>([
  ...UNSAID,
  'requirement',
  'limit',
  'diagnosis',
  'cause',
]);

/**
 * What one list tells is of one kind: an item that its words don't place is what most of the others are.
 * @param from where the facts of the list begin
 */
export function settleList(
  told: readonly Draft[],
  from: number,
  type: ContentType | undefined,
  sure: Set<Draft>,
): void {
  const kind = type && LISTED[type];
  const items = told.slice(from);
  if (items.length < FEWEST) return;
  const orders = items.filter((item) => item.kind === 'step' || isOrder(item.text)).length;
  if (hasSteps(type) && orders * FEWEST < items.length)
    for (const item of items) {
      // Points among which there is hardly an order are no steps with notes on them.
      if (item.kind === 'step' && item.text.includes('```')) item.kind = 'statement';
      sure.add(item);
    }
  if (!kind) return;
  if (items.filter((item) => item.kind === kind).length * 2 <= items.length) return;
  for (const item of items) if (!sure.has(item) && FREE.has(item.kind)) item.kind = kind;
}

/** In a design in which nothing else is proposed, "We want the app to store scans" is, with what its paragraph goes on with. */
export function settleProposal(told: readonly Draft[]): void {
  if (told.some(({ kind }) => kind === 'decision')) return;
  const first = told.findIndex(
    ({ kind, text }) => kind === 'goal' && /^we want (?:the|our|an?) .+? to /i.test(text),
  );
  for (const [index, fact] of told.entries())
    if (first >= 0 && index >= first && (index === first || UNPLACED.has(fact.kind))) fact.kind = 'decision';
}
const UNPLACED: ReadonlySet<FactKind> = new Set<FactKind>(['statement', 'limit', 'requirement']);

/** In what explains, "A workspace groups projects" says what it is, and so does one thing that happens among what is told. */
export function settleDeeds(told: readonly Draft[], topic: string): void {
  const deeds = told.filter(({ kind }) => kind === 'step');
  const [deed] = deeds;
  const isAlone = deeds.length === 1 && told.filter(({ kind }) => kind === 'statement').length > 2;
  if (deed && (isAlone || (deed === told[0] && topic !== '' && defines(deed.text, topic))))
    deed.kind = 'statement';
}
