/** Signs are looked for in so many characters of a text: a long one shows itself early. */
const LOOKED_AT = 20_000;
/** What is Markdown, and neither of the others. */
const MARKDOWN = /^(?:#{1,6} \S|`{3})|\]\((?:https?:|[./#\w])/m;
/** ".. note::", ".. _label:", "`text <address>`_", "::" over an indented block, and ":ref:`text`". */
const RESTRUCTURED =
  /^\.\. (?:[a-z][\w:-]*::(?:\s|$)|_[^\n:]+:)|`[^`\n]+\s<[^>\s]+>`__?\b|\S::\n\n[ \t]+\S|:(?:class|ref|doc|func|meth|mod|rfc|pep|term|attr|exc|data|option|envvar|program|file|command|guilabel|numref|kbd|abbr|py:\w+|c:\w+|cpp:\w+):`/m;
/** A line, and one of signs that is as long. */
const UNDERLINED = /^(\S.*\S)\n([~^"'*+.`#])\2{3,}[ \t]*$/gm;
/** A title between two such lines, which are no shorter: Markdown fences its code with "~~~". */
const FRAMED = /^(([=~^"*#])\2{3,})\n(.+)\n\1[ \t]*$/gm;
/** "== Section", but not "=== SECTION ===". */
const HEADING = /^={1,5} [^\s=].*[^\s=]$/gm;
const ASCIIDOC =
  /^(?:\[(?:source|NOTE|WARNING|TIP|IMPORTANT|CAUTION|cols|options|%|horizontal|quote)\b[^\n]*\]|(?:include|image|toc)::|:[\w-]+:(?: |$)|={4,}$|----$)/m;

/** The markup, other than Markdown, that a text shows by marks of its own; undefined without any. */
export function markupOf(source: string): 'restructuredtext' | 'asciidoc' | undefined {
  const text = source.slice(0, LOOKED_AT).replace(/\r\n?/g, '\n');
  if (MARKDOWN.test(text)) return undefined;
  const headings = text.match(HEADING)?.length ?? 0;
  if (headings > 1 || (headings === 1 && ASCIIDOC.test(text))) return 'asciidoc';
  return RESTRUCTURED.test(text) || isFramed(text) || hasUnderlined(text) ? 'restructuredtext' : undefined;
}

const isFramed = (text: string): boolean =>
  [...text.matchAll(FRAMED)].some(([, frame = '', , title = '']) => title.trim().length <= frame.length);

function hasUnderlined(text: string): boolean {
  for (const [whole, title = ''] of text.matchAll(UNDERLINED)) {
    const signs = whole.slice(title.length + 1).trimEnd().length;
    if (Math.abs(signs - title.length) < 2) return true;
  }
  return false;
}
