import type { StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import type { Rule } from '../../rules/types.ts';
import { phrasesOf } from './combine.ts';
import { checkOf, deniedLists, deniedSpellings } from './denied-spellings.ts';
import { describeCheck } from './describe.ts';
import { isSentence } from './examples.ts';
import { sentencesIn } from './exceptions.ts';
import { findingsOf } from './hypotheses.ts';
import { knownWords, wordsIn } from './known-words.ts';
import { inWords, joined, type Understood } from './understood.ts';

/** Words of a rule, with the sentence that they stand in. */
interface Own {
  readonly words: string;
  readonly sentence: string;
}

const QUOTE = String.raw`(?:“[^“”\n]{1,60}”|"[^"“”\n]{1,60}"|\x60[^\x60\n]{1,60}\x60|(?<![\p{L}\d])[‘'][^‘’'\n]{1,60}[’'](?![\p{L}\d])|\*\*[^*\n]{1,60}\*\*)`;
const QUOTES = String.raw`${QUOTE}(?:(?:,? (?:and|or) |, |\/)${QUOTE})*`;
const ONE_QUOTE = lazily(() => new RegExp(QUOTE, 'gu'));
/** “Use “A””, “We write “A””: what a rule asks for by its words. */
const ASKED = lazily(
  () =>
    new RegExp(
      String.raw`(?:^|[.;:,(–—] ?|\b(?:and|but) )(?:(?:please|always|just|instead|we|you should),? )*(?:use|write|say|prefer|choose|spell) (?:the (?:words?|phrases?|terms?|spellings?|forms?) )?(?<asked>${QUOTES})(?![^;:]*(?<!\p{L})(?:only|sparingly|rarely|less|seldom|at most|no more|once|with care|correctly|properly)(?!\p{L})|,? as an? )`,
      'giu',
    ),
);
/** “Not “A””, “never “A” or “B””, “instead of “A””: what a rule denies by its words. */
const DENIED = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}])(?:not|never|instead of|rather than|avoid|(?:don['’]t|do not|never) (?:use|write|say)) (?:the (?:words?|phrases?|terms?) )?(?<denied>${QUOTES})`,
      'giu',
    ),
);
/** “For example: The feature is in beta.”, “(7:45AM – 8:30PM)”: how a text reads that keeps to its rule. */
const SHOWN =
  /^\s*(?:for (?:example|instance)|examples?|e\.g\.)[,:] (?<shown>(?!i\.e|etc).+)$|\((?:e\.g\.,? |for example,? )?(?<shown2>\d[^()]{1,40})\)[.\s]*$|: (?<shown4>[^\s\p{L}:;.]?\d[^:;\p{L}]{0,20})[.\s]*$|\b(?:like|as in) (?<shown5>\d[^.;:,]{3,25})[.\s]*$|[:,] (?:like|as in) (?<shown3>(?!["“'‘`])(?=[^.;]*[^\p{L}\p{N}\s,.;'’])[^.;]{3,40})[.\s]*$/iu;
const NEGATED =
  /(?<![\p{L}])(?:not|never|avoid\w*|instead|rather|\p{L}+n['’]t|wrong|bad|incorrect|over|than|versus|vs|becomes?|turns?|except|unless|ban\w*|drop|cut|skip|remov\w+|replac\w+|omit|delete|leave)(?![\p{L}])|^(?:no|without)(?![\p{L}])|[→✗❌✘]|->|=>/iu;
/** What is only seen in a text's markup, which an example in plain words has lost. */
const OF_MARKUP = /bold|italic|code|file-names|names|link|url|alt-text|heading|list-|step|table|acronym/u;

const bare = (quoted: string) => quoted.replace(/^(?:\*\*|[“"`‘'])|(?:\*\*|[”"`’'])$/gu, '').trim();
const quotesOf = (list: string) => (list.match(ONE_QUOTE()) ?? []).map(bare);

function askedIn(sentence: string): readonly Own[] {
  return [...sentence.matchAll(ASKED())].flatMap(({ groups }) =>
    quotesOf(groups?.['asked'] ?? '').map((words) => ({ words, sentence })),
  );
}

/** “Talk to readers as “you”, we are “we””: by which words a rule calls someone. */
const calledIn = (sentence: string): readonly Own[] =>
  NEGATED.test(sentence)
    ? []
    : [...sentence.matchAll(CALLED())].flatMap(({ groups }) =>
        quotesOf(groups?.['called'] ?? '').map((words) => ({ words, sentence })),
      );
const CALLED = lazily(
  () =>
    new RegExp(
      String.raw`\b(?:(?:talk|speak|refer|write) to [^.;:“"]{2,30}? as|(?:we|they|you) are|call (?:us|them|it|ourselves|yourself|readers|users)) (?<called>${QUOTE})`,
      'giu',
    ),
);
/** “Login is the noun”: right in one of its uses. */
const usedIn = (sentence: string): readonly Own[] =>
  [...sentence.matchAll(USED)].map(([, word = '']) => ({ words: word.toLowerCase(), sentence }));
const USED =
  /(?:^|[.;,] )["“]?([\p{L}-]+(?: (?:up|in|out|off|on|down|back))?)["”]? is (?:the|an?|only an?) (?:noun|verb|adjective)(?!\p{L})/giu;
/** “Write setup, not set-up”: the other spelling of what is denied. */
const spelledIn = (rule: StyleRule, sentence: string): readonly Own[] =>
  deniedSpellings(rule).flatMap(({ wrong, right }) =>
    sentence.includes(wrong) ? right.map((words) => ({ words, sentence })) : [],
  );

function shownIn(sentence: string, before: string): readonly Own[] {
  const { shown, shown2, shown3, shown4, shown5 } = SHOWN.exec(sentence)?.groups ?? {};
  const words = (shown ?? shown2 ?? shown3 ?? shown4 ?? shown5)?.trim().replace(/[.\s]+$/u, '');
  const model = shown === undefined ? sentence : before;
  if (!words || NEGATED.test(model) || NEGATED.test(sentence) || model === '') return [];
  const quotes = quotesOf(words);
  return (quotes.length > 0 ? quotes : [words]).map((one) => ({ words: one, sentence }));
}

/**
 * A reading tried on what its rule says in so many words: a check that finds what the rule asks for, or shows as right, is
 * no reading of it, and the sentence is told; where a word that it denies is found by no check, that is told too.
 */
export function inOwnWords(
  { label, description }: StyleRule,
  read: Understood | undefined,
  rules: readonly Rule[],
): Understood | undefined {
  const sentences = [label, description].flatMap((text) => sentencesIn(text).map((one) => one.text.trim()));
  const kept =
    read &&
    withoutContradicted(
      read,
      sentences.flatMap((sentence, index) => [
        ...askedIn(sentence),
        ...calledIn(sentence),
        ...usedIn(sentence),
        ...spelledIn({ label, description }, sentence),
        ...shownIn(sentence, sentences[index - 1] ?? ''),
      ]),
      rules,
    );
  const whole = withDenied({ label, description }, kept, read !== undefined);
  if (!whole) return undefined;
  // “Never Javascript or JS”: whole, where each of them is found.
  const rest = whole.rest.filter((one) => !isAllFound(one, whole.checks));
  return { ...whole, rest: [...rest, ...unfoundIn(sentences, { ...whole, rest })] };
}

function isAllFound(said: string, checks: readonly Check[]): boolean {
  const items = ONLY_DENIES.test(said) ? deniedLists(said).flat() : [];
  return items.length > 1 && items.every((item) => isFound(checks, item));
}
const ONLY_DENIES = /^(?:never|not|(?:don['’]t|do not|never) (?:use|write)) [^.;:()]+$/iu;

/** With the spellings that a rule denies in so many words and that no check finds. */
function withDenied(rule: StyleRule, read: Understood | undefined, wasRead: boolean): Understood | undefined {
  const checks = deniedSpellings(rule)
    .map((denied) => ({ denied, check: checkOf(denied) }))
    .filter(({ denied: { wrong } }) => !read || !isFound(read.checks, wrong))
    .map(({ check }) => check);
  if (checks.length === 0) return read;
  const own = inWords(checks);
  if (read) return { ...joined(read, own), rest: read.rest };
  return wasRead || rule.description.split(/\s+/u).length <= MOST_WORDS ? own : undefined;
}
/** Words of a rule that says little beside how a word is spelled. */
const MOST_WORDS = 10;

function withoutContradicted(
  read: Understood,
  right: readonly Own[],
  rules: readonly Rule[],
): Understood | undefined {
  return right.reduce<Understood | undefined>((told, { words, sentence }) => {
    const found = findingsOf(told?.checks ?? [], framed(words));
    const meant = told ? found.filter((check) => !isOfMarkup(check, told, rules)) : [];
    return told && meant.length > 0 ? without(told, meant, words, sentence, rules) : told;
  }, read);
}

/** A sentence as it is; words, as they stand in one. */
const framed = (words: string): readonly [before: string, words: string, after: string] =>
  isSentence(words) ? ['', words, ''] : ['This is ', words, ' today.'];

/** The reading that a check belongs to; undefined where that can't be told. */
function readingOf(
  check: Check,
  { readings, checks }: Understood,
  rules: readonly Rule[],
): string | undefined {
  const [only] = readings;
  if (readings.length === 1) return only;
  const named = namedReading(check, readings, rules);
  if (named !== undefined) return named;
  // What families make of a rule stands in the order in which it was read.
  const known = checks.map((one) => namedReading(one, readings, rules));
  const [unnamed, open] = [
    checks.filter((_, index) => known[index] === undefined),
    readings.filter((one) => !known.includes(one)),
  ];
  return unnamed.length === open.length ? open[unnamed.indexOf(check)] : undefined;
}

function namedReading(check: Check, readings: readonly string[], rules: readonly Rule[]): string | undefined {
  const described = describeCheck(check);
  const stated = readings.find((one) => one.startsWith(described));
  if (stated !== undefined) return stated;
  const inner = check.kind === 'within' ? check.check : check;
  const message = 'message' in inner ? inner.message : undefined;
  return readings.find((one) =>
    rules.some(
      ({ id, checks }) =>
        (one === id || one.startsWith(`${id} `)) &&
        checks.some((other) => other === inner || ('message' in other && other.message === message)),
    ),
  );
}

const isOfMarkup = (check: Check, read: Understood, rules: readonly Rule[]) =>
  OF_MARKUP.test(readingOf(check, read, rules) ?? '');

function without(
  read: Understood,
  found: readonly Check[],
  words: string,
  sentence: string,
  rules: readonly Rule[],
): Understood | undefined {
  const spared = read.checks.map((check) => (found.includes(check) ? sparing(check, words) : check));
  if (findingsOf(spared, framed(words)).length === 0) return { ...read, checks: spared };
  const named = found.map((check) => readingOf(check, read, rules));
  if (named.includes(undefined)) return undefined;
  const readings = read.readings.filter((one) => !named.includes(one));
  if (readings.length === 0) return undefined;
  return {
    ...read,
    checks: read.checks.filter((check) => !named.includes(readingOf(check, read, rules))),
    readings,
    builtIn: read.builtIn.filter((id) => readings.some((one) => one === id || one.startsWith(`${id} `))),
    rest: [...new Set([...read.rest, sentence.replace(/[.\s]+$/u, '')])],
  };
}

/** A list of words that holds more than those, without them. */
function sparing(check: Check, words: string): Check {
  if (check.kind !== 'existence' && check.kind !== 'substitution') return check;
  return phrasesOf([check]).length > MOST_OWN
    ? { ...check, exceptions: [...(check.exceptions ?? []), words] }
    : check;
}
/** Phrases of a list that a rule may have told itself. */
const MOST_OWN = 3;

/** Sentences that deny words which nothing read knows and no check finds, and which nothing tells. */
function unfoundIn(sentences: readonly string[], read: Understood): readonly string[] {
  const { checks, rest, readings } = read;
  if (readings.some((one) => one.startsWith('words in one of'))) return [];
  const isKnown = knownWords(read);
  const isPartlyFound = (items: readonly string[]) => {
    const found = items.map((item) => isFound(checks, item));
    const isLost = (item: string) =>
      /\p{L}{2}/u.test(item) && !NO_ITEM.test(item) && !wordsIn(item).every(isKnown);
    return found.includes(true) && items.some((item, index) => !found[index] && isLost(item));
  };
  return sentences.flatMap((sentence) => {
    const denied = [...sentence.matchAll(DENIED())].flatMap(({ groups }) =>
      quotesOf(groups?.['denied'] ?? ''),
    );
    const words = denied.filter((word) => /\p{L}{2}/u.test(word) && !wordsIn(word).every(isKnown));
    const plain = sentence.replace(/[.\s]+$/u, '');
    const isTold = rest.some((one) => plain.includes(one) || words.some((word) => one.includes(word)));
    const isShown = /^(?:for )?(?:examples?|instance)\b/iu.test(plain);
    // “Never MacOS, OS X or IOS”: one of them is found, so that all are words.
    const lost =
      (/(?<!\p{L})n?or(?!\p{L})/iu.test(sentence) && deniedLists(sentence).some(isPartlyFound)) ||
      // “midday, not 12pm”
      deniedLists(sentence)
        .flat()
        .some((item) => TIME.test(item) && !isFound(checks, item));
    if (lost && !isTold && !isShown) return [plain];
    return words.length === 0 || isTold || isShown || words.some((word) => isFound(checks, word))
      ? []
      : [plain];
  });
}

const TIME = /^\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?$/iu;

/** What goes on behind a list: “even before a noun”, “keep verbs short”. */
const NO_ITEM =
  /^(?:even|because|since|except|unless|keep|use|write|say|in|on|for|to|at|when|if|as|with|it|they|the|you|we|but|so)(?![\p{L}])/iu;
const isFound = (checks: readonly Check[], word: string) =>
  FRAMES.some(([before, after]) => findingsOf(checks, [before, word, after]).length > 0);
const FRAMES: readonly (readonly [before: string, after: string])[] = [
  ['This is ', ' today.'],
  ['', ' is here.'],
  ['## ', ''],
  ['1. ', ' it.'],
  ['[', '](https://a.example)'],
  ['![', '](a.png)'],
];
