import { capitalize } from '../../checks/letter-case.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';

const CLAUSE = String.raw`(?<=^\s*["“]?|[.!?:;]\s+["“]?|\s[–—-] |,\s+|\b(?:and|then|or|to|you|can|must|should|just|also|now|and then|Then|First|Next|Finally),?\s+)`;
const OBJECT = String.raw`(?=\s+(?:on\s+)?(?:the|your|this|that|any|an?|each|one|its|\p{Lu}|[“"'\ufffc]|\*))`;
/** “Hit Enter”, but “hit the cache” and “hit `/users`”, which are requests. */
const KEY = String.raw`(?=\s+(?:the\s+)?[*]*(?:Enter|Return|Tab|Esc(?:ape)?|Space|Ctrl|Control|Cmd|Command|Alt|Option|Shift|Delete|Backspace|F\d+)\b)`;
const BUTTON = String.raw`(?=\s+(?:(?:the|your|this|that)\s+)?(?:[*“"']*\p{Lu}[\p{L} ]*[*”"']*\s+)?(?:button|icon|link|tab|checkbox|toggle)\b|\s+[*“"']+\p{Lu}|\s+(?:Save|Submit|Cancel|OK|Next|Send|Delete|Close|Publish|Run|Start|Stop|Apply|Continue)\b)`;

export const selectNotClick: Rule = {
  id: 'select-not-click',
  label: 'Verbs for every kind of input',
  description:
    'Say “select”, not “click” or “tap”: people use a mouse, a finger, a keyboard, or their voice. Say “enter” for text and “press” for keys.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck(
      'Not everybody can “{match}”. “{replacement}” fits a mouse, a finger, a keyboard, and a voice.',
      [
        {
          pattern: /(?<=^\s*["“]?|[.!?:]\s{1,4}["“]?|\s[–—-] )(?:Click|Tap|Press) here to [a-z]+/g,
          to: (match) => capitalize(/[a-z]+$/.exec(match)?.[0] ?? ''),
          message: 'Begin with what the reader wants: “{replacement}”. How to get there shows.',
        },
        {
          pattern: new RegExp(`${CLAUSE}\\b(?<at>[Cc]lick(?: on)?|[Tt]ap(?: on)?)${OBJECT}`, 'dgu'),
          to: 'select',
          unless: /\b(?:right|left|double)[- ]click/i,
        },
        {
          pattern: new RegExp(`${CLAUSE}\\b(?<at>[Hh]it)${KEY}`, 'dgu'),
          to: 'press',
          message: 'Keys are pressed: write “{replacement}”.',
        },
        {
          pattern: new RegExp(`${CLAUSE}\\b(?<at>[Hh]it)${BUTTON}`, 'dgu'),
          to: 'select',
        },
        {
          pattern: new RegExp(String.raw`\b(?<at>[Cc]licking(?: on)?|[Tt]apping(?: on)?)${OBJECT}`, 'dgu'),
          to: 'selecting',
        },
        {
          pattern: /\b(?<at>(?:click|tap)s(?: on)?)(?=\s+(?:the|your|this|an?)\b)/dg,
          to: 'selects',
          unless: /\b(?:number|count|total) of (?:clicks|taps)/i,
        },
        { pattern: /\bmouse over\b|\bhover over\b/gi, to: 'point to' },
      ],
    ),
  ],
  examples: () => [
    {
      text: 'Click **Save**, and then tap on the menu. To go on, click the button.',
      findings: [
        { quote: 'Click', suggestion: 'Select' },
        { quote: 'tap on', suggestion: 'select' },
        { quote: 'click', suggestion: 'select' },
      ],
      fixed: 'Select **Save**, and then select the menu. To go on, select the button.',
    },
    {
      text: 'Hit Enter, then hit the **Save** button. The requests hit the cache; hit `/users` once.',
      findings: [
        { quote: 'Hit', suggestion: 'Press' },
        { quote: 'hit', suggestion: 'select' },
      ],
      fixed: 'Press Enter, then select the **Save** button. The requests hit the cache; hit `/users` once.',
    },
    {
      text: 'Click here to view your orders.',
      findings: [{ quote: 'Click here to view', suggestion: 'View' }],
      fixed: 'View your orders.',
    },
    {
      text: 'You can open it by clicking the icon.',
      findings: [{ quote: 'clicking', suggestion: 'selecting' }],
      fixed: 'You can open it by selecting the icon.',
    },
    {
      text: 'Each click counts. The handler of `click` runs. A tap on the screen is an event. Right-click the file.',
      findings: [],
    },
  ],
};
