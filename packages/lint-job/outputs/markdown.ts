import { oneLine } from './one-line.ts';

/** Text of a document as inline code, which neither mentions anybody nor breaks the Markdown around it. */
export function codeSpan(text: string, longest = 160): string {
  const shown = oneLine(text, longest);
  if (shown === '') return '(nothing)';
  const runs: readonly string[] = shown.match(/`+/g) ?? [];
  let fence = '`';
  while (runs.includes(fence)) fence += '`';
  const pad = /^`|`$/.test(shown) ? ' ' : '';
  return fence + pad + shown + pad + fence;
}

/** Words of a service or of a document as plain text in Markdown: no markup, no mention, no reference. */
export function plainMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return neutral(line.replace(/[\\`*_{}[\]()<>|~]/g, '\\$&')).replaceAll('://', ':\u200B//');
}

/** A service's own Markdown as a block that stays closed in itself, whatever it holds. */
export function blockQuote(markdown: string): string {
  return neutral(markdown.trim())
    .split(/\r\n|\n|\r/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** An invisible character after the signs by which forges mention people, issues and merge requests. */
function neutral(text: string): string {
  return text.replace(/@(?=[\w-])|[#!](?=\d)|\bGH-(?=\d)/g, '$&\u200B');
}
