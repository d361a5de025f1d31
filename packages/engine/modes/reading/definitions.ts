import { recall, remember } from '../../document/memory.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { escaped } from '../../escaped.ts';
import { ADJECTIVE, lookUp, NOUN, VERB } from '../../spelling/lexicon.ts';
import { IMPERATIVE } from '../generate/signs.ts';
import { readAppositions } from './appositions.ts';
import { readAsked } from './asked-definitions.ts';
import { readClasses } from './listed-classes.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { LONGEST, readHeaded } from './headed-definitions.ts';
import { readNamings, type Naming } from './namings.ts';
import { plain, readable } from './readable.ts';
import { introducedBy, isDistinct, isUsedAgain, isUsedInProse } from './introductions.ts';
import { labelledIn, toldInShort } from './told-in-short.ts';
import { readTables } from './tables.ts';
import { stem } from './words.ts';

/** A term with what the document itself says it is. */
export interface Definition {
  /** Without article and markup. */
  readonly term: string;
  /** In the document's own words; a whole sentence, or what stands after the term in a list or table. */
  readonly text: string;
  /** Offset of the term. */
  readonly at: number;
  /** The term is a name in code. */
  readonly code: boolean;
  /** Of a term that is but another name, the name that the document uses beside it. */
  readonly aliasOf?: string;
}

/** A word, and a number of others that is still to be told. */
const TERM = String.raw`[^\s,;:.!?()]+(?:\s+[^\s,;:.!?()]+)`;
const VERBS = String.raw`(?:is|are|can\s+be\s+thought\s+of\s+as|refers to|means|stands for|describes|denotes|signifies|represents)`;
const ARTICLE = String.raw`(?:an?|the|our|any|one of|one(?=\s\p{Ll})|each|every|those(?=\s(?:that|which|who)\b)|(?!always|perhaps|sometimes|besides|thus|less|plus|does|has|was)\p{Ll}{3,}s(?=\s(?:that|which|who|whose|of|for|\p{Ll}+ed)\b)|(?!not\b)\p{Ll}+(?<!ly)\s\p{Ll}{3,}s(?=\s(?:that|which|who|whose)\b))`;
/** "Lease contention means that …", "We use the term “shift” for …". */
const SAID_TO_MEAN: readonly RegExp[] = [
  /^(?!(?:The|This|That|It|Which|What|An?|All|No)\s)(?<term>\p{Lu}[\p{Ll}-]+(?<!ing)\s(?!(?:this|that|it)\s)\p{Ll}+)\s+means\s+that\s/u,
  /^We\s+(?:use|call)\s+(?:the\s+)?(?:term|word|name)\s+["“](?<term>[^"”]{2,40})["”]\s+(?:for|to\s+mean|to\s+refer\s+to|to\s+describe)\s/u,
  // "Use is defined as “excessive” if it interferes": marks, and when they apply.
  /^[^"“]{2,60}\s(?:is|are)\s(?:defined\s+as|considered|regarded\s+as|deemed)\s+(?:to\s+be\s+)?["“](?<term>[^"”]{2,40})["”]\s+(?:if|when|where|unless)\s/u,
  // "Each line has a staging branch that serves as a workspace."
  /^(?:\S+\s){1,6}?(?:has|have|uses?|keeps?)\s+(?:an?|its\s+own)\s+(?<term>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2})\s+(?:that|which)\s+(?:serves?|acts?|works?)\s+as\s/u,
  // "We retry with exponential backoff, which means that each wait is longer."
  /\b(?:with|using|by|through|uses?|via)\s(?:an?\s|the\s)?(?<term>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2}),\swhich\smeans\s/u,
  /^By\s+(?:an?\s+|the\s+)?(?<term>\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}?),?\s+(?:we|I)\s+(?:always\s+)?mean\s/u,
];
/** "The `address` argument is a string": its type, and not what it is. */
const TYPE_ONLY =
  /\b(?:is|are|must be|should be)\s+an?\s+(?:string|number|integer|boolean|object|function|array|buffer|symbol|promise)s?[.,]?$/i;
