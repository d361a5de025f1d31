import type { Audience } from '@housestyle/contract';
import { optionsOf, readControls } from './controls.ts';
import { typedToConfirm } from './effects.ts';
import { namedEmptyStates } from './empty-states.ts';
import { namedDropZone, namedErrors, namedRange, namedRules } from './errors.ts';
import { article, keyOf } from './lists.ts';
import {
  dialogButtons,
  namedBanner,
  namedButtons,
  namedChoice,
  namedEffects,
  namedFields,
  namedNext,
  namedRole,
  namedSteps,
  namedToasts,
  namedTooltips,
} from './named.ts';
import type { Screen, SetName } from './screen.ts';
import { SIGNING_MAKERS } from './signing-sets.ts';
import { string, type MadeString, type Maker } from './types.ts';
import { capitalized } from '../writing/capitals.ts';

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
  if (screens.length < 2) return withOwnKeys(screens.flatMap((screen) => makeSets(screen, audience)));
  const sets = screens.flatMap((screen) => {
    const { action, object } = screen;
    const subject = `${action.verb} ${object}`.trim();
    return makeSets(screen, audience).map(({ title, strings }) => ({
      title: `${title}: ${subject}`,
      strings: strings.map((one) => ({ ...one, key: `${keyOf(subject)}.${one.key}` })),
    }));
  });
  return withOwnKeys(sets);
}

/** A key that stands for two strings gets a number the second time: a file would lose one of them. */
function withOwnKeys(sets: readonly StringSet[]): readonly StringSet[] {
  const seen = new Map<string, number>();
  return sets.map((set) => ({
    ...set,
    strings: set.strings.map((one) => {
      const times = (seen.get(one.key) ?? 0) + 1;
      seen.set(one.key, times);
      return times === 1 ? one : { ...one, key: `${one.key}${times}` };
    }),
  }));
}

/** The sets that the screen wants. Strings that depend on what the product does carry `[VERIFY]`. */
function makeSets(screen: Screen, audience: Audience | undefined): readonly StringSet[] {
  return screen.sets.map((name) => ({
    title: capitalized(name),
    strings: (screen.object ? MAKERS : SIGNING_MAKERS)[name](screen, audience),
  }));
}

