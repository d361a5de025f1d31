import type { StyleRule } from '@housestyle/contract';
import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import type { Rule } from '../../rules/types.ts';
import { marksOf } from './allowed-again.ts';
import { byParts, remembering } from './by-parts.ts';
import { withoutAsides } from './asides.ts';
import { withQuotedSwaps } from './bare-swaps.ts';
import { withQuotedBans } from './bare-words.ts';
import { clausesLeft } from './clauses-left.ts';
import { isContradictory } from './contradictions.ts';
import { sharedOut } from './controlled-shares.ts';
import { describeCheck } from './describe.ts';
import { withoutMarkup } from './markup.ts';
import { bracketsTold } from './brackets-told.ts';
import { OF_ITS_OWN } from './families/index.ts';
import type { Option, Reading } from './family.ts';
import { stemsOf } from './exceptions.ts';
import { figureForms, isShownByForm } from './figure-forms.ts';
import { figuresShown } from './figures-shown.ts';
import { limitsLeft } from './limits-left.ts';
import { ceilingTold, limitTold } from './limits-told.ts';
import { listTold } from './names-told.ts';
import { partsTold } from './parts-of-speech.ts';
import { byExamples } from './by-examples.ts';
import { withEntry } from './entries.ts';
import { swapsOf } from './combine.ts';
import { DOCUMENTS, isQuality } from './ledger.ts';
import { isBoundElsewhere, isNoTerm } from './misread.ts';
import { isRightElsewhere } from './meant-otherwise.ts';
import { paraphrasesOf } from './paraphrases.ts';
import { isLeftOpen } from './permission.ts';
import { readRule } from './read-rule.ts';
import { banOf } from './prohibitions.ts';
import { LONGEST_TEXT, QUOTED_LIST, quotesIn, readRuleText } from './rule-text.ts';
import { straight, unmasked, type RuleText } from './rule-text.ts';
import { isDemand, isProhibition, type RuleSentence } from './sentences.ts';
import { withoutTables } from './tables.ts';
import { withScope } from './scope.ts';
import { withTitle } from './titled.ts';
import { withTitleWords } from './title-words.ts';
import { inOwnWords } from './own-words.ts';
import { sensesTold, type SensesTold } from './senses.ts';
import { sparing } from './demand-places.ts';
import { isPermitted, isUse, restate } from './restate.ts';
import { unheldExamples } from './shown-unheld.ts';
import { shunnedWords } from './shunned-words.ts';
import { withForms } from '../word-forms.ts';
import { wordCounted } from './words-counted.ts';
import { wordsTold } from './words-told.ts';
import { inWords, joined, without, type Understood } from './understood.ts';
import { withTersePartsSaid } from './terse.ts';
import { withoutHaste } from './typos.ts';
import { withUnitsShown } from './units-shown.ts';
import { toldBy, withUntold } from './untold.ts';
import { unprovenParts } from './unproven.ts';

/**
 * Reads a rule as it is written; where that leaves all or a part of it unread, by what it is about. Undefined where no part of
 * the words can be turned into a check that does what they say.
 */
export function readFreeText(rule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  return byParts(
    rule,
    remembering((one) => readAtOnce(one, rules)),
  );
}

