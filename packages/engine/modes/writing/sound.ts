import { buildProgram } from '../../checks/program.ts';
import { parseDocument } from '../../document/parse-document.ts';
import { lazily } from '../../lazily.ts';
import { articles } from '../../rules/grammar/articles.ts';
import { determinerAgreement } from '../../rules/grammar/determiner-agreement.ts';
import { subjectVerbAgreement } from '../../rules/grammar/subject-verb-agreement.ts';
import {
  BE,
  BETWEEN_VERBS,
  classesOf,
  DETERMINER,
  DO,
  HAVE,
  JOINS,
  MODAL,
  PREPOSITION,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  lookUp,
  NOUN,
  nounShare,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { fromBuiltIn } from '../../style/built-in.ts';
import { tagWords } from '../../vale/tagging/tagger.ts';
import { LONGEST } from './note-words.ts';

const grammar = lazily(() =>
  buildProgram([articles, determinerAgreement, subjectVerbAgreement].map((rule) => fromBuiltIn(rule, false))),
);

/**
 * What was made of a note, where its grammar holds from end to end; else the note, in its writer's own words. A word that is put
 * into half a sentence makes neither a note nor a sentence of it.
 * @param isOrder whether what is made is known to begin with an order, whatever the lexicon has its verb for
 */
export function soundOr(note: string, made: string, isOrder = false): string {
  if (note.length > LONGEST || bare(made) === bare(note)) return made;
  const own = new Set(sentencesOf(note));
  const fresh = sentencesOf(made).filter((sentence) => !own.has(sentence));
  // "the one rack is lower"
  const counted = /\bthe (?=(?:one|two|three|four|five|\d+) )/gi;
  if ((made.match(counted) ?? []).length > (note.match(counted) ?? []).length) return note;
  // "and white the paint"
  for (const [, verb = ''] of made.matchAll(/(?:^|\band )(\p{Ll}+) (?:the|an?) /gu))
    if (
      (lookUp(verb) & ADJECTIVE) !== 0 &&
      verbShare(lookUp(verb)) < LEAST_VERB &&
      !note.includes(`${verb} the`)
    )
      return note;
  const isSure = (sentence: string): boolean => isSound(sentence, isOrder && made.startsWith(sentence));
  if (!fresh.every(isSure)) return note;
  // Most have none, and their note need not be read.
  const slips = slipsIn(made);
  return slips === 0 || slips <= slipsIn(note) ? made : note;
}

/** In fifteenths of its uses. */
const LEAST_VERB = 3;

/** Marks may change; words may not. */
const bare = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[\p{L}\d)`]{2}[.!?]) (?=[\p{Lu}`])/u);

/** In UTF-16 code units: what is longer is left as it is written. */
const LONGEST_TEXT = 4000;

