import { listed } from '../checks/listed-phrases.ts';
import { misspellings } from './data/misspellings.ts';
import { wrongForms } from './data/wrong-forms.ts';
import type { Rule } from './types.ts';

export const commonlyMisspelled: Rule = {
  id: 'commonly-misspelled',
  label: 'Common misspellings',
  description:
    'Spell words correctly. A typo costs trust, and readers who search for the word do not find the page.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    listed('misspelled', {
      swap: () => [...misspellings(), ...wrongForms()],
      message: '“{match}” is misspelled. Write “{replacement}”.',
    }),
  ],
  examples: () => [
    {
      text: 'Recieve the seperated responses untill an error occured.',
      findings: [
        { quote: 'Recieve', suggestion: 'Receive' },
        { quote: 'seperated', suggestion: 'separated' },
        { quote: 'untill', suggestion: 'until' },
        { quote: 'occured', suggestion: 'occurred' },
      ],
      fixed: 'Receive the separated responses until an error occurred.',
    },
    { text: 'Receive the separate responses until an error occurs; the HTTP referer is kept.', findings: [] },
    {
      text: 'The server sended a reply that was splitted, and we adviced to wait.',
      findings: [
        { quote: 'sended', suggestion: 'sent' },
        { quote: 'splitted', suggestion: 'split' },
        { quote: 'adviced', suggestion: 'advised' },
      ],
      fixed: 'The server sent a reply that was split, and we advised to wait.',
    },
    {
      text: 'The option `seperator` is kept, see https://example.com/recieve and [docs](./occured.md).',
      findings: [],
    },
    {
      text: '| Name | Use |\n| --- | --- |\n| `x` | the lenght |',
      findings: [{ quote: 'lenght', suggestion: 'length' }],
      fixed: '| Name | Use |\n| --- | --- |\n| `x` | the length |',
    },
  ],
};
