import { capitalize } from '../../checks/letter-case.ts';
import type { CodeCheck, Match } from '../../checks/types.ts';
import type { Word } from '../../document/types.ts';
import { isInterfaceText } from '../support/interface-text.ts';
import type { Rule } from '../types.ts';

/** Exact terms in a description of how software works, alarming in a message. */
const CALMER: ReadonlyMap<string, readonly string[]> = new Map([
  ['abort', ['stop', 'cancel']],
  ['aborted', ['stopped', 'ended']],
  ['terminated', ['stopped', 'ended']],
  ['killed', ['stopped', 'ended']],
  ['aborting', ['stopping', 'ending']],
  ['terminating', ['stopping', 'ending']],
  ['killing', ['stopping', 'ending']],
  ['terminate', ['stop', 'end']],
  ['execute', ['run']],
  ['executing', ['running']],
]);

const find: CodeCheck['find'] = (document) =>
  isInterfaceText(document) ? document.blocks.flatMap(({ words }) => words.flatMap(calmer)) : [];

function calmer({ kind, text, start, end }: Word): readonly Match[] {
  const choices = kind === 'word' ? (CALMER.get(text.toLowerCase()) ?? []) : [];
  const [only] = choices;
  if (only === undefined) return [];
  const replacement = choices.length === 1 ? (/^\p{Lu}/u.test(text) ? capitalize(only) : only) : null;
  const message = `“${text}” sounds alarming. “${choices.join('” or “')}” says the same calmly.`;
  return [{ start, end, replacement, message }];
}

export const calmErrors: Rule = {
  id: 'calm-errors',
  label: 'Calm words in messages',
  description:
    'Keep alarm and slang out of messages: say “stopped”, not “aborted”, and leave out “oops”. People who have a problem want help, not drama.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    {
      kind: 'substitution',
      message: '“{match}” sounds alarming. “{replacement}” says the same calmly.',
      swap: [
        {
          from: ['fatal error', 'catastrophic error', 'catastrophic failure', 'fatal exception'],
          to: ['error', 'problem'],
        },
      ],
    },
    { kind: 'code', find },
    {
      kind: 'existence',
      message: '“{match}” is no help to people who have a problem. Say what happened and what to do.',
      phrases: [
        'oops',
        'oopsie',
        'whoops',
        'uh-oh',
        'uh oh',
        'yikes',
        'oh no',
        'oh snap',
        'aw snap',
        'bummer',
        'ouch',
        'd’oh',
        'darn',
        'rats',
        'houston, we have a problem',
        'you broke it',
        'our bad',
        'my bad',
      ],
    },
  ],
  examples: () => [
    {
      text: 'Oops! A fatal error occurred and the import was aborted.',
      findings: [
        { quote: 'Oops', suggestion: null },
        { quote: 'fatal error', suggestion: null },
        { quote: 'aborted', suggestion: null },
      ],
    },
    {
      text: '- Executing the query…',
      findings: [{ quote: 'Executing', suggestion: 'Running' }],
      fixed: '- Running the query…',
    },
    { text: 'The import stopped. Run `abort` to end it. The executor is free.', findings: [] },
  ],
};
