import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { parseDocument } from '../../../document/parse-document.ts';
import type { SourceDocument } from '../../../document/types.ts';
import { NUMBER_WORDS } from './amounts.ts';
import { stem } from '../../reading/words.ts';

/** One thing that a document says. Offsets are into its text. */
export interface Statement {
  readonly text: string;
  readonly start: number;
  readonly words: ReadonlySet<string>;
}

/** Every block and, of blocks with several, every sentence. */
export function readStatements({ blocks, text }: SourceDocument): readonly Statement[] {
  return blocks.flatMap((block) =>
    [block, ...(block.sentences.length > 1 ? block.sentences : [])].map(({ start, end }) => {
      const said = text.slice(start, end);
      return { text: said, start, words: wordsOf(said) };
    }),
  );
}

/** What a statement is compared by: its letters and digits, without case, marks and full stops. */
export function fingerprint(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** That something is to be so: a rule says the same without. */
const OBLIGED = /\b(?:must|ha(?:ve|s) to|needs? to)\b(?! not\b)/gi;

/** What "within two days" and "within 2 days" have in common, "each entry links to it" and "each entry must link to it". */
export const counted = (text: string): string =>
  fingerprint(text.replace(OBLIGED, ' '))
    .split(' ')
    .map((word) => (NUMBER_WORDS.includes(word) ? String(NUMBER_WORDS.indexOf(word)) : word))
    .map((word) => (word.length > SHORT ? word.replace(/s$/, '') : word))
    .join(' ');
const SHORT = 3;

/** The words of a statement in their plain forms, without articles. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return new Set(words.filter((word) => !/^(?:an?|the)$/.test(word)).map(stem));
}

/** The share of words that two statements have in common, from 0 to 1. */
export function likeness(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared === 0 ? 0 : shared / (first.size + second.size - shared);
}

/** Words whose place in a sentence decides what it means. */
const TURNING =
  /^(?:not|no|never|none|nor|neither|without|instead|rather|than|over|before|after|from|to|unless|except|only|don['’]t|doesn['’]t|can['’]t|cannot|isn['’]t|aren['’]t|mustn['’]t|avoid)$/;

/** What statements share that say the same in another order of words; undefined where their order may matter. */
export function sense(words: ReadonlySet<string>): string | undefined {
  const all = [...words];
  if (all.some((word) => TURNING.test(word))) return undefined;
  const telling = all.filter((word) => !FUNCTION_WORDS.has(word)).sort();
  return telling.length > 1 ? telling.join(' ') : undefined;
}

/** A stretch of a text that says something. */
export interface OwnStatement {
  readonly text: string;
  /** Offset in UTF-16 code units. */
  readonly start: number;
}

/** The titles of a table say nothing by themselves. */
function isInHeader(text: string, at: number): boolean {
  const from = text.lastIndexOf('\n', at) + 1;
  if (text[from] !== '|') return false;
  const end = text.indexOf('\n', at);
  return end > 0 && /^\|[ \t:|-]+\|?[ \t]*(?:\n|$)/.test(text.slice(end + 1, end + 400));
}

/** The sentences of a text, and its blocks of one; headings and code are none. */
export const ownStatements = (text: string): readonly OwnStatement[] =>
  statementsOf(parseDocument(text, 'markdown'));

export function statementsOf(document: SourceDocument): readonly OwnStatement[] {
  const { text } = document;
  const headings = new Set(
    document.blocks.filter(({ kind }) => kind === 'heading').map(({ start }) => start),
  );
  const all = readStatements(document).filter(
    ({ start }) => !headings.has(start) && !isInHeader(text, start),
  );
  return all.filter((one, index) => {
    const next = all[index + 1];
    return !(next?.start === one.start && next.text.length < one.text.length);
  });
}
