import { FUNCTION_WORDS } from '../../checks/common-words.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import {
  ADJECTIVE,
  ADVERB,
  ANY_PART,
  lookUp,
  NOUN,
  nounShare,
  PLURAL,
  THIRD_PERSON,
  verbShare,
} from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { readable } from './readable.ts';

/** A term that a sentence gives to what it, or the sentence before it, describes. */
export interface Naming {
  readonly term: string;
  /** In the document's own words. */
  readonly text: string;
  /** Where the term is but another name: the name that the document uses before it. */
  readonly aliasOf?: string;
  /** Set off by marks. */
  readonly setOff?: true;
  /** It counts only where the document speaks of it again. */
  readonly unsure?: true;
}

/** A term is set off where it is named first. */
const SET_OFF =
  /(?<![*_\w])(?<mark>\*{1,2}|_{1,2})(?=\S)(?<term>[^*_`\n]{2,60}?)(?<=\S)\k<mark>(?![*\w])|[“"](?<quoted>[^“”"\n]{2,60})[”"]|(?<=\b(?:termed|called|known as)\s+(?:the|an?)\s+)`(?<code>\p{Ll}[^`\n]{2,40})`/gu;
const HOW = String.raw`(?:(?:sometimes|often|usually|commonly|generally|also|then|internally|informally|collectively|together|officially|simply|better)\s+)*`;
/** "This process is called", "known internally as an", "what we refer to as". */
const NAMES = String.raw`(?:(?:(?:\b(?:is|are|was|were|being|been|(?:may|can)\s+(?:also\s+)?be)|['’](?:s|re))\s+${HOW}|,\s+(?:or\s+)?${HOW}|\(${HOW})(?:called|known\s+(?:in\s+(?:the|our)\s+\w+\s+)?${HOW}as|referred\s+to\s+(?:${HOW})as|(?:marked|flagged|labell?ed|classed|classified)\s+as|termed|dubbed|aka|a\.k\.a\.)|\b(?:we|which\s+we|they|which\s+they|developers|people)\s+${HOW}call(?:\s+(?:this|these|it|them))?|\bso-called|,\s+(?:this|that)\s+is(?:\s+called)?|\brefer(?:red)?\s+to\s+(?:\S+\s+){0,12}?as|\balso\s+called|\b(?:we|they)\s+speak\s+of|\b[Dd]efine)\s+(?<article>an?\s+|the\s+)?`;
const NAMES_ANYWHERE = new RegExp(NAMES, 'giu');
const NAMED_RIGHT_BEFORE = new RegExp(`${NAMES}$`, 'iu');
/** What only a term that is set off may follow: "This is *parallelism*". */
const NEEDS_MARKS =
  /\b(?:marked|flagged|labell?ed|classed|classified)\s+as\s|^,\s+(?:this|that)\s+is\s|call(?:\s+(?:this|these|it|them))?\s+$|speak\s+of\s|^define\s|\brefer(?:red)?\s+to\s+\S+\s+(?:\S+\s+)*as\s/iu;
/** Things that bear names of their own: "the branch is called main". */
const NAMED_THING =
  /\b(?:functions?|methods?|files?|director(?:y|ies)|folders?|branch(?:es)?|variables?|scripts?|commands?|packages?|modules?|users?|accounts?|containers?|tables?|columns?|fields?|class(?:es)?|servers?|hosts?|images?|projects?|repositor(?:y|ies)|parameters?|arguments?|callbacks?|handlers?|hooks?|endpoints?|pages?|it|they|he|she|(?<!,\s)which|that|team|company|person|man|woman)\s*$/iu;
/** A contract's "(the “core leave”)" behind what it names. */
const IN_BRACKETS =
  /\S\s+\((?:(?:together|collectively|each|hereinafter|hereafter),?\s+)?(?:the|an?|our)\s+$/iu;
/** "**Primary carer**: the employee who …". */
const LABELLED = /^:?\s*(?:(?<=[:]\s*)|[–—]\s+)(?<meaning>(?:an?|the|any|one|every)\s.{8,200}\.)$/su;
/** "This amount is the overrun." */
const THIS_IS = /^This\s\p{Ll}+\sis\s(?:called\s)?the\s(?<term>\p{Ll}[\p{L}-]+(?:\s[\p{L}-]+){0,2})\.$/u;
/** "A POST to a URL of yours, the endpoint.", "A skew of 60 seconds is tolerated (the leeway)." */
const BEHIND =
  /\S\s\(the\s(?<bracketed>\p{Ll}[\p{L}-]+(?:\s[\p{Ll}-]+){0,2})\)\.$|\ban?\s[^,.;:]{2,40},\sthe\s(?<term>\p{Ll}[\p{L}-]+(?:\s[\p{Ll}-]+)?)\.$/u;
/** "You get a flat rate (the per diem) and no more." */
const BEHIND_THING =
  /\ban?\s[^,.;:()]{2,40}\s\(the\s(?<term>\p{Ll}[\p{L}-]+(?:\s[\p{Ll}-]+){0,2})\)(?=[\s,])/u;
/** "*Smart pointers*, on the other hand, are data structures": whatever is said of what opens the sentence. */
const OPENS = /(?:^|[:;]\s)\s*(?:an?|the|each)?\s*$/iu;
const SAID_OF_IT =
  /^(?:,\s[^,.;]{3,40},)?\s+(?:(?:is|are)\s+(?!called|known|referred|not\b|also\b|used\b|required|optional|available|\w+ed\b|\w+able\b)\p{L}+\s+\p{L}+|means\s|refers?\s+to\s|denotes?\s|describes?\s)/u;
/** "A pointer, which is the address of …". */
const SAID_BEHIND =
  /^,\s+(?:which|that)\s+(?:is|are)\s+(?<meaning>(?:an?|the|one)\s[^,.;:]{8,160})(?=[,.;])/u;
/** "It creates a *lease*: metadata that holds …" */
const BEHIND_ARTICLE = /\s(?:an?|the|our)\s+$/iu;
const TOLD_BEHIND = /^:\s+\p{Ll}\S+(?:\s\S+){3,}/u;
/** "Behind the last try, the job is *parked*: it stays in the table …" */
const BEHIND_BE = /\s(?:is|are|becomes?|goes)\s+$/u;
/** "In *check*, we look for outliers." */
const STAGE = /^In\s+$/u;
const SAYS_HOW = /^:\s+(?:it|they|that is)\s/u;
/** "A mechanism, **snapshots**, which records changes". */
const APPOSED = /\ban?\s+[^,.;]{3,40},\s*$/iu;
const RELATES = /^,\s+(?:which|that)\s+\p{Ll}+/u;
/** What only makes sense after the sentence before. */
const POINTS_BACK = /^(?:this|that|these|those|it|they|such|which|the\s+(?:latter|former|result)|here)\b/iu;
const JOINS = /^(?:but|and|so|then|also|thus|hence|therefore|however,|in\s+other\s+words,)\s+/iu;
const LONGEST = 320;
const LONGEST_BARE = 3;
/** "It (aka x)." */
const SHORTEST_SENTENCE = 10;
/** Longer ones are data, and define nothing. */
export const LONGEST_SENTENCE = 1200;

/** The terms that a sentence names, with what they name: those behind "is called" and the like, and those set off by emphasis. */
export function readNamings(document: SourceDocument, block: Block, index: number): readonly Naming[] {
  const sentence = block.sentences[index];
  const length = sentence ? sentence.end - sentence.start : 0;
  if (!sentence || length < SHORTEST_SENTENCE || length > LONGEST_SENTENCE) return [];
  // The marks of its first word stand in front of a sentence.
  let start = sentence.start;
  while (start > block.start && /[*_“]/.test(document.text.charAt(start - 1))) start--;
  const source = document.text.slice(start, sentence.end);
  const bare = [...source.matchAll(NAMES_ANYWHERE)].flatMap((match) => {
    const named = NEEDS_MARKS.test(match[0]) ? '' : bareAt(source, match.index + match[0].length);
    const term = secondNamed(source, match, named) || named;
    const before = source.slice(0, match.index);
    const isName = match.groups?.['article'] === undefined && !/^\p{Ll}/u.test(term);
    if (term === '' || isName || NAMED_THING.test(before)) return [];
    const text = describedBy(document, block, index, before, match[0]);
    if (text === undefined) return [];
    const main = text.aliasOf === undefined ? '' : withoutBracket(source, match.index, before);
    return [{ term, ...text }, ...(main && text.aliasOf ? [{ term: text.aliasOf, text: main }] : [])];
  });
  const whole = readable(document, block, sentence);
  const previous = block.sentences[index - 1];
  const thisIs = previous && THIS_IS.exec(whole)?.groups?.['term'];
  const behind = BEHIND.exec(whole)?.groups;
  const bracketed = behind?.['bracketed'];
  const unsure = [
    ...(thisIs ? [{ term: thisIs, text: `${readable(document, block, previous)} ${whole}` }] : []),
    ...[behind?.['term'], BEHIND_THING.exec(whole)?.groups?.['term']].flatMap((term) =>
      term ? [{ term, text: whole }] : [],
    ),
  ].flatMap((naming): Naming[] => (naming.text.length <= LONGEST ? [{ ...naming, unsure: true }] : []));
  const inBrackets = bracketed && whole.length <= LONGEST ? [{ term: bracketed, text: whole }] : [];
  const marked = [...source.matchAll(SET_OFF)].flatMap((match): Naming[] => {
    const written = match.groups?.['term'] ?? match.groups?.['quoted'] ?? match.groups?.['code'] ?? '';
    const term = written.replace(/\s*\([^)]*\)$/, '').trim();
    const [before, behind] = [source.slice(0, match.index), source.slice(match.index + match[0].length)];
    const meaning = SAID_BEHIND.exec(behind)?.groups?.['meaning'];
    if (meaning) return [{ term, text: `${capitalized(plainOf(meaning))}.`, setOff: true }];
    const labelled =
      before === '' && match.groups?.['mark'] === '**' && LABELLED.exec(behind)?.groups?.['meaning'];
    if (labelled)
      return [{ term: term.replace(/:$/, ''), text: capitalized(plainOf(labelled)), setOff: true }];
    if (IN_BRACKETS.test(before) && behind.startsWith(')') && whole.length <= LONGEST)
      return [{ term, text: whole, setOff: true }];
    const naming = NAMED_RIGHT_BEFORE.exec(before);
    if (naming) {
      const text = describedBy(document, block, index, before.slice(0, naming.index), naming[0]);
      return text === undefined ? [] : [{ term, ...text, setOff: true }];
    }
    const isSaid = OPENS.test(before) && match.groups?.['mark'] !== '**' && SAID_OF_IT.test(behind);
    // A string is no term.
    const isApposed = !match[0].startsWith('"') && APPOSED.test(before) && RELATES.test(behind);
    // "It creates a *lease*: metadata that …"
    const isTold =
      match.groups?.['term'] !== undefined &&
      ((BEHIND_ARTICLE.test(before) && TOLD_BEHIND.test(behind)) ||
        (match.groups['mark'] === '*' &&
          ((BEHIND_BE.test(before) && SAYS_HOW.test(behind)) ||
            (STAGE.test(before) && behind.startsWith(', ')))));
    return (isSaid || isApposed || isTold) && whole.length <= LONGEST
      ? [{ term, text: whole, setOff: true }]
      : [];
  });
  return [...bare, ...marked, ...unsure, ...inBrackets];
}

/** "We call the longest lag the staleness bound": the second of two things is the name of the first. */
function secondNamed(source: string, match: RegExpExecArray, named: string): string {
  if (named === '' || !/\bcall\s/.test(match[0])) return '';
  const at = match.index + match[0].length + named.length;
  const article = /^\s+(?:the|an?)\s+/.exec(source.slice(at))?.[0] ?? '';
  return article === '' ? '' : bareAt(source, at + article.length);
}

/** The words of a noun phrase at a place, up to the next function word or mark; empty where they make none. */
function bareAt(source: string, at: number): string {
  const words: string[] = [];
  for (const [, space = '', word = ''] of source
    .slice(at)
    .matchAll(/(^|\s+|[^\s\p{L}\p{N}-]+\s*)([\p{L}\p{N}][\p{L}\p{N}’'-]*)/gu)) {
    const isNext = words.length === 0 ? space === '' : /^\s+$/.test(space);
    if (!isNext || FUNCTION_WORDS.has(word.toLowerCase()) || endsTerm(word.toLowerCase())) break;
    words.push(word);
  }
  const last = lookUp((words.at(-1) ?? '').toLowerCase());
  const isTerm = (last & ANY_PART) === 0 || ((last & (NOUN | PLURAL)) !== 0 && (last & ADVERB) === 0);
  return words.length > LONGEST_BARE || !isTerm ? '' : words.join(' ');
}

const ENDS_TERM: ReadonlySet<string> = new Set(
  'each once twice again after before because whenever while since until instead and or but'.split(' '),
);

function endsTerm(word: string): boolean {
  const facts = lookUp(word);
  // "The so-called load factor gives"
  const isVerb = (facts & THIRD_PERSON) !== 0 && verbShare(facts) > nounShare(facts);
  return isVerb || ENDS_TERM.has(word) || ((facts & ADVERB) !== 0 && (facts & (NOUN | ADJECTIVE)) === 0);
}

/** The clause, or the two sentences, that describe what is named; of what a bracket or a comma sets beside a name, that name. */
function describedBy(
  document: SourceDocument,
  block: Block,
  index: number,
  before: string,
  naming: string,
): Pick<Naming, 'text' | 'aliasOf'> | undefined {
  const [sentence, previous] = [block.sentences[index], block.sentences[index - 1]];
  if (!sentence) return undefined;
  if (ANOTHER.test(naming)) {
    const name = plainOf(before);
    const [, several] = OPENS_WITH_PLURAL.exec(name) ?? [];
    const other = NAMED_BEFORE.exec(name)?.groups?.['name']?.trim() ?? several?.toLowerCase();
    if (other) return { text: `Another name for “${other}”.`, aliasOf: other };
  }
  const whole = readable(document, block, sentence);
  // "It runs nightly; the delay is called lag": the clause that names.
  const from = plainOf(before).lastIndexOf('; ');
  const own = capitalized((from < 0 ? whole : whole.slice(from + 2)).replace(JOINS, ''));
  const text =
    from >= 0 && POINTS_BACK.test(own)
      ? whole
      : POINTS_BACK.test(own) || /\b(?:this|these|it|them)\s+(?:an?\s+|the\s+)?$/iu.test(naming)
        ? previous && `${readable(document, block, previous)} ${own}`
        : own;
  return text !== undefined && text.length <= LONGEST && /^[^(].*[.!]["”)]?$/.test(text)
    ? { text }
    : undefined;
}

/** "A pipeline (also called a flow) runs jobs in order.": what the sentence says of its first name; empty where another begins it. */
function withoutBracket(source: string, at: number, before: string): string {
  const end = source.indexOf(')', at);
  const behind = source.slice(end + 1);
  const isTold =
    source.charAt(at) === '(' &&
    end > 0 &&
    /^(?:(?:An?|The|Each|Every)\s)?[\p{L}-]+(?:\s[\p{Ll}-]+){0,2}\s$/u.test(before) &&
    /^\s(?!(?:is|are|was|were|can|may|must|will|should|has|have|does|do|and|or|that|which|who|in|on|for|of|at|to|with)\b)\p{Ll}+\s[^]{5,200}[.!]$/u.test(
      behind,
    );
  return isTold ? plainOf(`${before.trimEnd()}${behind}`) : '';
}

/** "(also called", ", or", "aka": another name for what stands before. */
const ANOTHER =
  /^[(,]?\s*(?:or\s+)?(?:also|aka|a\.k\.a\.|sometimes|often|internally|informally|known\s+(?:internally|informally|also)|(?<=or\s)known)\b/iu;
/** The phrase right before a bracket or a comma: "a handheld scanner", "A backfill of the real-time features". */
const NAMED_BEFORE =
  /(?:^|\s)(?:an?|the|each|every)\s+(?<name>(?!(?:very|similar|new|other|different|separate|certain|additional|second|special)\s)[\p{L}\p{N}-]+(?:\s(?!(?:an?|the|each|every|that|which|is|are|and|or|to|from|with|by|in|on|at|as|if|when)\s)[\p{L}\p{N}-]+){0,3}(?:\sof\s(?:the\s)?[\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+)?)?)\s*$/iu;

/** "Nodes (also called workers)" */
const OPENS_WITH_PLURAL = /^(\p{Lu}\p{Ll}+s|\p{Lu}\p{Ll}+ \p{Ll}+s)\s*$/u;

/** Without the marks of emphasis and links. */
function plainOf(source: string): string {
  return source
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\w)[*_]{1,2}|[*_]{1,2}(?!\w)/g, '')
    .replace(/\s+/g, ' ');
}
