import { formatOf } from './formats/names.ts';
import { markupOf } from './formats/signs.ts';
import type { Language } from './types.ts';

const ESM =
  /^(?:import\s+(?:[{'"]|\*\s+as\b|[\w$]+\s*(?:,|from\b))|export\s+(?:(?:const|let|function|async|class)\s|default\b|[{*]))/m;
const TAG = /<[A-Z][\w.]*(?:\s|\/?>)/;
/** A component on a line of its own that takes an expression: `<Chart data={[`. */
const PROPERTY = /^[ \t]*<[A-Z][\w.]*\s[^<>{}`]{0,200}?\w=\{/m;
const COMMENT = '{/*';
/** How a whole page of HTML begins. */
const PAGE = /^\s{0,200}(?:<!--[^]{0,2000}?-->\s{0,200})?<(?:!doctype\s+html|html[\s>])/i;
/** A line that opens or closes fenced code. */
const FENCE = /^[ \t>]*(`{3}|~{3}).*/gm;

function askedIn(docType: string): Language | undefined {
  if (/\bplain[\s-]?text\b|\btxt\b/i.test(docType)) return 'plain';
  return /\bmdx\b/i.test(docType) ? 'mdx' : formatOf(docType);
}

/**
 * The language of a text that came without one. Plain text is only ever asked for; MDX shows itself by modules together
 * with components, by an expression comment or one that a component takes, reStructuredText and AsciiDoc by marks that Markdown has not.
 */
export function detectLanguage(source: string, docType = ''): Language {
  const asked = docType === '' ? undefined : askedIn(docType);
  if (asked) return asked;
  if (/^(?:<!|<html)/i.test(source.trimStart().slice(0, 5)) && PAGE.test(source)) return 'html';
  if (!source.includes(COMMENT) && !(TAG.test(source) && (ESM.test(source) || PROPERTY.test(source))))
    return markupOf(source) ?? 'markdown';
  const outsideCode = withoutFences(source);
  const isMdx =
    hasComment(outsideCode) || PROPERTY.test(outsideCode) || (ESM.test(outsideCode) && hasJsx(outsideCode));
  return isMdx ? 'mdx' : 'markdown';
}

/** A text without its fenced code. */
function withoutFences(source: string): string {
  let kept = '';
  let reached = 0;
  let open = '';
  for (const { 0: fence, 1: mark, index } of source.matchAll(FENCE)) {
    if (open === '') {
      kept += source.slice(reached, index);
      open = mark ?? '';
    } else if (open === mark) open = '';
    else continue;
    reached = index + fence.length;
  }
  return open === '' ? kept + source.slice(reached) : kept;
}

const hasJsx = (text: string) => text.includes(COMMENT) || TAG.test(text);

/** An expression that is a comment, at the start of a line: HTML has its own. */
function hasComment(text: string): boolean {
  const start = /^[ \t]*\{\/\*/m.exec(text);
  return start !== null && text.includes('*/}', start.index);
}
