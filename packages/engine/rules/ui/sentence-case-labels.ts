import { isTitled } from '../../checks/capitals.ts';
import { FUNCTION_WORDS, isSurelyCommon } from '../../checks/common-words.ts';
import type { CodeCheck, Match } from '../../checks/types.ts';
import type { Word } from '../../document/types.ts';
import { interfaceTexts, isInterfaceText, type InterfaceText } from '../support/interface-text.ts';
import type { Rule } from '../types.ts';

/** Words of a label; what has more is a sentence. */
const MOST = 5;

/** A short text that is no sentence: a button, a menu item, the name of a field. */
function isLabel({ words, said }: InterfaceText): boolean {
  return words.length >= 2 && words.length <= MOST && !/[.!?,;:]$|[,;:.!?]\s/.test(said);
}

/** Besides the words that headings are made of, those of labels. */
const LABEL_WORDS = new Set(
  'email address password name username phone country city card payment cart order orders checkout profile preferences help language theme dark light more less free now later all back next previous close cancel save edit delete remove view show hide open sign log here new old home page pages time date'.split(
    ' ',
  ),
);

function isCommon({ text }: Word): boolean {
  const word = text.toLowerCase();
  return LABEL_WORDS.has(word) || FUNCTION_WORDS.has(word) || isSurelyCommon(word);
}

const find: CodeCheck['find'] = (document) =>
  isInterfaceText(document)
    ? interfaceTexts(document)
        .filter(isLabel)
        .flatMap((label) => titledLabel(label, document.text))
    : [];

function titledLabel({ words }: InterfaceText, text: string): readonly Match[] {
  const titled = words.slice(1).filter((word) => word.kind === 'word' && isTitled(word.text));
  const [first, last] = [titled[0], titled.at(-1)];
  if (!first || !last) return [];
  // A word that is not in the list may be a name, and then so may its neighbours be. No name writes “Of” or “And” large.
  const clear = titled.every(isCommon);
  if (!clear && !titled.some(({ text: word }) => FUNCTION_WORDS.has(word.toLowerCase()))) return [];
  const [from, to] = [first.start, last.end];
  if (!clear)
    return [
      {
        start: from,
        end: to,
        replacement: null,
        message: `Write labels in sentence case. Only names keep their capitals in “${text.slice(from, to)}”.`,
      },
    ];
  const replacement = titled.reduceRight(
    (label, { start, end }) =>
      label.slice(0, start - from) + text.slice(start, end).toLowerCase() + label.slice(end - from),
    text.slice(from, to),
  );
  const message = `Write labels in sentence case: “${replacement}”. Only names keep their capitals.`;
  return [{ start: from, end: to, replacement, message }];
}

export const sentenceCaseLabels: Rule = {
  id: 'sentence-case-labels',
  label: 'Labels in sentence case',
  description:
    'Write buttons, menu items, and field names in sentence case: “Save changes”, not “Save Changes”. It reads faster, and only names keep capitals.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [{ kind: 'code', find }],
  examples: () => [
    {
      text: '- Save Changes\n- Delete All Files\n- Sign in',
      findings: [
        { quote: 'Changes', suggestion: 'changes' },
        { quote: 'All Files', suggestion: 'all files' },
      ],
      fixed: '- Save changes\n- Delete all files\n- Sign in',
    },
    {
      text: '- Button: Save Changes\n- Field label - Date Of Birth\n- Button - Save changes',
      findings: [
        { quote: 'Changes', suggestion: 'changes' },
        { quote: 'Of Birth', suggestion: null },
      ],
    },
    {
      text: '- Save changes\n- Open GitHub\n- Open Visual Studio Code\n- `Save Changes`\n\nOpen Settings, and then save.',
      findings: [],
    },
  ],
};
