import type { Audience } from '@housestyle/contract';
import type { Action } from './actions.ts';
import {
  namedEffects,
  namedErrors,
  namedRange,
  namedRole,
  namedSteps,
  namedToasts,
  namedTooltips,
} from './named.ts';
import type { Screen, SetName } from './screen.ts';
import { capitalized } from '../writing/capitals.ts';

export interface MadeString {
  readonly key: string;
  readonly text: string;
  /** Where it stands, for the designer. */
  readonly use: string;
}

export interface StringSet {
  /** "Errors", or "Errors: upload file" where several screens have strings. */
  readonly title: string;
  readonly strings: readonly MadeString[];
}

/** The sets of all screens; where there are several, titles and keys say which one they are of. */
export function makeAllSets(
  screens: readonly Screen[],
  audience: Audience | undefined,
): readonly StringSet[] {
  if (screens.length < 2) return screens.flatMap((screen) => makeSets(screen, audience));
  return screens.flatMap((screen) => {
    const { action, object } = screen;
    const subject = `${action.verb} ${object}`.trim();
    return makeSets(screen, audience).map(({ title, strings }) => ({
      title: `${title}: ${subject}`,
      strings: strings.map((one) => ({ ...one, key: `${keyOf(subject)}.${one.key}` })),
    }));
  });
}

/** "delete API key" as "deleteApiKey". */
function keyOf(subject: string): string {
  return subject
    .split(/[^\p{L}\p{N}]+/u)
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalized(word.toLowerCase())))
    .join('');
}

/** The sets that the screen wants. Strings that depend on what the product does carry `[VERIFY]`. */
function makeSets(screen: Screen, audience: Audience | undefined): readonly StringSet[] {
  return screen.sets.map((name) => ({
    title: capitalized(name),
    strings: (screen.object ? MAKERS : SIGNING_MAKERS)[name](screen, audience),
  }));
}

type Maker = (screen: Screen, audience: Audience | undefined) => readonly MadeString[];

