import type { SourceDocument } from '../../document/types.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isPlainVerb } from './noun-phrase-patterns.ts';

const HERE = /^(?:(?:please\s+)?click\s+)?(?:here|on\s+(?:this|the)\s+link|this\s+link)$/i;
const GOES = String.raw`(?:please\s+)?(?:(?:click|go|use|follow|visit|press)\s+(?:on\s+)?)?`;
/** "To book a room, click [here]" and "For more information click [here]", in front of the link. */
const FRONT = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:To\s+(?<act>(?!the\b)[a-z]+\s[^,.;:!?()[\]]{2,80}),\s+|For\s+(?<what>(?:more|further|additional)\s+(?:information|details)(?:\s+(?:about|on)\s[^,.;:!?()[\]]{2,60}?)?),?\s+)${GOES}$`,
  'i',
);
/** "[Click here] to book a room.", behind it. */
const BEHIND = /^\s+to\s+(?<act>[a-z]+\s[^,.;:!?()[\]]{2,80})(?=[.!](?:\s|$))/;
/** In UTF-16 code units: no clause that is a link's label is longer. */
const REACH = 140;

/** "To book a room, click [here](…)." as "[Book a room](…).": a link whose label says what is behind it. */
export const vagueLinks: Step = (document) => document.links.flatMap((link) => named(document, link) ?? []);

function named(
  { text, blocks }: SourceDocument,
  { kind, start, end, label: { start: from, end: to } }: SourceDocument['links'][number],
): Change | undefined {
  const label = text.slice(from, to);
  if (kind !== 'link' || from !== start + 1 || !HERE.test(label)) return undefined;
  const block = blocks.find((one) => one.start <= start && end <= one.end);
  if (!block) return undefined;
  const before = text.slice(Math.max(block.start, start - REACH), start);
  const front = FRONT.exec(before);
  const { act, what } = front?.groups ?? {};
  const key = JSON.stringify(['link', before, label]);
  // "To get help or to complain": of two, the second would keep its "to".
  if (/\b(?:and|or)\s+to\b/.test(act ?? '')) return undefined;
  if (front && /^[.!]?(?:\s|$)/.test(text.slice(end, end + 2))) {
    if (act !== undefined && !isPlainVerb(act.split(/\s/)[0] ?? '')) return undefined;
    const lead = /^[.!?]\s+/.exec(front[0])?.[0].length ?? 0;
    const edits = [
      { start: start - front[0].length + lead, end: start, text: '' },
      { start: from, end: to, text: capitalized(act ?? what ?? '') },
    ];
    return { key, yields: true, edits };
  }
  const behind = BEHIND.exec(text.slice(end, Math.min(block.end, end + REACH)));
  const deed = behind?.groups?.['act'] ?? '';
  if (
    !behind ||
    !/(?:^|[.!?]\s+)(?:please\s+)?(?:click\s+)?$/i.test(before) ||
    !isPlainVerb(deed.split(/\s/)[0] ?? '')
  )
    return undefined;
  const word = /(?:please\s+)?(?:click\s+)?$/i.exec(before)?.[0].length ?? 0;
  const edits = [
    ...(word > 0 ? [{ start: start - word, end: start, text: '' }] : []),
    { start: from, end: to, text: capitalized(deed) },
    { start: end, end: end + behind[0].length, text: '' },
  ];
  return { key, yields: true, edits };
}
