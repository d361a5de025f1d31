import { patternCheck, type Context } from './support/pattern-check.ts';
import type { Scope } from '../checks/types.ts';
import { capitalize } from '../checks/letter-case.ts';
import { isTaskVerb } from './support/verbs.ts';
import type { Rule } from './types.ts';

const MESSAGE = 'Begin the instruction with its verb: “Click”, not “{match}”.';
const ASIDE = '(?:(?:First|Next|Then|Now|Finally|Optionally|After that|Also),?\\s+)?';
const step = (pattern: RegExp, scope: Scope) => ({ pattern, scope });

/** Verbs that any list item is told with. */
const COMMON = '(?:clicks?|selects?|opens?|enters?|chooses?|types?|presses)';
const NO_TASK = /^(?:see|get|have|can|may|might|will|do|need|want|know|notice|receive)$/;
/** Whether a step tells what somebody does: “You connect to it”. What they see, may or have is no instruction. */
const tellsTask = ({ after }: Context): boolean => {
  const [, word = ''] = /^\s+([a-z]+)/.exec(after) ?? [];
  if (NO_TASK.test(word) || new RegExp(`^${COMMON}$`).test(word)) return false;
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some(isTaskVerb);
};

/** “Opens” as the order that it stands for; undefined where no task begins so. */
function orderOf(told: string): string | undefined {
  const word = told.toLowerCase();
  return [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')].find(isTaskVerb);
}

export const imperativeSteps: Rule = {
  id: 'imperative-steps',
  label: 'Imperative instructions',
  description:
    'Give instructions in the imperative: “Open the file”, not “You should open the file”. Readers see at once what to do.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck(MESSAGE, [
      step(
        new RegExp(
          `^\\s*${ASIDE}(?<at>(?:[Yy]ou|[Tt]he user|[Uu]sers|[Oo]ne) (?:(?:will )?(?:also )?(?:should|must|need to|needs to|have to|has to)|${COMMON})(?: also| now| then)?)(?=\\s)`,
          'g',
        ),
        'list-item',
      ),
      step(
        /(?:^|[.!?]\s+)(?<at>(?:You|The user|Users) (?:should|must|need to|needs to|have to|has to))(?=\s+(?:now |then |first )?(?!be\b|have\b|not\b|see\b)[a-z]+)/g,
        'paragraph',
      ),
    ]),
    {
      kind: 'within',
      only: ['step'],
      check: patternCheck('Begin the instruction with its verb, not with “{match}”.', [
        {
          pattern: /^\s*(?<at>[A-Z][a-z]+s)(?=\s+(?:the|an?|your|this|that|all|each|every|its)\s)/dg,
          when: ({ match }) => orderOf(match) !== undefined,
          to: (match) => capitalize(orderOf(match) ?? match),
          message: '“{match}” tells what happens. Tell readers what to do: “{replacement}”.',
          scope: 'list-item',
        },
        {
          pattern: /^\s*(?<at>You|We|The user|Users|One)(?=\s+[a-z]+)/dg,
          when: tellsTask,
          scope: 'list-item',
        },
        {
          pattern:
            /^\s*(?<at>The|An?|This|These|Those|It|There)(?=\s+(?!users?\b)[a-z]+\s+(?:[a-z]+\s+)?(?:is|are|was|will|has|have|[a-z]+s)\b)/dg,
          scope: 'list-item',
        },
        {
          pattern:
            /^\s*(?<at>(?:The|An?|Your|This|It)\s+(?:[a-z]+\s+){0,3}?(?:must|should|needs?\s+to|has\s+to|is\s+to))(?=\s+be\s+[a-z]+)/dg,
          scope: 'list-item',
        },
      ]),
    },
  ],
  examples: () => [
    {
      text: '1. You should open the file.\n2. The user clicks Save.\n3. Close it.',
      findings: [
        { quote: 'You should', suggestion: null },
        { quote: 'The user clicks', suggestion: null },
      ],
    },
    { text: 'You need to restart the server.', findings: [{ quote: 'You need to', suggestion: null }] },
    {
      text: '1. Open the file that you need.\n2. If you can, close it.\n\nYou should see a list. You can also drag it.',
      findings: [],
    },
    {
      text: '1. You connect to the database.\n2. The user saves it.\n3. You see a list.\n4. You can close it.',
      findings: [
        { quote: 'You', suggestion: null },
        { quote: 'The user', suggestion: null },
      ],
    },
    {
      text: '1. Opens the Settings page.\n2. Applies your change.\n3. Sets of three stay.\n\n- Opens the page.',
      findings: [
        { quote: 'Opens', suggestion: 'Open' },
        { quote: 'Applies', suggestion: 'Apply' },
      ],
    },
    { text: '- `You should` stays.', findings: [] },
    {
      text: '1. The file must be opened.\n2. Open the file that must be read.',
      findings: [{ quote: 'The file must', suggestion: null }],
    },
  ],
};
