import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import type { Judge, Place, Slip, Watched } from './grammar-check.ts';
import { finiteFollows } from './noun-phrases.ts';
import { isAfterLabel, isContraction, isDoneBy, isExcepted, isOrderBehindTime } from './order-doubts.ts';
import { isMany } from './nouns.ts';
import { isIndefinite, isMostlyVerb } from './subjects.ts';

const MOSTLY = 8;
const SELDOM = 3;
const REACH = 16;
const SUBJECT = PLURAL_PRONOUN | SINGULAR_PRONOUN;

/** Whether a verb of the clause stands there: "is", "must", "returns". */
const isFinite = (place: Place, step: number): boolean => {
  const [classes, parts] = [place.classes(step), place.content(step)];
  return (
    (classes & (BE | HAVE | DO | MODAL)) !== 0 ||
    ((parts & THIRD_PERSON) !== 0 && (isMostlyVerb(parts) || verbShare(parts) >= MOSTLY)) ||
    ((parts & PAST) !== 0 && (parts & (PARTICIPLE | NOUN)) === 0)
  );
};

/** The step of the first word behind `step` that is no adverb. */
const pastAdverbs = (place: Place, step: number): number => {
  let at = step + 1;
  while (
    at < step + 4 &&
    ((place.classes(at) & BETWEEN_VERBS) !== 0 ||
      ((place.content(at) & ADVERB) !== 0 && (place.content(at) & (NOUN | VERB)) === 0))
  )
    at++;
  return at;
};

/** "A page reload does not", "the product prefetch now includes", "a write that is": another verb makes it a noun. */
function isNounHere(place: Place, { from }: Slip): boolean {
  const parts = place.content(from);
  if (
    (parts & (NOUN | PLURAL | VERB)) === 0 ||
    (place.classes(from - 1) & SUBJECT) !== 0 ||
    isIndefinite(place.lower(from - 1))
  )
    return false;
  const next = pastAdverbs(place, from);
  if (isFinite(place, next) && (place.classes(from + 1) & DETERMINER) === 0) return true;
  if (isAfterEvent(place, from)) return true;
  if ((place.content(from + 1) & PLURAL) !== 0 && finiteFollows(place, from + 1)) return true;
  if ((parts & (NOUN | PLURAL)) === 0 && nounShare(parts) < MOSTLY) return false;
  const named = place.at(next + 1)?.plain === false ? next + 1 : next;
  if (/^(?:that|which|whose)$/.test(place.lower(next)) && finiteFollows(place, named)) return true;
  // "The cache key you choose", "every font file a call loads", "the last cache refresh."
  if ((parts & VERB) === 0)
    return nounShare(parts) >= MOSTLY && (place.classes(from + 1) & (DETERMINER | OBJECT_PRONOUN)) === 0;
  const adverb = (place.classes(from - 1) & BETWEEN_VERBS) !== 0;
  const seldomVerb = !adverb && nounShare(parts) >= MOSTLY && verbShare(parts) < MOSTLY;
  const takesObject = (place.classes(from + 1) & DETERMINER) !== 0;
  if (seldomVerb && (!takesObject || clauseFollows(place, from + 1))) return true;
  if (takesObject || nounShare(parts) < SELDOM) return false;
  // "A lint check names a pattern", "after the next server restart in the case of …".
  const third = (place.content(next) & THIRD_PERSON) !== 0 && (place.classes(next + 1) & DETERMINER) !== 0;
  return third || verbFollows(place, next);
}

/** "Since the last cache refresh", "after the next server restart": what happened before. */
function isAfterEvent(place: Place, from: number): boolean {
  const which = [from - 2, from - 3].some((step) =>
    /^(?:last|next|previous|first|initial|latest|each|every)$/.test(place.lower(step)),
  );
  return (
    which &&
    [from - 3, from - 4].some((step) => /^(?:after|before|since|until|during|upon)$/.test(place.lower(step)))
  );
}

