import { BE, classesOf, HAVE, MODAL, PREPOSITION } from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
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
import { beginsStep, isHastyOrder, isVerbless } from '../brief/steps.ts';
import { isCommand } from '../generate/sentences.ts';
import { CONDITION, isTold } from '../generate/signs.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { LONGEST, STATE } from '../writing/note-words.ts';
import { ACTION, isDefinition, VERB as SAYS } from './words.ts';

/** What a note has between an order and its reader that no order has: "lose it = lose backups", "who books?". */
const NO_ORDER =
  /[=?]|(?:->|→)\s|\bonly$| up to \d|^(?:need|see|want|have|receive)\b|^get (?!the\b|an?\b|your\b|new\b|to\b|in\b|out\b|on\b|off\b|back\b)/i;
/** What follows a noun that a verb is spelled like: "open Mon–Fri", "report due", "filter every 3 months". */
const BEHIND_NOUN =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|due|every|each|above|below|within|until|till|by|per|only|not|no|\d.*|[€$£<>≤≥].*)$/iu;
/** "release on Friday" */
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?s?(?:[-–].*)?$/iu;
/** What an order makes of a thing: "keep the lid closed". */
const MAKES_SO = /^(?:keep|leave|get|make|set|hold|mark|turn|push|pull|press|slide|roll|switch|prop|wedge)$/;
/** What is done on screens and at counters, though things are called so more often. */
const DOES = /^(?:click|tap|scan|press|tick|sign|book|hand|pick|swipe|drag)$/;
/** "cuff on left arm": where it is, and no particle of a verb. */
const SIDE = /^(?:left|right|upper|lower|inner|outer|front|rear|bottom|opposite)$/;
/** "tube points to hand": nouns as often, but not before "to". */
const DIRECTED = /^(?:points|faces|tips|turns)$/;
const MOSTLY = 12;

/** In UTF-16 code units. */
const SHORTEST = 3;

/** How sure it is that a note tells its reader to do something. */
export type Sureness = 'sure' | 'maybe' | 'no';

