import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { ADJECTIVE, ADVERB, NOUN, nounShare, PLURAL, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { readCircumstances, withoutEverywhere, withoutReason } from './circumstances.ts';

import { sentencesIn } from './exceptions.ts';
import { isMadeAnyhow } from './exceptions-made.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { COMMON, knownWords, NUMERAL, wordsIn } from './known-words.ts';
import { NUMBER } from './numbers.ts';
import type { Place } from '../../checks/types.ts';
import { PLACE_LIST, placesIn } from './places.ts';
import { isAdvice, isAsked, isRemark } from './sentences.ts';
import { verdictIn } from './verdicts.ts';
import type { Understood } from './understood.ts';

/**
 * The parts of the sentences of a rule that hold a word which nothing that was read of it knows: “with glimworts”. A word is
 * known where a pattern of one of its families names it, where a check holds it, or where it says no more than that this is a rule.
 */
export function unusedWords(
  { label, description }: StyleRule,
  read: Understood,
  alone: (words: string) => Understood | undefined,
): readonly string[] {
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
  const isPlaceRead = (place: Place) =>
    places.has(place) || readings.some((one) => one.startsWith(`${place}-`));
  const isRest = (words: string) =>
    read.rest.some((one) => wordsIn(words).every((word) => COMMON.test(word) || one.includes(word)));
  const phrases = [
    ...phrasesOf(checks),
    ...checks.flatMap(swapsOf).flatMap(({ from, to }) => [from, to].flat()),
  ];
  const isOpen = ids.some((id) => OPEN_KINDS.has(id));
  const isHeld = (word: string) =>
    [...phrases, ...readings].some((one) => one.toLowerCase().includes(word.toLowerCase())) ||
    (!isOpen && wordsIn(word).every(isKnown));
  const withoutPlacesRead = (part: string) =>
    part.replace(PLACES(), (names) => (placesIn(names).every(isPlaceRead) ? '·' : names));
  const unknownIn = (part: string) => wordsIn(withoutPlacesRead(part)).filter((word) => !isKnown(word));
  const isUsed = (part: string) =>
    IN_PLACE.test(part) ||
    FOR_READERS.test(part) ||
    isMadeAnyhow(part, ids) ||
    !(unknownIn(part).some((word) => isSaid(word, part)) || isNarrowed(part));
  /** “Marketing headings”: not all of what is read. */
  const isNarrowed = (part: string) => {
    const words = part.replace(PLACES(), (names) => names.split(' ').at(-1) ?? '').split(' ');
    return words.some((thing, index) => {
      const [before = '', kind = ''] = [words[index - 2], words[index - 1]];
      return WORD.test(thing) && isThing(thing) && !isKnown(kind) && isKind(kind, before, words[index + 1]);
    });
  };
  const isThing = (word: string) =>
    (isKnown(word) || placesIn(word).some(isPlaceRead)) &&
    (!COMMON.test(word) || OF_TEXT.test(word)) &&
    isMostlyNoun(partsOf(word.toLowerCase()));
  const isElsewhere = (name: string) =>
    (DOCUMENTS.test(name) || (NARROWS.test(name) && !IN_PLACE.test(name) && !FOR_READERS.test(name))) &&
    unknownIn(name).length > 0 &&
    !isRest(name);
  const title = sentencesIn(label).map((one) => ({ ...one, isTitle: description !== '' }));
  const body = sentencesIn(description).map((one) => ({ ...one, isTitle: false }));
  return [...title, ...body].flatMap(({ text, shown, isTitle }) => {
    const plain = shown.replace(/[\s.!;]+$/, '');
    const topic = (isTitle ? /^[^,:;⟦]{3,40}(?=: |$)/u : /^[^,:;⟦]{3,40}(?=: )/u).exec(plain)?.[0];
    if (topic !== undefined && isElsewhere(topic)) return [topic];
    const scope = SCOPE.map((pattern) => pattern.exec(plain)?.groups?.['what']).find(Boolean);
    if (scope !== undefined) return unknownIn(scope).length === 0 || isRest(scope) ? [] : [plain];
    const quoted = [...text.matchAll(QUOTED)].map(([, word = '']) => word);
    const isShown =
      isTitle ||
      isRemark(plain) ||
      isAdvice(plain) ||
      SHOWS.test(plain) ||
      readings.some((one) => SENSES.test(one));
    if (quoted.length > 0 && !isShown && !quoted.some(isHeld))
      return isRest(plain) ? [] : [text.replace(/[\s.!;]+$/u, '')];
    // An exception may stand behind a reason, and behind what asks for nothing by its form.
    const exception = / (?:unless|except) .*$/u.exec(plain)?.[0] ?? '';
    const asks = () =>
      isAsked(plain) ||
      (exception !== '' && readings.some((one) => one.includes('≤'))) ||
      alone(text)?.readings.some((one) => readings.includes(one));
    if (isRemark(plain) || isAdvice(plain) || plain.includes('|') || !asks()) return [];
    const asked = withoutReason(plain.slice(0, plain.length - exception.length));
    const said = [asked, exception]
      .map((one) => withoutEverywhere(readCircumstances(one).text))
      .join(' ')
      .replace(ASIDE, ' ')
      .replace(SAID_OF_IT, (verdict) => (verdictIn(verdict) ? '' : verdict))
      .replace(RANGE(), ' ')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    if (said.includes('⟦') && readings.some((one) => SENSES.test(one))) return [];
    // A sentence that holds nothing that was read is judged as a whole elsewhere.
    const isRead = said.includes('⟦') || wordsIn(said).some((word) => !COMMON.test(word) && isKnown(word));
    const parts = isRead ? withMembers(said.split(JOINTS).map((part) => part.trim())) : [];
    const spared = spares ? parts.findIndex((part) => EXCEPTION.test(part)) : -1;
    // What a title names is told by what stands below it; where it holds is not.
    const isLeft = (part: string) => (!isTitle || NARROWS.test(part)) && !isUsed(part);
    return runsOf(parts.slice(0, spared < 0 ? undefined : spared), isLeft);
  });
}

/** The parts of which something is true; a thing and what it is for as one: “code font for commands”. */
function runsOf(parts: readonly string[], isLeft: (part: string) => boolean): readonly string[] {
  const runs: string[] = [];
  let last: string | undefined;
  for (const part of parts) {
    const left = isLeft(part);
    if (left && last !== undefined && !NARROWS.test(last)) runs[runs.length - 1] += ` ${part}`;
    else if (left) runs.push(part.replace(/^(?:and|or) /iu, ''));
    last = left ? part : undefined;
  }
  return runs;
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
const WORD = /^\p{L}{3,}$/u;
const isMostlyNoun = (facts: number) =>
  (facts & (NOUN | PLURAL)) !== 0 && (facts & ADVERB) === 0 && nounShare(facts) >= verbShare(facts);
const OF_TEXT = /^(?:sentences|words|terms|phrases)$/iu;
/** Whether a word before the name of a thing says which of them, and is no verb. */
function isKind(word: string, before: string, after = ''): boolean {
  const facts = partsOf(word.toLowerCase());
  if (!WORD.test(word) || (facts & ADVERB) !== 0 || verdictIn(` is ${word}`) === 'shunned') return false;
  const isNoun = before !== '' && isMostlyNoun(facts);
  return (facts & VERB) === 0 || isNoun || OPENS_NAME.test(before) || FINITE.test(after);
}
const OPENS_NAME = /^(?:the|an?|in|of|for|on|with|within|inside|no|all|any|every|each|our|your|use|avoid)$/iu;
const FINITE =
  /^(?:is|are|has|have|must|should|shall|can|may|never|always|begin|end|start|need|get|take|use)s?$/iu;
/** Words of “commands”, “or parameters”, “No periods”. */
const LONGEST_MEMBER = 3;
const SENSES = /^words in one of their meanings| not as an? /u;

const IN_PLACE = new RegExp(
  String.raw`^(?:(?:except|outside|but|unless|only) )?(?:(?:in|for|on|of|inside|within|and|or) )?(?:${PLACE_LIST}|(?:(?:inline|source|sample) )?code(?: (?:blocks?|samples?|fences?))?(?: alone)?)$`,
  'iu',
);
const PLACES = lazily(() => new RegExp(PLACE_LIST, 'giu'));
/** “For international readers” says why. */
const FOR_READERS =
  /^(?:for|to) (?:(?:the|our|your|all|any|every|most|many|both|non-?native|native|international|global|new|busy|other|screen|blind|human|end|english|speaking|and|or) )*(?:readers?|users?|audiences?|people|beginners|newcomers|developers|customers|translators|everyone)$/iu;
/** Words behind which a case, a place or a time stands. */
const NARROWING =
  'in|on|for|with|within|inside|at|by|near|during|from|when|whenever|if|unless|except|apart|aside|other|excluding|outside|only|without|between|among|after|before|behind|beside|beyond|despite|under|over|past|since|while|where|wherever|until|till|towards?|upon|via|against|across|throughout|per(?! cent)|once|depending';
/** What may be written besides a manual, and the parts of texts, as a rule names what it is for: “Press releases”, “on the pricing page”, “Captions”. */
const DOCUMENTS =
  /^(?:(?:on|in|for|our|the|all|any) )*(?:(?:[\p{L}-]+ ){1,2}(?:pages?|posts?|reports?|e-?mails?|releases|ads?|adverts?|texts?|docs|documents|documentation|copy|newsletters?|tickets?|contracts?|slides|scripts|papers|articles|letters|apps?)|(?:[\p{L}-]+ ){0,2}(?:captions?|tooltips?|footnotes?|labels?|menus?|comments?|introductions?|faqs?|descriptions?|messages|buttons?|warnings?|notes?|placeholders?|dialogs?|toasts?|banners?|sidebars?|summar(?:y|ies)|appendi(?:x|ces)|tutorials?|release notes|readmes?|run-?books?|how-?tos?|announcements?|paragraph|sections?))$/iu;
/** Kinds of words that no list has all of: what a rule quotes of them may be others. */
const OPEN_KINDS: ReadonlySet<string> = new Set(['adverbs', 'jargon', 'hedges', 'intensifiers', 'wordiness']);
const QUOTED = /[“"`]([^“”"`\n]{1,60})[”"`]/gu;
/** What shows how a text reads, and no words of its own. */
const SHOWS =
  /(?:^|[\s(])(?:e\.g|for example|for instance|such as|like|as in|examples?|good|bad|right|wrong|say what)(?![\p{L}])|[:(✅❌✓✗→]|->/iu;
/** A sentence that says of what the others hold, or don't: “This applies to contracts only”, “Not in haiku”. */
const SCOPE: readonly RegExp[] = [
  /^(?:but |however,? )?(?:this|these|it|they|that|(?:this|the|our) rules?) (?:only |also |even )?(?:(?:does|do)(?: not|n't) )?(?:appl(?:y|ies)|holds?|goes|counts?|covers?|concerns?|affects?)(?<what> .+)$/iu,
  /^(?:but |however,? |only |just )?(?<what>(?:not|never|only|just) (?:in|on|for|with|at|during|by|when|if|where|while|before|after|until|inside|within) .+)$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:is|are) (?:exempt(?:ed)?|excluded|excepted|spared|out of scope|(?:an |the (?:only )?)?exceptions?|not (?:affected|covered|bound))$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:may|can|might|need not|are (?:free|allowed) to|(?:don't|do not) (?:have|need) to) (?:ignore|skip|break|bend|disregard|forget|follow) (?:this|it|the rule|that|them)(?: rule)?$/iu,
  /^(?:but |however,? )?(?<what>[^,;:⟦]{3,60}?) (?:follow|have|use|keep)s? (?:(?:its|their) own|other|different|special) (?:rules?|conventions?|styles?)$/iu,
];
/** Up to where a case, a place or a time is named. */
const ON = String.raw`(?:(?! (?:${NARROWING}) )[^,;:()])*`;
/** What is shown, and what explains. */
const ASIDE = new RegExp(
  String.raw`\((?![^()]*[\d≤<])[^()]*\)|,? \b(?:such as|for example|for instance|like|including|e\.g\.) (?:(?! (?:${NARROWING}) ).)*|: (?!(?:no|max(?:imum)?|at (?:most|least)|never)\b).*$|, (?:it|they|you|we|which|that) .*$| to (?:show|indicate|mark|express|convey|signal|stress|mean) ${ON}|\baim (?:for|at) ${ON}|\baverag\w+ \S+`,
  'giu',
);
const SAID_OF_IT = new RegExp(` (?:is|are) ${ON}$`, 'u');
/** “15 to 20 words”: what a limit stands above. */
const RANGE = lazily(
  () => new RegExp(String.raw`\b${NUMBER} ?(?:-|–|to|and) ?${NUMBER}(?: words?| sentences?)?`, 'giu'),
);
const JOINTS = new RegExp(
  String.raw`[,:;()—–]|(?<!\b(?:unless|except|exception|apart|aside|other|only|not|and|or|but))\s(?=(?:${NARROWING}|and|or|but|rather|instead)\s)`,
  'u',
);
const NARROWS = new RegExp(`^(?:but )?(?:(?:not|never|only) )?(?:${NARROWING}) `, 'iu');
const EXCEPTION =
  /^(?:unless|only|except|apart|aside|other|excluding|outside|but|with the exception|with exceptions?|without)\b/iu;
const COUNTED =
  /\b(?:words?|char(?:acter)?s?|letters?|sentences?|lines?|items?|levels?|bullets?|steps?|per ?cent)\b|[≤<%]/iu;