function readAtOnce(rule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  // A title that says more than one thing is a text.
  const isText = rule.description.trim() === '' && SAYS_MORE.test(rule.label);
  const written = isText ? { label: '', description: rule.label } : rule;
  const counted = wordCounted(written);
  if (counted) return counted;
  const styleRule = sharedOut(inPlainWords(written));
  const again = remembering((rule) => readBeginning(rule, rules));
  const whole = (rule: StyleRule) => withUntold(rule, again) ?? paraphrased(rule, again);
  const part = remembering((rule) => whole(inPlainWords(rule)));
  const own = inOwnWords(written, whole(styleRule), rules);
  const read = own && withUnitsShown(written, own);
  if (read?.checks.flatMap(swapsOf).some((one) => isNoTerm(one, `${written.label} ${written.description}`)))
    return undefined;
  // “Contraction use :: Contractions are not permitted in contracts.”: the title says the opposite.
  const said = styleRule.description.trim().replace(/[\s.!]+$/u, '');
  if (read?.rest.includes(said) && read.readings.every((one) => /^use-/u.test(one)) && FORBIDS.test(said))
    return undefined;
  const left = [styleRule.label, styleRule.description].map((text) => text.slice(LONGEST_TEXT).trim());
  // “From 10 on, use numerals”, told in other words than those of the rule: read where its other sentences help.
  const isReadAlone = (words: string) => {
    const isOwn = `${written.label} ${written.description}`.toLowerCase().includes(words.toLowerCase());
    const alone = isOwn || /[“"]/u.test(words) ? undefined : part({ label: '', description: words });
    const isWhole = alone !== undefined && alone.rest.length === 0 && (alone.families ?? []).length > 0;
    return isWhole && alone.readings.every((one) => read?.readings.includes(one));
  };
  const rest =
    read?.rest
      .filter((words) => !isShownByForm(words, read.readings) && !isReadAlone(words))
      .map(inQuotesOf(written)) ?? [];
  if (
    read &&
    (isContradictory(read) || isBoundElsewhere(styleRule, read, rest) || isRightElsewhere(written, read))
  )
    return undefined;
  const unproven = read
    ? [
        ...new Set([
          ...unprovenParts(written, read, part),
          ...limitsLeft(written, read),
          ...clausesLeft(written, read),
          ...unheldExamples(written, read),
        ]),
      ].filter((words) => !isToldIn(rest, words))
    : [];
  // “GP, not family doctor”: a pair of words that is read alone needs nobody.
  const pairs = unproven.flatMap((words) => {
    const alone = isQuality(words.split(',')[0] ?? '') ? undefined : part({ label: '', description: words });
    return alone?.rest.length === 0 && alone.readings.every((one) => one.includes(' → '))
      ? { words, alone }
      : [];
  });
  const open = [...rest, ...unproven.filter((one) => !pairs.some(({ words }) => words === one)), ...left];
  return (
    read && {
      ...pairs.map(({ alone }) => alone).reduce(joined, read),
      rest: open.filter((text) => text !== ''),
    }
  );
}

const SAYS_MORE = /\p{Ll}{2}[.;] \S|\p{L}\)?, [\p{L} -]{3,40} (?:never|always)(?=[.,;]|$)/u;

const isToldIn = (rest: readonly string[], words: string) =>
  rest.some((one) => one.includes(words) || words.includes(one)) ||
  toldBy(rest)(words.replace(/^none /iu, ''));
const FORBIDS = /\b(?:not|never|no|avoid|banned|forbidden)\b/iu;

/** A rule that is not read as it is said, read in the first other way of saying it that leaves nothing out. */
function paraphrased(
  rule: StyleRule,
  read: (rule: StyleRule) => Understood | undefined,
): Understood | undefined {
  if (isLeftOpen(readRuleText(rule).sentences)) return undefined;
  for (const other of paraphrasesOf(rule)) {
    const told = withUntold(other.rule, read);
    if (told?.rest.length === 0) return { ...told, rest: other.rest };
  }
  return undefined;
}

/** What is told to a person, in the quotation marks of its rule. */
const inQuotesOf =
  ({ label, description }: StyleRule) =>
  (words: string) => {
    const said = straight(words);
    return !description.includes(words) && (description.includes(said) || label.includes(said))
      ? said
      : words;
  };

/** Plainer ways to say the same, each for what the next knows of. */
const inPlainWords = (rule: StyleRule): StyleRule =>
  [
    withoutHaste,
    withoutMarkup,
    withoutAsides,
    withTersePartsSaid,
    withTitleWords,
    withEntry,
    withTitle,
    withScope,
    withQuotedSwaps,
    withQuotedBans,
  ].reduce((said, plainer) => plainer(said), rule);

function readBeginning(styleRule: StyleRule, rules: readonly Rule[]): Understood | undefined {
  const { label, description } = styleRule;
  // “Since” is only for time: a meaning is no place that is spared.
  const isOfSenses = sensesTold(readRuleText(styleRule)) !== undefined;
  const apart = readLines(description, rules) ?? (isOfSenses ? undefined : readStems(styleRule, rules));
  if (apart) return apart === 'unread' ? undefined : apart;
  const axiom = AXIOM.test(label) && readRuleText({ label: '', description }).sentences.some(asks);
  const read = byExamples(styleRule, rules, readWhole(axiom ? { label: '', description } : styleRule, rules));
  if (!read || read.checks.length === 0) return undefined;
  if (!isContradictory(read)) return read;
  // A title may name what its rule forbids: “Smart quotes :: We only use straight ones.”
  const described = readWhole({ label: '', description }, rules);
  return described && !isContradictory(described) ? described : undefined;
}

