import type { Range } from '@housestyle/contract';
import { parseDocument } from '../../../document/parse-document.ts';
import { readPlaces, type Place } from './sections.ts';
import { statementsOf, type OwnStatement } from './statements.ts';
import { rootsOf, wordsOfPassage } from './subjects.ts';
import { plainValue, valuesOf, type Value } from './kinds.ts';
import { once } from './once.ts';

/** Something that a document says in one place: a sentence, or a cell of a table. Offsets in UTF-16 code units. */
export interface Passage {
  readonly text: string;
  readonly start: number;
  /** The words that it says itself; for a cell also those of the first cell of its row and of the title of its column. */
  readonly own: ReadonlySet<string>;
  /** The words of the titles over it and of what leads to it. */
  readonly around: ReadonlySet<string>;
  /** Which of the sections it stands in; -1 before the first. */
  readonly section: number;
  /** The values that it gives. */
  readonly values: readonly Value[];
  readonly cell?: { readonly table: Table; readonly row: Row; readonly column: number };
}

export interface Cell {
  readonly text: string;
  readonly start: number;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** After its last character. */
  readonly end: number;
}

export interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly Row[];
  readonly start: number;
  readonly end: number;
  readonly section: number;
}

export interface Item {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Items of one level that follow each other. */
export interface List {
  readonly items: readonly Item[];
  /** Indent, mark and gap, as the last item has them. */
  readonly mark: string;
  /** The line before it. */
  readonly lead: string;
  readonly section: number;
}

export interface Model {
  readonly text: string;
  readonly places: readonly Place[];
  readonly passages: readonly Passage[];
  readonly tables: readonly Table[];
  readonly lists: readonly List[];
  /** How much a word tells one passage from another, from 0 to 1; 0 for a word that no passage has. */
  readonly weight: (word: string) => number;
  /** The passages that speak of any of some words, themselves or by what stands over them, and all cells; of very many, those that speak of a rarer word. */
  readonly speakingOf: (words: readonly string[]) => readonly Passage[];
  /** What two values are compared by, and the roots of a text: each is worked out once. */
  readonly plain: (value: string) => string;
  readonly roots: (text: string) => ReadonlySet<string>;
  /** The titles over a section, its own last. */
  readonly titles: (section: number) => readonly string[];
}

export const TABLE = /^\|(?<header>[^\n]*)\|[ \t]*\n\|[ \t:|-]+\|[ \t]*(?<rows>(?:\n\|[^\n]*)+)/gm;
const ITEM = /^(?<mark>[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)(?<text>\S.*)$/;
export const POINTS_BACK = /^(?:it|they|this|that|these|those|its|their)\b|\b(?:that|this) \p{Ll}+|\bit\b/iu;

/** Reads a text again after a change: what has not changed is not read anew. */
export function modelReader(): (text: string) => Model {
  const memory: Memory = {
    stretch: once(readStretch),
    words: once(wordsOfPassage),
    roots: once((text) => new Set(rootsOf(text))),
    values: once(valuesOf),
    plain: once(plainValue),
  };
  let last: Model | undefined;
  return (text) => (last?.text === text ? last : (last = readModel(text, memory)));
}

interface Memory {
  readonly stretch: (text: string) => Stretch;
  readonly words: (text: string) => ReadonlySet<string>;
  readonly roots: (text: string) => ReadonlySet<string>;
  readonly values: (text: string) => readonly Value[];
  readonly plain: (value: string) => string;
}

/** What stands from one heading to the next. Offsets are from its beginning. */
interface Stretch {
  readonly places: readonly Place[];
  readonly statements: readonly OwnStatement[];
  readonly code: readonly Range[];
}

function readStretch(text: string): Stretch {
  const document = parseDocument(text, 'markdown');
  return {
    places: readPlaces(document),
    statements: statementsOf(document),
    code: document.codeBlocks.map((block) => document.toSource(block)),
  };
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Where a text has headings, those in code and in its front matter left out; its beginning first. */
function beginningsOf(text: string): readonly number[] {
  const found = [0];
  let fence: string | undefined;
  let at = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text)?.[0].length ?? 0;
  for (const line of text.slice(at).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || line.trim().startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    else if (fence === undefined && at > 0 && /^#{1,6} /.test(line)) found.push(at);
    at += line.length + 1;
  }
  return found;
}

/** What a document says and where, for what is new to be laid beside it. */
function readModel(text: string, memory: Memory): Model {
  const beginnings = beginningsOf(text);
  const stretches = beginnings.map((from, at) => ({
    from,
    ...memory.stretch(text.slice(from, beginnings[at + 1])),
  }));
  const places = stretches.flatMap(({ from, places: own }) =>
    own.map((place) => ({ ...place, start: place.start + from, end: place.end + from })),
  );
  const code = stretches.flatMap(({ from, code: own }) =>
    own.map(({ start, end }) => ({ start: start + from, end: end + from })),
  );
  const isCode = finder(code);
  const sectionAt = (at: number): number => lastBefore(places, at);
  const chains = places.map((_, at) => titlesOver(places, at));
  const titles = (section: number): readonly string[] => chains[section] ?? [];
  const tables = [...text.matchAll(TABLE)]
    .filter(({ index }) => !isCode(index))
    .map((match) => readTable(match, sectionAt(match.index)));
  const lists = readLists(text, isCode, sectionAt);
  const titled = chains.map((chain) => memory.roots(chain.join(' ')));
  const isInTable = finder(tables);
  const leads = lists
    .flatMap(({ items, lead }) => items.map(({ start, end }) => ({ start, end, lead })))
    .sort((a, b) => a.start - b.start);
  const statements = stretches.flatMap(({ from, statements: own }) =>
    own.map((one) => ({ ...one, start: one.start + from })).filter(({ start }) => !isInTable(start)),
  );
  const sentences = statements.map((one, at): Passage => {
    const section = sectionAt(one.start);
    const before = statements[at - 1];
    const goesOn = before && POINTS_BACK.test(one.text) && sectionAt(before.start) === section;
    const item = leads[lastBefore(leads, one.start)];
    const lead = item && one.start < item.end ? item.lead : '';
    const around = new Set(titled[section]);
    for (const word of memory.roots(`${goesOn ? before.text : ''} ${lead}`)) around.add(word);
    return { ...one, own: memory.words(one.text), around, section, values: memory.values(one.text) };
  });
  const cells = tables.flatMap((table) => {
    const around = new Set([...(titled[table.section] ?? []), ...rootsOf(table.titles[0] ?? '')]);
    return table.rows.flatMap((row) =>
      row.cells.slice(1).map((cell, at): Passage => ({
        ...cell,
        own: memory.words(`${row.cells[0]?.text ?? ''} ${table.titles[at + 1] ?? ''} ${cell.text}`),
        around,
        section: table.section,
        values: memory.values(cell.text),
        cell: { table, row, column: at + 1 },
      })),
    );
  });
  const passages = [...sentences, ...cells];
  const spread = new Map<string, number>();
  for (const { own } of passages) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  for (const words of titled) for (const word of words) if (!spread.has(word)) spread.set(word, 1);
  const weight = (word: string): number => (spread.has(word) ? 1 / Math.sqrt(spread.get(word) ?? 1) : 0);
  const { plain, roots } = memory;
  const speakingOf = speakers(passages);
  return { text, places, passages, tables, lists, weight, speakingOf, plain, roots, titles };
}

/** Passages with one word in common of which each may still be the one that is meant. */
const MOST_ALIKE = 200;

/** Which passages speak of what, worked out when it is first asked for. */
function speakers(passages: readonly Passage[]): Model['speakingOf'] {
  let known: Map<string, number[]> | undefined;
  const index = (): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    passages.forEach(({ own, around }, at) => {
      for (const word of new Set([...own, ...around])) {
        const places = found.get(word);
        if (places) places.push(at);
        else found.set(word, [at]);
      }
    });
    return found;
  };
  let cells: readonly number[] | undefined;
  return (words) => {
    known ??= index();
    cells ??= passages.flatMap(({ cell }, at) => (cell ? [at] : []));
    const all = words.map((word) => known?.get(word) ?? []);
    // What so many passages speak of tells none from another.
    const telling = all.filter(({ length }) => length <= MOST_ALIKE).flat();
    return [...new Set([...(telling.length > 0 ? telling : all.flat()), ...cells])]
      .sort((a, b) => a - b)
      .flatMap((at) => passages[at] ?? []);
  };
}

/** The titles over a section, its own last. */
function titlesOver(places: readonly Place[], section: number): readonly string[] {
  const chain: string[] = [];
  let level = Infinity;
  for (let at = section; at >= 0 && level > 1; at -= 1) {
    const place = places[at];
    if (!place || place.level >= level) continue;
    level = place.level;
    chain.unshift(place.title);
  }
  return chain;
}

/** The last of some ranges, in order, that begins at a place or before it; -1 for none. */
function lastBefore(ranges: readonly { readonly start: number }[], at: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Tells whether a place stands in one of some ranges, which are in order. */
function finder(ranges: readonly Range[]): (at: number) => boolean {
  return (at) => (ranges[lastBefore(ranges, at)]?.end ?? 0) > at;
}

function readTable({ index, 0: whole, groups }: RegExpExecArray, section: number): Table {
  const { header = '', rows = '' } = groups ?? {};
  let at = index + whole.length - rows.length;
  const read = rows.split('\n').flatMap((line, number): readonly Row[] => {
    const start = at;
    at += line.length + 1;
    return number === 0 ? [] : [{ cells: cellsOf(line, start), end: start + line.trimEnd().length }];
  });
  return {
    titles: header.split('|').map((title) => title.trim().replace(/[*`]/g, '')),
    rows: read,
    start: index,
    end: index + whole.length,
    section,
  };
}

function cellsOf(line: string, start: number): readonly Cell[] {
  const cells: Cell[] = [];
  let at = start + 1;
  for (const cell of line.trimEnd().replace(/^\|/, '').replace(/\|$/, '').split('|')) {
    cells.push({ text: cell.trim(), start: at + cell.length - cell.trimStart().length });
    at += cell.length + 1;
  }
  return cells;
}

function readLists(
  text: string,
  isCode: (at: number) => boolean,
  sectionAt: (at: number) => number,
): readonly List[] {
  const lists: { items: Item[]; mark: string; lead: string; section: number; indent: number }[] = [];
  let open: (typeof lists)[number] | undefined;
  let lead = '';
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const { mark, text: said = '' } = (isCode(start) ? undefined : ITEM.exec(line)?.groups) ?? {};
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if (mark !== undefined && (!open || indent <= open.indent + 1)) {
      if (!open || indent + 1 < open.indent || /\d/.test(mark) !== /\d/.test(open.mark)) {
        open = { items: [], mark, lead, section: sectionAt(start), indent };
        lists.push(open);
      }
      open.mark = mark;
      open.items.push({
        text: said.trimEnd(),
        start: start + mark.length,
        end: start + line.trimEnd().length,
      });
    } else if (line.trim() === '') continue;
    else if (open && indent > open.indent) {
      const item = open.items.at(-1);
      if (item) open.items[open.items.length - 1] = { ...item, end: start + line.trimEnd().length };
    } else {
      open = undefined;
      lead = line.trim();
    }
  }
  return lists;
}
