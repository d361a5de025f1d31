import { capitalized } from '../writing/capitals.ts';

/** "1. Postgres 16 upgrade", "2) Cost", "Hiring:": a line that stands above points, and is neither a sentence nor one of these. */
const NUMBERED = /^(?<mark>\d{1,2}[.)]|#\d{1,2})\s+(?<title>\S.{1,58}[^.,;:!?\s])\s*:?$/;
const POINT = /^\s*[-*•–]\s+\S/;
/** One may be a step with what belongs to it. */
const LEAST = 2;

/**
 * Notes whose numbered lines each stand right above points of their own, with these lines as headings, since Markdown
 * takes them for the end of the points before them. Any other text as it is; line by line, so that places stay.
 */
export function readableNotes(input: string): string {
  const lines = input.split('\n');
  if (areJottings(lines)) return asList(lines);
  if (isTitledList(lines))
    return input.replace(/\S[^\n]*/, (title) => `# ${capitalized(title.replace(/:\s*$/, ''))}`);
  const isTopic = (index: number): boolean =>
    NUMBERED.test(lines[index] ?? '') && POINT.test(lines[index + 1] ?? '');
  const topics = lines.flatMap((_, index) => (isTopic(index) ? [index] : []));
  const numbered = lines.filter((line) => NUMBERED.test(line)).length;
  // With headings of its own, a text says where its parts begin; steps have no points below most of them.
  if (topics.length < LEAST || topics.length < numbered || /^(?:#{1,6} \S|={3,}$|-{3,}$)/m.test(input))
    return input;
  const shown = new Set(topics);
  return lines
    .map((line, index) => {
      if (shown.has(index)) return `## ${NUMBERED.exec(line)?.groups?.['title'] ?? line}`;
      return index === 0 && isTitle(line, lines[1] ?? '') ? `# ${line}` : line;
    })
    .join('\n');
}

/** Lines of which hardly any ends as a sentence does. */
const FEW_JOTTINGS = 6;
const MOST_ENDED = 0.25;
const LONGEST_LINE = 140;
const MARKED =
  /^\s*(?:#{1,6} |>|\||```|~~~|<|\d+[.)] )|^[\w.-]+\s*[=:]\s*\S+$|^\s*[\w"']+: *(?:[\w"'{[]\S*)?$|[;{}]\s*$/;

/** "main pain: people forget to sign out": lines that somebody wrote down, under a first line that says of what. */
function areJottings(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const own = written.filter((line) => !POINT.test(line));
  return (
    written.length >= FEW_JOTTINGS &&
    own.length > written.length / 3 &&
    !POINT.test(written[0] ?? '') &&
    written.filter((line) => /[.!?:,]$/.test(line)).length <= written.length * MOST_ENDED &&
    written.every((line) => line.length <= LONGEST_LINE && !MARKED.test(line) && line.includes(' '))
  );
}

const FEW_POINTS = 4;

/** "notes from platform sync": a line above nothing but points of one list. */
function isTitledList(lines: readonly string[]): boolean {
  const [title = '', ...points] = lines.filter((line) => line.trim() !== '');
  return (
    points.length >= FEW_POINTS &&
    title.length <= LONGEST_TITLE &&
    /^[\p{L}\p{N}]/u.test(title) &&
    !/[.!?,;]$/.test(title.trim()) &&
    !/^\d+[.)]\s|^\S*:\s*\S/.test(title) &&
    points.every((line) => POINT.test(line)) &&
    points.filter((line) => /[.!?]$/.test(line.trim())).length <= points.length * MOST_ENDED
  );
}

function asList(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines
    .map((line, index) => {
      if (line.trim() === '') return '';
      if (index === first) return `# ${line.trim().replace(/:$/, '')}`;
      return POINT.test(line) ? line.trimStart().replace(/^[*•–]/, '-') : `- ${line.trim()}`;
    })
    .join('\n');
}

const LONGEST_TITLE = 80;
const FIELD =
  /^(?:present|attendees|participants|date|when|where|absent|who|time|location|notes by)\b[^:]{0,20}:/i;

/** The first line of notes, above nothing or the names of those who met. */
function isTitle(line: string, next: string): boolean {
  return (
    line.trim() !== '' &&
    line.length <= LONGEST_TITLE &&
    !/[.:]$/.test(line) &&
    (next.trim() === '' || FIELD.test(next))
  );
}
