import type { StyleRule } from '@housestyle/contract';
import { uncapitalize } from '../../checks/letter-case.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { lazily } from '../../lazily.ts';
import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { NO_JOINT } from './joints.ts';
import { isWordItself } from './often-shunned.ts';
import { isMeant } from './plain-pairs.ts';
import { namesThing } from './read-families.ts';

const WORD = String.raw`${NO_JOINT}[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9'’./+-]*(?<![.,])`;
/** A word or a few, quoted or not; several of them. */
const ITEM = String.raw`(?:["“'‘*]+[^"“”'‘’*\n]{1,40}["”'’*]+|${WORD}(?: ${WORD}){0,2}?)`;
const ITEMS = String.raw`${ITEM}(?:(?:,? or |, ?(?:or |and )?| ?\/ )${ITEM}){0,6}`;
const DENIED_ITEMS = ITEMS.replace('(?:or |and )?', '(?:or |and |not |never )?');
const USE = String.raw`(?:(?:instead|rather|please|otherwise|just|always),? )*(?:use|say|write|try|prefer|choose)`;
/** Up to where a place, a case or a reason is named. */
const END = String.raw`(?: instead)?(?<rest>(?:,? (?:with|when|in|for|to|if|unless|because|since|where|as) [^.]*)?(?:[.!](?=\s|$)[\s\S]*)?)$`;
const AVOID = String.raw`(?:please |try to )*(?:avoid(?: using)?|never use|never|don['’]t use|do not use|don['’]t|do not|banned|deprecated|not (?:to be )?used|obsolete|outdated)(?: (?:it|this|this (?:word|term|phrase)))?`;
const JUDGED = String.raw`(?:this|the|it|an?|our) ?(?:word|term|phrase|expression)? (?:can|could|may|might|is|sounds|are|has|carries|implies|suggests) [^.;:]{3,80}`;

