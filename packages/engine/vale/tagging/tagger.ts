import {
  ADJECTIVE,
  ADVERB,
  ING,
  lookUp,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import { closedTags } from './closed-classes.ts';

const FORMS = [
  [NOUN, 'NN'],
  [PLURAL, 'NNS'],
  [VERB, 'VB'],
  [THIRD_PERSON, 'VBZ'],
  [PAST, 'VBD'],
  [PARTICIPLE, 'VBN'],
  [ING, 'VBG'],
  [ADJECTIVE, 'JJ'],
  [ADVERB, 'RB'],
] as const;

/** Endings that tell the part of speech of a word that no list has. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ly$/, ['RB']],
  [/ing$/, ['VBG', 'NN']],
  [/ed$/, ['VBD', 'VBN', 'JJ']],
  [/(?:tion|ness|ment|ity|ism|ship|ance|ence|or|er)$/, ['NN']],
  [/(?:able|ible|ous|ful|ive|less|ish|ical|ic|al)$/, ['JJ']],
  [/(?:ize|ise|ify)$/, ['VB']],
  [/[^su]s$/, ['NNS', 'VBZ']],
];

const BE = new Set(["'s", "'re", "'m", 'is', 'are', 'am', 'was', 'were', 'be', 'been', 'being']);
const GET = new Set(['get', 'gets', 'got', 'gotten', 'getting']);
const ARTICLE = /^(?:an?|the|each|every|another)$/i;
const DO = new Set(['do', 'does', 'did']);
const HAVE = new Set(['have', 'has', 'had', "'ve", "'d", 'having']);

/** Tags for words of one sentence, in the Penn Treebank's names. */
export function tagWords(words: readonly string[]): string[] {
  const tags: string[] = [];
  const candidates = words.map((word, index) => candidatesFor(word, index === 0));
  for (const [index, word] of words.entries()) {
    const own = candidates[index] ?? ['NN'];
    const context = contextOf(words, tags, candidates, index);
    if (context.determined && own.includes('VB') && !own.includes('NN')) tags.push('NN');
    else tags.push(own.length === 1 ? (own[0] ?? 'NN') : choose(own, context));
    fixDeterminer(words, tags, index, word);
  }
  return tags;
}

interface Context {
  /** The word before and its tag; empty at the start. */
  readonly before: string;
  readonly beforeTag: string;
  /** Before is an adjective that says what something is: "is available". */
  readonly predicate: boolean;
  /** After an article, with or without an adjective between: "the new install". */
  readonly determined: boolean;
  /** What the next word may be. */
  readonly next: readonly string[];
}

function contextOf(
  words: readonly string[],
  tags: readonly string[],
  all: readonly (readonly string[])[],
  index: number,
): Context {
  let at = index - 1;
  while (at >= 0 && tags[at] === 'RB') at--;
  const phrase = tags[at] === 'JJ' ? at - 1 : at;
  return {
    before: (words[at] ?? '').toLowerCase(),
    beforeTag: tags[at] ?? '',
    predicate: tags[at] === 'JJ' && BE.has((words[at - 1] ?? '').toLowerCase()),
    determined: tags[phrase] === 'PRP$' || ARTICLE.test(words[phrase] ?? ''),
    next: all[index + 1] ?? [],
  };
}

function candidatesFor(word: string, first: boolean): readonly string[] {
  if (!/[\p{L}\p{N}]/u.test(word) && closedTags(word.toLowerCase()) === undefined)
    return [/^[.!?]+$/.test(word) ? '.' : word];
  if (/^[-+]?[\d.,]*\d%?$/.test(word)) return ['CD'];
  const lower = word.toLowerCase();
  const closed = closedTags(lower);
  if (closed) return closed;
  const facts = lookUp(lower);
  const known = FORMS.filter(([bit]) => (facts & bit) !== 0).map(([, tag]): string => tag);
  const name = /^\p{Lu}/u.test(word) && (!first || known.length === 0);
  if (name) return [/[^s]s$/.test(word) && known.includes('NNS') ? 'NNPS' : 'NNP'];
  if (known.length > 0) return known;
  return ENDINGS.find(([ending]) => ending.test(lower))?.[1] ?? (word.includes('-') ? ['JJ', 'NN'] : ['NN']);
}

/** The first of these that a word may be. */
function firstOf(own: readonly string[], order: readonly string[]): string | undefined {
  return order.find((tag) => own.includes(tag));
}

const VERBS = ['VBZ', 'VBD', 'VB', 'VBN', 'VBG'];
const NOUNS = ['NN', 'NNS'];

function choose(own: readonly string[], { before, beforeTag, predicate, next }: Context): string {
  const nounFollows = next.some((tag) => /^(?:NN|JJ|CD)/.test(tag));
  const fallback = firstOf(own, [...NOUNS, 'JJ', ...VERBS, 'RB']) ?? 'NN';
  if (beforeTag === 'MD' || (beforeTag === 'TO' && own.includes('VB')))
    return firstOf(own, ['VB', ...NOUNS]) ?? fallback;
  const object = next.some((tag) => /^(?:DT|PRP)/.test(tag));
  if (predicate || DO.has(before)) return firstOf(own, ['VB', 'RB', ...NOUNS]) ?? fallback;
  if (HAVE.has(before)) return firstOf(own, ['VBN', 'VBD', ...NOUNS, 'JJ']) ?? fallback;
  if (BE.has(before) || GET.has(before))
    return firstOf(own, ['VBG', 'VBN', 'JJ', ...NOUNS, 'VBD']) ?? fallback;
  // Neither stands before a plural.
  if (/^(?:this|that)$/.test(before) && own.includes('VBZ')) return 'VBZ';
  if (/^(?:DT|PRP\$|POS|WP\$|JJ|JJR|JJS|CD|VBG)$/.test(beforeTag)) {
    const order = nounFollows ? ['JJ', 'VBN', 'NN', 'NNS', 'VBG'] : [...NOUNS, 'JJ', 'VBG', 'VBN'];
    return firstOf(own, order) ?? fallback;
  }
  if (/^(?:PRP|WP|EX|WDT)$/.test(beforeTag)) {
    const verb = firstOf(own, ['VBD', 'VBZ', 'VB', 'VBN']);
    return verb === 'VB' ? 'VBP' : (verb ?? fallback);
  }
  if (beforeTag === 'IN')
    return firstOf(own, nounFollows ? ['JJ', 'VBG', 'NN', 'NNS'] : [...NOUNS, 'VBG', 'JJ']) ?? fallback;
  if (beforeTag === 'CC' && object) return firstOf(own, ['VBD', 'VBZ', 'VB']) ?? fallback;
  if (
    beforeTag === 'NNS' &&
    own.includes('VB') &&
    next.some((tag) => /^(?:DT|IN|PRP|RB|TO|WRB|\.)/.test(tag))
  )
    return 'VBP';
  if (/^NN/.test(beforeTag)) return afterNoun(own, next, fallback);
  if (beforeTag === '') return opening(own, next, fallback);
  return fallback;
}

function afterNoun(own: readonly string[], next: readonly string[], fallback: string): string {
  const verb = firstOf(own, ['VBZ', 'VBD', 'VBN']);
  if (verb && next.some((tag) => /^(?:DT|IN|PRP|JJ|RB|CD|TO|VBG|WRB)/.test(tag))) return verb;
  if (verb && !own.some((tag) => NOUNS.includes(tag))) return verb;
  return fallback;
}

function opening(own: readonly string[], next: readonly string[], fallback: string): string {
  const commands = next.some((tag) => /^(?:DT|PRP|CD|IN|WRB|NNP)/.test(tag));
  return own.includes('VB') && commands ? 'VB' : fallback;
}

/** "That" before a verb or a clause, "her" before a verb. */
function fixDeterminer(words: readonly string[], tags: string[], index: number, word: string): void {
  const previous = words[index - 1]?.toLowerCase();
  if (previous === 'that' && /^(?:PRP|DT|MD|VB)/.test(tags[index] ?? ''))
    tags[index - 1] = index === 1 ? 'DT' : 'IN';
  if (
    word.toLowerCase() === 'there' &&
    /^(?:is|are|was|were|'s)$/.test(words[index + 1]?.toLowerCase() ?? '')
  )
    tags[index] = 'EX';
  if (word.toLowerCase() === "'s" && /^(?:PRP|DT|EX|WP|WRB)$/.test(tags[index - 1] ?? '') === false)
    tags[index] = 'POS';
}
