import { recall, remember } from '../../document/memory.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { readAppositions } from './appositions.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { readNamings, type Naming } from './namings.ts';
import { plain, readable } from './readable.ts';
import { readTables } from './tables.ts';
import { GENERIC, isTopical, stem } from './words.ts';

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
const VERBS = String.raw`(?:is|are|refers to|means|stands for|describes|denotes|represents)`;
const ARTICLE = String.raw`(?:an?|the|any|one of|each|every)`;
/** Behind "a" and the term: what makes one of its kind. */
const MAKES = String.raw`(?:holds|gives(?=\s+(?:one|an?|the|each|every)\b)|contains|consists of|represents|describes|groups|identifies|comprises|bundles|wraps|encapsulates|records|tracks|models)`;
/** What a part is for: "TTL controls how long", "The offline store holds the full history". */
const SERVES = String.raw`(?:holds|keeps|stores|controls|determines|specifies|limits|identifies|groups|tracks|validates|decides|covers)`;
const WHAT = String.raw`(?:all|an?|the|one|each|every|exactly|how|which|whether|when|where|what|information|data|everything|anything)`;
/** "A bucket holds all timers that are due within the same minute."; a part by its name, of two words at least behind "the". */
const GENERIC_SENTENCES: readonly RegExp[] = [
  new RegExp(String.raw`^(?:An?|Each|Every)\s+(?<term>${TERM}{0,2}?)\s+${MAKES}\s+(?:${WHAT}|\w+s)\b`, 'u'),
  new RegExp(String.raw`^(?:The\s+(?<term>${TERM}{1,2}?)|(?<name>\p{Lu}{2,6}))\s+${SERVES}\s+${WHAT}\b`, 'u'),
  // "Session pinning ties a session to a device", "By forbearance we mean an agreement".
  new RegExp(
    String.raw`^(?!(?:The|An?|This|That|Each|Every|All|Any|No|Some|Our|Your|Its|Their)\s)(?<term>\p{Lu}[\p{Ll}-]+(?<!ed)\s\p{Ll}+(?:ing|tion|sion|ment|out|off))\s(?!(?:uses|has|is|does|was|needs|requires|takes|works|happens|improves|helps|depends|starts|runs|goes|means|adds|makes|allows|supports)\b)\p{Ll}+s\s${WHAT}\b`,
    'u',
  ),
  // "Lease contention means that several workers try"
  /^(?!(?:The|This|That|It|Which|What|An?|All|No)\s)(?<term>\p{Lu}[\p{Ll}-]+(?<!ing)\s(?!(?:this|that|it)\s)\p{Ll}+)\s+means\s+that\s/u,
  /^We\s+(?:use|call)\s+(?:the\s+)?(?:term|word|name)\s+["“](?<term>[^"”]{2,40})["”]\s+(?:for|to\s+mean|to\s+refer\s+to|to\s+describe)\s/u,
  /^By\s+(?:an?\s+|the\s+)?(?<term>\p{L}[\p{L}-]*(?:\s[\p{L}-]+){0,2}?),?\s+(?:we|I)\s+(?:always\s+)?mean\s/u,
];
/** "The `address` argument is a string": its type, and not what it is. */
const TYPE_ONLY =
  /\b(?:is|are|must be|should be)\s+an?\s+(?:string|number|integer|boolean|object|function|array|buffer|symbol|promise)s?[.,]?$/i;
/** "A hook is a function that …", "Encapsulation is the …"; the term has at most five words. */
const SENTENCE = new RegExp(
  String.raw`^(?:(?:In short|In [A-Z][\w.]+|Here|Technically|By definition|In this \w+),\s+)?(?:(?:An?|The|Each)\s+)?(?<term>${TERM}{0,4}?)(?:\s+\([^)]{2,60}\))?\s+(?:${VERBS}\s+${ARTICLE}\s|refers to\s|means\s(?!that\b)|stands for\s)`,
  'u',
);
const NOT_TERMS =
  /^(?:\w+ing (?:\w+ )?(?:the|an?|this|your)\b|where|this|that|these|those|it|there|here|they|we|you|he|she|what|which|who|one|some|another|first|second|next|last|following|above|example|result|idea|goal|problem|reason|point|difference|purpose|rest|same|only|best|way|also|note|but|and|so|if|when|in|on|for|by|with|as|each|both|all|neither|everything|nothing|something|below|although|though|while|because|since|good|bad|simple|common|typical|important|fundamental|main|key|new|other|another|different|such|many|most|more|less|please|maybe|perhaps|however|instead|then|now|never|today|please)\b/i;
