import { capitalize } from '../../checks/letter-case.ts';
import type { GatheringCheck, Match } from '../../checks/types.ts';
import { gatherUnknown, unknownWords, type Unknown, type UnknownWord } from '../../spelling/unknown-words.ts';
import { isKnown } from '../../spelling/known-words.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { WordFacts } from '../../spelling/word-facts.ts';
import { lazily } from '../../lazily.ts';
import { misspellings } from '../data/misspellings.ts';
import { wrongForms } from '../data/wrong-forms.ts';
import type { Rule } from '../types.ts';

const LISTED = lazily(() => new Set([...misspellings(), ...wrongForms()].flatMap(({ from }) => from)));
/** Letters of the shortest word that can be told from an abbreviation. */
const SHORTEST = 4;
/** What a shorter one may be: "wth", "tht". */
const IN_EVERY_TEXT = new Set('that this with from will when then have what they your'.split(' '));

/** Letters of the shortest word that is a slip whichever word is meant, and in bits what is surely one. */
const SHORTEST_UNCLEAR = 6;
const LIKELY = 0;
const RAREST = -2;
const USUAL = 3;
/** Words that are named where it is not clear which is meant. */
const NAMED = 2;

function isTypo({ facts, opens }: UnknownWord): boolean {
  // `commonly-misspelled` speaks of those that it lists.
  return (
    (facts.lower.length >= SHORTEST || IN_EVERY_TEXT.has(facts.correction ?? '')) &&
    !LISTED().has(facts.lower) &&
    (!facts.capital || (opens && (facts.near[0]?.score ?? 0) >= LIKELY)) &&
    isLikely(facts) &&
    !isVariant(facts.lower, facts.near[0]?.word ?? '')
  );
}

/** Whether it is clear what is meant or, as of "returnd", that a common word is: "returned" or "returns". */
function isLikely({ lower, correction, near: [best] }: WordFacts): boolean {
  // "Sbatch" beside "snatch": a rare word, and an unusual slip.
  if (correction !== null) return best === undefined || best.score >= RAREST;
  return lower.length >= SHORTEST_UNCLEAR && best !== undefined && best.score >= LIKELY && best.cost <= USUAL;
}

/**
 * "zmore" and "ssync" beside "more" and "sync", "nodev" beside "node": a letter more makes a name of its own. "Chunker"
 * beside "chunked": another ending.
 */
function isVariant(word: string, correction: string): boolean {
  // "Querys": no name ends so.
  if (/[^aeiou]ys$/.test(word)) return false;
  if (word.slice(1) === correction) return true;
  // "Unrecoverably": made of what is known.
  if (/[ai]bly$/.test(word) && isKnown(word.replace(/y$/, 'e'))) return true;
  if (word.slice(0, -1) === correction.slice(0, -1)) return /(?:er|ed)$/.test(word);
  // "Pathing", "nexted": verbs made of nouns.
  const base = REGULAR_VERB.exec(word)?.[1];
  // But "copyed" has another form.
  if (base !== undefined && partsOf(base) !== 0 && !/[^aeiou]yed$/.test(word)) return true;
  // "Configfs", "createdb", "hostid": what it is of. "Clonable", "colorise": another spelling.
  const made = NAME_ENDING.exec(word)?.[1];
  if (made !== undefined && isKnown(made)) return true;
  if (spelledAlike(word) === spelledAlike(correction)) return true;
  return word.length <= LONGEST_NAME && word.slice(0, -1) === correction && word.at(-1) !== word.at(-2);
}
const NAME_ENDING = /^([a-z]{4,})(?:fs|db|id|js|os|ds|rc|ctl)$/;
/** A base that takes its ending as it is. */
const REGULAR_VERB = /^([a-z]+(?:[^aeiou]{2}|[aeiou]{2}[^aeiou]))(?:ing|ed)$/;
const spelledAlike = (word: string): string =>
  word
    .replace('eabl', 'abl')
    .replace(/is(?=e|ing)/, 'iz')
    .replace('meteriz', 'metriz');
/** Letters of the longest short name. */
const LONGEST_NAME = 7;

const check: GatheringCheck<Unknown> = {
  kind: 'gathering',
  gather: gatherUnknown,
  decide(document, gathered) {
    const typos = unknownWords(document, gathered, isTypo);
    const names = typos.length > 0 ? new Set(gathered.flatMap(({ fact }) => fact.names)) : undefined;
    return typos
      .filter(({ facts }) => !names?.has(facts.lower))
      .flatMap(({ start, end, text, facts }): readonly Match[] => {
        const written = (word: string) => (facts.capital ? capitalize(word) : word);
        const replacement = facts.correction === null ? null : written(facts.correction);
        const meant = facts.near.slice(0, NAMED).map(({ word }) => `“${written(word)}”`);
        const means = replacement === null ? meant.join(' or ') : `“${replacement}”`;
        const message = `“${text}” is in no dictionary. Write ${means} if that is what you mean.`;
        return [{ start, end, replacement, message }];
      });
  },
};

export const spelling: Rule = {
  id: 'spelling',
  label: 'Spelling',
  description: 'Spell words as the dictionary does. A slip of the keyboard makes readers stop.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [check],
  examples: () => [
    {
      text: 'The intger is read when the function is called by the server. Its value is harmles.',
      findings: [
        { quote: 'intger', suggestion: 'integer' },
        { quote: 'harmles', suggestion: 'harmless' },
      ],
      fixed: 'The integer is read when the function is called by the server. Its value is harmless.',
    },
    {
      text: 'The tokenizer deduplicates retryable jobs in a serverless Kubernetes cluster; its filepath is lintable. Ask Romain.',
      findings: [],
    },
    {
      text: 'The retrys are counted. See the list of querys.',
      findings: [
        { quote: 'retrys', suggestion: 'retries' },
        { quote: 'querys', suggestion: 'queries' },
      ],
    },
    {
      text: 'What it returnd comes wth a number.',
      findings: [
        { quote: 'returnd', suggestion: null },
        { quote: 'wth', suggestion: 'with' },
      ],
    },
    {
      text: 'The program zmore shows what is packed, page by page, and zless scrolls in it. Mount it with nodev, and split it with the chunker.',
      findings: [],
    },
    {
      text: 'Set `intger`, then read the intger again. See [docs](./thorougly.md).',
      findings: [],
    },
    {
      text: '| Name | Use |\n| --- | --- |\n| `x` | wraps the intger of a server |',
      findings: [{ quote: 'intger', suggestion: 'integer' }],
    },
    {
      text: 'El servidor envía una respuesta cuando el usuario pide una página de la aplicación.',
      findings: [],
    },
  ],
};
