import type { Place } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { ADJECTIVE, ADVERB, NOUN, nounShare, PLURAL, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { phrasesOf, swapsOf } from './combine.ts';
import { isMadeAnyhow } from './exceptions-made.ts';
import { CASED, COMMON, knownWords, NUMERAL, wordsIn } from './known-words.ts';
import { PLACE_LIST, placesIn } from './places.ts';
import type { Understood } from './understood.ts';
import { verdictIn } from './verdicts.ts';

/** What a reading of a rule accounts for: the words, places and phrases that its checks know. */
export interface Ledger {
  /** The words of a stretch that nothing read knows. */
  readonly unknownIn: (words: string) => readonly string[];
  /** Whether something read knows a word of a stretch. */
  readonly knowsOf: (words: string) => boolean;
  /** Whether a part says nothing beside what was read. */
  readonly accountsFor: (part: string) => boolean;
  /** Whether a check reports or offers a quoted word. */
  readonly holds: (word: string) => boolean;
  /** Whether what is told to a person says it already. */
  readonly tells: (words: string) => boolean;
  /** Whether a name is of texts, or of parts of them, that nothing read is held to. */
  readonly isElsewhere: (name: string) => boolean;
}

export function ledgerOf(read: Understood): Ledger {
  const { families = [], readings, checks, rest } = read;
  const ids = families.map(({ id }) => id);
  const isNamed = knownWords(read);
  const places = new Set([
    ...families.flatMap((family) => family.places ?? []),
    ...checks.flatMap((check) =>
      check.kind === 'within' ? [...(check.only ?? []), ...(check.except ?? [])] : [],
    ),
  ]);
  const isKnown = (word: string) => isNamed(word) || (places.has('label') && BUTTON.test(word));
  const isPlaceRead = (place: Place) =>
    places.has(place) || readings.some((one) => one.startsWith(`${place}-`));
  const swapped = checks.flatMap(swapsOf).flatMap(({ from, to }) => [from, to].flat());
  const held = [...phrasesOf(checks), ...swapped, ...readings].map((one) => one.toLowerCase());
  const isOpen = ids.some((id) => OPEN_KINDS.has(id));
  const unknownIn = (words: string) =>
    wordsIn(words.replace(PLACES(), (names) => (placesIn(names).every(isPlaceRead) ? '·' : names))).filter(
      (word) => !isKnown(word),
    );
  const tells = (words: string) =>
    rest.some((one) => wordsIn(words).every((word) => COMMON.test(word) || one.includes(word)));
  const isThing = (word: string) =>
    (isKnown(word) || placesIn(word).some(isPlaceRead)) &&
    (!COMMON.test(word) || OF_TEXT.test(word)) &&
    isMostlyNoun(partsOf(word.toLowerCase()));
  /** “Marketing headings”: not all of what is read. */
  const isNarrowed = (part: string) => {
    const words = part.replace(PLACES(), (names) => names.split(' ').at(-1) ?? '').split(' ');
    return words.some((thing, index) => {
      const [before = '', kind = ''] = [words[index - 2], words[index - 1]];
      return WORD.test(thing) && isThing(thing) && !isKnown(kind) && isKind(kind, before, words[index + 1]);
    });
  };
  return {
    unknownIn,
    tells,
    knowsOf: (words) => wordsIn(words).some((word) => !COMMON.test(word) && isKnown(word)),
    accountsFor: (part) =>
      !IN_LETTERS.test(part) &&
      (IN_PLACE.test(part) ||
        FOR_READERS.test(part) ||
        isMadeAnyhow(part, ids) ||
        !(unknownIn(part).some((word) => isSaid(word, part)) || isNarrowed(part))),
    holds: (word) =>
      held.some((one) => one.includes(word.toLowerCase())) || (!isOpen && wordsIn(word).every(isKnown)),
    isElsewhere: (name) =>
      (DOCUMENTS.test(name) ||
        TEXTS.test(name) ||
        (NARROWS.test(name) && !IN_PLACE.test(name) && !FOR_READERS.test(name))) &&
      unknownIn(name).length > 0 &&
      !tells(name),
  };
}

/** Texts that are sent, and no letters of a word. */
const IN_LETTERS = /^(?:in|for) (?:(?:our|your|the|all) )?letters$/iu;
const BUTTON = /^(?:buttons?|labels?|ctas?)$/iu;

/** Whether a word that is not known says more than a main clause in other words: a case, a place, a member of a list. */
function isSaid(word: string, part: string): boolean {
  if (NUMERAL().test(word)) return COUNTED.test(part);
  if (/\d/u.test(word)) return false;
  if (NARROWS.test(part) || /^(?:and |or )?no (?!longer|more|one\b)/iu.test(part)) return true;
  if (part.includes('⟦')) return false;
  if (CASED.test(word) || isQuality(part)) return true;
  const facts = partsOf(word.toLowerCase());
  if (facts === 0) return !/^\p{Lu}/u.test(word);
  return (
    part.split(' ').length <= LONGEST_MEMBER &&
    (facts & NOUN) !== 0 &&
    (facts & (VERB | ADJECTIVE | ADVERB)) === 0
  );
}
/** “Short”, “Warm but direct”: what a text is to be, and nothing else. */
export function isQuality(part: string): boolean {
  const words = part.toLowerCase().split(/[ ,]+/u);
  if (/^(?:and|or|not)$/u.test(words[0] ?? '')) return false;
  const own = words.filter((word) => !/^(?:and|but|or|very|always|also|not)$/u.test(word));
  return own.length > 0 && own.length <= LONGEST_MEMBER && own.every(isMostlyAdjective);
}
const isMostlyAdjective = (word: string) =>
  (partsOf(word) & ADJECTIVE) !== 0 && verbShare(partsOf(word)) <= LEAST_VERB && !NO_QUALITY.test(word);
/** Fifteenths of its uses in which an adjective may be a verb: “clear”. */
const LEAST_VERB = 3;
const NO_QUALITY =
  /^(?:ok|okay|fine|good|bad|right|wrong|correct|incorrect|yes|no|sure|only|same|all|any|most|last|next|first|second|third|needed|required|allowed|optional|preferred|welcome|out|full|lower|upper|sorry|done|said|single|human|zero|after|before|\p{L}+ing)$/u;
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
const IN_PLACE = new RegExp(
  String.raw`^(?:(?:except|outside|but|unless|only) )?(?:(?:in|for|on|of|inside|within|and|or) )?(?:${PLACE_LIST}|(?:(?:inline|source|sample) )?code(?: (?:blocks?|samples?|fences?))?(?: alone)?)$`,
  'iu',
);
const PLACES = lazily(() => new RegExp(PLACE_LIST, 'giu'));
/** “For international readers” says why. */
const FOR_READERS =
  /^(?:for|to(?: (?:refer to|talk about|describe|address))?) (?:(?:the|our|your|all|any|every|most|many|both|non-?native|native|international|global|new|busy|other|screen|blind|human|end|english|speaking|and|or) )*(?:readers?|users?|audiences?|people|beginners|newcomers|developers|customers|translators|everyone|company|team|product)$/iu;
/** Words behind which a case, a place or a time stands. */
export const NARROWING =
  'in|on|for|with|within|inside|at|by|near|during|from|when|whenever|if|unless|except|apart|aside|other|excluding|outside|only|without|between|among|after|before|behind|beside|beyond|despite|under|over|past|since|while|where|wherever|until|till|towards?|upon|via|against|across|throughout|per(?! cent)|once|depending|to (?:refer|describe|talk|address)';
/** What may be written besides a manual, and the parts of texts, as a rule names what it is for: “Press releases”, “on the pricing page”, “Captions”. */
export const DOCUMENTS =
  /^(?:(?:on|in|for|our|the|all|any) )*(?:(?:[\p{L}-]+ ){1,2}(?:pages?|posts?|reports?|e-?mails?|releases|ads?|adverts?|texts?|docs|documents|documentation|copy|newsletters?|tickets?|contracts?|slides|scripts|papers|articles|letters|apps?)|(?:[\p{L}-]+ ){0,2}(?:captions?|tooltips?|footnotes?|labels?|menus?|comments?|introductions?|faqs?|descriptions?|messages|buttons?|warnings?|notes?|placeholders?|dialogs?|toasts?|banners?|sidebars?|summar(?:y|ies)|appendi(?:x|ces)|tutorials?|release notes|readmes?|run-?books?|how-?tos?|announcements?|paragraph|sections?))$/iu;
/** Texts of their own by their bare names: “Posters”, “Emails to parents”. */
const TEXTS =
  /^(?:(?:our|the|all) )?(?:\p{L}+ )?(?:posters?|flyers?|leaflets?|brochures?|invoices?|receipts?|newsletters?|e-?mails?|letters?|text messages|tweets?|ads?|adverts?|subject lines?|notifications?|surveys?|agendas?|memos?|certificates?|vouchers?)(?: (?:to|for|from|with) \p{L}[\p{L} ]{2,25})?$/iu;
export const NARROWS = new RegExp(`^(?:but )?(?:(?:not|never|only) )?(?:${NARROWING}) `, 'iu');
/** Kinds of words that no list has all of: what a rule quotes of them may be others. */
const OPEN_KINDS: ReadonlySet<string> = new Set(['adverbs', 'jargon', 'hedges', 'intensifiers', 'wordiness']);
export const COUNTED =
  /\b(?:words?|char(?:acter)?s?|letters?|sentences?|lines?|items?|levels?|bullets?|steps?|per ?cent)\b|[≤<%]/iu;
