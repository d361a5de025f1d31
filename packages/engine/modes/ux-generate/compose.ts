import { cutAt } from '../brief/cut.ts';
import { singularOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { isVerbFirst } from './asks.ts';
import { inShort } from './in-short.ts';
import { type Ask, asAsk } from './pieces.ts';
import { type Brief, readBrief } from './brief.ts';
import { casesIn } from './deed-cases.ts';
import { neededIn } from './needed.ts';
import type { Part } from './reading.ts';
import { effectOf } from './effects.ts';
import { ERRORS } from './errors.ts';
import { formOf } from './fields.ts';
import { KINDS, type Kind, TITLES } from './kinds.ts';
import { withOwnWords } from './in-own-words.ts';
import { keyOf } from './lists.ts';
import { openSet } from './left-open.ts';
import { unfolded } from './bare-prompts.ts';
import { screenOf } from './screens.ts';
import { readDeed } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { NOTHING, OWNERS, type Topic, type Writer, acceptedFiles, labelsIn, topicOf } from './topic.ts';
import { readKeyed, writeKeyed } from './tables.ts';
import { type MadeString, type StringSet, string } from './types.ts';
import { writeErrors } from './write-errors.ts';
import { writeToasts } from './write-toasts.ts';
import { nameOf, writeButtons, writeControls, writeFields, writeNames, writeOptions } from './write-parts.ts';
import { writeTooltips } from './write-tooltips.ts';
import { writePermissions } from './write-permissions.ts';
import { writeEmpty } from './write-empty.ts';
import { writeDialogs } from './write-dialogs.ts';
import { writeScreens } from './write-screens.ts';
import { writeOnboarding, writeStates } from './write-steps.ts';
import type { Audience } from '@housestyle/contract';

/** The strings that a description asks for, each whole or not there, and one note of what none of them says; none where it names nothing. */
export function composeSets(request: string, audience?: Audience): readonly StringSet[] {
  const description = unfolded(request);
  const rows = readKeyed(description);
  if (rows.length > 0)
    return [{ title: 'Strings', strings: writeKeyed(rows, (request) => composeSets(request, audience)) }];
  const read = casesIn(description) ?? neededIn(description) ?? readBrief(description);
  const whole = withDefaults(withChannels(read));
  const topic = topicOf(whole, audience);
  if (whole.asks.length === 0 && whole.slots.length === 0 && !topic.deed) return [];
  const topics = briefsOf(read.parts, whole).map((brief) =>
    brief === whole ? topic : topicOf(brief, audience, topic),
  );
  const made = topics.flatMap(setsOf);
  const sets = withOwnKeys(
    KINDS.flatMap((kind) => {
      const strings = made.filter(({ title }) => title === TITLES[kind]).flatMap((set) => set.strings);
      return strings.length > 0 ? [{ title: TITLES[kind], strings }] : [];
    }),
  );
  const all = withOwnKeys(withOwnWords(sets, read.parts, topics));
  return [...all, ...openSet(all, topics, description)];
}

/** Each screen with its own facts and buttons, where there are several; what stands on none of them is told together. */
function briefsOf(parts: readonly Part[], whole: Brief): readonly Brief[] {
  const areScreens = (part: Part): boolean => part.asks.some(({ kind }) => OWNERS.has(kind));
  const isMore = ({ asks, facts }: Part, before: Part): boolean =>
    facts.length === 0 &&
    before.facts.length === 0 &&
    before.slots.length === 0 &&
    [...asks, ...before.asks].every(({ kind }) => kind === asks[0]?.kind);
  const screens = parts.filter(areScreens).reduce<Part[]>((all, part) => {
    const before = all.at(-1);
    return before && isMore(part, before)
      ? [...all.slice(0, -1), { ...part, asks: [...before.asks, ...part.asks] }]
      : [...all, part];
  }, []);
  const rest = parts.filter((part) => !areScreens(part));
  // A button that stands by itself is none of the screen.
  const holdsFields =
    screens.length === 1 &&
    screens[0]?.asks[0]?.kind === 'dialog' &&
    rest.some((part) => part.asks.some(({ kind }) => kind === 'field'));
  const hasOwn = !holdsFields && rest.some((part) => part.asks.some(({ kind }) => kind === 'button'));
  if (screens.length < 2 && !(screens.length > 0 && hasOwn)) return [whole];
  const asks = rest.flatMap((part) => part.asks);
  const textOf = (part: Part): string => [...part.asks.map((ask) => ask.whole), ...part.facts].join('. ');
  return [
    ...screens.map((part): Brief => ({
      ...part,
      // "Setup dialog" says little without what the request is about.
      title: part.asks[0]?.said
        ? /^\S+$/.test(part.asks[0].said)
          ? `${part.asks[0].said} ${whole.title}`
          : ''
        : whole.title,
      text: textOf(part),
    })),
    ...(asks.length > 0 ? [{ ...whole, asks, facts: rest.flatMap((part) => part.facts) }] : []),
  ];
}

function setsOf(topic: Topic): readonly StringSet[] {
  const { brief } = topic;
  const byKind = Map.groupBy([...withOwners(brief), ...troubleIn(brief)], ({ kind }) => kind);
  const write = (kind: Kind, asks: readonly Ask[] = []): StringSet[] => {
    const strings = asks.length > 0 ? WRITERS[kind](asks, topic) : [];
    return strings.length > 0 ? [{ title: TITLES[kind], strings }] : [];
  };
  const written = new Map(KINDS.map((kind) => [kind, write(kind, byKind.get(kind))]));
  const isOwned = [...OWNERS].some((kind) => (written.get(kind) ?? []).length > 0);
  // Buttons of a page that has no text of its own stand by themselves.
  if (!isOwned && !byKind.has('button'))
    written.set(
      'button',
      write(
        'button',
        brief.asks.filter(({ kind }) => kind === 'button'),
      ),
    );
  // A form has its own button.
  const hasSubmit = (written.get('field') ?? []).some(({ strings }) =>
    strings.some(({ key }) => key === 'field.submit'),
  );
  const all = [...written.values()]
    .flat()
    .map((set) =>
      hasSubmit && set.title === TITLES.button
        ? { ...set, strings: set.strings.filter(({ text }) => text !== 'Submit') }
        : set,
    );
  return withFiles(
    withSlots(
      all.filter(({ strings }) => strings.length > 0),
      brief,
      topic,
    ),
    topic,
  );
}

const HOLDS_FILES: ReadonlySet<Kind> = new Set([
  'page',
  'field',
  'control',
  'button',
  'state',
  'dialog',
  'label',
]);

/** Where files are dropped, and which ones may be, where people upload some. */
function withFiles(sets: readonly StringSet[], { brief, deed, read }: Topic): readonly StringSet[] {
  if (
    !/\b(?:upload|import|attach|drop)/i.test(brief.text) ||
    brief.asks.some(({ kind }) => kind === 'empty') ||
    (!/\bdrag\b|\bdrop\b/i.test(brief.text) && !brief.asks.some(({ kind }) => HOLDS_FILES.has(kind))) ||
    (deed && !/^(?:upload|import|add)$/.test(deed.action.verb))
  )
    return sets;
  const drop = /\bdrag\b|\bdrop (?:zone|area)\b|\bdropzone\b/i.test(brief.text)
    ? [string('field.dropZone', 'Drop files here, or browse', 'Where files are dropped')]
    : [];
  const strings = [
    ...drop,
    ...acceptedFiles(brief.text).map((text) => string('field.files.help', text, 'Below the field')),
  ];
  if (strings.length > 0) read.push('component widget area max maximum limit only');
  if (strings.length === 0 || sets.some((set) => set.strings.some(({ key }) => /\.help$/.test(key))))
    return sets;
  const fields = sets.find(({ title }) => title === TITLES.field);
  return fields
    ? sets.map((set) => (set === fields ? { ...set, strings: [...set.strings, ...strings] } : set))
    : [...sets, { title: TITLES.field, strings }];
}

/** "Push: mentions, reminders" among toggles: what people turn on for it, and none of its messages. */
const withChannels = (brief: Brief): Brief =>
  brief.asks.some(({ kind }) => kind === 'control')
    ? {
        ...brief,
        asks: brief.asks.map((ask) =>
          (ask.kind === 'push' || ask.kind === 'email') && ask.noun === ''
            ? { ...ask, kind: 'control', noun: ask.kind }
            : ask,
        ),
      }
    : brief;

/** What people mean who name a deed and no kind of string. */
function withDefaults(brief: Brief): Brief {
  if (brief.slots.length > 0 || brief.asks.some(({ kind, said }) => kind !== 'page' || said !== ''))
    return brief;
  const asked = brief.asks.length === 0 ? confirmationIn(brief) : undefined;
  if (asked) return { ...brief, facts: brief.facts.slice(1), asks: [asked] };
  const events = brief.asks.length === 0 ? brief.facts.map(eventsIn) : [];
  if (events.some((told) => told.length > 0))
    return {
      ...brief,
      facts: brief.facts.filter((_, at) => events[at]?.length === 0),
      asks: events.flat(),
    };
  // "No ingredients found"
  const none = brief.asks.length === 0 ? NONE.exec(brief.facts[0] ?? brief.title)?.[0] : undefined;
  if (none)
    return {
      ...brief,
      facts: brief.facts.slice(1),
      asks: [{ ...NOTHING, kind: 'empty', said: none, whole: brief.facts[0] ?? none }],
    };
  // "Maintenance Sunday 02:00-04:00 UTC": what everybody has to know.
  const isNews = brief.asks.length === 0 && screenOf('banner', brief.title, {}) !== undefined;
  if (isNews)
    return {
      ...brief,
      facts: [],
      asks: [{ ...NOTHING, kind: 'banner', said: brief.title, whole: brief.title }],
    };
  const deed = readDeed(brief.title);
  const form = /\bform\b/i.test(brief.text) ? formOf(brief.text) : undefined;
  const row = screenOf('dialog', brief.title, {});
  const kinds: readonly Kind[] = form
    ? ['field', 'error']
    : brief.asks.some(({ kind }) => kind === 'page')
      ? []
      : deed
        ? deed.action.destructive
          ? ['dialog', 'error', 'toast']
          : ['button', 'empty', 'error', 'toast']
        : row
          ? ['dialog']
          : [];
  return { ...brief, asks: [...brief.asks, ...kinds.map((kind): Ask => ({ ...NOTHING, kind }))] };
}

const NONE = /^no (?:\p{L}+ ){1,3}(?:found|yet|available|match\w*)(?=[.]?$)/iu;

/** "Remove a payment method, renewals will fail": a deed, and what is told of it where it is confirmed. */
function confirmationIn({ facts: [fact = ''] }: Brief): Ask | undefined {
  const [said = '', ...told] = cutAt(fact.replace(/[.]$/, ''), /,\s+(?:and |but )?/);
  const deed = readDeed(said);
  const isTold = (one: string): boolean =>
    inShort(one, deed?.thing) !== undefined ||
    effectOf(one, 'you') !== undefined ||
    sentenceOf(addressed(one)) !== undefined;
  return deed?.thing && told.length > 0 && isVerbFirst(said) && told.every(isTold)
    ? { ...NOTHING, kind: 'dialog', said, inside: told.join(', '), whole: fact }
    : undefined;
}

/** "Song added to a playlist, playlist couldn't be deleted": what happened, as what each of it is shown in; none where only some of it did. */
function eventsIn(fact: string): readonly Ask[] {
  const told = cutAt(fact.replace(/^[^:]{3,60}: |[.]$/g, ''), /,? and (?=the |an? |your )|, (?:and )?/);
  const asks = told.flatMap((one): Ask[] => {
    const kind =
      ERRORS.some(([names]) => names.test(one)) || /n['’]t\b|\bnot\b|\bfail/.test(one)
        ? 'error'
        : told.length > 1 && sentenceOf(one) !== undefined
          ? 'toast'
          : told.length > 2 && isImperative(one) && one.split(' ').length <= 5
            ? 'label'
            : undefined;
    return kind ? [{ ...NOTHING, kind, said: one, whole: one }] : [];
  });
  return asks.length === told.length ? asks : [];
}

/** "Email might already be in use": what can go wrong with what people enter. */
const troubleIn = ({ asks, facts }: Brief): readonly Ask[] =>
  asks.some(({ kind }) => kind === 'field' || kind === 'error' || kind === 'page') ||
  asks.every(({ kind }) => kind === 'button')
    ? facts
        .filter(
          (fact) =>
            fact.split(' ').length <= 9 &&
            ERRORS.some(([names]) => names.test(fact)) &&
            effectOf(fact, 'you') === undefined,
        )
        .map((fact) => ({ ...asAsk(fact.replace(/[.]$/, ''), 'error'), whole: fact }))
    : [];

/** Buttons that stand in a dialog, a banner, a page or an empty state that is the only one. */
function withOwners(brief: Brief): readonly Ask[] {
  const owners = brief.asks.filter(({ kind }) => OWNERS.has(kind));
  const from = brief.asks.findLastIndex((ask) => OWNERS.has(ask.kind));
  return owners.length > 0 && owners.every(({ kind }) => kind === owners[0]?.kind)
    ? brief.asks.filter(({ kind }, at) => kind !== 'button' || at < from)
    : brief.asks;
}

const WRITERS: Readonly<Record<Kind, Writer>> = {
  page: writeScreens('page', 'page', ['Title', 'Text']),
  banner: writeScreens('banner', 'banner', ['Text', 'Text']),
  permission: writePermissions,
  dialog: writeDialogs,
  onboarding: writeOnboarding,
  field: writeFields,
  control: writeControls,
  option: writeOptions,
  button: writeButtons,
  label: writeNames('label', 'Label', nameOf),
  tooltip: writeTooltips,
  state: writeStates,
  empty: writeEmpty,
  error: writeErrors,
  toast: writeToasts,
  push: writeScreens('event', 'push', ['Title', 'Text']),
  email: writeScreens('event', 'email', ['Subject line', 'Text']),
};

const OF_SLOTS: Readonly<Record<'title' | 'body', readonly string[]>> = {
  title: ['title', 'subject'],
  body: ['body', 'text'],
};

/** The sets with the texts that the request gives whole in the places that they are for. */
function withSlots(sets: readonly StringSet[], brief: Brief, { used }: Topic): readonly StringSet[] {
  if (brief.slots.length === 0) return sets;
  brief.slots.forEach(({ whole }) => used.add(whole));
  const main = sets.find(({ strings }) => strings.some(({ key }) => /\.(?:title|text|subject)$/.test(key)));
  const name = main?.strings[0]?.key.replace(/\.\w+$/, '') ?? 'dialog';
  const others = brief.slots
    .filter(({ place }) => place !== 'title' && place !== 'body' && place !== 'placeholder')
    .map(({ place, text }) => string(`text.${keyOf(place)}`, text, capitalized(place)));
  const given = (['title', 'body'] as const).flatMap((place) =>
    brief.slots
      .filter((slot) => slot.place === place)
      .map(({ text }) => ({ place, text: place === 'title' ? text : asSentence(text) })),
  );
  const listed = main ? [] : brief.asks.filter(({ kind }) => kind === 'button').flatMap(labelsIn);
  const buttons = listed;
  const title = given.find(({ place }) => place === 'title');
  const trouble = main
    ? undefined
    : brief.facts.flatMap((fact) => ERRORS.find(([names]) => names.test(fact))?.slice(1, 2) ?? [])[0];
  const known =
    typeof trouble === 'string' && !trouble.includes('{') && !given.some(({ place }) => place === 'body')
      ? [{ place: 'body' as const, text: trouble }]
      : [];
  const bodies = [...given.filter(({ place }) => place === 'body'), ...known];
  const ends = (key: string, ...parts: readonly string[]): boolean =>
    parts.some((part) => key === `${name}.${part}`);
  const old = main?.strings ?? [];
  const kept = old.filter(
    ({ key }) =>
      !(title && ends(key, ...OF_SLOTS.title)) &&
      !(bodies.length > 0 && ends(key, ...OF_SLOTS.body)) &&
      !(buttons.length > 0 && /\.(?:confirm|cancel|other\d*|action\d*)$/.test(key)),
  );
  const isOf =
    (part: readonly string[]) =>
    ({ key }: MadeString): boolean =>
      ends(key, ...part);
  const strings = [
    ...(title ? [string(`${name}.title`, title.text, 'Title')] : kept.filter(isOf(OF_SLOTS.title))),
    ...(bodies.length > 0
      ? bodies.map(({ text }) => string(`${name}.body`, text, 'Text'))
      : kept.filter(isOf(OF_SLOTS.body))),
    ...kept.filter((one) => !isOf([...OF_SLOTS.title, ...OF_SLOTS.body])(one)),
    ...others,
    ...buttons.map((text, at) =>
      string(`${name}.${['confirm', 'cancel'][at] ?? `other${at}`}`, text, 'Button'),
    ),
  ];
  const all = { title: main?.title ?? TITLES.dialog, strings };
  const kinds = listed.length > 0 ? sets.filter((set) => set.title !== TITLES.button) : sets;
  return main ? sets.map((set) => (set === main ? all : set)) : [all, ...kinds];
}

/** A key that stands for two strings gets a number the second time; the same text twice is said once. */
function withOwnKeys(sets: readonly StringSet[]): readonly StringSet[] {
  const seen = new Map<string, number>();
  return sets.map((set) => ({
    ...set,
    strings: set.strings
      .filter(({ key, text }, at, all) => all.findIndex((one) => one.key === key && one.text === text) === at)
      .map((one) => {
        const times = (seen.get(one.key) ?? 0) + 1;
        seen.set(one.key, times);
        const [last = '', ...before] = one.key.split('.').reverse();
        // "push.requestWas2.title": the number of its event, where the key has one.
        const key =
          before.length > 1 ? `${before.reverse().join('.')}${times}.${last}` : `${one.key}${times}`;
        return times === 1 ? one : { ...one, key };
      }),
  }));
}

/** "N files deleted" as a message with a form for one and one for many, where that is asked for. */
export function counting(text: string, isIcu: boolean): string {
  const counted = text.replace(/^[NX](?= \p{Ll}+s\b)/u, '{count}');
  const [whole = '', many = '', rest = ''] = /^\{count\} (\p{Ll}+s)\b(.*)$/u.exec(counted) ?? [];
  const one = singularOf(many);
  return isIcu && one && whole === counted
    ? `{count, plural, one {# ${one}${rest}} other {# ${many}${rest}}}`
    : counted;
}
