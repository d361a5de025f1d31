import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { parseDocument } from '../../../document/parse-document.ts';
import { plainForm, topicWords } from './topics.ts';
import type { Incoming } from './incoming.ts';
import { escaped } from '../../../escaped.ts';
import { ownText, readPlaces } from './sections.ts';
import { TABLE } from './passages.ts';
import { fingerprint, ownStatements, type OwnStatement } from './statements.ts';

/** A text with what was asked for done, and the parts that are still to be worked in. */
export interface Updated {
  readonly text: string;
  readonly left: readonly Incoming[];
}

/** Each reads the document anew: so many UTF-16 code units are read for all of them. */
const MOST_READ = 1_500_000;
const SUBJECT_WORDS = 3;
/** What both have to begin with before they are read, in UTF-16 code units. */
const BEGINNING = 12;

/** Works parts that go on with a statement into it, and rows of a table into that. */
export function applyUpdates(text: string, parts: readonly Incoming[]): Updated {
  let updated = text;
  let budget = Math.floor(MOST_READ / Math.max(1, text.length));
  let known: { readonly text: string; readonly told: readonly Told[] } | undefined;
  const read = (current: string): readonly Told[] => {
    if (known?.text !== current) known = { text: current, told: toldIn(current) };
    return known.told;
  };
  const left = parts.filter((part) => {
    if (budget <= 0 || (part.kind !== 'block' && !updated.includes(part.text.trim().slice(0, BEGINNING))))
      return true;
    budget -= 1;
    const next =
      part.kind === 'block'
        ? (fromTable(updated, part.text) ?? addBareRows(updated, part.text))
        : extend(updated, part.text, read(updated));
    updated = next ?? updated;
    return next === undefined;
  });
  return { text: updated, left };
}

/** "The lead approves uplinks and tracking." takes the place of "The lead approves uplinks." */
function extend(text: string, said: string, told: readonly Told[]): string | undefined {
  const print = fingerprint(said);
  const [same, another] = told.filter(({ print: other }) => print.startsWith(`${other} `));
  return same && !another ? replaceIn(text, [same.one], () => said.trim()) : undefined;
}

/** A statement with the words that another may go on from. */
interface Told {
  readonly one: OwnStatement;
  readonly print: string;
}

