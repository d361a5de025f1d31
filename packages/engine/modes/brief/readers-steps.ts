import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { cutAt } from './cut.ts';

/** Who does the steps in a prompt that tells a story of them. */
const READER =
  '(?:they|you|people|everyone|(?:the |a |every )?(?:new )?(?:users?|readers?|customers?|hires?|people|starters?|joiners?|colleagues?|newcomers?|employees?))';
const MARK =
  '(?:(?:ok|so|and|then|oh|also|now|next|finally|afterwards|after that|first(?: of all| thing)?|once (?:that|this)(?:[\'’]s| is) done|in the first (?:day|week)),? )*';
const DUTY = '(?:(?:have|has|need|needs|got|ought) to |must |should |just )';
const CLAUSE = new RegExp(`^(?<mark>${MARK})${READER} (?<duty>${DUTY})*(?<verb>\\p{L}+)(?<rest>[ ,.].*|$)`, 'isu');
const NEXT = new RegExp(
  `,?\\s+(?:and\\s+)?then\\s+(?=${READER} )|,?\\s+and\\s+(?=${READER} ${DUTY}?)|,\\s+(?=${READER} )`,
  'iu',
);
/** What comes to the reader, who does nothing for it. */
const COMES =
  /^(?:gets?|receives?|sees?)(?: (?:an?|the|your|their))?(?: \p{L}+)? (?:e-?mail|mail|message|code|link|notification|confirmation|sms|letter|reply|answer)\b/iu;
const NO_DEED = /^(?:be|can|may|will|would|could|are|were|have|had|need|want|know|keep|see|like|work|live)$/i;

/**
 * "First thing they get the laptop from IT, then they log in" as an order for each deed of the reader; undefined for a sentence
 * that tells no such thing.
 */
export function readerSteps(sentence: string): readonly string[] | undefined {
  const clauses = cutAt(sentence.replace(/\.$/, ''), NEXT).map((clause) => CLAUSE.exec(clause)?.groups);
  const isOrdered = clauses.some((one) => /\b(?:first|then|next|finally|after)/i.test(one?.['mark'] ?? '')) || /,? then (?:they|you)\b/i.test(sentence);
  const isDuty = clauses.some((one) => one?.['duty']);
  if (!isOrdered && !isDuty) return undefined;
  const steps = clauses.map((one) => {
    const { verb = '', rest = '' } = one ?? {};
    const deed = verb + rest;
    if (verb === '' || NO_DEED.test(verb) || (partsOf(verb.toLowerCase()) & VERB) === 0) return undefined;
    return toSecondPerson(COMES.test(deed) ? `you ${deed}` : deed);
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}
