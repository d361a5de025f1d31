import { editSteps, type ValeEdit } from '@housestyle/contract';
import { sentenceCase } from './casing/sentence-case.ts';
import { titleCase } from './casing/title-case.ts';
import { compileWordCase } from './casing/vocabulary.ts';
import { camelCase, capitalize, joinedCase, pascalCase, simpleCase, uncapitalize } from './casing/words.ts';
import { compilePattern } from './patterns.ts';
import { asciiText, plainPunctuation, smartPunctuation } from './punctuation.ts';
import { numberOfWords, wordsOfNumber } from './numbers.ts';

const NO_WORDS = compileWordCase([]);

const EDITS: Readonly<Record<ValeEdit, (text: string, a: string, b: string) => string>> = {
  replace: (text, from, to) => text.replaceAll(from, to),
  remove: (text, characters) => [...text].filter((one) => !characters.includes(one)).join(''),
  regex: (text, pattern, by) => compilePattern(pattern).replace(text, by),
  trim: (text, cutset) => trimEnd(trimStart(text, cutset), cutset),
  trim_left: trimStart,
  trim_right: trimEnd,
  truncate: (text, at) => text.split(at)[0] ?? '',
  split: (text, at, index) => text.split(at)[Number(index)] ?? text,
  wrap: (text, mark) => mark + text + mark,
  unwrap: (text, mark) => unwrapped(text, mark),
  prefix: (text, head) => head + text,
  suffix: (text, tail) => text + tail,
  squeeze: (text) => text.replace(/\s+/g, ' '),
  capitalize,
  uncapitalize,
  smart: smartPunctuation,
  dumb: plainPunctuation,
  ascii: asciiText,
  words: wordsOfNumber,
  digits: numberOfWords,
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  title: (text) => titleCase(NO_WORDS, 'AP')(text),
  sentence: (text) => sentenceCase(NO_WORDS, [])(text),
  simple: simpleCase,
  kebab: (text) => joinedCase(text, '-'),
  snake: (text) => joinedCase(text, '_'),
  camel: camelCase,
  pascal: pascalCase,
};

/** Throws a `PatternError` for edits with a pattern that cannot be read. */
export function checkEdits(params: readonly string[]): void {
  const steps = editSteps(params);
  if (typeof steps === 'string') return;
  for (const { name, params: own } of steps) if (name === 'regex') compilePattern(own[0] ?? '');
}

/**
 * What edits make of a text; none where the list of edits cannot be read.
 * @param expand fills groups of the match into a parameter
 */
export function editText(
  params: readonly string[],
  text: string,
  expand: (param: string) => string,
): readonly string[] {
  const steps = editSteps(params);
  if (typeof steps === 'string') return [];
  const result = steps.reduce((current, step) => {
    // A pattern's `$1` is its own group.
    const [a = '', b = ''] = step.name === 'regex' ? step.params : step.params.map(expand);
    return EDITS[step.name](current, a, b);
  }, text);
  // Edits that change nothing propose nothing.
  return result === text ? [] : [result.trim()];
}

function trimStart(text: string, cutset: string): string {
  let start = 0;
  while (start < text.length && cutset.includes(text[start] ?? '')) start++;
  return text.slice(start);
}

function trimEnd(text: string, cutset: string): string {
  let end = text.length;
  while (end > 0 && cutset.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

function unwrapped(text: string, mark: string): string {
  const start = text.startsWith(mark) ? mark.length : 0;
  const ends = mark !== '' && text.endsWith(mark) && text.length >= start + mark.length;
  return text.slice(start, ends ? text.length - mark.length : undefined);
}
