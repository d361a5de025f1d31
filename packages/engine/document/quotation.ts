import { lazily } from '../lazily.ts';

/**
 * What block quotes that speak to the reader begin with: `> **Note:** …`, `> Warning: …`, `> Note that …`. A list, since one
 * pattern of them all takes a process milliseconds to compile.
 */
const LABELS = (
  'note|notes|tip|tips|warning|warnings|caution|cautions|important|info|information|danger|hint|hints|error|errors|success|attention|' +
  'reminder|remember|example|examples|see also|fyi|todo|to do|disclaimer|deprecated|deprecation|deprecation notice|deprecation warning|' +
  'nb|n.b|n.b.|question|answer|tldr|tl;dr|update|summary|prerequisite|prerequisites|requirement|requirements|limitation|limitations|' +
  'security|security note|security notice|security warning|experimental|beta|preview|notice|advice|protip|pro-tip|pro tip|best practice|' +
  'best practices|known issue|known issues|known limitation|known limitations|breaking|breakings|breaking change|breaking changes|' +
  'be careful|headsup|heads-up|heads up|sidenote|side note|aside|faq|recommendation|recommended|new|version|available in|available since|' +
  'detail|details|background|context|verify|alert|helpful|troubleshooting|learn more|read more'
).split('|');
const LONGEST_LABEL = Math.max(...LABELS.map(({ length }) => length));
/** What may stand before a label, and what may stand behind it. */
const OPENING = /^[*_]{0,3}(?:(?:quick|small|side|important|general|additional) )?/i;
const OPENING_MARKS = /^[*_]{0,3}/;
const CLOSING = /^[*_]{0,3}(?:[:!.?—–-]|\s*$|[*_]+|\s+(?:that|about|on|for|to)\b)/i;
/** `> **Any label:** text` and `> **Any label**: text`. */
const BOLD_LABEL = /^(?:\*\*|__)[^*_\n]{1,40}?(?::(?:\*\*|__)|(?:\*\*|__)\s*:)/;
/** `> [!NOTE]`, and the marks and drawings that stand for a label. */
const SIGN = /^(?:\[!\w+\]|\[VERIFY\]|:[\w+-]{2,30}:)/;
const DRAWING = lazily(() => /^(?:\p{Extended_Pictographic}|[\u24d8\u2139\u26a0\u{1f6c8}])/u);
/** Nest's `> info **Hint** text`. */
const HINT = /^(?:info|warning|error|note|tip|hint|caution|danger|success)\s+\*\*/i;

/**
 * Whether a block quote holds the words of somebody else, which are not the writer's to change. One that begins with a
 * label or a sign is an admonition: prose like any other.
 * @param start the beginning of the quote, from its first mark on
 */
export function isQuotation(start: string): boolean {
  const text = start
    .replace(/^(?:[ \t]*>)+[ \t]*(?:\n(?:[ \t]*>)*[ \t]*)*/, '')
    .replace(/^(?:#{1,6}|[-*+])[ \t]+/, '');
  const line = /^[^\n]*/.exec(text)?.[0] ?? '';
  const isSigned = SIGN.test(line) || (line.charCodeAt(0) >= 128 && DRAWING().test(line));
  return !isSigned && !isLabelled(line) && !BOLD_LABEL.test(line) && !HINT.test(line);
}

function isLabelled(line: string): boolean {
  return [OPENING_MARKS, OPENING].some((opening) => {
    const rest = line.slice(opening.exec(line)?.[0].length);
    const words = rest.slice(0, LONGEST_LABEL).toLowerCase();
    return LABELS.some((label) => words.startsWith(label) && CLOSING.test(rest.slice(label.length)));
  });
}
