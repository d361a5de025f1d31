import type { Range } from '@housestyle/contract';
import { commentForm, type CommentForm } from './comment-forms.ts';

/** How far a comment ignores a rule. */
export type IgnoreScope = 'line' | 'file';

/** Where a comment goes, and what it says. */
export interface IgnoreEdit {
  /** Offset into the text. */
  readonly at: number;
  readonly text: string;
  /** Where the rule is silent from now on: offsets into the text without the comment. */
  readonly silences: Range;
}

const FRONT_MATTER = /^(?:---\r?\n[^]*?\r?\n---|\+\+\+\r?\n[^]*?\r?\n\+\+\+)(?:\r?\n|$)/;
/** What must stay first in a file: `#!`, an encoding, `<?php`, `<?xml …?>`, `<!DOCTYPE html>`. */
const PREAMBLE = /^(?:(?:#![^\n]*|#[^\n]*coding[:=][^\n]*|<\?(?:php|xml)[^\n]*|<!doctype[^\n]*)\n)+/i;

/**
 * The comment that keeps a rule silent at a place, or in the whole file, in the comment form of the language.
 * Undefined where a comment would be text, as in plain text, or would break what it stands in.
 */
export function ignoreComment(
  text: string,
  at: number,
  { ruleId, scope, language }: { ruleId: string; scope: IgnoreScope; language: string },
): IgnoreEdit | undefined {
  const form = commentForm(language);
  if (!form) return undefined;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const head = headOf(text);
  if (scope === 'file') {
    const comment = written(form, `housestyle-ignore-file ${ruleId}`);
    const gap = form.place === 'above' && form.inComments ? lineEnd : lineEnd + lineEnd;
    return { at: head, text: comment + gap, silences: { start: 0, end: text.length + 1 } };
  }
  if (at < head) return undefined;
  const line = lineAt(text, at);
  const words = text.slice(line.start, line.end);
  switch (form.place) {
    case 'behind':
      if (/^[ \t>]*\|/.test(words)) return aboveTable(text, line, form, ruleId, lineEnd);
      return behind(text, line, form, ruleId);
    case 'above':
      return above(line, words, at - line.start, form, ruleId, lineEnd);
    case 'paragraph': {
      const block = blockAround(text, line);
      const comment = `${indentOf(text.slice(block.start))}${written(form, `housestyle-ignore-next-block ${ruleId}`)}`;
      return { at: block.start, text: comment + lineEnd + lineEnd, silences: block };
    }
  }
}

function written(form: CommentForm, words: string): string {
  return form.place === 'behind' ? form.write(words) : `${form.mark} ${words}`;
}

/** Behind the words, before what breaks the line; a line of its own would cut the paragraph or the list in two. */
function behind(text: string, line: Range, form: CommentForm, ruleId: string): IgnoreEdit | undefined {
  const words = text.slice(line.start, line.end).replace(/(?:(?<=^#.*)[ \t]+#+)?(?:[ \t]+|\\)?$/, '');
  const at = line.start + words.length;
  if (isInTag(text, at) || isInCodeSpan(text, at)) return undefined;
  return { at, text: ` ${written(form, `housestyle-ignore-line ${ruleId}`)}`, silences: line };
}

/** In a row, a comment would be one more cell: it stands above the table and holds for all of it. */
function aboveTable(
  text: string,
  line: Range,
  form: CommentForm,
  ruleId: string,
  lineEnd: string,
): IgnoreEdit | undefined {
  const block = blockAround(text, line);
  const first = text.slice(block.start, lineAt(text, block.start).end);
  if (!/^[ \t]*\|/.test(first)) return undefined;
  const comment = indentOf(first) + written(form, `housestyle-ignore-next-block ${ruleId}`);
  return { at: block.start, text: comment + lineEnd + lineEnd, silences: block };
}

/** On a line of its own before the line, in the form of the comment it stands in. */
function above(
  line: Range,
  words: string,
  column: number,
  form: CommentForm & { place: 'above' },
  ruleId: string,
  lineEnd: string,
): IgnoreEdit | undefined {
  const indent = indentOf(words);
  const mark = /^\s*\*(?!\/)/.test(words) && form.inComments ? '*' : form.mark;
  if (form.inComments && mark === form.mark && !words.slice(0, column).includes(form.mark)) return undefined;
  if (!form.inComments && /^\s*\|/.test(words)) return undefined;
  const comment = `${indent}${mark} housestyle-ignore-next-line ${ruleId}${lineEnd}`;
  return { at: line.start, text: comment, silences: line };
}

/** Where the file's own text begins: behind front matter and what must stay first. */
function headOf(text: string): number {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const rest = text.slice(start);
  return start + (FRONT_MATTER.exec(rest) ?? PREAMBLE.exec(rest) ?? [''])[0].length;
}

function lineAt(text: string, at: number): Range {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return { start, end: at + (/\r|\n|$/.exec(text.slice(at))?.index ?? 0) };
}

/** The lines around a line up to the next blank ones. */
function blockAround(text: string, line: Range): Range {
  let { start } = line;
  while (start > 0) {
    const before = lineAt(text, start - (text.slice(start - 2, start) === '\r\n' ? 2 : 1));
    if (text.slice(before.start, before.end).trim() === '') break;
    start = before.start;
  }
  const gap = /(?:\r\n|\n|\r)[ \t]*(?:\r|\n|$)/.exec(text.slice(line.end));
  return { start, end: gap ? line.end + gap.index : text.length };
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function isInTag(text: string, at: number): boolean {
  return /<\/?[A-Za-z][^<>]*$/.test(text.slice(Math.max(0, at - 2000), at));
}

/** A code span that goes on in the next line would take the comment for code. */
function isInCodeSpan(text: string, at: number): boolean {
  const { start, end } = blockAround(text, lineAt(text, at));
  const runs = [...text.slice(start, end).matchAll(/`+/g)];
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index] as RegExpExecArray;
    const close = runs.findIndex((other, later) => later > index && other[0].length === run[0].length);
    if (close < 0) continue;
    if (start + run.index < at && at < start + (runs[close]?.index ?? 0)) return true;
    index = close;
  }
  return false;
}