/** "A hook is a function that …", "Encapsulation is the …"; the term has at most five words. */
const SENTENCE = new RegExp(
  String.raw`^(?:(?:In short|In [A-Z][\w.]+|Here|Technically|By definition|In th(?:is|e) (?:guide|document|context|article|manual|chapter|section|policy|page|project|book|text)|Equivalently|In other words),\s+)?(?:(?:An?|[Tt]he|Each)\s+)?(?:(?:term|word|name)\s+(?=["“]))?(?<term>${TERM}{0,4}?)(?:\s+\([^)]{2,60}\))?\s+(?:${VERBS}\s+${ARTICLE}\s|refers to\s|means\s(?!that\b)|stands for\s|(?:is|are)\s+(?:made|composed|worked\s+out|calculated)\s+(?:up\s+)?(?:from|of)\s|is\s+where\s)`,
  'u',
);
const NOT_TERMS =
  /^(?:no\b|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) \w+s\b|\w+ing (?:\w+ )?(?:the|an?|this|your|one|it|them|these|those)\b|where|this|that|these|those|it|there|here|they|we|you|he|she|what|which|who|one|some|another|first|second|third|fourth|fifth|next|last|following|above|example|result|idea|goal|problem|reason|point|difference|purpose|rest|same|only|best|way|also|note|but|and|so|if|when|in|on|for|by|with|as|each|both|all|neither|everything|nothing|something|below|although|though|while|because|since|good|bad|simple|common|typical|important|fundamental|main|key|new|other|another|different|additional|similar|particular|certain|specific|given|single|multiple|such|many|most|more|less|please|maybe|perhaps|however|instead|then|now|never|today|please|exceptions?$)\b/i;
/** Labels that items of a list begin with, and no words that they explain. */
const LABELS =
  /^(?:breaking(?: changes?)?|warning|caution|danger|important|tip|hint|notice|added|changed|fixed|removed|deprecated|security|required|optional|default|new|release notes?|(?:root )?cause|impact|lesson|result|problem|solution|status|owner)$/i;
const VERBISH =
  /\b(?:there|each|every|any|is|are|was|were|be|been|can|will|should|must|may|has|have|do|does|that|which|if|when|your|you|our|its|their|not|to|just|also|always|only|so)\b|\b(?:here|generally|usually|often|basically|itself|alone|simply|typically|mostly|today|now|currently|first|last|next|then|later|together)$/i;
/** "**Term**: what it is", "`name` – what it is". */
const ENTRY = /^(?<term>[^:–—]{2,60}?)\s*(?::\s+|\s+[–—-]\s+)(?<text>\S.*)$/u;
/** After "is a" or "is the": an opinion, an order or a reference. */
const REMARK =
  /^(?:same|only|best|first|last|next|default|one|following|reason|case|main|most|key|right(?! (?:to|of)\b)|good|bad|great|common|bit|must|lot|no|nice|fixed|normal|second|third|fourth|fifth|sixth|seventh|result|example|answer|cause|usual|(?:table|list of)(?!\b.*(?:\s(?:that|which|who|with|kept|made|where)\s|:\s)))\b/i;
/** "A beautiful thing", "a great way": what somebody thinks of it. */
const OPINION =
  /^(?:(?:\w+ly )?(?:beautiful|precious|wonderful|powerful|important|useful|popular|valuable|essential|crucial|critical|big|huge|major|serious|significant|challenging|complex|simple|quick|fast|easy|helpful|core|nice|fun|pleasure|pain)\b|(?:\w+,? ){0,3}(?:thing|way|idea|place|matter|problem|challenge|question|start|shame|mistake|step|choice|topic|exception|option|alternative|advantage|disadvantage|benefit|concern|example|reason|priority|requirement|success|failure|win|solution|term|fit|candidate|target|improvement|compromise|trade-?off)\b(?! (?:that|of|which|where|in which|to)\b))/i;
const TERM_HEADER = /^(?:term|name|word|concept|acronym|abbreviation|glossary term)s?$/i;
const MEANING_HEADER = /^(?:definition|meaning|description|explanation|stands for|what it (?:is|means))s?$/i;

/** What a document defines, in order; of several definitions of one term the first. */
export function readDefinitions(document: SourceDocument): readonly Definition[] {
  let found = recall(document, readDefinitions) as readonly Definition[] | undefined;
  if (!found) remember(document, readDefinitions, (found = definitionsIn(document)));
  return found;
}

