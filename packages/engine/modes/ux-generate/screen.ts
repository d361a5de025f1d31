import { baseOf, ingOf, participleOf } from '../../spelling/inflect.ts';
import { NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS, type Action } from './actions.ts';
import {
  ASKING,
  firstNoun,
  keepCase,
  nounOnly,
  objectAfter,
  objectBefore,
  pluralOf,
  singleOf,
  wordsOf,
} from './objects.ts';
import { dialogButtons } from './named.ts';
import { SHARED, splitList } from './lists.ts';
import { readParts } from './parts.ts';
import { SETS, type SetName } from './set-names.ts';
import type { Brief } from './types.ts';

export type OutputFormat =
  'tables' | 'json' | 'yaml' | 'properties' | 'lines' | 'po' | 'strings' | 'xliff' | 'android';

/** What a description says of a screen. */
export interface Screen extends Brief {
  readonly action: Action;
  /** One of the things acted on, in lower case: "project"; empty for signing in. */
  readonly object: string;
  /** The same as `object` where there is no single one: "settings". */
  readonly plural: string;
  /** Whether the description names an action; else that is the making of the thing. */
  readonly acts: boolean;
  /** Whether each person has one, of which nobody else decides: "email address". */
  readonly own: boolean;
  /** Whether the action is done to several at once: "upload lab results". */
  readonly several: boolean;
  /** The sets that the description names, or all. */
  readonly sets: readonly SetName[];
  /** What the description says that the action does, as a sentence; empty where it doesn't. */
  readonly effect: string;
  /** The size that is too large, such as "10 MB"; empty where the description names none. */
  readonly limit: string;
  readonly format: OutputFormat;
}

const SET_NAMES: readonly (readonly [SetName, RegExp])[] = [
  ['buttons', /\b(?:buttons?|ctas?|calls? to action)\b/i],
  [
    'dialog',
    /\b(?:dialogs?|modals?|confirmations?(?! (?:messages?|texts?|screens?|pages?|e-?mails?)\b)|pop-?ups?)\b/i,
  ],
  ['errors', /\b(?:errors?(?! banners?\b)|validation|failures?)\b/i],
  [
    'empty state',
    /\b(?:empty[- ]states?|no results|first use|zero states?|empty (?:inbox|outbox|mailbox|cart|basket|bag|trash|queue|calendar|schedule|library|gallery|playlist|wish ?list|folder|feed|board|timeline|dashboard))\b/i,
  ],
  ['toasts', /\b(?:toasts?|snackbars?|notifications?|(?:success|confirmation) messages?)\b/i],
  ['tooltips', /\b(?:tooltips?|help texts?|helptexts?|hints?)\b/i],
  [
    'field',
    /\b(?:fields? for\b|fields?(?=:)|field labels?|forms?\b(?=[^.:\n]*(?::|\bwith\b)(?![^.:\n]*\b(?:buttons?|errors?|error messages|toasts?|tooltips?|labels?|dialogs?)\b)[^.:\n]*,)|toggle(?: labels?)?|checkbox(?: labels?)?|helper texts?|input fields?|form fields?)\b/i,
  ],
  ['progress', /\b(?:progress|loading (?:states?|texts?|messages?)|spinners?)\b/i],
  ['banner', /\bbanners?\b/i],
  ['onboarding', /\b(?:onboarding|welcome|tours?|walk-?throughs?|first[- ]run)\b/i],
];
const SIGNING: readonly (readonly [string, RegExp])[] = [
  ['sign up', /\b(?:sign[- ]?up|registration|create (?:an )?account|register)\b/i],
  ['sign in', /\b(?:sign[- ]?in|log[- ]?in|login|authentication)\b/i],
];
/** Descriptions are a few sentences; what stands after so many characters is no description. */
const READ = 1000;
const LONGEST_WORD = 40;

