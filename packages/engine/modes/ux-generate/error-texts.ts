import { ADJECTIVE, PARTICIPLE, PAST } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { FORMS, OPEN, type Facts } from './error-forms.ts';

/** "report has no rows" */
const CLAUSE =
  /^\p{L}+(?: \p{L}+){0,2} (?:has|have|is|are|was|were|does|do|can|will|(?:has|have|is|are|was|were|does|do|ca|wo)n['’]t|cannot)\b/iu;
/** "card blocked", "backup paused because of mobile data" */
const DONE =
  /^([\p{L}-]+(?: [\p{L}-]+)??) ((?:not )?\p{L}+)((?: (?:because|due|while|until|after|by|during|for|from|in|on)\b.*)?)$/iu;

/** What is the person's own. */
const OWN =
  /^(?:account|email|password|session|subscription|payment|order|booking|profile|phone(?: number)?)$/i;

/** An error that a description names, as a person reads it. */
export function textOf(
  said: string,
  facts: Facts = { formats: '', size: '', count: '', length: '', object: '' },
): string {
  if (/^\p{L}+ (?:expires|ends|starts|overlaps|conflicts|belongs) \S/iu.test(said))
    return `The ${plainCase(said)}. ${OPEN}`;
  for (const [pattern, write] of FORMS) {
    const match = pattern.exec(said);
    if (match) return write(plainCase(match.groups?.['thing'] ?? ''), match.groups?.['more'] ?? '', facts);
  }
  // "price changed", "passport expires in less than 6 months"
  const [, what = '', changed = ''] =
    /^(\p{L}+(?: \p{L}+)?) (changed|ended|started|stopped|dropped|moved)$/iu.exec(said) ?? [];
  if (changed) return `The ${plainCase(what)} has ${changed}. ${OPEN}`;
  // What happened is told; what helps is not.
  if (CLAUSE.test(said) || /^\p{L}+ (?:needs|requires|exceeds|contains)\b/iu.test(said))
    return `The ${plainCase(said)}. ${OPEN}`;
  if (/^(?:two|several|many|some|both|another) \p{L}+ \p{L}+ /iu.test(said))
    return `${capitalized(said)}. ${OPEN}`;
  // "member left the team"
  const [, who = '', did = ''] =
    /^(\p{L}+(?: \p{L}+)?) (\p{Ll}+) (?:the|an?|their|your|its|this|that) /u.exec(said) ?? [];
  if (who && (partsOf(did) & PAST) !== 0) return `The ${plainCase(said)}. ${OPEN}`;
  const [, thing = '', done = '', why = ''] = DONE.exec(said) ?? [];
  if (done && (partsOf(done.toLowerCase().replace(/^not /, '')) & PARTICIPLE) !== 0)
    return `${OWN.test(thing) ? 'Your' : 'The'} ${plainCase(thing)} ${/s$/.test(thing) ? 'were' : 'was'} ${done}${why}. ${OPEN}`;
  const [, name = '', state = ''] = /^([\p{L}-]+(?: [\p{L}-]+)?) not (\p{L}+)$/u.exec(said) ?? [];
  if (name && (partsOf(state) & ADJECTIVE) !== 0)
    return `The ${plainCase(name)} ${/[^s]s$/.test(name) ? "aren't" : "isn't"} ${state}. ${OPEN}`;
  return `[VERIFY] Say what the person can do: ${said}.`;
}

/** Without its article; names keep their capitals. */
function plainCase(thing: string): string {
  const plain = thing.replace(/^(?:the|your|this|that|their) /i, '');
  return /^\p{Lu}\p{Ll}/u.test(plain) ? plain.slice(0, 1).toLowerCase() + plain.slice(1) : plain;
}