function definitionsIn(document: SourceDocument): readonly Definition[] {
  const found = new Map<string, Definition>();
  const apposed: Definition[] = [];
  const add = (definition: Definition): void => {
    const key = definition.term.split(' ').map(stem).join(' ');
    if (!found.has(key)) found.set(key, definition);
  };
  const listed = readDefinitionLists(document);
  const terms = new Set(listed.map(({ block }) => block));
  for (const { term, text, block, code } of listed.filter((one) => !isSetting(one)))
    add({ term, text: capitalized(inBrief(text)), at: block.start, code });
  readTermTables(document).forEach(add);
  readHeaded(document, terms).forEach(add);
  readAsked(document).forEach(add);
  readClasses(document).forEach(add);
  readGlossary(document, terms).forEach(add);
  const listedTexts = new Set([...found.values()].map(({ text }) => text));
  let inGlossary = false;
  const labels = countLabels(document);
  for (const block of document.blocks) {
    if (block.kind === 'heading') inGlossary = GLOSSARY.test(plain(document, block));
    if (block.kind === 'paragraph') {
      const entry = readEntry(document, block, inGlossary);
      if (entry) add(entry);
      else
        block.sentences.forEach((sentence, index) => {
          readSentence(document, block, sentence)
            .filter(({ text }) => !listedTexts.has(text))
            .forEach(add);
          const toDefinition = ({ term: named, text, aliasOf, setOff, unsure }: Naming): Definition[] => {
            const term = named.replace(WHICH, '');
            return (isTerm(term, setOff !== true) || (setOff === true && isSetOffTerm(term))) &&
              isDistinct(term) &&
              !(unsure === true && !isUsedAgain(document, term))
              ? [{ term, text, at: sentence.start, code: false, ...(aliasOf !== undefined && { aliasOf }) }]
              : [];
          };
          const said = readable(document, block, sentence);
          const label = labels > 1 ? labelledIn(said) : undefined;
          apposed.push(...[...toldInShort(said), ...(label ? [label] : [])].flatMap(toDefinition));
          readNamings(document, block, index)
            .flatMap(toDefinition)
            .map((naming) => ({ ...naming, text: withNamed(document, block, index, naming.text) }))
            .forEach(add);
          apposed.push(...readAppositions(document, block, sentence).flatMap(toDefinition));
        });
    }
  }
  apposed.forEach(add);
  return [...found.values()].sort((a, b) => a.at - b.at);
}

/** The sentences that begin with a term and a colon: with several of them, a text explains its words so. */
const countLabels = (document: SourceDocument): number =>
  document.blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'paragraph' && /:\s/.test(block.prose)
        ? block.sentences.filter((sentence) => labelledIn(readable(document, block, sentence))).length
        : 0),
    0,
  );

/** "Authorization: Provide this header", "choices[]: Array of Integer.": what to give, and no word that is explained. */
const isSetting = ({ term, text }: { readonly term: string; readonly text: string }): boolean =>
  /[[\](){}]/.test(term) ||
  /^(?:Array of )?(?:String|Integer|Boolean|Number|Object|Array|Hash)\b[.,;]/.test(text) ||
  IMPERATIVE.test(text);

/** "The provided key list, an array of …": which of them it is. */
const WHICH =
  /^(?:provided|given|specified|supplied|resulting|returned|corresponding|respective|underlying)\s+(?=\p{Ll})/u;

/** "It buffers messages (the spill buffer).": with the sentence before it, which says what does. */
function withNamed(document: SourceDocument, block: Block, index: number, text: string): string {
  const before = block.sentences[index - 1];
  if (!before || !/^(?:It|They|This|These)\s/.test(text)) return text;
  const whole = `${readable(document, block, before)} ${text}`;
  return whole.length <= LONGEST ? whole : text;
}

/** "A *retention policy* says how many are kept.": marks bring in what the sentence tells of. */
const SET_OFF =
  /^(?:An?|Each|Every)\s(?:(?:\*|_|\*\*)(?<term>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,2})(?:\*\*|\*|_))\s(?:(?:tells|says|lets|does|has|keeps|decides|shows)\b|\p{Ll}+s\s(?:an?|the|one|each|every|which|how|what|who|when|where|whether)\b)/u;

