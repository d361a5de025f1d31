import type { Block, SourceDocument } from '../../document/types.ts';
import { IMPERATIVE, isImperative } from '../generate/signs.ts';
import { named, nameOf, opensSentence } from '../reading/digests.ts';
import { readLists, type ListItem } from '../reading/lists.ts';
import { onlyLine, readable } from '../reading/readable.ts';
import { weighs } from '../reading/records.ts';
import type { Outline, Section } from '../reading/sections.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { FORBIDS } from './warnings.ts';

/** Steps that belong together. */
export interface Procedure {
  readonly title: string;
  /** Whether the steps follow each other; or else all are needed, in any order. */
  readonly ordered: boolean;
  readonly steps: readonly string[];
  readonly blocks: readonly Block[];
}

const STEPS = 12;
const PROCEDURES = 4;

/** "To use system trust stores, you need to:" leads in what must be done, in whatever order. */
const TO_DO =
  /^to [^,]+,.*:$|\b(?:checklist|things to do|steps to (?:take|follow))\b[^.]*[.:]$|\b(?:need to|must|have to|should)(?: do)?(?: the following| all of (?:these|the following)| these(?: things)?)?:$/i;

/** The lists of steps of a document, or else the headings that are its steps. @param withCode whether steps may show commands */
export function readProcedures(
  document: SourceDocument,
  { root, sections, title }: Outline,
  withCode: boolean,
): readonly Procedure[] {
  const several = (section: Section): boolean =>
    readLists(document, section).filter(({ ordered }) => ordered).length > 1;
  const telling = sections.filter((section) => !weighs(section));
  const lists = [root, ...telling].flatMap((section) =>
    readLists(document, section)
      .filter(
        ({ ordered, items, lead }) =>
          items.length > 1 &&
          isProcedure(items) &&
          (ordered ||
            (TO_DO.test(lead) && !opensSentence(lead)) ||
            (isTask(section.title) && items.every(({ text }) => isOrder(text)))),
      )
      .map(({ items, ordered, lead }) => ({
        title:
          (ordered || !TO_DO.test(lead)) && !(several(section) && lead !== '')
            ? section.title
            : (/^.+(?=:$)/s.exec(lead)?.[0] ?? ''),
        ordered,
        steps: items.map((item, index) => stepOf(document, section, item, items[index + 1], withCode)),
        blocks: itemsUnder(section, items),
      })),
  );
  const counted = sections.filter(({ title }) => NUMBERED.test(title));
  // "1. Purpose" numbers a part, and no step.
  const orders = counted.filter(
    ({ title }) => /^step\b/i.test(title) || isOrder(title.replace(NUMBERED, '')),
  );
  const numbered = orders.length >= counted.length / 2 ? counted : [];
  const paragraphs = telling.flatMap((section) => inParagraphs(document, section, withCode));
  const inTurn = new Set([...lists, ...paragraphs].flatMap(({ blocks }) => blocks));
  const tasks =
    numbered.length > 1
      ? numbered
      : sections.filter(
          (section) =>
            section.title !== title && isTask(section.title) && opensWithOrder(document, section, inTurn),
        );
  const headed = tasks
    .map((section) => underTask(document, section, inTurn, withCode))
    .filter(({ blocks }) => numbered.length > 1 || blocks.length > 0);
  const headings =
    headed.length > 1
      ? [
          {
            title: '',
            // Guides tell tasks beside each other, and how a task is done.
            ordered: numbered.length > 1 || (isTask(title) && !OF_MANY.test(title)),
            steps: headed.map(({ text }) => text),
            blocks: headed.flatMap(({ blocks }) => blocks),
          },
        ]
      : [];
  const found = [...headings, ...lists, ...paragraphs].slice(0, PROCEDURES);
  return found.map(({ title: heading, steps, ...procedure }) => ({
    ...procedure,
    title: GENERIC.test(heading) ? '' : heading.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\p{Lu})/u, ''),
    steps: steps.slice(0, STEPS),
  }));
}

/** "Manage your account": tasks beside each other. */
const OF_MANY =
  /^(?:how to )?(?:manag|us(?:e\b|ing)|work|administ|configur|customi[sz]|troubleshoot|get(?:ting)? (?:help|the most)|car(?:e\b|ing) for|look(?:ing)? after|maint|understand|fix|solv)/i;

