import type { SourceDocument } from '../../document/types.ts';
import { amidSentence } from '../reading/clauses.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isPlainVerb } from './noun-phrase-patterns.ts';

const HERE = /^(?:(?:please\s+)?click\s+)?(?:here|on\s+(?:this|the)\s+link|this\s+link)$/i;
const START = String.raw`(?<=^|[.!?]\s+)`;
const GOES = String.raw`(?:please\s+)?(?:(?:click|go|use|follow|visit|press)\s+(?:on\s+)?)?$`;
const CLICK = String.raw`${START}(?:please\s+)?(?:click\s+)?$`;
const WORDS = String.raw`[^,.;:!?()[\]]{2,80}`;
/** What is done there; what is told there; the help that is given there. */
const ACT = String.raw`(?<act>(?!the\b)[a-z]+\s${WORDS})`;
const ABOUT = String.raw`(?:\s+(?:about|on|regarding|concerning|with\s+(?:respect|regard)\s+to)\s${WORDS}?)?`;
const WHAT = String.raw`(?:(?<what>(?:more|further|additional)\s+(?:information|details)${ABOUT})|(?<help>(?:help|support|assistance|advice)(?:\s+(?:with|on|about)\s${WORDS}?)?))`;
/** A thing that is there, without a clause of its own. */
const THING = String.raw`(?<thing>(?:the|an?|our|your|all)\s(?:(?!(?:is|are|was|were|can|has|have|will|that|which|who|and|or|to)\s)[^\s,.;:!?()[\]]+\s?){1,8}?)`;
const ENDS = String.raw`(?=[.!]?(?:\s|$))`;

/** What stands in front of a link called “here”, and behind it. */
const SENTENCES: readonly (readonly [front: RegExp, behind: RegExp])[] = (
  [
    [String.raw`${START}To\s+${ACT},\s+${GOES}`, ENDS],
    [String.raw`${START}For\s+(?:${WHAT}|(?<matter>questions?)),?\s+${GOES}`, ENDS],
    [CLICK, String.raw`\s+to\s+${ACT}(?=[.!](?:\s|$))`],
    [CLICK, String.raw`\s+for\s+(?:${WHAT}|${THING})(?=[.!](?:\s|$))`],
    [String.raw`${START}(?:please\s+)?see\s+$`, String.raw`\s+for\s+${THING}(?=[.!](?:\s|$))`],
    [String.raw`${START}You\s+can\s+(?:also\s+)?(?<verb>find|see|view|read|download)\s+${THING}\s+$`, ENDS],
    [
      String.raw`${START}${THING}\s+(?:is|are)\s+(?:available|listed|described|documented|explained)\s+$`,
      ENDS,
    ],
    [String.raw`${START}(?<more>(?:Read|Learn|Find\s+out)\s+more(?:\s+about\s${WORDS})?)\s+$`, ENDS],
  ] as const
).map(([front, behind]) => [new RegExp(front, 'i'), new RegExp(`^${behind}`, 'i')]);
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
  const at = Math.max(block.start, start - REACH);
  // What is cut off is no beginning.
  const before = `${at > block.start ? '…' : ''}${text.slice(at, start)}`;
  const after = text.slice(end, Math.min(block.end, end + REACH));
  for (const [front, behind] of SENTENCES) {
    const [left, right] = [front.exec(before), behind.exec(after)];
    const said = left && right ? sayOf({ ...left.groups, ...right.groups }, text.slice(to, end)) : undefined;
    if (!left || !right || said === undefined) continue;
    const [lead, name] = said;
    const edits = [
      { start: start - left[0].length, end: start, text: lead },
      { start: from, end: to, text: name },
      { start: end, end: end + right[0].length, text: '' },
    ].filter((edit) => edit.start < edit.end || edit.text !== '');
    return { key: JSON.stringify(['link', before, label]), yields: true, edits };
  }
  return undefined;
}

/** What stands in front of a link, and its label, by what its sentence says is behind it. */
function sayOf(
  { act, what, help, matter, thing, verb, more }: Readonly<Record<string, string | undefined>>,
  target: string,
): readonly [lead: string, label: string] | undefined {
  if (act !== undefined) {
    // "To get help or to complain": of two, the second would keep its "to".
    const isOne = !/\b(?:and|or)\s+to\b/.test(act) && isPlainVerb(act.split(/\s/)[0] ?? '');
    return isOne ? ['', capitalized(act)] : undefined;
  }
  if (matter !== undefined) return target.includes('(mailto:') ? [`For ${matter}, `, 'email us'] : undefined;
  if (thing !== undefined) {
    const [first = '', next] = thing.split(/\s/);
    const lowered = amidSentence(first, next);
    const does = verb !== undefined && /^(?:read|download)$/i.test(verb) ? capitalized(verb) : 'See';
    return lowered === undefined ? undefined : [`${does} `, lowered + thing.slice(first.length)];
  }
  return ['', capitalized(more ?? what?.replace(/^(?:additional|further)/i, 'more') ?? `get ${help ?? ''}`)];
}