/** “Headings: sentence case”, “Lists: no final punctuation”, line by line: each is a rule of its own. */
function readLines(description: string, rules: readonly Rule[]): Understood | undefined {
  const lines = withoutTables(description).split('\n');
  const named = lines.map((line) => NAMED.exec(line)?.groups);
  if (lines.length < 2 || named.some((groups) => groups === undefined)) return undefined;
  const read = named.map((groups) =>
    readBeginning({ label: groups?.['thing'] ?? '', description: groups?.['demand'] ?? '' }, rules),
  );
  const [first, ...others] = read.filter((one) => one !== undefined);
  // Where most lines can't be read, they belong together.
  if (!first || (others.length + 1) * 2 < lines.length || read.some((one) => one && one.rest.length > 0))
    return undefined;
  const rest = lines.filter((_, index) => !read[index]);
  return { ...others.reduce(joined, first), rest };
}
const NAMED =
  /^\s*(?:[-*+•]\s+)?[*_]{0,2}(?<thing>(?!(?:good|bad|right|wrong|correct|incorrect|do|don't|yes|no|use|avoid|before|after|instead)\b)\p{L}[\p{L} ]{2,30}):[*_]{0,2} (?<demand>\S.*)$/iu;

/**
 * A rule that makes exceptions, read without them: what each part of it asks for leaves alone what that part spares. `unread`
 * where it spares all that it speaks of; undefined where it makes none, or where nothing is read without them.
 */
function readStems(styleRule: StyleRule, rules: readonly Rule[]): Understood | 'unread' | undefined {
  const stems = (stemsOf(styleRule) ?? []).map((stem) => {
    const read = readBeginning(stem.rule, rules);
    return { words: stem.rule.description, bare: read, read: read && sparing(read, stem) };
  });
  // “Ampersands :: “And”, except in names. No plus signs.”: what the title names is spared in the second as well.
  const open = new Set(stems.flatMap(({ bare, read }) => (bare && read !== bare ? marksOf(bare) : [])));
  const [first, ...others] = stems.flatMap(({ bare, read }) =>
    read ? [read === bare ? without(read, open, marksOf) : read] : [],
  );
  if (!first) return stems.some(({ bare }) => bare) ? 'unread' : undefined;
  const unread = stems.flatMap(({ words, read }) => (!read && isDemand(words) ? [words] : []));
  const whole = others.reduce(joined, first);
  return { ...whole, rest: [...whole.rest, ...others.flatMap(({ rest }) => rest), ...unread] };
}

/** @param apart whether what is left of it is read by itself */
function readWhole(styleRule: StyleRule, rules: readonly Rule[], apart = true): Understood | undefined {
  const text = readRuleText(styleRule);
  if (isLeftOpen(text.sentences)) return undefined;
  const parts = partsTold(text);
  if (parts) return beside(parts.told, isApart(parts.sentences), text, rules);
  const senses = sensesTold(text);
  if (senses) return withSenses(senses, text, rules);
  const read = readRule(styleRule, rules);
  // “Em dashes :: We love them.”: the label alone would say the opposite.
  const titled = text.sentences.filter(({ fromLabel }) => fromLabel);
  // “No full stop in headings :: Question marks are okay.”: what forbids by its title says so whatever else is fine.
  const permitted =
    !titled.some(({ text: title }) => isProhibition(title)) && isPermitted(text.sentences, text.quotes);
  const denied = text.sentences.some(({ text: said, fromLabel }) => !fromLabel && DENIED.test(said));
  const { label, description } = styleRule;
  // “Em dashes :: One per paragraph”, “All caps :: For warnings”: its title alone forbids them.
  const isSome =
    AMOUNT.test(description) ||
    (isUse(description) && (read?.families ?? []).some(({ options }) => options.some(isShunnedByName))) ||
    /, (?:and |but )?not more than (?:once|one|twice|two)\b/iu.test(description);
  if (isSome && !titled.some(({ text: title }) => isDemand(title)) && (!read || read.fromLabel))
    return undefined;
  const told =
    read?.fromLabel && (permitted || denied) ? undefined : read && upTo(ceilingTold(text.sentences), read);
  const whole = told?.rest.length === 0;
  const limit = told?.readings.some((one) => one.includes('≤')) ? [] : limitTold(text.sentences);
  // “Buttons :: no punctuation”: of them alone.
  const thing = DOCUMENTS.test(label) || OF_ITS_OWN.test(label.toLowerCase()) ? label : '';
  const meanings = (demands: readonly string[]) =>
    [...new Set(demands)].flatMap((demand) => readRule({ label: thing, description: demand }, rules) ?? []);
  const forms = figureForms(text.said).map(byItself);
  const shown = () => meanings(figuresShown(text.said));
  // “10 MB rather than 10MB”, “$10, not 10 dollars”: all such figures, not these words.
  const figures = !told?.readings.every((one) => / → /u.test(one))
    ? []
    : forms.length > 0
      ? forms
      : told.readings.every((one) => FIGURE.test(one))
        ? shown()
        : [];
  const [model, ...models] = figures;
  if (model) return models.reduce(joined, model);
  const shortly = (clauses: readonly RuleSentence[]) =>
    clauses.filter(isShort).flatMap((clause) => {
      const alone = readWhole({ label, description: unmasked(clause.text, text.quotes) }, rules, false);
      return alone && !alone.fromLabel ? alone : [];
    });
  // “USD 25 not $25, never “bucks””
  const beyondWords = told?.readings.every((one) => /^ban | → /u.test(one)) ? forms : [];
  // An exception that stands apart holds for whatever is read beside it.
  if (EXCEPTION.test(description)) return told;
  if (told && whole && !(told.fromLabel && description.trim() !== ''))
    return [...(apart ? shortly(told.passed ?? []) : []), ...meanings(limit), ...beyondWords].reduce(
      joined,
      told,
    );
  // What a label names is told already.
  const sentences = text.sentences.filter(
    ({ fromLabel }) => !(told && fromLabel && (whole || !told.fromLabel)),
  );
  const { demands, rest: unread } = restate(sentences, text.quotes, text.sentences);
  const rest = forms.length === 0 ? unread : unread.filter((one) => figureForms(one).length === 0);
  const [first, ...others] = [...shown(), ...forms, ...meanings([...demands, ...limit])];
  const words =
    listTold(label, description, text) ??
    (!permitted && demands.some((demand) => demand.startsWith('Avoid'))
      ? kindTold(sentences, text)
      : undefined);
  const more = [...others, ...(words ? [inAllForms(words)] : [])];
  if (told) return (first ? [first, ...more] : more).reduce(joined, told);
  if (first) return more.reduce(joined, { ...first, rest });
  const checks =
    words ??
    bracketsTold(text) ??
    wordsTold(text.sentences, text) ??
    (permitted ? undefined : shunnedWords(text, rules));
  return checks && inAllForms(checks);
}

const isShunnedByName = ({ bare }: Option) => bare === 'against';
const AMOUNT =
  /^(?:(?:at most|max(?:imum)?\.?|no more than|only|just|up to|under|below|ideally) )?(?:\d{1,2}|one|two|three|once|twice)(?: [a-z]+){0,3}? (?:per|in|an?|each|every|at most|max\w*|only|tops|or (?:less|fewer)|is (?:enough|plenty))(?![a-z])[^.;:“"]{0,30}[.!]*$|^(?:a few|sparingly|rarely)[.!]*$/iu;

/** “10MB → 10 MB”, “Ctrl-C → Ctrl+C” */
const FIGURE = /^(?:\S*\d\S*|(?:ctrl|control|alt|shift|cmd|command)\S*) → /iu;
/** “H1: one per page”, “capital letter first”: a demand in a few words. */
const isShort = ({ text }: RuleSentence) =>
  /^[^:]{2,30}: \S/u.test(text) ||
  (text.split(' ').length <= 4 && !/\b(?:else|otherwise|rest|same)\b/iu.test(text));

/** Beside what a rule says of words in one of their meanings, what its other sentences ask for. */
function withSenses({ checks, sentences }: SensesTold, text: RuleText, rules: readonly Rule[]): Understood {
  return beside(inWords(checks, ['words in one of their meanings']), isApart(sentences), text, rules);
}

/** Sentences that say something else than those. */
const isApart = (those: ReadonlySet<RuleSentence>) => (one: RuleSentence) =>
  !one.fromLabel && !those.has(one) && (isDemand(one.text) || one.text.startsWith('⟦'));

/** Beside what was told, what the other sentences of the rule ask for. */
function beside(
  told: Understood,
  isOther: (sentence: RuleSentence) => boolean,
  text: RuleText,
  rules: readonly Rule[],
): Understood {
  const others = text.sentences.filter(isOther).map((one) => unmasked(one.text, text.quotes));
  const read = others.length > 0 ? readRule({ label: '', description: others.join('. ') }, rules) : undefined;
  return read ? joined({ ...told, rest: [...told.rest, ...read.rest] }, read) : told;
}

/** “Lingo such as “ping” and “circle back””: words of a kind that is shunned. */
function kindTold(sentences: readonly RuleSentence[], text: RuleText): readonly Check[] | undefined {
  const listed = sentences.flatMap(({ text: sentence }) => {
    const found = OF_KIND().exec(sentence);
    const { list, last } = found?.groups ?? {};
    // “(“use” not “leverage”)”: what is to be written.
    const isRight = /^,? (?:not|never|instead of|rather than|over)\b/u.test(
      sentence.slice((found?.index ?? 0) + (found?.[0].length ?? 0)),
    );
    return isRight ? [] : (list ?? last ?? []);
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
  if (
    told.checks.length !== 1 ||
    only?.kind !== 'metric' ||
    !/^(?:sentence-words|paragraph-sentences)$/.test(only.measure)
  )
    return told;
  if (ceiling <= only.max) return told;
  const check = { ...only, max: ceiling };
  return { ...told, checks: [check], readings: [describeCheck(check)] };
}

/** What is told of words, which is meant of their other forms too. */
const inAllForms = (checks: readonly Check[]) => inWords(checks.map(withForms), checks.map(describeCheck));
const byItself = ({ id, checks }: Reading) => inWords(checks, [id]);
