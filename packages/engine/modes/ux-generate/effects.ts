import { baseOf } from '../../spelling/inflect.ts';
import { classesOf, DETERMINER } from '../../spelling/function-words.ts';
import { NOUN, PARTICIPLE, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized, uncapitalized } from '../writing/capitals.ts';
import { UNCOUNTED } from '../writing/whole-sentence.ts';

import { cutList } from './lists.ts';
import { readHead } from './heads.ts';
import type { Request } from './request.ts';
import { situationOf } from './situations.ts';
import { isClause, toldIn, toReader } from './shapes.ts';

/** What must be typed before the action is done: "must type DELETE to confirm". */
const TYPES =
  /\b(?:[Tt]yp(?:e|es|ed|ing)|[Ee]nter(?:s|ing)?)(?: in)? (?<what>["“][^"”]+["”]|\p{Lu}{3,}\b|(?:(?:the|their|your|its) )?(?:[\w-]+ )?name\b)/u;
const PEOPLE = /^(?:the |a )?(?:users?|customers?|people|persons?|owners?|you) (?<deed>\p{L}+)(?= |$)/iu;
/** Happens to the person's own things. */
const DONE = /^(?<thing>(?:the |all |your )?[\p{L}-]+(?: [\p{L}-]+)??) (?<done>\p{Ll}+)(?<rest>(?: .+)?)$/u;
/** "data", "files": what people call theirs. */
const OWN =
  /^(?:data|files|boards|projects|documents|photos|messages|settings|posts|history|content|invoices|playlists|access|changes|account|subscription|progress|work)$/i;
/** "files stay": theirs, and what becomes of them. */
const STAYS =
  /^(?<things>data|files|projects|documents|photos|boards|settings|work) (?<verb>stay|remain|keep|go|disappear)s?(?<rest>(?: .+)?)$/iu;

/** What can't be undone. */
const FINAL = "You can't undo this.";
const IRREVERSIBLE =
  /^(?:(?:this|it|that|the action) )?(?:is |are )?(?:irreversible|permanent|final|not reversible|non-?reversible|can(?:not|['’]t| not) be (?:undone|reversed|recovered)(?: by (?:them|you|the (?:user|owner)))?|no (?:undo|going back|recovery|way back)|can(?:not|['’]t) undo(?: (?:it|this))?)$/i;

/** What is asked for before the action is done. */
const PASSWORD =
  /\b(?:needs?|requires?|asks? for|enters?|confirm(?:ed|s)? (?:with|by))(?: an?| the| their| your)?(?: current| account)? password\b/i;

/** Verbs of what becomes of a person: "you lose access" is told before it comes. */
const BECOMES =
  /^(?:lose|keep|get|leave|stop|receive|miss|need|see|pay|start|join|return|regain|forfeit|disappear|stay|remain|go)$/i;

/** "You lose access" as what comes: "You'll lose access". */
function toCome(sentence: string): string {
  return sentence.replace(/^(You|They) (\p{L}+)(?= )/u, (whole, you: string, verb: string) =>
    BECOMES.test(verb) ? `${you}'ll ${verb}` : whole,
  );
}

/** What a clause of a description says happens, as the person it happens to reads it; undefined where it says nothing of that. */
function asEffect(clause: string): string | undefined {
  // "Can be invited again later"
  if (/^(?:can|will|may) \p{L}+/iu.test(clause) && !IRREVERSIBLE.test(clause))
    return asSentence(`They ${uncapitalized(clause)}`);
  if (IRREVERSIBLE.test(clause)) return FINAL;
  if (/^(?:only )?(?:available|visible|possible|included|limited) /i.test(clause))
    return asSentence(`This is ${uncapitalized(clause)}`);
  const [, until = ''] =
    /^(?:keeps? )?access (?:stays |remains |continues |lasts )?((?:until|through|for) .+)$/i.exec(clause) ??
    [];
  if (until) return asSentence(`You'll keep access ${until}`);
  if (PASSWORD.test(clause)) return '';
  const [, none = ''] = /^no (refunds? .+|refunds?)$/i.exec(clause) ?? [];
  if (none) return asSentence(`You won't get a ${none}`);
  const [, counted = '', became = ''] =
    /^(\d[\d.,]*(?: of \d[\d.,]*)? \p{L}+s) (\p{L}+ed\b.*)$/iu.exec(clause) ?? [];
  if (became) return asSentence(`${counted} were ${became}`);
  const [, offer = ''] = /^(?:offer|suggest)(?: people| users| them)? to (.+)$/i.exec(clause) ?? [];
  if (offer) return asSentence(`You can ${toSecondPerson(offer)}`);
  const [, does = '', what = ''] = /^(loses|keeps|gets|needs|sees) (.+)$/i.exec(clause) ?? [];
  if (does) return asSentence(`They'll ${baseOf(does.toLowerCase()) ?? does} ${what}`);
  const deed = PEOPLE.exec(clause)?.groups?.['deed'];
  if (deed) {
    const told = clause.replace(PEOPLE, `You ${/s$/.test(deed) ? (baseOf(deed) ?? deed) : deed}`);
    return toCome(asSentence(toSecondPerson(told)));
  }
  const stays = STAYS.exec(clause)?.groups;
  if (stays)
    return asSentence(`Your ${stays['things']?.toLowerCase()} will ${stays['verb']}${stays['rest']}`);
  const { thing = '', done = '', rest = '' } = DONE.exec(clause)?.groups ?? {};
  if (
    thing === '' ||
    classesOf(thing.toLowerCase()) !== 0 ||
    /^(?:all|your)$/i.test(thing) ||
    (partsOf(done) & PARTICIPLE) === 0 ||
    /s$/.test(done) ||
    // "The bank refused the card" was done by it.
    (classesOf(rest.trim().split(' ')[0]?.toLowerCase() ?? '') & DETERMINER) !== 0
  )
    return undefined;
  const noun = thing.split(' ').at(-1) ?? '';
  const arePlural = (partsOf(noun.toLowerCase()) & PLURAL) !== 0 && !/^(?:data|access)$/i.test(noun);
  const subject = OWN.test(thing)
    ? `Your ${thing}`
    : /^(?:the|all|your) /i.test(thing)
      ? thing
      : `The ${/^\p{Lu}\p{Ll}/u.test(thing) ? uncapitalized(thing) : thing}`;
  const told = rest.replace(/^ (?=\d+ (?:minutes|hours|days|weeks|months|years)\b)/, ' for ');
  return asSentence(`${subject} ${arePlural ? 'are' : 'is'} ${done}${told}`);
}

/** Asks for strings, and says nothing of what happens. */
const REQUEST =
  /\b(?:json|ya?ml|tone|please|strings?|copy|add|also|errors?|toasts?|buttons?|tooltips?|labels?|dialogs?|modals?|banners?|(?<!^)messages?|empty state)\b/i;
/** Says what people do on the screen, which they know, or what the writer is to do. */
const DEED =
  /^(?:after(?:wards| success)|then)\b|^(?:let|allow|give|show|ask|make|write|offer|use|keep|include|need|we need|as an?)\b|^(?:the |an? )?(?:users?|persons?|people|customers?|members?|visitors?|guests?|patients?|students?) (?:can |may |then )?(?:tries|attempts|hits?|lands?|taps?|picks?|scans?|enters?|chooses?|selects?|types?|clicks?|sees?|fills?|wants?|opens?|uploads?|adds?|drops?|drags?)\b/i;
const CONDITION = /^(?:either|if|when|while|because)\b/i;

/** Their own account: what becomes of them is told to them. */
const READERS = /\b(?:account|subscription|profile|membership|plan|trial|booking|appointment)$/i;

/** "(goes to the owner)" is for whoever builds it. */
const TO_DESIGNERS = /\s*\((?:goes|opens|links|leads|takes|see|e\.g\.|i\.e\.|maybe|probably|tbd)\b[^()]*\)/gi;

/** What a fact says happens or is so, as the person reads it: a sentence each; none where it says nothing of that. */
export function told(whole: string): readonly string[] {
  const said = toldIn(whole) ?? (/^that /i.test(whole) ? whole.slice('that '.length) : undefined);
  // "Banner from Thursday on" asks for one.
  if (said === undefined && !isClause(whole) && readHead(whole).kinds.length > 0) return [];
  const fact = toReader((said ?? whole).replace(TO_DESIGNERS, ''));
  if (TYPES.test(fact) && cutList(fact).length === 1) return [];
  const clauses = cutList(fact).filter(
    (clause) => !TYPES.test(clause) && (!DEED.test(clause) || /^(?:offer|suggest)\b/i.test(clause)),
  );
  const each = clauses.map(
    (clause) => asEffect(clause) ?? (isStated(clause) ? toCome(capitalized(asSentence(clause))) : undefined),
  );
  // A sentence that is told as it stands is one.
  if (
    clauses.length > 1 &&
    !/[,;]\s+(?!(?:and|but|so|because)\b)/i.test(fact) &&
    clauses.every((clause) => asEffect(clause) === undefined && isStated(clause))
  )
    return [toCome(capitalized(asSentence(fact)))];
  if (each.every((effect) => effect !== undefined)) return each.filter((effect) => effect !== '');
  if (REQUEST.test(fact) || DEED.test(fact) || (CONDITION.test(fact) && !isConditional(fact))) return [];
  return said !== undefined || isConditional(fact) || isClause(fact)
    ? [toCome(capitalized(asSentence(fact)))]
    : [];
}

/** What the description says of an action beside naming it, for the text of a dialog; empty where it says nothing. */
export function effectsOf({ facts, advice, heads, own, object, action, description }: Request): string {
  const effects = facts
    .filter((fact) => !heads.includes(fact))
    .flatMap((fact) => (toldIn(fact) ? fact.split(/,? and (?=that )/) : [fact]))
    .flatMap(told);
  // What can't be undone is said last.
  const isFinal = (effect: string): boolean => effect === FINAL;
  const all = new Set([...effects.filter((effect) => !isFinal(effect)), ...effects.filter(isFinal)]);
  const said = [...[...all].map(withThe), ...advice].join(' ');
  const text = PERSONS.test(description) ? said : said.replace(/\bThey(?= (?:can|may)\b)/g, 'You');
  return own || action.verb === 'leave' || READERS.test(object) || situationOf(description)
    ? toSecondPerson(text)
    : // Where nobody else is named, "they" are the readers.
      PERSONS.test(description)
      ? text
      : asReader(text);
}

/** A text whose "they" are its readers: all but those behind a plural that they may be, as in "24 students lose their grades". */
export const asReader = (text: string): string =>
  text.replace(/[^.!?]+[.!?]*/g, (sentence) => {
    const at = /\S+/g;
    for (let word = at.exec(sentence); word; word = at.exec(sentence)) {
      const bare = word[0].toLowerCase().replace(/[^\p{L}]/gu, '');
      if (bare.endsWith('s') && (partsOf(bare) & PLURAL) !== 0 && classesOf(bare) === 0)
        return toSecondPerson(sentence.slice(0, word.index)) + sentence.slice(word.index);
    }
    return toSecondPerson(sentence);
  });

/** "If it's the only one, subscriptions will fail" */
function isConditional(fact: string): boolean {
  const [, then = ''] = /^(?:if|when|while|once|until|after) [^,]+, (?:then )?(.+)$/i.exec(fact) ?? [];
  return /^if you\b/i.test(fact) || (then !== '' && isStated(then));
}

/** "Link expires in 24 hours": the one of the text. */
export const withThe = (effect: string): string =>
  effect.replace(/^(\p{Lu}\p{Ll}+) (?=(\p{Ll}+s|will|can|may)\b)/u, (whole, noun: string, verb: string) =>
    (partsOf(noun.toLowerCase()) & (NOUN | PLURAL)) === NOUN &&
    ((partsOf(verb) & THIRD_PERSON) !== 0 || /^(?:will|can|is|has|was|may)$/.test(verb)) &&
    !/(?:ing|body|one)$/i.test(noun) &&
    classesOf(noun.toLowerCase()) === 0 &&
    !UNCOUNTED.test(noun.toLowerCase())
      ? `The ${noun.toLowerCase()} `
      : whole,
  );

/** Others than the reader, whom "they" may be. */
const PERSONS =
  /\b(?:members?|persons?|people|teammates?|owners?|guests?|someone|somebody|admins?|subscribers?|customers?|users?|friends?|employees?|guests?|followers?|apps|files|projects|items|messages|photos|integrations|devices)\b/i;

/** Says what happens, and asks for nothing. */
function isStated(clause: string): boolean {
  return isClause(clause) && !REQUEST.test(clause) && !DEED.test(clause) && !CONDITION.test(clause);
}

/** What the person types or enters to confirm, as the text above the field: "Type “DELETE” to confirm"; empty where nothing is. */
export function typedToConfirm(description: string, object: string): string {
  if (PASSWORD.test(description)) return 'Enter your password to confirm';
  const what = toSecondPerson(TYPES.exec(description)?.groups?.['what'] ?? '').replace(/^["“]|["”]$/g, '');
  if (what === '') return '';
  if (!/\bname$/.test(what)) return `Type “${what}” to confirm`;
  const [, own = ''] = /^(?:(?:the|its|their|your) )?(.*)$/.exec(what) ?? [];
  const name = own === 'name' ? `name of the ${object}` : own;
  return `Type ${/^your /.test(what) ? what : `the ${name}`} to confirm`;
}
