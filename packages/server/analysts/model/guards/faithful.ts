import {
  detectLanguage,
  fidelity,
  parseDocument,
  readUxStrings,
  type SourceDocument,
} from '@housestyle/engine/texts';
import { isInvented } from './references.ts';

const REMOTE_IMAGE = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * What a rewritten text may not have changed: code, links, HTML, front matter and placeholders are the same, as a multiset,
 * and code blocks in the same order. Answers what is wrong, or null. `known`: the text may bring code of its own, and
 * addresses that stand in this.
 */
export function unfaithful(
  before: SourceDocument,
  after: SourceDocument,
  known: string | null = null,
): string | null {
  const { lost, added } = fidelity(before, after);
  if (lost.length > 0) return `These were lost or changed: ${quoted(lost)}.`;
  return strangeIn(before, after, added, known);
}

/** The same of the beginning of such a text: it can have lost nothing yet. */
export function unfaithfulSoFar(
  before: SourceDocument,
  after: SourceDocument,
  known: string | null = null,
): string | null {
  return strangeIn(before, after, fidelity(before, after).added, known);
}

function strangeIn(
  before: SourceDocument,
  after: SourceDocument,
  added: readonly string[],
  known: string | null,
): string | null {
  const bad = known === null ? added : withoutOwnCode(after, added);
  if (bad.length > 0) return `These were not in the text: ${quoted(bad)}.`;
  const told = new Set(before.links.map(({ destination }) => destination));
  const strange = after.links.filter(
    ({ destination, kind }) =>
      !told.has(destination) &&
      (known === null ? kind === 'image' || REMOTE_IMAGE.test(destination) : isInvented(destination, known)),
  );
  if (strange.length > 0) return 'There are links or images that were not in the text.';
  return null;
}

/** What was added besides code, placeholders and links, which are looked at one by one: HTML and front matter. */
function withoutOwnCode(after: SourceDocument, added: readonly string[]): string[] {
  const bad = new Set(
    after.protectedRanges
      .filter(({ kind }) => kind === 'html' || kind === 'front-matter')
      .map(({ start, end }) => after.text.slice(start, end)),
  );
  // What a browser would run is read as code.
  return added.filter((slice) => bad.has(slice) || slice.trimStart().startsWith('<'));
}

/** The same for a file of interface strings: only its strings have changed, and the file can hold what they became. */
export function brokenFile(before: string, after: string): string | null {
  if (layoutOf(before) !== layoutOf(after)) return 'Only the strings may change; the file around them has.';
  const { strings } = readUxStrings(after);
  const bad = strings.find(({ text, start, end, encode }) => encode(text) !== after.slice(start, end));
  return bad ? 'A string holds characters that the file would have to escape.' : null;
}

/** A file without its strings: its format, and what stands before, between and after them. */
function layoutOf(text: string): string {
  const { format, strings } = readUxStrings(text);
  let reached = 0;
  const around = strings.map(({ key, start, end }) => {
    const gap = text.slice(reached, start);
    reached = end;
    return [key, gap];
  });
  return JSON.stringify([format, around, text.slice(reached)]);
}

export function parse(text: string, docType: string | undefined): SourceDocument {
  return parseDocument(text, detectLanguage(text, docType));
}

function quoted(slices: readonly string[]): string {
  return slices
    .slice(0, 5)
    .map((slice) => JSON.stringify(slice.slice(0, 120)))
    .join(', ');
}
