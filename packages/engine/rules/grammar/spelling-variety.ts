import type { Match, WordsCheck } from '../../checks/types.ts';
import { spelledOtherwise } from '../support/varieties.ts';
import type { Rule } from '../types.ts';

/** "Organize" is British too, beside "organise": it tells nothing about the variety. */
const BOTH = /i[sz](?:e[drs]?|ing|ations?|ational|able|ers)$/i;

const find: WordsCheck['find'] = (words) => {
  const british = spelledOtherwise(words, 'American');
  if (british.length === 0) return [];
  const american = spelledOtherwise(words, 'British').filter(
    ({ replacement }) => !BOTH.test(replacement ?? ''),
  );
  const telling = british.filter(({ replacement }) => !BOTH.test(replacement ?? ''));
  if (american.length === 0) return [];
  const [kept, rarer] =
    american.length >= telling.length ? (['American', british] as const) : (['British', american] as const);
  return rarer.map((match): Match => ({
    ...match,
    message: `Most of this page is in ${kept} spelling. ${match.message}`,
  }));
};

export const spellingVariety: Rule = {
  id: 'spelling-variety',
  label: 'One variety of English',
  description: 'Spell a page in one variety of English throughout. A mixture looks careless.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'words', find }],
  phrasings: [
    /\b(?:one|single|same|consistent) (?:variety|variant|dialect|flavou?r|form) of english\b/,
    /\b(?:do not|don't|never|avoid) mix(?:ing)? (?:american|us|british|uk)\b/,
    /\bconsistent(?:ly)?\b[^.]{0,30}\bspellings?\b|\bspellings?\b[^.]{0,30}\bconsistent/,
  ],
  examples: [
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
