import { lastStartingBy } from '../../checks/ranges.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { readLists } from './lists.ts';
import { noteLabelOf } from './labelled.ts';
import { readable } from './readable.ts';
import type { Section } from './sections.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { listed } from '../writing/markdown.ts';
import { isPerson } from './people.ts';
import { AVOIDED, readTables } from './tables.ts';

/** What the short items of a section say together, where none of them is a sentence. */
interface Digest {
  readonly text: string;
  readonly block: Block;
}

const TOLD = 3;
/** "If this is not an incident:" holds for all that is listed below it. */
export const CONDITIONAL_LEAD = /^(?:if|when|unless|otherwise|in case|only)\b.*:$/i;
/** What is only said whole with the items below it, or denies them. */
const OPENS_SENTENCE =
  /\b(?:(?:which|that|where|when|if|whose|because)(?: (?:you|they|we|it))?|without|instead of|(?<!\b(?:need|have|want|going|able|refer|according|due|how|ways?|steps?|want|order) )to|an?)\s*:$|(?:\bnot\b|n['’]t\b|\bnever\b|\bno longer\b|\bcannot\b|\bwithout\b)[^.:;,]*:$/i;
const MOST_COMPLETED = 60;
/** In words. */
const SHORT_ITEM = 12;
const LONGEST_ITEM = 16;
const LEAST_WORDS = 2;
/** A single item with fewer words is but a name. */
const LEAST_ALONE = 6;

/** "Retain data only as long as necessary; delete it upon request; and 2 more.": the first list of a section; undefined without one. */
export function digestOf(
  document: SourceDocument,
  section: Section,
  headings: ReadonlySet<string>,
): Digest | undefined {
  const table = digestOfTable(document, section);
  const [list] = readLists(document, section).filter(({ ordered }) => !ordered);
  const [first] = list?.items ?? [];
  if (table || !list) return table;
  if (!first || CONDITIONAL_LEAD.test(list.lead)) return undefined;
  const items = list.items
    .filter(({ text }) => noteLabelOf(text) === undefined)
    .map(({ text }) => text.replace(/[.;,]$/, ''));
  // "Joost: replica lag was 40 s": one remark among others is no entry of a list of names.
  const named = items.filter((item) => REMARK.test(item)).length;
  const areShort = items.every(
    (item) =>
      !/[.!?]\s|[.:?]$|\{\{/.test(item) &&
      (!item.includes(': ') ||
        CODE_WITH_MEANING.test(item) ||
        (named <= items.length / 2 && REMARK.test(item))) &&
      item.split(' ').length <= LONGEST_ITEM,
  );
  // "name `string`": what can be set, and told as that.
  if (items.filter((item) => TYPED.test(item)).length > items.length / 2) return undefined;
  const isAlone = items.length < 2 && (items[0]?.split(' ').length ?? 0) < LEAST_ALONE;
  const tell = items.some((item) => item.split(' ').length > LEAST_WORDS);
  // A table of contents.
  const entries = items.filter((item) => headings.has(item.toLowerCase())).length;
  if (!areShort || !tell || isAlone || entries > items.length / 2) return undefined;
  const rest = items.length - TOLD;
  const told = rest > 1 ? [...items.slice(0, TOLD), `and ${rest} more`] : items;
  return {
    text: `${told.map((item, index) => (index === 0 && !NAME_IN_FRONT.test(item) ? capitalizedWord(item) : lowered(item, document))).join('; ')}.`,
    block: first.block,
  };
}

/** "p-all - Run functions": a name keeps its small letters. */
const NAME_IN_FRONT = /^\S+ [-–—] /u;

/** A table of more columns, or of more rows, needs its own form. */
const MOST_COLUMNS = 3;
const MOST_ROWS = 8;
/** Who does what is told as next steps, and what can be set as parameters. */
const TOLD_ELSEWHERE =
  /^(?:owner|assignee|who|responsible|method|path|option|parameter|param|key|variable|setting|flag|field|property|attribute|argument)s?$/i;

const REPLACED = /^(?:instead|now|new(?: name)?|replaced by|replacement)$/i;
const MEANING = /^(?:meaning|description|what it means)$/i;

/** "Invoices: 10 years; support tickets: 3 years.": the first two columns of a small table; undefined without one. */
function digestOfTable(document: SourceDocument, { blocks }: Section): Digest | undefined {
  const [table, another] = readTables(document, blocks);
  if (!table || another || table.header.length > MOST_COLUMNS || table.rows.length > MOST_ROWS)
    return undefined;
  const meaning = table.header.findIndex((name) => MEANING.test(name));
  // "| | Relay | Mailhub |": what is compared bears the names of the columns.
  const isCompared = table.header[0] === '';
  const pairs = table.rows.map(({ marked: [name = '', ...values] }) => {
    const told = isCompared
      ? values.map((value, at) => `${table.header[at + 1]} ${value}`).join(', ')
      : (values[Math.max(0, meaning - 1)] ?? '')
          .replaceAll('; ', ', ')
          // "None. Writes are always synced"
          .replace(
            /^([^.]+)\. (\p{Lu}[^.]+)\.?$/u,
            (_, first: string, more: string) => `${first} (${lowered(more, document)})`,
          );
    return [name, told] as const;
  });
  const areShort = pairs.every(([name, value]) => {
    const words = `${name} ${value}`.split(' ').length;
    return name !== '' && value !== '' && words <= LONGEST_ITEM && !/[.:;]$|[.:;]\s/.test(`${name} ${value}`);
  });
  // "Setting | Instead": what takes its place, and not what it means.
  const isElsewhere = table.header.some(
    (name, at) =>
      AVOIDED.test(name) ||
      (TOLD_ELSEWHERE.test(name) && !(at === 0 && REPLACED.test(table.header[1] ?? ''))),
  );
  if (pairs.length < 2 || !areShort || isElsewhere) return undefined;
  const rest = pairs.length - TOLD;
  const told = (rest > 1 ? pairs.slice(0, TOLD) : pairs).map(
    ([name, value], index) => `${index === 0 ? capitalizedWord(name) : lowered(name, document)}: ${value}`,
  );
  const block = blocks.find(({ start }) => start === table.rows[0]?.at);
  return block && { text: `${[...told, ...(rest > 1 ? [`and ${rest} more`] : [])].join('; ')}.`, block };
}

/** "`2`: drift was found" */
const CODE_WITH_MEANING = /^`[^`]+`: [^:]+$/;
const TYPED = /^[`*]*[\w$.]+[`*]*:? `[^`]+`(?: \(|$)/;
const REMARK = /^\p{Lu}\p{Ll}+: (?!.*: )/u;

/** An item in the middle of a sentence; names keep their capitals. */
export function lowered(item: string, document: SourceDocument): string {
  return !isPerson(item.split(' ')[0] ?? '', document) && /^(?:\p{Lu}\p{Ll}+|A) [\p{Ll}`]/u.test(item)
    ? item.slice(0, 1).toLowerCase() + item.slice(1)
    : item;
}

/** Names told of a list; of a longer one the rest is counted. */
export const MOST_NAMED = 6;
const SHORT_NAME = 6;

/** A list of names, the first of many. */
export function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const told = rest > 1 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names;
  return told.some((name) => name.includes(',')) ? told.join('; ') : listed(told);
}

/** What an item of a list is about: the words in front of a colon or dash, or all of a short one. */
export function nameOf(text: string): string {
  const [code = ''] = /^(?:[^`]*`[^`]*`)*?[^`:]*:/.exec(text) ?? [''];
  // A colon inside of code ends nothing.
  if (code === '' && /`[^`]*:[^`]*`/.test(text)) return '';
  const name = (/^[^:]{2,60}?(?=:\s|\s[–—-]\s|:$)/.exec(text)?.[0] ?? text).replace(/[.;,:]$/, '');
  return name.split(' ').length <= SHORT_NAME && !/[.!?]\s|\*/.test(name) ? name : '';
}

/** "There are three tiers:" with the names of what is listed below it: "There are three tiers: A, B, and C."; empty without. */
export function leadIn(document: SourceDocument, { blocks }: Section, block: Block, text: string): string {
  // "Arguments:" above what they are tells nothing of the matter.
  const leads = text.endsWith(':') || FOLLOWING.test(text);
  if (
    block.list ||
    !leads ||
    opensSentence(text) ||
    DETAILS.test(text) ||
    /\b(?:when|if|unless)\b/i.test(text)
  )
    return '';
  const from = lastStartingBy(blocks, block.start) + 1;
  const items: string[] = [];
  let list: number | undefined;
  for (const item of blocks.slice(from, from + LONGEST_LIST)) {
    if (!item.list || item.list.ordered || (list ?? item.list.list) !== item.list.list) break;
    list = item.list.list;
    if (item.list.leads && item.list.depth === 1) items.push(nameOf(readable(document, item)));
  }
  const names = items.filter((name) => name !== '');
  // "It ignores the path": told behind the sentence, not named.
  if (names.filter((name) => LACKS_SUBJECT.test(name)).length > 1) return '';
  const isNamed = names.length > 1 && new Set(names).size === names.length;
  if (!isNamed || items.length - names.length > 1) return '';
  const quality = QUALITIES.exec(text)?.groups?.['what'];
  return `${quality === undefined ? text.slice(0, -1) : capitalizedWord(quality)}: ${named(names.length < items.length ? [...names, '1 more'] : names)}.`;
}

/** "Its main features and design principles are:": what stands below says of what. */
const QUALITIES =
  /^(?:its|the|some of (?:its|the)) (?<what>(?:\p{L}+ ){0,4}?(?:features|goals|benefits|principles|advantages|highlights|limitations))(?: are| include)?(?: the following)?:$/iu;

/** "… has been put into one of the following tiers." */
const FOLLOWING = /\b(?:the |these )following [\p{Ll} -]{3,40}\.$/u;
const DETAILS =
  /^(?:available |optional |supported )?(?:arguments?|parameters?|params|options|returns?|properties|fields|type|signature|throws)\s*:$/i;
const LONGEST_LIST = 30;

/** "It does not detect cases in which:" */
export const opensSentence = (lead: string): boolean =>
  OPENS_SENTENCE.test(lead) && !CONDITIONAL_LEAD.test(lead);

/**
 * Such a lead with what it opens, at the first item: "Never share: passwords; keys."; empty at the others, and where that is long.
 * @param own all items of the block's list
 */
export function withLead(
  document: SourceDocument,
  own: readonly Block[],
  block: Block,
  lead: string,
): string {
  if (own[0] !== block) return '';
  const items = own.map((item) => readable(document, item, item.sentences[0]).replace(/[.;,]$/, ''));
  const isLong =
    `${lead} ${items.join(' ')}`.split(' ').length > MOST_COMPLETED ||
    items.some((item) => item.includes(':'));
  // Of a long list under a whole sentence, its short items stand for all.
  const short =
    isLong && !opensSentence(lead)
      ? items.filter((item) => item.split(' ').length < SHORT_ITEM && !item.includes(':'))
      : items;
  const rest = items.length - short.length;
  const told = short.length > 1 && rest > 0 ? [...short, `and ${rest} more`] : short;
  const said = `${lead.replace(/\s+an?:$/, ':')} ${told.map((item) => lowered(item, document)).join('; ')}.`;
  return said.split(' ').length > MOST_COMPLETED ||
    short.length === 0 ||
    told.some((item) => item.includes(':'))
    ? ''
    : said;
}

/** "Has problems with spaces": an item that says something of what its lead names. */
export const LACKS_SUBJECT =
  /^(?:it(?! is (?:possible|recommended|important)\b)|has|does|is|can(?:not|['’]t)?|will|must|doesn['’]t|isn['’]t|won['’]t)\s/i;