/** What each of several requests asks for, or all of them together; empty where nothing is named that people act on. */
export function readScreens(input: string): readonly Screen[] {
  const format = formatOf(input.slice(0, READ));
  const description = input.slice(0, READ).replace(FORMAT_ASKED, '');
  const pieces = description
    .split(/[;\n]+/)
    .map((piece) => piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').trim())
    .filter((piece) => piece !== '' && !FORMAT_ALONE.test(piece));
  const screens = pieces.map((piece) =>
    // What goes on in another sentence is one description.
    SET_NAMES.some(([, name]) => name.test(piece)) && !/[.!?]\s+\S/.test(piece)
      ? readScreen(piece, format)
      : undefined,
  );
  if (screens.length > 1 && screens.every((screen) => screen !== undefined)) return screens;
  return [readScreen(description, format)].filter((screen) => screen !== undefined);
}

/** Each file that a description may ask for, by its names. */
const FORMATS: readonly (readonly [OutputFormat, string])[] = [
  ['xliff', 'xliff|\\.?xlf'],
  ['android', 'android (?:xml|strings?|resources?)|strings\\.xml'],
  ['strings', '\\.strings|(?:ios|apple|swift|localizable) strings|localizable'],
  ['po', '\\.pot?|gettext|po (?:file|format)'],
  ['json', 'json'],
  ['yaml', 'ya?ml'],
  ['properties', '\\.?properties(?: file)?|key ?= ?value(?: pairs| lines)?|java resource bundle'],
  ['lines', 'one (?:string )?per line|plain (?:text )?(?:lines|list)'],
];
const FORMAT_NAMES = FORMATS.map(([, names]) => names).join('|');
const FORMAT_ALONE = new RegExp(
  String.raw`^\W*(?:(?:as|in|format:?|output:?) )?(?:an? )?(?:${FORMAT_NAMES})(?: (?:file|format))?(?:,? please)?\W*$`,
  'i',
);
/** "as JSON", "in YAML": says how it is written, and nothing of the screen. */
const FORMAT_ASKED = new RegExp(
  String.raw`[.,;(]\s*(?:${FORMAT_NAMES})(?: (?:file|format))?\)?(?=\s*[:.,;)]|$)|(?:[.,;:(]\s*|\s+|^)(?:(?:return|give|output|write|formatted?|i need|we need)(?: it| them| these| everything)? )?(?:as|in|for) (?:an? )?(?:${FORMAT_NAMES})(?: (?:file|format))?\)?(?:,? please)?(?=[\s.,;:)]|$)`,
  'giu',
);

function formatOf(description: string): OutputFormat {
  return (
    FORMATS.find(([, names]) =>
      new RegExp(String.raw`(?<![\w.])(?:${names})(?!\w)`, 'i').test(description),
    )?.[0] ?? 'tables'
  );
}

/** A list that names no set is of the only one asked for: "a kitchen display: order ready, order late. Toasts only." */
function withList(description: string, named: readonly SetName[]): string {
  const [set] = named;
  const [, before = '', list = ''] = /^([^.:\n]*):\s+([^.:\n]+)/.exec(description) ?? [];
  const names = (text: string): boolean => SET_NAMES.some(([, pattern]) => pattern.test(text));
  const isList = splitList(list).length > 1 && !names(before) && !names(list);
  return set && named.length === 1 && isList && !LABELLED.test(description)
    ? `${set.replace(/s?$/, 's')}: ${list}.\n${description}`
    : description;
}

const LABELLED = /\b(?:errors?|toasts?|buttons?|tooltips?|empty[- ]states?)\s*:/i;

/** Sets that not every screen has. */
const ASKED_FOR: ReadonlySet<SetName> = new Set<SetName>(['controls', 'field', 'progress', 'banner']);
const ALL: readonly SetName[] = SETS.filter((name) => !ASKED_FOR.has(name));

/** Undefined where the description names no action and no thing. */
function readScreen(description: string, format: OutputFormat): Screen | undefined {
  // What a tour is to tell names no sets: "allow notifications".
  const outside = description
    .replace(
      /(\b(?:onboarding|tour|walk-?through|welcome)\b[^.\n]*?\b(?:screens?|steps?|pages?|slides?))\s*(?::[^.\n]+|[:.]?\s*1[.)]\s[^\n]+)/i,
      '$1',
    )
    .replace(/(\b(?:empty[- ]states?|toasts?|tooltips?|errors?)\b[^.:;\n]*):[^.;\n]+/gi, '$1')
    .replace(/(?<=[.;]\s+)(buttons?\b[^.:;\n]*):[^.;\n]+/gi, '$1');
  const own = readParts(description);
  const read = SET_NAMES.filter(([, pattern]) => pattern.test(outside)).map(([name]) => name);
  const listed = SETS.filter(
    (name) => own.parts.some(({ set }) => set === name) || (name === 'toasts' && SHARED.test(description)),
  );
  const isUnsaved = /\bunsaved (?:changes|work|edits)\b/i.test(description) && listed.includes('buttons');
  const named: readonly SetName[] = isUnsaved ? ['dialog'] : listed.length > 0 ? listed : read;
  const described = withList(description, named);
  const brief: Brief = {
    ...(described === description ? own : readParts(described)),
    description: described,
  };
  const isTour =
    named.includes('onboarding') &&
    (/\bbuttons?:? \W?(?:next|skip|back|continue)\b/i.test(description) ||
      own.parts.every(
        ({ set, said }) => set !== 'buttons' || /^(?:skip|next|back|done|continue)\b/i.test(said),
      ));
  const isDialog = named.includes('dialog') && dialogButtons(brief) !== undefined;
  const sets =
    named.length > 0
      ? withStates(named, description).filter((name) => name !== 'buttons' || !(isDialog || isTour))
      : ALL;
  const effect = EFFECT.exec(description)?.[0] ?? '';
  const limit = LIMIT.exec(description)?.[1] ?? '';
  const [first = ''] = description.split(/(?<=[.!?])\s+/);
  const signing = SIGNING.find(([, pattern]) => pattern.test(first))?.[0];
  if (signing) {
    const action = ACTIONS.find(({ verb }) => verb === signing);
    const nothing = { object: '', plural: '', acts: true, own: true, several: false };
    return action && { action, ...nothing, sets, format, effect, limit, ...brief };
  }
  const words = wordsOf(withoutParts(outside));
  const found = firstOf(findAction(words), verbAtStart(words));
  const absent = named.includes('empty state')
    ? (ABSENT.exec(description)?.groups?.['things'] ??
      /\bempty[- ]states? (?:for|of) (?:the )?["“]([^"”]{2,30})["”]/i.exec(description)?.[1] ??
      '')
    : '';
  const { before = '', thing = '' } = SUBJECT.exec(description)?.groups ?? {};
  const told =
    absent ||
    (found
      ? (found.noun && words[found.at + 1] !== 'of' ? '' : objectAfter(words, found.at + 1)) ||
        (thing && (found.at > wordsOf(before).length || /^files?$/i.test(objectBefore(words, found.at)))
          ? thing
          : '') ||
        objectBefore(words, found.at) ||
        (OF_FILES.test(found.action.verb) ? 'file' : '')
      : nounOnly(firstObject(description)));
  // "A booking form" acts on nothing that is told, and a list of names doesn't either.
  const object = told || (named.length > 0 && (found || /:\s*\S/.test(description)) ? 'item' : '');
  if (!object || object.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const singular = MANY_ONLY.test(object)
    ? object.toLowerCase()
    : object
        .split(' ')
        .map((word, index, all) => (index === all.length - 1 ? singleOf(word) : word))
        .join(' ');
  const create = ACTIONS.find(({ verb }) => verb === 'create');
  const action = found?.action ?? create;
  return (
    action && {
      action,
      object: keepCase(object, singular),
      plural: MANY_ONLY.test(object) ? keepCase(object, singular) : pluralOf(keepCase(object, singular)),
      // A screen of many things has those that people make.
      acts: found ? told !== '' : singular !== object.toLowerCase() && sets === ALL,
      own: OWN.test(singular),
      several:
        singular.toLowerCase() !== object.toLowerCase() &&
        (OF_SEVERAL.test(action.verb) || SEVERAL.test(description)),
      sets,
      format,
      effect,
      limit,
      ...brief,
    }
  );
}

/** "when no tables exist yet". */
const ABSENT =
  /\b(?:when|if|while) (?:there (?:are|is) )?no (?<things>(?:\p{L}+ )??\p{L}+?)(?= (?:exists?|yet|were|was|have|has|are|is)\b|[.,;]|$)/iu;

/** "Buttons for a leave request: manager approves": what is acted on stands before who does it. */
const SUBJECT = /^(?<before>[^.:\n]*\bfor (?:(?:an?|the) )?(?<thing>(?:\p{L}+ )?\p{L}+)):/iu;

/** "title, body, confirm, cancel": parts of a set, and nothing that people do. */
function withoutParts(description: string): string {
  return description
    .replace(/(\bbuttons?)\s*\([^()]*\)/gi, '$1')
    .replace(
      /:\s*(?:(?:title|body|text|confirm|cancel|ok|label|buttons?|subtitle|heading|message|primary|secondary)\b(?:\s*(?:,|and|\+|&)\s*)?){2,}/gi,
      ', ',
    );
}

/** The states of a button have their texts in other sets. */
function withStates(named: readonly SetName[], description: string): readonly SetName[] {
  const states = /\bstates?\s*[(:]\s*([^).]+)/i.exec(description)?.[1] ?? '';
  const more = [
    /\b(?:done|success|finished|completed?)\b/i.test(states) && 'toasts',
    /\b(?:failed|failure|error)\b/i.test(states) && 'errors',
    /\bafter(?:wards| success)\b/i.test(description) && 'toasts',
  ].filter((name) => name !== false);
  return SETS.filter((name) => named.includes(name) || more.includes(name as 'toasts'));
}

/** What the description says of the action: "This removes all projects.", "It can't be undone." */
const EFFECT =
  /\b(?:This|It) (?:will )?(?:(?:permanently |also )?(?:delet|remov|clear|reset|revok|end|cancel|archiv|disabl)\w+|can(?:no|['’])t be undone)[^.!?]*[.!]|(?:[A-Z][^.!?\n]*\btakes? effect\b[^.!?\n]*[.!])/;
const LIMIT =
  /\b(?:max(?:imum)?(?: of)?|up to|at most|larger than|limit(?: of| is)?:?) (\d+(?:\.\d+)? ?[KMGT]i?B)\b/i;
/** Done to a file where nothing else is named. */
const OF_FILES = /^(?:upload|download|import|export)$/;
const SEVERAL = /\b(?:several|multiple|selected|bulk|many)\b/i;
const OWN =
  /(?:^| )(?:sign-on|mode|notifications|reminders|e-?mail(?: address)?|password|passcode|pin|username|display name|phone(?: number)?|avatar|profile(?: \p{L}+)?|language|time ?zone|theme|(?:delivery|home|billing) address|preferences)$/iu;
/** Done to one or to several at a time, as the description says. */
const OF_SEVERAL = /^(?:invite|upload|download|import|export|book|buy|print)$/;
/** Things that people speak of only together. */
const MANY_ONLY =
  /(?:^| )(?:payroll|data|feedback|history|content|access|notifications|settings|preferences|changes|details|permissions|credentials|filters)$/i;

interface Found {
  readonly action: Action;
  /** Index of its last word. */
  readonly at: number;
  /** "Cancellation": what it is done to stands before it, or behind "of". */
  readonly noun?: boolean;
}

/** The first word that is an action: as a verb ("delete"), a gerund ("deleting") or a noun ("deletion"). */
function findAction(words: readonly string[]): Found | undefined {
  const find = (
    forms: (action: Action) => readonly string[],
    mayFollow: (before: string) => boolean = () => true,
  ): Found | undefined => {
    for (const [at, word] of words.entries()) {
      const two = `${word} ${words[at + 1] ?? ''}`.toLowerCase();
      const action = ACTIONS.find((one) =>
        forms(one).some((form) => form === (form.includes(' ') ? two : word.toLowerCase())),
      );
      if (action && !isNoun(words, at) && mayFollow(words[at - 1] ?? ''))
        return { action, at: action.verb.includes(' ') ? at + 1 : at };
    }
    return undefined;
  };
  // "Limit for transfers: let people change it": the verb says more than the noun.
  return (
    find(({ verb, gerund }) => [verb, gerund.toLowerCase()]) ??
    find(({ verb }) => [verb.replace(/(?= |$)/, 's')], isPerson) ??
    asNoun(find(({ verb, noun }) => [noun ?? '', ...nouns(verb)]))
  );
}

/** What a description asks for first is what it is about. */
function firstOf(one: Found | undefined, other: Found | undefined): Found | undefined {
  return one && other ? (other.at < one.at ? other : one) : (one ?? other);
}

/** "Snoozing an alarm", "to mute a channel": a verb that is in no list. */
function verbAtStart(words: readonly string[]): Found | undefined {
  for (const [index, word] of words.entries()) {
    if (index > 0 && !/^(?:for|to|when)$/i.test(words[index - 1] ?? '')) continue;
    const lower = word.toLowerCase();
    const verb = /ing$/.test(lower)
      ? baseOf(lower)
      : (partsOf(lower) & (VERB | NOUN)) === VERB
        ? lower
        : undefined;
    const [past, gerund] = verb ? [participleOf(verb), ingOf(verb)] : [];
    if (
      verb &&
      past &&
      gerund &&
      !ASKING.test(verb) &&
      /^(?:an?|the|your|their|all)$/i.test(words[index + 1] ?? '')
    )
      return {
        action: ACTIONS.find((one) => one.verb === verb) ?? { verb, past, gerund: capitalized(gerund) },
        at: index,
      };
  }
  return undefined;
}

const asNoun = (found: Found | undefined): Found | undefined => found && { ...found, noun: true };

/** "The manager approves", but not "100 books". */
function isPerson(before: string): boolean {
  return (partsOf(before.toLowerCase()) & NOUN) !== 0 || /^(?:or|and|who|it)$/i.test(before);
}

/** "A leave request", "UI copy for": what reads like an action is none. */
function isNoun(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return (
    (/^(?:an?|the|this|its|their|your|each|every|no)$/i.test(before) && !/ing$/i.test(word)) ||
    // "Bank transfer form"
    ((partsOf(before.toLowerCase()) & NOUN) !== 0 &&
      /^\p{Lu}?\p{Ll}+$/u.test(before) &&
      (partsOf(word.toLowerCase()) & NOUN) !== 0 &&
      !/s$/.test(before) &&
      /^(?:form|page)$/i.test(after)) ||
    (/^copy$/i.test(word) && (/^(?:ui|ux|the)$/i.test(before) || /^(?:for|of)$/i.test(after)))
  );
}

function nouns(verb: string): string[] {
  return [`${verb.replace(/e$/, '')}ion`, `${verb}al`, `${verb.replace(/e$/, '')}ation`];
}

/** Without an action, the thing stands beside the names of the sets: "empty state for invoices". */
function firstObject(description: string): string {
  const words = wordsOf(SET_NAMES.reduce((text, [, pattern]) => text.replace(pattern, ','), description));
  return objectAfter(words, firstNoun(words));
}
