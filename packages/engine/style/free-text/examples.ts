import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { straight } from './rule-text.ts';

/** How not to write something, and how. */
export interface Shown {
  readonly wrong: string;
  readonly right: string;
}

/** What a rule shows of itself. */
export interface Examples {
  /** Each wrong example with its right one; empty where they don't come in pairs. */
  readonly pairs: readonly Shown[];
  readonly wrong: readonly string[];
  readonly right: readonly string[];
  /** They stand under marks of right and wrong, so that they are certainly examples. */
  readonly marked: boolean;
}

type Side = 'wrong' | 'right';

const WRONG_WORD = String.raw`(?:bad|wrong|incorrect|don['’]t|do not|not(?: (?:like (?:this|so)|(?:so )?(?:good|great|right|ok|ideal)))?|avoid|before|no|never|over)`;
const RIGHT_WORD = String.raw`(?:good|right|correct|do|write|but|after|yes|better|instead|prefer|like (?:this|so))`;
const WRONG_SIGN = '[✗❌✘👎]\ufe0f?';
const RIGHT_SIGN = '[✓✔✅👍]\ufe0f?';
const LEAD = String.raw`(?:(?<=^|[\n.;,|(/!?"'\x60*] ?|[✗❌✘👎✓✔✅👍]\ufe0f? ?)|(?<=\s))[*_]{0,2}`;
const MARK = lazily(
  () =>
    new RegExp(
      String.raw`(?<wrong>${LEAD}${WRONG_WORD}(?: examples?)?[*_]{0,2}:[*_]{0,2}|${WRONG_SIGN})|(?<right>${LEAD}${RIGHT_WORD}(?: examples?)?[*_]{0,2}:[*_]{0,2}|${RIGHT_SIGN})`,
      'giu',
    ),
);
/** “3 p.m. (right), 3PM (wrong)”, “50% ✅ 50 percent ❌”: the mark behind what it marks. */
const POSTFIXED = lazily(
  () =>
    new RegExp(
      String.raw`(?<shown>[^\n,;|()✗❌✘👎✓✔✅👍]{1,60}?)\s*(?:\((?:(?<wrong>wrong|bad|incorrect|no|never|avoid)|(?<right>right|correct|good|yes|ok(?:ay)?|preferred))\)|(?<no>${WRONG_SIGN})|(?<yes>${RIGHT_SIGN}))(?=\s*(?:[,;|/.\n]|$|and |but |\S))`,
      'giu',
    ),
);
const QUOTE = '["\'“”‘’`*_]{0,2}';
const CHUNK = String.raw`(?:(?![!?](?:\s|$)|\.(?:\s(?!\d)|$)|[;:()"“”]).){1,40}?`;
const side = (name: string) => String.raw`${QUOTE}(?<${name}>${CHUNK})${QUOTE}`;
const STOP = String.raw`(?=$|[.;:)"“”]+(?:\s|$)|,\s| (?:in|for|because|since|when)\s)`;
/** “(10–20, not 10-20)”, “10-20 → 10–20”: a pair within a sentence. */
const WITHIN = lazily<readonly RegExp[]>(() =>
  [
    String.raw`(?:^|[:(;—.]\s*|\b)(?:write|use|say|prefer|as in|example,?|e\.g\.,?|(?<=^|[:(;—]\s*)(?=\S))\s*${side('right')},?\s*\(?(?:and not|but not|not|never|rather than|instead of|in place of)\s+${side('wrong')}${STOP}`,
    String.raw`(?:^|[:(;—]\s*)${side('wrong')}\s*(?:→|⇒|->|=>)\s*${side('right')}${STOP}`,
  ].map((source) => new RegExp(source, 'gimu')),
);
/** Words of an item that a list of examples may hold. */
const LONGEST_ITEM = 3;

