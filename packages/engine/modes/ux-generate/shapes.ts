import { classesOf, DETERMINER, OPENS_CLAUSE, PREPOSITION } from '../../spelling/function-words.ts';
import { NOUN, PARTICIPLE, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { isImperative } from '../generate/signs.ts';
import { ACTIONS } from './actions.ts';

/** What only buttons say. */
const OF_BUTTONS =
  /^(?:ok(?:ay)?|yes|no(?=$|,| thanks)|got it|not now|(?:maybe )?later|next|back|done|finish|skip|retry|undo|cancel|close|continue|dismiss|learn more|sign (?:in|out|up)|log (?:in|out)|opt (?:in|out)|stay|keep|discard|try|view|see|show|hide|manage|remind|snooze|accept|reject|allow|deny|decline|agree|disagree|ask|contact|browse|explore|subscribe|unsubscribe|buy|order|pay|book|reserve|request|share|follow|unfollow|reply|mark|pin|duplicate|refresh|report|mute|block|leave|end|join|go|get|pause|resume|upgrade|downgrade|switch|verify|confirm|resend|review|reschedule|rate|watch|listen|play|read|start|restart|reconnect|use|talk|chat)\b/i;
const FIRST_VERBS: ReadonlySet<string> = new Set(ACTIONS.map(({ verb }) => verb.split(' ')[0] ?? verb));
/** "change password" among settings is done by a button. */
const DEED =
  /^(?:apply|clear|reset|save|cancel|done|submit|close)$|^(?:change|delete|deactivate|edit|update|manage|export|download|disconnect|connect|revoke|reset|clear|sign out|log out|invite|import|cancel|upgrade|remove|close) (?:the |your |my |an? |of |all )*\p{L}+(?: \p{L}+)?$/iu;

/** "change password": what people do, and no setting that is on or off. */
export const isDeed = (text: string): boolean => DEED.test(text);

/** "accept all", "save draft": what a button says. "Email" and "card declined" are none, though "email" and "card" are verbs. */
export function isOrder(text: string): boolean {
  const [first = '', second = '', third = ''] = text
    .replace(/^["“]/, '')
    .toLowerCase()
    .split(/[\s"”(]+/);
  const said = partsOf(second);
  // "Card declined", "order late": somebody says so of a thing.
  if ((said & PARTICIPLE) !== 0 && (said & NOUN) === 0) return false;
  // "Post has no title": a noun, and what is so.
  if (/^(?:is|are|was|were|has|have|had|will|can|must|isn['’]t|hasn['’]t|can['’]t|won['’]t)$/.test(second))
    return false;
  // \"Read access keeps working\"
  if ((said & NOUN) !== 0 && classesOf(second) === 0 && FINITE.test(third)) return false;
  return OF_BUTTONS.test(text) || FIRST_VERBS.has(first) || isImperative(text);
}

const TROUBLE =
  /\b(?:fail(?:s|ed|ure)?|errors?|(?:(?:could|can|did|do|does|is|are|was)(?: ?not|n['’]t)|can['’]t)|unsuccessful|expired?|declined|rejected|timed out|timeout|offline|invalid|wrong|incorrect|missing|empty|too (?:many|few|large|big|small|long|short|weak|late|early)|not (?:found|valid|allowed|available|supported)|unavailable|already|exceeded|reached|blocked|denied|no (?:connection|internet|network|permission|access)|duplicate|unsupported|unknown|lost|down)\b/i;

/** Says that something went wrong. */
export const isTrouble = (text: string): boolean => TROUBLE.test(text);

const FINITE =
  /\b(?:is|are|was|were|will|would|can(?:not|['’]t)?|keeps?|loses?|gets?|stays?|stops?|has|have|had|remains?|becomes?|ends?|must|may|isn['’]t|aren['’]t|won['’]t|don['’]t|doesn['’]t)\b|\p{L}['’]s \p{L}+(?:ed|wn|en)\b/iu;

const PEOPLE =
  /^(?:the |an? )?(?:users?|customers?|person|people) (?<be>has|is|does|was|can|may|will)(?<not>n['’]t)?(?= )/i;
const OF_YOU: Readonly<Record<string, string>> = { has: 'have', is: 'are', does: 'do', was: 'were' };

const THEY = String.raw`(?:they|(?:the |an? )?(?:users?|customers?|person|people))`;
/** "If they didn't ask for this they should contact support" */
const IF_THEY = new RegExp(
  String.raw`^if ${THEY} (.+?),? (?:then )?${THEY} (?:should|must|can|need to|have to) (.+)$`,
  'i',
);
/** "The user should check their spam folder" */
const MUST =
  /^(?:the |an? )?(?:users?|customers?) (?:should|must|needs? to|has to|have to) (?!be able\b|see\b)(.+)$/i;
/** "The user hasn't paid their bill" as the person reads it: "you haven't paid your bill". */
export function toReader(clause: string): string {
  if (/^we \p{L}+/iu.test(clause)) return toSecondPerson(clause);
  const [, condition = '', then = ''] = IF_THEY.exec(clause) ?? [];
  if (condition) return toSecondPerson(`if you ${condition}, ${then}`);
  const [, order = ''] = MUST.exec(clause) ?? [];
  if (order) return toSecondPerson(order);
  const told = clause.replace(
    PEOPLE,
    (_, be: string, not = '') => `you ${OF_YOU[be.toLowerCase()] ?? be}${not}`,
  );
  return told === clause ? clause : toSecondPerson(told);
}

/** "Confirm that subscribers will get an email" */
const SAYS_THAT =
  /^(?:(?:the )?(?:user|person|customer|member)s? (?:is|are|gets?) (?:told|warned|informed|reminded|asked to confirm)|confirm|say|tell (?:them|people|users|the user)|explain|mention|warn(?:s|ing)?(?: them| people| users| the user)?|note|state|make clear|remind(?: them| people| users)?) that /i;

/** What a text is told to say; undefined where it isn't told to. */
export const toldIn = (text: string): string | undefined =>
  SAYS_THAT.test(text) ? text.replace(SAYS_THAT, '') : undefined;

const ADVERBS = /\b(?:now|never|always|also|still|only|automatically|no longer) (?=\p{Ll})/gu;

/** A subject and its verb: "files stay", "the trial ends in 3 days". */
export function isClause(clause: string): boolean {
  const text = clause.replace(ADVERBS, '');
  if (isOrder(text) && !/^(?:use|order|request|report|share|review)s?\b/i.test(text)) return false;
  if (
    FINITE.test(text) ||
    /^(?:(?:after (?:that|which)|otherwise|until then|meanwhile),? )?(?:we|you|they|it|this|nobody|everyone|someone|anyone|there|that)(?:['’](?:s|re|ll|ve))? \p{L}+/iu.test(
      text,
    )
  )
    return true;
  // "Payment for the last invoice failed"
  if (/^\p{L}+ (?:\p{L}+ )+(?:failed|expired|ended|changed|arrived|started|finished|stopped)$/iu.test(text))
    return true;
  const words = text.toLowerCase().split(/\s+/);
  return words.some((word, index) => {
    const before = partsOf(words[index - 1] ?? '');
    const parts = partsOf(word);
    return (
      index > 0 &&
      (((before & PLURAL) !== 0 && (parts & (VERB | NOUN | PLURAL)) === VERB) ||
        ((before & NOUN) !== 0 && (parts & (THIRD_PERSON | PLURAL)) === THIRD_PERSON) ||
        // "the bank refused the card"
        ((before & NOUN) !== 0 &&
          (parts & PAST) !== 0 &&
          (classesOf(
            words[/^(?:up|out|off|in|on|down|back)$/.test(words[index + 1] ?? '') ? index + 2 : index + 1] ??
              '',
          ) &
            DETERMINER) !==
            0) ||
        // "the old address works until then"
        ((before & NOUN) !== 0 &&
          (parts & THIRD_PERSON) !== 0 &&
          /^(?:the|your|their|its|an?|all) /i.test(text) &&
          (classesOf(words[index + 1] ?? '') & (PREPOSITION | OPENS_CLAUSE | DETERMINER)) !== 0))
    );
  });
}
