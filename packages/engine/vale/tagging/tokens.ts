import type { Range } from '@housestyle/contract';
import { tagWords } from './tagger.ts';

/** A word as taggers count it: "don't" is two, a punctuation mark is one. */
export interface Token extends Range {
  readonly text: string;
  readonly tag: string;
}

const TOKEN =
  /\p{L}[\p{L}\p{M}\p{N}]*?(?=n['’]t(?!\p{L}))|n['’]t(?!\p{L})|['’](?:s|re|ve|ll|d|m)(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?!n['’]t(?!\p{L}))[-.@/_+#&][\p{L}\p{N}]+)*|\.\.\.|\S/giu;

export function tokenize(text: string): Token[] {
  const found = [...text.matchAll(TOKEN)];
  const tags = tagWords(found.map(([word]) => word.replaceAll('’', "'")));
  return found.map(({ 0: word, index }, number) => ({
    text: word,
    start: index,
    end: index + word.length,
    tag: tags[number] ?? 'NN',
  }));
}
