import { baseOf } from '../../../spelling/inflect.ts';
import { cutAt } from '../../brief/cut.ts';
import { LAST_RESORT } from '../../brief/leaning.ts';
import { beginsStep } from '../../brief/steps.ts';
import { capitalized, decapitalized } from '../../writing/capitals.ts';
import { writeRecord } from '../problems.ts';
import { toSecondPerson } from '../readers.ts';
import { asSentence } from '../sentences.ts';
import { isImperative } from '../signs.ts';
import type { SourceReader } from './types.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
/** "First, …", "The second issue is that …" at the start of a sentence. */
const OPENS =
  /(?<=^\s{0,3}|[.!?]["”')]?\s{1,3}|\n\s{0,3})(?:the )?(?<which>first|second|third|fourth|fifth|sixth|seventh|eighth|finally|last)(?:ly)?(?: (?:one|problem|issue|complaint|error|case|thing|report))?(?:,| is(?: that|:)?|:) (?=\S)/giu;
/** "Users report three problems." before the first of them. */
const LEADS =
  /(?:^|(?<=[.!?\n])\s{0,3})[^.!?\n]{0,80}\b(?:problems|issues|complaints|errors|cases|things|reports)\b[^.!?\n]{0,40}[.:]\s*$/i;
const NEXT = /(?<=[.!?]["”')]?)\s+(?=\p{Lu}|["“`])|;\s+/u;
const OFTEN = '(?<often>usually|mostly|often|normally|typically|sometimes|always|probably|only) ';
const WHY: readonly RegExp[] = [
  RegExp(
    String.raw`^(?:this|that|it)(?: ${OFTEN}?| )(?:happens|occurs) (?:when|if|because) (?<why>\S.*)$`,
    'is',
  ),
  RegExp(
    String.raw`^(?:this|that|it) (?:is |comes )(?:${OFTEN})?(?:caused by|due to|because(?: of)?|from) (?<why>\S.*)$`,
    'is',
  ),
  /^(?:the |its )?(?<often>usual |likely |probable |most common |root )?(?:cause|reason) is (?:that )?(?<why>\S.*)$/is,
];
const WHO = '(?:they|you|users|customers|people|members|the (?:user|customer)|affected users)';
const MAY = String.raw`(?:should|can|must|may|could|have to|has to|need to|needs to)`;
/** "they should switch to TCP", "the fix is to restart it". */
const WAYS: readonly RegExp[] = [
  RegExp(
    String.raw`^(?:(?:so|then|and|in (?:this|that) case),? )?${WHO} ${MAY} (?:(?:also|just|simply) )?(?<way>\p{Ll}.*)$`,
    'isu',
  ),
  /^(?:the |a )?(?:fix|solution|remedy|way out) is to (?<way>\S.*)$/is,
  /^to (?:fix|solve|resolve|repair|avoid) (?:it|this|that|the problem),? (?<way>\S.*)$/is,
];
/** "updating Edge fixes it" */
const MENDS =
  /^(?<doing>\p{L}+ing)(?<what> [^.;]{2,100}?) (?:fixes|solves|resolves|cures) (?:it|this|that|the (?:problem|issue))\.?$/iu;
const UNTIL = /^(?:until then|in the meantime|meanwhile|as a workaround|for now),? (?<said>\S.*)$/is;

/** What could be an order is none: "push notifications do not arrive". */
const IS_SAID =
  /^(?:[\w-]+ ){1,4}(?:is|are|was|were|do|does|did|has|have|can|will|cannot)\b|^[^,;]{3,60}n['’]t\b/i;

/** A clause with the way out that it tells, as an order; undefined for any other. */
function wayIn(clause: string): string | undefined {
  const { doing = '', what = '' } = MENDS.exec(clause)?.groups ?? {};
  const base = doing === '' ? undefined : baseOf(doing.toLowerCase());
  if (base) return base + what;
  const way = WAYS.map((pattern) => pattern.exec(clause)?.groups?.['way']).find((one) => one !== undefined);
  if (way !== undefined) return toSecondPerson(way);
  return isImperative(clause) ? toSecondPerson(clause) : undefined;
}

/** One problem, as sentences tell it, and what behind it tells of something else. */
function readOne(said: string, isLast: boolean): { record: string; rest: string } {
  const [first = '', ...sentences] = cutAt(said, NEXT);
  const [, shown = first, because = ''] = /^(.{5,}?),? because (?!of\b)(.{5,})$/is.exec(first) ?? [];
  const causes = because === '' ? [] : [because];
  const ways: string[] = [];
  const notes: string[] = [];
  let isWorkaround = false;
  let at = 0;
  for (; at < sentences.length; at += 1) {
    const sentence = (sentences[at] ?? '').replace(/\.$/, '');
    if (
      LAST_RESORT.test(sentence) ||
      /^(?:if (?:nothing|none)|for (?:anything|everything|all)) /i.test(sentence)
    )
      break;
    // "That is caused by an outdated WebView, updating Edge fixes it"
    const [, before = sentence, behind = ''] =
      (!UNTIL.test(sentence) &&
        /^(.{5,}?), (?:(?:so|and|but) )?((?:they|you|users|customers|people) (?:should|can|must|may|have to|need to) .+|\p{Ll}+ing .+ (?:fixes|solves|resolves) \S+(?: \S+)?)$/su.exec(
          sentence,
        )) ||
      [];
    let isRead = false;
    for (const part of [before, behind].filter(Boolean)) {
      const { said: until } = UNTIL.exec(part)?.groups ?? {};
      const why = WHY.map((pattern) => pattern.exec(part)?.groups).find((one) => one !== undefined);
      const way = wayIn(until ?? part);
      if (why) {
        const often = why['often']?.trim() ?? '';
        causes.push(
          `${often && `${often.replace(/^(?:usual|likely|probable|most common)$/i, 'usually').replace(/^root$/i, '')}, `.replace(/^, $/, '')}${why['why'] ?? ''}`,
        );
      } else if (way !== undefined) {
        isWorkaround ||= until !== undefined;
        ways.push(way);
      } else if (!isLast || /^(?:this|that|it|they|we|a (?:fix|patch)|the (?:fix|patch))\b/i.test(part))
        notes.push(part);
      else continue;
      isRead = true;
    }
    if (!isRead) break;
  }
  const written = (parts: readonly string[]): string =>
    parts.map((part) => capitalized(asSentence(part))).join(' ');
  return {
    record: writeRecord({
      symptom: capitalized(shown.replace(/\.$/, '')),
      cause: written(causes),
      solution: written(ways),
      notes: notes.map((note) => capitalized(asSentence(note))),
      isWorkaround,
    }),
    rest: sentences.slice(at).join(' '),
  };
}

/** Problems that sentences count, "First, the client shows …. Second, …", each with its cause and its way out. */
export const readToldProblems: SourceReader = (text, type) => {
  if (type !== 'troubleshooting') return undefined;
  const marks = [...text.matchAll(OPENS)];
  const inOrder = marks.findIndex(
    ({ groups }, index) =>
      ORDINALS[index] !== groups?.['which']?.toLowerCase() &&
      !(index > 1 && /^(?:finally|last)$/i.test(groups?.['which'] ?? '')),
  );
  const counted = inOrder < 0 ? marks : marks.slice(0, inOrder);
  if (counted.length < 2) return undefined;
  const segments = counted.map(({ index, 0: mark }, at) =>
    text.slice(index + mark.length, counted[at + 1]?.index).trim(),
  );
  // What stands in a paragraph or a list of its own behind the last is told of something else.
  const [last = '', ...below] = (segments.pop() ?? '').split(/\n\s*\n|\n(?=\s*[-*•+#\d])/);
  // "First, restart the app. Second, …": what to do.
  const isSeen = (said: string): boolean => {
    const [first = ''] = cutAt(said, NEXT);
    return (
      / \S+ /.test(first) &&
      (IS_SAID.test(first) || (!isImperative(first) && !beginsStep(decapitalized(first))))
    );
  };
  if (![...segments, last].every(isSeen)) return undefined;
  const read = [...segments.map((one) => readOne(one, false)), readOne(last, true)];
  const before = text.slice(0, counted[0]?.index).replace(LEADS, '');
  return {
    facts: { problem: read.map(({ record }) => record) },
    rest: [
      `${before.trim()} ${read
        .map(({ rest }) => rest)
        .filter(Boolean)
        .join(' ')}`.trim(),
      ...below,
    ].join('\n\n'),
  };
};
