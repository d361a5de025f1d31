import { classesOf } from '../../spelling/function-words.ts';
import { baseOf, singularOf } from '../../spelling/inflect.ts';
import { NOUN, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { cutAt } from '../brief/cut.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { isLabel, isVerbFirst } from './asks.ts';
import type { Ask } from './pieces.ts';
import type { Brief } from './brief.ts';
import { effectOf, isMessage, messageOf, statementOf } from './effects.ts';
import type { Kind } from './kinds.ts';
import { shareOf } from './note.ts';
import { CALLED } from './parts.ts';
import { inShort } from './in-short.ts';
import { heldIn } from './screens.ts';
import { failOf } from './states.ts';
import { type Deed, type Thing, bareThing, isPerson, readDeed, readThing } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import type { MadeString } from './types.ts';
import { type Values, valuesIn } from './values.ts';
import type { Audience } from '@housestyle/contract';

/** All that the writers of kinds know of a request. */
export interface Topic {
  readonly brief: Brief;
  readonly deed: Deed | undefined;
  readonly thing: Thing | undefined;
  readonly values: Values;
  readonly audience: Audience | undefined;
  /** Asks and facts that strings were made of. */
  readonly used: Set<string>;
  /** Words of the request that named what was written. */
  readonly read: string[];
}

export type Writer = (asks: readonly Ask[], topic: Topic) => readonly MadeString[];

export const NOTHING: Ask = {
  kind: 'error',
  noun: '',
  said: '',
  context: '',
  inside: '',
  literal: '',
  whole: '',
};

/** @param around all of the request, where the brief is a part of it */
export function topicOf(brief: Brief, audience: Audience | undefined, around?: Topic): Topic {
  const ofDeeds = brief.asks.filter(
    ({ kind }) => !/^(?:error|toast|push|email|control|field|option)$/.test(kind),
  );
  const told = brief.facts.filter((fact) => fact.split(' ').length <= 5);
  const heads = [
    brief.title,
    ...ofDeeds.map(({ said, context, literal }) => (literal ? '' : said) || context),
    ...told,
  ];
  const ofDialog = brief.asks.filter(({ kind }) => kind === 'dialog').map(({ said }) => said);
  const deed = [
    brief.title,
    ...ofDialog,
    ...heads,
    ...brief.asks.filter(({ kind }) => kind === 'error' || kind === 'toast').map(({ context }) => context),
  ]
    .map(readDeed)
    .find(
      (one) =>
        one?.thing ?? (one?.action.verb.includes(' ') || one?.action.verb === brief.title.toLowerCase()),
    );
  const thing =
    deed?.thing ??
    [
      ...brief.asks.map(({ context }) => context).filter(Boolean),
      brief.title,
      ...brief.asks.filter(({ kind }) => kind === 'empty' || kind === 'page').map(({ said }) => said),
      ...heads.slice(1),
    ]
      .map(readThing)
      .find((one) => one !== undefined);
  const isBare = brief.asks.every(({ said }) => said === '');
  return {
    brief,
    deed: deed ?? (isBare ? around?.deed : undefined),
    thing: thing ?? around?.thing,
    values: { ...around?.values, ...valuesIn(brief.text) },
    audience,
    used: new Set(),
    read: [],
  };
}

export const OWNERS: ReadonlySet<Kind> = new Set([
  'dialog',
  'banner',
  'page',
  'empty',
  'permission',
  'email',
]);

/** The labels that a request gives for its only screen. */
export function labelsOf({ brief }: Topic): readonly string[] {
  const owners = brief.asks.filter(({ kind }) => OWNERS.has(kind));
  if (owners.length === 0 || owners.some(({ kind }) => kind !== owners[0]?.kind)) return [];
  const from = brief.asks.findLastIndex((ask) => OWNERS.has(ask.kind));
  const labels = brief.asks
    .slice(from)
    .filter(({ kind }) => kind === 'button')
    .flatMap(labelsIn);
  if (labels.length > 0 || owners[0]?.kind === 'dialog') return labels;
  // "It should link to the status page."
  const [, goal = ''] =
    /\blinks? to (?:the |our |an? )?((?:\p{L}+ ){0,2}\p{L}+)(?=[.,;]|$)/iu.exec(brief.facts.join('. ')) ?? [];
  return goal === '' ? [] : [`View ${goal}`];
}

export const valuesOf = ({ said, inside, whole }: Ask, topic: Topic): Values => {
  const own = `${said} ${inside}`;
  const deed = readDeed(said) ?? topic.deed;
  const thing = readThing(said);
  const isAlone = topic.brief.asks.filter(({ kind }) => kind !== 'button').length === 1;
  return {
    ...Object.fromEntries(
      Object.entries(topic.values).filter(([name]) => isAlone || /^(?:size|types|count|pixels)$/.test(name)),
    ),
    ...heldIn(own, topic.brief.text),
    ...valuesIn(own),
    ...(/^\d+ (?:second|minute|hour|day)s?$/i.test(inside) && { wait: inside }),
    ...(deed && { deed: failOf(deed) }),
    ...((thing ?? topic.thing) && { thing: (thing ?? topic.thing)?.one ?? '' }),
    device:
      /\b(?:camera|microphone|mic|location|notifications?|photos?|bluetooth|contacts)\b/i
        .exec(said)?.[0]
        .toLowerCase()
        .replace(/^mic$/, 'microphone') ?? '',
    limit: /\b(?:limit|max(?:imum)?)(?: of| is)? (\d+ \p{L}+)/iu.exec(own)?.[1] ?? '',
    what: /^(?:the )?(\p{L}+(?: \p{L}+)?) (?:is |was )?not found\b/iu.exec(said)?.[1]?.toLowerCase() ?? '',
    many: /\btoo many (\p{L}+)/iu.exec(said)?.[1] ?? '',
    most: /\b(?:limit|max(?:imum)?|up to|at most|more than)\D{0,6}(\d[\d.,]*)/i.exec(own)?.[1] ?? '',
    role: /\b(?:owner|admin(?:istrator)?)\b/i.exec(said)?.[0].toLowerCase() ?? '',
    ...(/\btoo short\b/i.test(said) &&
      /^(?:min(?:imum)?\.? |at least )?\d+(?: char\w*)?$/i.test(inside) && {
        min: /\d+/.exec(inside)?.[0] ?? '',
      }),
    ...(/\btoo long\b/i.test(said) && /^(\d+) char/i.test(inside) && { max: /\d+/.exec(inside)?.[0] ?? '' }),
    quoted: /"([^"]+)"/.exec(whole)?.[1] ?? '',
    ...(/password/i.test(said) &&
      topic.values['min'] && { min: valuesIn(own)['min'] ?? topic.values['min'] }),
    transfer: /\b(?:transfer|withdrawal)\b/i.exec(topic.brief.text)?.[0].toLowerCase() ?? '',
    slot: /\b(?:slot|time|appointment|table|seat|room|date)\b/i.exec(said)?.[0].toLowerCase() ?? '',
  };
};

