import { baseOf } from '../../spelling/inflect.ts';
import { PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';

/** What must be typed before the action is done: "must type DELETE to confirm". */
export const TYPES =
  /\b(?:[Tt]yp(?:e|es|ed|ing)|[Ee]nter(?:s|ing)?)(?: in)? (?<what>["“][^"”]+["”]|\p{Lu}{3,}\b|(?:(?:the|their|your|its) )?(?:[\w-]+ )?name\b)/u;
const PEOPLE = /^(?:the |a )?(?:users?|customers?|people|persons?|owners?|you) (?<deed>\p{L}+)(?= |$)/iu;
/** Happens to the person's own things. */
const DONE = /^(?<thing>(?:the |all |your )?[\p{L}-]+(?: [\p{L}-]+)??) (?<done>\p{Ll}+)(?<rest>(?: .+)?)$/u;
/** "data", "files": what people call theirs. */
const OWN =
  /^(?:data|files|boards|projects|documents|photos|messages|settings|posts|history|content|invoices|playlists|access)$/i;

/** What can't be undone. */
export const FINAL = "You can't undo this.";
const IRREVERSIBLE =
  /^(?:(?:this|it|that|the action) )?(?:is |are )?(?:irreversible|permanent|final|not reversible|non-?reversible|can(?:not|['’]t| not) be (?:undone|reversed|recovered)(?: by (?:them|you|the (?:user|owner)))?|no (?:undo|going back|recovery)|can(?:not|['’]t) undo)$/i;

/** What is asked for before the action is done. */
export const PASSWORD =
  /\b(?:needs?|requires?|asks? for|enters?|confirm(?:ed|s)? (?:with|by))(?: an?| the| their| your)?(?: current| account)? password\b/i;

/** What a clause of a description says happens, as the person it happens to reads it; undefined where it says nothing of that. */
export function asEffect(clause: string): string | undefined {
  if (IRREVERSIBLE.test(clause)) return FINAL;
  const [, until = ''] =
    /^(?:keeps? )?access (?:stays |remains |continues |lasts )?((?:until|through|for) .+)$/i.exec(clause) ??
    [];
  if (until) return asSentence(`You keep access ${until}`);
  if (PASSWORD.test(clause)) return '';
  const [, none = ''] = /^no (refunds? .+|refunds?)$/i.exec(clause) ?? [];
  if (none) return asSentence(`You get no ${none}`);
  const [, offer = ''] = /^(?:offer|suggest)(?: people| users| them)? to (.+)$/i.exec(clause) ?? [];
  if (offer) return asSentence(`You can ${toSecondPerson(offer)}`);
  const [, does = '', what = ''] = /^(loses|keeps|gets|needs|sees) (.+)$/i.exec(clause) ?? [];
  if (does) return asSentence(`They ${baseOf(does.toLowerCase()) ?? does} ${what}`);
  const deed = PEOPLE.exec(clause)?.groups?.['deed'];
  if (deed) {
    const told = clause.replace(PEOPLE, `You ${/s$/.test(deed) ? (baseOf(deed) ?? deed) : deed}`);
    return asSentence(toSecondPerson(told));
  }
  const { thing = '', done = '', rest = '' } = DONE.exec(clause)?.groups ?? {};
  if (thing === '' || (partsOf(done) & PARTICIPLE) === 0 || /s$/.test(done)) return undefined;
  const noun = thing.split(' ').at(-1) ?? '';
  const arePlural = (partsOf(noun.toLowerCase()) & PLURAL) !== 0 && !/^(?:data|access)$/i.test(noun);
  const subject = OWN.test(thing)
    ? `Your ${thing}`
    : /^(?:the|all|your) /i.test(thing)
      ? thing
      : `The ${thing}`;
  const told = rest.replace(/^ (?=\d+ (?:minutes|hours|days|weeks|months|years)\b)/, ' for ');
  return asSentence(`${subject} ${arePlural ? 'are' : 'is'} ${done}${told}`);
}

/** What the person types to confirm, as the text above the field: "Type “DELETE” to confirm"; empty where nothing is typed. */
export function typedToConfirm(description: string, object: string): string {
  const what = toSecondPerson(TYPES.exec(description)?.groups?.['what'] ?? '').replace(/^["“]|["”]$/g, '');
  if (what === '') return '';
  if (!/\bname$/.test(what)) return `Type “${what}” to confirm`;
  const [, own = ''] = /^(?:(?:the|its|their|your) )?(.*)$/.exec(what) ?? [];
  const name = own === 'name' ? `name of the ${object}` : own;
  return `Type ${/^your /.test(what) ? what : `the ${name}`} to confirm`;
}
