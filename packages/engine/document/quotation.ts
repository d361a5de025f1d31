/** What block quotes that speak to the reader begin with: `> **Note:** …`, `> Warning: …`, `> Note that …`. */
const LABELS =
  'notes?|tips?|warnings?|cautions?|important|info|information|danger|hints?|errors?|success|attention|reminder|remember|' +
  'examples?|see also|fyi|to ?do|disclaimer|deprecated|deprecation(?: notice| warning)?|nb|n\\.b\\.?|question|answer|tl;?dr|update|' +
  'summary|prerequisites?|requirements?|limitations?|security(?: note| notice| warning)?|experimental|beta|preview|notice|advice|pro[- ]?tip|' +
  'best practices?|known (?:issue|limitation)s?|breaking(?: change)?s?|be careful|heads[- ]up|side ?note|aside|faq|recommendation|recommended|' +
  'new|version|available (?:in|since)|details?|background|context|verify|alert|helpful|troubleshooting|learn more|read more';
const MARK = String.raw`[*_]{0,3}`;
const LABELLED = new RegExp(
  `^${MARK}(?:quick |small |side |important |general |additional )?(?:${LABELS})${MARK}(?:[:!.?—–-]|\\s*$|[*_]+|\\s+(?:that|about|on|for|to)\\b)`,
  'i',
);
/** `> **Any label:** text` and `> **Any label**: text`. */
const BOLD_LABEL = /^(?:\*\*|__)[^*_\n]{1,40}?(?::(?:\*\*|__)|(?:\*\*|__)\s*:)/;
/** `> [!NOTE]`, and the marks and drawings that stand for a label. */
const SIGN =
  /^(?:\[!\w+\]|\[VERIFY\]|:[\w+-]{2,30}:|\p{Extended_Pictographic}|[\u24d8\u2139\u26a0\u{1f6c8}])/u;
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
  return !SIGN.test(line) && !LABELLED.test(line) && !BOLD_LABEL.test(line) && !HINT.test(line);
}
