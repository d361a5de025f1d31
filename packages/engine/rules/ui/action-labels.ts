import type { CodeCheck, Match } from '../../checks/types.ts';
import { interfaceTexts, isInterfaceText, type InterfaceText } from '../support/interface-text.ts';
import type { Rule } from '../types.ts';

const GENERAL =
  /^(?:submit|yes|no|click here|click me|go|press here|here|do it|proceed|process|execute|confirm|button|send it|try it|tap here|ok,? got it|got it)[!.]?$/i;

/** What names a page, and is no verb: a button that says it wants one. */
const NOUN = /^(login|logon|signin|logout|logoff|signout|signup)$/i;
const verbFor = (noun: string): string =>
  /up$/i.test(noun) ? 'Sign up' : /(?:out|off)$/i.test(noun) ? 'Sign out' : 'Sign in';

const find: CodeCheck['find'] = (document) =>
  isInterfaceText(document) ? interfaceTexts(document).flatMap(generalLabel) : [];

function generalLabel({ said, kind, block, whole }: InterfaceText): readonly Match[] {
  if (kind !== undefined && kind !== 'button') return [];
  const noun = kind === 'button' && NOUN.test(said);
  if (noun) {
    const message = `“${said}” is a noun. A button says what it does: “${verbFor(said)}”.`;
    return [{ ...whole, replacement: verbFor(said), message }];
  }
  // In a table, "Yes" and "No" are answers, and "Button" says what its row is.
  const answers = kind === undefined && block.kind === 'table-cell' && /^(?:yes|no|button)$/i.test(said);
  if (!GENERAL.test(said) || answers) return [];
  const message = `“${said}” does not say what happens. Name the action, as in “Save changes” or “Delete file”.`;
  return [{ ...whole, replacement: null, message }];
}

export const actionLabels: Rule = {
  id: 'action-labels',
  label: 'Buttons that name the action',
  description:
    'Let a button name what it does, with a verb: “Save changes”, not “Submit”; “Delete” and “Keep”, not “Yes” and “No”.',
  severity: 'important',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'code',
      find,
    },
  ],
  examples: () => [
    {
      text: '- Submit\n- **Yes**',
      findings: [
        { quote: 'Submit', suggestion: null },
        { quote: 'Yes', suggestion: null },
      ],
    },
    {
      text: '- Button: Yes\n- Button: Save changes',
      findings: [{ quote: 'Yes', suggestion: null }],
    },
    {
      text: '| Element | Text |\n| --- | --- |\n| Button | Yes |\n\n## Buttons\n\n- “Proceed”\n\n**Primary button:** Login',
      findings: [
        { quote: 'Yes', suggestion: null },
        { quote: '“Proceed”', suggestion: null },
        { quote: 'Login', suggestion: 'Sign in' },
      ],
    },
    {
      text: '- Save changes\n- Submit order\n- `Submit`\n\nYes, it does. No other word fits.\n\n| Stable |\n| --- |\n| Yes |',
      findings: [],
    },
  ],
};
