import type { Context } from '../../checks/pattern.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

const DONE =
  'saved|sent|created|updated|deleted|removed|added|uploaded|downloaded|installed|copied|changed|completed|imported|exported|published|deployed|restored|moved|signed|logged|registered|connected|verified|configured|submitted|renamed|enabled|disabled|processed';

/** A long sentence tells how something works, and may tell it from failing. */
const isMessage = ({ sentence }: Context): boolean =>
  sentence.split(/\s+/).length <= 10 &&
  !/\b(?:unsuccessful|whether|if|when|after|once|until|emitted)/i.test(sentence);

export const fillerSuccess: Rule = {
  id: 'filler-success',
  label: 'Messages without “successfully”',
  description:
    'Say that a thing is done without “successfully”: “File saved”. A message would not say “saved” had it failed.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('The message says as much without “{match}”.', [
      {
        pattern: new RegExp(String.raw`(?<=\b(?:${DONE}) )(?<at>successfully)\b`, 'dgi'),
        when: isMessage,
        fix: 'remove',
      },
      {
        pattern: new RegExp(String.raw`\b(?<at>successfully)(?= (?:${DONE})\b)`, 'dgi'),
        when: isMessage,
        fix: 'remove',
      },
    ]),
  ],
  examples: () => [
    {
      text: 'File saved successfully. Successfully imported 3 rows.',
      findings: [
        { quote: ' successfully', suggestion: '' },
        { quote: 'Successfully imported', suggestion: 'Imported' },
      ],
      fixed: 'File saved. Imported 3 rows.',
    },
    {
      text: 'The call returns `true` when it ends successfully. They successfully defended the thesis.',
      findings: [],
    },
  ],
};
