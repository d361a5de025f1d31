import {
  BE,
  classesOf,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  NUMBER,
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
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { UNCOUNTED } from '../../spelling/uncounted.ts';
import { isImperative } from '../generate/signs.ts';
import { mayBeThing, withSubjectArticle } from './bare-subject.ts';
import {
  COMPARED,
  COUNTED,
  DATED,
  HAPPENED,
  DID,
  ENDED,
  inWords,
  LONGEST,
  MEASURE,
  NAMED_IN_S,
  OFTEN,
  ONCE,
  ONCE_OR_OFTEN,
  ORDERS,
  OVER,
  PEOPLE,
  PLANNED,
  RANKED,
  STATE,
  TAKES,
  VALUED,
} from './note-words.ts';
import { soundOr } from './sound.ts';
import { withNeed } from './whole-order.ts';

/** A word of a note, and where it ends. */
interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly parts: number;
  readonly classes: number;
  /** Code, an acronym or a name. */
  readonly isNamed: boolean;
}

const VERSION = /^v?\d[\d.]*\+?$/;
const AMOUNT = /^(?:[<>≤≥]=?\s?)?(?:[€$£~±]|\+\/-)?\s?\d|^(?:unlimited|none)$/;
const HEDGE = /^(?:about|around|up|at|between|under|over|max|min|maximum|minimum|less|more|every)$/;
/** "Tokens stay valid", "logs go missing": verbs, though nouns are spelled so too. */
const LINKS = /^(?:stays?|goes?|go|remains?|becomes?|seems?|looks?|turns?|grows?|falls?|keeps?|gets?)$/;
const isLinking = ({ lower }: Token, index: number, tokens: readonly Token[]): boolean =>
  index > 0 &&
  LINKS.test(lower) &&
  ((tokens[index - 1]?.parts ?? 0) & (NOUN | PLURAL)) !== 0 &&
  (((tokens[index + 1]?.parts ?? 0) & (ADJECTIVE | PARTICIPLE | ING)) !== 0 ||
    STATE.test(tokens[index + 1]?.lower ?? ''));
const ADVERBS = /^(?:now|only|still|already|not|always|never|automatically|currently|no)$/;
/** In fifteenths of its uses. */
const MOSTLY_VERB = 12;
/** More words are a subject that nobody can be sure of. */
const MOST_WORDS = 6;

/**
 * A note without its verb as a sentence, where there is one way to read it: "rate limit 50 requests per minute" as "the rate limit
 * is 50 requests per minute", "config file moved to /etc" as "the config file was moved to /etc". Any other note as it is.
 * @param isOver whether all that it says is over
 */
export function wholeSentence(note: string, isOver = false): string {
  if (note.length > LONGEST || HAPPENED.test(note)) return note;
  const [lead = ''] = /^(?:(?:after that|then|afterwards), |otherwise,? )/i.exec(note) ?? [];
  if (lead !== '') return lead + wholeSentence(note.slice(lead.length), isOver);
  const needed = withNeed(note);
  const whole = needed === note ? withVerb(note, isOver) : needed;
  return soundOr(note, whole === note && !isImperative(note) ? withSubjectArticle(note) : whole);
}

