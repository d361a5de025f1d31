import { capitalize } from '../../checks/letter-case.ts';
import type { GatheringCheck, Match } from '../../checks/types.ts';
import { gatherUnknown, unknownWords, type Unknown, type UnknownWord } from '../../spelling/unknown-words.ts';
import type { Rule } from '../types.ts';

/** Letters of the shortest word that can be told from an abbreviation. */
const SHORTEST = 4;

function isTypo({ facts, opens }: UnknownWord): boolean {
  return facts.lower.length >= SHORTEST && (!facts.capital || opens) && facts.correction !== null;
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
  examples: [
    {
      text: 'The instalation copies every dependancy. Runing it twice is harmles.',
      findings: [
        { quote: 'instalation', suggestion: 'installation' },
        { quote: 'dependancy', suggestion: 'dependency' },
        { quote: 'Runing', suggestion: 'Running' },
        { quote: 'harmles', suggestion: 'harmless' },
      ],
      fixed: 'The installation copies every dependency. Running it twice is harmless.',
    },
    {
      text: 'The tokenizer deduplicates retryable jobs in a serverless Kubernetes cluster; its filepath is lintable. Ask Romain.',
      findings: [],
    },
    {
      text: 'Set `instalation`, then start the instalation again. See [docs](./dependancy.md).',
      findings: [],
    },
    {
      text: '| Name | Use |\n| --- | --- |\n| `x` | wraps the *reponse* of a server |',
      findings: [{ quote: 'reponse', suggestion: 'response' }],
    },
    {
      text: 'El servidor envía una respuesta cuando el usuario pide una página de la aplicación.',
      findings: [],
    },
  ],
};
