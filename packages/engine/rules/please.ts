import { lazily } from '../lazily.ts';
import { VERB } from '../spelling/lexicon.ts';
import { partsOf } from '../spelling/parts.ts';
import { joinsClause, patternCheck, type Context } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** What writers ask of readers as a favor, where “please” is in its place. */
const FAVORS = lazily(
  () =>
    new Set(
      'report file raise submit send share email mail contact ask tell let feel consider wait bear excuse forgive accept allow help join star sponsor support donate cite credit acknowledge vote comment discuss reply respond subscribe pardon understand stand leave hold come'.split(
        ' ',
      ),
    ),
);
const FAVOR_OF =
  /^ (?:open|start|post|give|leave) (?:an?|your|any|us|new|the) ?(?:new )?(?:issues?|tickets?|prs?|pull|bugs?|discussions?|feedback|star|comments?|reviews?|threads?|questions?)\b/i;

/** A phrase that a comma divides from the instruction after it: "For details …", "If it fails …". */
const FRONTED =
  /^\W*(?:(?:For|To|If|When|Once|In|On|At|By|After|Before|While|Until|Unless|Should|As|With|Without|From|Instead|Otherwise|Alternatively|Also|First|Next|Then|Finally|Because|Since)\b)[^,;:.!?()—–]*$/;
/** Words after which an instruction can begin. */
const JOINS = /(?:^|[,;:.!?()—–-]|\b(?:and|or|but|then|so|also|you|that|not|always|to))\s*$/i;

/** Characters in front that tell one “please” of a sentence from another. */
const REACH = 40;

/** The sentence up to the match. */
function headOf({ before, match, sentence }: Context): string {
  for (let at = sentence.indexOf(match); at >= 0; at = sentence.indexOf(match, at + 1)) {
    const head = sentence.slice(0, at);
    if (before.endsWith(head.slice(-REACH))) return head;
  }
  return '';
}

function followsFronted(context: Context): boolean {
  const { before } = context;
  return /[\w'’]\s$/.test(before) && !JOINS.test(before) && FRONTED.test(headOf(context));
}

/** Whether the instruction stands without the word: not "For details of `x` please see", which wants a comma. */
const standsAlone = (context: Context): boolean =>
  joinsClause(context) && (JOINS.test(context.before) || headOf(context).trim() === '');

function isInstruction(after: string): boolean {
  const [, verb = ''] = /^ (\w+)/.exec(after) ?? [];
  if (/^(?:be aware|do not|don't|log in|sign in|also)\b/.test(after.slice(1))) return true;
  return (
    /^[a-z]+$/.test(verb) && (partsOf(verb) & VERB) !== 0 && !FAVORS().has(verb) && !FAVOR_OF.test(after)
  );
}

const asks = ({ before, after }: Context): boolean => !/[\w“"'‘-]$/.test(before) && isInstruction(after);

/** The same place, seen from the word itself. */
function atPlease({ before, match, after, sentence }: Context): Context {
  const start = match.search(/please,?$/);
  return { before: before + match.slice(0, start), match: match.slice(start), after, sentence };
}

export const please: Rule = {
  id: 'please',
  label: 'No “please” in instructions',
  description:
    'Give instructions without “please”. It adds a word to each step and makes what is required sound like a favor.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    patternCheck('An instruction needs no “please”. Begin with the verb.', [
      {
        pattern: /\b[Pp]lease,?(?= )/g,
        when: (context) => asks(context) && !followsFronted(context),
        fix: 'remove',
        safe: standsAlone,
      },
      {
        pattern: /(?<![\w-])[\w'’]+ please,?(?= )/g,
        when: (context) => isInstruction(context.after) && followsFronted(atPlease(context)),
        to: (match) => match.replace(/ please,?$/, ','),
      },
    ]),
  ],
  examples: () => [
    {
      text: 'Please run the tests. For details, please see the guide.',
      findings: [
        { quote: 'Please run', suggestion: 'Run' },
        { quote: 'please ', suggestion: '' },
      ],
      fixed: 'Run the tests. For details, see the guide.',
    },
    {
      text: 'Please reboot the server, and please unplug the cable.',
      findings: [
        { quote: 'Please reboot', suggestion: 'Reboot' },
        { quote: 'please ', suggestion: '' },
      ],
      fixed: 'Reboot the server, and unplug the cable.',
    },
    {
      text: 'If you find a bug, please open an issue or please report it. Please contact support. The prompt says “please wait”.',
      findings: [],
    },
    {
      text: 'For more details about its usage please check the guide. If it fails, please run it again, and please check the log.',
      findings: [
        { quote: 'usage please', suggestion: 'usage,' },
        { quote: 'please ', suggestion: '' },
        { quote: 'please ', suggestion: '' },
      ],
      fixed:
        'For more details about its usage, check the guide. If it fails, run it again, and check the log.',
    },
    {
      text: 'For details of `run` please see the guide. Users please read it.',
      findings: [
        { quote: 'please', suggestion: null },
        { quote: 'please', suggestion: null },
      ],
    },
    { text: '- `please` run\n- [please](./please.md)', findings: [] },
  ],
};
