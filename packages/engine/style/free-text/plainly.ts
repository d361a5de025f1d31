import { ABOUT_WRITING } from './about-writing.ts';
import { asInside } from '../../checks/letter-case.ts';
import { lazily } from '../../lazily.ts';
import { inKnownWords } from './controlled.ts';
import { isWordItself } from './often-shunned.ts';

const ARROW = '(?:→|⇒|->|=>|➡️?|⟶)';
/** What a note between colleagues holds beside what it says. Marks of right and wrong stay. */
const DECORATION =
  /(?![✅✓✔❌✗✘👍👎➡])(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}])\ufe0f?\u200d?/gu;
const GREETING =
  /^(?:(?:hey|hi|hello|fyi|psa|reminder|friendly reminder|btw|note|nb)(?: (?:all|team|folks|everyone|everybody|people|there))?(?:[,:!–—-]+ *|(?= *$)))+/iu;
const THANKS =
  /(?<=[.!?,;–—-]\s*)(?:thx|thanks(?: (?:a lot|all|everyone|team))?|ty|cheers|please and thank you)[.!]*$/iu;
const ASKED =
  /(?<=^|[.!?]\s+)(?:so,? )?(?:can|could|would|will|shall) (?:we|you|everyone|everybody|people)(?: all)? (?:please )?(?=(?:stop|quit|start|use|avoid|write|say|keep|drop|not)(?![a-z]))/giu;
