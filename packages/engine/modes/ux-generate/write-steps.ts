import { baseOf, ingOf } from '../../spelling/inflect.ts';
import { THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { isMessage } from './effects.ts';
import { sentenceOf } from './told.ts';
import { screenOf } from './screens.ts';
import { busyOf, buttonOf, doneOf, failOf } from './states.ts';
import type { Ask } from './pieces.ts';
import { type Deed, type Thing, readDeed, readThing } from './thing.ts';
import { inShort, withArticles } from './in-short.ts';
import { type Topic, type Writer, acceptedFiles, endingOf, valuesOf } from './topic.ts';
import { USUAL_STEPS } from './usual-steps.ts';
import { keyOf } from './lists.ts';
import { shareOf } from './note.ts';
import { type MadeString, string } from './types.ts';
import { nameOf, writeNames } from './write-parts.ts';
import { writeEmpty } from './write-empty.ts';

/** The states of what runs, by their names. */
const STATES: readonly (readonly [names: RegExp, key: string, text: (deed: Deed) => string])[] = [
  [/^(?:idle|default|initial|ready|normal|start)$/i, 'idle', buttonOf],
  [
    /^(?:drag(?:ging|ged)?(?: over)?|drop|hover)$/i,
    'dragging',
    ({ thing }) => `Drop ${thing?.many ?? 'files'} here`,
  ],
  [/^(?:loading|busy|in progress|running|progress|pending)$/i, 'busy', busyOf],
  [/^(?:done|success(?:ful)?|finished|complete[d]?|ready)$/i, 'done', doneOf],
  [/^(?:fail(?:ed|ure)?|error)$/i, 'failed', (deed) => `Couldn't ${failOf(deed)}. Try again.`],
];

/** What takes its time, and names no thing: "upload component". */
const RUNS = /^(?:upload|download|import|export|sync|install|publish|scan)$/;

/** "File uploader" */
function runningIn(title: string): Deed | undefined {
  const action = ACTIONS.find(({ verb }) => RUNS.test(verb) && new RegExp(`\\b${verb}`, 'i').test(title));
  return action && { action, thing: readThing(title.replace(new RegExp(`${action.verb}\\w*`, 'i'), ' ')) };
}

/** "The report page" shows one, "the project list" several. */
const loadedOf = ({ one, many, areMany }: Thing, text: string): string =>
  areMany || !new RegExp(`\\b${one} (?:page|screen|view|tab)\\b`, 'i').test(text) ? many : one;

/** "AI generates an image" as "Generating image…" */
function runningOf(said: string): string {
  const [, third = '', what = ''] =
    /^(?:the |an? |our )?\p{L}+ (\p{Ll}+s) (?:an? |the |your |their )?(\p{L}+(?: \p{L}+)?)$/iu.exec(said) ??
    [];
  // "We search for drivers"
  const [, ours = '', goal = ''] =
    /^(?:we|the app|it)(?:['’]re| are| is)? (\p{Ll}+)( .+)$/iu.exec(said) ?? [];
  const doing = /ing$/.test(ours) ? ours : ingOf(baseOf(ours.toLowerCase()) ?? ours.toLowerCase());
  if (ours !== '' && doing !== undefined) return `${capitalized(doing)}${goal}…`;
  // "The tour downloads"
  const [, thing = '', itself = ''] =
    /^(?:the |an? |our |your )?(\p{L}+(?: \p{L}+)?) (download|upload|sync|load|import|export|install|update|render|process|connect)e?s$/iu.exec(
      said,
    ) ?? [];
  if (thing !== '') return `${capitalized(ingOf(itself.toLowerCase()) ?? itself)} ${thing}…`;
  const base = (partsOf(third) & THIRD_PERSON) === 0 ? undefined : baseOf(third);
  const ing = base === undefined ? undefined : ingOf(base);
  return ing === undefined ? '' : `${capitalized(ing)} ${what}…`;
}

export const writeStates: Writer = (asks, topic) =>
  asks.flatMap((ask): readonly MadeString[] => {
    const { deed, thing } = topic;
    // The permission says what holds where it is refused.
    if (/^denied$/i.test(ask.said) && topic.brief.asks.some(({ kind }) => kind === 'permission')) return [];
    const own = readDeed(ask.said) ?? deed ?? runningIn(topic.brief.title);
    const [value = ''] = /\{\w+\}/.exec(ask.inside) ?? [];
    if (ask.literal) return writeNames('state', 'State', nameOf)([ask], topic);
    // "Importing contacts": what runs, whatever the others are.
    const running = /^loading/.test(ask.noun)
      ? runningOf(ask.said) ||
        (/^(?:takes|lasts) /.test(ask.said) ? (inShort(ask.said, undefined) ?? '') : '')
      : '';
    if (running !== '') {
      topic.used.add(ask.whole);
      const beside =
        asks.length > 1 ? [] : topic.brief.facts.filter((fact) => inShort(fact, thing) !== undefined);
      beside.forEach((fact) => topic.used.add(fact));
      const text = [running, ...beside.map((fact) => inShort(fact, thing) ?? '')].join(' ');
      return [string(`state.${keyOf(running)}`, text, 'State')];
    }
    if (
      /^\p{L}+ing(?: \p{L}+){0,4}$/iu.test(ask.said) &&
      !STATES.some(([names]) => names.test(ask.said)) &&
      !/\b(?:is|are|fail\w*|empty|error)\b/.test(ask.said)
    ) {
      topic.used.add(ask.whole);
      const isDeed = own?.action.gerund.toLowerCase() === ask.said.toLowerCase();
      const running = capitalized(ask.said.replace(/^(\p{L}+) (?:an?|the) /u, '$1 '));
      return [
        string(
          `state.${isDeed ? 'busy' : keyOf(running)}`,
          [own && isDeed ? busyOf(own) : `${running}…`, value].filter(Boolean).join(' '),
          'State',
        ),
      ];
    }
    if (
      (/^loading|progress|spinner/.test(ask.noun) && (ask.said === '' || asks.length === 1)) ||
      (ask.said === '' && asks.length === 1)
    ) {
      const text =
        own && !/loading(?! label)/.test(ask.noun)
          ? busyOf(own)
          : thing
            ? `Loading ${loadedOf(thing, topic.brief.text)}…`
            : 'Loading…';
      topic.used.add(ask.whole);
      return [string('state.busy', text, 'While it runs')];
    }
    const [, place = ''] =
      /"([^"]+)" (?:tab|view|page|list|section|folder|panel|column)/.exec(`${ask.context} ${ask.whole}`) ??
      [];
    if (!own && (thing ?? place) && /^(?:failed|error)/i.test(ask.said)) {
      topic.used.add(ask.whole);
      return [
        string(
          'state.failed',
          `Couldn't load ${place ? `“${place}”` : `the ${thing ? loadedOf(thing, topic.brief.text) : ''}`}. Check your connection and try again.`,
          'State',
        ),
      ];
    }
    if (/^loading$/i.test(ask.said) && (thing ?? place)) {
      topic.used.add(ask.whole);
      return [
        string(
          'state.busy',
          place || !thing ? 'Loading…' : `Loading ${loadedOf(thing, topic.brief.text)}…`,
          'State',
        ),
      ];
    }
    const order = /^(?:failed|error)/i.test(ask.said) ? STATES.toReversed() : STATES;
    const state = order.find(
      ([names, key]) =>
        names.test(ask.said) || (key === 'done' && ask.said.toLowerCase() === own?.action.past),
    );
    if (!state || !own)
      return /^(?:empty|no results)/i.test(ask.said)
        ? writeEmpty([ask], topic)
        : writeNames('state', 'State', nameOf)([ask], topic);
    topic.used.add(ask.whole);
    return [string(`state.${state[1]}`, [state[2](own), value].filter(Boolean).join(' '), 'State')];
  });

const STARTS = new RegExp(
  `^(?:${ACTIONS.map(({ verb }) => verb).join('|')}|map|review|choose|pick|connect|set up|enter|confirm|check|tell|meet|take|find|explore|learn|try)\\b`,
  'i',
);

/** What stands behind the name of a step, where that is told to its reader; else empty. */
const tellingOf = (aside: string): string =>
  isMessage(aside, true) ||
  (aside.includes(' ') &&
    (isImperative(aside) || /^(?:we|you|your) /i.test(aside)) &&
    !/\b(?:users?|they|them|their|should|must)\b/i.test(aside))
    ? asSentence(aside)
    : '';

/** What a screen does, before what it says: "explains that …", "asks people to …". */
const DOES =
  /^(?:it )?(?:explains?|says?|tells?|shows?|confirms?|asks?|introduces?|describes?|lets?)(?: (?:them|users?|people|the user))?(?: (?:that|to|for))? (?=\S)/i;

/** "Allow notifications so that we can remind you": what is done, and why. */
function withReason(written: Ask): Ask {
  const ask = { ...written, said: written.said.replace(DOES, '') };
  const [, said = '', why = ''] = /^(.+?),? so (?:that )?(we (?:can|know) .+)$/i.exec(ask.said) ?? [];
  return said === '' ? ask : { ...ask, said, inside: [why, ask.inside].filter(Boolean).join('; ') };
}

/** "Skip on step 2", "on the first two", or on all of them. */
const isSkipped = (step: number, only: string | undefined, first: string | undefined): boolean =>
  only ? Number(only) === step : step <= (first ? ({ two: 2, three: 3 }[first] ?? Number(first)) : Infinity);

/** The first steps of such an app, where the request names none: as many as it asks for. */
function usualSteps(asks: readonly Ask[], topic: Topic): readonly MadeString[] {
  const { brief, used } = topic;
  const [, number = '3'] =
    /\b(\d|two|three|four|five)[- ](?:steps?|screens?|slides?|cards?|pages?)\b/i.exec(brief.text) ?? [];
  const count = { two: 2, three: 3, four: 4, five: 5 }[number.toLowerCase()] ?? Number(number);
  const [, ...usual] = USUAL_STEPS.find(([names]) => names.test(brief.text)) ?? [undefined];
  asks.forEach(({ whole }) => used.add(whole));
  const ending = endingOf(topic) ?? 'Get started';
  return [
    ...Array.from({ length: count }, (_, at) => {
      const [title, text] = usual[at] ?? [`[VERIFY] Say what people do in step ${at + 1}.`, ''];
      const key = `onboarding.step${at + 1}`;
      return [
        string(`${key}.title`, title, 'Title'),
        ...(text === '' ? [] : [string(`${key}.body`, text, 'Text')]),
        string(`${key}.next`, at === count - 1 ? ending : 'Next', 'Button'),
      ];
    }).flat(),
    string('onboarding.skip', 'Skip', 'Button on all steps but the last'),
    ...(usual.length > 0
      ? [
          string(
            'onboarding.note',
            '[VERIFY] The description names no steps. These are usual for such an app: keep what is true of yours.',
            'For those who write',
          ),
        ]
      : []),
  ];
}

/** A step that is a whole order, or that most products have. */
export const writeOnboarding: Writer = (asks, topic) => {
  const steps = asks.map(withReason).filter(({ said, literal }) => literal !== '' || said !== '');
  const [only, ...more] = steps;
  // "Onboarding for a habit tracker"
  const isNamed =
    only &&
    more.length === 0 &&
    only.literal === '' &&
    only.inside === '' &&
    !isImperative(only.said) &&
    /\bfor (?:an?|our|the|my) /i.test(only.whole);
  if (steps.length === 0 || isNamed) return usualSteps(asks, topic);
  const known = steps.map((ask) => {
    const page = screenOf('page', ask.said, valuesOf(ask, topic));
    // "Check in at the door with the QR code" says more than what most products have.
    return { ask, page: page && shareOf(ask.said, `${page.names} ${page.title}`) > 0.5 ? page : undefined };
  });
  const isRead = ({ ask, page }: (typeof known)[number]): boolean =>
    ask.said.split(' ').length <= 10 &&
    (ask.literal !== '' ||
      page !== undefined ||
      isImperative(ask.said) ||
      STARTS.test(ask.said) ||
      (partsOf(ask.said.split(' ', 1)[0]?.toLowerCase() ?? '') & VERB) !== 0 ||
      /^(?:you|it)(?:['’](?:re|s)| are| is) /i.test(ask.said) ||
      sentenceOf(ask.said) !== undefined);
  // What can't be read stands in its place, in the words of the request.
  const read = known.filter(
    (step) => isRead(step) || (known.length > 1 && !topic.brief.title.startsWith(step.ask.whole)),
  );
  read.forEach(({ ask }) => topic.used.add(ask.whole));
  const skips = /\bskip(?:ping|pable)?\b(?:[^.\n]{0,30}\b(?:step (\d+)|first (\d+|two|three)))?/i.exec(
    [
      ...topic.brief.facts,
      ...topic.brief.asks.filter(({ kind }) => kind === 'button').map(({ whole }) => whole),
    ].join('\n'),
  );
  const wantsText =
    /\b(?:one[- ]line(?:r|s)?|one (?:line|sentence)|body|description|helper text|text) (?:and|for each|per step)\b|\b(?:title|heading)s?(?:,| and| \+) (?:a |an )?(?:short |one |one-line )?(?:body|line|text|sentence|description|helper text)/i.test(
      topic.brief.text,
    );
  const ending = endingOf(topic) ?? 'Done';
  return read.flatMap((step, index) => {
    const { ask, page } = step;
    const key = `onboarding.step${index + 1}`;
    const [, opens = ''] =
      /^(?:an? |the )?buttons? (?:that )?opens? (?:the |their )?(.+)$/i.exec(ask.inside) ?? [];
    const isLast = index === read.length - 1;
    const isWhole = isImperative(ask.said);
    const told = ask.inside.split('; ').map(tellingOf).filter(Boolean).join(' ');
    const body =
      told ||
      (page?.body &&
      !ask.literal &&
      (!isWhole || /authenticator|\b(?:2fa|mfa|two-factor)\b/i.test(topic.brief.text))
        ? page.body
        : wantsText
          ? '[VERIFY] Say in one line what people get from this step.'
          : '');
    const title =
      ask.literal ||
      (!isRead(step)
        ? `[VERIFY] Say it in a few words: “${ask.whole.replace(/^(?:step|screen|slide) \d+[:.]? | \([^()]*\)$/gi, '')}”.`
        : isWhole
          ? withArticles(capitalized(ask.said))
          : (page?.title ?? withArticles(capitalized(ask.said))));
    return [
      string(`${key}.title`, title, 'Title'),
      ...(body ? [string(`${key}.body`, body, 'Text')] : []),
      ...acceptedFiles(ask.inside).map((text) => string(`${key}.help`, text, 'Which files')),
      string(`${key}.next`, opens ? `Open ${opens}` : isLast ? ending : 'Next', 'Button'),
      ...(/\b(?:optional|skip)/i.test(`${ask.inside} ${ask.whole}`) ||
      (skips && isSkipped(index + 1, skips[1], skips[2]) && !(isLast && !skips[1]))
        ? [string(`${key}.skip`, 'Skip', 'Button')]
        : []),
    ];
  });
};