/** The label of a box: "Hint The `EventBus` is …". */
const MARKED = /^(?:Hint|Note|Tip|Info|Notice|Warning)\s+(?=(?:An?|The)\s)/u;
/** "The `events$` argument": a detail of its function. */
const PART_OF_CODE = /`\s(?:argument|parameter|property|option|field|flag|method|function|key|attribute)s?$/;

/** "Each line is a node": how to read a drawing. */
const OF_DRAWING =
  /^Each\s(?:line|character|row|dot|arrow|circle|box|number|letter|colou?r|column|cell|point|bar)\s/;

function readSentence(document: SourceDocument, block: Block, sentence: Sentence): Definition[] {
  const written = readable(document, block, sentence).replace(MARKED, '');
  const text = wordsForCode(document, written);
  if (OF_DRAWING.test(text)) return [];
  if (text.length > LONGEST || !/[.!]["”)]?$/.test(text) || TYPE_ONLY.test(text.replace(/\.$/, '')))
    return [];
  const said = SAID_TO_MEAN.map((pattern) => pattern.exec(text)).find(Boolean)?.groups?.['term'];
  const source = document.text.slice(sentence.start, sentence.end);
  const introduced =
    said ?? SET_OFF.exec(source)?.groups?.['term'] ?? introducedBy(document, text, block.start);
  if (
    introduced !== undefined &&
    (WHICH.test(introduced) || isActBefore(document, block, sentence, introduced))
  )
    return [];
  if (introduced !== undefined && isTerm(introduced) && !introduced.includes('`'))
    return [{ term: introduced, text: written, at: sentence.start, code: false }];
  const match = SENTENCE.exec(text);
  const named = match?.groups?.['term'] ?? '';
  const term = bare(named).replace(/ of an? .*$/, '');
  if (!match || !isTerm(term, /^(?:an?|the|each)\s/i.test(match[0])) || PART_OF_CODE.test(named)) return [];
  const says = /\b(?:refers to|means|stands for|denotes|signifies|thought of as)\s/.test(match[0]);
  if (MADE_OR_PLACE.test(match[0]) && !isDistinctly(document, match[0], term)) return [];
  const isTold =
    says ||
    MADE_OR_PLACE.test(match[0]) ||
    isSetOff(source, term) ||
    isOfTheDocument(document, match[0], text, term);
  if (!isTold && isRemark(match[0], text, isUsedAgain(document, term))) return [];
  // "The Internet is a hostile environment": what it is like.
  if (/^The\s/.test(match[0]) && text.slice(match[0].length).split(' ').length < LEAST_TOLD) return [];
  const code = /^(?:(?:an?|the)\s+)?`[^`]+`$/i.test(named.trim());
  return [{ term, text: written, at: sentence.start, code }];
}

/** "Do not restart it on air. A restart drops the schedule.": what comes of it, and not what it is. */
function isActBefore(document: SourceDocument, block: Block, sentence: Sentence, term: string): boolean {
  const before = block.sentences[block.sentences.indexOf(sentence) - 1];
  return (
    before !== undefined &&
    !term.includes(' ') &&
    new RegExp(String.raw`\b(?:not|never|to|you|don['’]t|can|must)\s${escaped(term)}(?!\w)`, 'iu').test(
      readable(document, block, before),
    )
  );
}

/** "The match key is made from …", "A space is where …". */
const MADE_OR_PLACE = /\s(?:from|of|where)\s$/;

/** A thing that such a sentence tells of, rather than one that happens to be made of something. */
const isDistinctly = (document: SourceDocument, opening: string, term: string): boolean =>
  isDistinct(term) && (/^The\s/.test(opening) ? term.includes(' ') : isUsedAgain(document, term));

/** Words behind "the T is a" that tell what only it is. */
const LEAST_TOLD = 3;

/** "A `signature()` wraps a call": a sentence that opens with a word of the text in its marks as code, without them. */
function wordsForCode(document: SourceDocument, text: string): string {
  const [opening = '', article = '', word = ''] =
    /^((?:(?:An?|The|Each)\s+)?)`(\p{L}\p{Ll}+)(?:\(\))?`(?=\s\p{Ll})/u.exec(text) ?? [];
  const isWord = word !== '' && (/^\p{Lu}/u.test(word) || isUsedInProse(document, word));
  return isWord
    ? `${article}${article === '' ? capitalized(word) : word}${text.slice(opening.length)}`
    : text;
}

