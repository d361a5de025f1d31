import { escaped } from '../../../escaped.ts';
import { pluralOf, singularOf } from '../../../spelling/inflect.ts';
import { capitalized } from '../../writing/capitals.ts';
import { movedThing } from './former.ts';

const RENAMES =
  /`(?<old>[^`]+)`(?: \p{Ll}+)? (?:is|was|has been) (?:now )?(?:called|renamed(?: to)?|replaced (?:by|with)) `(?<fresh>[^`]+)`|`(?<gone>[^`]+)`(?: \p{Ll}+)? (?:is|was|has been) (?:removed|dropped|gone)[.;,] (?:please )?use `(?<come>[^`]+)`(?: instead)?\.?$/iu;
export const NAMED_ANEW =
  /^(?:[Tt]he |[Oo]ur )?["“'*]{0,2}(?<old>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*)?)["”'*]{0,2} (?<noun>plan|tier|role|team|page|screen|tab|tile|menu|button|field|section|region|feature|report|view|group|edition|product|app|tool) (?:is|was|has been) (?:now )?(?:renamed(?: to)?|called) (?:the )?["“'*]{0,2}(?<fresh>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*)?)/u;
/** "Bob is no longer the contact, it's Amira now". */
const SUCCEEDS =
  /^(?<gone>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:is no longer [^,;.]{3,60}[,;] (?:it['’]s|it is) (?:now )?|(?:was|is|has been) (?:succeeded|replaced) by )(?<come>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?: now)?\.?$/u;
/** "Dana is the new lead; she takes over from Felix". */
const TAKES_OVER =
  /^(?<come>(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:is the new [^,;.]{2,60}[,;.]?(?: and)? (?:(?:she|he|they) )?)?(?:(?:takes?|took|has taken) over(?: (?:the|this|as) [^,;.]{2,30}?)? from|replaces|succeeds) (?<gone>(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?: as [^,;.]{2,40})?[.!]?$/u;
/** '"Projects" are called "Spaces"', '"Incident manager" is replaced by "incident commander"'. */
const OFFICE_OF =
  /^(?:the |our )?[^,;.]{3,40} is (?:now )?(?<come>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[;,] (?:and )?(?:she|he|they) (?:takes?|took|has taken) over from (?<gone>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[.!]?$/iu;
const CALLED =
  /^(?:the (?:term|word|name) )?["“'](?<word>[^"”']{2,30})["”'] (?:(?:are|is|were|was|has been|have been) (?:now )?(?:called|renamed(?: to)?|replaced (?:by|with))|becomes?|(?:→|->|=>)) ["“'](?<other>[^"”']{2,30})["”'](?: now| everywhere| throughout| from now on)*[.!]?$/i;
/** "We moved from OpenVPN to WireGuard": from one product to another. */
const MOVED =
  /\b(?:moved|switched|migrated|changed|moving|switching|migrating) from (?<former>\p{Lu}[\p{L}\d]*(?:[ .]\p{Lu}?[\p{L}\d]+)?) to (?<latter>\p{Lu}[\p{L}\d]*(?:[ .]\p{Lu}[\p{L}\d]*)?)(?=[,.;]|$)/u;
/** 'Rename the section "Troubleshooting" to "Known problems"' */
const RETITLED =
  /^(?:please )?(?:rename|retitle) (?:the )?(?:section|chapter|heading) ["“'](?<title>[^"”']{2,60})["”'] (?:to|as|into) ["“'](?<name>[^"”']{2,60})["”'][.!]?$/i;
/** 'We renamed "workspace" to "space" everywhere', 'Rename the word "x" to "y"'. */
const RENAMED =
  /^(?:(?:we|please|they)(?:['’]ve| have)? )?renamed? (?:the )?(?:term |word |name )?["“'](?<word>[^"”']{2,30})["”'] (?:to|as|into) ["“'](?<other>[^"”']{2,30})["”'](?: now| everywhere| throughout| from now on)*[.!]?$/i;
/** 'Always call the buyer the "customer"' */
const CALLS =
  /^(?:please |always )*(?:call|refer to) (?:the |an? )?["“']?(?<word>\p{L}[\p{L}-]+(?: [\p{L}-]+)??)["”']?,? (?:as )?(?:the |an? )?["“'](?<other>[^"”']{2,30})["”'](?: now| everywhere| throughout| from now on)*[.!]?$/iu;
/** "The tool is now called Tripwise (formerly ExpenseBox)". */
const FORMERLY =
  /\b(?:is|are|was|has been) (?:now )?(?:called|renamed(?: to)?) ["“`]?(?<fresh>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*){0,2})["”`]?,? \(?(?:formerly|previously|before|was|until now|not) (?:called |known as )?["“`]?(?<old>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*){0,2})["”`]?\)?[.!]?$/u;

/** "Replace `a` by `b`": what is quoted, as it stands. */
const LITERALLY =
  /^(?:please )?(?:replace|change|update|swap) (?:the (?:\p{Ll}+ )?)?(?<mark>[`"“])(?<was>[^`"”\n]{2,120})[`"”] (?:by|with|to|for|into) (?:the (?:\p{Ll}+ )?)?[`"“](?<comes>[^`"”\n]{1,120})[`"”](?: everywhere| throughout)?[.!]?$/iu;
/** "TaskHub is now called Loomly": a product by its name alone. */
const NOW_CALLED =
  /^(?:the )?(?<old>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*){0,2}) (?:is now (?:called|named|known as)|(?:is|was|has been) (?:renamed(?: to)?|rebranded (?:as|to))|becomes|is called) (?<fresh>\p{Lu}[\w-]*(?: \p{Lu}[\w-]*){0,2})(?: now| everywhere)*[.!]?$/u;

const NAME = String.raw`(?:\x60[^\x60\n]{2,60}\x60|["“'][^"“”'\n]{2,60}["”']|--?[a-z][\w-]*|\p{L}[\w-]*(?:\.\w+)*(?: \p{L}[\w-]*){0,2}?)`;
const THING =
  '(?:the |our )?(?:term |word |name |product |tool |app |command |key |parameter |field |header |section )?';
const OVERALL =
  '(?: (?:now|only|everywhere|throughout|from now on|instead|in the (?:whole )?(?:text|document|page)))*(?: \\([^()]*\\))?[.!]?$';
/** Any wording of a new name for an old one. */
const ANEW: readonly RegExp[] = [
  `^(?:please |we (?:have )?|they )*(?:rename|renamed|rebranded) ${THING}(?<old>${NAME}) (?:to|into|as) ${THING}(?<fresh>${NAME})${OVERALL}`,
  `^(?:please )?(?:replace|change|swap|exchange) ${THING}(?<old>${NAME}) (?:with|by|to|for|into) ${THING}(?<fresh>${NAME})${OVERALL}`,
  `^${THING}(?<old>${NAME}) (?:is|are|was|were|has been|have been|will be|gets?) (?:now )?(?:called|renamed(?: (?:to|as|into))?|named|known as) ${THING}(?<fresh>${NAME})${OVERALL}`,
  `^${THING}(?<old>${NAME}) renamed (?:to|as|into) ${THING}(?<fresh>${NAME})${OVERALL}`,
  `^${THING}(?<old>\x60[^\x60\n]{2,60}\x60)(?: \\p{Ll}+)? is now (?<fresh>\x60[^\x60\n]{2,60}\x60)${OVERALL}`,
  `^${THING}(?<old>${NAME}) (?:becomes?|→|⇒|->|=>) (?<fresh>${NAME})${OVERALL}`,
  `^the (?:new )?name (?:of|for) ${THING}(?<old>${NAME}) is (?:now )?(?<fresh>${NAME})${OVERALL}`,
  `^(?:always |please |we |now )*(?:use|say|write) ${THING}(?<fresh>${NAME}),? (?:instead of|rather than|not|for) ${THING}(?<old>${NAME})${OVERALL}`,
  `^(?:always |please |we |now )*(?:call|name) (?:it|them|this) ${THING}(?<fresh>${NAME})(?: now| everywhere| throughout)*,? (?:and )?(?:instead of|rather than|not) ${THING}(?<old>${NAME})${OVERALL}`,
  `^(?:always |please |we |now )*(?:call|refer to) ${THING}(?<old>${NAME}),? (?:as )?(?<fresh>${NAME})${OVERALL}`,
].map((wording) => new RegExp(wording, 'iu'));

/** "Rename the CLI to x": what it is called so far, that word doesn't say. */
const KIND_OF_THING =
  /^(?:the )?(?:CLI|API|SDK|GUI|UI|app|tool|program|package|library|command|service|product)$/i;

/** A name in the place of another that the document has, in the form that it has there; undefined where it has none such. */
function renameAnew(text: string, said: string): string | undefined {
  for (const wording of ANEW) {
    const { old = '', fresh = '' } = wording.exec(said.trim())?.groups ?? {};
    const [from, to] = [old, fresh].map((name) => name.replace(/^["“'\x60]|["”'\x60]$/g, ''));
    // "`currency` becomes optional"
    const isState = old.startsWith('`') && /^\p{Ll}+$/u.test(fresh);
    if (!from || !to || isState || /\d$/.test(from) || KIND_OF_THING.test(from)) continue;
    const whole = new RegExp(String.raw`(?<![\w-])${escaped(from)}(?![\w-])`, 'g');
    const isName = /^\p{Lu}/u.test(from) && /^\p{Lu}/u.test(to);
    // A name in code is one wherever it stands; a word, and the name of a product, is none in code.
    const isCode = old.startsWith('`') || (/[\d_-]|\p{Ll}\p{Lu}/u.test(from) && text.includes(`\`${from}`));
    // "`open()`" of a call with arguments.
    const [call, called] = [from, to].map((name) => /^([\w.]+)\(\)$/.exec(name)?.[1]);
    if (call && called && text.includes(`${call}(`)) return text.replaceAll(`${call}(`, `${called}(`);
    if (isCode && whole.test(text)) return renamePath(text.replace(whole, to), from, to);
    if (isName && whole.test(text))
      return piecesOf(text)
        .map((piece, index) => (index % 2 === 0 ? piece.replace(whole, to) : piece))
        .join('');
    // Which words to use is a rule of style, that knows nouns from verbs.
    const isStyle = /→|⇒|->|=>|^(?:always |please |we |now )*(?:use|say|write)\b/i.test(said);
    const renamed = isCode || isStyle ? undefined : renameWord(text, from, to);
    if (renamed !== undefined) return renamed;
    // What stands in code alone is a name there.
    if (!isStyle && whole.test(text)) return text.replace(whole, to);
  }
  return undefined;
}

/** The path of a call in addresses too. */
function renamePath(text: string, from: string, to: string): string {
  const [old, fresh] = [from, to].map((call) => /^[A-Z]+ (\/\S+)$/.exec(call)?.[1]);
  return old && fresh
    ? text.replace(new RegExp(String.raw`(?<=[\w.])${escaped(old)}(?![\w/{-])`, 'g'), fresh)
    : text;
}

/** "`skiff push` is now called `skiff deploy`": in code, wherever it stands; the text as it is where it has the new name alone. */
export function rename(text: string, said: string): string | undefined {
  const { gone, come } = (SUCCEEDS.exec(said) ?? TAKES_OVER.exec(said) ?? OFFICE_OF.exec(said))?.groups ?? {};
  if (gone && come) {
    const succeeded = text.replace(new RegExp(String.raw`(?<![\w-])${escaped(gone)}(?![\w-])`, 'g'), come);
    return succeeded === text ? undefined : succeeded;
  }
  const { mark, was = '', comes = '' } = LITERALLY.exec(said.trim())?.groups ?? {};
  // A term in quotation marks has other forms too.
  const isWhole = mark === '`' || /^\p{Lu}.* /u.test(was);
  if (was !== '' && isWhole && text.includes(was)) return text.replaceAll(was, comes);
  const { title, name: heading } = RETITLED.exec(said.trim())?.groups ?? {};
  if (title && heading) {
    const line = new RegExp(String.raw`^(#{1,6}[ \t]+)${escaped(title)}(?=[ \t]*$)`, 'im');
    return line.test(text) ? text.replace(line, (_, marks: string) => marks + heading) : undefined;
  }
  const exchanged = MOVED.exec(said)?.groups;
  const { old: former = exchanged?.['former'], fresh: latter = exchanged?.['latter'] } =
    (FORMERLY.exec(said.trim()) ?? NOW_CALLED.exec(said.trim()))?.groups ?? {};
  if (former && latter) {
    const name = new RegExp(String.raw`(?<![\w-])${escaped(former)}(?![\w-])`, 'g');
    const thing = movedThing(said);
    const named =
      thing === undefined
        ? text.replace(name, latter)
        : text
            .split('\n')
            .map((line) => (line.includes(thing) ? line.replace(name, latter) : line))
            .join('\n');
    return named === text && !text.includes(latter) ? undefined : named;
  }
  const { word, other } = (CALLED.exec(said) ?? RENAMED.exec(said) ?? CALLS.exec(said.trim()))?.groups ?? {};
  if (word && other)
    return renameWord(text, word, other) ?? (holdsWord(text, other) ? text : renameAnew(text, said));
  const named = NAMED_ANEW.exec(said)?.groups;
  if (named) return renameThing(text, named['old'] ?? '', named['noun'] ?? '', named['fresh'] ?? '');
  const thing = THING_NAMED.exec(said.trim())?.groups;
  if (thing) return renameByNoun(text, thing['noun'] ?? '', thing['fresh'] ?? thing['file'] ?? '');
  const code = RENAMES.exec(said)?.groups ?? {};
  const { old = code['gone'] ?? '', fresh = code['come'] ?? '' } = code;
  if (old === '') return renameAnew(text, said);
  const name = new RegExp(String.raw`(?<![\w-])${escaped(old)}(?![\w-])`, 'g');
  const renamed = piecesOf(text)
    .map((piece, index) => (index % 2 === 1 ? piece.replace(name, fresh) : piece))
    .join('');
  return renamed === text ? undefined : renamed;
}

/** "The signature header is called `Acme-Signature` now": the one name in code before that noun, wherever it stands. */
const THING_NAMED =
  /^(?:the |our )?(?:\p{L}+ )?(?<noun>\p{Ll}+) is (?:now )?(?:called|named) (?:`(?<fresh>[^`]+)`|(?<file>[\w-]*(?:\.[a-z][\w-]*)+))(?: now)?[.!]?$/iu;

function renameByNoun(text: string, noun: string, fresh: string): string | undefined {
  const names = [...text.matchAll(new RegExp(String.raw`\x60([^\x60\n]+)\x60 ${escaped(noun)}\b`, 'giu'))];
  const [old, other] = new Set(names.map(([, name = '']) => name));
  return old === undefined || other !== undefined || old === fresh
    ? undefined
    : text.replaceAll(old, () => fresh);
}

/** Prose and code, in turns. */
/** A text cut at its code, which has every other place. */
export const piecesOf = (text: string): readonly string[] => text.split(/(```[\s\S]*?```|`[^`\n]*`)/);

const holdsWord = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** In both cases and both numbers, wherever it stands; a command keeps its name, which only code could change. */
function renameWord(text: string, old: string, fresh: string): string | undefined {
  const [one, other] = [old, fresh].map((word) => singularOf(word.toLowerCase()) ?? word.toLowerCase());
  const forms: readonly (readonly [string, string])[] = [
    [old.toLowerCase(), fresh.toLowerCase()],
    [one ?? old, other ?? fresh],
    [pluralOf(one ?? '') ?? old, pluralOf(other ?? '') ?? fresh],
  ];
  const renamed = forms
    .flatMap(([from, to]) => [
      [from, to] as const,
      [capitalized(from), capitalized(to)] as const,
      [inTitle(from), inTitle(to)] as const,
    ])
    .reduce((all, [from, to]) => {
      const word = new RegExp(String.raw`(?<![\w-])${escaped(from)}(?![\w-])`, 'g');
      return all.map((piece, index) => (index % 2 === 0 ? piece.replace(word, to) : piece));
    }, piecesOf(text))
    .join('');
  return renamed === text ? undefined : renamed;
}

const inTitle = (words: string): string => words.split(' ').map(capitalized).join(' ');

/** "The Team plan was renamed to Business": with its noun, and alone in a cell or in bold. */
function renameThing(text: string, old: string, noun: string, fresh: string): string | undefined {
  const renamed = text
    .replace(new RegExp(String.raw`\b${escaped(old)}(?= ${escaped(noun)}s?\b)`, 'g'), fresh)
    .replace(
      new RegExp(
        String.raw`(?<=\|[ \t]*(?:\*\*)?)${escaped(old)}(?=(?:\*\*)?[ \t]*\|)|(?<=\*\*)${escaped(old)}(?=\*\*)`,
        'g',
      ),
      fresh,
    );
  return renamed === text ? undefined : renamed;
}