/** Headings that say no more than that steps stand under them. */
const GENERIC = /^(?:the )?(?:steps?|procedure|instructions|what to do|how to do it)$/i;

/** Whether the first paragraph of a section begins with what is to be done. */
function opensWithOrder(document: SourceDocument, { blocks }: Section, inTurn: ReadonlySet<Block>): boolean {
  const [first] = blocks;
  const [sentence] = first?.sentences ?? [];
  return (
    first?.kind === 'paragraph' &&
    sentence !== undefined &&
    !first.list &&
    !first.quoted &&
    !blocks.some((block) => inTurn.has(block)) &&
    tells(readable(document, first, sentence)) &&
    !/:$/.test(readable(document, first))
  );
}

/** In words: what is told of a task behind its heading. */
const TASK_WORDS = 50;

/** A heading that is a step or a task, with the first paragraphs under it; what forbids is told as a warning. */
function underTask(
  document: SourceDocument,
  { title, blocks: own }: Section,
  inTurn: ReadonlySet<Block>,
  withCode: boolean,
): { readonly text: string; readonly blocks: readonly Block[] } {
  const name = title.replace(NUMBERED, '');
  const said: string[] = [];
  const told: Block[] = [];
  for (const block of own) {
    if (block.kind !== 'paragraph' || block.list || block.quoted || inTurn.has(block)) break;
    const sentences = block.sentences.map((sentence) => readable(document, block, sentence));
    const text = sentences.filter((one) => !FORBIDS.test(one) && (withCode || !one.includes('`'))).join(' ');
    const isLong = [...said, text].join(' ').split(' ').length > TASK_WORDS;
    if (isLong || !/[.!]$/.test(sentences.at(-1) ?? '')) break;
    said.push(text);
    told.push(block);
  }
  const text = said.filter(Boolean).join(' ');
  return { text: text === '' ? name : `**${name}:** ${text}`, blocks: told };
}

/** "Installing the CA on other computers", "Set up the relay": a heading over what is to be done. */
const isTask = (title: string): boolean =>
  IMPERATIVE.test(title) || GERUND.test(title) || /^how to\b/i.test(title);

const IN_TURN =
  /^(?:first|next|then|second|third|after that|afterwards|finally|lastly|last|now),? (?:of all, )?(?:you(?:['’]ll| will)? (?:must|need to|have to|should|can) )?(?=\p{Ll})/iu;
/** Behind "First,": what is done to something. */
const ACTS = /^\p{Ll}+ (?:the|an?|your|all|each|every|it|them|this|`)/u;
const FEWEST_TOLD = 2;
const FEWEST_ORDERS = 4;

/** "First, list the nodes.", "Next, drain one:", or orders alone under a heading that is a task: paragraphs that say in turn what to do. */
function inParagraphs(document: SourceDocument, section: Section, withCode: boolean): readonly Procedure[] {
  const { title, blocks } = section;
  const paragraphs = blocks.flatMap((block, index) =>
    block.kind === 'paragraph' && !block.list && !block.quoted
      ? { block, next: blocks[index + 1]?.start ?? Infinity }
      : [],
  );
  const found = paragraphs.flatMap(({ block, next }) => {
    const steps = ordersOf(document, section, block, next, withCode);
    return steps.length > 0 ? [{ block, steps }] : [];
  });
  const turns = found.flatMap(({ steps }) => steps).filter(({ inTurn }) => inTurn).length;
  const areSteps =
    turns >= FEWEST_TOLD ||
    (found.length >= FEWEST_ORDERS && found.length > paragraphs.length / 2 && isTask(title));
  return areSteps
    ? [
        {
          title,
          ordered: true,
          steps: found.flatMap(({ steps }) => steps.map(({ text }) => text)),
          // What a paragraph tells beside its steps is told elsewhere.
          blocks: found
            .filter(({ block, steps }) => block.sentences.length === steps.length)
            .map(({ block }) => block),
        },
      ]
    : [];
}

/** Whether a sentence tells what to do: "Note the UUID", and not "Note that …" nor where to read more. */
const tells = (text: string): boolean =>
  isImperative(text) || (LOOKS.test(text) && !/^(?:note that|see\b[^.]*[^:]$)/i.test(text));

/** The orders that a paragraph begins with, the last of them with the command below it. @param next where the next block begins */
function ordersOf(
  document: SourceDocument,
  { code }: Section,
  block: Block,
  next: number,
  withCode: boolean,
): readonly { text: string; inTurn: boolean }[] {
  const told = block.sentences.map((sentence) => {
    const said = readable(document, block, sentence);
    const text = said.replace(IN_TURN, '');
    const inTurn = text !== said;
    return { text, inTurn, orders: tells(text) || (inTurn && (isOrder(text) || ACTS.test(text))) };
  });
  // "You need a key. First, stop it. Then copy it.": the steps begin with the first that says so.
  const opens = told.findIndex(({ inTurn, orders }) => inTurn && orders);
  const from = told[0]?.orders === true || opens < 0 || !told[opens + 1]?.inTurn ? 0 : opens;
  const behind = told.findIndex(({ orders }, index) => index >= from && !orders);
  const orders = told.slice(from, behind < 0 ? told.length : behind);
  const shown =
    withCode && behind < 0 ? code.find(({ start }) => start > block.end && start < next) : undefined;
  const line = shown ? onlyLine(document, shown) : '';
  return orders.map(({ text, inTurn }, index) => {
    const step = capitalizedWord(text.replace(/[.:]+$/, ''));
    const isLast = index === orders.length - 1 && line !== '';
    return { text: isLast ? `${step}: \`${line}\`.` : `${step}.`, inTurn };
  });
}