/** A note with the verb that it lacks. */
function withVerb(note: string, isOver: boolean): string {
  const tokens = readHead(note);
  const [first] = tokens;
  if (!first || ORDERS.test(first.lower)) return note;
  if (tokens.some(isVerb) || tokens.some(isLinking)) return withSubjects(note, tokens);
  if (isDoing(first, tokens[1]) || isActing(first, tokens[1])) return note;
  const end = endOfSubject(tokens);
  if (end === 0 || end > MOST_WORDS) return note;
  const subject = note.slice(0, tokens[end]?.start ?? note.length).trimEnd();
  let at = end;
  while (ADVERBS.test(tokens[at]?.lower ?? '')) at += tokens[at]?.lower === 'no' ? 2 : 1;
  const said = tokens[at];
  if (!said) return note;
  const head = headOf(tokens.slice(0, end));
  if (!head || isOrder(tokens) || tokens.slice(0, end).some((_, index) => isSaid(tokens.slice(0, index + 1))))
    return note;
  const rest = note.slice(tokens[end]?.start ?? note.length);
  // "kiosk not for emergencies"
  if (/^(?:only|not) (?:meant )?for\b(?! now\b)/i.test(rest) && !isImperative(note))
    return `${withArticle(subject, tokens)} ${verbFor(head)} ${rest}`;
  const isOrdered = isImperative(note);
  if (!isOrdered && VALUED.test(head.lower) && at === end && /^`|:\/\//.test(said.text))
    return `${withArticle(subject, tokens)} ${verbFor(head)} ${rest}`;
  if (
    AMOUNT.test(said.text) ||
    (HEDGE.test(said.lower) && AMOUNT.test(tokens[at + 1]?.text ?? tokens[at + 2]?.text ?? ''))
  ) {
    // "port 587 blocked": its number, and how it is.
    const [state, more] = tokens.slice(at + 1);
    if (
      /^\d+$/.test(said.text) &&
      state &&
      !more &&
      ((state.parts & PARTICIPLE) !== 0 || STATE.test(state.lower))
    )
      return `${note.slice(0, state.start)}is ${note.slice(state.start)}`;
    // "Backups 35 days": a name and an amount, and nobody knows the verb.
    const isNamed = tokens[end - 1]?.isNamed === true;
    // "error rate 2% to 31%" tells what it did.
    // "The old key works 24 hours more" has its verb.
    if (
      TAKES.test(head.lower) ||
      verbShare(head.parts) >= MOSTLY_VERB ||
      /^\S+ (?:to|→|->) [€$£]?\d/.test(rest)
    )
      return note;
    if (
      at === end &&
      !isNamed &&
      first.classes === 0 &&
      verbFor(head) === 'are' &&
      /^\S+ \p{L}+[.;]?$/u.test(rest)
    )
      return `${subject}: ${rest}`;
    const compared = tokens.find(
      ({ lower }, index) =>
        index > end &&
        /^(?:faster|slower|smaller|larger|bigger|cheaper|shorter|longer|lower|higher|less|more)$/.test(lower),
    );
    if (compared && compared === tokens.at(-1))
      return `${withArticle(subject, tokens)} ${verbFor(head)} ${rest}`;
    if (!MEASURE.test(head.lower) && !(head.lower === 'code' && /^\d+ (?:if|when|on)\b/.test(rest)))
      return note;
    if (end === 1 && tokens.length === 2 && /^\d+\.?$/.test(said.text)) return note;
    return `${withArticle(subject, tokens)} ${verbFor(head)} ${inWords(rest)}`;
  }
  // "key safe left of the door"
  if (isOrdered || /^(?:key|wall|cash|gun) safe\b/i.test(note)) return note;
  const after = tokens[at + 1];
  // "link valid 24 hours"
  if (/^valid$/.test(said.lower) && after && AMOUNT.test(after.text))
    return `${withArticle(subject, tokens)} ${verbFor(head)} ${rest.replace(/^(\S+) /, '$1 for ')}`;
  // "search returned no results": what it did, and not what was done to it.
  if (after && ((after.classes & DETERMINER) !== 0 || RANKED.test(note.slice(after.start)))) return note;
  const ends =
    after === undefined ||
    (/^(?:renamed|called|named)$/.test(said.lower) &&
      (isName(after.text) || /^[`"\p{Lu}]|^to$/u.test(after.text))) ||
    (after.classes & PREPOSITION) !== 0 ||
    (after.parts & ADVERB) !== 0 ||
    /^(?:to|if|when|once|until|unless|because|so)$/.test(after.lower);
  // "Certificate expired" says what it did, or how it is: as it stands.
  if (!ends || ENDED.test(said.lower)) return note;
  // "Support noticed at 2 pm": what people did.
  if (PEOPLE.test(head.lower) && after?.lower !== 'by') return note;
  if (DID.test(said.lower)) return `${withArticle(subject, tokens)} ${rest}`;
  const isPast = /ed$/.test(said.lower)
    ? (said.parts & (PARTICIPLE | ADJECTIVE)) !== 0
    : (said.parts & PARTICIPLE) !== 0 && (said.parts & (NOUN | PLURAL)) === 0;
  // "Time ordered" names a thing; "endpoint deprecated" says what became of it.
  // "Getting started" names what people do.
  if (end === 1 && (first.parts & ING) !== 0 && isPast && /^started$/.test(said.lower)) return note;
  const isTitle =
    at === 1 &&
    after === undefined &&
    verbFor(head) === 'is' &&
    !ONCE.test(said.lower) &&
    said.lower !== 'deprecated';
  // "alert fast" may tell how it was.
  if (isTitle && /^(?:fast|slow|stale)$/.test(said.lower)) return note;
  // "Water weekly" tells somebody to do it, or names what is weekly.
  if (
    end === 1 &&
    (first.parts & VERB) !== 0 &&
    /^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly)$/.test(said.lower)
  )
    return note;
  // "tickets assigned to you go to them": what is said comes later.
  if (isPast && at === end && tokens.slice(at + 2).some(({ lower }) => LINKS.test(lower))) return note;
  const more = note.slice(said.start + said.text.length);
  if (
    ONCE_OR_OFTEN.test(said.lower) &&
    !OFTEN.test(more) &&
    !/^ (?:if|when|after|within|once|by|\p{L}+ly|for)\b/u.test(more)
  )
    return note;
  // "tenants slow down others": a verb with its particle.
  if (STATE.test(said.lower) && /^(?:down|up|out|off)$/.test(after?.lower ?? '')) return note;
  // "enterprise higher on request": it is its limit that is.
  if (COMPARED.test(said.lower) && !MEASURE.test(head.lower) && verbFor(head) === 'is') return note;
  const wasDone = isOver || OVER.test(more) || (ONCE.test(said.lower) && at === end && !OFTEN.test(more));
  const isDeed = (said.parts & PARTICIPLE) !== 0 && !PLANNED.test(said.lower);
  if (!wasDone && isDeed && DATED.test(more)) return note;
  if ((isPast && !isTitle) || STATE.test(said.lower) || (at > end && /^supported$/.test(said.lower)))
    return `${withArticle(subject, tokens)} ${verbFor(head, wasDone)} ${rest.replace(/, (?=(?:open|use|see|contact|ask|please|read|check|run)\b)/, '; ')}`;
  return note;
}

