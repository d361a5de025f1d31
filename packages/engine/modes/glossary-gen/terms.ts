import type { GlossaryEntry } from '@housestyle/contract';
import type { SourceDocument } from '../../document/types.ts';
import { readGlosses } from '../explain/glosses.ts';
import { isAcronym, type Acronym } from '../reading/acronyms.ts';
import { readDefinitions } from '../reading/definitions.ts';
import { isPerson } from '../reading/people.ts';
import type { Statement } from '../reading/statements.ts';
import type { Topic } from '../reading/topics.ts';
import { TECHNOLOGY } from '../reading/technology.ts';
import { GENERIC, stem } from '../reading/words.ts';
import { uncapitalized } from '../writing/capitals.ts';
import { readPhrases } from './phrases.ts';
import { frequencyOf, lookUp, VERB } from '../../spelling/lexicon.ts';

/** A row of the glossary. */
export interface GlossaryTerm {
  readonly term: string;
  /** In the words of the text, or of the house's glossary; empty where neither says. */
  readonly definition: string;
  /** Of a term without a definition what it means elsewhere; empty where that is not known. */
  readonly meaning: string;
  /** Of a term without a definition what a sentence of the text says of it; empty without one. */
  readonly said: string;
  readonly at: number;
  readonly count: number;
}

/** Phrases used at least this often belong in a glossary even where the text doesn't define them. */
const OFTEN = 4;
/** Terms that whoever reads technical documentation knows. */
const COMMONPLACE = /^(?:environment variable|load balancer|root cause|feature flag|personal data)s?$/i;
/** In words: a shorter text says its terms less often. */
const SHORT_TEXT = 500;
const UNDEFINED_ROWS = 12;
/** A word that is never written small, and stands at least this often, is a name. */
const NAMED = 3;

