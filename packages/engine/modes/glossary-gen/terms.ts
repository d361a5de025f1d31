import type { Audience, GlossaryEntry } from '@housestyle/contract';
import type { SourceDocument } from '../../document/types.ts';
import { readGlosses } from '../explain/glosses.ts';
import { isAcronym, type Acronym } from '../reading/acronyms.ts';
import { readDefinitions, type Definition } from '../reading/definitions.ts';
import { readable } from '../reading/readable.ts';
import type { Statement } from '../reading/statements.ts';
import type { Topic } from '../reading/topics.ts';
import { uncapitalized } from '../writing/capitals.ts';
import { partsOf as partsOfSpeech } from '../../spelling/parts.ts';
import { COMMONPLACE, keyOf, isRareNoun, readCandidates, type Candidate } from './candidates.ts';
import { Sayings } from './sayings.ts';

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

const UNDEFINED_ROWS = 10;
/** A word that is never written small, and stands at least this often, is a name. */
const NAMED = 3;

/**
 * Terms in alphabetical order, at most as many as asked for: those defined, and the weightiest of the others that readers
 * meet again and again. Consumers are told the words of the trade too; who builds software knows them.
 */
export function readTerms(
  document: SourceDocument,
  topics: readonly Topic[],
  acronyms: readonly Acronym[],
  glossary: readonly GlossaryEntry[],
  statements: readonly Statement[],
  {
    audience,
    most,
    title,
  }: { readonly audience: Audience | undefined; readonly most: number; readonly title: string },
): readonly GlossaryTerm[] {
  const found = new Map<string, GlossaryTerm>();
  const prose = document.blocks
    .flatMap((block) => (block.kind === 'heading' ? [] : [block.prose]))
    .join('\n');
  const counts = new Map(topics.map(({ key, count }) => [key, count]));
  const add = (entry: Partial<GlossaryTerm> & Pick<GlossaryTerm, 'term'>): void => {
    const key = keyOf(entry.term);
    if (!found.has(key))
      found.set(key, { definition: '', said: '', meaning: '', at: 0, count: counts.get(key) ?? 1, ...entry });
  };
  const defined = readDefinitions(document).filter(({ term, code }) => !code || /^\p{Lu}/u.test(term));
  const definitions = new Map(defined.map((definition) => [keyOf(definition.term), definition]));
  // What the house says a term means holds, whatever the text says of it.
  const places = firstUses(document);
  for (const { term, definition } of glossary) {
    const at = places.get(keyOf(term));
    if (at !== undefined && definition.trim())
      add({
        term,
        definition: `${definition.trim()} (from the house’s glossary)`,
        said: definitions.get(keyOf(term))?.text ?? '',
        at,
      });
  }
  const sayings = new Sayings(statements);
  const known = new Set<string>();
  for (const { text, expansion, definedAt } of acronyms) {
    if (expansion === undefined || definedAt === undefined) continue;
    known.add(keyOf(expansion));
    // What it stands for, and what the text says that is: one row.
    const told = (definitions.get(keyOf(expansion)) ?? definitions.get(keyOf(text)))?.text ?? '';
    const said = told === '' ? sayings.anyOf(`${expansion} (${text})`) : '';
    add({ term: text, definition: `${sentence(expansion)} ${told}`.trim(), said, at: definedAt });
    definitions.delete(keyOf(expansion));
  }
  for (const { term, text, at, code } of definitions.values())
    if (!isTail(term, text, defined))
      add({
        term: code
          ? `\`${term}\``
          : isNamed(term, text)
            ? term
            : decapitalized(term, topics, document, prose),
        definition: text,
        at,
      });
  const subject = readTitleTerm(document, title);
  if (subject) add({ ...subject, term: decapitalized(subject.term, topics, document, prose) });
  for (const { term, meaning } of readGlosses(document, [], audience))
    if (
      !isAcronym(term) &&
      !/^\d/.test(term) &&
      (/[ -]/.test(term) || audience === 'consumer' || (!audience && isRareNoun(term.toLowerCase()))) &&
      !COMMONPLACE.test(term) &&
      ![...known].some((key) => key.includes(keyOf(term)))
    )
      add({ term: uncapitalized(term.replace(/['’]s?$/, '')), meaning });
  const candidates = readCandidates(document, topics, sayings, prose);
  const isPart = partsOf([...candidates, ...found.values()]);
  candidates
    .filter(({ term }) => !found.has(keyOf(term)) && !known.has(keyOf(term)))
    .filter((candidate) => !isPart(candidate))
    .slice(0, UNDEFINED_ROWS)
    .forEach((entry) => add({ ...entry, term: decapitalized(entry.term, topics, document, prose) }));
  const kept = [...found.values()].sort((a, b) => Number(b.definition !== '') - Number(a.definition !== ''));
  return kept.slice(0, most).sort((a, b) => compare(a.term, b.term));
}

/** Sentences in which a text may say what its title names. */
const OPENING = 4;
const LONGEST_DEFINITION = 320;
/** "Backpressure is how a stage …", "driftwatch compares …": what it is or does, and not what happens to it. */
const SAYS =
  /^ (?:(?:is|are) (?:how|what|where|when|an?|the|one of)|lets|\p{Ll}{2,}s (?!are\b|is\b|were\b|have\b|and\b|or\b|of\b|that\b|in\b)(?:\p{L}|`)) ?/u;

/** What the opening of a text says of the one thing that its title names; undefined where it does not. */
function readTitleTerm(
  document: SourceDocument,
  title: string,
): Pick<GlossaryTerm, 'term' | 'definition' | 'at'> | undefined {
  const name = title
    .replace(/^(?:\p{L}{3,}ing |about |what (?:is|are) )?(?:an? |the )?/iu, '')
    .replace(/\?$/, '');
  if (name === '' || name.split(' ').length > LONGEST_TERM || /[:–—]|\d/.test(name)) return undefined;
  const opening = document.blocks
    .filter(({ kind, list }) => kind === 'paragraph' && !list)
    .flatMap((block) => block.sentences.map((sentence) => ({ block, sentence })))
    .slice(0, OPENING);
  for (const { block, sentence } of opening) {
    const text = readable(document, block, sentence);
    const [, subject = ''] =
      /^(?:(?:An?|The|Each|Every) )?(.+?)(?= (?:\p{Ll}+s|are|lets) )/u.exec(text) ?? [];
    const isIt =
      subject !== '' &&
      keyOf(subject) === keyOf(name) &&
      SAYS.test(text.slice(text.indexOf(subject) + subject.length));
    if (isIt && text.length <= LONGEST_DEFINITION && /[.!]$/.test(text))
      return {
        term: subject,
        definition: text,
        at: sentence.start,
      };
  }
  return undefined;
}

/** "Quarry is our reporting database": what has no article there is a name. */
const IS_OURS = /^\p{Lu}\S+ is our /u;

/** "Tidewatch is an inventory tool": no word of a dictionary. */
const isNamed = (term: string, text: string): boolean =>
  IS_OURS.test(text) ||
  (/^\p{Lu}\p{Ll}+$/u.test(term) &&
    text.startsWith(`${term} is a`) &&
    partsOfSpeech(term.toLowerCase()) === 0);

/** "Projector" beside "balance projector", of which the text says what "the projector" does. */
function isTail(term: string, text: string, defined: readonly Definition[]): boolean {
  return (
    text.toLowerCase().startsWith(`the ${term.toLowerCase()} `) &&
    defined.some((other) => other.term.toLowerCase().endsWith(` ${term.toLowerCase()}`))
  );
}

/** Whether a term stands mostly in a longer one: "Cloud" in "Google Cloud", "chain" in "commit-graph chain". */
function partsOf(
  terms: readonly (Pick<GlossaryTerm, 'term' | 'count'> & Partial<Pick<GlossaryTerm, 'definition'>>)[],
): (part: Candidate) => boolean {
  const wholes = terms.map(({ term, count, definition = '' }) => ({ key: keyOf(term), count, definition }));
  const byWord = Map.groupBy(
    wholes.flatMap((whole) => [...new Set(whole.key.split(' '))].map((word) => ({ word, whole }))),
    ({ word }) => word,
  );
  return ({ term, count }) => {
    const part = keyOf(term);
    return (byWord.get(part.split(' ', 1)[0] ?? '') ?? []).some(
      ({ whole: { key, count: uses, definition } }) =>
        key !== part &&
        ` ${key} `.includes(` ${part} `) &&
        (uses * 2 > count ||
          (!part.includes(' ') && key.endsWith(` ${part}`)) ||
          // "Idle" beside "idle state: the first state of …".
          (definition !== '' && key.startsWith(`${part} `))),
    );
  };
}

const LONGEST_TERM = 3;

/** Where each word, and each run of up to three, first stands. */
function firstUses({ blocks }: SourceDocument): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { words } of blocks) {
    // "drop-off point" is three of them.
    const stems = words.map(({ text }) => keyOf(text));
    words.forEach(({ start }, index) => {
      for (let length = 1; length <= LONGEST_TERM && index + length <= words.length; length += 1) {
        const key = stems.slice(index, index + length).join(' ');
        if (!places.has(key)) places.set(key, start);
      }
    });
  }
  return places;
}

/** A word that begins a sentence loses its capital, unless it is a name. */
function decapitalized(
  term: string,
  topics: readonly Topic[],
  { blocks }: SourceDocument,
  prose: string,
): string {
  const small = term.toLowerCase();
  const times = (spelling: string): number => prose.split(` ${spelling}`).length - 1;
  if (/\p{Lu}\p{Ll}/u.test(term) && !/\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term) && times(small) > times(term))
    return small;
  if (!/^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}|$)/u.test(term)) return term;
  const word = term.split(' ')[0] ?? '';
  const spelled = blocks.flatMap(({ words }) =>
    words.filter(({ text }) => text.toLowerCase() === word.toLowerCase()),
  );
  // "The Verdana computer": it has its capital inside a sentence, and never goes without.
  const isName = spelled.length >= NAMED || new RegExp(`\\p{Ll},? ${word}\\b`, 'u').test(prose);
  if (isName && spelled.every(({ text }) => text === word)) return term;
  const first = topics.find(({ key }) => key === keyOf(term.split(' ')[0] ?? ''));
  const whole = topics.find(({ key }) => key === keyOf(term));
  return first?.proper || whole?.proper ? term : term.slice(0, 1).toLowerCase() + term.slice(1);
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** Alphabetical without regard to case and marks, the same on every machine. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((term) => term.replace(/[^\p{L}\p{N} ]/gu, '').toLowerCase());
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0;
}
