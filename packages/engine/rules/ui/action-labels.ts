import type { CodeCheck, Match } from '../../checks/types.ts';
import type { SourceDocument } from '../../document/types.ts';
import { isInterfaceText } from '../support/interface-text.ts';
import { kindBefore } from '../support/named-text.ts';
import type { Rule } from '../types.ts';

const GENERAL =
  /^(?:submit|yes|no|click here|click me|go|press here|here|do it|proceed|process|execute|confirm|button|send it|try it|tap here|ok,? got it|got it)[!.]?$/i;

/** A label, and what it is in front of it. */
const MOST_WORDS = 4;

const find: CodeCheck['find'] = (document) => (isInterfaceText(document) ? generalLabels(document) : []);

const generalLabels = ({ blocks, text }: SourceDocument): readonly Match[] =>
  blocks.flatMap((block): readonly Match[] => {
    const { start, end, prose, words, kind } = block;
    if (words.length === 0 || words.length > MOST_WORDS || kind === 'heading' || block.tableHeader) return [];
    const said = prose.trim();
    const label = said.slice(kindBefore(said));
    // In a table, "Yes" and "No" are answers, and "Button" says what its row is.
    if (!GENERAL.test(label) || (kind === 'table-cell' && /^(?:yes|no|button)$/i.test(label))) return [];
    const from = start + prose.lastIndexOf(label);
    const to = Math.min(end, from + label.length);
    const message = `“${text.slice(from, to)}” does not say what happens. Name the action, as in “Save changes” or “Delete file”.`;
    return [{ start: from, end: to, replacement: null, message }];
  });

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
      text: '- Save changes\n- Submit order\n- `Submit`\n\nYes, it does. No other word fits.\n\n| Stable |\n| --- |\n| Yes |',
      findings: [],
    },
  ],
};
