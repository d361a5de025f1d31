import { parseDocument } from '../../document/parse-document.ts';
import type { Job } from '../../types.ts';
import { countWords } from '../report/entries.ts';
import { standsAlone } from '../simplify/placement.ts';
import { withNotes } from '../rewriting/finish-document.ts';
import { customRules } from '../rewriting/guidelines.ts';
import { LEAD, toneRule } from './tones.ts';

/** How a whole text is to be, as somebody says it in passing: "shorter", "as bullet points", "max 50 words". */
export interface Manner {
  readonly isShort: boolean;
  readonly isListed: boolean;
  readonly isNumbered: boolean;
  /** Infinity where no limit is named. */
  readonly mostWords: number;
  /** The limit in the words of who named it. */
  readonly limit: string;
  /** The job without what was understood; what is a rule for each sentence is a rule in it. */
  readonly job: Job;
}

const SHORT =
  /^(?:short(?:er)?|concise|concisely|brief(?:er|ly)?|tight(?:er)?|succinct|less wordy|shorten(?: it| this)?|tighten(?: it| this)?(?: up)?|to the point|simpl(?:e|er|y)|plain(?:er)?(?: (?:language|english|words))?|easier to (?:read|understand)|easy to (?:read|understand))(?: and (?:clear|clearer))?$/i;
const LISTED =
  /^(?:bullet(?:ed)?|bulleted list|bullets?(?:[ -]?points?)?|bullet(?:ed)? lists?|list|lists)(?: (?:form|format|only|please))?$/i;
const NUMBERED = /^(?:numbered|ordered)(?: (?:lists?|steps|points|items))?$|^(?:step[- ]by[- ]step|steps)$/i;
const WORDS =
  /^(?:max(?:imum)?|at most|no more than|not more than|up to|under|below|less than|fewer than|within|limit(?:ed)? to|about|around)?\.?\s*(?<count>\d{1,4})[ -]words?(?: (?:max(?:imum)?|at most|or (?:less|fewer)|limit|long|or so|tops))?$/i;
/** Reads the wishes for a whole text out of the custom instructions of a job. */
export function takeManner(job: Job): Manner {
  const read = { isShort: false, isListed: false, isNumbered: false, mostWords: Infinity, limit: '' };
  const rules: string[] = [];
  const takes = (part: string): boolean => {
    const bare = part.trim().replace(/[.!]+$/, '');
    const wishes = [bare, bare.replace(LEAD, '')];
    const isOne = (shape: RegExp): boolean => wishes.some((wish) => shape.test(wish));
    const tone = toneRule(bare);
    const count = wishes.map((wish) => WORDS.exec(wish)?.groups?.['count']).find(Boolean);
    if (isOne(SHORT)) read.isShort = true;
    else if (isOne(NUMBERED)) read.isListed = read.isNumbered = true;
    else if (isOne(LISTED)) read.isListed = true;
    else if (tone) rules.push(tone);
    else if (count !== undefined) [read.mostWords, read.limit] = [Number(count), bare];
    else return false;
    read.isShort ||= tone?.includes('idioms') ?? false;
    return true;
  };
  const left = customRules(job)
    .split(/(?<=[.!])\s+|\n+/)
    .map((sentence) => {
      if (takes(sentence)) return '';
      // Of "shorter, and use “sign in”", what is no wish stays whole.
      const parts = sentence.split(/(,\s*(?:(?:and|but)\s+)?|\s+(?:and|but)\s+)/);
      let from = 0;
      while (from < parts.length && takes(parts[from] ?? '')) from += 2;
      let to = parts.length;
      while (to > from && takes(parts[to - 1] ?? '')) to -= 2;
      return parts.slice(from, Math.max(from, to)).join('').trim();
    })
    .filter(Boolean);
  return { ...read, job: { ...job, customInstructions: [...rules, ...left].join('\n') } };
}

const PROSE_END = /[.!?]["”’)]*\s*$/;
/** What greets, and what is marked as a note: no point of a list. */
const NO_POINT =
  /^(?:hi|hello|dear|hey|thanks|thank you|best|regards|cheers)\b|^(?:\*\*|[*_]*(?:note|warning|caution|tip|important)\b)/i;

/** Each sentence of the paragraphs of a Markdown text as a point of a list. */
export function asPoints(markdown: string, isNumbered = false): string {
  let number = 0;
  const document = parseDocument(markdown, 'markdown');
  const { text } = document;
  const blocks = document.blocks.filter(
    (block) =>
      standsAlone(document, block) &&
      PROSE_END.test(text.slice(block.start, block.end)) &&
      !NO_POINT.test(text.slice(block.start, block.end)),
  );
  if (blocks.reduce((sum, { sentences }) => sum + sentences.length, 0) < 2) return markdown;
  const written = blocks.reduceRight((before, { start, end, sentences }) => {
    const points = sentences.map(
      (sentence) =>
        `- ${text
          .slice(sentence.start, sentence.end)
          .trim()
          .replace(/\s*\n\s*/g, ' ')}`,
    );
    return before.slice(0, start) + points.join('\n') + before.slice(end);
  }, text);
  // Paragraphs that follow one another are one list.
  const list = written.replace(/^(- .*)\n\n(?=- )/gm, '$1\n');
  return isNumbered ? list.replace(/^- /gm, () => `${(number += 1)}. `) : list;
}

/** The text in the manner asked for, with a note where it still has too many words. */
export function inManner(text: string, { isListed, isNumbered, mostWords, limit }: Manner): string {
  const written = isListed ? asPoints(text, isNumbered) : text;
  if (mostWords === Infinity) return written;
  const count = wordsIn(written);
  if (count <= mostWords) return written;
  return withNotes(written, [
    `“${limit}”: ${count} words are left, since nothing more can go without losing what the text says. Cut it by hand.`,
  ]);
}

export const wordsIn = (markdown: string): number => countWords(parseDocument(markdown, 'markdown'));
