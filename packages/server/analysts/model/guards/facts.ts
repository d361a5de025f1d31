/** Figures with their points and commas: `30`, `1,000`, `7.31.4`. */
const FIGURES = /\d+(?:[.,:]\d+)*/g;
/** Shorter ones come with numbered steps and with rules on how numbers are written. */
const TELLING = 3;

const figuresOf = (text: string): string[] => text.match(FIGURES) ?? [];

/** Versions, dates and amounts of a rewritten text that the caller never sent. */
export function inventedFigures(text: string, known: string): string[] {
  return [...new Set(figuresOf(text))].filter(
    (figure) => figure.length >= TELLING && !known.includes(figure),
  );
}

/** Whether a correction leaves alone what no editor of words may decide: figures, and what is still open. */
export function keepsFacts(quote: string, suggestion: string): boolean {
  const facts = (text: string): string =>
    [...figuresOf(text), ...(text.match(/\[VERIFY\]/g) ?? [])].sort().join(' ');
  return facts(quote) === facts(suggestion);
}
