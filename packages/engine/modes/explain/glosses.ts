import type { Audience, GlossaryEntry } from '@housestyle/contract';
import type { SourceDocument } from '../../document/types.ts';
import type { Replacement } from '../../fixes/apply-replacements.ts';
import { KNOWN_ACRONYMS } from '../../rules/data/known-acronyms.ts';
import { readAcronyms } from '../reading/acronyms.ts';
import { stem } from '../reading/words.ts';

/** What a word means, in brackets after its first use. */
export interface Gloss {
  readonly term: string;
  readonly meaning: string;
  readonly at: Replacement;
}

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
    const known = KNOWN_ACRONYMS.get(text);
    const meaning =
      house.get(keyOf(text)) || (known && (!known.plain || audience === 'consumer') ? known.expansion : '');
    if (expansion || !meaning) return [];
    const at = after(document, first);
    const plural =
      /s$/.test(document.text.slice(first, at.end)) && !/s$/.test(meaning) && /\p{L}$/u.test(meaning);
    return [{ term: text, meaning: plural ? `${meaning}s` : meaning, at }];
  });
  const words = firstUses(document, house).filter(
    ({ term }) => !acronyms.some((other) => other.term === term),
  );
  return [...acronyms, ...words].filter(({ at, term }) => {
    const { text } = document;
    // What stands in brackets is itself the gloss of the words before them.
    const inBrackets = text
      .slice(Math.max(0, at.end - term.length - 3), at.end)
      .replace(/['’]?s$/, '')
      .endsWith(`(${term}`);
    return !inBrackets && !/^['’]?s?\s*\(/.test(text.slice(at.end, at.end + 4));
  });
}

/** Where the bracket goes: behind the word, its plural or possessive ending included. */
function after(document: SourceDocument, first: number): Replacement {
  for (const { words } of document.blocks) {
    const word = words.find(({ start }) => start === first);
    if (word) return { start: word.end, end: word.end, text: '' };
  }
  return { start: first, end: first, text: '' };
}

function firstUses(document: SourceDocument, house: ReadonlyMap<string, string>): Gloss[] {
  const found = new Map<string, Gloss>();
  for (const { kind, words, prose, start } of document.blocks) {
    if (kind === 'heading') continue;
    words.forEach((word, index) => {
      for (const length of [3, 2, 1]) {
        const run = words.slice(index, index + length);
        const last = run.at(-1);
        if (run.length < length || !last || run.some((part) => part.kind !== 'word')) continue;
        const written = prose.slice(word.start - start, last.end - start).replace(/\s+/g, ' ');
        const key = keyOf(written);
        const meaning = house.get(key);
        if (meaning && !found.has(key))
          found.set(key, { term: written, meaning, at: { start: last.end, end: last.end, text: '' } });
      }
    });
  }
  return [...found.values()];
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