const MAKERS: Readonly<Record<SetName, Maker>> = {
  controls: ({ description }) => readControls(description),
  buttons: (screen) => {
    const { action, acts, own, object, plural, description } = screen;
    const named = namedButtons(description, acts ? object : '');
    if (named.length > 0) return named.map(({ key, text, use }) => string(`button.${key}`, text, use));
    if (!acts)
      return [string('button.primary', '[VERIFY] Name what the button does, with its object.', 'Does it')];
    return [
      string(
        'button.primary',
        capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${things(screen)}`),
        'Does it',
      ),
      string(
        'button.cancel',
        action.dismiss ? `${action.dismiss} ${things(screen)}` : 'Cancel',
        'Leaves everything as it is',
      ),
      string('button.busy', `${action.gerund} ${things(screen)}…`, 'While it runs'),
      string('button.retry', 'Try again', 'After an error'),
      ...(own ? [] : [string('button.list', `View ${plural}`, 'Back to the list')]),
    ];
  },
  dialog: (screen) => {
    const { action, acts, object, effect, description } = screen;
    const said = dialogButtons(description);
    // "Cancel or keep" leave out of what.
    const buttons = said?.does.toLowerCase() === action.verb || said?.keeps === 'Keep' ? undefined : said;
    const [choice, ...others] = buttons ? [buttons.does, ...buttons.others] : namedChoice(description);
    const drop = namedDropZone(description);
    const typed = typedToConfirm(description);
    if (!acts)
      return [
        string('dialog.title', '[VERIFY] Ask about the action, with its verb and its object.', 'Title'),
        string(
          'dialog.body',
          namedEffects(description) || effect || '[VERIFY] Say what happens then.',
          'Text',
        ),
        string('dialog.confirm', '[VERIFY] Repeat the verb of the title.', 'Button that does it'),
        string('dialog.cancel', 'Cancel', 'Button that closes the dialog'),
      ];
    return [
      string(
        'dialog.title',
        action.destructive
          ? `${capitalized(action.verb)} ${these(screen)}?`
          : capitalized(`${action.verb} ${things(screen)}${choice ? '?' : ''}`),
        'Title',
      ),
      string(
        'dialog.body',
        namedEffects(description) ||
          effect ||
          (action.destructive
            ? '[VERIFY] Say what is lost, for whom, and whether it can be undone.'
            : action.many
              ? `[VERIFY] Say in what of the ${things(screen)} people search.`
              : `[VERIFY] Say what happens to the ${object} next, if that is not obvious.`),
        'Text',
      ),
      string(
        'dialog.confirm',
        choice ?? capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${things(screen)}`),
        'Button that does it',
      ),
      ...(typed ? [string('dialog.type', `Type “${typed}” to confirm`, 'Above the field')] : []),
      ...(drop ? [string('dialog.dropZone', drop, 'Where files are dropped')] : []),
      ...others.map((other, index) =>
        string(`dialog.other${index === 0 ? '' : index + 1}`, other, 'Button for another choice'),
      ),
      ...(!buttons && others.length > 1
        ? []
        : [
            string(
              'dialog.cancel',
              buttons?.keeps ?? (action.dismiss ? `${action.dismiss} ${things(screen)}` : 'Cancel'),
              'Button that closes the dialog',
            ),
          ]),
    ];
  },
  errors: (screen, audience) => {
    const { action, acts, own, object, plural, limit, description } = screen;
    const named = namedErrors(description);
    const verb = action.verb === 'edit' ? 'save' : action.verb;
    const deed = action.verb === 'pay' ? 'complete the payment' : `${verb} the ${things(screen)}`;
    const failed = acts ? `Couldn't ${deed}.` : undefined;
    return [
      string(
        'error.network',
        `${failed ?? "You're offline."} Check your connection and try again.`,
        'No connection',
      ),
      string('error.server', `${failed ?? "This didn't work."} Try again in a few minutes.`, 'Fault of ours'),
      ...(!acts || own || named.length > 1
        ? []
        : action.makes || action.many
          ? [
              string(
                'error.permission',
                `You need permission to ${verb} ${plural}. Ask an administrator.`,
                'Not allowed',
              ),
            ]
          : [
              string(
                'error.permission',
                `You need permission to ${verb} ${these(screen)}. Ask ${screen.several || object === plural ? 'an administrator' : 'its owner'}.`,
                'Not allowed',
              ),
            ]),
      ...(!acts || own || named.length > 1 || action.makes || action.many || object === plural
        ? []
        : [
            string(
              'error.missing',
              `This ${object} no longer exists. Reload the page.`,
              'Gone in the meantime',
            ),
          ]),
      ...named.map(({ key, text, use }) => string(`error.${key}`, text, use)),
      ...(named.length > 0 || !acts || (action.destructive && limit === '')
        ? []
        : own
          ? [string('error.invalid', namedRules(description) || ofEntry(object), 'Not what it should be')]
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
  'empty state': ({ action, object, plural, description }) => {
    const named = namedEmptyStates(description, plural);
    const states = named.flatMap(({ key, title, body }) => [
      string(`empty.${key}.title`, title, 'Title'),
      string(`empty.${key}.body`, body, 'Below the title'),
    ]);
    return states.length > 0
      ? states
      : [
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
        ];
  },
  toasts: (screen) => {
    const { action, acts, own, object, plural, description } = screen;
    const named = namedToasts(description);
    if (named.length > 0 && (named.length > 1 || !acts))
      return named.map(({ key, text, use }) =>
        string(
          `toast.${key}`,
          object && /^\p{L}+ed$|^Sent$/u.test(text) ? `${capitalized(object)} ${text.toLowerCase()}` : text,
          use,
        ),
      );
    if (!acts) return [string('toast.done', '[VERIFY] Say what was done, in three words.', 'It worked')];
    return [
      ...namedNext(description).map(({ key, text, use }) => string(`toast.${key}`, text, use)),
      ...(action.many ? [] : [string('toast.done', `${capitalized(object)} ${action.past}`, 'It worked')]),
      ...(own || object === plural
        ? []
        : [string('toast.done.many', `{count} ${plural} ${action.past}`, 'It worked for several')]),
      ...(own ||
      action.many ||
      (action.destructive && !/^(?:delete|remove|archive|cancel|disable)$/.test(action.verb))
        ? []
        : [string('toast.undo', action.destructive ? 'Undo' : `View ${object}`, 'Action in the toast')]),
      string(
        'toast.failed',
        `Couldn't ${action.verb === 'edit' ? 'save' : action.verb} the ${things(screen)}. Try again.`,
        'It did not work',
      ),
    ];
  },
  tooltips: (screen) => {
    const { action, object, plural, description } = screen;
    const named = namedTooltips(description);
    return [
      ...named.map(({ key, text, use }) => string(`tooltip.${key}`, text, use)),
      ...(named.length > 0
        ? []
        : [
            string(
              'tooltip.primary',
              capitalized(
                action.many
                  ? `${action.verb} ${things(screen)}`
                  : `${action.verb} ${action.makes && object !== plural ? `${article(object)} ${object}` : these(screen)}`,
              ),
              'On the icon button',
            ),
            string(
              'tooltip.disabled',
              action.many
                ? `[VERIFY] Say what is missing before people can ${action.verb} the ${things(screen)}.`
                : `[VERIFY] Say what is missing before ${these(screen)} can be ${action.past}.`,
              'On the button while it is off',
            ),
          ]),
    ];
  },
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
  field: ({ action, own, object, description }) => {
    const named = namedFields(description);
    const label =
      action.verb === 'rename'
        ? capitalized(`${object} name`)
        : own && /^(?:change|update|edit)$/.test(action.verb)
          ? `New ${object}`
          : capitalized(object);
    return [
      ...named.flatMap(({ key, text, use, options }) => [
        string(`field.${key}`, text, use),
        ...optionsOf(options ?? '', `field.${key}`),
      ]),
      ...(named.length === 0 || label !== capitalized(object)
        ? [string('field.label', label, 'Above the field')]
        : []),
      string(
        'field.help',
        namedRange(description) ||
          namedRules(description) ||
          namedEffects(description) ||
          '[VERIFY] Say what may be entered, with an example.',
        'Below the field',
      ),
    ];
  },
  progress: ({ action, acts, plural, description }) =>
    acts
      ? [
          string('progress.running', `${action.gerund} ${plural}…`, 'While it runs'),
          string(
            'progress.count',
            `{done} of {count} ${plural} ${action.past}`,
            'While it runs, for several',
          ),
          ...(/\bcancel/i.test(description) && action.verb !== 'cancel'
            ? [string('progress.cancel', `Cancel ${action.verb}`, 'Stops what runs')]
            : []),
        ]
      : [string('progress.running', '[VERIFY] Name what runs, as in “Uploading photos…”.', 'While it runs')],
  banner: ({ description }) => {
    if (/\boffline\b/i.test(description))
      return [
        string('banner.offline', "You're offline", 'Title'),
        string('banner.body', '[VERIFY] Say what still works, and when the rest comes back.', 'Text'),
      ];
    const { text, actions } = namedBanner(description);
    const fallback = '[VERIFY] Say what happened, for whom, and what they can do.';
    return [
      string('banner.text', text || namedEffects(description) || fallback, 'Text'),
      ...actions.map((action, index) => string(`banner.action${index + 1}`, action, 'Button')),
    ];
  },
};

/** What may be entered for a thing that everybody has. */
function ofEntry(object: string): string {
  return /^e-?mail/i.test(object)
    ? 'Enter an email address, such as name@example.com.'
    : `[VERIFY] Say what the ${object} may be, with an example.`;
}

/** "Delete project", but "Search projects". */
function things({ action, several, object, plural }: Screen): string {
  return action.many || several ? plural : object;
}

/** "this project", but "these settings". */
function these({ object, plural, several }: Screen): string {
  if (object === 'account') return 'your account';
  return several || object === plural ? `these ${plural}` : `this ${object}`;
}
