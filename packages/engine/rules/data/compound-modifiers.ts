import { classesOf } from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, nounShare, PLURAL, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Context, PatternSwap } from '../support/pattern-check.ts';

const UNITS =
  'second|minute|hour|day|week|month|year|bit|byte|core|page|step|digit|character|letter|column|point|inch|foot|mile|meter|metre|part|person|room|seat|bed|story|pin|port|phase|pixel|liter|litre|gallon|watt|volt';
const NUMBERS =
  '\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';
/** What stands in front of a noun that the words describe. */
const DETERMINED =
  /\b(?:[Aa]n?|[Tt]he|[Tt]his|[Yy]our|[Oo]ur|[Ii]ts|[Tt]heir|[Ee]ach|[Ee]very|[Aa]ny|[Nn]o)\s+(?:(?:new|free|full|short|last|next|first|simple|single|paid|initial|default)\s+)?$/;
/** What is counted as well: "the two column names" are two names. */
const COUNTED =
  /\s(?:byte|core|page|step|digit|character|letter|column|point|part|person|room|seat|bed|story|pin|port|phase|pixel)$/;
/** A page of an error has its code: "a 404 page template". */
const STATUS = /^[45]\d\d\spage$/;
/** "A real time saver", "a 5 year old", "the end to end all wars", "any one time zone": another word of the phrase. */
const OTHER =
  /^\s+(?:zones?|saver|savers|sink|old|olds|long|wide|high|deep|tall|thick|apart|ago|later|early|late|ahead|only|claims?|clauses?|all)\b/;

/** In fifteenths of its uses. */
const MOSTLY_VERB = 8;

/** "In the long term users pay more", "from the command line options override it": what follows is the subject. */
const opensClause = ({ before, after }: Context): boolean =>
  /(?:^|[.!?:;]\s+)(?:In|At|On|From|Over|For|Via|Through)\s+(?:(?:the|an?|your)\s+)?$/.test(
    before.slice(-40),
  ) && !/^\s+(?:side|[a-z]+(?:,|\s+(?:of|below|above)\b))/.test(after);

/** Whether the noun follows that the words describe. */
function beforeNoun(context: Context): boolean {
  const { before, match, after } = context;
  const word = /^\s+([a-z]{3,})\b/.exec(after)?.[1];
  if (word === undefined || OTHER.test(after) || classesOf(word) !== 0) return false;
  if (STATUS.test(match) || opensClause(context)) return false;
  const parts = partsOf(word);
  if (COUNTED.test(match) && mayBeCounted(before, match, parts)) return false;
  const isOne = /\ban?\s+(?:[a-z]+\s+)?$/i.test(before);
  const ends =
    /^\s+[a-z]+(?:[.,;:!?]|\s+(?:is|was|are|were|will|can|must|has|have|of|for|in|on|at|to|with|from|and|or)\b)/.test(
      after,
    );
  if (!isOne && !ends && (parts & (VERB | THIRD_PERSON)) !== 0 && verbShare(parts) >= MOSTLY_VERB)
    return false;
  return (
    (parts & (NOUN | PLURAL)) !== 0 &&
    ((parts & ADJECTIVE) === 0 || nounShare(parts) > 0) &&
    !/^(?:while|today|now|here|there)$/.test(word)
  );
}

/** "The two column names", "the one port number": but "a two-column table" and "the two-column table" are one. */
function mayBeCounted(before: string, match: string, noun: number): boolean {
  if (/\ban?\s+(?:[a-z]+\s+)?$/i.test(before.slice(-20))) return false;
  return ((noun & PLURAL) !== 0) !== /^(?:one|1)\s/.test(match);
}

const hyphenate = (match: string): string => match.replace(/\s+/g, '-');

/** Words that are joined where they describe a noun: "a 30-day trial", "a real-time view". */
export const COMPOUND_MODIFIERS: readonly PatternSwap[] = [
  {
    pattern: new RegExp(`\\b(?:${NUMBERS})\\s(?:${UNITS})(?=\\s+[a-z])`, 'g'),
    when: (context) => DETERMINED.test(context.before) && beforeNoun(context),
    to: hyphenate,
  },
  {
    pattern:
      /\b[Tt]hird\s+party(?=\s+(?:librar(?:y|ies)|tools?|services?|apps?|applications?|packages?|plugins?|integrations?|software|code|cookies?|modules?|vendors?|providers?|extensions?|components?|dependenc(?:y|ies)|middleware|scripts?|APIs?)\b)/g,
    to: hyphenate,
  },
  {
    pattern:
      /\bcommand\s+line(?=\s+(?:tools?|interfaces?|arguments?|options?|flags?|utilit(?:y|ies)|clients?|parameters?|switch(?:es)?|programs?|applications?|editors?|usage|users?|syntax)\b)/g,
    when: (context) => !opensClause(context),
    to: hyphenate,
  },
];
