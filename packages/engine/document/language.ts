import type { Language } from './types.ts';

const ESM =
  /^(?:import\s+(?:[{'"]|\*\s+as\b|[\w$]+\s*(?:,|from\b))|export\s+(?:(?:const|let|function|async|class)\s|default\b|[{*]))/m;
const JSX = /<[A-Z][\w.]*(?:\s|\/?>)|\{\/\*/;
const FENCED = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2|$(?![\s\S]))/gm;

/**
 * The language of a text that came without one. Plain text is only ever asked for; MDX shows itself by modules together
 * with components, or by an expression comment.
 */
export function detectLanguage(source: string, docType = ''): Language {
  if (/\bplain[\s-]?text\b|\btxt\b/i.test(docType)) return 'plain';
  if (/\bmdx\b/i.test(docType)) return 'mdx';
  if (!ESM.test(source) && !source.includes('{/*')) return 'markdown';
  const outsideCode = source.replace(FENCED, '');
  if (/^[ \t]*\{\/\*[\s\S]*?\*\/\}/m.test(outsideCode)) return 'mdx';
  return ESM.test(outsideCode) && JSX.test(outsideCode) ? 'mdx' : 'markdown';
}
