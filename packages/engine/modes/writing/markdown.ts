type Part = string | false | undefined;

/** Parts of a Markdown text with a blank line between them; empty ones are left out. A list may be of any length. */
export function join(...parts: readonly (Part | readonly Part[])[]): string {
  return parts.flat().filter(Boolean).join('\n\n');
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(6, Math.max(1, level)))} ${text}`;
}

/** A section with its heading; empty where it would have nothing to say. */
export function section(level: number, title: string, ...parts: readonly (Part | readonly Part[])[]): string {
  const body = join(...parts);
  return body === '' ? '' : join(heading(level, title), body);
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${indent(item, 2)}`).join('\n');
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${indent(item, `${index + 1}. `.length)}`).join('\n');
}

/** Code between fences that nothing in it closes. */
export function fence(language: string, text: string): string {
  const own = text.match(/^[ \t]*`{3,}/gm) ?? [];
  const marks = '`'.repeat(Math.max(2, ...own.map((run) => run.trim().length)) + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

/** A table; empty without rows. Pipes and line ends in cells are made harmless. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A list of words in a sentence: "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}

/** A text as one Markdown paragraph that means itself: nothing in it starts a list, a heading or a tag. */
export function escapeMarkdown(text: string): string {
  return text.replace(/([\\*_[\]<>#|])/g, '\\$1').replace(/^([-+]|\d+[.)])(?=\s)/, '\\$1');
}

function cell(text: string): string {
  return text
    .replace(/\\?\|/g, '\\|')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}