/** Labels that items of a list begin with, and no words that they explain. */
const LABELS =
  /^(?:breaking(?: changes?)?|warning|caution|danger|important|tip|hint|notice|added|changed|fixed|removed|deprecated|security|required|optional|default|new)$/i;
const VERBISH =
  /\b(?:there|each|every|any|is|are|was|were|be|been|can|will|should|must|may|has|have|do|does|that|which|if|when|your|you|our|its|their|not|to|just|also|always|only|so)\b|\b(?:here|generally|usually|often|basically|itself|alone|simply|typically|mostly|today|now|currently)$/i;
/** "**Term**: what it is", "`name` – what it is". */
const ENTRY = /^(?<term>[^:–—]{2,60}?)\s*(?::\s+|\s+[–—-]\s+)(?<text>\S.*)$/u;
/** After "is a" or "is the": an opinion, an order or a reference. */
const REMARK =
  /^(?:same|only|best|first|last|next|default|one|following|reason|case|main|most|key|right|good|bad|great|common|bit|must|lot|no|nice|fixed|normal|second|third|fourth|fifth|sixth|seventh|result|example|table|list of)\b/i;
/** "A beautiful thing", "a great way": what somebody thinks of it. */
const OPINION =
  /^(?:(?:\w+ly )?(?:beautiful|precious|wonderful|powerful|important|useful|popular|valuable|essential|crucial|critical|big|huge|major|serious|significant|challenging|complex|simple|quick|fast|easy|helpful|core|nice|fun|pleasure|pain)\b|(?:\w+,? ){0,3}(?:thing|way|idea|place|matter|problem|challenge|question|start|shame|mistake|step|choice|topic|exception|option|alternative|advantage|disadvantage|benefit|concern|example|reason|priority|requirement|success|failure|win)\b(?! (?:that|of|which|where|in which|to)\b))/i;
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
  let inGlossary = false;
  for (const block of document.blocks) {
    if (block.kind === 'heading') inGlossary = GLOSSARY.test(plain(document, block));
    if (block.kind === 'paragraph') {
      const entry = readEntry(document, block, inGlossary);
      if (entry) add(entry);
      else
        block.sentences.forEach((sentence, index) => {
          readSentence(document, block, sentence).forEach(add);
          const toDefinition = (naming: Naming): Definition[] =>
            isTerm(naming.term) && isDistinct(naming.term)
              ? [{ ...naming, at: sentence.start, code: false }]
              : [];
          readNamings(document, block, index).flatMap(toDefinition).forEach(add);
          apposed.push(...readAppositions(document, block, sentence).flatMap(toDefinition));
        });
    }
  }
  const listed = readDefinitionLists(document);
  const terms = new Set(listed.map(({ block }) => block));
  for (const { term, text, block, code } of listed)
    add({ term, text: capitalized(text), at: block.start, code });
  readTermTables(document).forEach(add);
  readHeaded(document, terms).forEach(add);
  readGlossary(document, terms).forEach(add);
  apposed.forEach(add);
  return [...found.values()].sort((a, b) => a.at - b.at);
}

