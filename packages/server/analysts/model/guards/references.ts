import { detectLanguage, parseDocument } from '@housestyle/engine/texts';

/** Addresses that stand for none. */
const EXAMPLE = /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)(?:[/:?#]|$)/i;
const REMOTE = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\/|^\s*(?:data|javascript|vbscript|file):/i;
/** Tags that load or run something where the text is shown. */
const ACTIVE =
  /<\/?(?:script|iframe|img|object|embed|link|style|svg|video|audio|source|form|input|base|meta)\b[^>]*>?/gi;

/** What no reference does without: plain prose need not be read. */
const REFERENCE = /[[\]<>&]|:\/\/|www\./i;

/**
 * A text that the model wrote, without any reference that it made up: remote images and tags that load something are taken
 * out, links to unknown addresses become their words. `known`: everything that the caller sent.
 */
export function withoutInventedReferences(text: string, known: string): string {
  if (!REFERENCE.test(text)) return text;
  let current = text;
  // Taking one reference out may show another: as often as there are levels, and no more.
  for (let round = 0; round < 4; round++) {
    const next = strip(current, known);
    if (next === current) return current;
    current = next;
  }
  return current;
}

/** Whether an address leads out of the document, or runs, and nobody sent it. */
export function isInvented(address: string, known: string): boolean {
  return REMOTE.test(asRead(address)) && !known.includes(address) && !EXAMPLE.test(address);
}

const NAMED: Readonly<Record<string, string>> = { colon: ':', sol: '/', tab: '', newline: '', amp: '&' };

/** An address as browsers read it: with entities as what they stand for, and without line ends and tabs. */
function asRead(address: string): string {
  return address
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
        const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/[\t\n\r]/g, '');
}

function strip(text: string, known: string): string {
  const document = parseDocument(text, detectLanguage(text, undefined));
  const code = document.protectedRanges.filter(({ kind }) => kind === 'code');
  const inCode = (at: number): boolean =>
    code.some(({ start, end }) => start <= at && at < end && text[start] !== '<');
  const edits: { start: number; end: number; text: string }[] = [];
  for (const link of document.links) {
    const { kind, start, end, destination, label } = link;
    if (!isInvented(destination, known)) continue;
    const words = document.text.slice(label.start, label.end).trim();
    edits.push({ start, end, text: kind === 'autolink' ? '[VERIFY]' : words });
  }
  for (const match of document.text.matchAll(ACTIVE)) {
    const [tag] = match;
    const { index } = match;
    if (known.includes(tag) || inCode(index)) continue;
    edits.push({ start: index, end: index + tag.length, text: '' });
  }
  for (const match of document.text.matchAll(/^[ \t]*\[[^\]\n]+\]:[ \t]*<?([^\s>]+)>?.*$/gm)) {
    const [line, address = ''] = match;
    if (isInvented(address, known) && !inCode(match.index))
      edits.push({ start: match.index, end: match.index + line.length, text: '' });
  }
  edits.sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let copied = 0;
  for (const edit of edits) {
    if (edit.start < copied) continue;
    result += document.text.slice(copied, edit.start) + edit.text;
    copied = edit.end;
  }
  return result + document.text.slice(copied);
}
