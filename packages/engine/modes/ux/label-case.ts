import { AMBIGUOUS_WORDS, FUNCTION_WORDS, KNOWN_NAMES, isCommonWord } from '../../checks/common-words.ts';
import { isTitled } from '../../checks/capitals.ts';
import { TECHNOLOGY } from '../reading/technology.ts';
import { COMMON, ING, lookUp, NOUN, PARTICIPLE, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Inconsistency } from './consistency.ts';
import type { UxKind } from './kinds.ts';
import type { UxString } from './types.ts';

const CASED: readonly UxKind[] = ['button', 'title', 'label'];
/** Words of a label; what has more is a sentence. */
const MOST_WORDS = 6;
const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|with|your)$/i;
/** Names of products hardly ever follow these. */
const DETERMINER = /^(?:your|my|our|all|no|this|these|new|other|any|each|every)$/i;
/** Companies whose products have common words for names, and that are verbs or words of every day themselves. */
const COMPANY =
  /(?<![\p{L}-])(?:Google|Apple|Microsoft|Amazon|Adobe|Oracle|Meta|Slack|Zoom|Skype|Box|Stripe|Square|Notion|Signal|Discord|Facebook|Twitter|Samsung)\b/u;
/** "Two-Factor" is two. */
const WORD = /\p{L}[\p{L}'’]*/gu;
/** So many labels in title case to one in sentence case are the way of the file. */
const MOSTLY = 2;
const TOLD =
  /\b(?:is|are|was|were|has|have|had|will|must|can|cannot|could|should|may|does|do|did|not)\b|n['’]t\b|['’](?:re|ve|ll|m)\b/i;

/** Buttons, titles and labels of several words: whichever of sentence case and title case is rarer is reported. */
export function findCase(
  strings: readonly { readonly string: UxString; readonly kind: UxKind }[],
): Inconsistency[] {
  const isName = namesIn(strings.map(({ string }) => string));
  const cased = strings
    .filter(({ kind }) => CASED.includes(kind))
    .flatMap(({ string }) => {
      const form = caseOf(string.text);
      // The capitals of a name say nothing of the labels.
      return form && !(form === 'title' && isName(string.text)) ? [{ string, form }] : [];
    });
  const titles = cased.filter(({ form }) => form === 'title').length;
  const sentences = cased.length - titles;
  const lower = findLower(strings);
  if (titles === 0 || sentences === 0) return lower;
  const keep = titles > MOSTLY * sentences ? 'title' : 'sentence';
  const small = smallWords(strings.map(({ string }) => string));
  const other = cased.flatMap(({ string, form }): Inconsistency[] => {
    const replacement =
      form === keep ? undefined : keep === 'sentence' ? toSentence(string.text, small) : toTitle(string.text);
    if (replacement === undefined) return [];
    return [
      {
        string,
        start: 0,
        end: string.text.length,
        replacement,
        message:
          (keep === 'sentence') === titles >= sentences
            ? 'Buttons, titles and labels are in sentence case and in title case: keep to one.'
            : `Most buttons, titles and labels are in ${keep} case (${Math.max(titles, sentences)} to ${Math.min(titles, sentences)}).`,
        id: 'ux-case',
        label: 'One way to capitalize',
        severity: 'minor',
      },
    ];
  });
  return [...lower, ...other];
}

/** Buttons that begin with a small letter where all others begin with a capital. */
function findLower(
  strings: readonly { readonly string: UxString; readonly kind: UxKind }[],
): Inconsistency[] {
  const buttons = strings.filter(({ string, kind }) => kind === 'button' && /^\p{L}/u.test(string.text));
  const small = buttons.filter(({ string }) => /^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(string.text));
  return small.length * 2 > buttons.length
    ? []
    : small.map(({ string }) => ({
        string,
        start: 0,
        end: 1,
        replacement: string.text.charAt(0).toUpperCase(),
        message: `Most buttons begin with a capital (${buttons.length - small.length} to ${small.length}).`,
        id: 'ux-case',
        label: 'One way to capitalize',
        severity: 'minor',
      }));
}

/** "In" of "Sign in": the last word of a label has a capital in title case. */
const isParticle = (words: readonly string[], at: number): boolean =>
  words.length === 2 && at === 1 && /^(?:log|sign|opt|zoom)$/i.test(words[0] ?? '');

function caseOf(text: string): 'title' | 'sentence' | undefined {
  const words = text.split(/\s+/);
  const rest = words
    .slice(1)
    .filter(
      (word, at) =>
        /^\p{L}[\p{Ll}'’-]+[.?!…]*$/u.test(word) && (!SMALL.test(word) || isParticle(words, at + 1)),
    );
  if (rest.length === 0 || words.length > MOST_WORDS || !/^\p{Lu}/u.test(text)) return undefined;
  if (isTold(words)) return undefined;
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals === rest.length) return 'title';
  return capitals === 0 ? 'sentence' : undefined;
}

/** "Session timed out", "Copied to clipboard": says what happened, and is no label. */
function isTold(words: readonly string[]): boolean {
  return (
    TOLD.test(words.join(' ')) ||
    words.some((word, index) => {
      const parts = partsOf(word.toLowerCase());
      const after = words[index + 1] ?? '';
      if ((parts & PARTICIPLE) === 0 || (parts & NOUN) !== 0) return false;
      return index > 0 ? after === '' || /^(?:out|off|up|down)$/i.test(after) : SMALL.test(after);
    })
  );
}

/** Words that some string writes small. */
function smallWords(strings: readonly UxString[]): ReadonlySet<string> {
  return new Set(
    strings.flatMap(({ text }) => (text.match(WORD) ?? []).filter((word) => word === word.toLowerCase())),
  );
}

/** Names of plans and places to go to, which have no article. */
const TO_NAME = /^(?:up|down)grade to |^switch to /i;

const NAMES: ReadonlySet<string> = new Set(KNOWN_NAMES);
/** Keys, as they stand on a keyboard. */
const KEY = /\b(?:Page (?:Up|Down)|Arrow (?:Up|Down|Left|Right)|(?:Caps|Num|Scroll) Lock|Print Screen)\b/;
/** "The Responses API", "n8n Assistant". */
const NAMED_TOOL = /\p{Lu}\p{Ll}+ (?:API|SDK|CLI)$|\p{L}*\d\p{L}+ \p{Lu}\p{Ll}/u;

/** Whether a label holds a name: one that begins as a company does, or that some sentence writes with its capitals. */
function namesIn(strings: readonly UxString[]): (label: string) => boolean {
  const sentences = strings
    .filter(({ text }) => text.split(/\s+/).length > MOST_WORDS)
    .map(({ text }) => text)
    .join('\n');
  return (label) =>
    COMPANY.test(label) ||
    TO_NAME.test(label) ||
    NAMED_TOOL.test(label) ||
    KEY.test(label) ||
    (label.match(WORD) ?? []).slice(1).some((word) => isTitled(word) && TECHNOLOGY.test(word)) ||
    (label.match(WORD) ?? []).slice(1).some((word) => isTitled(word) && NAMES.has(word)) ||
    (label.match(/\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)+/gu) ?? []).some((phrase) =>
      sentences.includes(` ${phrase}`),
    );
}