/** What a text says that may be gone on with; a call by itself is a title, and no statement. */
const toldIn = (text: string): readonly Told[] =>
  ownStatements(text)
    .filter((one) => !/^`[^`]*`$/.test(one.text))
    .map((one) => ({ one, print: fingerprint(one.text) }))
    .filter(({ print }) => print.split(' ').length >= SUBJECT_WORDS);

/** The text with the rows of a block that has no header of its own, below those of the one table that has as many columns. */
function addBareRows(text: string, block: string): string | undefined {
  const rows = block.trim().split('\n');
  const columns = (row: string): number => row.trim().split('|').length;
  if (rows.some((row) => !/^\|.*\|[ \t]*$/.test(row) || /^\|[ \t:|-]+\|[ \t]*$/.test(row))) return undefined;
  const [table, other] = [...text.matchAll(TABLE)].filter(({ groups }) =>
    rows.every((row) => columns(row) === columns(`|${groups?.['header'] ?? ''}|`)),
  );
  const end = (table?.index ?? 0) + (table?.[0].length ?? 0);
  return table && !other ? `${text.slice(0, end)}\n${rows.join('\n')}${text.slice(end)}` : undefined;
}

function replaceIn(
  text: string,
  statements: readonly OwnStatement[],
  change: (text: string) => string,
): string {
  let changed = text;
  for (const one of [...statements].sort((a, b) => b.start - a.start))
    changed = changed.slice(0, one.start) + change(one.text) + changed.slice(one.start + one.text.length);
  return changed;
}

/** Rows of old and new, each put in place of the other where the document has it. */
function fromTable(text: string, block: string): string | undefined {
  const [header = '', , ...rows] = block.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  if (typeof header === 'string') return undefined;
  const old = header.findIndex((title) => /\b(?:old|before|current|previous|from)\b/i.test(title));
  const fresh = header.findIndex((title) => /\b(?:new|now|after|to)\b/i.test(title));
  if (old < 0 || fresh < 0 || rows.length === 0) return undefined;
  let updated = text;
  for (const row of rows) {
    const [gone = '', come = ''] = [row[old], row[fresh]];
    if (gone === '' || come === '' || !(updated.includes(gone) || updated.includes(come))) return undefined;
    updated = updated.replaceAll(gone, come);
  }
  return updated;
}

/** The document without what is said of something; undefined where it says nothing of it, or too much to be sure. */
export function removeMatter(text: string, what: string, isParagraph = false): string | undefined {
  const document = parseDocument(text, 'markdown');
  const print = fingerprint(what.replace(/^(?:the|our|any)\s+/i, ''));
  const places = readPlaces(document);
  const index = places.findIndex(({ title }) => fingerprint(title) === print);
  const place = places[index];
  if (place && place.level > 1) {
    const next = places.slice(index + 1).find(({ level }) => level <= place.level);
    const from = text.lastIndexOf('\n', place.start - 1) + 1;
    // Definitions of links stand last, whatever they belong to.
    const to = next ? text.lastIndexOf('\n', next.start - 1) + 1 : ownText(text).length;
    return (
      `${text.slice(0, from).trimEnd()}\n\n${text.slice(to).trimStart()}`.trimEnd() +
      (text.endsWith('\n') ? '\n' : '')
    );
  }
  // "Remove the entry for Vial": what is told of a name goes with it.
  const entry = new RegExp(
    String.raw`^(?:[-*+][ \t]+|\|[ \t]*)?(?:[*]{2}|\`)?${escaped(what)}(?:[*]{2}|\`)?(?:[ \t]*[:|–—][^\n]*|\n:[ \t][^\n]*\n?)(?:\n|$)`,
    'gim',
  );
  if (text.match(entry)?.length === 1) return text.replace(entry, '');
  const statements = ownStatements(text);
  const said = statements.filter((one) => ` ${fingerprint(one.text)} `.includes(` ${print} `));
  // "The acknowledgement" is what says "acknowledge".
  const wanted = rootsOf(print);
  const alike = said.length > 0 ? [] : statements.filter((one) => isWithin(wanted, rootsOf(one.text)));
  // "Picking it up at reception" is what says "pick up your laptop at reception".
  const [, act = '', thing = ''] = /^(\p{Ll}+ing) (?:it |them )?(.+)$/u.exec(print) ?? [];
  const things = plainWords(thing);
  const done = statements.filter(
    (one) => things.length > 0 && isWithin([plainForm(act), ...things], plainWords(one.text)),
  );
  const found = alike.length === 1 ? alike : said.length === 0 && done.length === 1 ? done : said;
  // "Sending returns by fax" of "You can announce your return by fax."
  const paragraphs = document.blocks
    .filter(({ kind }) => isParagraph && kind === 'paragraph')
    .map(({ start, end }) => ({ start, text: document.text.slice(start, end) }));
  const isIn = ({ start, text: block }: OwnStatement): boolean =>
    found.length > 0
      ? found.some((one) => one.start >= start && one.start < start + block.length)
      : things.length > 1 && isWithin(things, plainWords(block));
  const wholes = paragraphs.filter(isIn);
  const hits = wholes.length === 1 ? wholes : found;
  if (hits.length === 0 || hits.length > 3) return undefined;
  // The space between two sentences goes with the one.
  const spaced = hits.map(({ start, text: said }) => ({
    start,
    text: text[start + said.length] === ' ' ? `${said} ` : said,
  }));
  const without = replaceIn(text, spaced, () => '')
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]*\n/gm, '')
    .replace(/(?<!^>.*\n)^>[ \t]*(?:\*\*\p{L}+:\*\*)?[ \t]*\n(?!>)/gmu, '')
    .replace(/\n{2,}$/, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  // A heading goes with all that stood below it.
  const before = new Set(emptyTitles(text));
  const emptied = emptyTitles(without).filter((line) => !before.has(line));
  if (emptied.length === 0) return without;
  const left = emptied.reduce((kept, line) => kept.replace(`${line}\n`, ''), `${without.trimEnd()}\n`);
  return `${left.trimEnd().replace(/\n{3,}/g, '\n\n')}\n`;
}

/** The lines of the headings, the title left out, below which nothing stands. */
function emptyTitles(text: string): readonly string[] {
  return [...text.matchAll(/^(#{2,6})[ \t]+[^\n]+(?=\s*(?:$(?![\s\S])|\n(#{1,6})[ \t]))/gm)].flatMap(
    ({ 0: line, 1: level = '', 2: next = '#' }) => (next.length <= level.length ? [line] : []),
  );
}

const rootsOf = (text: string): readonly string[] =>
  topicWords(text).map((word) => plainForm(word.toLowerCase()).slice(0, ROOT));
const ROOT = 6;
const plainWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !FUNCTION_WORDS.has(word)).map(plainForm);
const isWithin = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((word) => words.includes(word));
