import { cutAt } from '../brief/cut.ts';

/** What a request states as a value, by its name: `size` "10 MB", `types` "PDF or JPG", `count`, `min`, `max`, `time`, … */
export type Values = Readonly<Record<string, string>>;

/** The types of files that people send, and what texts are measured in: each the source of a pattern. */
export const TYPE =
  'PDF|JPE?G|PNG|GIF|SVG|WEBP|HEIC|TIFF?|BMP|CSV|TSV|XLSX?|DOCX?|PPTX?|ODT|TXT|RTF|EPUB|MP3|MP4|MOV|AVI|WEBM|WAV|ZIP|JSON|XML|ICS|VCF|GPX|KML|DWG|STL';
const TYPES = new RegExp(
  String.raw`(?<![\w.])(?:${TYPE})\b(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s*[/&+]\s*)\.?(?:${TYPE})\b)*`,
  'i',
);
export const LENGTH = '(?:characters?|chars?|letters)';
const PERIOD = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)';
const READERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['size', /(?<![\p{L}\d])(\d+(?:\.\d+)? ?[KMGT]i?B)\b/iu],
  [
    'min',
    new RegExp(
      String.raw`\b(?:min(?:imum)?\.?(?: of)?|at least|fewer than|less than|shorter than|under) (\d+) ?${LENGTH}|(\d+) ?(?:-|–|to) ?\d+ ${LENGTH}|(\d+)\+ ${LENGTH}|(\d+) ${LENGTH} (?:min(?:imum)?|or more)`,
      'i',
    ),
  ],
  [
    'max',
    new RegExp(
      String.raw`\b(?:max(?:imum)?\.?(?: of)?|at most|up to|over|more than|longer than) (\d+) ?${LENGTH}|\d+ ?(?:-|–|to) ?(\d+) ${LENGTH}|(\d+) ${LENGTH} (?:max(?:imum)?|or (?:less|fewer)|limit)`,
      'i',
    ),
  ],
  [
    'count',
    /\b(?:up to|at most|no more than|max(?:imum)?\.?(?: of)?|limit(?: of| is)?|more than|over) (\d+ (?:files|photos|images|documents|items|attachments|videos|scans))\b/i,
  ],
  [
    'count',
    /\b(\d+ (?:files|photos|images|documents|items|attachments|videos|scans)) (?:at most|max(?:imum)?|limit|or fewer)\b/i,
  ],
  [
    'wait',
    new RegExp(
      String.raw`\b(?:wait|again (?:in|after)|locked for|blocked for|retry (?:in|after)) (\d+ ?${PERIOD})\b`,
      'i',
    ),
  ],
  ['time', /(\{(?:seconds|minutes|hours|days)\})/],
  ['time', new RegExp(String.raw`\b(\d+ ${PERIOD})\b`, 'i')],
  ['amount', /([€$£] ?\d[\d.,]*\d|\d[\d.,]* ?(?:EUR|USD|GBP|CHF|SEK|[€$£]))/],
  ['share', /(?<!\d)(\d{1,3} ?%|\{\w+\} ?%)/],
  ['pixels', /\b(?:min(?:imum)?\.?|at least)(?: size| width)?:? (\d+(?: ?[x×] ?\d+)? ?(?:px|pixels))\b/i],
  ['version', /\bv?(\d+\.\d+(?:\.\d+)?)\b/],
];

/** "JPG, PNG" as "JPG or PNG". */
function alternatives(types: string): string {
  const all = cutAt(types, /\s*(?:,|\/|&|\+|\band\b|\bor\b)\s*/).map((type) => type.toUpperCase());
  return [...(all.length > 1 ? [all.slice(0, -1).join(', ')] : []), ...all.slice(-1)].join(' or ');
}

/** The values that a text states. */
export function valuesIn(text: string): Values {
  const found: Record<string, string> = {};
  for (const [name, pattern] of READERS) {
    const value = pattern
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (value !== undefined)
      found[name] ??= value.replace(/^\{(\w+)\}$/, name === 'time' ? '{$1} $1' : '{$1}');
  }
  const types = TYPES.exec(text.replace(/\b(?:as|in) (?:json|xml)\b/gi, ''))?.[0];
  if (types !== undefined) found['types'] = alternatives(types);
  return found;
}

/** The first of several texts all of whose `{values}` are known, with the values put in; those in `{{double}}` braces stay placeholders. */
export function fill(texts: readonly string[], values: Values): string | undefined {
  for (const text of texts) {
    const names = [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name);
    if (names.every((name) => (values[name] ?? '') !== ''))
      return text
        .replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => values[name] ?? '')
        .replace(/\{\{(\w+)\}\}/g, '{$1}');
  }
  return undefined;
}