/** "A team with 12 members, they lose access": whom it is told of. */
const areCounted = ({ text }: Brief): boolean =>
  /\bthey\b/i.test(text) &&
  [...text.matchAll(/\b(?:\d+|all|its)(?: \p{Ll}+)? (\p{Ll}+s)\b/gu)].some(([, many = '']) =>
    isPerson({ one: singularOf(many) ?? many }),
  );

/** Whether "they" of a request may be others than those who read its texts. */
export const isAboutOthers = ({ brief, deed }: Topic): boolean =>
  areCounted(brief) ||
  /^(?:revoke|block|reject)$/.test(deed?.action.verb ?? '') ||
  // "24 conversations, they can be found …": no people.
  (deed?.thing?.areMany === true &&
    /\bthey\b/i.test(brief.text) &&
    !/\b(?:users?|people|customers?|members?)\b/i.test(brief.text)) ||
  (deed?.thing !== undefined && isPerson(deed.thing) && deed.action.verb !== 'invite') ||
  // "Kick player"
  brief.asks.some(
    ({ kind, said }) =>
      kind === 'dialog' && /^\p{Ll}+ (?:an? |the |this )?\p{Ll}+$/u.test(said) && isPerson({ one: said }),
  ) ||
  [...brief.text.matchAll(/\b(?:an?|the|this|another|new) (?:new )?(\p{Ll}+)\b/gu)].some(
    ([, one = '']) => !/^(?:user|person|customer)$/.test(one) && isPerson({ one }),
  );