/** Behind "the T is the": what only that thing is, rather than which one it is. */
const TELLS_WHAT =
  /^(?:[\w-]+,?\s){0,4}(?:that|which|who|we|you|they|for|(?:in|at|by|to|from|on) which|with|between|behind|inside|under|above|around|minus|plus|where)\s|^(?:[\w-]+\s)?(?:set|collection|list|group|position|place|order|copy|total|maximum|minimum|average|size|length|distance|difference|sum|amount|number|share|process|act|ratio|range|price|cost|percentage|moment|state|root|top|unit|base|core|sequence|series|mapping|version|part|kind|type|name|record)\s(?:of|between|per)\s|^(?:period|time|interval)\s(?:from|of|between)\s|^(?:right|ability|duty|permission|power)\s(?:to|of)\s/;

/** "The starter is a mixture of flour and water": a thing that the document speaks of again and again, or that is of the kind its name says. */
function isOfTheDocument(document: SourceDocument, opening: string, text: string, term: string): boolean {
  const article = /^The\s.*\s(?:is|are)\s(?<article>an?|the|one of|those)\s$/.exec(opening)?.groups?.[
    'article'
  ];
  if (article === undefined || !isDistinct(term)) return false;
  const rest = text.slice(opening.length);
  if (OPINION.test(rest) || (REMARK.test(rest) && !/^(?:only|fixed) \w+ (?:that|which|who)\s/.test(rest)))
    return false;
  const head = term.split(' ').at(-1) ?? '';
  // "The available balance is the balance minus all open holds."
  if (term.includes(' ') && rest.startsWith(`${head} `) && TELLS_WHAT.test(rest)) return true;
  const isPhrase = / \p{Ll}/u.test(term);
  if (article === 'the') return (isPhrase || isUsedAgain(document, term)) && TELLS_WHAT.test(rest);
  if (isPhrase && TELLS_WHAT.test(rest)) return true;
  const isKind = TELLS_WHAT.test(rest) || /^(?:[\w-]+,?\s){2,}/.test(rest);
  return isKind && isUsedAgain(document, term);
}

/** "A *scope* is the range": emphasis or quotation marks where a term is named. */
const isSetOff = (source: string, term: string): boolean =>
  [`*${term}*`, `_${term}_`, `“${term}”`].some((written) => source.includes(written));

