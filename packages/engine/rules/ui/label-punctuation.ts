import type { CodeCheck, Match } from '../../checks/types.ts';
import { interfaceTexts, isInterfaceText, type InterfaceText } from '../support/interface-text.ts';
import type { Rule } from '../types.ts';

/** Words that only stand in sentences, if short ones. */
const SENTENCE =
  /^(?:an?|the|this|that|it|its|it's|it’s|you|your|we|our|they|i|is|are|was|were|has|have|had|be|been|can|cannot|can't|can’t|will|must|may|do|does|did|don't|don’t|not|\w+ed|went|sent|done|found|lost|yes|no|thanks)$/i;
/** Words of a label; what has more may be a sentence. */
const MOST = 3;

const find: CodeCheck['find'] = (document) =>
  isInterfaceText(document)
    ? interfaceTexts(document).flatMap((label) => stoppedLabel(label, document.text))
    : [];

function stoppedLabel({ kind, words, end }: InterfaceText, text: string): readonly Match[] {
  // “Error: Invalid file.” is a message, however short.
  if (kind === 'message' || kind === 'placeholder') return [];
  const last = words.at(-1);
  if (!last || words.length > MOST || last.kind !== 'word') return [];
  if (
    /^etc$/i.test(last.text) ||
    words.some((word) => word.kind === 'code' || SENTENCE.test(word.text)) ||
    !(kind ? /^[.:]$/ : /^\.$/).test(text.slice(last.end, end))
  )
    return [];
  const mark = text.slice(last.end, end) === ':' ? 'colon' : 'full stop';
  const message = `A label of ${words.length === 1 ? 'one word' : `${words.length} words`} needs no ${mark}.`;
  return [{ start: last.start, end, replacement: text.slice(last.start, last.end), message }];
}

export const labelPunctuation: Rule = {
  id: 'label-punctuation',
  label: 'Labels without a full stop',
  description:
    'End labels, buttons, and other texts of up to three words without a full stop. Whole sentences keep theirs.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'code', find }],
  examples: () => [
    {
      text: '- Save changes.\n- Sign in',
      findings: [{ quote: 'changes.', suggestion: 'changes' }],
      fixed: '- Save changes\n- Sign in',
    },
    {
      text: 'Label: Email address:\n\nError: Invalid file.',
      findings: [{ quote: 'address:', suggestion: 'address' }],
      fixed: 'Label: Email address\n\nError: Invalid file.',
    },
    {
      text: '- The file is saved.\n- An error occurred.\n- `Save`.\n- Fruit, nuts, etc.\n\nSee [more](a.md).',
      findings: [],
    },
  ],
};
