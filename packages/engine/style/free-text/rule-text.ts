import type { StyleRule } from '@housestyle/contract';
import { clean } from '../phrases.ts';

/** A rule's words made ready for reading. */
export interface RuleText {
  /** Lower case, straight quotes, one space; each quoted stretch is `⟦n⟧`, `n` its index in `quotes`. */
  readonly plain: string;
  readonly quotes: readonly string[];
  /** `plain` as sentences, without their final marks. */
  readonly sentences: readonly string[];
  /** Label and description in lower case with straight quotes, as phrasings are tested against. */
  readonly whole: string;
  /** Label and description as they are written, on one line. */
  readonly original: string;
  /** What a finding may tell the writer of the rule. */
  readonly advice: string;
}

/** One quoted stretch, or several joined by commas, slashes, "and", "or". For patterns over `plain`. */
export const QUOTED = String.raw`⟦\d+⟧`;
export const QUOTED_LIST = String.raw`${QUOTED}(?:(?:\s*(?:,|/|&)\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor)\s+|\s+)(?:the\s+(?:word|phrase|term)s?\s+)?${QUOTED})*`;

const QUOTES =
  /“([^“”]+)”|"([^"]+)"|`([^`]+)`|(?<![\p{L}\p{N}])[‘']((?:[^‘’'\n]|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\p{N}])|\*\*([^*]+)\*\*|(?<![\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu;
const ABBREVIATION = /\..*\.$|\b(?:etc|vs|viz|cf|al|approx|incl|fig|inc|no|nb|resp)\.$/i;
/** Characters of a label or description that are read. */
const LONGEST_TEXT = 3000;
/** Characters of a rule shown in a message. */
const LONGEST_ADVICE = 160;

export function readRuleText(rule: StyleRule): RuleText {
  const [label = '', description = ''] = [rule.label, rule.description].map((text) =>
    text.slice(0, LONGEST_TEXT),
  );
  const texts = [label, description].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const parts = texts.filter((text, index) => texts.indexOf(text) === index);
  const whole = straight(`${label}. ${description}`.toLowerCase());
  const quotes: string[] = [];
  const masked = parts.map((part) =>
    part.replace(QUOTES, (...groups: (string | undefined)[]) => {
      const quote = groups.slice(1, 7).find((group) => typeof group === 'string') ?? '';
      // A stop that American style puts inside the quotes is not part of the word.
      const inner = quote.replace(/[,;:]$/, '');
      const word = clean(ABBREVIATION.test(inner) ? inner : inner.replace(/(?<=\p{L}{2})\.$/u, ''));
      return `⟦${quotes.push(word) - 1}⟧${quote.endsWith('.') && !word.endsWith('.') ? '.' : ''}`;
    }),
  );
  const plain = straight(masked.join('. ').toLowerCase())
    .replace(/\b(?:e\.g\.|eg\.),?/g, 'such as')
    .replace(/\.\.+/g, '.');
  const sentences = sentencesOf(plain);
  return {
    plain,
    quotes,
    sentences,
    whole,
    original: straight(parts.join('. ')),
    advice: adviceOf(label.trim(), description.trim()),
  };
}

/** A text as sentences, without their final marks. */
export function sentencesOf(text: string): string[] {
  return text.split(/[.!?;]+(?=\s|$)\s*/).filter(Boolean);
}

/** The quoted stretches that a part of `plain` names, in order. */
export function quotesIn(part: string, { quotes }: RuleText): string[] {
  return [...part.matchAll(/⟦(\d+)⟧/g)].map(([, index]) => quotes[Number(index)] ?? '').filter(Boolean);
}

/** Quotes and apostrophes as the keyboard has them. */
export function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function adviceOf(label: string, description: string): string {
  const text = (description || label).replace(/[{}]/g, '').replace(/\s+/g, ' ');
  const short =
    text.length <= LONGEST_ADVICE ? text : `${text.slice(0, LONGEST_ADVICE).replace(/\s+\S*$/, '')}…`;
  return /[.!?…]["'”’]?$/.test(short) ? short : `${short}.`;
}
