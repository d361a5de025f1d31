import type { UxRule } from './types.ts';

/** What stands in a message, with its own messages inside down to the depth that real ones have. */
const INNER = String.raw`(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`;
const CHOICE = String.raw`\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,`;

/** Messages that a program can fill in every language. */
export const MESSAGES: readonly UxRule[] = [
  {
    id: 'ux-message-syntax',
    label: 'Messages that can be filled',
    severity: 'critical',
    patterns: [
      {
        find: new RegExp(String.raw`${CHOICE}(?!${INNER}\bother\s*\{)${INNER}\}`, 'g'),
        message: 'Add “other {…}”: without it the message fails for every case that is not listed.',
      },
      {
        find: new RegExp(String.raw`^(?=.*(?:\{\s*\w+|\w\s*\}))(?!(?:[^{}]|\{${INNER}\})*$)[^]*$`, 'g'),
        message: 'A brace is open or closed once too often: the message cannot be filled.',
      },
    ],
  },
];
