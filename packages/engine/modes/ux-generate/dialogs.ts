import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { dialogButtons, ownsButtons } from './buttons.ts';
import { effectsOf, typedToConfirm } from './effects.ts';
import { namedDropZone } from './limits.ts';
import { stepOf, situationOf } from './situations.ts';
import type { Request } from './request.ts';
import { isOrder } from './shapes.ts';
import { shareOf } from './sound.ts';
import { these, things, verbOf } from './things.ts';
import { string, type MadeString } from './types.ts';

/** What the text of a dialog is still to say. */
function openEffect(request: Request): string {
  const { action, object } = request;
  if (action.destructive) return '[VERIFY] Say what is lost, for whom, and whether it can be undone.';
  return action.many
    ? `[VERIFY] Say in what of the ${things(request)} people search.`
    : `[VERIFY] Say what happens to the ${object} next, if that is not obvious.`;
}

/** "This removes all projects.", "The file is shared with 3 people" where it is stated in the middle of a sentence. */
const EFFECT =
  /\b(?:This|It) (?:will )?(?:(?:permanently |also )?(?:delet|remov|clear|reset|revok|end|cancel|archiv|disabl)\w+|can(?:no|['’])t be undone)[^.!?]*[.!]|(?:[A-Z][^.!?\n]*\btakes? effect\b[^.!?\n]*[.!])/;

/** "Either end the call or leave it": what people choose from; empty for all else. */
function namedChoice(description: string): readonly string[] {
  const [, one, other] = /\beither (?:to )?([^.,;:]+?),? or (?:to )?([^.,;:]+)/i.exec(description) ?? [];
  return one && other ? [capitalized(one.trim()), capitalized(other.trim())] : [];
}

/**
 * A dialog in the order in which it is read.
 * @param inner what stands between its text and its buttons
 */
export function writeDialog(request: Request, inner: readonly MadeString[] = []): readonly MadeString[] {
  const { action, acts, object, description, kinds } = request;
  const known = situationOf(description);
  const named = ownsButtons(request)
    ? known
      ? dialogButtons(request)
      : dialogButtons(request, action.verb, things(request))
    : undefined;
  const [title, usual] = titleOf(request);
  const choice = namedChoice(description);
  const buttons = named ?? {
    does: choice[0] ?? known?.buttons[0] ?? '',
    keeps: known?.buttons.at(-1) ?? '',
    others: choice.slice(1, 2).concat(choice.length === 0 ? (known?.buttons.slice(1, -1) ?? []) : []),
  };
  const counted = request.parts.find(
    ({ kind, inside, said }) => kind === 'dialog' && said === '' && /^\{count\}/.test(inside),
  );
  const said =
    [counted && asSentence(counted.inside), effectsOf(request)].filter(Boolean).join(' ') ||
    (EFFECT.exec(description)?.[0] ?? '');
  const usually = known ? withoutOrders(known.body) : '';
  // Beside what is usually so, what people can do is said by the buttons.
  const told = usually ? said.replace(/(?<=^|\s)You can [^.]+ or [^.]+\.\s*/g, '').trim() : said;
  const effect = !known
    ? told
    : told === '' || shareOf(told, known.body) > 0.5
      ? known.body
      : `${usually} ${told}`.trim();
  // A form says what is done by its fields.
  // "Dark mode is here. You can turn it on in settings."
  const [, headline = '', rest = ''] =
    (title.startsWith('[VERIFY]') && !known && /^([^.!?]{3,50})[.!] (.+)$/.exec(effect)) || [];
  const body =
    rest ||
    effect ||
    (action.destructive || (acts && kinds.length === 1 && inner.length === 0) ? openEffect(request) : '');
  const typed = typedToConfirm(description, object);
  const drop = namedDropZone(description);
  const beside = otherDialogs(request);
  if (!acts && beside.length > 0) return beside;
  const hasWayOut = buttons.others.length > 0 && buttons.keeps === '' && !/\bcancel\b/i.test(description);
  return [
    string(
      'dialog.title',
      known?.title ?? (headline || (choice.length > 0 && !title.endsWith('?') ? `${title}?` : title)),
      'Title',
    ),
    ...(body ? [string('dialog.body', body, 'Text')] : []),
    ...(drop ? [string('dialog.dropZone', drop, 'Where files are dropped')] : []),
    ...inner,
    ...(action.verb === 'rename' && inner.length === 0
      ? [string('dialog.name', capitalized(`${object} name`), 'Above the field')]
      : []),
    ...(typed
      ? [string(`dialog.${/password/.test(typed) ? 'password' : 'type'}`, typed, 'Above the field')]
      : []),
    string('dialog.confirm', buttons.does || usual, 'Button that does it'),
    ...buttons.others.map((other, index) =>
      string(`dialog.other${index === 0 ? '' : index + 1}`, other, 'Button for another choice'),
    ),
    ...(hasWayOut
      ? []
      : [
          string(
            'dialog.cancel',
            buttons.keeps ||
              (acts && action.dismiss && !named ? `${action.dismiss} ${things(request)}` : 'Cancel'),
            'Button that closes the dialog',
          ),
        ]),
    ...beside,
  ];
}

/** What is so, without what to do then, which the buttons say. */
const withoutOrders = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isOrder(sentence))
    .join(' ');

/** The title of a dialog, and what its button says where the description doesn't. */
function titleOf(request: Request): readonly [title: string, does: string] {
  const { action, acts, parts, object } = request;
  const said =
    parts.find(({ kind, noun, said }) => kind === 'dialog' && noun !== '' && said !== '')?.said ?? '';
  const [, quoted = ''] = /^["“]([^"”]+)["”]$/.exec(said) ?? [];
  if (/^\p{Lu}/u.test(quoted)) return [quoted, quoted.replace(/\?$/, '')];
  const [first = ''] = said.toLowerCase().split(' ');
  const isOther =
    (partsOf(first) & VERB) !== 0 && first !== action.verb && !ACTIONS.some(({ verb }) => verb === first);
  if (isOther) return [capitalized(said), capitalized(said)];
  if (acts) {
    const does = capitalized(`${verbOf(request)} ${things(request)}`.trim());
    return [
      action.destructive
        ? `${capitalized(action.verb)} ${these(request)}?`
        : capitalized(`${action.verb} ${things(request)}`.trim()),
      does,
    ];
  }
  const step = stepOf(said || object);
  return step
    ? [step.title, step.buttons[0] ?? '']
    : [
        '[VERIFY] Ask about the action, with its verb and its object.',
        '[VERIFY] Repeat the verb of the title.',
      ];
}

/** Dialogs beside the one that the screen is about: "revoke confirmation". */
function otherDialogs({ parts, action, object }: Request): readonly MadeString[] {
  return parts
    .filter(({ kind, said }) => kind === 'dialog' && said !== '')
    .filter(({ said }) => !situationOf(said))
    .flatMap(({ said }) => {
      const [verb = '', ...thing] = said.toLowerCase().split(' ');
      const own = ACTIONS.find((one) => one.verb === verb || one.gerund.toLowerCase() === verb);
      if (!own || own.verb === action.verb) return [];
      const isPlace = /^(?:to|from|in|on|for)$/.test(thing[0] ?? '');
      const name = thing.join(' ').replace(/^(?:an?|the) /, '') || object;
      return [
        string(
          `dialog.${own.verb}.title`,
          own.destructive
            ? `${capitalized(own.verb)} ${isPlace ? '' : 'this '}${name}?`
            : capitalized(`${own.verb} ${name}`),
          'Title',
        ),
        ...(own.destructive
          ? [
              string(
                `dialog.${own.verb}.body`,
                '[VERIFY] Say what is lost, for whom, and whether it can be undone.',
                'Text',
              ),
            ]
          : []),
        string(`dialog.${own.verb}.confirm`, capitalized(`${own.verb} ${name}`), 'Button that does it'),
        string(
          `dialog.${own.verb}.cancel`,
          own.dismiss ? `${own.dismiss} ${name}` : 'Cancel',
          'Button that closes the dialog',
        ),
      ];
    });
}