function readSentence(document: SourceDocument, block: Block, sentence: Sentence): Definition[] {
  const text = readable(document, block, sentence);
  const match = [SENTENCE, ...GENERIC_SENTENCES].map((pattern) => pattern.exec(text)).find(Boolean);
  const written = match?.groups?.['term'] ?? match?.groups?.['name'] ?? '';
  const term = bare(written);
  if (
    !match ||
    TYPE_ONLY.test(text.replace(/\.$/, '')) ||
    !isTerm(term) ||
    text.length > LONGEST ||
    !/[.!]["”)]?$/.test(text)
  )
    return [];
  const source = document.text.slice(sentence.start, sentence.end);
  const isNamed = GENERIC_SENTENCES.slice(1).some((pattern) => pattern.test(text));
  if (isNamed && written.includes('`')) return [];
  const says = /\b(?:refers to|means|stands for|denotes)\s/.test(match[0]);
  const isTold = isNamed || says || isSetOff(source, term) || isOfTheDocument(document, match[0], text, term);
  if (!isTold && isRemark(match[0], text)) return [];
  return [{ term, text, at: sentence.start, code: /^(?:(?:an?|the)\s+)?`[^`]+`$/i.test(written.trim()) }];
}

const USED_AGAIN = 3;

/** "The starter is a mixture of flour and water": a thing that the document speaks of again and again. */
function isOfTheDocument(document: SourceDocument, opening: string, text: string, term: string): boolean {
  if (!/^The\s.*\s(?:is|are)\s+an?\s$/.test(opening) || !isDistinct(term)) return false;
  const rest = text.slice(opening.length);
  if (OPINION.test(rest) || REMARK.test(rest)) return false;
  if (!/^(?:[\w-]+\s){1,4}(?:that|which|who|of|for|in which|with|between)\s/.test(rest)) return false;
  const key = stem(term.split(' ').at(-1) ?? '');
  return (usesIn(document).get(key) ?? 0) >= USED_AGAIN;
}

/** How often a document has each word, by its stem. */
function usesIn(document: SourceDocument): ReadonlyMap<string, number> {
  const known = recall(document, usesIn) as ReadonlyMap<string, number> | undefined;
  if (known) return known;
  const uses = new Map<string, number>();
  for (const { words } of document.blocks)
    for (const { text } of words) uses.set(stem(text), (uses.get(stem(text)) ?? 0) + 1);
  remember(document, usesIn, uses);
  return uses;
}

/** "A *scope* is the range": emphasis or quotation marks where a term is named. */
const isSetOff = (source: string, term: string): boolean =>
  [`*${term}*`, `_${term}_`, `“${term}”`].some((written) => source.includes(written));

/** "The default is a …" and "A nice feature is the …" say something of a thing, not what a word means. */
function isRemark(opening: string, text: string): boolean {
  if (OPINION.test(text.slice(opening.length))) return true;
  if (/^[Tt]he\s+[^\p{Lu}`]/u.test(opening)) return true;
  if (/^an?\s.*\sthe\s$/i.test(opening)) return true;
  return REMARK.test(text.slice(opening.length));
}

function readEntry(document: SourceDocument, block: Block, inGlossary: boolean): Definition | undefined {
  if (!block.list) return undefined;
  // The marks of its first word stand in front of a block.
  const lineStart = document.text.lastIndexOf('\n', block.start - 1) + 1;
  const source = document.text.slice(lineStart, block.end).replace(/^[\s>]*(?:[-*+]|\d+[.)])\s+/, '');
  if (!inGlossary && !/^(?:\*\*|__|`)/.test(source)) return undefined;
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
      if (text !== '' && title.split(' ').length <= 5)
        found.push({ term: title, text, at: block.start, code: false });
    }
  }
  return found;
}

/** "Class: RetryHandler" over "A handler class that retries requests.": a heading that names what the sentence defines. */
function readHeaded(document: SourceDocument, terms: ReadonlySet<Block>): Definition[] {
  return document.blocks.flatMap((block, index) => {
    const name = plain(document, block).replace(KIND, '');
    const term = /^(?:\w+\.)*\p{Lu}\w+$/u.test(name) ? name : undefined;
    if (block.kind !== 'heading' || term === undefined) return [];
    // A line such as "Extends: `Dispatcher`" may stand between.
    for (const below of document.blocks.slice(index + 1, index + 3)) {
      const [first] = below.sentences;
      if (below.kind !== 'paragraph' || below.list || !first || terms.has(below)) break;
      const text = readable(document, below, first);
      if (HEADED.test(text) && text.length <= LONGEST) return [{ term, text, at: block.start, code: true }];
    }
    return [];
  });
}

const KIND = /^(?:class|interface|type|module|component|struct|enum):?\s+/i;
/** Longest definition, in UTF-16 code units. */
const LONGEST = 320;
/** A noun phrase that says what something is. */
const HEADED =
  /^(?:represents|encapsulates|describes)\s.*\.$|^an?\s(?:[\w-]+\s){1,5}(?:that|which|who|for|to|of|with|used|designed|whose)\s.*\.$/i;

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

/** Whether a term is more than a word of the trade that any text uses: "string", "server". */
const isDistinct = (term: string): boolean =>
  term.includes(' ') || (isTopical(term) && !GENERIC.has(stem(term)));

function isTerm(term: string): boolean {
  const words = term.split(' ').length;
  return (
    term.length > 1 &&
    words <= 4 &&
    /^[\p{L}\p{N}.@].*\p{L}/u.test(term) &&
    !NOT_TERMS.test(term) &&
    !LABELS.test(term) &&
    !VERBISH.test(term) &&
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
