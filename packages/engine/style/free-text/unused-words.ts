import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { ADJECTIVE, ADVERB, NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { readCircumstances, withoutEverywhere, withoutReason } from './circumstances.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { sentencesIn } from './exceptions.ts';
import type { Family } from './family.ts';
import { isMadeAnyhow } from './exceptions-made.ts';
import { NUMBER, valueOf } from './numbers.ts';
import { PLACE_LIST, placesIn } from './places.ts';
import { isAdvice, isAsked, isRemark } from './sentences.ts';
import { STANCE_SOURCES } from './stance.ts';
import type { Understood } from './understood.ts';

/**
 * The parts of the sentences of a rule that hold a word which nothing that was read of it knows: “with glimworts”. A word is
 * known where a pattern of one of its families names it, where a check holds it, or where it says no more than that this is a rule.
 */
export function unusedWords({ label, description }: StyleRule, read: Understood): readonly string[] {
  const { families = [], readings, checks } = read;
  const ids = families.map(({ id }) => id);
  const isKnown = knownWords(read);
  const spares = readings.some((one) => /\b(?:except|outside|alone|without)\b/u.test(one));
  const places = new Set([
    ...families.flatMap((family) => family.places ?? []),
    ...checks.flatMap((check) =>
      check.kind === 'within' ? [...(check.only ?? []), ...(check.except ?? [])] : [],
    ),
  ]);
  const isUsed = (part: string) =>
    IN_PLACE.test(part) ||
    FOR_READERS.test(part) ||
    isMadeAnyhow(part, ids) ||
    !wordsIn(
      part.replace(PLACES(), (names) => (placesIn(names).every((place) => places.has(place)) ? ' ' : names)),
    ).some((word) => !isKnown(word) && isSaid(word, part));
  return sentencesIn(description || label).flatMap(({ shown }) => {
    const plain = shown.replace(/[\s.!;]+$/, '').replaceAll('’', "'");
    // An exception may stand behind a reason, and behind what asks for nothing by its form.
    const exception = / (?:unless|except) .*$/u.exec(plain)?.[0] ?? '';
    const asks = isAsked(plain) || (exception !== '' && readings.some((one) => one.includes('≤')));
    if (isRemark(plain) || isAdvice(plain) || !asks || plain.includes('|')) return [];
    const asked = withoutReason(plain.slice(0, plain.length - exception.length));
    const said = [asked, exception]
      .map((one) => withoutEverywhere(readCircumstances(one).text))
      .join(' ')
      .replace(ASIDE, ' ')
      .replace(RANGE(), ' ')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    if (said.includes('⟦') && readings.includes(SENSES)) return [];
    // A sentence that holds nothing that was read is judged as a whole elsewhere.
    const isRead = said.includes('⟦') || wordsIn(said).some((word) => !COMMON.test(word) && isKnown(word));
    const parts = isRead ? withMembers(said.split(JOINTS).map((part) => part.trim())) : [];
    const spared = spares ? parts.findIndex((part) => EXCEPTION.test(part)) : -1;
    return parts.slice(0, spared < 0 ? undefined : spared).filter((part) => !isUsed(part));
  });
}

/** “in tables” and “and logs”: one place. */
const withMembers = (parts: readonly string[]): readonly string[] =>
  parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    if (before !== undefined && NARROWS.test(before) && MEMBER.test(part)) all[all.length - 1] += ` ${part}`;
    else all.push(part);
    return all;
  }, []);
const MEMBER = /^(?:and|or) (?:the |our |your )?\p{L}+s$/u;

/** Whether a word that is not known says more than a main clause in other words: a case, a place, a member of a list. */
function isSaid(word: string, part: string): boolean {
  if (NUMERAL().test(word)) return COUNTED.test(part);
  if (/\d/u.test(word)) return false;
  if (NARROWS.test(part) || /^(?:and |or )?no (?!longer|more|one\b)/iu.test(part)) return true;
  if (part.includes('⟦')) return false;
  const facts = partsOf(word.toLowerCase());
  if (facts === 0) return !/^\p{Lu}/u.test(word);
  return (
    part.split(' ').length <= LONGEST_MEMBER &&
    (facts & NOUN) !== 0 &&
    (facts & (VERB | ADJECTIVE | ADVERB)) === 0
  );
}
/** Words of “commands”, “or parameters”, “No periods”. */
const LONGEST_MEMBER = 3;
const SENSES = 'words in one of their meanings';