/** Undefined where a word may be a name: "Google Authenticator" stays what it is. */
function toSentence(text: string, small: ReadonlySet<string>): string | undefined {
  const words = text.match(WORD) ?? [];
  const isPlain = (word: string): boolean => {
    const lower = word.toLowerCase();
    return (
      // "logto" in an address says nothing of the product's name.
      (small.has(lower) && lookUp(lower) !== 0) ||
      FUNCTION_WORDS.has(lower) ||
      (isCommonWord(lower) && !AMBIGUOUS_WORDS.has(lower))
    );
  };
  const [first = '', ...rest] = words;
  const opensLabel = (word: string): boolean =>
    /n['’]t$/.test(word) || isPlain(word) || (lookUp(word.toLowerCase()) & VERB) !== 0;
  const titled = rest.filter(isTitled);
  // "Proceed To Checkout": no name has a capital there.
  const isTitle = rest.slice(0, -1).some((word) => isTitled(word) && SMALL.test(word) && word !== 'A');
  const isOrdinary = (word: string): boolean =>
    isPlain(word) || ((isTitle || DETERMINER.test(first)) && (lookUp(word.toLowerCase()) & COMMON) !== 0);
  const isGerund = (partsOf(first.toLowerCase()) & ING) !== 0;
  if (
    !titled.every(isOrdinary) ||
    (!opensLabel(first) && !isGerund && titled.length === rest.length && rest.length < 2)
  )
    return undefined;
  // "Pair A New Sensor", but not "Plan A Details".
  const isArticle = verbShare(lookUp(first.toLowerCase())) >= MOSTLY_VERB && rest[0] === 'A';
  if (rest.includes('A') && !isArticle) return undefined;
  return text
    .replace(/(?<=(?<!\|)\s|\(|\p{L}-)\p{Lu}[\p{Ll}'’]+/gu, (word) => word.toLowerCase())
    .replace(/(?<=^\S+ )A(?= )/, 'a');
}

/** Of fifteen times that a word stands somewhere. */
const MOSTLY_VERB = 8;

/** Undefined for a phrase with an article: it describes, and is no label. */
function toTitle(text: string): string | undefined {
  if (/(?:^|\s)(?:an?|the)\s/i.test(text)) return undefined;
  return text.replace(/(?<=\s)\p{Ll}[\p{Ll}'’-]+/gu, (word, at: number) =>
    SMALL.test(word) && at + word.length < text.length
      ? word
      : word.slice(0, 1).toUpperCase() + word.slice(1),
  );
}
