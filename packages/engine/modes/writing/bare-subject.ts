import { classesOf } from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  lookUp,
  NOUN,
  nounShare,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { UNCOUNTED } from '../../spelling/uncounted.ts';
import { tagWords } from '../../vale/tagging/tagger.ts';
import { HARDLY_COUNTED } from './note-words.ts';
import { isCountable, isNominal, wholeOrder } from './whole-order.ts';
import { soundOr } from './sound.ts';

/** Words of a subject that anybody would leave to the verb. */
const MOST_WORDS = 4;
/** Of fifteen times: a verb, though a plural is spelled so too. */
const OFTEN = 4;
const MOSTLY = 12;
/** Environments, and tools that people write without their capital. */
export const NAMED =
  /^(?:main|master|production|prod|staging|canary|trunk|docker|python|terraform|slack|stripe|flask|express|spring|chrome|safari|notion|linear|jira|redis|postgres|kafka|vault|consul|nomad|swift|rust|ruby|java|word|excel|node|git|bash|curl)$/;
/** What a note may begin with in capitals and be no name: "Old key", but not "Slack". */
const DESCRIBES =
  /^(?:old|new|same|first|last|next|previous|current|default|other|main|whole|entire|free|full|daily|weekly|monthly|nightly|invalid|expired|missing|empty|failed|local|remote|public|private|primary|secondary|final|initial|original|updated|existing)$/;
/** And things that no product is named after. */
const THING =
  /^(?:account|admin|alert|app|backup|build|button|certificate|change|client|customer|dashboard|database|dialog|email|endpoint|error|event|export|file|form|header|import|index|invitation|invite|invoice|job|key|link|list|log|login|manager|message|notification|owner|page|parser|password|payload|plan|plugin|policy|process|project|queue|refund|replica|report|request|response|restore|route|scan|script|search|server|service|session|setting|subscription|tab|table|team|test|ticket|token|trial|upload|user|value|warning|webhook|wizard|worker|workflow)$/;
const COMMON = /^\p{Ll}[\p{Ll}-]*$/u;

/**
 * "old key works 24 hours" as "the old key works 24 hours": one thing that can be counted, without its article before what
 * it does; any other note as it is.
 */
export const withSubjectArticle = (note: string): string => soundOr(note, withThe(note));

function withThe(note: string): string {
  const [head = ''] = /^[^,;:()`"“.!?–—]*/u.exec(note) ?? [];
  const words = head.trim().split(/\s+/);
  const first = words[0] ?? '';
  const lower = first.toLowerCase();
  if (/^(?:today|yesterday|tomorrow|now|currently)$/.test(lower)) return note;
  if (words.length < 3 || !(COMMON.test(first) || mayBeThing(first.toLowerCase()))) return note;
  const tags = tagWords([lower, ...words.slice(1)]);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (word === 'goes' ||
        ((lookUp(word) & THIRD_PERSON) !== 0 &&
          (verbShare(lookUp(word)) >= MOSTLY || tags[index] === 'VBZ'))),
  );
  const subject = words.slice(0, at).map((word) => lookUp(word.toLowerCase()));
  const noun = (words[at - 1] ?? '').toLowerCase();
  const facts = subject.at(-1) ?? 0;
  const isThing =
    at > 0 &&
    at <= MOST_WORDS &&
    // "a project lives", "today the map is"
    words.slice(0, at).every((word) => classesOf(word.toLowerCase()) === 0) &&
    words.slice(1, at).every((word) => COMMON.test(word)) &&
    subject.every((part) => (part & (NOUN | ADJECTIVE)) !== 0 || part === 0) &&
    (facts & NOUN) !== 0 &&
    (facts & PLURAL) === 0 &&
    // Of rare words nobody counted how often they are which.
    (nounShare(facts) > 0 || verbShare(facts) === 0) &&
    !UNCOUNTED.test(noun) &&
    !NAMED.test(noun) &&
    !HARDLY_COUNTED.test(noun) &&
    !/(?:one|body|thing|mode)$/.test(noun);
  // "check logs for errors", "set timeout limits to 5": an order with its things.
  const share = verbShare(lookUp(words[at] ?? ''));
  const acts =
    /^(?:goes|is|has|was)$/.test(words[at] ?? '') ||
    share >= MOSTLY ||
    (share >= OFTEN && ((subject[0] ?? 0) & VERB) === 0);
  if (!isThing || !acts || at === words.length - 1) return note;
  const named = `the ${COMMON.test(first) ? first : lower} ${words
    .slice(1, at)
    .map((word) => `${word} `)
    .join('')}`;
  const more = note.slice(head.trimEnd().length);
  const others = words.slice(at + 1);
  // "writes file `a.log`": which one it is, follows.
  const said = /^ ?[`"“(]/.test(more)
    ? [words[at], ...others].join(' ')
    : withObject(words[at] ?? '', others);
  return said === undefined ? note : named + said + more;
}

/** "opens browser" as "opens the browser"; undefined where nobody knows the article that is missing. */
function withObject(verb: string, others: readonly string[]): string | undefined {
  const told = [verb, ...others].join(' ');
  const isNoun = (word: string, index: number): boolean => COMMON.test(word) && isNominal(word, index === 0);
  const end = others.findIndex((word, index) => !isNoun(word, index));
  const object = others.slice(0, end < 0 ? undefined : end);
  const base = baseOf(verb);
  if (object.length === 0 || !isCountable(object.at(-1) ?? '') || IDIOM.test(object[0] ?? '') || !base)
    return told;
  const order = wholeOrder(`${base} ${others.join(' ')}`, true).slice(base.length);
  return order.trim() === others.join(' ') ? undefined : verb + order;
}

/** "takes place", "makes sense" */
const IDIOM = /^(?:place|part|effect|care|note|turn|charge|control|sense|use|way|home|office)$/;

/** Of words with a capital, those that are no names. */
export function mayBeThing(word: string): boolean {
  const facts = lookUp(word);
  const isNoun = (facts & NOUN) !== 0 && (facts & (PLURAL | VERB | ADJECTIVE | ADVERB | ING)) === 0;
  return DESCRIBES.test(word) || THING.test(word) || (isNoun && !NAMED.test(word));
}
