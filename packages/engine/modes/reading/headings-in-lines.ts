import { IMPRINT, isOnlyImprint } from './imprint.ts';

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
 * A text whose paragraphs begin with their headings in bold, and a plain one whose lines stand as headings right above their
 * paragraphs, which Markdown would take for the beginning of these, with them as headings. Any other text as it is; line by
 * line, so that places stay.
 */
export function readableHeadings(input: string): string {
  if (input.includes('**')) return withRunInHeadings(input.split('\n')).join('\n');
  if (MARKED.test(input)) return input;
  const lines = input.split('\n');
  // "1. Languages" above a paragraph is a heading where no number stands above anything else.
  const counted = lines.flatMap((line, index) => (NUMBERED.test(line) ? [index] : []));
  const areHeads = counted.length >= LEAST && counted.every((index) => isHeading(lines, index, NUMBERED));
  const numbered = new Set(areHeads ? counted : []);
  const heads = lines.flatMap((_, index) => (numbered.has(index) || isHeading(lines, index) ? [index] : []));
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

const NUMBERED = /^\d{1,2}[.)]\s+(?=\S)/;

/** A short line behind an empty one, above points or a paragraph. @param mark what stands in front of it */
function isHeading(lines: readonly string[], index: number, mark = /^/): boolean {
  const line = lines[index]?.trim().replace(mark, '') ?? '';
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
  !NO_HEADING.test(line) &&
  !isOnlyImprint(line);

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

/** "**If you cancel.** You get half of the price back." */
const RUN_IN = /^(\*\*|__)(?<title>(?!\s)[^*_`|\n]{2,80}?)(?<end>[.?!])\1\s+(?=[\p{Lu}\d"“`])/u;
const SIGNAL = /^(?:note|warning|caution|danger|important|tip|hint|attention|example)\b/i;
const MOST_ASKED = 14;

/** The paragraphs of a section that begin with their headings, below these, which take the place of the empty lines above. */
function withRunInHeadings(lines: readonly string[]): readonly string[] {
  const shown = [...lines];
  let [level, fenced] = [1, false];
  let [found, paragraphs]: [[number, string][], number] = [[], 0];
  const close = (): void => {
    if (found.length >= LEAST && found.length >= paragraphs / 2)
      for (const [index, title] of found) {
        shown[index - 1] = `${'#'.repeat(Math.min(level, DEEPEST - 1) + 1)} ${title}`;
        shown[index] = (lines[index] ?? '').replace(RUN_IN, '');
      }
    [found, paragraphs] = [[], 0];
  };
  for (const [index, line] of lines.entries()) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced;
    const marks = fenced ? undefined : /^(#{1,6})\s/.exec(line)?.[1];
    if (marks !== undefined) {
      close();
      level = marks.length;
    }
    if (fenced || index === 0 || lines[index - 1]?.trim() !== '' || !/^[^\s#|>-]/.test(line)) continue;
    const { title = '', end = '' } = RUN_IN.exec(line)?.groups ?? {};
    const isHead =
      title !== '' &&
      !SIGNAL.test(title) &&
      title.split(' ').length <= (end === '?' ? MOST_ASKED : MOST_WORDS);
    if (isHead) found.push([index, end === '.' ? title : title + end]);
    if (found.length > 0) paragraphs += 1;
  }
  close();
  return shown;
}

const DEEPEST = 6;
