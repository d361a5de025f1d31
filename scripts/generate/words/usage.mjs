// Adds to common-words.txt how its words are used: `node scripts/generate/words/usage.mjs WINK DIR… > common-words.new`.
// WINK is a folder with the packages wink-nlp and wink-eng-lite-web-model (MIT), which tell parts of speech; each DIR is
// searched for English documents. Not part of `npm run generate`, since what it counts is on no other machine.
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseDocument } from '../../../packages/engine/document/index.ts';
import { classesOf } from '../../../packages/engine/spelling/function-words.ts';

const COMMON = new URL('common-words.txt', import.meta.url);
/** Fewer occurrences are chance. */
const LEAST_COUNT = 8;
const LEAST_ALONE = 4;
const SENTENCE = /(?<=[.!?:])\s+(?=[A-Z])|\n/;
const FOREIGN =
  /(?:^|\/)(?:changelog|history|license)|[._-](?:[a-z]{2}|zh-[a-z]+|pt-br)\.(?:mdx?|rst|txt|html)$/i;
/** Behind these, a noun that is counted has an article. */
const TAKES_OBJECT = /^(?:with|without|using|is|are|be|has|have)$/;

const [wink, ...folders] = process.argv.slice(2);
const require = createRequire(join(resolve(wink), 'package.json'));
const nlp = require('wink-nlp')(require('wink-eng-lite-web-model'), ['pos']);

/** Of what doesn't show it by its marks. */
const languageOf = (name) =>
  /\.html$/.test(name) ? 'html' : /\.rst(?:\.txt)?$/.test(name) ? 'restructuredtext' : undefined;

/** What many pages repeat is counted once. */
const seen = new Set();
const uses = new Map();
const count = (word, use) => {
  const entry = uses.get(word) ?? {
    NOUN: 0,
    VERB: 0,
    noun: 0,
    verb: 0,
    modifier: 0,
    all: 0,
    article: 0,
    bare: 0,
  };
  entry[use]++;
  uses.set(word, entry);
};

const BEFORE_VERB =
  /^(?:to|can|could|may|might|must|shall|should|will|would|not|it|they|you|we|which|that|who|also|only)$/i;

/** What a word that may be a noun and something else is, told by its neighbours: taggers go by their dictionary. */
function besides(words, parts, at) {
  if (BEFORE_VERB.test(words[at - 1])) return 'verb';
  const beforeNoun = /^(?:NOUN|PROPN)$/.test(parts[at + 1]);
  if (/^(?:DET|ADP|NUM|ADJ)$/.test(parts[at - 1]) && !/^this$/i.test(words[at - 1]))
    return beforeNoun ? 'modifier' : 'noun';
  return parts[at + 1] === 'DET' ? 'verb' : undefined;
}

/** Whether a verb governs what follows it, and is no participle before a noun: not "the signed certificate". */
const isFinite = (words, parts, at) =>
  !/(?:ed|ing)$/.test(words[at]) &&
  !/^(?:DET|ADJ|ADP|NUM)$/.test(parts[at - 1]) &&
  /^[a-z]+$/.test(words[at]);

/** @param {readonly string[]} words @param {readonly string[]} parts of speech, as Universal Dependencies names them */
function countSentence(words, parts) {
  const ends = /[.:]$/.test(words.at(-1)) && /^[A-Z]/.test(words[0]) && words.length > 7;
  for (let at = 1; at < words.length; at++) {
    const word = words[at];
    if (!/^[a-z]+$/.test(word) || classesOf(word) !== 0) continue;
    count(word, 'all');
    if (parts[at] === 'VERB' || parts[at] === 'NOUN') count(word, parts[at]);
    const beside = besides(words, parts, at);
    if (beside) count(word, beside);
    if (parts[at] !== 'NOUN' && beside !== 'noun') continue;
    if (!ends || /^(?:NOUN|PROPN)$/.test(parts[at + 1])) continue;
    let before = at - 1;
    while (before > 0 && parts[before] === 'ADJ') before--;
    if (/^an?$/i.test(words[before])) count(word, 'article');
    else if (
      before > 0 &&
      (TAKES_OBJECT.test(words[before]) || (parts[before] === 'VERB' && isFinite(words, parts, before)))
    )
      count(word, 'bare');
  }
}

for (const folder of folders) {
  for (const name of globSync('**/*.{md,mdx,rst,txt,html}', { cwd: folder })) {
    if (FOREIGN.test(name) || !statSync(join(folder, name)).isFile()) continue;
    for (const { kind, prose } of parseDocument(readFileSync(join(folder, name), 'utf8'), languageOf(name))
      .blocks) {
      if (kind === 'heading') continue;
      for (const sentence of prose.split(SENTENCE)) {
        // Code stands as a name.
        const text = sentence
          .replace(/\u{FFFC}+/gu, 'Foo')
          .replace(/\s+/g, ' ')
          .trim();
        if (text.length < 20 || text.length > 400 || seen.has(text)) continue;
        seen.add(text);
        const tokens = nlp.readDoc(text).tokens();
        countSentence(tokens.out(), tokens.out(nlp.its.pos));
      }
    }
  }
}

/** A part of a whole in fifteenths, as a hexadecimal digit. */
const share = (part, whole) => Math.round((part / whole) * 15).toString(16);

/** The shares of a word, as `usesOf` writes them; undefined where it was met too seldom. */
function usesOf(word, parts) {
  const use = uses.get(word);
  if (parts === '' || use === undefined || use.all < LEAST_COUNT) return undefined;
  // A participle stands where a noun does, and an adverb behind "as".
  const either = /[np]/.test(parts) && /[vzgj]/.test(parts) && !/[rde]/.test(parts);
  // What modifies a noun is an adjective, of a word that may be one.
  const beside = use.noun + use.verb + use.modifier;
  const noun = use.noun + (parts.includes('j') ? 0 : use.modifier);
  const [nouns, verbs, all] =
    either && beside >= LEAST_COUNT ? [noun, use.verb, beside] : [use.NOUN, use.VERB, use.all];
  const alone = use.article + use.bare;
  const article = alone >= LEAST_ALONE ? share(Math.max(use.article, alone / 15), alone) : '0';
  return `${share(nouns, all)}${share(verbs, all)}${article}`;
}

const words = new Map(
  readFileSync(COMMON, 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.split(' ')[0], line.split(' ')]),
);
for (const [word, [, frequency, parts = '']] of words) {
  const base = /[pz]{2}/.test(parts) ? words.get(word.replace(/s$/, '')) : undefined;
  // What is true of "pay" is true of "pays".
  const found = usesOf(word, parts) ?? (base && usesOf(base[0], base[2] ?? '')?.replace(/.$/, '0'));
  console.log([word, frequency, parts, found].filter(Boolean).join(' '));
}
