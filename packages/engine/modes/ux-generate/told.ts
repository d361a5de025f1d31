import { classesOf, DETERMINER, MODAL, PREPOSITION } from '../../spelling/function-words.ts';
import { baseOf } from '../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { ACTIONS } from './actions.ts';
import { lower } from './demands.ts';
import { isMass, isPerson } from './thing.ts';

/** What happens by itself, and is not done by anybody. */
const BY_ITSELF =
  /^(?:expired|ended|failed|started|stopped|finished|crashed|arrived|passed|timed|disconnected)$/;
/** Done to people; of anything else nobody knows who did it: "driver canceled". */
const TO_PEOPLE =
  /^(?:added|assigned|banned|blocked|deactivated|deleted|invited|muted|notified|promoted|removed|suspended|unblocked)$/;
/** What is so, and did not happen once. */
const IS_SO = /^(?:required|needed|expected|allowed|supported|limited|restricted|reserved|closed)$/;
/** "Data deleted after 30 days": what will be done, and was not. */
const IS_LATER = /^\p{L}+ (?:after|within) \d+ (?:minutes?|hours?|days?|weeks?|months?|years?)\b/u;
/** Was to be done, and was not: "address not saved". */
const isAction = (participle: string): boolean => ACTIONS.some(({ past }) => past === participle);
/** Does things to others, and has nothing done to it. */
const DOES_IT = /^(?:bank|issuer|system|server|carrier|provider|browser|network)$/;
/** Between what something is said of and what is said of it. */
const ADVERB = /^(?:already|no longer|not|nearly|almost|too|currently|still|just|only|temporarily|never)\b/;
const PLACE = /^(?:below|above|in|on|outside|out|over|under|behind|before|after|beyond|at|within|past)$/;
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|do|did|will|gets?|becomes?|keeps?|stays?|loses?|needs?|sees?|goes?|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|doesn['’]t|don['’]t|didn['’]t|won['’]t|can['’]t|couldn['’]t)$/;
/** "Trial ends in 3 days": verbs that are plural nouns too. */
const ALSO_NOUN =
  /^(?:ends|starts|stops|costs|needs|works|moves|counts|changes|resets|updates|returns|stays|closes|opens|begins|arrives|departs|leaves|boards)$/;
