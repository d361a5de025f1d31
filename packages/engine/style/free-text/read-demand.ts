import type { Check, Place } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import { keyOf } from '../phrases.ts';
import { hasCondition, readCircumstances, withoutEverywhere } from './circumstances.ts';
import { apartFrom, hold, labelled, placeText, sparingUnknownActors, wordPlaces } from './demand-places.ts';
import { phrasesOf } from './combine.ts';
import { describeCheck } from './describe.ts';
import { LISTING, type Family } from './family.ts';
import { findIn } from './hypotheses.ts';
import { readLimits } from './limits.ts';
import { readMentions } from './mentions.ts';
import { PLACE_LIST, placeNamed } from './places.ts';
import { hasPlace } from './condition.ts';
import { lazily } from '../../lazily.ts';
import { banOf, isSeldom } from './prohibitions.ts';
import { QUOTED_LIST, quotesIn, unmasked } from './rule-text.ts';
import { namesMore } from './names-more.ts';
import { readPlainWords } from './plain-words.ts';
import { readPreferences } from './preferences.ts';
import { readSpellings } from './spellings.ts';
import { readProhibitions } from './prohibitions.ts';
import { isMadeAnyhow } from './exceptions-made.ts';
import { firstNamed, readFamilies } from './read-families.ts';
import type { RuleText } from './rule-text.ts';
import { isDemand, isOffer, isRemark } from './sentences.ts';

/** What one demand of a rule comes to. */
export interface Demand {
  /** Its words, with `⟦n⟧` for what is quoted. */
  readonly source: string;
  readonly checks: readonly Check[];
  /** Those of `checks` that are about words the rule itself names. */
  readonly words: readonly Check[];
  readonly readings: readonly string[];
  readonly builtIn: readonly string[];
  readonly families: readonly string[];
  /** Families whose thing it allows. */
  readonly allows: readonly string[];
  readonly only: readonly Place[];
  /** It speaks of sentences whose actor is unknown. */
  readonly actorUnknown: boolean;
  readonly fromLabel: boolean;
  /** It only names a thing. */
  readonly bare: boolean;
  /** All or a part of it was not understood. */
  readonly unread: boolean;
  /** An exception that no check can tell: "unless Legal has approved it". */
  readonly exception?: string;
}

export interface DemandOptions {
  readonly text: RuleText;
  readonly byId: ReadonlyMap<string, Rule>;
  readonly families: readonly Family[];
  /** The places that the clause before it, in the same sentence, spoke of. */
  readonly inherited: readonly Place[];
  /** What the sentence says before a colon: "Headings: …". */
  readonly topic: string;
  /** The clauses before it, lower case. */
  readonly before: string;
  readonly fromLabel: boolean;
}

/** Of these, what a rule quotes is the whole of what is meant. */
const NAMED: ReadonlySet<string> = new Set(['latin-abbreviations']);
/** Words of a label that a pronoun in the description may stand for. */
const LONGEST_THING = 5;

