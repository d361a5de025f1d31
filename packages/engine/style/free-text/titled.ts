import type { StyleRule } from '@housestyle/contract';
import { asInside, uncapitalize } from '../../checks/letter-case.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import { isOrder, isProhibition } from './sentences.ts';

/** A title that names a thing and says nothing of it. */
const isThing = (title: string) =>
  THING.test(title) && !isOrder(title) && !isProhibition(title) && !/\bonly\b/iu.test(title);
const THING = /^[A-Za-zÀ-ž][A-Za-zÀ-ž0-9’'-]*(?: [A-Za-zÀ-ž0-9’'-]+){0,4}$/u;

const PREDICATE =
  /^(?:should|must|shall|may|can|cannot|ought to|has to|have to|needs? to)(?:n['’]t| not)?(?: (?:always|never|only))? (?:be|appear|have|go|stay|come|get|use|end|start|begin|occur|show|read|take|name|follow|carry|contain|fit)(?![A-Za-zÀ-ž])/iu;
const ONLY = /^only (?=(?:in|for|between|when|inside|within|before|after|to|at|on) )/iu;
const SYMBOL =
  /^(?:always )?(?:use|write|put|prefer|type) the (?:symbol|sign)(?:,? (?:not|never|instead of|rather than) the word)?(?=[.!]|$)/iu;
const WORD =
  /^(?:always )?(?:use|write|put|prefer|type) the word(?:,? (?:not|never|instead of|rather than) the (?:symbol|sign))?(?=[.!]|$)/iu;
const OBLIGATORY = /^(?:required|preferred|obligatory|compulsory|a requirement)(?=[.!]|$)/iu;
const DELETED = /^(?:delete|remove|cut|strike) on sight(?=[.!]|$)/iu;
/** What stands beside a thing, with no verb: “With spaces”, “Spaces on both sides” under “Em dashes”. */
const WITH = /^(?:always )?with(?:out)? [^.,;:“"]{3,40}[.!]?$/iu;
const HOLDS =
  /^(?:always )?(?:use |put |add |leave |(?:use |set |write )?with )?(?=(?:(?:an?|one|no|single|thin) )*spaces?(?: (?:around (?:them|it)|(?:on )?(?:both|either|each) sides?|before and after(?: (?:them|it))?))?(?: \([^()]*\))?[.!,;]?(?:$| (?:not|never) without))/iu;
/** What a title is told to be, to hold or to be for, with no verb or with its place left to the title. */
const PHRASES: readonly (readonly [title: RegExp, told: RegExp, put: string])[] = [
  // “New terms, UI labels” under “Italics”
  [
    /^(?:italics?|bold(?:face| type| text)?|code font|monospace|backticks|underlin\w+)$/iu,
    /^(?=[A-Za-z -]{0,40}s(?:[,.]|$| and | or ))(?!no|not|never|avoid|don['’]t|only|sparing|use|always|as|keep|write|put|is|are|rare)((?:(?:ui|file|new|key|page|menu|field|button|book|command|environment|class|method|foreign|defined) )?[a-z]+s(?:(?:,? and |,? or |, )(?:(?:ui|file|new|key|page|menu|field|button|book|command|environment|class|method|foreign|defined) )?[a-z]+s)*)(?=[,.]|$)/iu,
    'Use $thing for $1',
  ],
  [
    /^(?:quotes|quotation marks)$/iu,
    /^((?:double|single|straight|curly)(?:,? (?:and )?(?:double|single|straight|curly))*)(?=[.]?$)/iu,
    'Use $1 quotes',
  ],
  [
    /^(?:quotes|quotation marks)$/iu,
    /^((?:commas|periods|full stops)[a-z ,]*?) (?:go|stay|stand|belong) (inside|outside)(?=[.]|$)/iu,
    '$1 go $2 quotation marks',
  ],
  [
    /^(?:quotes|quotation marks)$/iu,
    /^(punctuation(?: marks)?|commas|full stops|periods) (inside|outside)(?: them)?(?=[.]?$)/iu,
    '$1 go $2 quotation marks',
  ],
  [
    /^alt(?:ernative)?[ -]texts?$/iu,
    /^(?:for |on )?(?:every|each|all|any) (?:images?|pictures?)(?=[.,;]|$)/iu,
    'Every image has alt text',
  ],
  [
    /^(?:abbreviations|acronyms|initialisms)$/iu,
    /^no (periods|full stops|dots)(?:: [A-Z][A-Za-z, ]+)?(?=[.]?$)/iu,
    'No $1 in $thing',
  ],
  [
    /s$/iu,
    /^(never|no|not) (two|three|several) in a row(?: without text (?:in )?between(?: them)?)?(?=[.]|$)/iu,
    '$1 $2 $thing in a row',
  ],
  [/s$/iu, /^(begin|start|open|end|finish) with (?=an? )/iu, '$title $1 with '],
  [
    /^[a-z -]{4,30}$/iu,
    /^(?:fine|ok|okay|allowed|good) ((?:in|for|on) [^.,;:]{3,40})[,;.] (?:but )?(?:avoid(?: (?:it|them))?|never|not|no) (?:elsewhere|otherwise|anywhere else|everywhere else)(?=[.]?$)/iu,
    'Avoid $thing, except $1',
  ],
];
const OTHER =
  /^(?:always )?(?:use|say|write|prefer|it['’]s|spell out) ["“]?(?<one>[A-Za-zÀ-ž][A-Za-zÀ-ž-]*)["”]?(?:(?: and |\/|, )["“]?(?<two>[A-Za-zÀ-ž][A-Za-zÀ-ž-]*)["”]?)?(?: instead)?(?=[.!]|$)/iu;

/** A rule of which the description names what its title names: “Should be avoided” under “Semicolons”. */
export function withTitle({ label, description }: StyleRule): StyleRule {
  return { label, description: saidOf(label.trim(), description.trim()) };
}

function saidOf(title: string, told: string): string {
  const swapped = swapOf(title, told);
  if (swapped !== undefined) return swapped;
  if (!isThing(title)) return told;
  if (PREDICATE.test(told)) return `${title} ${uncapitalize(told)}`;
  if (HOLDS.test(told)) return `${title} ${told.replace(HOLDS, 'have ')}`;
  if (WITH.test(told)) return `${title} ${uncapitalize(told)}`;
  const thing = asInside(title);
  const phrase = PHRASES.find(([titles, phrases]) => titles.test(title) && phrases.test(told));
  if (phrase) return told.replace(phrase[1], phrase[2]).replace('$thing', thing).replace('$title', title);
  return told
    .replace(ONLY, `Use ${thing} only `)
    .replace(SYMBOL, `Use the ${thing.replace(/ (?:signs?|symbols?)$/u, '')} sign`)
    .replace(WORD, `Use the word “${thing}”`)
    .replace(OBLIGATORY, 'Always')
    .replace(DELETED, 'Never');
}

/** “Use primary and replica” under “Master/slave”, “Write repository” under “Repo”. */
function swapOf(title: string, told: string): string | undefined {
  const match = OTHER.exec(told);
  const { one = '', two } = match?.groups ?? {};
  const [first = '', second, third] = title
    .replace(/["“”]/gu, '')
    .toLowerCase()
    .split(/ ?\/ ?|, | and /u);
  if (!match || third !== undefined || (second === undefined) !== (two === undefined)) return undefined;
  const words = [first, one, second, two].filter((word) => word !== undefined);
  const letters = (word: string) => word.toLowerCase().replace(/[\s-]/gu, '');
  const isSpelling = second === undefined && letters(first) === letters(one) && first !== one;
  if (words.some((word) => (word.includes(' ') && !isSpelling) || ABOUT_WRITING.test(word.toLowerCase())))
    return undefined;
  // “Say noon and midnight” under “Midnight and noon”
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length) return undefined;
  const rest = told.slice(match[0].length);
  if (two !== undefined)
    return `Use “${one}” instead of “${first}”. Use “${two}” instead of “${second ?? ''}”${rest}`;
  const isSaid = / instead$/iu.test(match[0]);
  const isShort = first.length > 2 && one.length > first.length + 2 && one.toLowerCase().startsWith(first);
  return isShort || isSpelling || isSaid ? `Use “${one}” instead of “${first}”${rest}` : undefined;
}
