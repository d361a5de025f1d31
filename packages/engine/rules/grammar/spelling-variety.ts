import type { GatheringCheck, Match } from '../../checks/types.ts';
import { moved } from '../../document/pieces.ts';
import type { BlockWords } from '../../spelling/block-words.ts';
import { spelledOtherwise, type Variety } from '../support/varieties.ts';
import type { Rule } from '../types.ts';

/** "Organize" is British too, beside "organise": it tells nothing about the variety. */
const BOTH = /i[sz](?:e[drs]?|ing|ations?|ational|able|ers)$/i;

interface Spellings {
  readonly american: readonly Match[];
  readonly british: readonly Match[];
}

const check: GatheringCheck<Spellings> = {
  kind: 'gathering',
  gather: (_document, blocks) => ({
    american: blocks.flatMap((words) => otherwise(words, 'British')),
    british: blocks.flatMap((words) => otherwise(words, 'American')),
  }),
  decide(_document, gathered) {
    const all = (variety: keyof Spellings) =>
      gathered.flatMap(({ fact, by }) => fact[variety].map((match) => moved(match, by)));
    const british = all('british');
    const american = all('american').filter(({ replacement }) => !BOTH.test(replacement ?? ''));
    const telling = british.filter(({ replacement }) => !BOTH.test(replacement ?? ''));
    if (american.length === 0 || british.length === 0) return [];
    const [kept, rarer] =
      american.length >= telling.length ? (['American', british] as const) : (['British', american] as const);
    return rarer.map((match): Match => ({
      ...match,
      message: `Most of this page is in ${kept} spelling. ${match.message}`,
    }));
  },
};

function otherwise(words: BlockWords, variety: Variety): Match[] {
  const matches: Match[] = [];
  for (let index = 0; index < words.count; index++) {
    const match = spelledOtherwise(words, index, variety);
    if (match) matches.push(match);
  }
  return matches;
}

export const spellingVariety: Rule = {
  id: 'spelling-variety',
  label: 'One variety of English',
  description: 'Spell a page in one variety of English throughout. A mixture looks careless.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [check],
  examples: () => [
    {
      text: 'The color of the gray center is a favorite. Its behaviour is organised.',
      findings: [
        { quote: 'behaviour', suggestion: 'behavior' },
        { quote: 'organised', suggestion: 'organized' },
      ],
      fixed: 'The color of the gray center is a favorite. Its behavior is organized.',
    },
    {
      text: 'The colour and the behaviour of the grey page; its color.',
      findings: [{ quote: 'color', suggestion: 'colour' }],
      fixed: 'The colour and the behaviour of the grey page; its colour.',
    },
    { text: 'We organize and optimize the colour, and set `color`.', findings: [] },
  ],
};