/** "A page reload while offline still fails": a verb without a subject of its own. */
function verbFollows(place: Place, from: number): boolean {
  for (let at = from; at < from + 8 && place.at(at); at++) {
    const opens = (place.classes(at) & OPENS_CLAUSE) !== 0;
    if (opens && (place.classes(at + 1) !== 0 || (place.content(at + 1) & (NOUN | PLURAL)) !== 0))
      return false;
    if (/^(?:that|which|who|and|or|to)$/.test(place.lower(at))) return false;
    if (isFinite(place, at)) return true;
  }
  return false;
}

/** Whether what begins at the step has a verb of its own: "the process asked", "a call loads". */
function clauseFollows(place: Place, step: number): boolean {
  for (let at = step + 1; at < step + 5 && place.at(at); at++) {
    const parts = place.content(at);
    if (isFinite(place, at) || ((parts & PAST) !== 0 && (place.content(at - 1) & NOUN) !== 0)) return true;
  }
  return false;
}

/** "Boils down to", "takes place", "need only look": the verb stands in front. */
function isBehindVerb(place: Place, { from }: Slip): boolean {
  const parts = place.content(from);
  const before = place.lower(from - 1) === 'only' ? from - 2 : from - 1;
  if (/^(?:need|needs)$/.test(place.lower(before))) return true;
  if ((parts & ADVERB) !== 0 && (parts & (VERB | NOUN)) !== 0 && verbShare(parts) < MOSTLY) return true;
  return (parts & NOUN) !== 0 && isFinite(place, before) && place.classes(before) === 0;
}

const ASKED =
  /\b(?:requir|request|recommend|suggest|propos|demand|insist|advis|important|essential|necessary|crucial|vital|imperative|prefer|desirable|mandat)\w*\s(?:[^.;:,]*\s)?that\s[^.;:]*$/i;
/** "We require that the request have a header", "it is advisable that this account not own the files". */
const isSubjunctive = (place: Place, { from }: Slip): boolean =>
  !/^(?:are|were|is|was)/.test(place.lower(from)) &&
  !/^(?:that|which|who)$/.test(place.lower(from - 1)) &&
  (place.content(from) & THIRD_PERSON) === 0 &&
  ASKED.test(wordsBefore(place, from));

/** What stands in front of a word in its sentence, as one text. */
function wordsBefore(place: Place, step: number): string {
  const words: string[] = [];
  for (let at = step - 1; at > step - REACH && place.at(at); at--) words.unshift(place.text(at) || '`');
  return `${words.join(' ')} `;
}

