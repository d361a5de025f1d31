import { capitalized } from '../writing/capitals.ts';
import { keyOf } from './lists.ts';
import type { Brief } from './types.ts';
import { string, type MadeString } from './types.ts';

/** Screens that most flows for accounts have: what they say, and what their button does. */
const KNOWN: readonly (readonly [name: RegExp, title: string, body: string, button: string])[] = [
  [
    /^(?:request|forgot(?:ten)? password|enter e-?mail|reset request)/i,
    'Reset your password',
    "Enter your email address. We'll send you a link to reset your password.",
    'Send link',
  ],
  [
    /^(?:e-?mail|link|message) sent|^check (?:your )?e-?mail/i,
    'Check your email',
    'We sent a link to {email}.',
    'Send again',
  ],
  [
    /^code sent|^(?:enter|verify|verification)(?: (?:the|your))? code|^verification$/i,
    'Enter the code',
    'We sent a code to {destination}.',
    'Continue',
  ],
  [/^(?:new|choose|set|create)(?: an?)?(?: new)? password/i, 'Create a new password', '', 'Save password'],
  [
    /^(?:password (?:changed|reset|updated)|success|done)$/i,
    'Password changed',
    'Sign in with your new password.',
    'Sign in',
  ],
  [
    /^(?:verify|confirm)(?: your)? e-?mail/i,
    'Confirm your email address',
    'Select the link that we sent to {email}.',
    'Send again',
  ],
  [/^(?:link )?expired/i, 'This link has expired', 'Request a new one.', 'Send new link'],
];

/** The screens of a flow in order, each with its title, its text and its button. */
export function screensOf({ parts }: Brief): readonly MadeString[] {
  return parts
    .filter(({ set, said }) => set === 'screens' && said !== '')
    .flatMap(({ said }) => {
      const key = `screen.${keyOf(said)}`;
      const [, title = capitalized(said), body = '[VERIFY] Say what people do here.', button = ''] =
        KNOWN.find(([name]) => name.test(said)) ?? [];
      return [
        string(`${key}.title`, title, 'Title'),
        ...(body ? [string(`${key}.body`, body, 'Below the title')] : []),
        ...(button ? [string(`${key}.action`, button, 'Button')] : []),
      ];
    });
}
