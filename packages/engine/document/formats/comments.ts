import type { Range } from '@housestyle/contract';
import type { DocumentBuilder } from '../builder.ts';
import { DIRECTIVE_LINE } from '../directive-line.ts';
import type { CommentLanguage } from '../types.ts';
import { readCommentText } from './comment-text.ts';
import { COMMENT_SYNTAX } from './comment-syntax.ts';
import { scanComments, type Comment } from './comment-scanner.ts';
import { linesOf } from './lines.ts';

/** Comments that speak to tools. */
const TOOLS =
  /^[\s*!/#-]*(?:eslint|prettier|jshint|jslint|globals?\s|@?ts-(?:ignore|expect-error|nocheck|check)|biome-|oxlint|stylelint|istanbul|c8\s|v8\s|webpack\w*:|@vite|noqa|type:|pylint|mypy|ruff|flake8|isort|fmt:|pragma|noinspection|nolint|go:|\+build|rubocop|frozen_string_literal|encoding:|-\*-|vim?:|coding[:=]|clang-format|clippy|phpcs|phpstan|psalm|@?codeCoverageIgnore|NOSONAR|#?(?:end)?region\b|shellcheck|syntax=|ktlint|swiftlint|language=|sourceMappingURL|@jsx|<reference\b|!\/)/i;
const DIRECTIVE = new RegExp(DIRECTIVE_LINE.source, 'i');
/** The head of a file that says who owns it. */
const LICENSE = /\bcopyright\b|\blicen[cs]ed? under\b|SPDX-License-Identifier|\ball rights reserved\b/i;

/** Reads the comments and docstrings of source code as prose; everything else is code. */
export function readComments(builder: DocumentBuilder, language: CommentLanguage): void {
  const { text } = builder;
  let reached = 0;
  for (const group of grouped(text, scanComments(text, COMMENT_SYNTAX[language]))) {
    const start = group[0]?.start ?? 0;
    const end = group.at(-1)?.end ?? start;
    builder.protect(reached, start, 'code');
    reached = end;
    const own = text.slice(start, end);
    if (TOOLS.test(own) || LICENSE.test(own)) builder.protect(start, end, 'html');
    else
      readCommentText(
        builder,
        group.flatMap((comment) => contentOf(builder, comment)),
        language,
      );
  }
  builder.protect(reached, text.length, 'code');
}

/** Comments of one line each that stand under each other are one. */
function grouped(text: string, comments: readonly Comment[]): Comment[][] {
  const groups: Comment[][] = [];
  for (const comment of comments) {
    const last = groups.at(-1)?.at(-1);
    if (last && continues(text, last, comment)) groups.at(-1)?.push(comment);
    else groups.push([comment]);
  }
  return groups;
}

function continues(text: string, last: Comment, comment: Comment): boolean {
  if (last.kind !== 'line' || comment.kind !== 'line' || last.open !== comment.open) return false;
  if (!/^\n[ \t]*$/.test(text.slice(last.end, comment.start))) return false;
  // A directive for tools ends what a reader reads.
  return !TOOLS.test(text.slice(last.start, last.end)) && !TOOLS.test(text.slice(comment.start, comment.end));
}

/** The lines of a comment without its marks; an empty range where a line holds nothing else. */
function contentOf(builder: DocumentBuilder, { kind, start, end, open, close }: Comment): Range[] {
  const { text } = builder;
  const from = start + open.length;
  const to = Math.max(from, end - close.length);
  const decoration = kind === 'line' ? /^(?:[/!#;-]*(?=\s|$)|[/!])/ : /^[ \t]*(?:\*+(?!\w)|\*(?=\s|$))?/;
  return linesOf(text, from, to).map((line, index) => {
    const isDocstring = kind === 'docstring';
    const marks =
      isDocstring || (kind === 'block' && index === 0 && !/^[*!]/.test(line.text))
        ? 0
        : (decoration.exec(line.text)?.[0].length ?? 0);
    const isDirective =
      /housestyle-|vale\s/i.test(line.text) && DIRECTIVE.test(line.text.trim().slice(0, 2000));
    const content = text.slice(line.start + marks, line.end);
    // `--- Helpers ---` is a line between parts, whatever it says.
    const rule = /^\s*[-=*#~+_/]{2,}(?:\s+|$)/.exec(content)?.[0].length ?? 0;
    const own = line.start + marks + (content.startsWith('--') && /^--\w/.test(content) ? 0 : rule);
    const tail =
      /\s*(?:[-=*#~+_/]{3,})?\s*$/.exec(text.slice(Math.max(own, line.end - 200), line.end))?.[0].length ?? 0;
    const isEmpty = isDirective || own >= line.end - tail;
    if (isDirective) builder.protect(line.start, line.end, 'html');
    return isEmpty ? { start: line.end, end: line.end } : { start: own, end: line.end - tail };
  });
}