const MAKERS: Readonly<Record<SetName, Maker>> = {
  buttons: ({ action, object, plural }) => [
    string(
      'button.primary',
      capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${actedOn(action, object, plural)}`),
      'Does it',
    ),
    string(
      'button.cancel',
      action.dismiss ? `${action.dismiss} ${object}` : 'Cancel',
      'Leaves everything as it is',
    ),
    string('button.busy', `${action.gerund} ${actedOn(action, object, plural)}…`, 'While it runs'),
    string('button.retry', 'Try again', 'After an error'),
    string('button.list', `View ${plural}`, 'Back to the list'),
  ],
  dialog: ({ action, object, plural, effect, description }) => [
    string(
      'dialog.title',
      action.destructive
        ? `${capitalized(action.verb)} ${these(object, plural)}?`
        : capitalized(`${action.verb} ${actedOn(action, object, plural)}`),
      'Title',
    ),
    string(
      'dialog.body',
      (action.destructive && namedEffects(description)) ||
        effect ||
        (action.destructive
          ? '[VERIFY] Say what is lost, for whom, and whether it can be undone.'
          : action.many
            ? `[VERIFY] Say in what of the ${actedOn(action, object, plural)} people search.`
            : `[VERIFY] Say what happens to the ${object} next, if that is not obvious.`),
      'Text',
    ),
    string(
      'dialog.confirm',
      capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${actedOn(action, object, plural)}`),
      'Button that does it',
    ),
    string(
      'dialog.cancel',
      action.dismiss ? `${action.dismiss} ${object}` : 'Cancel',
      'Button that closes the dialog',
    ),
  ],
  errors: ({ action, object, plural, limit, description }, audience) => {
    const named = namedErrors(description);
    const verb = action.verb === 'edit' ? 'save' : action.verb;
    return [
      string(
        'error.network',
        `Couldn't ${verb} the ${actedOn(action, object, plural)}. Check your connection and try again.`,
        'No connection',
      ),
      string(
        'error.server',
        `Couldn't ${verb} the ${actedOn(action, object, plural)}. Try again in a few minutes.`,
        'Fault of ours',
      ),
      action.makes || action.many
        ? string(
            'error.permission',
            `You need permission to ${verb} ${plural}. Ask an administrator.`,
            'Not allowed',
          )
        : string(
            'error.permission',
            `You need permission to ${verb} ${these(object, plural)}. Ask ${object === plural ? 'an administrator' : 'its owner'}.`,
            'Not allowed',
          ),
      ...(action.makes || action.many || object === plural
        ? []
        : [
            string(
              'error.missing',
              `This ${object} no longer exists. Reload the page.`,
              'Gone in the meantime',
            ),
          ]),
      ...named.map(({ key, text, use }) => string(`error.${key}`, text, use)),
      ...(named.some(({ key }) => key === 'limit' || key === 'range') ||
      named.length > 0 ||
      (action.destructive && limit === '')
        ? []
        : [
            string(
              'error.limit',
              limit
                ? `The ${object} is larger than ${limit}. Choose a smaller one.`
                : '[VERIFY] Name the limit with its number, and how to get below it.',
              'Too large or too many',
            ),
          ]),
      ...(audience && audience !== 'consumer'
        ? [string('error.reference', 'Reference for support: {requestId}', 'Below any error')]
        : []),
    ];
  },
  'empty state': ({ action, object, plural, description }) => [
    string('empty.title', `No ${plural} yet`, 'Nothing was made yet'),
    string(
      'empty.body',
      `[VERIFY] Say in one sentence what ${object === plural ? `${plural} are` : `${article(object)} ${object} is`} good for.`,
      'Below the title',
    ),
    string('empty.action', capitalized(`${action.makes ? action.verb : 'create'} ${object}`), 'Button'),
    ...(namedRole(description)
      ? [
          string(
            'empty.readonly',
            `No ${plural} yet. Ask a ${namedRole(description)} to ${action.makes ? action.verb : 'create'} ${object === plural ? plural : 'one'}.`,
            'For people who may not',
          ),
        ]
      : []),
    string(
      'empty.search',
      `No ${plural} match “{query}”. Check the spelling or use fewer words.`,
      'Search without a result',
    ),
  ],
  toasts: ({ action, object, plural, description }) => {
    const named = namedToasts(description);
    if (named.length > 1) return named.map(({ key, text, use }) => string(`toast.${key}`, text, use));
    return [
      ...(action.many ? [] : [string('toast.done', `${capitalized(object)} ${action.past}`, 'It worked')]),
      ...(object === plural
        ? []
        : [string('toast.done.many', `{count} ${plural} ${action.past}`, 'It worked for several')]),
      ...(action.many ||
      (action.destructive && !/^(?:delete|remove|archive|cancel|disable)$/.test(action.verb))
        ? []
        : [string('toast.undo', action.destructive ? 'Undo' : `View ${object}`, 'Action in the toast')]),
      string(
        'toast.failed',
        `Couldn't ${action.verb === 'edit' ? 'save' : action.verb} the ${actedOn(action, object, plural)}. Try again.`,
        'It did not work',
      ),
    ];
  },
  tooltips: ({ action, object, plural, description }) => [
    ...namedTooltips(description).map(({ key, text, use }) => string(`tooltip.${key}`, text, use)),
    ...(/\btooltips?\b[^.:\n]*:/i.test(description)
      ? []
      : [
          string(
            'tooltip.primary',
            capitalized(
              action.many
                ? `${action.verb} ${actedOn(action, object, plural)}`
                : `${action.verb} ${action.makes && object !== plural ? `${article(object)} ${object}` : these(object, plural)}`,
            ),
            'On the icon button',
          ),
          string(
            'tooltip.disabled',
            action.many
              ? `[VERIFY] Say what is missing before people can ${action.verb} the ${actedOn(action, object, plural)}.`
              : `[VERIFY] Say what is missing before ${these(object, plural)} can be ${action.past}.`,
            'On the button while it is off',
          ),
        ]),
  ],
  onboarding: ({ action, plural, object, description }) => {
    const steps = namedSteps(description);
    return [
      ...(steps.length > 0
        ? steps.flatMap(({ title, body }, index) => [
            string(`onboarding.step${index + 1}.title`, title, `Title of screen ${index + 1}`),
            string(
              `onboarding.step${index + 1}.body`,
              body || '[VERIFY] Say in one sentence why.',
              'Below the title',
            ),
          ])
        : [
            string('onboarding.title', `Get started with ${plural}`, 'Title'),
            string(
              'onboarding.step1',
              capitalized(`${action.makes ? action.verb : 'create'} your first ${object}.`),
              'Step 1',
            ),
            string('onboarding.step2', `[VERIFY] Name what people do with the ${object} next.`, 'Step 2'),
          ]),
      string('onboarding.next', 'Next', 'Button'),
      ...(steps.length > 0 ? [string('onboarding.done', 'Get started', 'Button on the last screen')] : []),
      string('onboarding.skip', 'Skip the tour', 'Button'),
    ];
  },
  field: ({ object, description }) => [
    string('field.label', capitalized(object), 'Above the field'),
    string(
      'field.help',
      namedRange(description) || '[VERIFY] Say what may be entered, with an example.',
      'Below the field',
    ),
  ],
};

const SIGNING_MAKERS: Readonly<Record<SetName, Maker>> = {
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
  field: () => [
    string('field.email', 'Email', 'Above the field'),
    string('field.password', 'Password', 'Above the field'),
  ],
  tooltips: () => [
    string('tooltip.show', 'Show password', 'On the eye icon'),
    string('tooltip.hide', 'Hide password', 'On the eye icon'),
  ],
  onboarding: () => [
    string('onboarding.title', 'Welcome, {name}', 'Title'),
    string('onboarding.body', '[VERIFY] Name the first thing that people do here.', 'Text'),
    string('onboarding.next', 'Get started', 'Button'),
  ],
};

/** "Delete project", but "Search projects". */
function actedOn({ many }: Action, object: string, plural: string): string {
  return many ? plural : object;
}

/** "this project", but "these settings". */
function these(object: string, plural: string): string {
  return `${object === plural ? 'these' : 'this'} ${object}`;
}

function string(key: string, text: string, use: string): MadeString {
  return { key, text, use };
}

function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
