import type { Block, Sentence, Word } from '../../document/types.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { lookUp, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { tagWords } from '../../vale/tagging/tagger.ts';

/** What stands for a code span, which is a name to the sentence around it. */
const CODE = 'Xx';
const PUNCTUATION = /[,;:()–—.!?]/;

/** The tags of a sentence's words, one each, in the Penn Treebank's names; capitals of headings say nothing. */
export function tagSentence({ prose, start, kind }: Block, { words }: Sentence): readonly string[] {
  const tokens: string[] = [];
  const places: number[] = [];
  words.forEach((word, index) => {
    const previous = words[index - 1];
    const mark = previous && PUNCTUATION.exec(prose.slice(previous.end - start, word.start - start))?.[0];
    if (mark) tokens.push(mark);
    places.push(tokens.length);
    tokens.push(written(word, kind === 'heading'));
  });
  const tags = tagWords(tokens);
  // "Google Cloud": a name before names, though "google" is a verb too.
  if (tags[0] === 'VB' && tags[1]?.startsWith('NNP') && !IMPERATIVE.test(tokens[0] ?? '')) tags[0] = 'NNP';
  return places.map((at, index) => {
    const tag = tags[at] ?? 'NN';
    // "Torque sensors": a plural of what is no verb.
    return tag === 'VBZ' && isNoVerb(words[index]?.text ?? '') ? 'NNS' : tag;
  });
}

function isNoVerb(word: string): boolean {
  // "Goes" and "does" are never plurals.
  return (
    /s$/.test(word) &&
    !/[dg]oes$/i.test(word) &&
    word.length > 3 &&
    (lookUp(word.toLowerCase()) & THIRD_PERSON) === 0
  );
}

function written({ kind, text }: Word, inHeading: boolean): string {
  if (kind === 'code') return CODE;
  return inHeading && /^\p{Lu}\p{Ll}+$/u.test(text) ? text.toLowerCase() : text;
}

export function isNoun(tag: string | undefined): boolean {
  return tag !== undefined && tag.startsWith('NN');
}

/** Whether a tag is that of a verb that makes a clause. */
export function isFinite(tag: string | undefined): boolean {
  return tag !== undefined && /^(?:VBZ|VBP|VBD|MD)$/.test(tag);
}

/** What may stand before a noun as part of its name. */
export function isModifier(tag: string | undefined): boolean {
  return tag !== undefined && /^(?:JJ|VBN|VBG)$/.test(tag);
}