/** Terms in alphabetical order, at most as many as asked for: those defined, and the weightiest of the others that readers meet again and again. */
export function readTerms(
  document: SourceDocument,
  topics: readonly Topic[],
  acronyms: readonly Acronym[],
  glossary: readonly GlossaryEntry[],
  statements: readonly Statement[],
  most = Infinity,
): readonly GlossaryTerm[] {
  const found = new Map<string, GlossaryTerm>();
  const counts = new Map(topics.map(({ key, count }) => [key, count]));
  const add = (
    entry: Omit<GlossaryTerm, 'count' | 'said' | 'meaning'> & {
      said?: string;
      meaning?: string;
      count?: number;
    },
  ): void => {
    const key = keyOf(entry.term);
    if (!found.has(key)) found.set(key, { said: '', meaning: '', count: counts.get(key) ?? 1, ...entry });
  };
  for (const { term, text, at, code } of readDefinitions(document)) {
    if (!code || /^\p{Lu}/u.test(term))
      add({ term: code ? `\`${term}\`` : decapitalized(term, topics, document), definition: text, at });
  }
  for (const { text, expansion, definedAt } of acronyms) {
    if (expansion && definedAt !== undefined)
      add({ term: text, definition: `${sentence(expansion)}`, at: definedAt });
  }
  const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
  const often = words < SHORT_TEXT ? OFTEN - 1 : OFTEN;
  const used = topics.filter(
    (topic) =>
      topic.count >= often &&
      isOwn(topic) &&
      !isAcronym(topic.text) &&
      (topic.count > 2 * OFTEN || !isPerson(topic.text, document)),
  );
  const places = firstUses(document);
  for (const { term, definition } of glossary) {
    const at = places.get(keyOf(term));
    if (at !== undefined && definition.trim())
      add({ term, definition: `${definition.trim()} (from the house’s glossary)`, at });
  }
  for (const { term, meaning } of readGlosses(document, [], undefined))
    if (!isAcronym(term) && /[ -]/.test(term) && !COMMONPLACE.test(term))
      add({ term: uncapitalized(term.replace(/['’]s?$/, '')), definition: '', at: 0, meaning });
  const phrases = readSubjects(document, statements, words);
  // "Cloud" beside "Google Cloud" is mostly that.
  const isPart = ({ key, count, words: length }: Topic): boolean =>
    length === 1 &&
    [...used.map(({ text, count: uses }) => ({ term: text, count: uses })), ...phrases].some(
      (other) =>
        / /.test(other.term) && other.count * 2 > count && keyOf(other.term).split(' ').includes(key),
    );
  for (const { text } of used.filter((topic) => !isPart(topic)).slice(0, UNDEFINED_ROWS))
    add({ term: text, definition: '', at: 0, said: sayingOf(text, statements) });
  phrases
    .filter(({ term }) => !found.has(keyOf(term)))
    .slice(0, UNDEFINED_ROWS)
    .forEach(add);
  const kept = [...found.values()].sort((a, b) => Number(b.definition !== '') - Number(a.definition !== ''));
  return kept.slice(0, most).sort((a, b) => compare(a.term, b.term));
}

const LONGEST_TERM = 3;

/** Where each word, and each run of up to three, first stands. */
function firstUses({ blocks }: SourceDocument): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { words } of blocks) {
    const stems = words.map(({ text }) => stem(text));
    words.forEach(({ start }, index) => {
      for (let length = 1; length <= LONGEST_TERM && index + length <= words.length; length += 1) {
        const key = stems.slice(index, index + length).join(' ');
        if (!places.has(key)) places.set(key, start);
      }
    });
  }
  return places;
}

/** In uses of its rarest word: a phrase with fewer is made of words that happen to meet. */
const FIRM = 0.5;

/** Phrases used again, of whose words one stands in hardly any other, and that a sentence speaks of. */
function readSubjects(
  document: SourceDocument,
  statements: readonly Statement[],
  words: number,
): readonly { term: string; definition: string; at: number; said: string; count: number }[] {
  const least = words < SHORT_TEXT ? OFTEN - 2 : OFTEN - 1;
  return readPhrases(document)
    .filter(
      ({ text, key, count, bond }) =>
        count >= least &&
        bond >= FIRM &&
        !COMMONPLACE.test(text) &&
        !TECHNOLOGY.test(text) &&
        !isPerson(text, document) &&
        !key.split(' ').every((part) => GENERIC.has(part)),
    )
    .map(({ text, count }) => ({
      term: text,
      definition: '',
      at: 0,
      count,
      said: sayingOf(text, statements),
    }))
    .filter(({ term, said, count }) => said !== '' || (count > OFTEN && term.includes(' ')))
    .sort((one, other) => other.count - one.count);
}

const LONG_SAYING = 200;
/** What a sentence says of its subject. */
const SAYS =
  /^\s+(?:also\s+|always\s+|only\s+)?(?:is|are|has|have|can|will|must|may|does|do|\p{Ll}+(?:s|es))\s/u;

/** The first sentence that is about a term, as its subject; empty without one. */
function sayingOf(term: string, statements: readonly Statement[]): string {
  const opening = term.toLowerCase();
  return (
    statements.find(({ text, leaning }) => {
      const bare = text.replace(/^(?:an?|the|each|every)\s+/i, '');
      const isSubject = bare.toLowerCase().startsWith(opening);
      const rest = bare.slice(opening.length);
      // "Webhooks notify your server": several do it.
      const verb = /^s?\s+(\p{Ll}+)\s/u.exec(rest)?.[1] ?? '';
      const isPlural = /s$/.test(`${opening}${rest.slice(0, 1).trim()}`) && (lookUp(verb) & VERB) !== 0;
      return !leaning && isSubject && text.length < LONG_SAYING && (SAYS.test(rest) || isPlural);
    })?.text ?? ''
  );
}

/** Words of technical English that are more frequent need no glossary. */
const KNOWN = 5;

/** Whether a reader of the field may not know it: a name, or a phrase with a word that is rare elsewhere. */
function isOwn({ text, words, proper, key }: Topic): boolean {
  if (TECHNOLOGY.test(text)) return false;
  if (words === 1) return proper;
  const parts = key.split(' ');
  if (proper) return !parts.some((part) => TECHNOLOGY.test(part));
  return Math.min(...parts.map((part) => frequencyOf(lookUp(part)))) < KNOWN;
}

/** A word that begins a sentence loses its capital, unless it is a name. */
function decapitalized(term: string, topics: readonly Topic[], { blocks }: SourceDocument): string {
  if (!/^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(term)) return term;
  const word = term.split(' ')[0] ?? '';
  const spelled = blocks.flatMap(({ words }) =>
    words.filter(({ text }) => text.toLowerCase() === word.toLowerCase()),
  );
  if (spelled.length >= NAMED && spelled.every(({ text }) => text === word)) return term;
  const first = topics.find(({ key }) => key === keyOf(term.split(' ')[0] ?? ''));
  const whole = topics.find(({ key }) => key === keyOf(term));
  return first?.proper || whole?.proper ? term : term.slice(0, 1).toLowerCase() + term.slice(1);
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function keyOf(term: string): string {
  return term.replace(/`/g, '').split(/\s+/).map(stem).join(' ');
}

/** Alphabetical without regard to case and marks, the same on every machine. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((term) => term.replace(/[^\p{L}\p{N} ]/gu, '').toLowerCase());
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}
