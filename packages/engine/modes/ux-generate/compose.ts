import { singularOf } from '../../spelling/inflect.ts';
import { capitalized } from '../writing/capitals.ts';
import { ownsButtons, writeButtons } from './buttons.ts';
import { writeControls } from './controls.ts';
import { writeDialog } from './dialogs.ts';
import { writeEmptyStates } from './empty-states.ts';
import { writeErrors } from './errors.ts';
import { writeFields } from './fields.ts';
import { KINDS, type Kind } from './kinds.ts';
import { keyOf } from './lists.ts';
import { writeBanner, writeMessages, writeNotices } from './notices.ts';
import { writeOnboarding } from './onboarding.ts';
import { isPage, writeScreens } from './pages.ts';
import { writePermission } from './permissions.ts';
import type { Request, Requests } from './request.ts';
import { placeFacts } from './place.ts';
import { READ, shareOf, soundPart, wordsIn } from './sound.ts';
import { situationOf } from './situations.ts';
import { SIGNING } from './signing.ts';
import { writeLabels, writeProgress, writeStates, writeTooltips } from './small-kinds.ts';
import { writeToasts } from './toasts.ts';
import { string, type MadeString, type StringSet, type Writer } from './types.ts';

/** The strings of all requests that can stand on a screen, and a note of what none of them says; where there are several requests, titles and keys say which one they are of. */
export function composeSets({ requests, most, prefix }: Requests): readonly StringSet[] {
  const areIcu = requests.some(({ description }) => /\bICU\b|\bplurals\b/i.test(description));
  const made = requests.flatMap((request) => {
    const own = placeFacts(setsOf(request), request);
    if (requests.length < 2) return own;
    const { action, object } = request;
    const subject = `${action.verb} ${object}`.trim();
    return own.map(({ title, strings }) => ({
      title: `${title}: ${subject}`,
      strings: strings.map((one) => ({ ...one, key: `${keyOf(subject)}.${one.key}` })),
    }));
  });
  const sets = made
    .map((set) => ({
      ...set,
      strings: set.strings
        // The help of what can't stand there goes with it.
        .filter(({ key }) => !set.strings.some((one) => key.startsWith(`${one.key}.`) && !soundPart(one)))
        .flatMap((one) => soundPart(one) ?? [])
        .map((one) => ({ ...one, text: counting(within(one.text, most), areIcu) })),
    }))
    .filter(({ strings }) => strings.length > 0);
  const unsound = made.flatMap(({ strings }) => strings.filter((one) => !soundPart(one)));
  const all = withOwnKeys([...sets, ...openSet(requests, sets, unsound)]);
  return prefix === ''
    ? all
    : all.map((set) => ({
        ...set,
        strings: set.strings.map((one) => ({ ...one, key: `${prefix}.${one.key}` })),
      }));
}

/** One note that names what a request says and no string does. */
function openSet(
  requests: readonly Request[],
  sets: readonly StringSet[],
  unsound: readonly MadeString[],
): readonly StringSet[] {
  const written = wordsIn(sets);
  const unread = requests.flatMap(({ asked }) => asked).filter((one) => shareOf(one, written) < READ);
  const spoiled = unsound.flatMap(({ text }) => {
    const [source] = requests
      .flatMap(({ sentences }) => sentences)
      .toSorted((one, other) => shareOf(text, other) - shareOf(text, one));
    return source ?? [];
  });
  const all = [...new Set([...unread, ...spoiled])];
  const open = all.filter((one) => !all.some((other) => other !== one && other.includes(one)));
  if (open.length === 0 && sets.length > 0) return [];
  const named = open.length > 0 ? open : requests.flatMap(({ sentences }) => sentences);
  const text = `[VERIFY] Not written yet: ${named.map((one) => `“${one}”`).join(', ')}.`;
  return [{ title: 'Open', strings: [string('open', text, 'Asked for, and in none of the strings')] }];
}

/** "N files deleted" with a placeholder for the number, or as a message with a form for one and one for many. */
function counting(text: string, isIcu: boolean): string {
  const counted = text.replace(/\b[NX](?= \p{Ll}+s\b)/u, '{count}');
  const [whole = '', many = '', rest = ''] = /^\{count\} (\p{Ll}+s)\b(.*)$/u.exec(counted) ?? [];
  const one = singularOf(many);
  return isIcu && one && whole === counted
    ? `{count, plural, one {# ${one}${rest}} other {# ${many}${rest}}}`
    : counted;
}