/** “Quotes :: “Double”, never ‘single’”: the kind, and not the word. */
const KIND_OF_QUOTE = /["“'‘](double|single|straight|curly|smart)["”'’]/giu;
/** “style="…"”: an attribute of any value, and no quoted mark. */
const ATTRIBUTE = /(?<![\w“"'`])([a-z-]+)=["'“](?:…|\.\.\.|\*)?["'”]/gu;

const YES = String.raw`yes(?:,? (?:please|always))?|yep|yeah|yup|on|always please|please do`;
const NO = String.raw`no(?:,? (?:thanks|thank you|never|please))?|nope|nah|off|never(?: ever)?|please don['’]t|don['’]t|just don['’]t|not here|not ours`;
const FREE = String.raw`(?:(?:that's|it's|they're|are|is) )?(?:(?:perfectly|totally|absolutely|all|quite) )?(?:sure|ok|okay|fine|good|allowed|welcome|optional|permitted|acceptable|no problem)(?: (?:by|with|for|in|on|to) [^.;:]{2,40})?|why not|up to you|either way|go ahead|if you (?:like|want|must)|whatever|anything goes|we don['’]t (?:mind|care)`;
const ASKING =
  /^(?:so,? )?(?:do|can|may|should|are) (?:we |you |i )?(?:allow|use|want|write|like)? ?(?<thing>[^?]{2,50}?)(?: allowed| ok| okay| fine)?\? (?:(?<yes>yes)|(?<no>no))(?:[,.! ].*)?$/iu;
const ANSWER = lazily(
  () =>
    new RegExp(
      String.raw`^(?<thing>[^:?=.!;“”"→\n]{2,60}?)(?: ?[:?=] ?| [—–-] )(?:(?<yes>${YES})|(?<no>${NO})|(?<free>${FREE}))[.!]*$`,
      'iu',
    ),
);
/** One word list's line: “email > e-mail”, “utilize → use”. */
const PHRASE = String.raw`[A-Za-zÀ-ž][A-Za-zÀ-ž'’.-]*(?: [A-Za-zÀ-ž][A-Za-zÀ-ž'’.-]*){0,4}`;
const PHRASES = String.raw`${PHRASE}(?:(?: ?\/ ?|, )${PHRASE}){0,5}`;
const OVER = lazily(() => new RegExp(String.raw`^(?<to>${PHRASES}) (?:>{1,2}|≫) (?<from>${PHRASES})$`, 'iu'));
const BECOMES = lazily(
  () =>
    new RegExp(String.raw`^(?<from>${PHRASES}) ?${ARROW} ?(?<to>${PHRASES}|${PHRASE} or ${PHRASE})$`, 'iu'),
);
const SHUNNED = lazily(
  () =>
    new RegExp(
      String.raw`^(?<from>${PHRASES}) ?${ARROW} ?(?:don['’]t|do not|no|never|avoid|delete|cut|remove|drop|out|leave (?:it |them )?out|nothing|∅|✗|❌)(?: (?:use|say|write|it|them))?$`,
      'iu',
    ),
);
/** “login (n.) / log in (v.)” */
const ROLES =
  /^["“]?(?<one>[A-Za-z][A-Za-z -]*?)["”]? \((?<role>n|v)(?:oun|erb)?\.?(?:[,/] ?adj(?:ective)?\.?)?\)(?: ?[/,;|] ?| (?:vs\.?|and|but) )["“]?(?<other>[A-Za-z][A-Za-z -]*?)["”]? \((?<role2>n|v)(?:oun|erb)?\.?(?:[,/] ?adj(?:ective)?\.?)?\)(?: (?:are (?:different|two|not)|differ)[^.]*)?$/iu;
/** “UI labels :: bold” */
const FORMAT =
  /^(?:(?:in|use|always|set in|written in) )*(?<format>bold(?:face)?|italics?|code (?:font|formatting)|monospace|backticks)(?:[.!]?$|, (?=exactly|just|as ))/iu;
const THING =
  /^(?!(?:no|never|avoid|use|don['’]t)\b)\p{L}+ ?\p{L}+ ?(?:names?|labels?|elements?|titles?|terms?|paths?|keys?|commands?|variables?|parameters?|buttons?)$/iu;
/** “EU and UN :: no periods” */
const ACRONYMS = /^[A-Z]{2,5}(?:(?:, (?:and |or )?| and | or |\/)[A-Z]{2,5})*$/u;
const NO_STOPS =
  /^(?:get |take |have |with )?(?:no|without|never any) (?:periods|full stops|dots|points)(?:,? please)?[.!]?/iu;
/** “npm :: Always lowercase, even first in a sentence.” */
const LOWER = /^(?:(?:is|are|always|written|spelled|all|in),? )*lower[- ]?case(?:, even [^.]*)?(?=[.!]|$)/iu;
/** A title of what stands in the place of other words: “dialog box > dialog”. */
const REPLACING = /(?<![a-z])(?:substitut|replac|instead|banned)/iu;
/** “backend (one word)” */
const NOTED =
  /^[“"]?(?!(?:use|write|say|spell|prefer) )(?<word>[A-Za-z][A-Za-z-]*(?: [a-z]+)?)[”"]?(?: \(|: | [–—-] )(?<how>one word|two words|hyphenated|lower ?case|no hyphen)(?:[,;] (?<more>[^()]*))?\)?$/iu;
const FREE_OF =
  /^(?:(?:our|the|all|keep|these|this) )*(?:docs?|documentation|pages?|texts?|content|copy|articles?|guides?|headings?|it)(?: (?:is|are|stays?|must be|should be|go|remains?))? (?<thing>[a-z]+)-free$/iu;

/** “Exclamation points: once per page at most” */
const ONCE =
  /^(?<thing>[a-z-]+(?: [a-z-]+){0,2}?):? (?:at most |max(?:imum)?\.? |only |no more than )?once (?:per|a|in (?:a|each|every)|every) (?<unit>[a-z]+)(?:,? (?:at most|max(?:imum)?|only|tops))?$/iu;
const SMALL = new RegExp(
  String.raw`^(?<names>${PHRASES})(?: ?[:–—] | - )(?:always |all |written |in )*lower[- ]?case(?:d)?$`,
  'iu',
);

/** “Ban these: going forward, in terms of” */
const BANNED_LIST =
  /^(?:please )?(?:ban|avoid|skip|cut|drop|delete|remove|never use|don['’]t use|do not use) (?:these|the following)(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty))?(?: (?:words?|phrases?|terms?|expressions?))?(?: and phrases)?: (?<list>[\p{L}' -]+(?:, [\p{L}' -]+)+)$/iu;
const QUOTE = /^["“]([^"“”]+)["”]$/u;
const OFFER =
  /^(?:please |always )?(?:prefer|use|say|write|try|go with|make it) (["“][^"“”]+["”](?:,? or ["“][^"“”]+["”])*)(?= instead| please|[.,;]|$)(?: instead| please)?/iu;

/** A rule's parts as they would be said in whole sentences: “Oxford comma: yes” as “Use Oxford comma.” */
export function plainly(label: string, description: string): readonly [string, string] {
  const [title, told] = [tidy(label), tidy(description)];
  // “via” with “→ through”: one line.
  const whole = new RegExp(`^\\s*${ARROW}`, 'u').test(told) ? `${title} ${told.trim()}` : told;
  const quote = QUOTE.exec(title)?.[1];
  const offer = quote === undefined ? undefined : OFFER.exec(whole);
  // “Allows you to” with “Prefer “lets you””.
  if (offer && !offer[1]?.includes(quote ?? ''))
    return [title, `Use ${offer[1] ?? ''} instead of ${title}${whole.slice(offer[0].length)}`];
  const format = FORMAT.exec(whole)?.groups?.['format'];
  if (format && THING.test(title))
    return [
      title,
      `Use ${format.toLowerCase()} for ${asInside(title)}. ${whole.slice(FORMAT.exec(whole)?.[0].length)}`.trim(),
    ];
  if (ACRONYMS.test(title) && NO_STOPS.test(whole))
    return [title, `No periods in acronyms such as ${title}.${whole.replace(NO_STOPS, '')}`];
  const lower = LOWER.exec(whole);
  if (lower && /^[\p{L}\d.+-]+$/u.test(title) && areWords(title))
    return [title, `Write “${title}” in lower case${whole.slice(lower[0].length)}`];
  const [name, said] = [
    linesOf(title),
    linesOf(REPLACING.test(title) ? whole.replace(/(?<=\S) > (?=\S)/g, ' → ') : whole),
  ];
  // A title that is all there is, and turned out to be a sentence.
  return said === '' && name !== title ? ['', name] : [name, said];
}

function tidy(text: string): string {
  const plain = text.replace(DECORATION, '');
  const kept = /[A-Za-zÀ-ž]/.test(plain) ? plain : text;
  return inKnownWords(kept.replace(GREETING, '').replace(ASKED, ''))
    .replace(THANKS, '')
    .replace(KIND_OF_QUOTE, '$1 quotes')
    .replace(ATTRIBUTE, 'the $1 attribute')
    .replace(/^[^\S\n]+|[^\S\n]+$/gu, '');
}

const linesOf = (text: string): string => partsOf(text).map(marksFirst).map(lineOf).join('\n');

/** The lines of a text; “hit → press; pick → select” is two, and “contractions yes, slang no”. */
function partsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const parts = line.split(/; /u);
    if (parts.length > 1 && parts.every((part) => BECOMES().test(part.replace(/\.$/, '')))) return parts;
    const arrows = line.split(/, /u);
    if (arrows.length > 1 && arrows.every((part) => BECOMES().test(part.replace(/\.$/, '')))) return arrows;
    const verdicts = line.split(/, (?:and |but )?/u);
    return verdicts.length > 1 && verdicts.every((part) => VERDICT.test(part))
      ? verdicts.map((part) => part.replace(VERDICT, '$1: $2'))
      : [line];
  });
}
const VERDICT = /^(?!(?:not|never|use|write|say) )([^:,;"“]{3,40}?):? (yes|no|never|ok|okay)[.!]?$/iu;

const MARK = '[✗❌✘👎✓✔✅👍]\ufe0f?';
const MARKED_LAST = new RegExp(`^(?!\\s*${MARK}).*${MARK}\\s*$`, 'u');
const BEFORE_MARK = new RegExp(`([^✗❌✘👎✓✔✅👍]*[^✗❌✘👎✓✔✅👍\\s,;/|])[\\s,;]*(${MARK})[\\s,;/|]*`, 'gu');
/** “50% ✅ 50 percent ❌”: each mark before what it marks. */
const marksFirst = (line: string): string =>
  MARKED_LAST.test(line) ? line.replace(BEFORE_MARK, '$2 $1 ').trimEnd() : line;

function lineOf(line: string): string {
  const bare = line.replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/u, '').trim();
  const whole = sentenceOf(bare.replace(/[.;,]$/u, ''));
  if (whole !== undefined) return whole;
  const sentences = bare.split(/(?<=[.!?]) +/u);
  const said = sentences.map((sentence) => sentenceOf(sentence.replace(/[.;,]$/u, '')));
  if (said.every((sentence) => sentence === undefined)) return line;
  return said.map((sentence, index) => sentence ?? sentences[index] ?? '').join(' ');
}

/** What a short line says in a whole sentence; undefined where it is one already, or something else. */
function sentenceOf(line: string): string | undefined {
  const listed = BANNED_LIST.exec(line)?.groups?.['list'];
  if (listed && !/["“'‘`]/u.test(listed))
    return `Don't use ${listed
      .split(/,? (?:and|or) |, /u)
      .map((one) => `“${one}”`)
      .join(', ')}.`;
  const { thing, yes, no, free } = ANSWER().exec(line)?.groups ?? {};
  if (thing && !/^(?:do|is|are|should|can|may|why|how|what|when|good|bad|right|wrong|example)\b/i.test(thing))
    return yes
      ? `Use ${asInside(thing)}.`
      : no
        ? isWordItself(thing)
          ? `Don't use “${asInside(thing)}”.`
          : `No ${asInside(thing)}.`
        : free
          ? `${thing} are allowed.`
          : undefined;
  const asking = ASKING.exec(line)?.groups;
  if (asking) return asking['yes'] ? `${asking['thing'] ?? ''} are allowed.` : `No ${asking['thing'] ?? ''}.`;
  const noted = line.split(/(?<=\)), (?:and )?|; /u).map((one) => NOTED.exec(one)?.groups);
  if (noted.every((groups) => groups !== undefined))
    return noted
      .map(({ word = '', how = '', more }) => `“${word}” is ${how}${more === undefined ? '' : `, ${more}`}.`)
      .join(' ');
  const roles = ROLES.exec(line)?.groups;
  if (roles && roles['role']?.toLowerCase() !== roles['role2']?.toLowerCase()) {
    const [verb, noun] =
      roles['role']?.toLowerCase() === 'v' ? [roles['one'], roles['other']] : [roles['other'], roles['one']];
    return `Use “${verb ?? ''}” as a verb and “${noun ?? ''}” as a noun.`;
  }
  const shunned = SHUNNED().exec(line)?.groups?.['from'];
  if (shunned && areWords(shunned)) return `Don't use ${quoted(shunned)}.`;
  const { from, to } = OVER().exec(line)?.groups ?? BECOMES().exec(line)?.groups ?? {};
  const [wrong, right] = [from, to].map((list) => list?.split(/, | ?\/ ?/u) ?? []);
  if (wrong && right && wrong.length > 1 && wrong.length === right.length && wrong.every(areWords))
    return wrong.map((word, index) => `Use “${right[index] ?? ''}” instead of “${word}”.`).join(' ');
  if (from && to && areWords(from) && areWords(to)) return `Use ${quoted(to)} instead of ${quoted(from)}.`;
  const once = ONCE.exec(line)?.groups;
  if (once)
    return `At most one ${asInside(once['thing'] ?? '').replace(/s$/u, '')} per ${once['unit'] ?? ''}.`;
  const lowered = SMALL.exec(line)?.groups?.['names'];
  if (lowered && areWords(lowered)) return `Write ${quoted(lowered)} in lower case.`;
  const { thing: without } = FREE_OF.exec(line)?.groups ?? {};
  return without ? `No ${without}.` : undefined;
}

/** “A number of” names no numbers; “active voice” and “the passive” do name what they say. */
const areWords = (said: string) =>
  said
    .toLowerCase()
    .split(/ ?\/ ?|, | or /u)
    .map((phrase) => phrase.replace(/^(?:the|an?|our) (?!number of)|^for (?:example|instance)$/u, ''))
    .every((phrase) => phrase.split(' ').length > 2 || !ABOUT_WRITING.test(phrase));
const quoted = (list: string) =>
  list
    .split(/ ?\/ ?|, | or /u)
    .map((phrase) => `“${phrase.trim()}”`)
    .join(' or ');