/** "Handles files larger than memory": has its verb, and needs no other. */
function isDoing(first: Token, next: Token | undefined): boolean {
  return (
    next !== undefined &&
    (first.parts & THIRD_PERSON) !== 0 &&
    verbShare(lookUp(first.lower)) > nounShare(lookUp(first.lower))
  );
}

/** "Ines worried", "Tobi measured": what somebody did. */
function isActing(first: Token, next: Token | undefined): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    first.parts === 0 &&
    next !== undefined &&
    (next.parts & PAST) !== 0 &&
    /ed$/.test(next.lower)
  );
}

/** "alert is high, fires when it rains" as "the alert is high. It fires when it rains". */
function withSubjects(note: string, tokens: readonly Token[]): string {
  const end = endOfSubject(tokens);
  const next = tokens[end];
  const isBare =
    !/^(?:nobody|everybody|everyone|everything|anybody|anyone|anything|somebody|someone|something|nothing|people|there|here|half|most|none|one|another|each|every)\b/.test(
      note,
    ) &&
    end > 0 &&
    next !== undefined &&
    isVerb(next) &&
    (/^\p{Ll}/u.test(note) || mayBeThing(tokens[0]?.lower ?? '')) &&
    !isOrder(tokens);
  const text = isBare
    ? `${withArticle(note.slice(0, next.start).trimEnd(), tokens)} ${note.slice(next.start)}`
    : note;
  return text.replace(
    /^([^,;()]+), (\p{Ll}+)(?= (?:when|if|after|on|in|at|every|for|about|to)\b)/u,
    (whole, before: string, verb: string) =>
      (partsOf(verb) & (THIRD_PERSON | PLURAL)) === THIRD_PERSON || verb === 'fires'
        ? `${before}. It ${verb}`
        : whole,
  );
}

/** The words up to the first mark that ends a clause. */
function readHead(note: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: start } of note.matchAll(
    /`[^`]*`|"[^"]*"|https?:\/\/[^\s,;()]+|[<>≤≥]=?\s?\d\S*|[\p{L}\p{N}€$£~](?:[^\s,;:()]|[,:](?=\d))*|[^\s\p{L}\p{N}]/gu,
  )) {
    if (/^[,;:()—–-]$/.test(text)) break;
    const bare = text.replace(/[.!?]$/, '');
    const lower = bare.toLowerCase();
    const isNamed = isName(bare) || NAMED_IN_S.test(note.slice(start));
    tokens.push({
      text: bare,
      lower,
      start,
      parts: isNamed ? NOUN : partsOf(lower),
      classes: classesOf(lower),
      isNamed,
    });
    if (/[!?]$/.test(text)) break;
  }
  return tokens;
}

/** Code, acronyms and names: "`ApiError`", "TTL", "PostgreSQL". */
function isName(text: string): boolean {
  return /^[`"]|\p{L}\p{Lu}|^\p{Lu}+$|\p{L}\d/u.test(text);
}

