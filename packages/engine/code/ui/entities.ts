const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '‹',
  gt: '›',
  quot: '"',
  nbsp: ' ',
  hellip: '…',
  rarr: '→',
  larr: '←',
  times: '×',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  copy: '©',
  '#39': "'",
  apos: "'",
};

/** Text of a template with its entities as the signs that they stand for, in one line. */
export function tidy(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}
