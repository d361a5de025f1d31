import type { SetName } from './set-names.ts';
import { messagesOf } from './messages.ts';
import { screensOf } from './flows.ts';
import { controlsOf } from './controls.ts';
import { asksForErrors, asksForHelp, writeField } from './fields.ts';
import { permissionOf } from './permissions.ts';
import { namedButtons, namedFields } from './named.ts';
import { namedErrors } from './errors.ts';
import type { Action } from './actions.ts';
import { string, type MadeString, type Maker } from './types.ts';
import { capitalized } from '../writing/capitals.ts';

/** What a screen for signing in or up says. */
export const SIGNING_MAKERS: Readonly<Record<SetName, Maker>> = {
  buttons: (screen) => {
    const { action } = screen;
    const named = namedButtons(screen, '');
    if (named.length > 0)
      return named.map(({ key, text, use }) =>
        string(`button.${key}`, text === 'Submit' ? capitalized(action.verb) : text, use),
      );
    return [
      string('button.primary', capitalized(action.verb), 'Does it'),
      string('button.busy', `${action.gerund}…`, 'While it runs'),
      string(
        'button.other',
        action.verb === 'sign in' ? 'Create an account' : 'Sign in instead',
        'Other way',
      ),
      string('button.forgot', 'Reset password', 'Below the password'),
    ];
  },
  dialog: ({ action }) => [
    string('dialog.title', capitalized(action.verb), 'Title'),
    string('dialog.email', 'Email', 'Field label'),
    string('dialog.password', 'Password', 'Field label'),
    string('dialog.remember', 'Stay signed in', 'Checkbox'),
  ],
  errors: (screen) => {
    const { action } = screen;
    const named = namedErrors(screen, '').map(({ key, text, use }) => string(`error.${key}`, text, use));
    const network = string(
      'error.network',
      `Couldn't ${action.verb}. Check your connection and try again.`,
      'No connection',
    );
    // Fields that say themselves what is wrong with them need no more.
    return named.length > 0 || namedFields(screen).length > 1
      ? [...named, network]
      : [...usualErrors(action), network];
  },
  'empty state': () => [string('empty.title', 'Sign in to see your work', 'Not signed in')],
  toasts: ({ action }) => [
    string('toast.done', `${capitalized(action.past)} as {name}`, 'It worked'),
    string('toast.ended', 'You were signed out. Sign in again to continue.', 'The session ended'),
  ],
  screens: (screen) => screensOf(screen),
  controls: (screen) => controlsOf(screen),
  messages: (screen) => messagesOf(screen),
  permission: (screen) => permissionOf(screen),
  field: (screen) => {
    const { action, description } = screen;
    const named = namedFields(screen);
    const fields =
      named.length > 0
        ? named.flatMap((part) =>
            writeField(part, { help: asksForHelp(description), errors: asksForErrors(screen) }),
          )
        : [
            string('field.email', 'Email', 'Above the field'),
            string('field.password', 'Password', 'Above the field'),
          ];
    return screen.parts.some(({ set, said }) => set === 'buttons' && said !== '')
      ? fields
      : [...fields, string('field.submit', capitalized(action.verb), 'Button')];
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