/** The examples that a rule gives, by marks or within its sentences; undefined where it gives none that are wrong. */
export function examplesOf({ label, description }: StyleRule): Examples | undefined {
  const text = (description.trim() === '' ? label : description)
    .replaceAll('\u00a0', ' ')
    .replace(/^[-*+•]\s+(?=.*(?:→|⇒|->|=>|[✗❌✘👎✓✔✅👍]))/gmu, '');
  const marked = underMarks(marksFirst(text));
  const [wrong, right] = (['wrong', 'right'] as const)
    .map((which) => marked.filter(({ side }) => side === which))
    .map((side, _, [one, other]) => {
      const quotes = one?.some(({ shown }) => other?.some((another) => another.shown === shown));
      return side.map(({ shown, quoted }) => (quotes ? quoted : shown));
    });
  if (wrong?.length && right?.length) return examples(wrong, right, true);
  if (marked.length > 0) return undefined;
  const pairs = WITHIN().flatMap((form) =>
    [...text.replace(/[^\S\n]+/g, ' ').matchAll(form)].flatMap(({ groups }) => {
      const [bad, good] = [itemsOf(groups?.['wrong'] ?? ''), itemsOf(groups?.['right'] ?? '')];
      return bad.flatMap((one, index) => {
        const other = good[index];
        return other !== undefined && one !== other && sameWords(one, other)
          ? [{ wrong: one, right: other }]
          : [];
      });
    }),
  );
  if (pairs.length === 0) return undefined;
  return {
    pairs,
    wrong: pairs.map((pair) => pair.wrong),
    right: pairs.map((pair) => pair.right),
    marked: false,
  };
}

/** Examples of which each pair is told plainly. @param marked whether they are certainly examples */
export const examplesIn = (pairs: readonly Shown[], marked: boolean): Examples =>
  examples(
    pairs.map(({ wrong }) => wrong),
    pairs.map(({ right }) => right),
    marked,
  );

function examples(wrong: readonly string[], right: readonly string[], marked: boolean): Examples {
  const [model = ''] = right;
  const pairs =
    wrong.length === right.length || right.length === 1
      ? wrong.map((bad, index) => alikeStopped(bad, right[index] ?? model))
      : [];
  return pairs.length > 0
    ? { pairs, wrong: pairs.map((pair) => pair.wrong), right: pairs.map((pair) => pair.right), marked }
    : { pairs, wrong, right, marked };
}

/** A pair of which not only one ends in a full stop, unless that is all they differ in. */
function alikeStopped(wrong: string, right: string): Shown {
  const [bad, good] = [wrong, right].map((one) => one.replace(/\.$/, ''));
  const once = wrong.endsWith('.') !== right.endsWith('.');
  return once && bad !== good ? { wrong: bad ?? '', right: good ?? '' } : { wrong, right };
}

/** Whether a line marks its examples behind them; then each mark before what it marks. */
function marksFirst(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.search(MARK()) === 0 || line.search(POSTFIXED()) !== 0) return line;
      return line.replace(POSTFIXED(), (_, ...rest: unknown[]) => {
        const { shown = '', wrong, no } = rest.at(-1) as Record<string, string | undefined>;
        return `${(wrong ?? no) ? '✗' : '✓'} ${shown.trim()} `;
      });
    })
    .join('\n');
}

interface Marked {
  readonly side: Side;
  readonly shown: string;
  /** The same with the marks around it, which may be what it shows. */
  readonly quoted: string;
}

