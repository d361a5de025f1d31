import type { CodeCheck, Match } from '../../checks/types.ts';
import { interfaceTexts } from '../support/interface-text.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

const EMPTY = '“{match}” says no more than the field does. Show an example, or leave the field empty.';
const ASKS = /^(?:enter|type|insert|write|put|add) (?:your|an?|the|some) [\p{L} ]{1,40}[.…]*$/iu;

const find: CodeCheck['find'] = (document) =>
  interfaceTexts(document).flatMap(({ kind, said, start, end }): readonly Match[] =>
    kind === 'placeholder' && ASKS.test(said) && !/ here[.…]*$/.test(said)
      ? [{ start, end, replacement: null, message: EMPTY.replace('{match}', said) }]
      : [],
  );

export const placeholderText: Rule = {
  id: 'placeholder-text',
  label: 'Placeholders that show an example',
  description:
    'Show in an empty field an example of what goes there, such as “name@example.com”. “Enter text here” says no more than the field does.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'existence',
      message: '“{match}” says no more than the empty field. Show an example, or leave the field empty.',
      phrases: [
        'enter text here',
        'type here',
        'type something',
        'your text here',
        'enter value here',
        'enter a value here',
        'enter value',
        'insert text here',
        'text goes here',
        'placeholder text',
        'lorem ipsum',
        'enter your text',
        'write something here',
        'start typing',
        'type text here',
        'add text here',
        'click to edit',
        'enter input',
        'write here',
      ],
    },
    patternCheck(EMPTY, [
      { pattern: /\b(?:enter|type|insert|write|put) (?:your|a|an|the) [a-z]+(?: [a-z]+){0,2} here\b/gi },
    ]),
    { kind: 'code', find },
  ],
  examples: () => [
    {
      text: 'Placeholder: Enter your phone number\n\n- Type your name here',
      findings: [
        { quote: 'Enter your phone number', suggestion: null },
        { quote: 'Type your name here', suggestion: null },
      ],
    },
    {
      text: '| Field | Placeholder |\n| --- | --- |\n| Email | Enter your email |\n\nTitle: Enter your email',
      findings: [{ quote: 'Enter your email', suggestion: null }],
    },
    {
      text: '- Enter text here\n- Type here…',
      findings: [
        { quote: 'Enter text here', suggestion: null },
        { quote: 'Type here', suggestion: null },
      ],
    },
    { text: '- name@example.com\n- Enter the amount in `EUR`', findings: [] },
  ],
};