/** Whether each sentence of a text has its verb, and no arrow stands for one. */
export const isWholeText = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  !/\s(?:->|=>|→)\s/.test(text.replace(/`[^`]*`/g, '')) &&
  sentencesOf(text).every((sentence) => isSound(sentence));

const slipsIn = (text: string): number => grammar().run(parseDocument(text, 'markdown')).length;

/** Each clause of a sentence says something, leans on one that does, or is one of several things in a list. */
function isSound(sentence: string, isOrder = false): boolean {
  if (/\band (?:else|otherwise|or) /i.test(sentence)) return false;
  // "The short walks on leash": no verb.
  const [, described = '', things = ''] = /^the (\p{Ll}+) (\p{Ll}+)/iu.exec(sentence) ?? [];
  if ((lookUp(described) & ADJECTIVE) !== 0 && (partsOf(things) & PLURAL) !== 0 && !hasAuxiliary(sentence))
    return false;
  const clauses = sentence
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'Xx')
    .replace(/\([^()]*\)/g, '')
    .split(/[,;:](?=\s|$)|\s[-–—]\s|\s(?:->|=>|→)\s/)
    .map((clause) => clause.trim().replace(/[.!?]+$/, ''))
    .filter((clause) => /[\p{L}\d]/u.test(clause));
  // "No food in the cafe" forbids.
  if (clauses.length === 1 && /^no /i.test(clauses[0] ?? '')) return true;
  const first = isOrder ? 0 : clauses.findIndex((clause) => !leans(clause) || saysIt(clause));
  if (!isOrder && (first < 0 || !saysIt(clauses[first] ?? ''))) return false;
  // "a, b, and c": its last item says that it is a list.
  const last = clauses.findLastIndex((clause) => /(?:^| )(?:and|or|etc)\b/.test(clause));
  return clauses.every(
    (clause, at) =>
      at < first ||
      leans(clause) ||
      (((isOrder && at === 0) || saysIt(clause)) && !isBroken(clause)) ||
      at < last ||
      // "is slow, no preview"
      (/^no \p{L}+$/u.test(clause) && / is \p{L}+$/u.test(clauses[at - 1] ?? '')),
  );
}

/** "if it fails", "not at night", "including tax": goes on with what stands beside it. */
function leans(clause: string): boolean {
  const word = clause.split(' ')[0]?.toLowerCase() ?? '';
  const isOwn = (classesOf(word) & DETERMINER) !== 0 || /^(?:not?|only)$/.test(word);
  return (
    (!isOwn && classesOf(word) !== 0) ||
    /^not (?:\p{L}+ly|in|on|at|by|for|to|if|when|before|after|the|an?)\b/u.test(clause) ||
    /^(?:including|please|otherwise|max|min|maximum|minimum)$/.test(word) ||
    ((partsOf(word) & (ADVERB | ADJECTIVE)) !== 0 && (partsOf(word) & (NOUN | PLURAL | VERB)) === 0)
  );
}

/** Has its verb: an order, or something and what it does. */
export function saysIt(clause: string): boolean {
  const words = clause.toLowerCase().split(/\s+/);
  const at = words[0] === 'then' || words[0] === 'and' || words[0] === 'never' ? 1 : 0;
  if (/^(?:do not|don['’]t|please|let|be)$/.test(words[at] ?? '') || /^do not /i.test(clause)) return true;
  const facts = lookUp((words[at] ?? '').replace(/^re-/, ''));
  if ((facts & VERB) !== 0 && (words.length > at + 1 || verbShare(facts) > nounShare(facts))) return true;
  return tellsIt(clause);
}

/** Says what something is or does, and is no order: "door opens", but not "deposit back in 3 days". */
export const tellsIt = (clause: string): boolean =>
  hasAuxiliary(clause) ||
  /\p{L}['’](?:s|re|ll|ve|d|m)\b|\bno longer\b/u.test(clause) ||
  verbIn(clause.toLowerCase().split(/\s+/)) > 0;

const hasAuxiliary = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => (classesOf(word) & (BE | MODAL | DO | HAVE)) !== 0);

const verbIn = (words: readonly string[]): number => {
  const tags = tagWords(words);
  return words.findIndex(
    (word, index) =>
      index > 0 &&
      (/^(?:VBZ|VBP|VBD)$/.test(tags[index] ?? '') ||
        ((lookUp(word) & VERB) !== 0 && (partsOf(words[index - 1] ?? '') & PLURAL) !== 0) ||
        ((lookUp(word) & THIRD_PERSON) !== 0 && verbShare(lookUp(word)) > nounShare(lookUp(word)))),
  );
};

/** What an order does to something: "keep the door closed". */
const MAKES_SO =
  /^(?:keep|leave|have|get|find|make|see|want|need|hold|mark|set|consider|bring|wait|check|verify|confirm|ensure|if|when)$/;

/** "Export the bug fixed", "the values are gone are lost": a verb too many for one clause. */
function isBroken(clause: string): boolean {
  const words = clause.toLowerCase().split(/\s+/);
  const finite = words.flatMap((word, at) => ((classesOf(word) & (BE | MODAL | HAVE)) !== 0 ? [at] : []));
  const joined = words.some((word, at) => at > 0 && classesOf(word) !== 0 && JOINT.test(word));
  const [one = -1, two = -1] = finite;
  if (
    two > one + 1 &&
    !joined &&
    words.slice(one + 1, two).some((word) => (classesOf(word) & BETWEEN_VERBS) === 0)
  )
    return true;
  const article = words.findIndex((word) => /^(?:the|an?)$/.test(word));
  const last = words.at(-1) ?? '';
  return (
    article === 1 &&
    finite.length === 0 &&
    words.length > article + 2 &&
    !MAKES_SO.test(words[0] ?? '') &&
    (partsOf(last) & PARTICIPLE) !== 0 &&
    (partsOf(last) & (NOUN | PLURAL | ADVERB | ING)) === 0 &&
    words.slice(article + 1, -1).every((word) => (classesOf(word) & (PREPOSITION | JOINS)) === 0)
  );
}

const JOINT =
  /^(?:and|or|but|that|which|who|what|where|when|if|whether|because|while|until|unless|once|so|than|as|how|why|after|before|since)$/;
