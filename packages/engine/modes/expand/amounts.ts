import { DID, ENDED } from '../writing/note-words.ts';
import { ADJECTIVE, lookUp, NOUN, nounShare, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';

/** "valuables more than 50 € go to the office": what things of that amount do. */
export function actsOf(amount: string): boolean {
  const [, verb = ''] =
    /\d[\d.,]* ?(?:[€$£%]|\p{L}+)? (\p{Ll}+) (?:to|in|into|on|from|the|an?|be|it)\b/u.exec(amount) ?? [];
  const facts = lookUp(verb);
  // "attachments more than 20 MB failed silently"
  const did = /\d[\d.,]* ?(?:[€$£%]|\p{L}+)? (\p{Ll}+)(?: |$)/u.exec(amount)?.[1] ?? '';
  if (DID.test(did) || ENDED.test(did)) return true;
  return (facts & (VERB | THIRD_PERSON)) !== 0 && verbShare(facts) > nounShare(facts);
}

/** "Redis 7, one cluster", "freeze Fri 17:00". */
export const isVersionOrTime = (name: string, amount: string): boolean =>
  // "room 5 only for the board", "valid 3 years"
  (/\b(?:room|gate|floor|desk|tray|step|level|line|page|zone|building|section|platform|shelf|locker|bay|door|machine|table|seat|lane|grade|class)$/i.test(
    name,
  ) &&
    /^\d+ (?:only|not|for|is|has|must)\b/.test(amount)) ||
  // "kids less than 12 with an adult"
  /^(?:less|more) than \d+ (?!\p{L}+s\b)\p{Ll}+/u.test(amount) ||
  ((lookUp(name.toLowerCase()) & ADJECTIVE) !== 0 && (lookUp(name.toLowerCase()) & NOUN) === 0) ||
  /^\d{1,2}:\d\d\b/.test(amount) ||
  ((/^\p{Lu}/u.test(name) || (!name.includes(' ') && lookUp(name) === 0)) && /^\d[\d.]*(?:,|$)/.test(amount));