/** What stands behind each mark, up to the next: a line, a block that begins below it, or the items of a list. */
function underMarks(text: string): readonly Marked[] {
  const marks = [...text.matchAll(MARK())];
  return marks.flatMap((mark, index) => {
    const start = mark.index + mark[0].length;
    const until = text.slice(start, marks[index + 1]?.index ?? text.length);
    const block = /^[^\S\n]*\n/.test(until);
    const line = (until.split('\n')[0] ?? '').trim();
    const shown = block
      ? (until.trim().split(/\n\s*\n/)[0] ?? '')
      : sentenceIn(line)
          .replace(/[\s,;|/(]+$/, '')
          .replace(CONDITION, '');
    const which: Side = mark.groups?.['wrong'] ? 'wrong' : 'right';
    const items = block
      ? [{ shown, quoted: shown }]
      : itemsOf(shown).map((one) => ({ shown: one, quoted: line }));
    return items.filter((one) => one.shown !== '').map((one) => ({ ...one, side: which }));
  });
}

/** “command prompt (unless you mean the program)”: of the rule, not of the example. */
const CONDITION = /\s+\((?:unless|except|only|but|when|if) [^()]*\)\.?$/iu;

/** An example without what is said behind it: the quotation, or the first sentence. */
function sentenceIn(said: string): string {
  const quoted = /^\s*(?:["“]([^"“”]+)["”]|`([^`]+)`(?!\S))\s*(?:[.,;]|$)/.exec(said);
  if (quoted?.[1]) return quoted[1].trim();
  return (
    /^\s*(?:\d+[.)] )?.*?(?<!\b(?:Dr|Mrs?|Ms|Prof|St|No|vs|Jan|Feb|Sept?|Oct|Nov|Dec)(?=\.))[.!?](?=\s+\p{Lu}|\s*$)/u.exec(
      said,
    )?.[0] ?? said
  ).trim();
}

/** “don't, can't, it's”: short items by themselves. A list that is shown itself has its “and”. */
function itemsOf(shown: string): readonly string[] {
  const items = shown.replace(/\.$/, '').split(/,\s+|\s+or\s+|\s*;\s*/);
  // “For details, click here”: a sentence.
  const begins =
    /^\p{Lu}\p{Ll}/u.test(items[0] ?? '') && items.slice(1).some((item) => /^\p{Ll}/u.test(item));
  return items.length > 1 &&
    !begins &&
    items.every((item) => item && item.split(' ').length <= LONGEST_ITEM && !/^(?:and|or) | and /.test(item))
    ? items.map(bare)
    : [bare(shown)];
}

const bare = (example: string) =>
  example
    .trim()
    .replace(/^(?:["'“‘]|[*_]{1,2})(?=\S)(.*\S)(?:["'”’]|[*_]{1,2})$/u, '$1')
    .trim();

/** Words that carry no meaning of their own. */
const SMALL = new Set(
  'the a an to of by will would can could should be is are was were been am it its has have had do does did and or not shall going for in on at i you he she we they me him us them my your our their his her this that there'.split(
    ' ',
  ),
);
const STEM = 4;

/** Whether two examples hold the same words, in another form, order or spelling. */
export function sameWords(one: string, other: string): boolean {
  const stem = stems(one).join(' ');
  return sameLetters(one, other) || (stem !== '' && stem === stems(other).join(' '));
}

/** Whether a right example keeps the words of a wrong one, whatever it adds: “The file can be saved” as “You can save the file”. */
export function keepsWords({ wrong, right }: Shown): boolean {
  if (sameWords(wrong, right)) return true;
  const kept = stems(right);
  return stems(wrong).every((stem) => kept.includes(stem));
}

export const sameLetters = (one: string, other: string) => letters(one) === letters(other);
const letters = (text: string) => inDigits(straight(text).toLowerCase()).replace(/[^\p{L}#]/gu, '');
const inDigits = (text: string) =>
  text.replace(
    /(?<!\p{L})\d+(?:[.,]\d+)*(?:(?:st|nd|rd|th)\b)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|first|second|third|(?:four|fif|six|seven|eigh|nin|ten)th)\b/gu,
    '#',
  );
const stems = (text: string): readonly string[] =>
  (
    inDigits(
      straight(text)
        .toLowerCase()
        .replace(/\bcannot\b/g, 'can not')
        .replace(/\b(?:can|won|shan)'t\b/g, 'not')
        .replace(/n't\b/g, ' not')
        .replace(/'(?:s|re|ve|ll|d|m)\b/g, '')
        .replace(
          /\b(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{5,}|uary|ruary|ch|il|e|y|ust|t|ober)?\b/g,
          '$1',
        ),
    ).match(/[\p{L}#]+/gu) ?? []
  )
    .filter((word) => !SMALL.has(word))
    .map((word) => word.slice(0, STEM))
    .sort();

/** Whether an example is a sentence and no word or name. */
export const isSentence = (example: string) =>
  example.split(' ').length >= (/^\p{Lu}\p{Ll}/u.test(example) ? SENTENCE - 1 : SENTENCE);
/** Words of an example that is a sentence. */
const SENTENCE = 4;