const SWAPPED = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?:${AVOID}|${JUDGED})[.;,:–—-] ?)?(?<said>${USE}) (?:the (?:word|term|phrase) )?(?<right>${ITEMS})${END}`,
      'iu',
    ),
);
const SHUNNED = lazily(
  () =>
    new RegExp(
      String.raw`^${AVOID}(?=$|[.!,;:] ?| (?:because|as|since|unless|in|for|when|if|except)(?![a-z]))`,
      'iu',
    ),
);
/** “not okay, Ok, or O.K.” under “OK”, “Uppercase, never Id” under “ID”. */
const SPELLED = lazily(
  () =>
    new RegExp(
      String.raw`^(?:(?:always |all )?(?:upper ?case|lower ?case|one word|two words|(?:in )?(?:all )?caps(?:,? with (?:an? )?hyphen)?|capitali[sz]ed|hyphenated|no (?:hyphen|periods)|that is how it is spelled)[,;.] )?(?:not|never) (?<wrong>${DENIED_ITEMS})[.!]?$`,
      'iu',
    ),
);
const SEE = lazily(() => new RegExp(String.raw`^(?:see(?: also)?|→|use) (?<right>${ITEM})[.!]?$`, 'iu'));
const ONE_LETTER = /^lower ?case (?:the )?["“']?([a-z])["”']?[.!]?$/iu;
const NAME =
  /^(?:should be |it['’]s |spelled |written )?(?<right>[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9.+-]*(?: [A-Za-zÀ-ž0-9.+-]+){0,2}?)(?:, (?:one word|two words|no hyphen|no space))?[.!]?$/u;
/** How a word is written, as its title names it: “Two words, not one” under “Data source”. */
const WRITTEN =
  /^(?:(?:always|it['’]s|it is|is|written|spelled|spelt|spell|write|treat|it|as|now|all|with an?) )*(?:(?:use )?(?:one|two|a single) words?(?: for it)?|closed(?: up)?|hyphenated|unhyphenated|(?:(?:no|without an?|takes? no|takes? an?) )?hyphen|lower[- ]?case|capitali[sz]ed)(?: when used)?(?! (?:letter|for|in|at|to|the|every|each|all|list|head))(?=[,.;!( ]|$)/iu;

/** An entry of a word list, the word of which is its title, in a sentence: “Use “username” instead of “account name”.” */
export function withEntry({ label, description }: StyleRule): StyleRule {
  const title = label.trim().replace(NOTE, '').replace(EDGES, '');
  const roles = rolesOf(label, description);
  if (roles !== undefined) return { label, description: roles };
  const told = description
    .trim()
    .replace(named(title), (_, said: string) => `${said} it`)
    // “allowlist please!”
    .replace(/^(\p{Ll}[\p{Ll}-]+),? please(?=[.!]|$)/u, 'use $1');
  if (told === '' || title === '') return { label, description };
  const said = chosenOf(title, told) ?? (isTerm(title) ? saidOf(title, told) : relativeOf(title, told));
  return said === undefined ? { label, description } : { label, description: said };
}

/** “One word as a noun, two words as a verb” under “setup”. */
function rolesOf(label: string, description: string): string | undefined {
  if (!ROLES.test(description.trim())) return undefined;
  const [title = ''] = label.trim().split(/ (?:vs\.?|and|or) | ?\/ /iu);
  const [, verb = '', particle = ''] = PHRASAL.exec(title.replace(EDGES, '').toLowerCase()) ?? [];
  return verb === '' ? undefined : `Use “${verb} ${particle}” as a verb and “${verb}${particle}” as a noun.`;
}
const NOUNS = String.raw`(?:as |for |when |if )?(?:used as )?(?:an? |the )?(?:noun|adjective)s?(?: (?:or|and) (?:an? )?(?:noun|adjective)s?)?`;
const VERBS = String.raw`(?:as |for |when |if )?(?:used as )?(?:an? |the )?verbs?`;
const ROLES = new RegExp(
  String.raw`^(?:(?:one|a single) word ${NOUNS}[,;.]? (?:and |but )?two(?: words)? ${VERBS}|nouns?:? one word[,;]? (?:and )?verbs?:? two(?: words)?|two words ${VERBS}[,;.]? (?:and |but )?one(?: word)? ${NOUNS})[.!]?$`,
  'iu',
);
const PHRASAL = /^([a-z]{3,})[ -]?(up|in|out|off|on|down|back|over|away|through)$/u;

/** “Use website” under “Website vs. web site”: one of those that the title sets against each other. */
function chosenOf(title: string, told: string): string | undefined {
  const items = title.split(/ (?:vs\.?|versus|or) | ?\/ /iu).map(bare);
  const { right = '', rest = '' } = SWAPPED().exec(told)?.groups ?? {};
  const offered = bare(right).toLowerCase();
  const others = items.map((item) => item.toLowerCase()).filter((item) => item !== offered);
  return items.length > 1 && others.length === items.length - 1 && rest.replace('.', '').trim() === ''
    ? `Use “${bare(right)}” instead of ${listed(others)}.`
    : undefined;
}

/** “Use allowlist” under “Access List”, “Use PIN” under “PIN number”: no other than a word for the same. */
function relativeOf(title: string, told: string): string | undefined {
  const right = /^(?:always )?use ["“'‘*]*(?<right>[\p{L}\d/-]{3,})["”'’*]*(?: instead)?[.!]?$/iu.exec(told)
    ?.groups?.['right'];
  if (!right || ABOUT_WRITING.test(right.toLowerCase()) || namesThing(right)) return undefined;
  const last = title.toLowerCase().split(' ').at(-1) ?? '';
  const isNear =
    title.split(' ').includes(right) || (last.length > LEAST && right.toLowerCase().endsWith(last));
  const written = title.split(' ').every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word))
    ? title.toLowerCase()
    : title;
  return /^[\p{L}\d]+(?: [\p{L}\d]+){1,2}$/u.test(title) && !OPENS_PLACE.test(title) && isNear
    ? `Use “${right}” instead of “${written}”.`
    : undefined;
}
const LEAST = 3;
/** “leverage (verb)” */
const NOTE =
  /(?<=\S) \((?:verb|noun|adjective|adjectives|adverb|n|v|adj|adv|n\.|v\.|adj\.|ampersand|and variants)\)$/iu;
const EDGES = /^["“'‘*]+|["”'’*]+$/gu;

/** “Don't use click” under “click” */
const named = (title: string) =>
  new RegExp(
    String.raw`^(?<said>(?:try to )?(?:avoid(?: using)?|never use|don['’]t use|do not use|use one word for)) ["“'‘*]{0,2}${title.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)}["”'’*]{0,2}(?![A-Za-zÀ-ž-])`,
    'iu',
  );

function saidOf(title: string, told: string): string | undefined {
  const term = /^\p{Lu}\p{Ll}+(?: |$)/u.test(title) && isWord(title) ? uncapitalize(title) : title;
  const shunned = `“${term}”`;
  const { right, rest = '' } = SWAPPED().exec(told)?.groups ?? {};
  const offered = right && itemsOf(right);
  if (offered && isWord(term) && !OF_PART.test(rest) && offered.every((one) => isOther(one, term)))
    return `Use ${listed(offered)} instead of ${shunned}${rest || '.'}`;
  const { wrong } = SPELLED().exec(told)?.groups ?? {};
  const denied = wrong && itemsOf(wrong);
  // “never I” under “I”
  const spellings = denied && !denied.includes(title) ? denied : undefined;
  const isOfTitle = (one: string) => isMeant(one, [title], true);
  // “not Covid, not coronavirus” under “COVID-19”: a name, of which one is another spelling.
  const areMeant = /\d|\p{L}\p{Lu}/u.test(title) ? spellings?.some(isOfTitle) : spellings?.every(isOfTitle);
  if (spellings && (isSpelled(spellings, title) || areMeant))
    return `Use “${title}” instead of ${listed(spellings)}.`;
  const small = ONE_LETTER.exec(told)?.[1]?.toLowerCase();
  if (small && title.toLowerCase().startsWith(small)) return `${uncapitalize(title)}: lowercase`;
  const name = NAME.exec(told)?.groups?.['right'];
  if (name && name !== title && letters(name) === letters(title))
    return `Use “${name}” instead of “${title}”.`;
  const seen = SEE().exec(told)?.groups?.['right'];
  if (seen && isWordItself(term) && isOther(bare(seen), term))
    return `Use “${bare(seen)}” instead of ${shunned}.`;
  // One word in capitals is a name; the capital of a title is no part of others.
  if (WRITTEN.test(told) && THING.test(title))
    return `${uncapitalize(title)}: ${uncapitalize(told).replace(/^use (?=one|two)|(?<=words?) for it/giu, '')}`;
  const ban = isWord(term) ? SHUNNED().exec(told) : null;
  return ban ? `Avoid ${shunned}${told.slice(ban[0].length)}` : undefined;
}

const THING = /^[A-Za-zÀ-ž][A-Za-zÀ-ž0-9’'-]*(?: [A-Za-zÀ-ž0-9’'-]+){0,4}$/u;
const SPLIT = /,? or |, ?(?:or |and |not |never )?| ?\/ /iu;
const bare = (item: string) => item.replace(EDGES, '').trim();
const itemsOf = (list: string): readonly string[] =>
  list
    .split(SPLIT)
    .map((item) => bare(item).replace(/^(?:\p{L}\.)+\p{L}$/u, '$&.'))
    .filter(Boolean);
