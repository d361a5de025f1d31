import type { Kind } from './kinds.ts';
import { capitalized } from '../writing/capitals.ts';
import { string, type Writer } from './types.ts';

/** What a screen for signing in or up says where the description lists nothing else. */
export const SIGNING: Readonly<Partial<Record<Kind, Writer>>> = {
  buttons: ({ action }) => [
    string('button.primary', capitalized(action.verb), 'Does it'),
    string('button.busy', `${action.gerund}…`, 'While it runs'),
    string('button.other', action.verb === 'sign in' ? 'Create an account' : 'Sign in instead', 'Other way'),
    ...(action.verb === 'sign in' ? [string('button.forgot', 'Reset password', 'Below the password')] : []),
  ],
  dialog: ({ action }) => [
    string('dialog.title', capitalized(action.verb), 'Title'),
    string('dialog.email', 'Email', 'Field label'),
    string('dialog.password', 'Password', 'Field label'),
    string('dialog.remember', 'Stay signed in', 'Checkbox'),
  ],
  errors: ({ action }) => [
    string(
      'error.credentials',
      "The email or password doesn't match. Check both and try again.",
      'Wrong entry; never says which of the two',
    ),
    string('error.email', 'Enter an email address, such as name@example.com.', 'Not an address'),
    string(
      'error.password',
      action.verb === 'sign up'
        ? '[VERIFY] State the rules for passwords, with numbers.'
        : 'Enter your password.',
      'Empty or too weak',
    ),
    string(
      'error.locked',
      '[VERIFY] Say after how many tries and for how long sign-in is blocked.',
      'Too many tries',
    ),
    string('error.network', `Couldn't ${action.verb}. Check your connection and try again.`, 'No connection'),
  ],
  'empty state': () => [string('empty.title', 'Sign in to see your work', 'Not signed in')],
  toasts: ({ action }) => [
    string('toast.done', `${capitalized(action.past)} as {name}`, 'It worked'),
    string('toast.ended', 'You were signed out. Sign in again to continue.', 'The session ended'),
  ],
};
