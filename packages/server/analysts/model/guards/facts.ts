/** Figures with their points and commas: `30`, `1,000`, `7.31.4`. */
export const FIGURES = /\d+(?:[.,:]\d+)*/g;
/** Shorter ones come with numbered steps and with rules on how numbers are written. */
const TELLING = 3;

/** Units by name, and what they are: another one after the same figure is another fact. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  ms: ['ms', 'msec', 'millisecond'],
  s: ['s', 'sec', 'second'],
  min: ['min', 'minute'],
  h: ['h', 'hr', 'hour'],
  d: ['day'],
  w: ['week'],
  mo: ['month'],
  y: ['year'],
  '%': ['%', 'percent'],
  B: ['byte'],
  KB: ['KB', 'kB', 'kilobyte'],
  MB: ['MB', 'megabyte'],
  GB: ['GB', 'gigabyte'],
  TB: ['TB', 'terabyte'],
  KiB: ['KiB'],
  MiB: ['MiB'],
  GiB: ['GiB'],
  px: ['px', 'pixel'],
  mm: ['mm', 'millimeter', 'millimetre'],
  cm: ['cm', 'centimeter', 'centimetre'],
  km: ['km', 'kilometer', 'kilometre'],
  kg: ['kg', 'kilogram'],
  Hz: ['Hz', 'hertz'],
  MHz: ['MHz'],
  GHz: ['GHz'],
  '°C': ['°C'],
  '°F': ['°F'],
  $: ['USD', 'dollar'],
  '€': ['EUR', 'euro'],
};
const CANONICAL = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)),
);
const MEASURE = /(\d+(?:[.,]\d+)*)(?:[ \u00a0\u202f-]?)(%|°[CF]|\p{L}+)/gu;

const figuresOf = (text: string): string[] => text.match(FIGURES) ?? [];

/** A figure whatever signs group its digits. */
const bare = (figure: string): string => figure.replace(/[.,](?=\d{3}(?:\D|$))/g, '');

/** Versions, dates and amounts of a rewritten text that the caller never sent. */
export function inventedFigures(text: string, known: string): string[] {
  const told = new Set(figuresOf(known).flatMap((figure) => [figure, bare(figure)]));
  return [...new Set(figuresOf(text))].filter(
    (figure) => figure.length >= TELLING && !told.has(figure) && !told.has(bare(figure)),
  );
}

/** Figures that a rewritten text gives another unit than the text did, with that unit. */
export function changedUnits(before: string, after: string): string[] {
  const was = measuresOf(before);
  return [...measuresOf(after)].flatMap(([figure, units]) => {
    const told = was.get(figure);
    if (!told) return [];
    return [...units].filter((unit) => !told.has(unit)).map((unit) => `${figure} ${unit}`);
  });
}

function measuresOf(text: string): Map<string, Set<string>> {
  const measures = new Map<string, Set<string>>();
  for (const [, figure = '', word = ''] of text.matchAll(MEASURE)) {
    const unit = CANONICAL.get(word) ?? CANONICAL.get(word.toLowerCase().replace(/s$/, ''));
    if (unit === undefined) continue;
    const units = measures.get(bare(figure)) ?? new Set();
    measures.set(bare(figure), units.add(unit));
  }
  return measures;
}

/** Whether a correction leaves alone what no editor of words may decide: figures, their units, and what is still open. */
export function keepsFacts(quote: string, suggestion: string): boolean {
  const facts = (text: string): string =>
    [...figuresOf(text), ...(text.match(/\[VERIFY\]/g) ?? [])].sort().join(' ');
  return facts(quote) === facts(suggestion) && changedUnits(quote, suggestion).length === 0;
}
