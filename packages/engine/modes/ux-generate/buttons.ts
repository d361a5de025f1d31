import { baseOf } from '../../spelling/inflect.ts';
import { PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { capitalized } from '../writing/capitals.ts';
import { keyOf, type Named } from './lists.ts';
import type { Reading } from './parts.ts';
import type { Request } from './request.ts';
import { isOrder } from './shapes.ts';
import { things, verbOf } from './things.ts';
import { string, type Writer } from './types.ts';

/** "manager approves or rejects". */
const DOES =
  /^(?:the |an? )?(?<who>\p{L}+) (?<does>\p{L}+s)(?:(?:,| or| and) (?<or>\p{L}+s))?(?: (?<what>.+))?$/iu;
/** What a button is called by what it is for. */
const CALLED: Readonly<Record<string, string>> = {
  retry: 'try again',
  ok: 'OK',
  dismiss: 'close',
  confirm: '',
  'forgot password': 'forgot password?',
};
/** "retry" as a button says it: "Try again". */
export const nameOf = (does: string): string => capitalized(CALLED[does.toLowerCase()] || does);
const PRIMARY = /^(?:primary|secondary|tertiary|main|default):?\s+/i;

/** The buttons that a description lists, by what they do or by who does what; `object` is what they are done to. */
export function namedButtons({ parts }: Reading, object: string): readonly Named[] {
  const all = parts.filter(
    ({ kind, said }) => kind === 'buttons' && said !== '' && !/^(?:both|each)\b/i.test(said),
  );
  // "Buttons for 2, 5 and 10 euros".
  const unit = all.map(({ said }) => /^\d+ (.+)$/.exec(said)?.[1]).find((one) => one !== undefined) ?? '';
  let person = '';
  return all.flatMap(({ said: whole, inside, noun }): Named[] => {
    const said = whole.replace(PRIMARY, '').replace(/(?<=\p{L}) buttons?$/iu, '');
    if (/^\d+$/.test(said) && unit) return [button(`${said} ${unit}`, 'Chooses the amount')];
    const { who = '', does = '', or = '', what = object } = DOES.exec(said)?.groups ?? {};
    const verbs = [does, or].filter(Boolean).map((verb) => baseOf(verb.toLowerCase()));
    // "agent closes, reopens"
    const goesOn = person !== '' && /^\p{Ll}+s$/u.test(said) ? baseOf(said) : undefined;
    if (goesOn) return [button(`${goesOn} ${object}`.trim(), `For the ${person}`)];
    const isPerson =
      who && (partsOf(who.toLowerCase()) & VERB) === 0 && verbs.every((verb) => verb !== undefined);
    person = isPerson ? who.toLowerCase() : '';
    if (isPerson)
      return verbs.map((verb) => button(`${verb} ${what}`.trim(), `For the ${who.toLowerCase()}`));
    const [placeholder = ''] = /\{\w+\}/.exec(inside) ?? [];
    const label = toSecondPerson(said.replace(/^["“]|["”]$/g, ''))
      .replace(/\bmy\b/g, 'your')
      .replace(/^(\p{L}+) (?:the|an?) (?=first )/iu, '$1 your ')
      .replace(/^(\p{L}+) the (?=\p{L}+(?: \p{L}+)?$)/iu, '$1 ');
    // "Link to status page" names where it goes.
    const isPlace =
      noun === 'link' &&
      !isOrder(label) &&
      (partsOf(label.split(' ')[0]?.toLowerCase() ?? '') & (VERB | PAST)) === 0;
    const named = CALLED[label.toLowerCase()] ?? (isPlace ? `view ${label}` : label);
    if (named === '') return [];
    return [button(placeholder ? `${named} ${placeholder}` : named, isPlace ? 'Link' : 'Does it')];
  });
}

function button(does: string, use: string): Named {
  return { key: keyOf(does), text: capitalized(does), use };
}

/** Leaves everything as it is. */
const KEEPS = /^(?:keep|cancel$|back|go back|stay|no\b|not now|close|(?:maybe )?later|never mind)/i;

/** The buttons of a dialog: what does it, what doesn't, and what else there is. */
interface DialogButtons {
  /** Empty where the description doesn't name it. */
  readonly does: string;
  readonly keeps: string;
  readonly others: readonly string[];
}

/** The buttons that a description lists for a dialog; undefined where it lists none. */
export function dialogButtons(reading: Reading, verb = '', thing = ''): DialogButtons | undefined {
  const isDeed = (text: string): boolean => verb !== '' && text.toLowerCase().startsWith(verb);
  // Links lead away; they answer nothing.
  const all = namedButtons(reading, '')
    .toSorted((one, other) => Number(one.use === 'Link') - Number(other.use === 'Link'))
    .map(({ text }) => text);
  if (all.length === 0) return undefined;
  const keeps = all.find((text) => KEEPS.test(text) && !isDeed(text)) ?? '';
  const rest = all.filter((text) => text !== keeps);
  const does =
    rest.find(isDeed) ??
    rest.find((text) => /^(?:done|save|send|share|submit|ok|continue)\b/i.test(text)) ??
    rest[0] ??
    '';
  const isOwn = rest.some(isDeed);
  // "Cancel, pause and keep" are all of the subscription.
  const whole = (text: string): string =>
    thing &&
    isOwn &&
    !text.includes(' ') &&
    (isDeed(text) || !/^(?:cancel|close|back|undo|no|stay|later)$/i.test(text)) &&
    text !== ''
      ? `${text} ${thing}`
      : text;
  return {
    does: whole(does),
    keeps: whole(keeps),
    others: rest.filter((text) => text !== does).map(whole),
  };
}

/** Whether the buttons that a description lists are those of its dialog. */
export function ownsButtons(request: Request): boolean {
  const { main, kinds, parts } = request;
  if (main === 'dialog') return true;
  if (kinds.length === 2 && (kinds.includes('empty state') || kinds.includes('dialog'))) return true;
  const hasDialog = parts.some(({ kind }) => kind === 'dialog');
  return hasDialog
    ? (dialogButtons(request)?.keeps ?? '') !== ''
    : UNSAVED.test(request.description) && kinds.includes('buttons');
}

const UNSAVED = /\bunsaved (?:changes|work|edits)\b/i;

/** The buttons that stand for themselves. */
export const writeButtons: Writer = (request) => {
  const { action, acts, object, plural, own } = request;
  const named = namedButtons(request, object === 'item' ? '' : object);
  if (named.length > 0) return named.map(({ key, text, use }) => string(`button.${key}`, text, use));
  if (!acts)
    return [string('button.primary', '[VERIFY] Name what the button does, with its object.', 'Does it')];
  return [
    string('button.primary', capitalized(`${verbOf(request)} ${things(request)}`), 'Does it'),
    string(
      'button.cancel',
      action.dismiss ? `${action.dismiss} ${things(request)}` : 'Cancel',
      'Leaves everything as it is',
    ),
    string('button.busy', `${action.gerund} ${things(request)}…`, 'While it runs'),
    ...(own || object === plural ? [] : [string('button.list', `View ${plural}`, 'Back to the list')]),
  ];
};
