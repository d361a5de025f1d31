import type { CodeLanguage } from './types.ts';

/** Lines longer than this hold data or were made by a program; their errors cost the parser the square of their length. */
const LONG_LINE = /[^\n]{4001,}/g;
/** What stands between marks that end all types and comparisons. */
const STRETCH = /[^;{}]+/g;
/** More than this opens in one such stretch only where somebody means harm. */
const MOST_ANGLES = 200;
/** Of these the parser keeps a reading for each `<` that may begin a list of types, in memory that grows with their square. */
const AMBIGUOUS: ReadonlySet<CodeLanguage> = new Set<CodeLanguage>(['csharp']);

/** The text with blanks in place of what no parser reads in bounded time and memory; every offset stays. */
export function readable(language: CodeLanguage, text: string): string {
  const lines = text.replace(LONG_LINE, blank);
  if (language === 'kotlin') return endProperties(lines);
  if (!AMBIGUOUS.has(language)) return lines;
  return lines.replace(STRETCH, (stretch) =>
    stretch.split('<').length > MOST_ANGLES ? blank(stretch) : stretch,
  );
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Ends Kotlin's properties above a call that the grammar would take for their getter: `get<Users> { … }`, `get("/x") { … }`. */
function endProperties(text: string): string {
  let isOpen = false;
  return text
    .split('\n')
    .map((line) => {
      const wasOpen = isOpen;
      if (line.trim() !== '')
        isOpen =
          /^\s*(?:private |internal )?va[lr] /.test(line) || (isOpen && /^\s*(?:\/\/|\/?\*)/.test(line));
      return wasOpen && !isOpen ? line.replace(/\s(?=[gs]et(?:<|\("))/, ';') : line;
    })
    .join('\n');
}