export function readDemand(clause: string, options: DemandOptions): Demand {
  const first = attempt(clause, options);
  if (first.checks.length > 0 || first.allows.length > 0 || isOffer(clause)) return first;
  if (options.fromLabel) {
    const spared = withoutException(clause, options);
    // A title may make an exception that its text tells; one that is all there is says what it says.
    const whole = options.text.sentences.every((sentence) => sentence.fromLabel);
    return spared && (whole || spared.exception === undefined) ? spared : first;
  }
  for (const words of [...withLabel(clause, options.text.label), ...withNamed(clause, options)]) {
    const second = attempt(words, options);
    if (
      (second.checks.length > 0 && !second.bare && !second.unread) ||
      (second.allows.length > 0 && PERMITS.test(clause))
    )
      return { ...second, source: clause };
  }
  const { exception = '' } = EXCEPTION.exec(clause)?.groups ?? {};
  const stem = clause.slice(0, clause.length - exception.length).replace(/[\s,;:(—–-]+$/, '');
  const named =
    exception === '' ? [] : withLabel(stem, options.text.label).map((words) => `${words}, ${exception}`);
  const spared = [clause, ...named].flatMap((words) => withoutException(words, options) ?? []);
  return spared[0] ?? withoutCircumstance(clause, options) ?? partlyPlaced(clause, options) ?? first;
}

const EXCEPTION =
  /(?<=\S)[,;:]?\s*[(—–-]?\s*(?<exception>(?:unless|except(?:ing|ions?:?)?|excluding|other than|apart from|aside from|with the exception of|outside of(?! (?:the |any )?(?:closing )?(?:quot|parenthe|brackets|links?)))(?![A-Za-zÀ-ž'-]).*)$/iu;

/** A demand read without the exception it makes, which is told to a person. */
function withoutException(clause: string, options: DemandOptions): Demand | undefined {
  const exception = EXCEPTION.exec(clause);
  if (!exception) return undefined;
  const read = attempt(clause.slice(0, exception.index), options);
  if (read.checks.length === 0) return undefined;
  const named = exception.groups?.['exception'] ?? '';
  const { thing: one, things = one } = BANNED.exec(clause.slice(0, exception.index))?.groups ?? {};
  // “No semicolons, except between items that hold commas”: only between these.
  for (const where of things ? ['', 'between '] : []) {
    const only = attempt(`Use ${things ?? ''} only ${where}${named.replace(LEAD, '')}`, options);
    // “Unless they have two sentences” is no limit.
    const isLimit = only.readings.some((one) => one.includes('≤'));
    if (only.checks.length > 0 && !only.unread && !isLimit) return { ...only, source: clause };
  }
  return {
    ...read,
    source: clause,
    ...(!isMadeAnyhow(named, read.families) && { exception: named }),
  };
}

const BANNED =
  /^(?:please )?(?:no|never use|never write|don't use|do not use|avoid(?: using)?|skip) (?:the )?(?<thing>[^.,;:]{3,30}?)[\s,–—(-]*$|^(?<things>[^.,;:]{3,30}?) (?:are|is) (?:banned|discouraged|forbidden|prohibited|not (?:allowed|permitted))[\s,–—(-]*$/iu;
const LEAD =
  /^(?:unless|except(?:ing|ions?)?|excluding|other than|apart from|aside from|with the exception of):? (?:(?:it is|it's|they are|they're|when|if|as) (?=part|used|in|between|to)|(?=\S))/iu;

/** Where or of what words are not to be used, which no check can tell: “in error messages”, “to describe people”. */
const NARROWED =
  /(?<=⟧\)?)\s+(?<exception>(?:in|for|on|within|to (?:describe|refer to|address|talk about|mean|denote|name)|when (?:you |we )?(?:describ[A-Za-zÀ-ž]+|referring|talking|writing|you (?:mean|refer|talk)|speaking|addressing)|about|of) (?!mean)[^⟦]+)$/iu;
const NARROWED_FIRST = /^(?<exception>(?:when|in|for|on|if) [^⟦,;:]{3,70}), (?=.*⟦)/iu;

/** “In UI text or list items”: a place, and one that no check can tell. */
const PARTLY_PLACED = lazily(
  () =>
    new RegExp(
      String.raw`\b(?<exception>(?:in|within|inside|on) (?:(?:the|an?|our|your|any|all) )?[^\s,;:⟦]+(?: [^\s,;:⟦]+)?)(?:,| or| and|, or|, and) (?:in |on )?(?<place>${PLACE_LIST})$`,
      'iu',
    ),
);

/** A demand that holds in a place beside one that no check can tell, which is told to a person. */
function partlyPlaced(clause: string, options: DemandOptions): Demand | undefined {
  const match = PARTLY_PLACED().exec(clause);
  const { exception, place } = match?.groups ?? {};
  if (!match || !exception || !place || !hasPlace(exception)) return undefined;
  const read = attempt(`${clause.slice(0, match.index)}in ${place}`, options);
  return read.checks.length > 0 && !read.unread ? { ...read, source: clause, exception } : undefined;
}

/** A ban of seldom words read without the circumstance that it names, which is told to a person. */
function withoutCircumstance(clause: string, options: DemandOptions): Demand | undefined {
  for (const pattern of [NARROWED, NARROWED_FIRST]) {
    const exception = pattern.exec(clause);
    const named = exception?.groups?.['exception'];
    if (
      !exception ||
      !named ||
      /\b(?:verbs?|nouns?|adjectives?|sense|only|permission|possibility|time|reasons?|cause)\b/i.test(named)
    )
      continue;
    const plain = clause.slice(0, exception.index) + clause.slice(exception.index + exception[0].length);
    const read = attempt(plain.trim(), options);
    const seldom = phrasesOf(read.checks).every(isSeldom);
    if (read.words.length > 0 && read.words.length === read.checks.length && seldom)
      return { ...read, source: clause, exception: named };
  }
  return undefined;
}

const PERMITS =
  /\b(?:fine|ok|okay|allowed|acceptable|may|can|welcome|optional|permitted|free to|all right|no need|need not)\b/i;

const PRONOUN = /(?<![A-Za-zÀ-ž'-])(?:them|these|those|they|it)(?![A-Za-zÀ-ž'’-])/iu;

/** "Contractions trip up translators, so spell them out": what was named before. */
function withNamed(clause: string, { before, families }: DemandOptions): readonly string[] {
  // “It is allowed only between items. Don't join clauses with it.”
  if (
    before === '' ||
    !PRONOUN.test(clause) ||
    /\b(?:allowed|fine|ok|permitted) only\b|\bonly (?:between|when|if|in)\b/.test(before)
  )
    return [];
  const named = firstNamed(before, families) ?? SUBJECT.exec(before)?.groups?.['subject'];
  // “No contractions. It reads better.”: “it” is no contractions.
  const isOther =
    named?.endsWith('s') && !named.endsWith('ss') && /^it$/iu.test(PRONOUN.exec(clause)?.[0] ?? '');
  return named && !isOther ? [clause.replace(PRONOUN, named)] : [];
}

/** “File names in plain text are easy to miss” */
const SUBJECT =
  /^(?:the |our |an? )?(?<subject>[a-z-]+(?: [a-z-]+)?s) (?:in|of|with|without|that|which|are|look|get|make|trip|confuse|break|can|may)(?![a-z])/u;

/** "Exclamation marks" and "Don't use them", "Never", "Not allowed". */
const OWN_THING =
  /⟦|\d|^(?:write|say|put|name)(?! (?:always|never|so|it|them|out)(?![A-Za-zÀ-ž])) [A-Za-zÀ-ž]/iu;

function withLabel(clause: string, label: string): readonly string[] {
  if (
    label === '' ||
    label.split(' ').length > LONGEST_THING ||
    placeNamed(label) ||
    /\bonly\b/.test(label) ||
    /^do(?:n't)?: /i.test(clause) ||
    // “They are not “higher”” of versions alone.
    /^(?:they|these|those|it) (?:are|is) not ⟦/i.test(clause)
  )
    return [];
  const pronoun = /\b(?:them|these|those|it|they)\b(?!'|’)/i;
  if (pronoun.test(clause)) return [clause.replace(pronoun, label)];
  // “State the fact”: whole by itself.
  if (
    /^(?:state|say|tell|give|name|show|describe|explain|write) (?:the|an?|what|how|who|why)\b/i.test(clause)
  )
    return [];
  // What quotes words has a thing of its own.
  return clause.split(' ').length <= 4 && !OWN_THING.test(clause)
    ? [`${clause} ${label}`, `${label} ${clause}`]
    : [];
}

function attempt(clause: string, options: DemandOptions): Demand {
  const { text, byId, families, fromLabel } = options;
  const circumstances = readCircumstances(clause);
  const demand = circumstances.text.toLowerCase();
  const plainly = withoutEverywhere(demand);
  const open = unmasked(demand, text.quotes).toLowerCase();
  const nothing: Demand = {
    source: clause,
    checks: [],
    words: [],
    readings: [],
    builtIn: [],
    families: [],
    allows: [],
    only: circumstances.only,
    actorUnknown: circumstances.actorUnknown,
    fromLabel,
    bare: false,
    unread: true,
  };
  const named = apartFrom(circumstances.only, circumstances.text, text);
  const spelled = readSpellings(withoutEverywhere(circumstances.text), text);
  if (!fromLabel && !spelled && isRemark(clause)) return { ...nothing, unread: false };
  const {
    readings: found,
    refused,
    rest,
    allows,
  } = readFamilies(
    {
      text: open,
      context: `${text.label} ${options.topic}`.trim(),
      rule: text.sentences.map((sentence) => sentence.text.toLowerCase()).join('. '),
      quotes: text.quotes,
    },
    spelled ? [] : families,
    byId,
  );
  // “Em dashes are set tight”: more is said of them than that they are meant.
  const readings =
    isDemand(clause) && !RESERVED.test(clause) && wordsLeft(rest) > 1
      ? found.filter(({ bare, shunned }) => !(bare && shunned))
      : found;
  const place =
    named.length > 0
      ? named
      : options.inherited.length > 0
        ? options.inherited
        : labelled(text.label, fromLabel);
  const consumed = readings.length > 0 && open.includes('“') && !rest.includes('“');
  const listing = readings.some(
    ({ shunned, family }) => shunned && LISTING.has(family.id) && !(consumed && NAMED.has(family.id)),
  );
  const words =
    consumed && !listing
      ? undefined
      : (spelled ??
        readQuoted(
          plainly,
          text,
          readings.flatMap((reading) => reading.checks),
          listing,
          consumed,
        ));
  const limits = readLimits(rest, fromLabel ? options.topic : `${text.label} ${options.topic}`);
  const plain =
    readings.length === 0 && !refused && words === undefined && limits === undefined
      ? readPlainWords(withoutEverywhere(circumstances.text), text)
      : undefined;
  if (words === 'refused' || limits === 'refused') return { ...nothing, allows };
  const stated = [...(words ?? []), ...(plain ?? [])];
  // What stands in quotes is spoken of, and makes no condition.
  const left = rest.replace(/□+/g, '□').replace(/“[^”]*”/g, '“”');
  if (stated.length === 0 && !limits && hasCondition(left)) return { ...nothing, allows };
  const bare =
    stated.length === 0 &&
    !limits &&
    readings.every((reading) => reading.bare) &&
    // A label of one word names a thing, even where the word may be a verb: “Bold”.
    (!isDemand(clause) || (fromLabel && !clause.trim().includes(' ')));
  // “All caps for warnings”, “em dash, spaces either side”: a name that more is said of forbids nothing.
  const isNamed = bare && !fromLabel && readings.some(({ shunned }) => shunned) && !JUDGED.test(left);
  if (bare && (refused || wordsLeft(left) > (isNamed ? 0 : 3))) return { ...nothing, allows };
  const honoured = circumstances.actorUnknown ? sparingUnknownActors(readings, byId) : readings;
  if (!honoured) return { ...nothing, allows };
  const own = stated.map((check) => hold(check, wordPlaces(open, text.label, place), []));
  const measured = (limits ?? []).map(({ check }) => hold(check, place, ['heading', 'paragraph']));
  const told = honoured.map((reading) => ({
    reading,
    checks: reading.checks.map((check) => hold(check, place, reading.family.places ?? [])),
  }));
  const checks = [...own, ...measured, ...told.flatMap((one) => one.checks)];
  const where = placeText(place);
  return {
    ...nothing,
    checks,
    words: own,
    readings: stated
      .map((check) => describeCheck(check) + where)
      .concat(
        (limits ?? []).map(
          ({ check, id }) =>
            id + placeText(place, check.kind === 'within' ? place : ['heading', 'paragraph']),
        ),
        honoured.map(({ id, family }) => id + placeText(place, family.places)),
      ),
    builtIn: honoured.map(({ id }) => id).filter((id) => byId.has(id)),
    families: honoured.map(({ family }) => family.id),
    allows,
    only: place,
    bare,
    unread: checks.length === 0 || refused || namesMore(left),
  };
}

/** What a demand says of the words it quotes, beside what `known` checks say of them. */
function readQuoted(
  demand: string,
  text: RuleText,
  known: readonly Check[],
  shunned: boolean,
  consumed: boolean,
): readonly Check[] | 'refused' | undefined {
  if (!consumed && UNSEEN.test(demand)) return 'refused';
  const shown =
    shunned &&
    /(?:[:(]|\blike|\bsuch as|(?<=\b(?:hedge|pad|fill|soften|qualify)[^⟦]*)\bwith|\bincluding) ?(?:especially |above all |for example,? |like |such as )?(?<list>⟦\d+⟧(?:(?:,? (?:and|or)|,) ⟦\d+⟧)*)(?:\)|$|;| (?:into|are|is|have|with|get|must|should|where|when)\b)/.exec(
      demand,
    )?.groups?.['list'];
  if (shown) {
    const beyond = banOf(quotesIn(shown, text), text).filter(
      (check) => !phrasesOf([check]).every((phrase) => isKnown(phrase, known)),
    );
    if (beyond.length > 0) return beyond;
  }
  // “No hyphen after an -ly adverb: “fully managed””: what is shown is no word that is meant.
  if (consumed || (known.length > 0 && !shunned && SHOWN_LAST.test(demand))) return undefined;
  const formal = readPreferences(demand, text) ?? readProhibitions(demand, text);
  if (formal !== undefined && formal !== 'refused') return formal;
  const read = readMentions(demand, text);
  if (read === undefined || read === 'refused') return formal ?? read;
  // “Exclamation marks and the word “awesome””: what is not shown for a kind of words is banned beside it.
  if (!/(?:such as|like|including|for (?:example|instance)|[:(]) ?⟦/.test(demand)) return read;
  const beyond = read.filter((check) => !phrasesOf([check]).every((phrase) => isKnown(phrase, known)));
  return beyond.length > 0 ? beyond : undefined;
}

/** “Semicolons: rarely”, “nothing nested in parentheses” */
const JUDGED = /(?<!\p{L})(?:rarely|seldom|hardly|nothing|is|are)(?!\p{L})/u;
const RESERVED = /^(?:please )?(?:reserve|restrict|limit|confine|keep|save) /iu;
/** How many words of some length stand beside what was read. */
const wordsLeft = (rest: string): number =>
  rest
    .replace(/□/g, '')
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 2).length;

/** “Alt text never contains “screenshot””: words in a place that no list of words is held to. */
const UNSEEN =
  /(?<![a-z])(?:alt(?:ernative|ernate)?[ -]texts?|code (?:fences?|blocks?)) [^.;]*⟦|(?<![a-z])(?:labels?|buttons?|captions?|placeholders?|tooltips?|subject lines?|(?:file|variable|branch|tag) names?|commit messages?) [^.;⟦]*(?:such as|like|for example,?) ⟦/u;
const SHOWN_LAST = new RegExp(
  String.raw`^[^⟦]*(?<!(?:words?|phrases?|terms?|these|this|following|one|ones|instead|say|write|use))(?::| \() ?${QUOTED_LIST}\)?$`,
  'u',
);

/** Whether checks of a family find a phrase that the rule shows for it: "jargon such as “synergy”". */
function isKnown(phrase: string, known: readonly Check[]): boolean {
  const lists = known.flatMap((check) => phrasesOf([check]));
  // “Empty openers like “there are” and “it is important to note that””: where code finds one, it need not find the other.
  if (lists.length === 0) return known.length > 0 && (!phrase.includes(' ') || findIn(known, phrase));
  return lists.some((listed) => keyOf(listed) === keyOf(phrase));
}