function isVerb({ classes, lower }: Token): boolean {
  return (classes & (BE | MODAL | DO | HAVE)) !== 0 || /['’](?:s|re|ll|ve|d)$/.test(lower);
}

/** How many words the subject has: nouns, what describes them, and what hangs on "of" or "for". */
function endOfSubject(tokens: readonly Token[]): number {
  let end = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { text, lower, parts, classes } = tokens[index] as Token;
    const before = tokens[index - 1];
    // "Node 18+ required": the number of a name's version.
    const isVersion =
      VERSION.test(text) &&
      before !== undefined &&
      /^\p{Lu}/u.test(before.text) &&
      !MEASURE.test(before.lower) &&
      tokens.length > index + 1 &&
      ((tokens[index + 1]?.parts ?? 0) & PLURAL) === 0;
    if (isVersion) {
      end = index + 1;
      continue;
    }
    // "Base URL https://api.example.com": the address is what is said of it.
    const isValue = before !== undefined && VALUED.test(before.lower) && /^`|:\/\//.test(text);
    if (isValue || AMOUNT.test(text) || ADVERBS.test(lower) || STATE.test(lower)) break;
    if (index > 0 && /^(?:of|for|per|in)$/.test(lower) && end === index) {
      const next = tokens[index + 1];
      if (!next || AMOUNT.test(next.text)) break;
      continue;
    }
    if (classes !== 0 && ((classes & DETERMINER) === 0 || (classes & NUMBER) !== 0)) break;
    const isNoun = (parts & (NOUN | PLURAL)) !== 0 || (parts === 0 && /^[\p{L}`"]/u.test(text));
    if ((classes & DETERMINER) !== 0 || (parts & (ADJECTIVE | ING)) !== 0 || isNoun) {
      if (index > 0 && !isNoun && (parts & PARTICIPLE) !== 0) break;
      if (isNoun) end = index + 1;
      continue;
    }
    break;
  }
  return end;
}

/** The noun that the verb goes with: before "of" and "for". */
function headOf(subject: readonly Token[]): Token | undefined {
  const at = subject.findIndex(({ classes }, index) => index > 0 && (classes & PREPOSITION) !== 0);
  const words = (at < 0 ? subject : subject.slice(0, at)).filter(({ text }) => !VERSION.test(text));
  return words.at(-1);
}

/** "tables load faster": a plural, and its verb. */
function isSaid(subject: readonly Token[]): boolean {
  const [before, last] = subject.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    (before.parts & PLURAL) !== 0 &&
    (last.parts & VERB) !== 0 &&
    (last.parts & PLURAL) === 0
  );
}

/** "restart pods stuck in Pending": a verb before a plural or a name may be an order. */
function isOrder([first, second]: readonly Token[]): boolean {
  if (!first || !second || /^\p{Lu}{2}/u.test(first.text)) return false;
  return (first.parts & VERB) !== 0 && (first.parts & (NOUN | ADJECTIVE)) === 0 && second.lower !== '';
}

function verbFor({ parts, lower, text, isNamed }: Token, isOnce = false): string {
  const isPlural = isNamed
    ? /^\p{Lu}{2,}s$/u.test(text)
    : (parts & PLURAL) !== 0 || (parts === 0 && /[^s]s$/.test(lower));
  if (isOnce) return isPlural ? 'were' : 'was';
  return isPlural ? 'are' : 'is';
}

/** A subject with "the", unless it has an article or is a name or a plural. */
function withArticle(subject: string, tokens: readonly Token[]): string {
  const [first] = tokens;
  const words = tokens.slice(0, endOfSubject(tokens));
  const head = headOf(words);
  if (
    !first ||
    !head ||
    UNCOUNTED.test(head.lower) ||
    VERSION.test(words.at(-1)?.text ?? '') ||
    // "today the map" has its article.
    words.some(({ classes }) => (classes & DETERMINER) !== 0) ||
    verbFor(head) === 'are'
  )
    return subject;
  const isNamed =
    /^[`"]/.test(head.text) ||
    (head.isNamed && !MEASURE.test(head.lower) && !COUNTED.test(head.text)) ||
    (/^\p{Lu}/u.test(head.text) && tokens.indexOf(head) > 0);
  if (isNamed && tokens.indexOf(head) === 0) return subject;
  if (/^\p{Lu}\p{Ll}+$/u.test(first.text) && first === head && (first.parts & NOUN) === 0) return subject;
  const bare =
    /^\p{Lu}\p{Ll}+$/u.test(first.text) && partsOf(first.lower) !== 0
      ? subject.slice(0, 1).toLowerCase() + subject.slice(1)
      : subject;
  return isNamed && /^\p{Lu}/u.test(first.text) && !/^\p{Ll}/u.test(bare) ? subject : `the ${bare}`;
}
