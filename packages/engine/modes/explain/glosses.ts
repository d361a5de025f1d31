import type { Audience, GlossaryEntry } from '@housestyle/contract';
import type { Block, SourceDocument, Word } from '../../document/types.ts';
import { withArticle } from '../../checks/article.ts';
import type { Replacement } from '../../fixes/apply-replacements.ts';
import { knownAcronym } from '../../rules/data/known-acronyms.ts';
import { readAcronyms } from '../reading/acronyms.ts';
import { readDefinitions } from '../reading/definitions.ts';
import { isNoun, tagSentence } from '../reading/parts-of-speech.ts';
import { pluralOf, singularOf } from '../../spelling/inflect.ts';
import { stem } from '../reading/words.ts';
import { readStatusCodes } from './status-codes.ts';
import { COMMON_TERMS, OF_SOFTWARE, SPECIAL_TERMS } from './plain-terms.ts';

/** What a word means, in brackets after its first use. */
export interface Gloss {
  readonly term: string;
  readonly meaning: string;
  /** Behind the first use that no noun follows; undefined where all uses stand before one: "datagram socket". */
  readonly at: Replacement | undefined;
}

const SPEAKS_OF_SOFTWARE =
  /`|\b(?:servers?|API|APIs|databases?|deploy\w*|software|code|clusters?|containers?|Kubernetes|Docker|endpoints?|repositor(?:y|ies)|backend|pods?|HTTP|URLs?|scripts?|requests|webhooks?|programs?|apps?|plugins?|packages?|queries|clients?|networks?|firmware|browsers?|systems?|services|logs?|data|files?|users?|runtime|releases?|builds?)\b/;

/** Longest meaning that fits in brackets, in words. */
const MEANING_WORDS = 14;

/**
 * Glosses for the acronyms that a reader may not know and that the text itself doesn't spell out, and for the words of
 * the house's glossary. Consumers get those too that everybody who builds software knows.
 */
export function readGlosses(
  document: SourceDocument,
  glossary: readonly GlossaryEntry[],
  audience: Audience | undefined,
): readonly Gloss[] {
  const house = new Map(glossary.map(({ term, definition }) => [keyOf(term), brief(definition)]));
  const acronyms = readAcronyms(document).flatMap(({ text, first, expansion }): Gloss[] => {
    const known = knownAcronym(text);
    const meaning =
      house.get(keyOf(text)) || (known && (!known.plain || audience === 'consumer') ? known.expansion : '');
    if (expansion || !meaning) return [];
    const at = after(document, first);
    if (CLOSES_QUOTE.test(document.text.slice(at.end, at.end + 1)))
      return [{ term: text, meaning, at: undefined }];
    const plural =
      /s$/.test(document.text.slice(first, at.end)) && !/s$/.test(meaning) && /\p{L}$/u.test(meaning);
    return [{ term: text, meaning: plural ? severalOf(meaning) : meaning, at }];
  });
  const [title] = document.blocks.filter(({ kind }) => kind === 'heading');
  const named = (title?.prose ?? '').toLowerCase();
  const isSubject = (term: string): boolean => named.includes(term.toLowerCase());
  const own = new Set(readDefinitions(document).map(({ term }) => keyOf(term)));
  const words = firstUses(document, withTerms(house, audience), house).filter(
    // What the text says of a word itself holds for it, and what it is about needs no word from elsewhere.
    ({ term }) =>
      !own.has(keyOf(term)) &&
      (house.has(keyOf(term)) || !OF_SOFTWARE.test(term) || SPEAKS_OF_SOFTWARE.test(document.text)) &&
      !(isSubject(term) && !house.has(keyOf(term))) &&
      !acronyms.some((other) => other.term === term),
  );
  const codes = audience === undefined || audience === 'consumer' ? readStatusCodes(document) : [];
  return [...acronyms, ...words, ...codes].filter(({ at, term }) => {
    if (!at) return true;
    const { text } = document;
    // What stands in brackets is itself the gloss of the words before them.
    const inBrackets = text
      .slice(Math.max(0, at.end - term.length - 3), at.end)
      .replace(/['’]?s$/, '')
      .endsWith(`(${term}`);
    return !inBrackets && !/^['’]?s?\s*\(/.test(text.slice(at.end, at.end + 4));
  });
}

/** "certificate authorities": the last word tells of how many. */
const severalOf = (meaning: string): string =>
  meaning.replace(
    /\p{L}+$/u,
    (word) => pluralOf(word) ?? (/[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`),
  );

/** The house's words, and those of the trade that the audience may not know; who builds software knows them all. */
function withTerms(
  house: ReadonlyMap<string, string>,
  audience: Audience | undefined,
): ReadonlyMap<string, string> {
  if (audience !== undefined && audience !== 'consumer') return house;
  const terms = audience === 'consumer' ? [...COMMON_TERMS, ...SPECIAL_TERMS] : [...SPECIAL_TERMS];
  return new Map([...terms.map(([term, meaning]) => [keyOf(term), meaning] as const), ...house]);
}

/** Where the bracket goes: behind the word, its plural or possessive ending included. */
function after(document: SourceDocument, first: number): Replacement {
  for (const { words } of document.blocks) {
    const word = words.find(({ start }) => start === first);
    if (word) return { start: word.end, end: word.end, text: '' };
  }
  return { start: first, end: first, text: '' };
}