/** "The user moves to Free, loses access, keeps data": who it is told of each time. */
const withSubjects = (told: string): string => {
  const [, who = ''] = /^((?:the )?(?:users?|customers?|people|they|you)) \p{Ll}+/iu.exec(told) ?? [];
  return who === ''
    ? told
    : told.replace(
        /,\s+(?:and )?(?=(?:loses?|keeps?|gets?|goes|stays?|can(?:['’]t)?|won['’]t|will|has|have) )/giu,
        `; ${who} `,
      );
};

/** "Archive a project": what the texts are about, and none of them. */
export const namesDeed = (fact: string, deed: Deed | undefined): boolean =>
  deed !== undefined &&
  fact.split(' ').length <= 5 &&
  isVerbFirst(fact) &&
  readDeed(fact)?.action === deed.action;

/** What a request says that happens, for the only text it can stand in. */
export function effectsFor(ask: Ask, topic: Topic): string {
  const { brief, used, deed } = topic;
  // Whose access is revoked is not the one who reads this.
  const isOfOthers = isAboutOthers(topic);
  const reader = isOfOthers && (areCounted(brief) || (deed?.thing && isPerson(deed.thing))) ? 'they' : 'you';
  const tell = (fact: string): string | undefined => {
    const said = isOfOthers ? fact : addressed(fact);
    const short = namesDeed(fact, deed) ? undefined : inShort(said, deed?.thing ?? topic.thing);
    const read: typeof effectOf = (one, who) =>
      (isImperative(one) ? short : undefined) ??
      effectOf(one, who) ??
      short ??
      (/^(?:banner|push)$/.test(ask.kind) ? messageOf(one, who) : undefined);
    const whole =
      isOfOthers && isMessage(said.replace(/\bthe user\b|\bthey\b/gi, 'Ann').replace(/\btheir\b/gi, 'the'))
        ? asSentence(fact)
        : undefined;
    const known = read(said, reader);
    // What we would say is only some of it.
    const effect = known !== undefined && whole !== undefined && shareOf(fact, known) < MOST ? whole : known;
    return (
      effect ??
      // What is told of others is told of them.
      (reader === 'they' && /^they /i.test(said)
        ? statementOf(said.replace(/^they/i, 'we'))?.replace(/^We/, 'They')
        : (statementOf(said) ?? whole))
    );
  };
  const pieces = cutAt(ask.inside, /,\s+(?:and )?|;\s+/);
  const areShort = pieces.every((one) => one.split(' ').length <= 8 && !LEANS.test(one));
  const isNotes = areShort && pieces.length > 2 && /^(?:banner|push)$/.test(ask.kind);
  const areTold =
    areShort &&
    pieces.length > 1 &&
    !ask.inside.includes('"') &&
    pieces.every((one) => (tell(one) ?? sentenceOf(one)) !== undefined);
  // "New window {start}–{end}, the reason is traffic, no action needed": each by itself.
  const own =
    isNotes || areTold
      ? pieces
      : UNDONE.test(ask.inside)
        ? ask.inside.split(UNDONE)
        : isMessage(ask.inside) && !ask.inside.includes('; ')
          ? [ask.inside]
          : withSubjects(ask.inside)
              .split(
                /;\s+|\s+and that\s+|,\s+(?=(?:\p{L}+ ){1,4}(?:is|are|will|can|can['’]t|won['’]t|stays?|keeps?|gets?)\b)/u,
              )
              .filter(Boolean);
  const owner =
    brief.asks.find(({ kind }) => kind === 'dialog') ??
    brief.asks.find(({ kind }) => OWNERS.has(kind)) ??
    (brief.asks.every(({ kind }) => kind === 'push' || kind === 'button')
      ? brief.asks.find(({ kind }) => kind === 'push')
      : undefined);
  // Beside other texts, an empty state is not what things are told of.
  const isLone =
    owner?.whole === ask.whole &&
    (ask.kind !== 'empty' || brief.asks.every(({ kind }) => kind === 'empty' || kind === 'button'));
  const all = [...own.filter((one) => !/^"[^"]*"$/.test(one.trim())), ...(isLone ? brief.facts : [])];
  // "{restaurant}, {date}, {time}"
  const marks = all.filter((one) => /^\{\w+\}$/.test(one));
  const series = marks.length > 1 ? marks : [];
  series.forEach((mark) => used.add(mark));
  const effects = all.flatMap((fact) => {
    if (series.includes(fact)) return [];
    const effect = tell(fact);
    if (effect === undefined && pieces.includes(fact)) return [asSentence(sentenceOf(fact) ?? fact)];
    if (effect === undefined) return [];
    if (shareOf(fact, effect) >= MOST || inShort(fact, undefined) !== undefined) used.add(fact);
    return [effect];
  });
  const told = series.length > 0 ? [...effects, series.join(', ')] : effects;
  return [...new Set(told)]
    .toSorted((one, other) => Number(ENDS.test(one)) - Number(ENDS.test(other)))
    .join(' ')
    .replace(
      /(?<=\brestore this within \d+ \p{L}+\.) You can't undo this\.$/u,
      " After that, you can't undo this.",
    );
}

/** What the sentences beside the only text of a request tell. */
export function toldBeside(topic: Topic): string {
  const { brief, used } = topic;
  if (brief.asks.filter(({ kind }) => kind !== 'button').length > 1 || brief.slots.length > 0) return '';
  const isOfOthers = isAboutOthers(topic);
  return brief.facts
    .flatMap((fact) => {
      const said = isOfOthers ? fact : addressed(fact);
      const text = messageOf(said, 'you') ?? statementOf(said);
      if (text !== undefined) used.add(fact);
      return text ?? [];
    })
    .join(' ');
}

/** "Apps stop working, can't be undone" */
const UNDONE = /,\s+(?:and )?(?=(?:this |it )?can(?:['’]t|not) be (?:undone|reversed)\b)/i;
const LEANS = /^(?:and|but|or|so|with|because|if|when) |[()?:]/i;

/** What is told last. */
const ENDS = /undo this|^You have \d+ \p{L}+ to /u;

/** A fact is told where so much of it is. */
const MOST = 0.75;

/** What is done by a text; with the thing that the request names for the same action, where this one names none. */
export function deedOf(said: string, { brief, deed }: Topic): Deed | undefined {
  const own = readDeed(said);
  if (!own || own.thing || own.action.verb.includes(' ')) return own;
  const same = [brief.title, ...brief.asks.map((ask) => ask.literal || ask.said)]
    .map(readDeed)
    .find((one) => one?.thing && one.action === own.action);
  // "Locking and unlocking" are of one thing.
  return same ?? (/^\p{L}+ing$/u.test(said) && deed?.thing ? { ...own, thing: deed.thing } : undefined);
}

/** The labels that an ask for buttons names: "Archive / Cancel", "Disconnect and Cancel". */
export function labelsIn(ask: Ask): readonly string[] {
  const pieces = ask.literal
    ? []
    : cutAt(ask.said, /\s+(?:and|or)\s+|(?<=\p{L} \p{L}+)\s+&\s+(?=\p{L}+ \p{L})|\s*\/\s*|,\s+/u);
  const all =
    pieces.length > 1 && pieces.every((piece) => piece.split(' ').length <= 3)
      ? pieces.map((said) => labelOf({ ...ask, said }))
      : [labelOf(ask)];
  return all.filter((label) => label !== undefined);
}

/** "Compare plans", and no "status page". */
const doesSomething = (words: string): boolean =>
  isImperative(words) || (partsOf(words.split(' ')[0]?.toLowerCase() ?? '') & (VERB | NOUN)) === VERB;

/** What a button says, as the request names it; undefined where that is no label. */
export function labelOf({ kind, said, literal, noun, whole }: Ask): string | undefined {
  if (literal) return literal;
  const bare = said
    .replace(/^(?:primary|secondary|main|default)[:\s]+/gi, '')
    .replace(
      kind === 'tooltip'
        ? /\s+buttons?$/i
        : /\s+(?:buttons?|(?<!\b(?:copy|share|get|paste|open|create|insert|edit|remove|send) )links?|ctas?)$/i,
      '',
    )
    .trim();
  const [, goal = ''] = /^(?:secondary )?links? to (?:the |our )?(\p{L}+(?: \p{L}+)?)$/iu.exec(bare) ?? [];
  if (/^home(?: ?page)?$/i.test(goal)) return 'Go to home page';
  if (goal) return doesSomething(goal) ? capitalized(goal) : `View ${goal}`;
  const called = CALLED[bare.toLowerCase()];
  if (called) return called;
  if (
    bare === '' ||
    /^(?:too|also|as well|disabled|enabled|needed|required|inline|text|labels?)$/i.test(bare) ||
    bare.split(' ').length > 4 ||
    /\b(?:is|are|that|which|if|when|users?|they|them|their|should|must|only|both|each|one)\b|[:.(]/i.test(
      bare,
    )
  )
    return undefined;
  if (isLabel(bare)) return capitalized(bare);
  if (/^link/.test(noun) && !/\blinks? to\b/i.test(whole))
    return bare.split(' ').length < 3 ? capitalized(`${bare} link`) : undefined;
  if (/^link/.test(noun) && !doesSomething(bare) && !readDeed(bare)) {
    const thing = readThing(bare);
    const goal = thing ? bareThing(thing) : /\blinks? to\b/i.test(whole) ? bare : '';
    return goal === '' ? undefined : `View ${goal}`;
  }
  const [first = '', second = ''] = bare.toLowerCase().split(' ');
  if (classesOf(first) !== 0 && second === '') return undefined;
  // "Clears filters" is told of a button; "agent closes" of somebody else.
  const isThird = (word: string): boolean => (partsOf(word) & (THIRD_PERSON | PLURAL)) === THIRD_PERSON;
  if (isThird(second) || ((partsOf(first) & PLURAL) !== 0 && (partsOf(second) & (VERB | NOUN)) === VERB))
    return undefined;
  const does = isThird(first) ? bare.replace(/^\S+/, baseOf(first) ?? first) : bare;
  return capitalized(does.replace(/^(\p{L}+) (?:the|an?) /iu, '$1 '));
}

/** What the last step of several says on its button: "Get started (last slide)", "Back/Next/Finish"; undefined where nothing is said of it. */
export function endingOf({ brief }: Topic): string | undefined {
  const buttons = brief.asks.filter(({ kind }) => kind === 'button');
  const last = buttons.find(({ whole }) => /\b(?:last|final)\b/i.test(whole));
  return last
    ? labelOf({ ...last, said: last.said.replace(/ (?:on|at) .*$/, '') })
    : buttons.flatMap(labelsIn).find((label) => /^(?:finish|get started|got it|start)\b/i.test(label));
}

/** "CSV files, up to 20 MB"; none where no type of file is named. */
export function acceptedFiles(text: string): readonly string[] {
  const { types, size, count } = valuesIn(text);
  return types
    ? [
        `${types} files${size ? `, up to ${size}` : ''}${count ? `${size ? ' each' : ''}, ${count} at most` : ''}`,
      ]
    : [];
}