/** The items of a list with all that is listed below and between them. */
function itemsUnder({ blocks }: Section, items: readonly ListItem[]): readonly Block[] {
  const [first, last] = [items[0]?.block, items.at(-1)?.block];
  const inside = new Set(items.map(({ block }) => block));
  const { depth = 1 } = first?.list ?? {};
  return blocks.filter(
    (block) =>
      inside.has(block) ||
      (first && last && block.list && block.list.depth > depth && block.start > first.start) ||
      (first && last && block.start > first.start && block.start < last.start),
  );
}

/** A step with the command that it leads in, if that is one line; of other code, a summary says nothing. */
function stepOf(
  document: SourceDocument,
  { code }: Section,
  { text: written, block, below }: ListItem,
  next: ListItem | undefined,
  withCode: boolean,
): string {
  const text = capitalizedWord(written.replace(ELSEWHERE, ''));
  if (!text.endsWith(':')) return text;
  const shown = code.find(({ start }) => start > block.end && start < (next?.block.start ?? Infinity));
  const line = shown && withCode ? onlyLine(document, shown) : '';
  if (line !== '') return `${text} \`${line}\`.`;
  const names = below.map((item) => nameOf(item));
  if (names.length > 0 && names.every((name) => name !== '')) return `${text} ${named(names)}.`;
  return text.replace(/(?:\s+(?:for|with|by|to|in|of|on|from|as|like|and))?:$/, '.');
}

const ELSEWHERE = / \(see (?:above|below)\)/i;

/** What people do without changing anything. */
export const LOOKS =
  /^(?:check|verify|confirm|look|make sure|ensure|find|note|review|inspect|see|compare|skip|page|tell|ask|attempt|try|reach out|contact|consult|file|report)\b(?!-)/i;
/** "If the pool is full, go …", "To confirm, look …". */
export const CLAUSE = /^(?:if|when|once|to|in order to|after|before|for|on|in)\b[^,]*, /i;

const NUMBERED = /^(?:step\s+)?\d+[.:)]?\s+(?=\S)/i;
const GERUND = /^\p{L}+ing\s/u;

function isOrder(text: string): boolean {
  return isImperative(text) || LOOKS.test(text) || GERUND.test(text);
}

/** Most of the items say what to do. */
function isProcedure(items: readonly ListItem[]): boolean {
  const orders = (said: string): boolean =>
    [said, capitalizedWord(said.replace(CLAUSE, ''))].some((text) => LOOKS.test(text) || isImperative(text));
  return items.filter(({ text }) => orders(text)).length >= items.length / 2;
}
