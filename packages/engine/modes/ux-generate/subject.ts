import { baseOf, ingOf, participleOf } from '../../spelling/inflect.ts';
import { NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS, type Action } from './actions.ts';
import { ANY_HEAD } from './kinds.ts';
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

/** What a screen is about: what is done there, and to what. */
export interface Subject {
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
}

const SIGNING: readonly (readonly [string, RegExp])[] = [
  ['sign up', /\b(?:sign[- ]?up|registration|create (?:an )?account|register)\b/i],
  ['sign in', /\b(?:sign[- ]?in|log[- ]?in|login|authentication)\b/i],
];
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
const LONGEST_WORD = 40;
/** Of something whose thing nobody names. */
const ITEM = 'item';

/**
 * What a text is about; undefined where it names no action and no thing.
 * @param missing what an empty state says is missing
 * @param mayBeItem whether the strings stand for themselves where nothing is named
 */
export function readSubject(
  text: string,
  { missing = '', mayBeItem = false }: { readonly missing?: string; readonly mayBeItem?: boolean } = {},
): Subject | undefined {
  const [first = ''] = text.split(/(?<=[.!?])\s+/);
  const signing = SIGNING.find(([, pattern]) => pattern.test(first))?.[0];
  const signs = ACTIONS.find(({ verb }) => verb === signing);
  if (signs) return { action: signs, object: '', plural: '', acts: true, own: true, several: false };
  const words = wordsOf(text);
  const found = firstOf(findAction(words), verbAtStart(words));
  const told = missing || (found ? objectOf(words, found) : nounOnly(firstObject(text)));
  const object = told || (mayBeItem ? ITEM : '');
  if (!object || object.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const isMany = MANY_ONLY.test(object);
  const singular = isMany
    ? object.toLowerCase()
    : object
        .split(' ')
        .map((word, index, all) => (index === all.length - 1 ? singleOf(word) : word))
        .join(' ');
  // "Delete Workspace Dialog" is written so throughout.
  const areNames =
    /^\p{Lu}/u.test(object.split(' ').at(-1) ?? '') && /\s\p{Ll}{4,}/u.test(text) && !text.startsWith(object);
  const one = keepCase(object, singular, areNames);
  const action = found?.action ?? ACTIONS.find(({ verb }) => verb === 'create');
  return (
    action && {
      action,
      object: one,
      plural: isMany ? one : pluralOf(one),
      acts: found !== undefined && told !== '',
      own: OWN.test(singular),
      several:
        singular.toLowerCase() !== object.toLowerCase() &&
        (OF_SEVERAL.test(action.verb) || SEVERAL.test(text)),
    }
  );
}

interface Found {
  readonly action: Action;
  /** Index of its last word. */
  readonly at: number;
  /** "Cancellation": what it is done to stands before it, or behind "of". */
  readonly noun?: boolean;
}

function objectOf(words: readonly string[], { action, at, noun }: Found): string {
  const before = objectBefore(words, at);
  const after = noun && words[at + 1] !== 'of' ? '' : objectAfter(words, at + 1);
  const whose = words.indexOf('for', at);
  // "A file upload dialog for receipts"
  const thing = !after && /^files?$/i.test(before) && whose > 0 ? objectAfter(words, whose + 1) : '';
  return after || thing || before || (OF_FILES.test(action.verb) ? 'file' : '');
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
  const told =
    find(({ verb, gerund }) => [verb, gerund.toLowerCase()]) ??
    find(({ verb }) => [verb.replace(/(?= |$)/, 's')], isPerson);
  if (told) return told;
  const noun = find(({ verb, noun: own }) => [own ?? '', ...nouns(verb)]);
  return noun && { ...noun, noun: true };
}

/** What a description asks for first is what it is about. */
function firstOf(one: Found | undefined, other: Found | undefined): Found | undefined {
  return one && other ? (other.at < one.at ? other : one) : (one ?? other);
}

/** "Snoozing an alarm", "to mute a channel": a verb that is in no list. */
function verbAtStart(words: readonly string[]): Found | undefined {
  for (const [index, word] of words.entries()) {
    if (index > 0 && !/^(?:for|to|when|before)$/i.test(words[index - 1] ?? '')) continue;
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

/** "The manager approves", but not "100 books". */
function isPerson(before: string): boolean {
  return (partsOf(before.toLowerCase()) & NOUN) !== 0 || /^(?:or|and|who|it)$/i.test(before);
}

/** "A leave request", "UI copy for": what reads like an action is none. */
function isNoun(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return (
    (/^(?:an?|the|this|its|their|your|each|every|no)$/i.test(before) &&
      !/ing$/i.test(word) &&
      // "The invite teammates modal"
      !words.slice(at + 2, at + 5).some((one) => /^(?:dialog|modal|form|prompt|sheet|flow)$/i.test(one))) ||
    // "Bank transfer form"
    (!OWN.test(before) &&
      (partsOf(before.toLowerCase()) & NOUN) !== 0 &&
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

const NAMES_KIND = new RegExp(String.raw`\b(?:${ANY_HEAD})\b`, 'gi');

/** Without an action, the thing stands beside the names of the kinds: "empty state for invoices". */
function firstObject(text: string): string {
  const words = wordsOf(text.replace(NAMES_KIND, ','));
  return objectAfter(words, firstNoun(words));
}