/** "book a slot" tells what to do, "test page" may, "export bug fixed" and "report due Friday" tell how things are. */
export function orderOf(text: string): Sureness {
  // A letter or two name something at most.
  if (text.length > LONGEST || text.length < SHORTEST) return 'no';
  const bare = text
    .replace(/[.!]+$/, '')
    .replace(/^(?:then|next|finally|first|now),? /i, '')
    .trim();
  if (isCommand(bare) || /^[^:`]{2,40}: `[^`]+`$/.test(bare)) return 'sure';
  if (CONDITION.test(bare)) return orderOf(bare.replace(CONDITION, ''));
  if (NO_ORDER.test(bare) || /^\p{L}+-(?:up|off|in|out)\b/u.test(bare) || isTold(bare)) return 'no';
  if (asPath(bare) !== bare) return 'sure';
  const [clause = ''] = bare.split(/[,;:(]/);
  const words = clause.trim().toLowerCase().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  const facts = lookUp(first);
  // "old roll out": what goes where, beside what is surely to be done.
  if ((partsOf(first) & VERB) === 0 && isVerbless(clause.trim())) return 'maybe';
  const mayBeThing = (partsOf(first) & (NOUN | ADJECTIVE)) !== 0 && verbShare(facts) < 15;
  if (second === 'of' || (mayBeThing && tellsOfThing(words, facts))) return 'no';
  const end = words.findIndex((word) =>
    /^(?:if|when|that|which|who|until|till|unless|once|so|because|what|how|and)$/.test(word),
  );
  if (words.slice(0, end < 0 ? undefined : end).some((word) => (classesOf(word) & (BE | HAVE | MODAL)) !== 0))
    return 'no';
  const isCompound =
    nounShare(facts) > verbShare(facts) &&
    !DOES.test(first) &&
    // "request access to the console"
    !(third === 'to' && ACTION.test(bare)) &&
    // "Release notes" is a thing, "label boxes" may be none.
    (partsOf(second) & (nounShare(facts) >= MOSTLY ? NOUN | PLURAL : NOUN)) !== 0 &&
    classesOf(second) === 0 &&
    /^\S+ \p{Ll}/u.test(bare);
  if (!isCompound && (isHastyOrder(bare) || tellsToDo(bare))) return 'sure';
  return beginsStep(bare) ? 'maybe' : 'no';
}

/** Whether a note surely tells its reader to do something. */
export const isOrder = (text: string): boolean => orderOf(text) === 'sure';

/** Behind its first word, which may be a noun, a note says when, how much, or how it is. */
function tellsOfThing(words: readonly string[], facts: number): boolean {
  const [first = '', second = '', third = ''] = words;
  const last = words.at(-1) ?? '';
  const isState = (word: string): boolean =>
    (partsOf(word) & (ADJECTIVE | PARTICIPLE)) !== 0 && (partsOf(word) & (NOUN | VERB | ADVERB)) === 0;
  // "drill 8 mm hole", but not "charge 5 € per day"
  const isOfThing = /^\d/.test(second) && words.length > 3 && !words.includes('per');
  const isWhen = /^(?:until|till)$/.test(second) && /^(?:it|they|you|the|all)$/.test(third);
  if (!isOfThing && !isWhen && (BEHIND_NOUN.test(second) || DAY.test(second)) && verbShare(facts) < MOSTLY)
    return true;
  const isMostlyNoun = nounShare(facts) >= verbShare(facts);
  // "deposit back in 3 days", "reset link valid 30 min"
  if (isMostlyNoun && second === 'back' && /^(?:in|by|within|after|on)$/.test(third)) return true;
  if ((partsOf(second) & (NOUN | PLURAL)) === NOUN && STATE.test(third) && !MAKES_SO.test(first)) return true;
  if (isMostlyNoun && (classesOf(second) & PREPOSITION) !== 0)
    return (
      !/^(?:in|out|up|off|on|over|down|with|to|into)$/.test(second) ||
      // "ribbon in the wrong way round"
      verbShare(facts) === 0 ||
      (SIDE.test(third) && !DOES.test(first)) ||
      words.some((word) => DAY.test(word))
    );
  // "badge prints", "host gets a message"
  const does = lookUp(second);
  const isDoing = verbShare(does) > nounShare(does) || (third === 'to' && DIRECTED.test(second));
  if (isMostlyNoun && (partsOf(second) & THIRD_PERSON) !== 0 && isDoing) return true;
  return !MAKES_SO.test(first) && words.length > 1 && words.length < 5 && isState(last);
}

/** Nouns too, but orders where what is done stands behind them: "book slot", "label before you fill it", "load from the back". */
const BOOKS =
  /^(?:(?:book|order|label|hand (?:over|out|in|back)|slice|sign|text|phone|email|box|mop|mix|stack|be) (?!(?:by|for|from|at|on|to|\p{L}+s)\b)|(?:arrive|bake|boil|brush|count|drive|fold|hang|heat|knead|knock|lift|load|lower|measure|meet|park|rinse|scrub|search|shake|sit|soak|stand|stay|sweep|swap|wash|wear|weigh) )(?!(?:no|number|form|is|are|only|needed|valid|must|can|max|limit)\b)\p{L}/iu;
/** "open 11:30 to 14:00": when it is. */
const OPEN_HOURS =
  /^(?:open|closed?) (?:\d|from|until|till|daily|on|every|all|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b)/iu;

/** "warm day, no wind": how it has to be. */
const isHow = (text: string): boolean =>
  (lookUp(
    /^(\p{Ll}+) \p{Ll}+, (?:no|not|[<>≥≤]|(?:more|less) than|at (?:least|most))\b/u.exec(
      text.toLowerCase(),
    )?.[1] ?? '',
  ) &
    ADJECTIVE) !==
  0;

/** Tells somebody to do something, or to go somewhere: "let it cool", but not "paper jam", which begins with a verb too. */
function tellsToDo(text: string): boolean {
  if (isHow(text)) return false;
  // "free for residents": how it is, and nothing to do.
  if (/^(?:free|open|closed?|clear|safe) (?:for|to|of)\b/i.test(text)) return false;
  if (OPEN_HOURS.test(text) || /^\p{L}+-(?:up|off|in|out)\b/u.test(text)) return false;
  if (isAction(text) || /^(?:don['’]t|do not|never)\b/i.test(text) || asPath(text) !== text) return true;
  if (isImperative(text) || BOOKS.test(text)) return true;
  const facts = lookUp((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase());
  return (
    (facts & VERB) !== 0 && verbShare(facts) > nounShare(facts) && (beginsStep(text) || beginsWithVerb(text))
  );
}

function isAction(text: string): boolean {
  return ACTION.test(text) && !isDefinition(text);
}

/** "seal with silicone", below the heading of a task. */
function beginsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/,?\s+/);
  return (
    ((lookUp(first) | lookUp(first.replace(/^(?:un|re)(?=\p{L}{3})/u, ''))) & VERB) !== 0 &&
    second !== '' &&
    !SAYS.test(second) &&
    !isDefinition(text) &&
    !/^(?:max|min|no|up|at|yellow|blue|green|red|white|black|brown|gr[ae]y|orange|purple|pink)$|..ed$/.test(
      first,
    ) &&
    // "report by mail", "undo possible within a day"
    !/^(?:by|via|per|(?:im)?possible|(?:un)?available|required|optional|allowed|needed|included)$/.test(
      second,
    )
  );
}

/** "Settings > Webhooks > Add" as a way to go. */
export function asPath(text: string): string {
  // "Changed your mind? Same page > Resume"
  if (text.includes('?')) return text;
  return text
    .replace(
      /^(\p{Lu}[^>.,:;()]{1,30} > [^.,:;()]+), (?=(?:click|select|press|tap|choose|turn|enter)\b)/u,
      'Go to $1, then ',
    )
    .replace(
      /^(\p{Lu}[^>.,:;()]{1,30} > [^.,:;()]+), (?=\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}$)/u,
      'Go to $1, then select ',
    )
    .replace(/^(?!go to )\p{L}[^>.,:;()]{1,30} > \p{L}[^.,:;]+$/iu, (path) =>
      isAction(path) || /^(?:tap|press|hold|click|swipe|scan) \p{Ll}/iu.test(path)
        ? path
        : `Go to ${capitalizedWord(path)}`,
    );
}
