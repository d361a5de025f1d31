import type { Range } from '@housestyle/contract';

const YAML = /^---[ \t]*\n(?:[^]*?\n)??(?:---|\.\.\.)[ \t]*(?=\n|$(?![^]))/;
const TOML = /^\+\+\+[ \t]*\n(?:[^]*?\n)??\+\+\+[ \t]*(?=\n|$(?![^]))/;

/** The YAML (`---`) or TOML (`+++`) front matter at the start of a text, with its delimiters. */
export function findFrontMatter(text: string): Range | undefined {
  const match = text.startsWith('---') ? YAML.exec(text) : text.startsWith('+++') ? TOML.exec(text) : null;
  if (!match) return undefined;
  const body = match[0].slice(3, -3).trim();
  // Between two thematic breaks stands Markdown, not data.
  if (text.startsWith('---') && body !== '' && !/^(?:[\w$"'-][^\n]*:(?:\s|$)|- |#|\{|\[)/m.test(body))
    return undefined;
  return { start: 0, end: match[0].length };
}