const listed = (items: readonly string[]) => items.map((one) => `“${one}”`).join(' or ');
const letters = (word: string) => word.toLowerCase().replace(/[\s.-]/gu, '');
/** “okay”, “Ok” and “O.K.” of “OK”: spellings of it, or what begins as it does. */
const isSpelled = (spellings: readonly string[], title: string) =>
  spellings.some((one) => letters(one) === letters(title)) &&
  spellings.every((one) => letters(one).startsWith(letters(title)));
/** What may be offered for a word: another word, no manner of writing. */
const isOther = (word: string, term: string) =>
  !word.split(' ').some((one) => letters(one) === letters(term)) &&
  !` ${word} `.toLowerCase().includes(` ${term} `.toLowerCase()) &&
  /\p{L}{2}/u.test(word) &&
  !NO_OFFER.test(word) &&
  (!ABOUT_WRITING.test(word.toLowerCase()) || letters(word) === letters(term));
const NO_OFFER =
  /^(?:it|them|this|that|these|those|only|sparingly|a|an|the|another|other|something|(?:upper|lower|title|sentence)[- ]?case|all[- ]caps|initial|capitals?|italics?|bold|one|about|as|by|from|out|so|how|what|who|why|to|too|your|our|numerals?|digits?|words?|symbols?|signs?|with|in|for|only when|when|where)(?: |$)|\\b(?:form|version|spelling|word|term|symbol|sign|verb|noun)s?$/iu;

/** “Write “log in” for the verb” */
const OF_PART = /(?<!\p{L})(?:verb|noun|adjective|adverb)s?(?!\p{L})/iu;

/** Whether a title is a word to be written, and nothing that a text consists of. */
const isTerm = (title: string) =>
  !ABOUT_WRITING.test(/\S+$/u.exec(title.toLowerCase())?.[0] ?? '') &&
  !(OF_TEXTS.test(title) && !/^\p{Ll}+ /u.test(title)) &&
  !OPENS_PLACE.test(title) &&
  // “R12” numbers a rule.
  !/^\p{Lu}{1,3}\d+\p{Ll}?$/u.test(title) &&
  title.split(' ').length <= 4;
const OPENS_PLACE =
  /^(?:after|before|on|at|behind|with|for|under|between|within|no|avoid|never|don['’]t|use|write) /iu;
const OF_TEXTS =
  /\b(?:headings?|titles?|headers?|names?|words?|lists?|items?|terms?|labels?|buttons?|bullets?|acronyms?|abbreviations?|initialisms?|units?|months?|days?|seasons?|compounds?|modifiers?|adjectives?|adverbs?|nouns?|verbs?|prefix(?:es)?|numbers?|fractions?|keys?|commands?|captions?|steps?|links?|tables?|cells?|columns?|sentences?|text|code|files?|urls?|letters?|blocks?|departments?|teams?|case|capitali[sz]ation|style|spelling|colons?|marks?|signs?)$/iu;
/** Whether a title is a word and not the thing that it stands for: “semicolons”, “humor”. */
const isWord = (title: string) =>
  isWordItself(title) ||
  (/^\p{Ll}/u.test(title) &&
    !namesThing(title) &&
    !ABOUT_WRITING.test(title) &&
    (partsOf(title) & (PLURAL | NOUN)) !== PLURAL);