/** "Voluntarily relinquish the CPU", "else resize it", "making all crates use it": no subject of its own. */
function isOrder(place: Place, { from }: Slip): boolean {
  if ((place.content(from) & VERB) === 0) return false;
  // "[The plugin](…) Automatically generate a certificate".
  if (place.at(from - 1)?.capital && place.lower(from - 1).endsWith('ly')) return true;
  if (place.opensSentence(from - 1) || (!place.at(from - 2) && place.opensClause(from - 1)))
    return (
      /^(?:else|otherwise|instead|then|optionally|e\.g|i\.e)$/.test(place.lower(from - 1)) ||
      place.lower(from - 1).endsWith('ly')
    );
  for (let at = from - 1; at > from - REACH && place.at(at); at--) {
    if (/^(?:mak(?:e|es|ing)|let|lets|letting|have|having)$/.test(place.lower(at)))
      return (place.classes(at + 1) & (DETERMINER | PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0;
    if (isFinite(place, at) || (place.classes(at) & OPENS_CLAUSE) !== 0) return false;
  }
  return false;
}

/** "The scheme, the port, and the query string are", "the streams (…) and the locale are": one of several that share a verb. */
function isOneOfSeveral(place: Place, { from, message }: Slip): boolean {
  const head = /^“(?:[Tt]he )?([^” ]+)(?: of …)?” is singular/.exec(message)?.[1];
  if (head === undefined) return false;
  let at = from - 1;
  while (at > from - REACH && place.near(at) && place.near(at)?.lower !== head) at--;
  let joined = false;
  for (const stop = at - REACH; at > stop; at--) {
    const facts = place.near(at);
    if (!facts || place.opensSentence(at + 1)) break;
    if (/^(?:and|or|nor)$/.test(facts.lower)) joined = true;
    else if (joined && (facts.classes & OPENS_CLAUSE) !== 0) break;
    else if (isFiniteNear(facts)) return false;
    else if (!joined && (facts.classes & OPENS_CLAUSE) !== 0) return false;
  }
  return joined;
}

const isFiniteNear = (facts: NonNullable<ReturnType<Place['near']>>): boolean =>
  (facts.classes & (BE | HAVE | DO | MODAL)) !== 0 ||
  (facts.classes === 0 &&
    (facts.parts & (THIRD_PERSON | VERB)) !== 0 &&
    (isMostlyVerb(facts.parts) || ((facts.parts & THIRD_PERSON) !== 0 && verbShare(facts.parts) >= MOSTLY)));

/** "Recursively defining constants is", "cross-compiling programs does": what is done is one thing. */
function isDoing(place: Place, { from, message }: Slip): boolean {
  if (!message.includes(' is plural')) return false;
  let at = from - 1;
  while (at > from - REACH && place.at(at) && !place.opensSentence(at)) at--;
  if (!place.opensSentence(at)) return false;
  const first = place.text(at);
  return /^[a-z]+-[a-z]+ing$/i.test(first) || (/ly$/.test(first) && /^[a-z-]+ing$/.test(place.lower(at + 1)));
}

/** "Factors that weaken a password that are", "the ancestors of a commit that are": many stand farther in front. */
function isFartherMany(place: Place, { from }: Slip): boolean {
  const relative = [from - 1, from - 2].find((step) => /^(?:that|which|who)$/.test(place.lower(step)));
  if (relative === undefined || (place.content(from) & THIRD_PERSON) !== 0) return false;
  if (/^(?:is|was|has|does)/.test(place.lower(from))) return false;
  let at = relative - 1;
  while (at > relative - 5 && (place.classes(at) & PREPOSITION) === 0 && place.at(at)) at--;
  if ((place.classes(at) & PREPOSITION) === 0) return false;
  const head = (place.content(at - 1) & PARTICIPLE) !== 0 ? at - 2 : at - 1;
  return isMany(place.at(head));
}

/** "Everyone before you is waiting", "resumption using session tickets is supported": one thing stands farther in front. */
function isFartherOne(place: Place, { from, message }: Slip): boolean {
  if (place.lower(from - 1) === 'you')
    return (
      /^(?:before|after|than)$/.test(place.lower(from - 2)) &&
      [from - 3, from - 4].some((step) => place.opensSentence(step))
    );
  if (!message.includes(' is plural')) return false;
  const using = [from - 2, from - 3].find((step) => /^(?:using|involving)$/.test(place.lower(step)));
  return using !== undefined && (place.parts(using - 1) & (NOUN | PLURAL)) === NOUN;
}

/** "The files ending in `.key` are", "a flaw in the way labels were read": many stand in front, and what describes them. */
function isDescribedMany(place: Place, { from, message }: Slip): boolean {
  if (!message.includes(' singular')) return false;
  if (
    (place.parts(from - 1) & PLURAL) !== 0 &&
    /^(?:way|time|reason|moment|extent|order)$/.test(place.lower(from - 2))
  )
    return true;
  // "The parameters chosen are".
  if ((place.content(from - 1) & PARTICIPLE) !== 0 && (place.content(from - 2) & PLURAL) !== 0) return true;
  for (let at = from - 1; at > from - REACH && place.at(at); at--) {
    if ((place.classes(at) & (BE | HAVE | DO | MODAL | OPENS_CLAUSE)) !== 0) return false;
    // "The fees paid last year were".
    if ((place.content(at - 1) & PLURAL) === 0) continue;
    if (
      (place.parts(at) & ING) !== 0 ||
      ((place.content(at) & PARTICIPLE) !== 0 && place.opensClause(at - 2))
    )
      return true;
  }
  return false;
}

/** "*Sticky keys* allows it", "*--minimum* bytes is given": what is named is one thing. */
const isNamed = (place: Place, { from, message }: Slip): boolean =>
  message.includes(' is plural') &&
  !message.includes('… and …') &&
  // "The conventions GHC expects".
  ((/^[A-Z](?:[a-z]*|[A-Z]+)$/.test(place.text(from - 1)) &&
    !place.opensSentence(from - 1) &&
    // "Scanners which are connected by USB is".
    !((place.classes(from) & (BE | HAVE)) !== 0 && place.lower(from - 2) === 'by')) ||
    isEmphasised(place, from));
const isEmphasised = (place: Place, from: number): boolean =>
  [1, 2, 3].some((count) => [1, 2].some((end) => place.isMarked(from - end - count + 1, from - end)));

/** "The most common are", "a share of the users are": one or many, as the writer sees them. */
const isEitherNumber = (place: Place, { from, message }: Slip): boolean =>
  (message.includes(' is singular') && /^(?:most|least)$/.test(place.lower(from - 2))) ||
  /^“(?:share|bit|set|portion|proportion|percentage)” is singular/.test(message);

/** "But this time try it", "which is fewer". */
const isAside = (place: Place, { from, message }: Slip): boolean =>
  (place.lower(from - 1) === 'time' && /^(?:this|next|each|every)$/.test(place.lower(from - 2))) ||
  (message.includes(' is plural') &&
    place.lower(from - 1) === 'which' &&
    (place.content(from + 1) & PARTICIPLE) === 0 &&
    /^(?:is|makes|means|gives|causes|helps|leads|results|fixes)$/.test(place.lower(from)));

/** "Files that have changed since the last backup are", "the number of files when files have": the nearest noun belongs to a clause of its own. */
const isAfterClause = (place: Place, { from, message }: Slip): boolean =>
  message.includes(' is singular') &&
  (/\b(?:that|which|who)\b.*\b(?:since|before|after|until)\b/.test(wordsBefore(place, from)) ||
    // "It is slow because it use many threads": the nearest is meant.
    (!message.startsWith(`“${place.lower(from - 1)}”`) &&
      [from - 2, from - 3].some(
        (step) => /^(?:when|if|because|while|unless|where)$/.test(place.lower(step)) && place.at(step - 1),
      )));

/** "A level that ends with a number is", "this check tests that the host matches", "forcing larger limits reduces": what was taken for a subject is a verb, or what one does is. */
function isNoSubject(place: Place, { from, message }: Slip): boolean {
  const head = /^“(?:[Tt]he )?([^” ]+)” is plural/.exec(message)?.[1];
  if (head === undefined) return false;
  let at = from - 1;
  while (at > from - REACH && place.near(at) && place.near(at)?.lower !== head) at--;
  const verb = (place.parts(at) & THIRD_PERSON) !== 0;
  if (verb && /^(?:that|which|who)$/.test(place.lower(at - 1))) return true;
  if (verb && /^(?:this|each|every|an?)$/.test(place.lower(at - 2)) && at < from - 1) return true;
  // "The engineer answers alerts outside of office hours": who acts, the verb, and its object.
  if (
    verb &&
    at === from - 1 &&
    (place.parts(from) & PLURAL) !== 0 &&
    (place.content(at - 1) & (NOUN | PLURAL)) === NOUN &&
    (place.classes(from + 1) & PREPOSITION) !== 0
  )
    return true;
  return [at - 1, at - 2].some(
    (step) =>
      (place.content(step) & (ING | ADJECTIVE)) === ING &&
      place.lower(step) !== 'following' &&
      (place.opensClause(step) || place.opensSentence(step - 1)),
  );
}

/** "Knowing our devices are safe helps": a clause of its own, which is what one knows. */
function isKnown(place: Place, { from, message }: Slip): boolean {
  if (!message.includes('” is singular')) return false;
  for (let at = from - 2; at > from - REACH && place.at(at); at--)
    if (
      /^(?:knowing|checking|ensuring|seeing|thinking|believing|hoping|assuming|finding|verifying|confirming|noticing|learning|remembering|proving|showing|saying)$/.test(
        place.lower(at),
      )
    )
      return (place.content(from - 1) & PLURAL) !== 0;
  return false;
}

/** "How many periods does it cover": the subject stands behind. */
const isAsked = (place: Place, { from }: Slip): boolean =>
  place.before(6).includes('how') && (place.classes(from + 1) & (DETERMINER | SUBJECT)) !== 0;

/** "In scenarios which fixes a case", "a quirk in systems that causes leaks": what was said, or a noun farther in front, is meant. */
function isWholeClause(place: Place, { from }: Slip): boolean {
  const relative = [from - 1, from - 2].find((step) => /^(?:that|which|who)$/.test(place.lower(step)));
  if (relative === undefined || place.lower(relative) === 'who' || (place.content(from) & THIRD_PERSON) === 0)
    return false;
  let at = relative - 1;
  while (at > relative - 6 && place.at(at) && place.classes(at) === 0) at--;
  while ((place.classes(at) & DETERMINER) !== 0) at--;
  return (place.classes(at) & PREPOSITION) !== 0;
}

/** "What is new when the call ends has": the verb of a clause of its own. */
const isClauseVerb = (place: Place, { from }: Slip): boolean =>
  (place.content(from - 1) & THIRD_PERSON) !== 0 &&
  verbShare(place.parts(from - 1)) >= MOSTLY &&
  (place.content(from - 2) & (NOUN | PLURAL)) === NOUN &&
  (place.classes(from - 3) & DETERMINER) !== 0 &&
  /^(?:when|if|once|while|until|after|before|because|where)$/.test(place.lower(from - 4)) &&
  place.at(from - 5) !== undefined;

/** "In normal matches and others": an adjective in front makes a noun of it. */
const isDescribed = (place: Place, { from }: Slip): boolean =>
  (place.parts(from) & PLURAL) !== 0 &&
  (place.content(from - 1) & (ADJECTIVE | VERB | PLURAL)) === ADJECTIVE &&
  nounShare(place.parts(from - 1)) <= SELDOM &&
  (place.classes(from - 2) & PREPOSITION) !== 0;

/** "Improvements for parsing source maps in it", "the error of calling extend to pass it": what is done to it stands in front. */
function isDoneTo(place: Place, { from }: Slip): boolean {
  if ((place.parts(from) & (NOUN | PLURAL)) === 0 && !/^(?:calling|using)$/.test(place.lower(from - 1)))
    return false;
  if ((place.classes(from + 1) & (DETERMINER | OBJECT_PRONOUN)) !== 0) return false;
  for (let at = from - 1; at >= from - 3 && place.at(at) && place.classes(at) === 0; at--)
    if ((place.parts(at) & (ING | ADJECTIVE)) === ING) return (place.classes(at - 1) & PREPOSITION) !== 0;
  return false;
}

const DOUBTS = [
  isExcepted,
  isNounHere,
  isBehindVerb,
  isSubjunctive,
  isOrder,
  isOneOfSeveral,
  isDoing,
  isKnown,
  isFartherMany,
  isFartherOne,
  isDescribedMany,
  isNamed,
  isEitherNumber,
  isWholeClause,
  isAsked,
  isAside,
  isAfterClause,
  isNoSubject,
  isAfterLabel,
  isDescribed,
  isClauseVerb,
  isDoneTo,
  isDoneBy,
  isOrderBehindTime,
  isContraction,
];

const doubted =
  (judge: Judge): Judge =>
  (place) => {
    const slip = judge(place);
    return slip && DOUBTS.some((doubt) => doubt(place, slip)) ? undefined : slip;
  };

/** The same checks, without the slips that a closer look at the words around doubts. */
export const unlessDoubted = (watched: readonly Watched[]): Watched[] =>
  watched.map(([trigger, judge, beside]) =>
    beside ? [trigger, doubted(judge), beside] : [trigger, doubted(judge)],
  );
