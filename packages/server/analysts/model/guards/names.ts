import type { GlossaryEntry, TermSub } from '@housestyle/contract';
import type { SourceDocument } from '@housestyle/engine/texts';

/** Capitalized in the middle of an English sentence, and yet words that every language has its own of. */
const WORDS = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September
October November December English German French Spanish Italian Portuguese Dutch Russian Chinese Japanese Korean Arabic
European American British Internet Web Earth State Yes No True False Note Tip Warning Important Caution OK Figure Table Chapter
Section Step Part Appendix Example`.split(/\s+/),
);
/** Written unlike any common word: `GitHub`, `iOS`, `S3`, `OAuth2`. */
const MIXED = /^(?=.*\p{Lu})(?=.*\p{Ll}).*(?:\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}|\d)/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}$/u;
/** Times that a capitalized word has to stand in a text before it is taken for a name. */
const OFTEN = 2;
const TOKEN = /⟦[^⟦⟧]*⟧/;

/** A name in a text, and how often it stands there. */
export interface Name {
  readonly name: string;
  readonly count: number;
  /** No other spelling of it stands in the text. */
  readonly only: boolean;
}

export interface KnownTerms {
  readonly termSubs: readonly TermSub[];
  readonly glossary: readonly GlossaryEntry[];
}

/**
 * The names of products and such in the prose of a text: terms of the house style that stand in it like names, and words
 * that are written like no common word or, with `capitalized`, have a capital in the middle of sentences, again and again.
 */
export function namesOf(
  { blocks }: SourceDocument,
  { termSubs, glossary }: KnownTerms,
  { capitalized = true }: { readonly capitalized?: boolean } = {},
): Name[] {
  const told = new Set([...glossary.map(({ term }) => term), ...termSubs.map(({ preferred }) => preferred)]);
  const candidates = new Set<string>([...told].filter((term) => /\p{Lu}/u.test(term)));
  const inside = new Set<string>();
  for (const { kind, value, sentences } of blocks) {
    if (kind === 'heading' || value) continue;
    for (const { words } of sentences)
      for (const [index, { text: word, kind: of }] of words.entries()) {
        if (of !== 'word' || WORDS.has(word)) continue;
        // Where a sentence begins, a capital tells nothing.
        if (MIXED.test(word) || (capitalized && index > 0 && CAPITALIZED.test(word))) inside.add(word);
      }
  }
  const prose = blocks.map((block) => block.prose).join('\n');
  for (const word of inside) candidates.add(word);
  return [...candidates].flatMap((name) => {
    const count = occurrences(prose, name);
    if (count === 0) return [];
    const only = occurrences(prose, name, 'giu') === count;
    if (MIXED.test(name)) return [{ name, count, only }];
    // What is also written small, or capitalized only where sentences begin, is a common word.
    const asName = told.has(name) ? standsInside(prose, name) : count >= OFTEN;
    return only && asName ? [{ name, count, only }] : [];
  });
}

function standsInside(prose: string, name: string): boolean {
  return new RegExp(`(?<=[\\p{L}\\p{N},)] )${escape(name)}${AFTER}`, 'u').test(prose);
}

/** The names that an answer lost: it may say them less often, but not less than half as often. */
export function lostNames(names: readonly Name[], answer: string): string[] {
  return names
    .filter(({ name, count }) => occurrences(answer, name, 'gu', false) < Math.max(1, Math.floor(count / 2)))
    .map(({ name }) => name);
}

/** The answer with names that are only written with other capitals as they are in the text; tokens stay. */
export function repairNames(names: readonly Name[], answer: string): string {
  const wrong = names.filter(({ only }) => only);
  if (wrong.length === 0) return answer;
  const byLower = new Map(wrong.map(({ name }) => [name.toLowerCase(), name]));
  const pattern = new RegExp(
    `${TOKEN.source}|${BEFORE}(?:${wrong.map(({ name }) => escape(name)).join('|')})${AFTER}`,
    'giu',
  );
  return answer.replace(pattern, (found) => byLower.get(found.toLowerCase()) ?? found);
}

/** Terms of the glossary that a text has and its rewriting no longer has, in any form. */
export function lostTerms(glossary: readonly GlossaryEntry[], before: string, after: string): string[] {
  const [was, is] = [before.toLowerCase(), after.toLowerCase()];
  return glossary
    .map(({ term }) => term)
    .filter((term) => {
      const stem = stemOf(term.toLowerCase());
      return stem.length > 2 && occurrences(was, term.toLowerCase()) > 0 && !is.includes(stem);
    });
}

/** A term without what its plural or an inflection changes. */
function stemOf(term: string): string {
  return term.replace(/(?:ies|es|s|y|e)$/, '');
}

const BEFORE = '(?<![\\p{L}\\p{N}_-])';
const AFTER = '(?![\\p{L}\\p{N}_])';

/** `whole`: not with an ending, as other languages give names. */
function occurrences(text: string, name: string, flags = 'gu', whole = true): number {
  return [...text.matchAll(new RegExp(BEFORE + escape(name) + (whole ? AFTER : ''), flags))].length;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\$&').replace(/\s+/g, '\\s+');
}
