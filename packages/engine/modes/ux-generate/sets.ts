import type { Audience } from '@housestyle/contract';
import { openEffect, otherDialogs, unsavedDialog } from './dialogs.ts';
import { controlsOf } from './controls.ts';
import { PASSWORD, typedToConfirm } from './effects.ts';
import { namedEmptyStates } from './empty-states.ts';
import { asksForErrors, asksForHelp, writeField } from './fields.ts';
import { messagesOf } from './messages.ts';
import { permissionOf } from './permissions.ts';
import { errorsOf } from './errors-set.ts';
import { namedDropZone, namedRange, namedRules } from './errors.ts';
import { these, things } from './things.ts';
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
import { screensOf } from './flows.ts';
import type { Screen } from './screen.ts';
import type { SetName } from './set-names.ts';
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
  screens: (screen) => screensOf(screen),
  controls: (screen) => controlsOf(screen),
  messages: (screen) => messagesOf(screen),
  permission: (screen) => permissionOf(screen),
  buttons: (screen) => {
    const { action, acts, own, object, plural } = screen;
    const named = namedButtons(screen, acts ? object : '');
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
    const buttons = dialogButtons(screen, action.verb, things(screen));
    const [choice, ...others] = buttons ? [buttons.does, ...buttons.others] : namedChoice(description);
    const drop = namedDropZone(description);
    const typed = typedToConfirm(description, object);
    if (/\bunsaved (?:changes|work|edits)\b/i.test(description) && (buttons || choice))
      return unsavedDialog(screen);
    if (!acts)
      return [
        string('dialog.title', '[VERIFY] Ask about the action, with its verb and its object.', 'Title'),
        string('dialog.body', namedEffects(screen) || effect || '[VERIFY] Say what happens then.', 'Text'),
        string('dialog.confirm', '[VERIFY] Repeat the verb of the title.', 'Button that does it'),
        string('dialog.cancel', 'Cancel', 'Button that closes the dialog'),
      ];
    // A form says what is done by its fields.
    const isForm = !action.destructive && namedFields(screen).length > 0;
    const body = namedEffects(screen) || effect || (isForm ? '' : openEffect(screen));
    return [
      string(
        'dialog.title',
        action.destructive
          ? `${capitalized(action.verb)} ${these(screen)}?`
          : capitalized(`${action.verb} ${things(screen)}${choice ? '?' : ''}`),
        'Title',
      ),
      ...(body ? [string('dialog.body', body, 'Text')] : []),
      string(
        'dialog.confirm',
        choice ?? capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${things(screen)}`),
        'Button that does it',
      ),
      ...(typed ? [string('dialog.type', typed, 'Above the field')] : []),
      ...(PASSWORD.test(description)
        ? [string('dialog.password', 'Enter your password to confirm', 'Above the field')]
        : []),
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
      ...otherDialogs(screen),
    ];
  },
  errors: (screen, audience) => errorsOf(screen, audience),
  'empty state': (screen) => {
    const { action, object, plural, description } = screen;
    const named = namedEmptyStates(screen, plural);
    const states = named.flatMap(({ key, title, body, action: button }) => [
      string(`empty.${key}.title`, title, 'Title'),
      string(`empty.${key}.body`, body, 'Below the title'),
      ...(button ? [string(`empty.${key}.action`, button, 'Button')] : []),
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
    const named = namedToasts(screen, acts ? object : '', action.verb);
    // The toast of the action itself comes with those that go with it.
    const isOwn = acts && named.length === 1 && named[0]?.text === capitalized(`${object} ${action.past}`);
    if (named.length > 0 && !isOwn)
      return named.map(({ key, text, use }) => string(`toast.${key}`, text, use));
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
    const { action, object, plural } = screen;
    const named = namedTooltips(screen);
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
  onboarding: (screen) => {
    const { action, plural, object } = screen;
    const steps = namedSteps(screen);
    const isTour =
      /\b(?:onboarding|tour|walk-?through|welcome|first[- ]run|getting[- ]started|checklist|intro\w*)\b/i.test(
        screen.description,
      );
    if (steps.length > 0 && !isTour)
      return [
        ...steps.flatMap(({ title, body }, index) => [
          string(`step${index + 1}.title`, title, `Title of step ${index + 1}`),
          ...(body ? [string(`step${index + 1}.body`, body, 'Below the title')] : []),
        ]),
        string('step.count', 'Step {n} of {count}', 'Above the title'),
        string('step.next', 'Next', 'Button'),
        string('step.back', 'Back', 'Button'),
      ];
    return [
      ...(steps.length > 0
        ? steps.flatMap(({ title, body, isOptional }, index) => [
            string(`onboarding.step${index + 1}.title`, title, `Title of screen ${index + 1}`),
            string(
              `onboarding.step${index + 1}.body`,
              body || `[VERIFY] Say what people gain by this step: ${title.toLowerCase()}.`,
              'Below the title',
            ),
            ...(isOptional ? [string(`onboarding.step${index + 1}.skip`, 'Skip this step', 'Button')] : []),
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
  field: (screen) => {
    const { action, acts, own, object, description } = screen;
    const named = namedFields(screen);
    const label =
      action.verb === 'rename'
        ? capitalized(`${object} name`)
        : own && /^(?:change|update|edit)$/.test(action.verb)
          ? `New ${object}`
          : capitalized(object);
    const told =
      namedRange(description) || namedRules(description) || (named.length > 1 ? '' : namedEffects(screen));
    return [
      ...named.flatMap((part) =>
        writeField(part, { help: asksForHelp(description), errors: asksForErrors(screen) }),
      ),
      ...(named.length === 0 || label !== capitalized(object)
        ? [string('field.label', label, 'Above the field')]
        : []),
      // A form ends with the button that sends it.
      ...(acts && named.length > 1 && !screen.sets.some((set) => set === 'buttons' || set === 'dialog')
        ? [
            string(
              'field.submit',
              capitalized(`${action.verb === 'edit' ? 'save' : action.verb} ${things(screen)}`),
              'Button',
            ),
          ]
        : []),
      ...(told || named.length === 0
        ? [
            string(
              'field.help',
              told || '[VERIFY] Say what may be entered, with an example.',
              'Below the field',
            ),
          ]
        : []),
    ];
  },
  progress: ({ action, acts, object, plural, description, sets }) =>
    sets.includes('onboarding')
      ? [string('progress.steps', 'Step {n} of {count}', 'Above the title')]
      : acts
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
        : object && object !== 'item'
          ? [string('progress.running', `Loading ${plural}…`, 'While it runs')]
          : [
              string(
                'progress.running',
                '[VERIFY] Name what runs, as in “Uploading photos…”.',
                'While it runs',
              ),
            ],
  banner: (screen) => {
    const { description } = screen;
    if (/\boffline\b/i.test(description))
      return [
        string('banner.offline', "You're offline", 'Title'),
        string('banner.body', '[VERIFY] Say what still works, and when the rest comes back.', 'Text'),
      ];
    const { text, actions } = namedBanner(screen);
    const fallback = '[VERIFY] Say what happened, for whom, and what they can do.';
    return [
      string('banner.text', text || namedEffects(screen) || fallback, 'Text'),
      ...actions.map((action, index) => string(`banner.action${index + 1}`, action, 'Button')),
      ...(/\bdismiss/i.test(description)
        ? [string('banner.dismiss', 'Dismiss', 'Label of the close icon')]
        : []),
    ];
  },
};
