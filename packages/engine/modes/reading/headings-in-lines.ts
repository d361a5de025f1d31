import { IMPRINT } from './tagline.ts';

const LONGEST = 45;
const MOST_WORDS = 6;
const LEAST_PROSE = 4;
const LEAST = 2;
const MARKED = /^(?:#{1,6} \S|={3,}\s*$|-{3,}\s*$)/m;
const POINT = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+\S/;
/** Fields, greetings and endings of mails. */
const NO_HEADING =
  /[.!,;:]$|^(?:hi|hello|dear|hey|thanks|thank you|best|regards|cheers|kind|sincerely|yours|ps)\b|^\S+(?: \S+)?: |https?:|[@|`<>{}=]/i;

/**
 * A plain text whose lines stand as headings right above their paragraphs, which Markdown would take for the beginning of
 * these, with them as headings. Any other text as it is; line by line, so that places stay.
 */
export function readableHeadings(input: string): string {
  if (MARKED.test(input)) return input;
  const lines = input.split('\n');
  const heads = lines.flatMap((_, index) => (isHeading(lines, index) ? [index] : []));
  const first = lines.findIndex((line) => line.trim() !== '');
  const glued = heads.filter((index) => index !== first && isProse(lines[index + 1] ?? ''));
  if (glued.length === 0 || heads.length < LEAST) return input;
  const shown = new Set(heads);
  return lines
    .map((line, index) => {
      if (index === first && isTitle(line, lines[index + 1] ?? '')) return `# ${line.trim()}`;
      return shown.has(index) ? `## ${line.trim()}` : line;
    })
    .join('\n');
}

/** A short line behind an empty one, above points or a paragraph. */
function isHeading(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? '';
  const before = index === 0 ? '' : (lines[index - 1]?.trim() ?? '');
  const below = lines[index + 1]?.trim() ?? '';
  const next = below === '' ? (lines[index + 2]?.trim() ?? '') : below;
  return (
    before === '' &&
    isLine(line) &&
    line.split(' ').length <= MOST_WORDS &&
    (POINT.test(next) || isProse(next))
  );
}

const isLine = (line: string): boolean =>
  line !== '' &&
  line.length <= LONGEST &&
  /^[\p{Lu}\d]/u.test(line) &&
  !POINT.test(line) &&
  !NO_HEADING.test(line);

/** A line that begins a paragraph: longer than a heading, or a sentence. */
function isProse(line: string): boolean {
  return (
    /^[\p{Lu}\d]/u.test(line) &&
    line.split(' ').length >= LEAST_PROSE &&
    (line.length > LONGEST || /[.!?:]$/.test(line.trim()))
  );
}

/** The first line, above nothing or what says when the text came out. */
function isTitle(line: string, next: string): boolean {
  const title = line.trim();
  return !/[.!,;:]$/.test(title) && title.length <= 2 * LONGEST && (next.trim() === '' || IMPRINT.test(next));
}
