import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { sentencesIn } from './exceptions.ts';
import { finderOf } from './hypotheses.ts';
import { COMMON, knownWords, wordsIn } from './known-words.ts';
import { sameLength } from './rule-text.ts';
import type { Understood } from './understood.ts';

/** Examples of one rule that are tried; each costs a run of its checks. */
const MOST_TRIED = 12;

const QUOTE = String.raw`⟦·{1,48}⟧`;
const MONTHS =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.replaceAll('|', String.raw`\p{Ll}*|`) +
  String.raw`\p{Ll}*`;
/** What shows itself without quotation marks: a figure, an acronym. */
const BARE = String.raw`(?:(?:(?:${MONTHS}) )?(?!\d+-\p{Ll}{3})(?:[^\s⟦⟧,;()]|,(?=\d{3}))*\d(?:[^\s⟦⟧,;()]*[^\s⟦⟧,;().])?(?: (?!or |and |nor |not |never |rather |instead |in |for |on |at |as |to )[\p{L}.%$€£¥]+){0,2}(?:,? \d{4}(?!\d|[.,]\d))?|\p{Lu}{2,}(?:'s|s)?(?: \d[\d.,]*)?|\p{Ll}+-\p{Ll}+(?=[.,;)]|$| or | and ))(?![\p{L}\d-]|[.,]\d)`;
const SHOWN = `(?:${QUOTE}|${BARE})`;
const DENIAL = String.raw`(?:[Nn]ot|[Nn]ever|nor|rather than|instead of|[Aa]void|[Nn]o|(?:[Dd]on't|[Dd]o not) (?:use|say|write))`;
/** “Not “A”, “B” or “C””, “never EST” */
const DENIED = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}'-])(?<denial>${DENIAL}) (?:(?:an?|the|the (?:word|phrase|term|form)s?) )?(?<list>${SHOWN}(?:(?:,? (?:or|and|nor) |, |/)(?:not |never )?${SHOWN}(?!,? (?:not|never|rather|instead|over)(?!\p{L})))*)`,
      'gu',
    ),
);
/** “A hyphen (3-1) is wrong” */
const FAULTED = lazily(
  () =>
    new RegExp(
      String.raw`(?<=[(\s]|^)(?<list>${SHOWN}(?:(?:,? (?:or|and|nor) |, |/)${SHOWN})*)\)?,? (?:is|are) (?:wrong|incorrect|out|banned|forbidden|not (?:ok|okay|used|allowed))(?![\p{L}-])`,
      'gu',
    ),
);
/** ““A” is right”, “A ✓” */
const ALLOWED = lazily(
  () =>
    new RegExp(
      String.raw`(?<list>${QUOTE})(?: (?:is|are) (?:(?:also|still|always|then|perfectly) )?(?:right|correct|fine|ok|okay|allowed|what (?:we|you) (?:say|use|write)))(?!,? but |.* (?:only|nowhere else)(?![\p{L}]))`,
      'giu',
    ),
);
const ITEM = lazily(() => new RegExp(SHOWN, 'gu'));

/**
 * The parts of a rule whose own examples prove them unread: what it shows as wrong, and none of its checks finds; what it says is
 * right, and one of them reports.
 */
export function unheldExamples(
  { label, description }: StyleRule,
  { checks, readings, families = [] }: Understood,
): readonly string[] {
  if (readings.some((one) => /^words in one|quotes/u.test(one))) return [];
  const isNamed = lazily(() => knownWords({ families, checks: [], readings: [] }, false));
  const held = readings.join('\n').toLowerCase();
  /** Marks are read by their names; what a family has words for is found in its own places. */
  const isKnown = (shown: string) => {
    const words = wordsIn(shown);
    const content = words.filter((word) => !COMMON.test(word));
    return (
      ABOUT_WRITING.test(shown) ||
      !/[\p{L}\d]/u.test(shown) ||
      /^(?:[.:]0+|\W*\p{L}\W*)$/u.test(shown) ||
      held.includes(shown.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '')) ||
      (!/\d/u.test(shown) && (content.length > 0 ? content.every(isNamed()) : words.length > 1))
    );
  };
  const found = finderOf(checks);
  let tried = 0;
  const finds = (text: string) => tried++ < MOST_TRIED && found(text);
  const isFound = (text: string) =>
    tried >= MOST_TRIED || finds(text) || (text.endsWith('.') && finds(text.slice(0, -1)));
  return sentencesIn(description.trim() === '' ? label : description).flatMap(({ text }) => {
    const masked = sameLength(text);
    if (masked.length !== text.length) return [];
    const shownIn = (match: RegExpExecArray): readonly string[] => {
      const from = match.index + match[0].indexOf(match.groups?.['list'] ?? '');
      return [...(match.groups?.['list'] ?? '').matchAll(ITEM())].map(({ 0: item, index }) =>
        bare(text.slice(from + index, from + index + item.length)),
      );
    };
    const denied = [...masked.matchAll(DENIED()), ...masked.matchAll(FAULTED())].flatMap((match) => {
      const unheld = shownIn(match).filter((one) => !isKnown(one) && !isFound(one));
      return unheld.map((one) => `not “${one}”`);
    });
    const allowed = [...masked.matchAll(ALLOWED())].filter((match) =>
      shownIn(match).some((one) => finds(one) || finds(`${one}s`)),
    );
    return [...denied, ...(allowed.length > 0 ? [text.trim().replace(/[.!]$/u, '')] : [])];
  });
}

const bare = (shown: string) => shown.replace(/^["“”'‘`]|["“”'’`]$/gu, '').replace(/(?<!\..*)[.,]$/u, '');
