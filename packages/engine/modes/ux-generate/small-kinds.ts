import { withArticle } from '../../checks/article.ts';
import { baseOf, ingOf } from '../../spelling/inflect.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { nameOf } from './buttons.ts';
import { effectsOf, told } from './effects.ts';
import { OPEN } from './error-forms.ts';
import { acceptedFiles } from './limits.ts';
import { cutList, keyOf, type Named } from './lists.ts';
import type { Reading } from './parts.ts';
import { isClause, isOrder } from './shapes.ts';
import { deedOf, these, things, verbOf } from './things.ts';
import { doneOf } from './toasts.ts';
import { string, type Writer } from './types.ts';

/** The things that are to have a tooltip of their own. */
function namedTooltips({ parts, facts }: Reading): readonly Named[] {
  const wanted = parts.filter(({ kind, said }) => kind === 'tooltips' && said !== '');
  return wanted.flatMap(({ said, inside }): readonly Named[] => {
    const quoted = [...said.matchAll(/["“]([^"”]+)["”]/g)].map(([, name = '']) => name);
    if (inside) return [{ key: keyOf(said), text: capitalized(inside), use: `On “${said}”` }];
    const [, name = '', when = ''] = /^["“]?([^"”]+?)["”]? (?:when|if|while|because) (.+)$/i.exec(said) ?? [];
    if (when)
      return [{ key: keyOf(name), text: capitalized(asSentence(wholeSentence(when))), use: `On “${name}”` }];
    const [place = said] =
      quoted.length === 1
        ? quoted
        : (/\p{Lu}\p{L}*(?: \p{L}+)? (?:button|icon|link|toggle|field|badge)\b/u.exec(said) ?? []);
    // "Tooltip for the Publish button. The post has no title yet."
    if (parts.length === 1 && facts.length > 0 && !isClause(said))
      return [
        {
          key: `${keyOf(place)}.text`,
          text: OPEN,
          use: quoted.length === 1 ? `On “${place}”` : `On the ${place}`,
        },
      ];
    if (quoted.length > 0)
      return quoted.map((name) => ({
        key: keyOf(name),
        text: `[VERIFY] Say what “${name}” means for the person.`,
        use: `On “${name}”`,
      }));
    if (isClause(said)) return [{ key: keyOf(said), text: capitalized(asSentence(said)), use: 'Tooltip' }];
    const [, meant = ''] = / icon for (.+)$/i.exec(said) ?? [];
    if (meant) return [{ key: keyOf(said), text: capitalized(meant), use: `On “${said}”` }];
    const icon = said.replace(/ (?:icon|button)s?$/i, '');
    const [, thing = '', state = ''] = /^(.+) (on|off)$/i.exec(icon) ?? [];
    const text = thing && !isOrder(icon) ? `turn ${state} ${thing}` : icon;
    return [{ key: keyOf(icon), text: capitalized(text), use: `On “${icon}”` }];
  });
}

export const writeTooltips: Writer = (request) => {
  const { action, object, plural } = request;
  const named = namedTooltips(request);
  const isOwn = named.length === 1 && named[0]?.key === 'button';
  if (isOwn && request.acts)
    return [string('tooltip.primary', capitalized(`${action.verb} ${these(request)}`), 'On the button')];
  if (named.length > 0) return named.map(({ key, text, use }) => string(`tooltip.${key}`, text, use));
  if (object === '')
    return [
      string('tooltip.show', 'Show password', 'On the eye icon'),
      string('tooltip.hide', 'Hide password', 'On the eye icon'),
    ];
  if (!request.acts)
    return [
      string(
        'tooltip.text',
        effectsOf(request) || `[VERIFY] Say what helps people with the ${object}.`,
        `On the ${object}`,
      ),
    ];
  const isMade = action.makes && object !== plural;
  return [
    string(
      'tooltip.primary',
      capitalized(
        action.many
          ? `${action.verb} ${things(request)}`
          : `${action.verb} ${isMade ? withArticle(object) : these(request)}`,
      ),
      'On the icon button',
    ),
    string(
      'tooltip.disabled',
      action.many
        ? `[VERIFY] Say what is missing before people can ${action.verb} the ${things(request)}.`
        : `[VERIFY] Say what is missing before ${these(request)} can be ${action.past}.`,
      'On the button while it is off',
    ),
  ];
};

export const writeProgress: Writer = ({ action, acts, object, plural, description, kinds }) => {
  if (kinds.includes('onboarding'))
    return [string('progress.steps', 'Step {n} of {count}', 'Above the title')];
  if (object === '' || action.many) return [string('progress.running', `${action.gerund}…`, 'While it runs')];
  if (!acts)
    return object === 'item'
      ? [string('progress.running', '[VERIFY] Name what runs, as in “Uploading photos…”.', 'While it runs')]
      : [string('progress.running', `Loading ${plural}…`, 'While it runs')];
  return [
    string('progress.running', `${action.gerund} ${plural}…`, 'While it runs'),
    string('progress.count', `{done} of {count} ${plural} ${action.past}`, 'While it runs, for several'),
    ...(/\bcancel/i.test(description) && action.verb !== 'cancel'
      ? [string('progress.cancel', `Cancel ${action.verb}`, 'Stops what runs')]
      : []),
  ];
};

/** Names of tabs, columns and the like, as they are listed. */
export const writeLabels: Writer = ({ parts, description }) => {
  const isExplained = /\b(?:explanation|description|meaning|help text)s?\b/i.test(description);
  return parts
    .filter(({ kind, said }) => kind === 'labels' && said !== '')
    .flatMap(({ said, inside, noun }) => {
      const key = `label.${keyOf(said)}`;
      const text = capitalized(said.replace(/^["“]|["”]$/g, ''));
      return [
        string(key, text, noun ? capitalized(noun) : 'Label'),
        ...(inside || isExplained
          ? [string(`${key}.help`, inside ? capitalized(inside) : meaningOf(text), `Explains “${text}”`)]
          : []),
      ];
    });
};

/** What states of an order, a document or a task mean to everybody. */
const MEANINGS: Readonly<Record<string, string>> = {
  requested: 'Waiting for a decision.',
  approved: 'The request was accepted.',
  rejected: 'The request was turned down.',
  pending: 'Waiting to be processed.',
  paid: 'The payment was received.',
  shipped: 'On its way.',
  delivered: 'It arrived.',
  refunded: 'The payment was returned.',
  canceled: 'Stopped before it was done.',
  draft: 'Not published yet.',
  published: 'Visible to its readers.',
  archived: 'Kept, but no longer active.',
  overdue: 'Past its due date.',
  'in progress': 'Somebody is working on it.',
  'in review': 'Waiting for approval.',
  done: 'Nothing is left to do.',
};

const meaningOf = (label: string): string =>
  MEANINGS[label.toLowerCase()] ?? `[VERIFY] Say what “${label}” means for the person.`;

/** What a button or a widget says in each of its states: "idle, saving, saved, failed". */
export const writeStates: Writer = (request) => {
  const { acts, object, plural } = request;
  const files = acceptedFiles(request.description);
  return [
    ...request.parts
      .filter(({ kind, said }) => kind === 'states' && said !== '')
      .flatMap(({ said, inside }) => {
        if (!inside && said.split(' ').length > 2 && !/ing\b|\bwith\b|^drag/i.test(said)) return [];
        const key = `state.${keyOf(said)}`;
        const [quote = '', quoted = ''] = /["“]([^"”]+)["”],?\s*/.exec(inside) ?? [];
        const pieces = cutList(inside.replace(quote, ''));
        const body = pieces
          .flatMap((one) => told(one.replace(/^(?=(?:can|may|will) )/i, 'this ')))
          .map(toSecondPerson);
        const actions = pieces.flatMap((one) => {
          const [, offered = isOrder(one) && !told(one).length ? one : ''] =
            /\bwith (?:an? )?(\p{L}+(?: \p{L}+)?) (?:link|button|action)$/iu.exec(one) ?? [];
          return isOrder(offered) ? [nameOf(offered)] : [];
        });
        return [
          string(
            key,
            quoted ? capitalized(asSentence(quoted)) : textOf(said.toLowerCase()),
            capitalized(said),
          ),
          ...(body.length > 0 ? [string(`${key}.body`, body.join(' '), 'Below it')] : []),
          ...actions.map((one) => string(`${key}.${keyOf(one)}`, one, 'Action beside it')),
        ];
      }),
    ...(files ? [string('state.help', `${capitalized(files)}.`, 'What may be chosen')] : []),
  ];

  function textOf(whole: string): string {
    const [, state = whole, counted = ''] =
      /^(.+?)(?: state)?( with (?:an? )?(?:percentage|percent|progress))?$/.exec(whole) ?? [];
    if (counted) return `${textOf(state)} {percent}%`;
    const does = capitalized(`${verbOf(request)} ${things(request)}`.trim());
    if (/^(?:running|working|busy|processing|in progress|pending|loading)$/.test(state))
      return acts ? `${request.action.gerund} ${things(request)}…` : `Loading ${plural}…`;
    if (/^(?:idle|default|initial|normal|ready)$/.test(state) && acts) return does;
    if (/^(?:done|success|succeeded|complete|completed|finished)$/.test(state) && acts)
      return doneOf(request);
    const doing = request.parts
      .map(({ said }) => baseOf(/^\p{L}+ing$/u.exec(said.toLowerCase())?.[0] ?? ''))
      .find(Boolean);
    if (/^(?:failed|failure|error)$/.test(state) && !acts && doing && doing !== 'load')
      return `Couldn't ${doing} this. Try again.`;
    if (/^(?:failed|failure|error)$/.test(state))
      return `Couldn't ${acts ? deedOf(request) : `load the ${plural}`}. Try again.`;
    if (/^\p{L}+ing .*/u.test(state) && baseOf(state.split(' ')[0] ?? '')) return `${capitalized(state)}…`;
    if (/^drag|^drop|^hover/.test(state)) return `Drop ${plural} here`;
    if (/ing$/.test(state) && !state.includes(' ') && ingOf(baseOf(state) ?? '') === state)
      return object && object !== 'item' && acts
        ? `${capitalized(state)} ${things(request)}…`
        : `${capitalized(state)}…`;
    return capitalized(state);
  }
};
