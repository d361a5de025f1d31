import {
  BE,
  classesOf,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  OBJECT_PRONOUN,
  PREPOSITION,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { cutAt } from '../brief/cut.ts';
import { isImperative } from '../generate/signs.ts';
import { withSubjectArticle } from './bare-subject.ts';
import { capitalizedWord } from './capitals.ts';

/** Subjects that only a verb follows. */
const PERSON =
  /^(?:(?:we|you|they|it|he|she|nobody|everybody|everyone|somebody|someone) |(?:it|that|there|they|we|you)['’](?:s|re|ll|ve)\b)/i;
/** Verbs, though nouns are spelled so too. */
const SHOWS = /^(?:opens|closes|appears|starts|stops|fails|works|ends|shows|runs)$/;
/** "enter the code, door opens": one thing, and what it does. */
const HAPPENS =
  /^(?!(?:who|what|it|this|that|everything|nothing|something|everyone|nobody)\b)\p{Ll}+[^s\P{Ll}] (?:opens|closes|appears|starts|stops)[.!]?$/u;
/** Joins two clauses without a conjunction: the first of the second one's words is its subject, or leads to it. */
const SUBJECT = /^(?:there|this|that|these|those|the|an?|our|your|their|its|all|both|most|some|no|any) /i;
/** What the verb that a note goes on with is told of. */
const GOES_ON = /^(?:takes|costs|lasts|needs|requires|works|counts|expires|closes|opens|starts|ends)\b/i;
/** A clause before which the main one is still to come. */
const OPENS =
  /^(?:if|when|once|after|before|while|because|since|although|though|as|unless|until|whenever|wherever|in case|to|for|in|on|at|with|without|from|by|under|during|instead)\b/i;
/** In words: a subject that is longer is hardly one. */
const LONGEST_SUBJECT = 6;

/** "Residents can apply, renew it and change the plate": all that somebody can, and no order. */
export const MAY =
  /^(?!(?:you|then|if|when|once)\b)(?:[\p{L}-]+ ){1,4}(?:can|may|could|want to|are able to)\b[^,]*, \p{Ll}[^,]* (?:and|or) \p{Ll}/iu;

/** Leans on the clause before it. */
const JOINED =
  /^(?:but|so|or|nor|yet|otherwise|which|who|whose|where|even|since|because|although|while|unless|until)\b/i;

/** "The quota is full, we keep the files": two sentences that a comma joins, as two. */
export function apart(text: string): string {
  const at = text.lastIndexOf('\n') + 1;
  const pieces = cutAt(text.slice(at), /,\s+(?=\p{L})/u);
  // "in that order, but to keep it fair, …": a sentence that conjunctions hold together.
  if (pieces.length < 2 || pieces.some((piece) => JOINED.test(piece))) return text;
  let written = pieces[0] ?? '';
  let clause = written;
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) continue;
    const isApart =
      !OPENS.test(clause.replace(/^.*[.!?;]\s+/s, '')) &&
      // "unscrew the filter, rinse it, put it back": one order after another.
      !(isImperative(piece) && index > 1 && isImperative(pieces[index - 1] ?? '')) &&
      isClause(clause) &&
      begins(piece, clause, pieces.length - index);
    const goesOn = isApart && GOES_ON.test(piece);
    const lead = goesOn ? (isImperative(clause) ? 'This ' : 'It ') : '';
    written += isApart
      ? `. ${lead}${lead ? piece : capitalizedWord(HAPPENS.test(piece) ? `the ${piece}` : withSubjectArticle(piece))}`
      : `, ${piece}`;
    clause = isApart ? piece : OPENS.test(clause) ? piece : clause;
  }
  return text.slice(0, at) + written;
}

/** Whether a clause of its own begins here: an order, its subject, or in the end a verb that takes one. */
function begins(piece: string, clause: string, left: number): boolean {
  if (GOES_ON.test(piece)) return left === 1;
  // "press Start, don't talk"
  if (/^(?:do not|don['’]t|never) \p{L}/iu.test(piece)) return left === 1 && isImperative(clause);
  // "id, type, …": a word of a list, and no order.
  if (isImperative(piece))
    return (
      left === 1 &&
      !isImperative(clause) &&
      // "debug, info, warn or error": the last of several words.
      !/^\p{L}+ (?:or|and) \p{L}+[.!]?$/u.test(piece) &&
      !/^\p{L}+,/u.test(piece) &&
      !MAY.test(`${clause}, ${piece}`)
    );
  return (
    PERSON.test(piece) ||
    HAPPENS.test(piece) ||
    // "we need transactions, team knows SQL"
    withSubjectArticle(piece) !== piece ||
    (SUBJECT.test(piece) && hasVerb(piece.split(/\s+/).slice(1, 2 + LONGEST_SUBJECT)))
  );
}

/** Whether a text says something of something, or tells somebody to do something. */
export function isClause(text: string): boolean {
  return isImperative(text) || PERSON.test(text) || /^no \p{L}+/iu.test(text) || hasVerb(text.split(/\s+/));
}

/** "Loads the document", "will go in 4.0", "named after it", "for that we have others": leans on the clause before it. */
export function lacksSubject(clause: string): boolean {
  const [first = '', second = ''] = clause.toLowerCase().split(/\s+/);
  if ((classesOf(first) & (BE | MODAL | HAVE | DO)) !== 0) return true;
  if ((classesOf(first) & PREPOSITION) !== 0) return /^(?:that|this|it|those|these|them|which)$/.test(second);
  const parts = partsOf(first);
  const isTaking = (classesOf(second) & (DETERMINER | OBJECT_PRONOUN)) !== 0;
  return (
    ((parts & THIRD_PERSON) !== 0 && isTaking) ||
    ((parts & PARTICIPLE) !== 0 && (parts & (NOUN | ADJECTIVE)) === 0)
  );
}

/** "Applies to everyone": what something does that was named before. */
export function beginsWithDeed(text: string): boolean {
  const parts = partsOf(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
  return (parts & THIRD_PERSON) !== 0 && (parts & (NOUN | PLURAL)) === 0;
}

/** Whether one of the words is a verb that says something of what stands before it. */
function hasVerb(words: readonly string[]): boolean {
  return words.some((written, index) => {
    const word = written.toLowerCase().replace(/[.,;:!?]$/, '');
    if (/^(?:that|which|who|where)$/.test(words[index - 1]?.toLowerCase() ?? '')) return false;
    if ((classesOf(word) & (BE | MODAL | HAVE | DO)) !== 0 || /n['’]t$/.test(word)) return true;
    const parts = partsOf(word);
    const before = (words[index - 1] ?? '').toLowerCase();
    const next = (words[index + 1] ?? '').toLowerCase();
    if ((parts & (THIRD_PERSON | PAST)) !== 0 && (parts & (NOUN | PLURAL | ADJECTIVE)) === 0) return true;
    if (SHOWS.test(word)) return index > 0;
    // "a new one costs 15 EUR", "networks fail", "the app polls every 5 s".
    const isTold = (classesOf(next) & DETERMINER) !== 0 || /^[\d€$£]/.test(next);
    if ((parts & THIRD_PERSON) !== 0)
      return (
        (isTold && (classesOf(before) & DETERMINER) === 0) || /^(?:now|longer|never|always)$/.test(before)
      );
    return (
      index > 0 &&
      (parts & VERB) !== 0 &&
      (partsOf(before) & PLURAL) !== 0 &&
      (partsOf(before) & (VERB | ADJECTIVE)) === 0 &&
      (parts & ADJECTIVE) === 0
    );
  });
}
