export type OutputFormat =
  'tables' | 'json' | 'yaml' | 'properties' | 'lines' | 'po' | 'strings' | 'xliff' | 'android';

/** Each file that a description may ask for, by its names. */
const FORMATS: readonly (readonly [OutputFormat, string])[] = [
  ['xliff', 'xliff|\\.?xlf'],
  ['android', 'android (?:xml|strings?|resources?)|strings\\.xml'],
  ['strings', '\\.strings|(?:ios|apple|swift|localizable) strings|localizable'],
  ['po', '\\.pot?|gettext|po (?:file|format)'],
  ['json', 'json'],
  ['yaml', 'ya?ml'],
  ['properties', '\\.?properties(?: file)?|key ?= ?value(?: pairs| lines)?|java resource bundle'],
  ['lines', 'one (?:string )?per line|plain (?:text )?(?:lines|list)'],
];
const NAMES = FORMATS.map(([, names]) => names).join('|');
const FILE = `(?:${NAMES})(?: (?:file|format|keys?|strings|object|resources?))?`;
const ALONE = new RegExp(
  String.raw`^\W*(?:(?:as|in|format:?|output:?) )?(?:an? )?${FILE}(?:,? please)?\W*$`,
  'i',
);
/** "as JSON", "in YAML", "JSON strings for": says how it is written, and nothing of the screen. */
const ASKED = new RegExp(
  [
    String.raw`^\s*(?:as |in )?(?:an? )?${FILE}\s*:`,
    String.raw`^\s*(?:(?:i|we) need |give me |write )?(?:an? )?${FILE}(?= (?:for|of|with)\b)`,
    String.raw`[.,;(]\s*${FILE}\)?(?:,? please)?(?=\s*[:.,;)]|$)`,
    String.raw`(?:[.,;:(]\s*|\s+|^)(?:(?:return|give|output|write|formatted?|i need|we need)(?: it| them| these| everything)? )?(?:as|in|for) (?:an? )?${FILE}\)?(?:,? please)?(?=[\s.,;:)]|$)`,
  ].join('|'),
  'giu',
);

/** The file that a description asks for, and the description without that. */
export function readFormat(text: string): { readonly format: OutputFormat; readonly description: string } {
  const format =
    FORMATS.find(([, names]) => new RegExp(String.raw`(?<![\w.])(?:${names})(?!\w)`, 'i').test(text))?.[0] ??
    'tables';
  const lines = text
    .replace(ASKED, '')
    .replace(/^\s*(?:(?:i|we) need\s+)?for /i, '')
    .split('\n');
  return { format, description: lines.filter((line) => !ALONE.test(line)).join('\n') };
}
