import { lookUp, nounShare, THIRD_PERSON, VERB, verbShare } from '../../spelling/lexicon.ts';

const PERSON = String.raw`\p{Lu}\p{Ll}+`;
/** "Raj", "Raj and Mo", and what follows. */
const PEOPLE = new RegExp(
  `^(${PERSON})((?: and |, | & )${PERSON})? (to|out|away|absent|off)(?= (\\p{Ll}+)|$|,)`,
  'u',
);

const DOER = new RegExp(`^${PERSON}(?: ${PERSON})?$`, 'u');

/** No word of the language: a name. */
const isName = (word: string): boolean => lookUp(word.toLowerCase()) === 0;

/** "Raj: suspects a missing index": who does what. */
export function isDoer(name: string, rest: string): boolean {
  const facts = lookUp(/^\p{Ll}+(?= )/u.exec(rest)?.[0] ?? '');
  return (
    DOER.test(name) && isName(name) && (facts & THIRD_PERSON) !== 0 && verbShare(facts) > nounShare(facts)
  );
}

/** "Mo to write the runbook", "Lena out next week" with the verb that minutes leave out. */
export function withPeople(text: string): string {
  const [all = '', one = '', other = '', what = '', next = ''] = PEOPLE.exec(text) ?? [];
  if (all === '' || !isName(one) || (other !== '' && !isName(other.replace(/^(?: and |, | & )/, ''))))
    return text;
  if (what === 'to' && (lookUp(next) & VERB) === 0) return text;
  const who = `${one}${other.replace(/^(?:, | & )/, ' and ')}`;
  return `${who} ${other === '' ? 'is' : 'are'} ${text.slice(all.length - what.length)}`;
}

const OWNER = new RegExp(`^(${PERSON})(?:(?: and |, | & )(${PERSON}))? (?:to|will) (\\p{Ll}+)\\b`, 'u');

/** "Mo to write the runbook", "Ana and Ben will ask ops": what people took on. */
export function isTakenOn(text: string): boolean {
  const [, one = '', other = one, does = ''] = OWNER.exec(text) ?? [];
  return one !== '' && (isName(one) || isName(other)) && (lookUp(does) & VERB) !== 0;
}
