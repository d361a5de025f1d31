import type { Range } from '@housestyle/contract';
import type { Block, SourceDocument } from '../document/types.ts';

/**
 * Whether a word is written as the name of something in a program: in small letters, and alone in a cell, in bold at the
 * beginning of its block, or in a link to what bears that very name.
 */
export function isKey(document: SourceDocument, block: Block, { start, end }: Range): boolean {
  const { text, links } = document;
  const word = text.slice(start, end);
  if (word !== word.toLowerCase()) return false;
  // "The nodejs/build repository"
  if (
    PATH_BEHIND.test(text.slice(end, end + 2)) ||
    PATH_BEFORE.test(text.slice(Math.max(0, start - 2), start))
  )
    return true;
  if (block.kind === 'table-cell') return !block.tableHeader && bare(block.prose) === word;
  if (LEADS.test(text.slice(Math.max(0, start - REACH), start)))
    return /^(?:\*\*:?|__:?)(?:\s*[:(=–—-]|\s|$)/.test(text.slice(end, end + REACH));
  return links.some(
    ({ label, destination }) => label.start === start && label.end === end && nameAt(destination) === word,
  );
}

const PATH_BEHIND = /^\/[a-z\d]/;
const PATH_BEFORE = /[a-z\d]\/$/;

/** A mark of bold behind nothing but those of lists and quotations. */
const LEADS = /(?:^|\n)[ \t]*(?:(?:[-*+>]|\d{1,3}[.)])[ \t]+)*(?:\*\*|__)$/;
const REACH = 40;

const bare = (prose: string) => prose.replace(/[*_]/g, '').trim();

/** What a path ends with, without the ending of a file; none of an address without a path. */
const nameAt = (destination: string) =>
  /^(?![a-z][a-z\d+.-]*:\/\/[^/]*\/?$).*?([^/]+?)(?:\.\w{1,5})?\/?$/i.exec(destination)?.[1];
