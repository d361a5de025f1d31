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
