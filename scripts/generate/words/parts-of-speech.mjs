// What a word may be, from WordNet's lemmas and the regular endings of English.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IRREGULAR_NOUNS, IRREGULAR_VERBS, TECHNICAL_NOUNS, TECHNICAL_VERBS } from './technical.mjs';

/** A word of fewer tagged senses is rare. */
const LEAST_SENSES = 2;

/**
 * `isUsual` tells the words of everyday English, `parts` leads from a lower-case word to letters: n singular noun, p plural noun, v base form of a verb, z its third person,
 * d past tense, e past participle, g -ing form, j adjective, r adverb.
 * @param {string} folder of WordNet's `index.*` files
 */
export function partsOfSpeech(folder) {
  const parts = new Map();
  const usualForms = new Set();
  const add = (word, letter, lemma = word) => {
    parts.set(word, (parts.get(word) ?? new Set()).add(letter));
    if (usual.has(lemma)) usualForms.add(word);
  };
  const usual = new Set(TECHNICAL_NOUNS.concat(TECHNICAL_VERBS));
  const lemmas = (part) =>
    readFileSync(join(folder, `index.${part}`), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([lemma]) => /^[a-z]{2,}$/.test(lemma))
      .map(([lemma, , , pointers, ...rest]) => {
        // How many of its senses were met when WordNet's makers tagged a body of texts.
        if (Number(rest[Number(pointers) + 1]) >= LEAST_SENSES) usual.add(lemma);
        return lemma;
      });
  const plurals = new Map(IRREGULAR_NOUNS);
  for (const noun of [...lemmas('noun'), ...TECHNICAL_NOUNS]) {
    add(noun, 'n');
    add(plurals.get(noun) ?? withS(noun), 'p', noun);
  }
  const irregular = new Map(IRREGULAR_VERBS.map(([base, past, participle]) => [base, [past, participle]]));
  for (const verb of [...lemmas('verb'), ...TECHNICAL_VERBS]) {
    add(verb, 'v');
    add(withS(verb), 'z', verb);
    for (const stem of stems(verb)) add(`${stem}ing`, 'g', verb);
    const [past, participle] = irregular.get(verb) ?? [];
    for (const form of past?.split('|') ?? pasts(verb)) add(form, 'd', verb);
    for (const form of participle?.split('|') ?? pasts(verb)) add(form, 'e', verb);
  }
  for (const adjective of lemmas('adj')) add(adjective, 'j');
  for (const adverb of lemmas('adv')) add(adverb, 'r');
  return { parts: (word) => [...(parts.get(word) ?? [])].join(''), isUsual: (word) => usualForms.has(word) };
}

function withS(word) {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** What "-ing" is put after: "us", "run" and "runn"; a form that does not exist is in no dictionary. */
function stems(verb) {
  if (/ie$/.test(verb)) return [`${verb.slice(0, -2)}y`];
  const stem = /[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb;
  return doubles(verb) ? [stem, stem + stem.at(-1)] : [stem];
}

function pasts(verb) {
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  return doubles(verb) ? [`${stem}ed`, `${stem}${stem.at(-1)}ed`] : [`${stem}ed`];
}

const doubles = (verb) => /[^aeiou][aeiou][bdfgklmnprtvz]$/.test(verb);
