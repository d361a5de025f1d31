import { stem } from '../reading/words.ts';
import { ACTIONS, type Action } from './actions.ts';

export const SETS = [
  'buttons',
  'dialog',
  'errors',
  'empty state',
  'toasts',
  'tooltips',
  'onboarding',
  'field',
] as const;
export type SetName = (typeof SETS)[number];
export type OutputFormat = 'tables' | 'json' | 'yaml' | 'properties';

/** What a description says of a screen. */
export interface Screen {
  readonly action: Action;
  /** One of the things acted on, in lower case: "project"; empty for signing in. */
  readonly object: string;
  /** The same as `object` where there is no single one: "settings". */
  readonly plural: string;
  /** The sets that the description names, or all. */
  readonly sets: readonly SetName[];
  /** What the description says that the action does, as a sentence; empty where it doesn't. */
  readonly effect: string;
  /** The size that is too large, such as "10 MB"; empty where the description names none. */
  readonly limit: string;
  readonly format: OutputFormat;
  /** The description itself. */
  readonly description: string;
}

const SET_NAMES: readonly (readonly [SetName, RegExp])[] = [
  ['buttons', /\b(?:buttons?|ctas?|calls? to action)\b/i],
  ['dialog', /\b(?:dialogs?|modals?|confirmations?|pop-?ups?)\b/i],
  ['errors', /\b(?:errors?|error messages?|validation|failures?)\b/i],
  ['empty state', /\b(?:empty[- ]states?|no results|first use|zero states?)\b/i],
  ['toasts', /\b(?:toasts?|snackbars?|notifications?|success messages?)\b/i],
  ['tooltips', /\b(?:tooltips?|help texts?|helptexts?|hints?)\b/i],
  ['field', /\b(?:field labels?|helper texts?|input fields?|form fields?)\b/i],
  ['onboarding', /\b(?:onboarding|welcome|tours?|walk-?throughs?|first[- ]run)\b/i],
];
const SIGNING: readonly (readonly [string, RegExp])[] = [
  ['sign up', /\b(?:sign[- ]?up|registration|create (?:an )?account|register)\b/i],
  ['sign in', /\b(?:sign[- ]?in|log[- ]?in|login|authentication)\b/i],
];
/** What ends the object: another clause, or the words that ask for strings. */
const END =
  /^(?:from|in|on|for|with|to|into|by|when|where|and|or|that|which|using|via|as|at|screen|page|flow|form|dialog|dialogs|modal|button|buttons|errors?|messages?|strings?|text|copy|feature|set|sets|microcopy|confirmation|state|states|ui|is|are|was|were|be|fails?|failed|has|have|can|could|takes|too|after|before|while|during|if|list|view|of|who|between|until|per|without|answers?|doesn['’]t)$/i;
const SKIP = /^(?:an?|the|their|your|my|our|new|existing|all|several|multiple|some|any|selected|single)$/i;

/** Descriptions are a few sentences; what stands after so many characters is no description. */
const READ = 1000;
const LONGEST_WORD = 40;

/** What each of several requests asks for, or all of them together; empty where nothing is named that people act on. */
export function readScreens(input: string): readonly Screen[] {
  const description = input.slice(0, READ);
  const pieces = description
    .split(/[;\n]+/)
    .map((piece) => piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s+/, '').trim())
    .filter((piece) => piece !== '' && !FORMAT_ALONE.test(piece));
  const format = formatOf(description);
  const screens = pieces.map((piece) =>
    SET_NAMES.some(([, name]) => name.test(piece)) ? readScreen(piece, format) : undefined,
  );
  if (screens.length > 1 && screens.every((screen) => screen !== undefined)) return screens;
  return [readScreen(description, format)].filter((screen) => screen !== undefined);
}

const FORMAT_ALONE = /^\W*(?:(?:as|in|format:?) )?(?:json|ya?ml|properties)(?: (?:file|format))?\W*$/i;

function formatOf(description: string): OutputFormat {
  if (/\bjson\b/i.test(description)) return 'json';
  if (/\bya?ml\b/i.test(description)) return 'yaml';
  return /\bproperties\b/i.test(description) ? 'properties' : 'tables';
}

/** Undefined where the description names no action and no thing. */
function readScreen(description: string, format: OutputFormat): Screen | undefined {
  // What a tour is to tell names no sets: "allow notifications".
  const outside = description.replace(/(\b(?:screens?|steps?|pages?|slides?))\s*:[^.\n]+/i, '$1');
  const named = SET_NAMES.filter(([, pattern]) => pattern.test(outside)).map(([name]) => name);
  const sets = named.length > 0 ? withStates(named, description) : SETS.filter((name) => name !== 'field');
  const effect = EFFECT.exec(description)?.[0] ?? '';
  const limit = LIMIT.exec(description)?.[1] ?? '';
  const signing = SIGNING.find(([, pattern]) => pattern.test(description))?.[0];
  if (signing) {
    const action = ACTIONS.find(({ verb }) => verb === signing);
    return action && { action, object: '', plural: '', sets, format, effect, limit, description };
  }
  const words = wordsOf(withoutParts(description));
  const found = findAction(words);
  const absent = named.includes('empty state')
    ? (ABSENT.exec(description)?.groups?.['things'] ??
      /\bempty[- ]states? (?:for|of) (?:the )?["“]([^"”]{2,30})["”]/i.exec(description)?.[1] ??
      '')
    : '';
  const object =
    absent ||
    (found
      ? objectAfter(words, found.at + 1) ||
        objectBefore(words, found.at) ||
        (OF_FILES.test(found.action.verb) ? 'file' : '')
      : firstObject(description));
  if (!object || object.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const singular = MANY_ONLY.test(object)
    ? object.toLowerCase()
    : object
        .split(' ')
        .map((word, index, all) => (index === all.length - 1 ? stem(word) : word))
        .join(' ');
  const create = ACTIONS.find(({ verb }) => verb === 'create');
  const action = found?.action ?? create;
  return (
    action && {
      action,
      object: keepCase(object, singular),
      plural: MANY_ONLY.test(object) ? keepCase(object, singular) : pluralOf(keepCase(object, singular)),
      sets,
      format,
      effect,
      limit,
      description,
    }
  );
}

/** "when no tables exist yet". */
const ABSENT =
  /\b(?:when|if|while) (?:there (?:are|is) )?no (?<things>(?:\p{L}+ )??\p{L}+?)(?= (?:exists?|yet|were|was|have|has|are|is)\b|[.,;]|$)/iu;

/** "title, body, confirm, cancel": parts of a set, and nothing that people do. */
function withoutParts(description: string): string {
  return description.replace(
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
/** Things that people speak of only together. */
const MANY_ONLY =
  /(?:^| )(?:payroll|data|feedback|history|content|access|notifications|settings|preferences|changes|details|permissions|credentials|filters)$/i;

/** The first word that is an action: as a verb ("delete"), a gerund ("deleting") or a noun ("deletion"). */
function findAction(words: readonly string[]): { action: Action; at: number } | undefined {
  const find = (forms: (action: Action) => readonly string[]): { action: Action; at: number } | undefined => {
    for (const [at, word] of words.entries()) {
      const action = ACTIONS.find((one) => forms(one).includes(word.toLowerCase()));
      if (action) return { action, at };
    }
    return undefined;
  };
  // "Limit for transfers: let people change it": the verb says more than the noun.
  return (
    find(({ verb, gerund }) => [verb, gerund.toLowerCase()]) ??
    find(({ verb }) => [`${verb}s`, ...nouns(verb)])
  );
}

function nouns(verb: string): string[] {
  return [`${verb.replace(/e$/, '')}ion`, `${verb}al`, `${verb.replace(/e$/, '')}ation`];
}

function wordsOf(description: string): readonly string[] {
  return description
    .replace(/\b(?:as |in )?(?:json|ya?ml|\.?properties)\b/gi, ',')
    .split(/\s+|(?=[^\p{L}\p{N}\s'’-])/u)
    .filter(Boolean);
}

/** Without an action, the thing stands beside the names of the sets: "empty state for invoices". */
function firstObject(description: string): string {
  const words = wordsOf(SET_NAMES.reduce((text, [, pattern]) => text.replace(pattern, ','), description));
  return objectAfter(words, firstNoun(words));
}

function objectAfter(words: readonly string[], from: number): string {
  const taken: string[] = [];
  for (const word of words.slice(from)) {
    if (taken.length === 0 && (SKIP.test(word) || word === 'of')) continue;
    if (END.test(word) || !/^[\p{L}\p{N}]/u.test(word) || taken.length === 3) break;
    taken.push(word);
  }
  return taken.join(' ');
}

function objectBefore(words: readonly string[], at: number): string {
  const before = words
    .slice(Math.max(0, at - 2), at)
    .filter(
      (word) => !SKIP.test(word) && !END.test(word) && !ASKING.test(word) && /^[\p{L}\p{N}]/u.test(word),
    );
  return before.join(' ');
}

const ASKING =
  /^(?:please|write|create|generate|make|give|me|draft|need|we|i|strings?|copy|text|texts|microcopy|for|a|an|the|ui|ux|of)$/i;

function firstNoun(words: readonly string[]): number {
  const at = words.findIndex(
    (word) => /^[\p{L}\p{N}]/u.test(word) && !ASKING.test(word) && !SKIP.test(word) && !END.test(word),
  );
  return at < 0 ? words.length : at;
}

/** Names keep their capitals: "API key". */
function keepCase(written: string, singular: string): string {
  const parts = written.split(' ');
  return singular
    .split(' ')
    .map((word, index) =>
      /\p{Lu}.*\p{Lu}/u.test(parts[index] ?? '')
        ? (parts[index] ?? word).replace(/s$/, '')
        : word.toLowerCase(),
    )
    .join(' ');
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
