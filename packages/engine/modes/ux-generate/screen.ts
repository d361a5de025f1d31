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
] as const;
export type SetName = (typeof SETS)[number];
export type OutputFormat = 'tables' | 'json' | 'yaml' | 'properties';

/** What a description says of a screen. */
export interface Screen {
  readonly action: Action;
  /** One of the things acted on, in lower case: "project"; empty for signing in. */
  readonly object: string;
  readonly plural: string;
  /** The sets that the description names, or all. */
  readonly sets: readonly SetName[];
  readonly format: OutputFormat;
}

const SET_NAMES: readonly (readonly [SetName, RegExp])[] = [
  ['buttons', /\b(?:buttons?|ctas?|calls? to action)\b/i],
  ['dialog', /\b(?:dialogs?|modals?|confirmations?|pop-?ups?)\b/i],
  ['errors', /\b(?:errors?|error messages?|validation|failures?)\b/i],
  ['empty state', /\b(?:empty[- ]states?|no results|first use|zero states?)\b/i],
  ['toasts', /\b(?:toasts?|snackbars?|notifications?|success messages?)\b/i],
  ['tooltips', /\b(?:tooltips?|help ?texts?|hints?)\b/i],
  ['onboarding', /\b(?:onboarding|welcome|tours?|walk-?throughs?|first[- ]run)\b/i],
];
const SIGNING: readonly (readonly [string, RegExp])[] = [
  ['sign up', /\b(?:sign[- ]?up|registration|create (?:an )?account|register)\b/i],
  ['sign in', /\b(?:sign[- ]?in|log[- ]?in|login|authentication)\b/i],
];
/** What ends the object: another clause, or the words that ask for strings. */
const END =
  /^(?:from|in|on|for|with|to|into|by|when|where|and|or|that|which|using|via|as|at|screen|page|flow|form|dialog|dialogs|modal|button|buttons|errors?|messages?|strings?|text|copy|feature|set|sets|microcopy|confirmation|state|states|ui)$/i;
const SKIP = /^(?:an?|the|their|your|my|our|new|existing|all|several|multiple|some|any|selected|single)$/i;

/** Descriptions are a few sentences; what stands after so many characters is no description. */
const READ = 1000;
const LONGEST_WORD = 40;

/** Undefined where the description names no action and no thing. */
export function readScreen(input: string): Screen | undefined {
  const description = input.slice(0, READ);
  const named = SET_NAMES.filter(([, pattern]) => pattern.test(description)).map(([name]) => name);
  const sets = named.length > 0 ? named : SETS;
  const format = /\bjson\b/i.test(description)
    ? 'json'
    : /\bya?ml\b/i.test(description)
      ? 'yaml'
      : /\bproperties\b/i.test(description)
        ? 'properties'
        : 'tables';
  const signing = SIGNING.find(([, pattern]) => pattern.test(description))?.[0];
  if (signing) {
    const action = ACTIONS.find(({ verb }) => verb === signing);
    return action && { action, object: '', plural: '', sets, format };
  }
  const words = description
    .replace(/\b(?:as |in )?(?:json|ya?ml|\.?properties)\b/gi, ',')
    .split(/\s+|(?=[^\p{L}\p{N}\s'’-])/u)
    .filter(Boolean);
  const found = findAction(words);
  const object = found
    ? objectAfter(words, found.at + 1) || objectBefore(words, found.at)
    : objectAfter(words, firstNoun(words));
  if (!object || object.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const singular = object
    .split(' ')
    .map((word, index, all) => (index === all.length - 1 ? stem(word) : word))
    .join(' ');
  const create = ACTIONS.find(({ verb }) => verb === 'create');
  const action = found?.action ?? create;
  return (
    action && {
      action,
      object: keepCase(object, singular),
      plural: pluralOf(keepCase(object, singular)),
      sets,
      format,
    }
  );
}

/** The first word that is an action: as a verb ("delete"), a gerund ("deleting") or a noun ("deletion"). */
function findAction(words: readonly string[]): { action: Action; at: number } | undefined {
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase();
    const action = ACTIONS.find(({ verb, gerund }) =>
      [verb, `${verb}s`, gerund.toLowerCase(), ...nouns(verb)].includes(lower),
    );
    if (action) return { action, at };
  }
  return undefined;
}

function nouns(verb: string): string[] {
  return [`${verb.replace(/e$/, '')}ion`, `${verb}al`, `${verb.replace(/e$/, '')}ation`];
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
