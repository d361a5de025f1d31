import type { StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import type { Rule } from '../../rules/types.ts';
import { isContradictory } from './contradictions.ts';
import { describeCheck } from './describe.ts';
import { examplesTold } from './examples-told.ts';
import { figuresShown } from './figures-shown.ts';
import { ceilingTold, limitTold } from './limits-told.ts';
import { listTold } from './names-told.ts';
import { partsTold } from './parts-of-speech.ts';
import { isLeftOpen } from './permission.ts';
import { readRule } from './read-rule.ts';
import { banOf } from './prohibitions.ts';
import { LONGEST_TEXT, QUOTED_LIST, quotesIn, readRuleText, type RuleText } from './rule-text.ts';
import { isDemand, isProhibition, type RuleSentence } from './sentences.ts';
import { isPermitted, restate } from './restate.ts';
import { wordsTold } from './words-told.ts';
import type { Understood } from './understood.ts';

/**
 * Reads a rule as it is written; where that leaves all or a part of it unread, by what it is about. Undefined where no part of
 * the words can be turned into a check that does what they say.
 */
export function readFreeText(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const read = readBeginning(styleRule, rules);
  const left = [styleRule.label, styleRule.description].map((text) => text.slice(LONGEST_TEXT).trim());
  const rest = left.filter((text) => text !== '');
  return read && rest.length > 0 ? { ...read, rest: [...read.rest, ...rest] } : read;
}

function readBeginning(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const { label, description } = styleRule;
  const axiom = AXIOM.test(label) && readRuleText({ label: '', description }).sentences.some(asks);
  const read = readWhole(axiom ? { label: '', description } : styleRule, rules);
  if (!read || read.checks.length === 0) return undefined;
  if (!isContradictory(read)) return read;
  // A title may name what its rule forbids: “Smart quotes :: We only use straight ones.”
  const described = readWhole({ label: '', description }, rules);
  return described && !isContradictory(described) ? described : undefined;
}

function readWhole(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const text = readRuleText(styleRule);
  if (isLeftOpen(text.sentences)) return undefined;
  const parts = partsTold(text);
  if (parts) return parts;
  const read = readRule(styleRule, rules);
  // “Em dashes :: We love them.”: the label alone would say the opposite.
  const titled = text.sentences.filter(({ fromLabel }) => fromLabel);
  // “No full stop in headings :: Question marks are okay.”: what forbids by its title says so whatever else is fine.
  const permitted =
    !titled.some(({ text: title }) => isProhibition(title)) && isPermitted(text.sentences, text.quotes);
  const denied = text.sentences.some(({ text: said, fromLabel }) => !fromLabel && DENIED.test(said));
  const told =
    read?.fromLabel && (permitted || denied) ? undefined : read && upTo(ceilingTold(text.sentences), read);
  const { label, description } = styleRule;
  const shown = figuresShown(label, description);
  const whole = told?.rest.length === 0;
  const limit = told?.readings.some((one) => one.includes('≤')) ? [] : limitTold(text.sentences);
  const meanings = (demands: readonly string[]) =>
    [...new Set(demands)].flatMap((demand) => readRule({ label: '', description: demand }, rules) ?? []);
  // “10 MB rather than 10MB”: all such figures, not these words.
  if (told && shown.length > 0 && told.readings.every((one) => /^\S*\d\S* → /u.test(one))) {
    const [figures, ...more] = meanings(shown);
    if (figures) return more.reduce(joined, figures);
  }
  // An exception that stands apart holds for whatever is read beside it.
  if (EXCEPTION.test(description)) return told;
  if (told && whole && !(told.fromLabel && description.trim() !== ''))
    return meanings(limit).reduce(joined, told);
  // What a label names is told already.
  const sentences = text.sentences.filter(
    ({ fromLabel }) => !(told && fromLabel && (whole || !told.fromLabel)),
  );
  const { demands, rest } = restate(sentences, text.quotes, text.sentences);
  const [first, ...others] = meanings([...shown, ...demands, ...limit]);
  const words =
    listTold(label, description, text) ??
    (!permitted && demands.some((demand) => demand.startsWith('Avoid'))
      ? kindTold(sentences, text)
      : undefined);
  const more = [...others, ...(words ? [inWords(words)] : [])];
  if (told) return (first ? [first, ...more] : more).reduce(joined, told);
  if (first) return more.reduce(joined, { ...first, rest });
  const checks =
    words ??
    examplesTold(description.trim() === '' ? label : description, text) ??
    wordsTold(text.sentences, text);
  return checks && inWords(checks);
}

/** “Lingo such as “ping” and “circle back””: words of a kind that is shunned. */
function kindTold(sentences: readonly RuleSentence[], text: RuleText): readonly Check[] | undefined {
  const listed = sentences.flatMap(({ text: sentence }) => {
    const { list, last } = OF_KIND().exec(sentence)?.groups ?? {};
    return list ?? last ?? [];
  });
  const words = listed.flatMap((list) => quotesIn(list, text));
  return words.length > 0 ? banOf(words, text) : undefined;
}
const OF_KIND = lazily(
  () =>
    new RegExp(
      `(?:(?:such as|like|including|\\() ?(?<list>${QUOTED_LIST})|[:–—] ?(?<last>${QUOTED_LIST})$)`,
      'iu',
    ),
);

/** “Hyphens aren't dashes”: a title that only tells things apart. */
const AXIOM = /^[A-Za-zÀ-ž][A-Za-zÀ-ž -]* (?:isn['’]t|aren['’]t|is not|are not) (?:an? )?[A-Za-zÀ-ž-]+$/iu;
const asks = ({ text }: RuleSentence) => isDemand(text);
/** “Comma before and :: Not in simple lists.” */
const DENIED = /^not (?:in|for|with|on|at|unless|if|when|here|allowed|ours|used|needed)(?![A-Za-zÀ-ž])/iu;
const EXCEPTION =
  /(?<![A-Za-zÀ-ž])(?:(?:one|an|the(?: only)?|two|some) exceptions?|exceptions?:)(?![A-Za-zÀ-ž])/iu;

/** A target with a ceiling above it: the ceiling is the limit. */
function upTo(ceiling: number, told: Understood): Understood {
  const [only] = told.checks;
  if (told.checks.length !== 1 || only?.kind !== 'metric' || only.measure !== 'sentence-words') return told;
  if (ceiling <= only.max) return told;
  const check = { ...only, max: ceiling };
  return { ...told, checks: [check], readings: [describeCheck(check)] };
}

const inWords = (checks: readonly Check[]): Understood => ({
  severity: 'important',
  checks,
  builtIn: [],
  readings: checks.map(describeCheck),
  rest: [],
});

/** What was read, and what the rule is about beside it. */
function joined(told: Understood, meant: Understood): Understood {
  if (meant.readings.some((one) => told.readings.some((other) => other.startsWith(one)))) return told;
  return {
    severity: told.severity,
    checks: [...told.checks, ...meant.checks],
    builtIn: [...new Set([...told.builtIn, ...meant.builtIn])],
    readings: [...told.readings, ...meant.readings],
    rest: told.rest,
  };
}
