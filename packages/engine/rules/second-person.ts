import type { Check } from '../checks/types.ts';
import { firstPerson } from './first-person.ts';
import { firstPersonPlural } from './first-person-plural.ts';
import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

const DOES =
  '(?:can|must|should|may|needs?\\s+to|has\\s+to|have\\s+to|will|might|clicks?|selects?|enters?|opens?|chooses?|sees?|wants?\\s+to|types?|presses)';

/** What one of them does, by verbs that are no plurals of what somebody has: “the user settings”. */
const ONE_DOES =
  '(?:saves|creates|adds|deletes|removes|edits|uploads|downloads|receives|gets|goes|submits|confirms|installs|configures|makes|starts|stops|fills|reads|writes|gives|picks|taps|drags|pastes|copies|waits|is\\s+(?:asked|prompted|redirected|shown|able|logged|signed))';

/** Reports readers who are spoken of instead of being spoken to. */
export const readerNamed: Check = patternCheck('Write to the reader as “you” instead of “{match}”.', [
  { pattern: new RegExp(`\\b[Tt]he\\s+(?:readers?|users?)(?=\\s+${DOES}\\b)`, 'g') },
  { pattern: new RegExp(`\\b[Tt]he\\s+(?:reader|user)(?=\\s+${ONE_DOES}\\b)`, 'g') },
  { pattern: new RegExp(`(?:^|[.!?]\\s+)(?<at>Users|Readers)(?=\\s+${DOES}\\b)`, 'g') },
  {
    pattern: /\b[Oo]ne(?=\s+(?:can|must|should|may|needs\s+to|has\s+to)\b)/g,
    when: ({ before }) =>
      !/\b(?:this|that|which|each|every|no|any|the|only|another|old|new|first|second|last|at least)\s+$/i.test(
        before,
      ),
  },
  { pattern: /\bthe\s+reader\b(?!['’]s)(?!\s+(?:can|must|should|may|needs?|has|have|will|might))/gi },
]);

export const secondPerson: Rule = {
  id: 'second-person',
  label: 'Second person',
  description:
    'Write to the reader as “you”, not of “the user” or “we”. Readers then know at once that they are meant.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [...firstPersonPlural.checks, ...firstPerson.checks, readerNamed],
  examples: () => [
    {
      text: 'The user must click **Save**. We open the file. One can also drag it.',
      findings: [
        { quote: 'The user', suggestion: null },
        { quote: 'We', suggestion: null },
        { quote: 'One', suggestion: null },
      ],
    },
    { text: 'Then the user saves the file.', findings: [{ quote: 'the user', suggestion: null }] },
    { text: 'You click **Save**. Store the user in the session; this one can fail.', findings: [] },
    { text: 'The `user` must exist.', findings: [] },
  ],
};
