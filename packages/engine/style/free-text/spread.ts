import { lazily } from '../../lazily.ts';
import { PLACE_LIST } from './places.ts';

const THING = String.raw`(?:${PLACE_LIST}|sentences|links?(?: texts?)?|notes?|table cells?|steps?|numbers?|dates?|times?|images?|pictures?|alt texts?|captions?|bullets?|lists?|code(?: (?:blocks?|samples?))?|acronyms?|abbreviations?|paragraphs?|units?)`;
/** How a short demand begins: “no full stop”, “max 6 words”, “sentence case”. */
const DEMAND = String.raw`(?:no|not|never|don't|do not|max(?:imum)?\.?|min(?:imum)?|at most|at least|up to|under|below|fewer|less|short|always|only|without|with|in|use|avoid|start|begin|end|keep|write|capitali[sz]ed?|lower-?cased?|consistent|punctuated|numbered|(?:sentence|title|lower|upper)[- ]?case|imperative|gerunds?|parallel|active|present|define|expand|spell|plurals?|numerals|descriptive|bold|one|an?|\d+)`;
const LISTED = lazily(
  () =>
    new RegExp(
      String.raw`^(?<thing>${THING})(?: (?:are|is|should be|must be|have to be|need|take))?:? ?(?<items>${DEMAND}(?![A-Za-zÀ-ž])[^,;:⟦]*(?:,? (?:and |but )?(?<=[, ])${DEMAND}(?![A-Za-zÀ-ž])[^,;:⟦]*)+)$`,
      'iu',
    ),
);
const ITEM = lazily(() => new RegExp(String.raw`, (?:and |but )?(?=${DEMAND}(?![A-Za-zÀ-ž]))`, 'iu'));
const LONGEST_ITEM = 7;
/** “Contractions are good, exclamation marks are not” */
const CONTRAST =
  /^(?:(?<lead>[^:;⟦]{3,50}): )?(?<one>[^,:;⟦]+ (?:is|are|isn't|aren't) [^,:;⟦]+),? (?:and |but |while |whereas )(?<two>[^,:;⟦]+ (?:is|are|isn't|aren't)(?![A-Za-zÀ-ž])[^,:;⟦]*)$|^(?:(?<lead2>[^:;⟦]{3,50}): )?(?<one2>[^,:;⟦]+ (?:is|are|isn't|aren't) [^,:;⟦]+), (?<two2>[^,:;⟦]+ (?:is|are|isn't|aren't)(?![A-Za-zÀ-ž])[^,:;⟦]*)$/iu;
const OPENING =
  /^(?:if|when|where|because|since|as|so|unless|although|though|it|they|this|these|which|that)(?![A-Za-zÀ-ž])/iu;

/** “Define on first use, no periods” under the title “Acronyms”. */
const OPENS = lazily(() => new RegExp(`^${DEMAND}(?![A-Za-zÀ-ž])`, 'iu'));
/** What names its thing itself. */
const OWN_THING = /(?<![a-z])(?:them|they|it|headings?|lists?|items?|links?)(?![a-z])/iu;
const ALONE = lazily(() => new RegExp(`^${THING}$`, 'iu'));

/** “Steps start with a verb and never end with a colon”: what is said of one thing, each behind its verb. */
const VERB = String.raw`(?:(?:must|should|shall|may|can|need to|have to|has to|do|does)(?:n't| not)?|cannot|never|always|start|begin|end|open|close|finish|have|has|use|contain|include|are|is|stay|get|take|need|exceed|avoid|follow|carry|keep|say|fit|consist)(?:s|es)?`;
const PREDICATES = lazily(
  () =>
    new RegExp(
      String.raw`^(?<thing>(?:(?:all|each|every|the|our|your|any) )*${THING}) (?<first>${VERB}(?![A-Za-zÀ-ž'-])[^,:;]*?)(?<more>(?:(?:,? and|,? or|,? but|,) ${VERB}(?![A-Za-zÀ-ž'-])[^,:;]*?)+)$`,
      'iu',
    ),
);
const JOINT = lazily(
  () => new RegExp(String.raw`(?:,? and|,? or|,? but|,) (?=${VERB}(?![A-Za-zÀ-ž'-]))`, 'iu'),
);
const MODAL = /^(?:(?:must|should|shall|may|can|do|does)(?:n't| not)?|cannot|never|always)(?= )/iu;

/** Each predicate of a sentence with its subject; a “must not” before the first holds for those without one. */
function predicatesOf(sentence: string): readonly string[] | undefined {
  const { thing, first, more } = PREDICATES().exec(sentence)?.groups ?? {};
  if (!thing || !first || !more) return undefined;
  const modal = MODAL.exec(first)?.[0];
  const others = more.split(JOINT()).filter((one) => one.trim() !== '');
  return [first, ...others].map(
    (one) => `${thing} ${modal && !MODAL.test(one) ? `${modal} ` : ''}${one.trim()}`,
  );
}

/** “NodeJS → Node.js, npm always lowercase”: each is said by itself. */
const ARROW = / ?(?:→|⇒|->|=>) ?/u;

/** A sentence that makes several demands of one thing, or sets two things against each other, as one sentence each. */
export function spread(sentence: string, label: string): readonly string[] {
  const listed = ALONE().test(label) ? sentence.split(/, (?![^()]*\))(?:and |but )?/iu) : [];
  const demands = listed.filter((item) => OPENS().test(item));
  if (
    demands.length > 1 &&
    demands.length * 2 >= listed.length &&
    listed.every((item) => item.split(' ').length <= LONGEST_ITEM) &&
    !demands.some((item) => OWN_THING.test(item))
  )
    return listed.map((item) => (demands.includes(item) ? `${label}: ${item}` : item));
  const swaps = sentence.split(/, (?![^()]*\))(?:and )?/iu);
  const isSwap = (part: string) => part.split(ARROW).length === 2;
  if (
    swaps.length > 1 &&
    isSwap(swaps[0] ?? '') &&
    swaps.every((part) => isSwap(part) || (part.includes(' ') && !ARROW.test(part)))
  )
    return swaps;
  const { thing, items } = LISTED().exec(sentence)?.groups ?? {};
  if (thing && items && sentence.includes(':')) {
    const each = items.split(ITEM());
    if (each.length > 1 && each.every((item) => item.split(' ').length <= LONGEST_ITEM))
      return each.map((item) => `${thing}: ${item}`);
  }
  const predicates = predicatesOf(sentence);
  if (predicates) return predicates;
  const groups = CONTRAST.exec(sentence)?.groups;
  const lead = groups?.['lead'] ?? groups?.['lead2'];
  const one = groups?.['one'] ?? groups?.['one2'];
  const two = groups?.['two'] ?? groups?.['two2'];
  if (!one || !two || OPENING.test(one) || OPENING.test(two)) return [sentence];
  return [...(lead ? [lead] : []), one, two];
}
