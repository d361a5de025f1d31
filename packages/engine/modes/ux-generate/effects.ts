import { classesOf, MODAL } from '../../spelling/function-words.ts';
import { asSentence } from '../generate/sentences.ts';
import { THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isClause } from '../writing/splices.ts';
import { lower } from './demands.ts';
import { sentenceOf } from './told.ts';

/** Whom an effect is told of. */
type Reader = 'you' | 'they';

/** What only a request says: its people, its parts of screens, its wishes, its reasons. */
const OF_REQUESTS =
  /\b(?:users?|customers?|people|person|persons|someone|somebody|visitors?|they|them|he|she|his|her|i|me|we(?!['’]ll\b| (?:will|won['’]t|don['’]t|never|keep|retry)\b)|we['’]re|our|should|must|needs?|want|wants|please|show|shows|shown|display(?:ed|s)?|dialog|modal|toast|banner|pop-?up|copy|text|tone|ctas?|microcopy|strings?|screen|button|link to|e\.g|etc|i\.e|tbd|maybe|probably|basically|currently|right now|mention|explain|say|says|context|feature|designs?|legal|ticket|so far|sidebar|menu|get there)\b|[?()[\]]|:\s|\s[-–—]\s|->|→/i;
const OPENS_LATE =
  /^\p{L}+ or |^(?:it|this|that|these|those|also|and|but|so|if(?! (?:it|this|you)(?:['’]s|['’]re| is| are)\b)|when|because|since|(?:after|before)(?! \d| that\b)|where|which|who|note|not|no(?! one\b)|for|in case|then|instead|please|plus|both|same|their|they)\b/iu;
/** Words that say what happens to somebody's things. */
const CONSEQUENCE =
  /\b(?:you can|(?:is|are|gets?) \w+ed|can(?:['’]t|not| be| still| no longer)|will|won['’]t|lose|loses|lost|delet\w+|remov\w+|restor\w+|keeps?|kept|stays?|remains?|ends?|stops?|charg\w+|refund\w*|cancel\w*|immediately|at once|permanent\w*|no longer|read-only|off|visible|hidden|access|saved|synced|available|unavailable|retry|emailed|notified|stored|valid|sent|queued|costs?|moved|archived|expires?|become|becomes|gets?|disconnect\w*|sign(?:s|ed) out|paused)\b/i;
const BE_OR_DO =
  /^(?:is|are|was|were|has|have|had|will|['’]ll|won['’]t|can|can['’]t|cannot|may|must|isn['’]t|aren['’]t|hasn['’]t|don['’]t|doesn['’]t|lose|loses|keeps?|stays?|remains?|ends?|stops?|gets?|becomes?|retry|expires?|never|costs?|means)$/i;
/** "This removes all projects.", "Deleting removes all boards." */
const THIS_DOES =
  /^(?:this|\p{L}+ing(?: (?!\p{L}+ing\b)\p{L}+){0,3}?) (?:also |will |permanently )*(?:removes?|deletes?|cancels?|ends?|stops?|signs?|revokes?|clears?|resets?|disconnects?|unpublishes)\b/iu;
/** What a request says that a text says, and the text is all of it. */
const SAYS_THAT =
  /^(?:it |and |please |the |body |text |message |copy |help )*(?:should |must |needs to )?(?:explains?|says?|mentions?|tells? (?:them|users?|people|the user)|warns?(?: them| users| people| the user)?|notes?|reminds? (?:them|users|people)|makes? clear|states?|confirms?|is told|are told) that /i;
const MOST_WORDS = 24;

/** A sentence that speaks to its reader, without the words for what it named before: "you can download those rows and fix them". */
const forReader = (sentence: string): string =>
  /^you\b/i.test(sentence) ? sentence.replace(/\b(?:them|they|their)\b/gi, '') : sentence;

/** Whether a sentence of a request can stand on a screen as it is: a complete statement of what happens, that says nothing of the request. */
export function isMessage(sentence: string, isReason = false): boolean {
  const words = sentence.replace(/[.!]$/, '').split(/\s+|(?=['’]ll\b)/);
  const verb = words.findIndex(
    (word) => BE_OR_DO.test(word) || (classesOf(word.toLowerCase()) & MODAL) !== 0,
  );
  return (
    words.length >= 3 &&
    words.length <= MOST_WORDS &&
    ((verb > 0 &&
      (verb < words.length - 1 || /^(?:stay|remain|expire|end|stop)s?$/i.test(words[verb] ?? ''))) ||
      THIS_DOES.test(sentence)) &&
    !OF_REQUESTS.test(
      forReader(sentence.replace(ASIDE, ''))
        .replace(/, (?:but |and )?(?:they|it) (?=\p{Ll})/u, ', ')
        // "24 students lose their grades" says itself who they are.
        .replace(/^((?:\d+|all|the) \p{L}+s \p{L}+ )their /iu, '$1'),
    ) &&
    (THIS_DOES.test(sentence) ||
      !OPENS_LATE.test(isReason ? sentence.replace(/^not all /i, '') : sentence)) &&
    (isReason || CONSEQUENCE.test(sentence)) &&
    !/[,;:]$/.test(sentence)
  );
}

/** What happens, as `effectOf` or, where nothing of it speaks of the request, as the sentence that it is. */
export const messageOf = (told: string, reader: Reader): string | undefined =>
  effectOf(told, reader) ??
  (OF_REQUESTS.test(forReader(told)) || OPENS_LATE.test(told) ? undefined : sentenceOf(told));

/** "({date})", "(API access, custom domains)": values and names, and nothing for those who write. */
const ASIDE = / \((?:[^()?:]*\{\w+\}[^()?:]*|[^()?:]*,[^()?:]*)\)/g;

/** What only those who write a screen are told. */
const TO_WRITERS =
  /\b(?:users?|customers?|visitors?|someone|they|them|dialog|modal|toast|banner|pop-?up|copy|tone|ctas?|microcopy|strings?|mention|explain|encourage|thank|offer|should|please|needs? to|tbd|maybe|probably|ticket|designs?|each|title|body|types?|must type|buttons?)\b|[?()[\]]|:\s|->|→/i;
const OPENS =
  /^(?:we|you|your|our|the|an?|all|any|no|this|these|only|up to|after|before|until|once|if|\p{Lu}|\d|\{|\p{L}+(?:s|ing)\b)/iu;

/** "Report takes up to 10 min, we'll email you" */
export const CLAUSES = /[;,]\s+(?=(?:we|you|they|it|the \p{L}+)(?:['’]\p{L}+)? )/iu;

/** A whole statement of a request that a screen can make as it is, whatever it speaks of; undefined where it speaks to those who write. */
export const statementOf = (told: string): string | undefined =>
  !TO_WRITERS.test(told.replace(ASIDE, '').replace(/\bper (?:user|customer)\b/i, '')) &&
  !/^(?:(?:can|must|should|is|are|may|will) |\p{L}+ or )/iu.test(told) &&
  OPENS.test(told) &&
  (isClause(told) || hasFinite(told)) &&
  told.split(' ').length <= MOST_WORDS
    ? told.split(CLAUSES).map(inSentences).join(' ')
    : undefined;

const hasFinite = (told: string): boolean =>
  (/^(?:we|you) /i.test(told) && (partsOf(told.split(' ')[1]?.toLowerCase() ?? '') & VERB) !== 0) ||
  // "Cards move to the backlog"
  (/^(?:\p{L}+ )?\p{L}+s \p{Ll}+ /u.test(told) &&
    (partsOf(told.split(' ').find((_, at, all) => at > 0 && /s$/.test(all[at - 1] ?? '')) ?? '') & VERB) !==
      0) ||
  told
    .split(' ')
    .some(
      (word, at, all) =>
        at > 0 &&
        (BE_OR_DO.test(word) || (partsOf(word.toLowerCase()) & THIRD_PERSON) !== 0) &&
        at < all.length - 1,
    );

type Row = readonly [says: RegExp, text: (found: RegExpExecArray, reader: Reader) => string];

const who = (reader: Reader): string => (reader === 'you' ? "You'll" : "They'll");
const UNTIL = String.raw`(?<until>(?:until|till|through) (?:the )?(?:end of (?:the|their|this|your) (?:(?:current |paid )?(?:billing |subscription )?(?:period|month|year|cycle)|trial)|\{\w+\}))`;

/** Effects that most products have, in our words. */
const ROWS: readonly Row[] = [
  [
    /\b(?:can(?:['’]t|not)(?: ever)? be (?:undone|reversed|reverted|recovered|restored)|cant be undone|no (?:undo|way back|going back)|irrevers\w+|irrevocabl[ey]|not (?:undoable|reversible|recoverable)|(?:it['’]s|(?<=^|\b(?:it|this|that|deletion|removal|cancell?ation|action|changes?) )(?:is|are)) (?:permanent|final)|permanently? delet\w+)\b/i,
    () => "You can't undo this.",
  ],
  [
    new RegExp(String.raw`\b(?:keeps?|ha(?:s|ve)|retains?) (?:\p{Ll}+ )?access ${UNTIL}`, 'iu'),
    ({ groups }, reader) => `${who(reader)} keep access ${untilOf(groups?.['until'] ?? '')}.`,
  ],
  [
    /\b(?:los(?:es?|ing)) (?:their |all |your )*access(?<when> (?:immediately|at once|right away|straight away))?(?! to)\b/i,
    ({ groups }, reader) => `${who(reader)} lose access${groups?.['when'] ? ' immediately' : ''}.`,
  ],
  [
    /\b(?:can be restored|restorable|recoverable|can (?:still )?(?:restore|recover|get) (?:it|them|everything)(?: back)?|(?:kept|stays?) in (?:the )?trash|recover(?:y|ed)?)\b[^.,;]{0,30}?\b(?:for|within|in) (?:the next )?(?<time>\d+ (?:days|hours|weeks|months))\b/i,
    ({ groups }) => `You can restore this within ${groups?.['time'] ?? ''}.`,
  ],
  [
    /\b(?<time>\d+ (?:days?|hours?|weeks?|months?))[- ](?:of )?(?:grace|recovery|restore)(?: period| window)?\b|\b(?:grace|recovery) (?:period|window)(?: of|:| is)? (?<after>\d+ (?:days?|hours?|weeks?|months?))\b/i,
    ({ groups }) => `You can restore this within ${groups?.['time'] ?? groups?.['after'] ?? ''}.`,
  ],
  [
    /\bno refunds?\b|\b(?:doesn['’]t|don['’]t|won['’]t) get a refund\b|\bnot refunded\b|\bnon-?refundable\b/i,
    () => "You won't get a refund.",
  ],
  [
    /\b(?:they|user|member|person|people|who)\b.{0,20}\b(?<!n['’]t )(?:get|gets|receive|receives) (?<what>an e-?mail|a text(?: message)?|an SMS)\b|(?:\bthey['’]re|(?:^|\b(?:they|users?|members?|person|people|who|the user) )(?:is|are|gets?)) notified(?: by e-?mail)?\b/i,
    ({ groups }, reader) =>
      `${who(reader)} get ${groups?.['what']?.replace(/e-mail/i, 'email') ?? 'an email'}.`,
  ],
  [
    /\b(?:signed|logged) out (?:everywhere|of all (?:other )?(?:devices|sessions))\b|\bsigns? (?:them |you )?out (?:everywhere|of all (?:other )?devices)\b/i,
    (_, reader) => `${who(reader)} be signed out on all devices.`,
  ],
];

function untilOf(until: string): string {
  return until
    .replace(/^(?:till|through)\b/i, 'until')
    .replace(/^until (?=end\b)/i, 'until the ')
    .replace(
      /\b(?:the|their|this|your) (?=(?:current |paid )?(?:billing|subscription|period|month|year|cycle|trial))/i,
      'the ',
    );
}

/** "They don't get" before "notified". */
const NEGATED = /(?:n['’]t|\bnot|\bnever|\bno longer|\bwithout)\b[^.,;]*$/i;

/** "Stops all deployments" says of the button that does it what it does. */
const withSubject = (sentence: string): string =>
  /^\p{L}+s\b/u.test(sentence) && THIS_DOES.test(`this ${lower(sentence)}`)
    ? `this ${lower(sentence)}`
    : sentence;

/** A clause that goes on with another. */
const LEANS =
  /^(?:if|when|because|since|after|before|where|which|who|so|but|and|or|until|unless|while|as)\b/i;

/** "You lose access, files stay, …": clauses between commas, each a sentence. */
function inSentences(text: string): string {
  const clauses = text.split(/,\s+(?:and (?=\p{L}+ \p{L}+ ))?/u);
  const areClauses = clauses.length > 1 && clauses.every((one) => isClause(one) && !LEANS.test(one));
  const whole = (clause: string): string =>
    (/^can(?:['’]t|not) be (?:undone|reversed)$/i.test(clause) ? "You can't undo this." : undefined) ??
    sentenceOf(clause) ??
    asSentence(clause);
  return areClauses ? clauses.map(whole).join(' ') : whole(text);
}

/** What a sentence says that happens, as its reader is told it; undefined where it is no effect that we know or that stands as it is. */
export function effectOf(told: string, reader: Reader): string | undefined {
  const sentence = withSubject(told.replace(SAYS_THAT, ''));
  const known = ROWS.flatMap(([says, text]) => {
    const found = says.exec(sentence);
    return found && !NEGATED.test(sentence.slice(0, found.index)) ? [text(found, reader)] : [];
  });
  if (
    // Whom something is done to is told of as "they".
    isMessage(
      reader === 'they' && known.length === 0
        ? sentence.replace(/\b(?:they|them|their|person|people)\b/gi, 'files')
        : sentence,
    ) &&
    !(known.length > 0 && /\bundone|revers|permanent/i.test(sentence) && sentence.split(/\s+/).length < 7)
  )
    return inSentences(sentence);
  return known.length > 0 ? known.join(' ') : undefined;
}
