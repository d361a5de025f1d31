/** Longest quote shown whole, in UTF-16 code units. */
const QUOTE_LIMIT = 110;
/** Up to this length a quote is shown with the words around it. */
const SHORT_QUOTE = 32;
/** Words shown on each side of a short quote, in UTF-16 code units. */
const CONTEXT = 28;

/** One line of text as a Markdown code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const line = oneLine(text);
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const padding = /^`|`$|^ .* $/.test(line) || line === '' ? ' ' : '';
  return fence + padding + line + padding + fence;
}

/** A long text with its middle left out. */
export function elide(text: string, limit = QUOTE_LIMIT): string {
  const line = oneLine(text);
  if (line.length <= limit) return line;
  const head = cutAtWord(line, Math.floor(limit * 0.6));
  const tail = lastWords(line, Math.floor(limit * 0.35));
  return `${head} … ${tail}`;
}

/** The words around `start`–`end` inside `from`–`to`; undefined where the quote stands for itself. */
export function quoteInContext(
  text: string,
  quote: { readonly start: number; readonly end: number },
  around: { readonly start: number; readonly end: number },
): string | undefined {
  const { start, end } = quote;
  if (end - start > SHORT_QUOTE || start < around.start || end > around.end) return undefined;
  const before = text.slice(around.start, start);
  const after = text.slice(end, around.end);
  if (before.trim() === '' && after.trim() === '') return undefined;
  const head = before.length > CONTEXT ? `… ${lastWords(before, CONTEXT)}` : before;
  const tail = after.length > CONTEXT ? `${cutAtWord(after, CONTEXT)} …` : after;
  return oneLine(head + text.slice(start, end) + tail);
}

/** White space, line ends included, as single spaces; none at the ends, and no quote marks of continued lines. */
export function oneLine(text: string): string {
  return text
    .replace(/\n[ \t]*>[ \t>]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first words of a text, at most `length` code units, never half a character. */
function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length + 1);
  const space = cut.search(/\s\S*$/);
  return space > 0 ? cut.slice(0, space) : wholeCharacters(text.slice(0, length));
}

function lastWords(text: string, length: number): string {
  const cut = text.slice(-length - 1);
  const space = cut.search(/\s/);
  return space >= 0 && space < cut.length - 1 ? cut.slice(space + 1) : wholeCharacters(text.slice(-length));
}

function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
