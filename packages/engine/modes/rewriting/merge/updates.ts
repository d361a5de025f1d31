import { parseDocument } from '../../../document/parse-document.ts';
import { replaceIn } from './exchanges.ts';
import { addBareRows } from './listed-rows.ts';
import { plainForm, topicWords } from './topics.ts';
import type { Incoming } from './incoming.ts';
import { escaped } from './renames.ts';
import { ownText, readPlaces } from './sections.ts';
import { changeTwins } from './twins.ts';
import { fingerprint, likeness, ownStatements, type OwnStatement, wordsOf } from './statements.ts';

/** A text with what was asked for done, and the parts that are still to be worked in. */
export interface Updated {
  readonly text: string;
  readonly left: readonly Incoming[];
}

/** Says that it takes the place of what was true before. */
const SUPERSEDES = /\b(?:now|no longer|from now on|as of|any ?more|instead|new limit)\b/i;
/** Numbers, times, addresses and names as code. */
const TOLD = /`[^`]+`|[\w-]+(?:\.[\w-]+)+|\d[\d:.,]*/g;
/** Each reads the document anew: so many UTF-16 code units are read for all of them. */
const MOST_READ = 1_500_000;
const SAME_MATTER = 0.6;
const SUBJECT_WORDS = 4;
/** What both have to begin with before they are read, in UTF-16 code units. */
const BEGINNING = 12;

/** Works parts that replace a value or a statement into the statements that they replace. */
export function applyUpdates(text: string, parts: readonly Incoming[]): Updated {
  let updated = text;
  let budget = Math.floor(MOST_READ / Math.max(1, text.length));
  const left = parts.filter((part) => {
    const replaces = SUPERSEDES.test(part.text);
    if (part.kind !== 'block' && !replaces) {
      if (budget <= 0 || !beginsIn(updated, part.text)) return true;
      budget -= 1;
      const longer = extend(updated, part.text);
      if (longer !== undefined) {
        updated = longer;
        return false;
      }
    }
    if (part.kind !== 'block' && !replaces) return true;
    if (budget <= 0) return true;
    budget -= 1;
    const next =
      part.kind === 'block'
        ? (fromTable(updated, part.text) ?? addBareRows(updated, part.text))
        : update(updated, part.text);
    if (next === undefined) return true;
    updated = changeTwins(updated, next);
    return false;
  });
  return { text: updated, left };
}

function beginsIn(text: string, said: string): boolean {
  return text.includes(said.trim().slice(0, BEGINNING));
}

/** "The lead approves uplinks and tracking." takes the place of "The lead approves uplinks." */
function extend(text: string, said: string): string | undefined {
  const print = fingerprint(said);
  const [same, another] = ownStatements(text).filter((one) => {
    const other = fingerprint(one.text);
    return other.split(' ').length >= SUBJECT_WORDS && print.startsWith(`${other} `);
  });
  return same && !another ? replaceIn(text, [same], () => said.trim()) : undefined;
}

function update(text: string, said: string): string | undefined {
  const statements = ownStatements(text);
  const words = new Set(topicWords(said));
  if (!SUPERSEDES.test(said)) return undefined;
  const amended = withAmount(text, statements, said, words);
  if (amended !== undefined) return amended;
  const subject = fingerprint(said).split(' ').slice(0, SUBJECT_WORDS).join(' ');
  const [same, another] = statements.filter(
    (one) =>
      `${fingerprint(one.text)} `.startsWith(`${subject} `) ||
      likeness(wordsOf(one.text), wordsOf(said)) >= SAME_MATTER,
  );
  const says = fingerprint(same?.text.replace(/`[^`]*`/g, '') ?? '').split(' ').length;
  if (!same || another || subject.split(' ').length < SUBJECT_WORDS || says <= SUBJECT_WORDS)
    return undefined;
  // "At 02:00 on db01" may still hold.
  if ((same.text.match(TOLD) ?? []).filter((fact) => !said.includes(fact)).length > 1) return undefined;
  return replaceIn(text, [same], () => said.trim());
}

/** "Hotel limit in London is now 240 EUR": the one amount of that unit that is said of the same. */
function withAmount(
  text: string,
  statements: readonly OwnStatement[],
  said: string,
  words: ReadonlySet<string>,
): string | undefined {
  const amounts = [...said.matchAll(/(\d[\d.,]*)\s?(%|\p{L}+)/gu)];
  const [amount, more] = amounts;
  if (!amount || more) return undefined;
  const [, fresh = '', unit = ''] = amount;
  const pattern = new RegExp(String.raw`(?<![\w.,])\d[\d.,]*(?=\s?${escaped(unit)}\b)`, 'giu');
  const found = statements
    .filter((one) => shares(new Set(topicWords(one.text)), words, Math.min(2, words.size)))
    .flatMap((one) =>
      [...one.text.matchAll(pattern)].map(({ index, 0: old }) => {
        const from = Math.max(...[',', ';', '(', '.'].map((mark) => one.text.lastIndexOf(mark, index))) + 1;
        const to = /[,;().]/.exec(one.text.slice(index + old.length))?.index ?? Infinity;
        const segment = one.text.slice(from, index + old.length + Math.min(to, one.text.length));
        return {
          start: one.start + index,
          end: one.start + index + old.length,
          inBrackets: one.text[from - 1] === '(',
          fits: topicWords(segment).every((word) => words.has(word)),
          begins: fingerprint(one.text).startsWith(fingerprint(said).split(' ').slice(0, 3).join(' ')),
        };
      }),
    );
  const fitting = found.filter(({ fits }) => fits);
  const bracketed = fitting.filter(({ inBrackets }) => inBrackets);
  const chosen =
    [bracketed, fitting, found.filter(({ begins }) => begins)].find(({ length }) => length > 0) ?? [];
  const [place, other] = chosen;
  if (!place || other) return undefined;
  return text.slice(0, place.start) + fresh.replace(/[.,]$/, '') + text.slice(place.end);
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
export function removeMatter(text: string, what: string): string | undefined {
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
  const hits = alike.length === 1 ? alike : said;
  if (hits.length === 0 || hits.length > 3) return undefined;
  // The space between two sentences goes with the one.
  const spaced = hits.map(({ start, text: said }) => ({
    start,
    text: text[start + said.length] === ' ' ? `${said} ` : said,
  }));
  return replaceIn(text, spaced, () => '')
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]*\n/gm, '')
    .replace(/(?<!^>.*\n)^>[ \t]*(?:\*\*\p{L}+:\*\*)?[ \t]*\n(?!>)/gmu, '')
    .replace(/\n{2,}$/, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

const rootsOf = (text: string): readonly string[] =>
  topicWords(text).map((word) => plainForm(word.toLowerCase()).slice(0, ROOT));
const ROOT = 6;
const isWithin = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((word) => words.includes(word));

function shares(first: ReadonlySet<string>, second: ReadonlySet<string>, count = 1): boolean {
  return [...first].filter((word) => second.has(word)).length >= count;
}
