import { capitalize } from '../../checks/letter-case.ts';
import type { GatheringCheck, Match } from '../../checks/types.ts';
import { gatherUnknown, unknownWords, type Unknown, type UnknownWord } from '../../spelling/unknown-words.ts';
import { lazily } from '../../lazily.ts';
import { misspellings } from '../data/misspellings.ts';
import { wrongForms } from '../data/wrong-forms.ts';
import type { Rule } from '../types.ts';

const LISTED = lazily(() => new Set([...misspellings(), ...wrongForms()].flatMap(({ from }) => from)));
/** Letters of the shortest word that can be told from an abbreviation. */
const SHORTEST = 4;

function isTypo({ facts, opens }: UnknownWord): boolean {
  // `commonly-misspelled` speaks of those that it lists.
  return (
    facts.lower.length >= SHORTEST &&
    !LISTED().has(facts.lower) &&
    (!facts.capital || opens) &&
    facts.correction !== null &&
    !isVariant(facts.lower, facts.correction)
  );
}

/** "zmore" beside "more": another letter in front makes a name of its own; one that is only typed twice does not. */
function isVariant(word: string, correction: string): boolean {
  return word.slice(1) === correction && word.charAt(0) !== word.charAt(1);
}

const check: GatheringCheck<Unknown> = {
  kind: 'gathering',
  gather: gatherUnknown,
  decide(document, gathered) {
    const typos = unknownWords(document, gathered, isTypo);
    const names = typos.length > 0 ? new Set(gathered.flatMap(({ fact }) => fact.names)) : undefined;
    return typos
      .filter(({ facts }) => !names?.has(facts.lower))
      .flatMap(({ start, end, text, facts }): readonly Match[] => {
        const replacement = facts.capital ? capitalize(facts.correction ?? '') : facts.correction;
        const message = `“${text}” is in no dictionary. Write “${replacement}” if that is what you mean.`;
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
    { text: 'The program zmore shows what is packed, page by page, and zless scrolls in it.', findings: [] },
    {
      text: 'Set `intger`, then read the intger again. See [docs](./thorougly.md).',
      findings: [],
    },
    {
      text: '| Name | Use |\n| --- | --- |\n| `x` | wraps the *intger* of a server |',
      findings: [{ quote: 'intger', suggestion: 'integer' }],
    },
    {
      text: 'El servidor envía una respuesta cuando el usuario pide una página de la aplicación.',
      findings: [],
    },
  ],
};
