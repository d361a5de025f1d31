import type { SetName } from './screen.ts';
import { optionsOf } from './controls.ts';
import { namedFields } from './named.ts';
import { namedErrors } from './errors.ts';
import type { Action } from './actions.ts';
import { string, type MadeString, type Maker } from './types.ts';
import { capitalized } from '../writing/capitals.ts';

/** What a screen for signing in or up says. */
export const SIGNING_MAKERS: Readonly<Record<SetName, Maker>> = {
  buttons: ({ action }) => [
    string('button.primary', capitalized(action.verb), 'Does it'),
    string('button.busy', `${action.gerund}…`, 'While it runs'),
    string('button.other', action.verb === 'sign in' ? 'Create an account' : 'Sign in instead', 'Other way'),
    string('button.forgot', 'Reset password', 'Below the password'),
  ],
  dialog: ({ action }) => [
    string('dialog.title', capitalized(action.verb), 'Title'),
    string('dialog.email', 'Email', 'Field label'),
    string('dialog.password', 'Password', 'Field label'),
    string('dialog.remember', 'Stay signed in', 'Checkbox'),
  ],
  errors: ({ action, description }) => {
    const named = namedErrors(description).map(({ key, text, use }) => string(`error.${key}`, text, use));
    const network = string(
      'error.network',
      `Couldn't ${action.verb}. Check your connection and try again.`,
      'No connection',
    );
    return named.length > 0 ? [...named, network] : [...usualErrors(action), network];
  },
  'empty state': () => [string('empty.title', 'Sign in to see your work', 'Not signed in')],
  toasts: ({ action }) => [
    string('toast.done', `${capitalized(action.past)} as {name}`, 'It worked'),
    string('toast.ended', 'You were signed out. Sign in again to continue.', 'The session ended'),
  ],
  controls: () => [],
  field: ({ action, description }) => {
    const named = namedFields(description);
    const fields =
      named.length > 0
        ? named.flatMap(({ key, text, use, options }) => [
            string(`field.${key}`, text, use),
            ...optionsOf(options ?? '', `field.${key}`),
          ])
        : [
            string('field.email', 'Email', 'Above the field'),
            string('field.password', 'Password', 'Above the field'),
          ];
    return [...fields, string('field.submit', capitalized(action.verb), 'Button')];
  },
  tooltips: () => [
    string('tooltip.show', 'Show password', 'On the eye icon'),
    string('tooltip.hide', 'Hide password', 'On the eye icon'),
  ],
  onboarding: () => [
    string('onboarding.title', 'Welcome, {name}', 'Title'),
    string('onboarding.body', '[VERIFY] Name the first thing that people do here.', 'Text'),
    string('onboarding.next', 'Get started', 'Button'),
  ],
  progress: ({ action }) => [string('progress.running', `${action.gerund}…`, 'While it runs')],
  banner: () => [
    string('banner.text', '[VERIFY] Say what happened, for whom, and what they can do.', 'Text'),
  ],
};

function usualErrors({ verb }: Action): readonly MadeString[] {
  return [
    string(
      'error.credentials',
      "The email or password doesn't match. Check both and try again.",
      'Wrong entry; never says which of the two',
    ),
    string('error.email', 'Enter an email address, such as name@example.com.', 'Not an address'),
    string(
      'error.password',
      verb === 'sign up' ? '[VERIFY] State the rules for passwords, with numbers.' : 'Enter your password.',
      'Empty or too weak',
    ),
    string(
      'error.locked',
      '[VERIFY] Say after how many tries and for how long sign-in is blocked.',
      'Too many tries',
    ),
  ];
}