const ADVERBIAL =
  /^(?:in|on|at|after|before|until|early|late|today|tonight|tomorrow|soon|now|immediately|automatically|again|to|from|every|with|when|\{.*|\d.*|next)$/;
const MOST_WORDS = 5;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(until|at|before|after) (?=end of\b)/gi, '$1 the '],
  [/\b(of) (?=(?:billing|current|paid) (?:period|month|cycle)\b)/gi, '$1 the '],
  [
    /\b(when|once|as soon as|until|while|if) (?:they['’]re |they are )?(?=(?:back )?(?:online|offline)\b)/gi,
    "$1 you're ",
  ],
  [/\b(is|are|was|were|has|have|does|do|did|could) not\b/g, "$1n't"],
  [/\bcan ?not\b/g, "can't"],
];

/** Nouns of products that no dictionary has as such. */
const NOUNS = /^(?:sync|login|signup|rollout)$/;
const hasPart = (word: string, parts: number): boolean =>
  ((partsOf(word) | (NOUNS.test(word) ? NOUN : 0)) & parts) !== 0;

/**
 * What happened, told in few words, as a whole sentence: "room already booked" as "The room is already booked."; undefined where
 * nobody can be sure what is said of what.
 */
export function sentenceOf(said: string): string | undefined {
  // Of what fails, people are told when it did.
  const bare = said
    .trim()
    .replace(/[.!]$/, '')
    .replace(/^((?:the )?\p{Ll}+(?: \p{Ll}+)?) fails(?= |$)/u, '$1 failed');
  const words = bare.split(/\s+/);
  const lowered = words.map((word) => word.toLowerCase().replace(/[,;:]$/, ''));
  // "Measured at 7 am", "beans or needs cleaning": nothing that something is said of.
  const opening = lowered[0] ?? '';
  if (
    hasPart(opening, PARTICIPLE | PAST) &&
    !hasPart(opening, NOUN) &&
    (classesOf(lowered[1] ?? '') & PREPOSITION) !== 0
  )
    return undefined;
  if (lowered[1] === 'or' && !(classesOf(opening) & DETERMINER)) return undefined;
  const [, limit = ''] = /^(?:more than|over) (\d[\d.,]* \p{L}+)$/iu.exec(bare) ?? [];
  if (limit !== '') return `The limit is ${limit}.`;
  const [, one = '', other = ''] = /^same (\p{L}+) and (\p{L}+)$/iu.exec(bare) ?? [];
  if (one !== '') return `The ${lower(one)} and the ${lower(other)} are the same.`;
  const [, again = ''] = /^duplicate (\p{L}+(?: \p{L}+)?)$/iu.exec(bare) ?? [];
  if (again !== '') return `This ${lower(again)} already exists.`;
  if (FINITE.test(lowered[0] ?? '') || (classesOf(lowered[0] ?? '') & MODAL) !== 0) return undefined;
  if (/^no (?:\p{L}+ ){1,2}left\b/iu.test(bare)) return finished(bare);
  if (/^there(?:['’]s| is| are) \p{Ll}/iu.test(bare)) return finished(bare);
  if (/^(?:we|you|it|they)['’](?:ll|re|ve|s)\b/i.test(bare)) return finished(bare);
  // "Overlaps another request"
  const [first = ''] = lowered;
  if (
    hasPart(first, THIRD_PERSON) &&
    ((classesOf(lowered[1] ?? '') & DETERMINER) !== 0 ||
      (/^(?:with|to)$/.test(lowered[1] ?? '') && words.length < 6))
  )
    return `This ${lower(bare)}.`;
  // "You sent too many codes"
  if (/^(?:you|we|they|it)$/.test(first) && hasPart(lowered[1] ?? '', PAST | VERB)) return finished(bare);
  const verb = lowered.findIndex(
    (word, at) =>
      at > 0 &&
      (FINITE.test(word) ||
        (classesOf(word) & MODAL) !== 0 ||
        (ALSO_NOUN.test(word) && (at === words.length - 1 || ADVERBIAL.test(lowered[at + 1] ?? ''))) ||
        (hasPart(word, THIRD_PERSON) &&
          (!hasPart(word, PLURAL | NOUN) || /^\d/.test(lowered[at + 1] ?? '')))),
  );
  if (verb > 0) return verb <= MOST_WORDS + 1 ? finished(withArticle(bare, words.slice(0, verb))) : undefined;
  for (let at = 1; at < Math.min(words.length, MOST_WORDS + 1); at += 1) {
    const rest = lowered.slice(at).join(' ');
    const head = lowered[at - 1] ?? '';
    // "Payment for the last invoice failed"
    if (!hasPart(head, NOUN | PLURAL) && !/\p{Lu}|\d/u.test(words[at - 1] ?? '')) continue;
    const adverb = ADVERB.exec(rest)?.[0] ?? '';
    const next = adverb === '' ? (lowered[at] ?? '') : (rest.slice(adverb.length).trim().split(' ')[0] ?? '');
    const isDone = hasPart(next, PARTICIPLE | PAST) && !hasPart(next, NOUN);
    const isSo =
      PLACE.test(next) ||
      /^(?:invalid|wrong|incorrect|missing|empty|full|unavailable|offline|online)$/.test(next) ||
      (hasPart(next, ADJECTIVE) &&
        (adverb !== '' ||
          ((at === words.length - 1 || /^(?:by|for|since|until)$/.test(lowered[at + 1] ?? '')) &&
            !hasPart(next, NOUN))));
    if (!isDone && !isSo) continue;
    // "Free until 24 hours before"
    if (
      (at === words.length - 1 || /[,;]$/.test(words[at] ?? '')) &&
      /^(?:before|after|within|at|past)$/.test(next)
    )
      continue;
    // "Collect within 5 days"
    if (
      PLACE.test(next) &&
      at === 1 &&
      hasPart(head, VERB) &&
      !/^the\b/i.test(bare) &&
      !hasPart(head, PLURAL)
    )
      return undefined;
    // "The new price starts on the next billing date"
    if (PLACE.test(next) && at > 2 && hasPart(head, THIRD_PERSON))
      return finished(withArticle(bare, words.slice(0, at - 1)));
    const areMany = hasPart(head, PLURAL) && !/ss$/.test(head) && !isMass(head);
    const isSelf = BY_ITSELF.test(next);
    // "The driver picked up your order": who did it is told before what it was done to.
    const [after = '', later = ''] = rest.slice(adverb.length).trim().split(' ').slice(1);
    const isActive =
      isDone &&
      !isSelf &&
      ((DOES_IT.test(head) && adverb === '') ||
        (classesOf(after) & DETERMINER) !== 0 ||
        (/^(?:up|off|out|down|away)$/.test(after) && (classesOf(later) & DETERMINER) !== 0));
    if (isDone && adverb === '' && !isSelf && !isActive && isPerson({ one: head }) && !TO_PEOPLE.test(next))
      return undefined;
    const be = isActive
      ? ''
      : isSelf && adverb !== 'not'
        ? next === 'failed' || next === 'timed'
          ? ''
          : areMany
            ? 'have'
            : 'has'
        : isDone &&
            !IS_SO.test(next) &&
            !IS_LATER.test(rest) &&
            (adverb === '' || adverb === 'just' || (adverb === 'not' && isAction(next)))
          ? areMany
            ? 'were'
            : 'was'
          : areMany
            ? 'are'
            : 'is';
    const subject = words.slice(0, at);
    return finished(withArticle([...subject, be, ...words.slice(at)].filter(Boolean).join(' '), subject));
  }
  return undefined;
}

const finished = (text: string): string =>
  asSentence(SHORT.reduce((all, [long, short]) => all.replace(long, short), text));

/** What the person has only one of, and what stands without an article. */
const OWN =
  /^(?:account|password|session|card|cart|trial|plan|subscription|payment|refund|profile|device|connection|balance|storage|data)$/;
const PRONOUN =
  /^(?:only|more|less|fewer|too|at|up|over|under|most|each|both|some(?:one|body)|nobody|nothing|every(?:one|thing))$/;

function withArticle(text: string, subject: readonly string[]): string {
  const first = subject[0]?.toLowerCase() ?? '';
  // "Pro is $12 per month": who writes a sentence has left the article out.
  if (
    /^\p{Lu}\p{Ll}+ (?:is|are|has|have|costs?|includes?) /u.test(text) &&
    subject.length === 1 &&
    !OWN.test(subject[0]?.toLowerCase() ?? '')
  )
    return text;
  const last = subject.at(-1)?.toLowerCase() ?? '';
  // "Lift 4" is a name.
  if (subject.length > 1 && /^\d+$/.test(last)) return text;
  // "Tonight from 10 to 11 the API is read-only"
  if (/^(?:tonight|today|tomorrow|yesterday|now|currently|(?:on|this|next|last) \p{L}+day)\b/iu.test(text))
    return text;
  const isCounted = !(hasPart(last, PLURAL) && !hasPart(last, NOUN)) && !hasPart(last, ING) && !isMass(last);
  const isNamed =
    hasPart(first, NOUN | ADJECTIVE | PARTICIPLE) && classesOf(first) === 0 && !PRONOUN.test(first);
  if (!isCounted || !isNamed) return text;
  const article = OWN.test(subject.join(' ').toLowerCase()) ? 'your' : 'the';
  return `${article} ${lower(text)}`;
}

const USERS = String.raw`(?:(?:the|an?|each|every|all|these) )?(?:users?|people|person)`;
const SUBJECT = new RegExp(
  String.raw`\b(?<who>${USERS}|they|he or she) (?<verb>\p{L}+(?:['’]t)?)(?![\p{L}'’])`,
  'giu',
);
const OWNER = new RegExp(String.raw`\b${USERS}['’]s?(?= )`, 'giu');
const OBJECT = new RegExp(
  String.raw`(?<=\b(?:with|to|for|from|by|of|tells?|asks?|lets?|sends?|shows?) )${USERS}(?=[ ,.;]|$)`,
  'giu',
);
/** "Users whose trial ends" */
const WHOSE = /^(?:(?:an?|the|all|those) )?(?:customers?|users?|people|someone|members?) whose /i;
const OPENS = /(?:^|[.,;:] |\b(?:and|that|if|when|until|because|so|but|while) )$/i;
const OTHERS =
  /\b(?:person already|you|your|other|others|another)\b|^(?:some|several|most|many|all|\d+)\b(?! (?:users?|people)\b)/i;
/** Verbs of the same person, which a list could not go on with. */
const ONLY_VERB = /^(?:is|has|does|keeps|loses|gets|sees|needs|goes|receives|becomes|remains|stays)$/;
const AGREES: Readonly<Record<string, string>> = {
  goes: 'go',
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};

/**
 * What a request tells of its users, told to them: "the user keeps their files" as "you keep your files". A text that already
 * speaks to somebody, or of others, stays as it is.
 */
export function addressed(told: string): string {
  if (/^must (?=\p{Ll})/iu.test(told)) return `you ${lower(told)}`;
  if (OTHERS.test(told)) return told;
  const text = told
    .replace(
      /^(?:the )?(?:users?|people|customers?) on (the [\p{L} ]+? plan) (?=can|get|have|pay)/iu,
      'on $1, you ',
    )
    .replace(WHOSE, 'your ')
    .replace(/^their\b/i, 'your')
    .replace(OWNER, 'your')
    .replace(SUBJECT, (whole: string, who: string, verb: string, at: number, all: string) => {
      const said = verb.toLowerCase();
      const isFinite = FINITE.test(said) || (classesOf(said) & MODAL) !== 0 || hasPart(said, THIRD_PERSON);
      if (!OPENS.test(all.slice(0, at)) && (!isFinite || !who.includes(' '))) return whole;
      const base = AGREES[said] ?? (hasPart(said, THIRD_PERSON) ? baseOf(said) : undefined);
      return `you ${/n['’]t$/.test(said) ? said.replace(/^(?:is|was|has|does)/, (be) => AGREES[be] ?? be) : base && (said in AGREES || hasPart(base, VERB)) ? base : verb}`;
    })
    .replace(OBJECT, 'you')
    .replace(
      /(?<=^|[.,;:] |\b(?:and|that|if|when|until|because|so|but|while) )they(?=['’](?:re|ve|ll|d)\b)/giu,
      'you',
    )
    .replace(/\byou [^.;]*?\b(?:and|or|but) \p{Ll}+s\b/giu, (clause) =>
      clause.replace(/\p{Ll}+s$/u, (verb) =>
        ONLY_VERB.test(verb) ? (AGREES[verb] ?? baseOf(verb) ?? verb) : verb,
      ),
    );
  return text === told ? told : text.replace(/\btheir\b/gi, 'your').replace(/\bthemselves\b/gi, 'yourself');
}
