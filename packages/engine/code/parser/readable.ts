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
  if (!AMBIGUOUS.has(language)) return lines;
  return lines.replace(STRETCH, (stretch) =>
    stretch.split('<').length > MOST_ANGLES ? blank(stretch) : stretch,
  );
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