function firstUses(
  document: SourceDocument,
  meanings: ReadonlyMap<string, string>,
  house: ReadonlyMap<string, string>,
): Gloss[] {
  const found = new Map<string, Gloss>();
  const openings = new Set([...meanings.keys()].map((key) => key.split(' ')[0] ?? ''));
  for (const block of document.blocks) {
    if (block.kind === 'heading') continue;
    for (const sentence of block.sentences) {
      const { words } = sentence;
      let tags: readonly string[] | undefined;
      for (let index = 0; index < words.length; index += 1) {
        if (!openings.has(stem(words[index]?.text ?? ''))) continue;
        const use = useAt(document, block, words, index, meanings);
        if (!use) continue;
        index += use.length - 1;
        const { key, term, meaning, end } = use;
        if (found.get(key)?.at) continue;
        tags ??= tagSentence(block, sentence);
        const before = words[index - use.length];
        // "Database cluster" is a thing of its own.
        if (
          before &&
          isNoun(tags[index - use.length]) &&
          !house.has(key) &&
          touches(document, before.end, use.start)
        )
          continue;
        // "Backpressure is how …": the sentence itself says what it is.
        if (index - use.length < 1 && SAYS_ITSELF.test(document.text.slice(end, end + 16))) {
          found.delete(key);
          openings.delete(key.split(' ')[0] ?? '');
          continue;
        }
        const next = words[index + 1];
        const goesOn =
          (next !== undefined &&
            (isNoun(tags[index + 1]) || /^\d/.test(next.text)) &&
            touches(document, end, next.start)) ||
          /^["”’')\]]/.test(document.text.slice(end, end + 1));
        found.set(key, {
          term,
          meaning: fitted(term, meaning),
          at: goesOn ? undefined : behindMarks(document.text, use.start, end),
        });
      }
    }
  }
  return [...found.values()];
}

/** Behind the emphasis that closes at a word: "_immutable_ (never changed)". */
function behindMarks(text: string, start: number, end: number): Replacement {
  const marks = /^(\*{1,2}|_{1,2})(?![\p{L}\d])/u.exec(text.slice(end, end + 3))?.[1] ?? '';
  const at =
    marks !== '' && text.lastIndexOf(marks, start) >= text.lastIndexOf('\n', start)
      ? end + marks.length
      : end;
  return { start: at, end: at, text: '' };
}

const SAYS_ITSELF = /^ (?:means|refers to|(?:is|are) (?:how|what|when|where|the|an?) )/;

const CLOSES_QUOTE = /^["”’)\]]/;

const isPlural = (term: string): boolean => {
  const last = term.split(' ').at(-1)?.toLowerCase() ?? '';
  return last.endsWith('s') && singularOf(last) !== undefined;
};

/** "repositories (a repository is the place where …)": what says of one thing what it is fits one. */
function fitted(term: string, meaning: string): string {
  if (!/^(?:an?|the)\s/.test(meaning) || !isPlural(term)) return meaning;
  const [, kind = '', rest = ''] =
    /^an?\s(\p{Ll}+)\s((?:of|for|in|on|to|with|after|by|from|made)\s.*)$/u.exec(meaning) ?? [];
  const kinds = pluralOf(kind);
  if (kinds !== undefined) return `${kinds} ${rest}`;
  const one = term
    .replace(/\S+$/, (word) => singularOf(word.toLowerCase()) ?? word)
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return one === term ? meaning : `${withArticle(one)} is ${meaning}`;
}

/** Whether nothing but a space stands between two words. */
function touches({ text }: SourceDocument, from: number, to: number): boolean {
  return /^\s$/.test(text.slice(from, to));
}

interface Use {
  readonly key: string;
  readonly term: string;
  readonly meaning: string;
  /** In words. */
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

/** The longest of the words that begins at a place. */
function useAt(
  { text }: SourceDocument,
  { prose, start }: Block,
  words: readonly Word[],
  index: number,
  meanings: ReadonlyMap<string, string>,
): Use | undefined {
  const word = words[index];
  if (word?.kind !== 'word') return undefined;
  for (const length of [3, 2, 1]) {
    const run = words.slice(index, index + length);
    const last = run.at(-1);
    if (run.length < length || !last || run.some((part) => part.kind !== 'word')) continue;
    const written = prose.slice(word.start - start, last.end - start).replace(/\s+/g, ' ');
    const key = keyOf(written);
    const meaning = meanings.get(key);
    // "cache-control", "socket.io": part of another name.
    if (meaning && !/^(?:[-/]|\.\w)/.test(text.slice(last.end, last.end + 2)))
      return { key, term: written, meaning, length, start: word.start, end: last.end };
  }
  return undefined;
}

/** A definition as it stands in brackets: no capital, no full stop; empty where it is too long for that. */
function brief(definition: string): string {
  const text = (/^.*?(?=[.;](?:\s|$)|$)/s.exec(definition.trim())?.[0] ?? '').replace(/\s+/g, ' ');
  if (text.split(' ').length > MEANING_WORDS) return '';
  return /^\p{Lu}\p{Ll}*\s/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

function keyOf(term: string): string {
  return term.trim().split(/\s+/).map(stem).join(' ');
}