/** "The default is a …" and "A nice feature is the …" say something of a thing, not what a word means. */
function isRemark(opening: string, text: string, isKnown: boolean): boolean {
  if (OPINION.test(text.slice(opening.length))) return true;
  if (/^[Tt]he\s+[^\p{Lu}`]/u.test(opening)) return true;
  // "Umbrellas are the usual cause"; "A story is the unit of our work: one subject, one owner" tells of what the text goes on with.
  if (
    /^(?:an?\s.*|\p{Lu}[\p{Ll}-]+(?:\s\p{Ll}+)?s\sare)\sthe\s$/iu.test(opening) &&
    !(isKnown && /^an?\s/i.test(opening)) &&
    !TELLS_WHAT.test(text.slice(opening.length))
  )
    return true;
  return REMARK.test(text.slice(opening.length));
}

function readEntry(document: SourceDocument, block: Block, inGlossary: boolean): Definition | undefined {
  if (!block.list) return undefined;
  // The marks of its first word stand in front of a block.
  const lineStart = document.text.lastIndexOf('\n', block.start - 1) + 1;
  const source = document.text.slice(lineStart, block.end).replace(/^[\s>]*(?:[-*+]|\d+[.)])\s+/, '');
  if (!inGlossary && !/^(?:\*\*|__|`)/.test(source)) return undefined;
  // "**E4** Dose timeout:" is a label with a message.
  if (/^(?:\*\*|__)[^*_]+(?:\*\*|__)\s+[\w`]/.test(source)) return undefined;
  const groups = ENTRY.exec(readable(document, block))?.groups;
  const term = bare(groups?.['term'] ?? '');
  const text = groups?.['text'] ?? '';
  if (!isTerm(term) || text.split(' ').length < 4) return undefined;
  if (!inGlossary && !/^(?:an?|the|any)\s/i.test(text)) return undefined;
  return {
    term,
    text: capitalized(text),
    at: block.start,
    code: source.startsWith('`') || /^(?:\*\*|__)`/.test(source),
  };
}

/** "Ensure serializability": what to do. */
function isOrder(term: string): boolean {
  const first = lookUp((term.split(' ')[0] ?? '').toLowerCase());
  return term.includes(' ') && (first & VERB) !== 0 && (first & (NOUN | ADJECTIVE)) === 0;
}

/** Tables whose first column is headed "Term" or the like, and the next "Definition". */
function readTermTables(document: SourceDocument): Definition[] {
  return readTables(document, document.blocks).flatMap(({ header: [first = '', second = ''], rows }) =>
    TERM_HEADER.test(first) && MEANING_HEADER.test(second)
      ? rows.map(({ cells: [term = '', text = ''], at }) => ({ term, text, at, code: false }))
      : [],
  );
}

/** Headings under "Glossary" or "Terminology", with what the paragraph below them says. */
function readGlossary(document: SourceDocument, terms: ReadonlySet<Block>): Definition[] {
  const found: Definition[] = [];
  let level = 0;
  for (const [index, block] of document.blocks.entries()) {
    if (block.kind !== 'heading' || block.level === undefined) continue;
    const title = plain(document, block);
    if (GLOSSARY.test(title)) level = block.level;
    else if (level === 0 || block.level <= level) level = 0;
    else {
      const meaning = document.blocks[index + 1];
      const isText = meaning?.kind === 'paragraph' && !meaning.list && !terms.has(meaning);
      const text = isText ? openingOf(document, meaning) : '';
      if (text !== '' && title.split(' ').length <= 5 && !/\s\//.test(title))
        found.push({ term: title, text, at: block.start, code: false });
    }
  }
  return found;
}

const GLOSSARY =
  /^(?:appendix\s+\w+[:.]?\s+)?(?:the\s+)?(?:glossary|terminology|vocabulary|definitions|terms(?:\s+and\s+definitions)?|key\s+(?:terms|concepts))\b/i;

/** Whether a heading stands over terms with what they mean. */
export function isGlossary(heading: string): boolean {
  return GLOSSARY.test(heading);
}

/** The first sentence of a paragraph, and the next where the first is but a few words. */
function openingOf(document: SourceDocument, block: Block): string {
  const texts = block.sentences.map((sentence) => readable(document, block, sentence));
  const [first = '', second = ''] = texts;
  const short = first.split(' ').length < 4 || /^(?:also|sometimes|often)\b/i.test(first);
  return short && second !== '' && !/^see\b/i.test(second) ? `${first} ${second}` : first;
}

/** "*New child*": what marks set off may begin with a word that else opens a remark. */
const isSetOffTerm = (term: string): boolean =>
  NOT_TERMS.test(term) && / \p{Ll}/u.test(term) && isTerm(term.replace(/^\S+ /, ''));

/** A definition that goes on and on, cut behind its last sentence that fits. */
function inBrief(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = Math.max(...['. ', '! '].map((mark) => text.lastIndexOf(mark, LONGEST)));
  return end < 0 ? text : text.slice(0, end + 1);
}

/** "Missing disk in C", "device's": part of a sentence. "Point of sale" is a name. */
const CUT_OUT =
  /\s(?:in|on|for|from|with|to|at|than|into)\s|['’]s?$|\sof\s[^\p{Ll}]|\s(?:of|in|on|for|from|with|to|at)$/u;

/** @param named whether an article or what names it shows that it is a thing: "the refresh token" */
function isTerm(term: string, named = false): boolean {
  const words = term.split(' ').length;
  return (
    term.length > 1 &&
    !CUT_OUT.test(term) &&
    words <= 4 &&
    /^[\p{L}\p{N}.@].*\p{L}/u.test(term) &&
    !NOT_TERMS.test(term) &&
    !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(term) &&
    !LABELS.test(term) &&
    (named || !isOrder(term)) &&
    !VERBISH.test(term.replace(/[\p{L}]+(?:-\p{L}+){2,}/gu, 'x')) &&
    !/[.!?]\s/.test(term) &&
    !/[=(){}[\]/\\]/.test(term)
  );
}

function bare(text: string): string {
  return text
    .replace(/`/g, '')
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(/^["'“‘]|["'”’]$/g, '')
    .trim();
}

function capitalized(text: string): string {
  return /^\p{Ll}\p{Ll}*[\s,]/u.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}