/** Tells the words that what was read of a rule knows. */
function knownWords({ families = [], checks, readings }: Understood): (word: string) => boolean {
  const known = families.map(wordsOf);
  const own = vocabulary([
    ...phrasesOf(checks),
    ...checks.flatMap(swapsOf).flatMap(({ to }) => to),
    ...readings,
  ]);
  const limits = readings.flatMap((one) =>
    [...one.matchAll(/[≤≥] (\d+)/gu)].map(([, limit]) => Number(limit)),
  );
  const ofWords = readings.some((one) => / → |^ban | case\b/u.test(one));
  const isLimit = (word: string) =>
    LIMITING.test(word) ||
    (NUMERAL().test(word) && limits.some((limit) => Math.abs(limit - valueOf(word)) <= 1));
  return (word) => {
    const stem = stemOf(word);
    return (
      COMMON.test(word) ||
      own.has(stem) ||
      GENERAL().has(stem) ||
      known.some((words) => words.has(stem)) ||
      (limits.length > 0 && isLimit(word)) ||
      (ofWords && SPELLED.test(word))
    );
  };
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/'s$/u, '')
    .replace(/our$/u, 'or')
    .replace(/is(?=(?:e[sd]?|ing|ations?)$)/u, 'iz')
    .replace(/(?<=\p{L}{3})(?:ings?|ied|ies|ed|es|s|ly|e|y)$/u, '');
const wordsIn = (text: string): readonly string[] =>
  text.replace(/⟦·*⟧/g, ' ').match(/\p{L}+ty-\p{L}+|[\p{L}\d][\p{L}\d']*/gu) ?? [];
const vocabulary = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(wordsIn).map(stemOf));
/** The words in the source of a pattern, with what is optional in them. */
const inSource = (source: string) => source.replace(/\\[a-zA-Z]/g, ' ').replace(/(?<=\p{L})\?/gu, '');

/** The words that the patterns of a family know. */
function wordsOf(family: Family): ReadonlySet<string> {
  const known = VOCABULARIES.get(family);
  if (known) return known;
  const { about, options, phrasings } = family;
  const sources = [about, ...options.map(({ names }) => names)].flatMap((one) => one?.source ?? []);
  const words = vocabulary([...sources.map(inSource), ...phrasings]);
  VOCABULARIES.set(family, words);
  return words;
}
const VOCABULARIES = new WeakMap<Family, ReadonlySet<string>>();
const GENERAL = lazily(() => vocabulary(STANCE_SOURCES.map(inSource)));

const NUMERAL = lazily(() => new RegExp(`^${NUMBER}$`, 'iu'));
const LIMITING =
  /^(?:above|below|under|over|past|beyond|between|average|max(?:imum)?|min(?:imum)?|exceed(?:s|ing)?|long(?:er)?|short(?:er)?|few(?:er)?|less|least|most|more|higher|lower|lengths?|limit(?:ed|s)?|sizes?|words?|characters?|letters?|sentences?|per|scale|scores?)$/iu;
/** How a word that a rule names is written. */
const SPELLED =
  /^(?:(?:lower|upper)case|caps|capitali[sz]ation|capitals?|letters?|hyphens?|spaces?|hyphenated|spelled|spelling|forms?|short|plain|english|symbols?|signs?|figures?)$/iu;
const IN_PLACE = new RegExp(
  String.raw`^(?:(?:except|outside|but|unless|only) )?(?:(?:in|for|on|of|inside|within|and|or) )?(?:${PLACE_LIST}|(?:(?:inline|source|sample) )?code(?: (?:blocks?|samples?|fences?))?(?: alone)?)$`,
  'iu',
);
const PLACES = lazily(() => new RegExp(PLACE_LIST, 'giu'));
/** “For international readers” says why. */
const FOR_READERS =
  /^(?:for|to) .*(?:readers?|users?|audiences?|people|beginners|developers|customers|translators|lawyers)$/iu;
/** What is shown, and what explains. */
const ASIDE =
  /\((?![^()]*[\d≤<])[^()]*\)|,? \b(?:such as|for example|for instance|like|including|e\.g\.) .*$|: (?!(?:no|max(?:imum)?|at (?:most|least)|never)\b).*$|, (?:it|they|you|we|which|that) .*$| to (?:show|indicate|mark|express|convey|signal|stress|mean) .*$|\baim (?:for|at) [^,;]*|\baverag\w+ \S+/giu;
/** “15 to 20 words”: what a limit stands above. */
const RANGE = lazily(
  () => new RegExp(String.raw`\b${NUMBER} ?(?:-|–|to|and) ?${NUMBER}(?: words?| sentences?)?`, 'giu'),
);
const JOINTS =
  /[,:;()—–]|(?<!\b(?:unless|except|exception|apart|aside|other|only|not|and|or|but))\s(?=(?:apart|aside|other|excluding|outside|in|on|for|with|within|inside|at|from|when|if|unless|except|only|without|between|after|before|during|under|over|outside|while|where|until|and|or|but|rather|instead)\s)/u;
const NARROWS =
  /^(?:in|on|for|with|within|inside|at|from|when|if|unless|except|apart|aside|other|excluding|outside|only|without|between|after|before|during|under|over|while|where|until) /iu;
const EXCEPTION =
  /^(?:unless|only|except|apart|aside|other|excluding|outside|but|with the exception|with exceptions?|without)\b/iu;
const COUNTED =
  /\b(?:words?|char(?:acter)?s?|letters?|sentences?|lines?|items?|levels?|bullets?|steps?|per ?cent)\b|[≤<%]/iu;
const COMMON =
  /^(?:\p{L}|the|an?|and|or|but|then|so|in|on|at|of|for|to|from|with|by|as|it|its|them|they|their|these|those|this|that|one|ones|you|your|yours|we|our|us|is|are|be|was|were|has|have|do|does|\p{L}+n't|(?:it|they|you|we)'\p{L}+|not|never|no|none|nothing|always|only|also|too|please|must|should|shall|can|may|out|off|up|round|into|about|through|throughout|across|if|when|where|there|here|which|what|how|who|all|any|each|every|other|another|more|most|such|like|than|rather|instead|just|even|well|docs?|documentation|copy|text|words?|terms?|phrases?|expressions?|things?|readers?|users?|people|writers?|products?|pages?|sentences?|style|something|way|anywhere|everywhere|either|neither|rules?|guidelines?|least|costs|third)$/iu;