/** A text of several sentences without the last ones, where it is too long with them. */
function within(text: string, most: number): string {
  if (text.length <= most || text.startsWith('[VERIFY]')) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  while (sentences.length > 1 && sentences.join(' ').length > most) sentences.pop();
  return sentences.join(' ');
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

const WRITERS: Readonly<Record<Kind, Writer>> = {
  banner: writeBanner,
  permission: writePermission,
  screens: writeScreens,
  onboarding: writeOnboarding,
  dialog: (request) => writeDialog(request, isWhole(request) ? innerOf(request) : []),
  field: writeFields,
  controls: writeControls,
  buttons: writeButtons,
  labels: writeLabels,
  states: writeStates,
  progress: writeProgress,
  messages: writeMessages,
  'empty state': writeEmptyStates,
  errors: writeErrors,
  toasts: writeToasts,
  notifications: (request) => writeNotices('notifications', request),
  emails: (request) => writeNotices('emails', request),
  tooltips: writeTooltips,
};

/** Whether the screen is one dialog, which its fields and its buttons stand in. */
const isWhole = ({ main }: Request): boolean => main === 'dialog';

function innerOf(request: Request): readonly MadeString[] {
  const has = (kind: Kind): boolean => request.parts.some((part) => part.kind === kind && part.said !== '');
  return [...(has('field') ? writeFields(request) : []), ...(has('controls') ? writeControls(request) : [])];
}

/** The place of a kind where a dialog stands behind what opens it. */
const opensLate = (kind: Kind): number =>
  kind === 'dialog' ? KINDS.indexOf('buttons') + 0.5 : KINDS.indexOf(kind);

/** "Upload area: PDF, at most 10 MB" has a place for the files. */
const takesFiles = ({ action, kinds, description }: Request): boolean =>
  /^(?:upload|import)$/.test(action.verb) &&
  !kinds.includes('dialog') &&
  !kinds.includes('states') &&
  kinds.length > 0 &&
  /\b(?:area|zone|drag|drop)\b/i.test(description);

/** The kinds that a request wants, each by its writer. */
function setsOf(request: Request): readonly StringSet[] {
  const { kinds, object, parts } = request;
  const wanted = KINDS.filter(
    (kind) =>
      kinds.includes(kind) ||
      (kind === 'dialog' && !kinds.includes('empty state') && ownsButtons(request)) ||
      (kind === 'field' && takesFiles(request)) ||
      (kind === 'screens' && isPage(request)),
  );
  return (
    wanted
      .filter((kind) => !isInside(kind, wanted, request))
      // A dialog that is not the screen opens from it.
      .toSorted((one, other) => (isWhole(request) ? 0 : opensLate(one) - opensLate(other)))
      .map((kind) => {
        const isListed = parts.some(
          (part) => part.said !== '' && (part.kind === kind || (kind === 'errors' && part.kind === 'field')),
        );
        const write = object === '' && !isListed ? (SIGNING[kind] ?? WRITERS[kind]) : WRITERS[kind];
        return { title: TITLES[kind] ?? capitalized(kind), strings: write(request) };
      })
      .filter(({ strings }) => strings.length > 0)
  );
}

const TITLES: Readonly<Partial<Record<Kind, string>>> = {
  field: 'Fields',
  'empty state': 'Empty states',
  screens: 'Page',
};

/** Whether the strings of a kind stand within another one. */
function isInside(kind: Kind, kinds: readonly Kind[], request: Request): boolean {
  const { main, parts } = request;
  const has = (other: Kind): boolean => kinds.includes(other);
  if (kind === 'buttons')
    return (
      ownsButtons(request) ||
      ((has('banner') || has('permission')) && kinds.length === 2) ||
      (has('screens') && kinds.length === 2 && situationOf(request.description) !== undefined) ||
      main === 'banner' ||
      main === 'onboarding'
    );
  const isNamed = parts.some((part) => part.kind === kind && part.said !== '');
  if (kind === 'field' || kind === 'controls') {
    // "With help text" asks for no field.
    const isModifier =
      !isNamed &&
      !takesFiles(request) &&
      parts.some((part) => part.said !== '' && /^(?:field|controls|errors|tooltips)$/.test(part.kind));
    return (isWhole(request) && has('dialog')) || isModifier;
  }
  return kind === 'states' && !isNamed;
}
