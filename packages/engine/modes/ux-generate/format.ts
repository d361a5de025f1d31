export type OutputFormat =
  'tables' | 'json' | 'yaml' | 'properties' | 'lines' | 'po' | 'strings' | 'xliff' | 'android';

/** Each file that a description may ask for, by its names. */
const FORMATS: readonly (readonly [OutputFormat, string])[] = [
  ['xliff', 'xliff|\\.?xlf'],
  ['android', '(?:android )?strings\\.xml|android (?:xml|strings?|resources?)'],
  ['strings', '(?:ios )?\\.strings|(?:ios|apple|swift|localizable) strings|localizable'],
  ['po', '\\.pot?|gettext|po (?:file|format)|po(?= ?:)'],
  ['json', 'json'],
  ['yaml', 'ya?ml'],
  ['properties', '\\.?properties(?: file)?|key ?= ?value(?: pairs| lines)?|java resource bundle'],
  ['lines', 'one (?:string )?per line|plain (?:text )?(?:lines|list)'],
];
const NAMES = FORMATS.map(([, names]) => names).join('|');
const FILE = `(?:(?:i18n|l10n|i18next|react-intl|vue-i18n|next-intl|formatjs|locali[sz]ation) )?(?:${NAMES})(?: (?:${NAMES}|file|format|keys?|strings|object|resources?|for (?:ios|android|(?:the )?web)))*`;
const FILES = '(?:CSV|TSV|PDF|XML|XLSX?|Excel|HTML|PNG|DOCX|Markdown)\\b';
/** "Pick a format (CSV, JSON, PDF)", "upload a YAML file": what people of the product do, and not how the strings are written. */
const OF_PEOPLE = new RegExp(
  String.raw`\b${FILES}(?:(?:, (?:and |or )?| and | or |/)(?:json|ya?ml)\b)+|\b(?:json|ya?ml)(?:, (?:and |or )?| and | or |/)${FILES}|\b(?:upload|import|export|accept|drop|choos|select|past|pick|open|pars|invalid|malformed|broken|wrong)\w*(?: (?:an?|the|your|their|only|of|as))* (?:json|ya?ml|properties)\b`,
  'giu',
);
const ALONE = new RegExp(
  String.raw`^\W*(?:(?:as|in|format:?|output:?) )?(?:an? )?${FILE}(?:,? (?:please|pls))?\W*$`,
  'i',
);
/** "JSON with keys title, body, confirm" */
const KEYED = String.raw`[.,;(]?\s*(?:as |in )?(?:an? )?${FILE} (?:with|using) (?:the )?keys (?<keys>[\w.-]+(?:(?:,? and |, )[\w.-]+)+)\)?\.?(?=\s|$)`;
/** "as JSON", "in YAML", "JSON strings for": says how it is written, and nothing of the screen. */
const ASKED = new RegExp(
  [
    String.raw`^\s*(?:as |in )?(?:an? )?${FILE}(?:,? please)?\s*:`,
    KEYED,
    String.raw`^\s*(?:(?:(?:i|we) )?need |give me |write )?(?:an? )?${FILE}(?: with)?(?= (?:for|of|the)\b)`,
    // "(CSV, JSON, PDF)": what people choose from.
    String.raw`(?<!\b${FILES})[.,;(]\s*${FILE}\)?(?:,? (?:please|pls))?(?=\s*[:.,;)]|$)(?!,? (?:and |or )?${FILES})`,
    String.raw`(?:[.,;:(]\s*|\s+|^)(?:(?:return|give|output|write|formatted?|i need|we need)(?: it| them| these| everything)? )?(?:as|in|for) (?:an? )?${FILE}\)?(?:,? please)?(?=[\s.,;:)]|$)`,
  ].join('|'),
  'giu',
);

/** "Deliver as JSON, camelCase keys are fine.": a sentence that says how the file is to be, and nothing else. */
const DELIVERED = new RegExp(
  String.raw`(?<=^|[.!\n]\s*)(?:please )?(?:deliver|give me|give us|return|export|hand over|send|output|format|provide)(?: (?:it|them|these|this|everything|all|strings?|the strings))?(?: back)?(?: as| in)? (?:an? )?${FILE}\b(?:[^.:\n]|\.(?=\w))*(?:\.|$)`,
  'gimu',
);

/** "Keys under export.*", "key prefix: export" */
const PREFIX =
  /[,;(]?\s*(?:with |and |use |using )?(?:the )?(?:keys? (?:under|in|(?:that )?start(?:ing|s)? with|prefixed(?: with| by)?|should start with)|(?:key )?(?:prefix|namespace)(?: (?:is|of|all keys with))?:?) [`"“]?(?<prefix>[\w-]+(?:\.[\w-]+)*)\.?\*?[`"”]?\)?(?=[\s:,.;)]|$)/i;

/** A request that is an object as lines: "fields: name, email". */
function fromJson(written: string): string {
  if (!/^\s*\{[^]*\}\s*$/.test(written)) return written;
  try {
    return Object.entries(JSON.parse(written) as Record<string, unknown>)
      .map(([key, value]) => {
        const all = Array.isArray(value) ? value.map(String) : [String(value)];
        return /^(?:strings|texts|messages|copy)$/i.test(key)
          ? all.map((one) => `- ${one}`).join('\n')
          : `${key}: ${all.join(', ')}`;
      })
      .join('\n');
  } catch {
    return written;
  }
}

/** The file that a description asks for, what its keys begin with, and the description without that. */
export function readFormat(written: string): {
  readonly format: OutputFormat;
  readonly prefix: string;
  /** Those that the description names for its strings. */
  readonly keys: readonly string[];
  readonly description: string;
} {
  const plain = fromJson(written).trim();
  const prefix = PREFIX.exec(plain)?.groups?.['prefix'] ?? '';
  const text = plain
    .replace(PREFIX, '')
    .replace(/,? keys (?:like |such as |are )?[\w-]+\.\w+,?(?: etc\b\.?| and so on)/i, '');
  const asked = text.replace(OF_PEOPLE, ' ');
  const format =
    FORMATS.find(([, names]) => new RegExp(String.raw`(?<![\w.])(?:${names})(?!\w)`, 'i').test(asked))?.[0] ??
    'tables';
  const lines = text
    .replace(DELIVERED, '')
    .replace(ASKED, '')
    .replace(/^\s*(?:(?:(?:i|we) need|give me)\s+)?for:? /i, '')
    .split('\n');
  const keys = (new RegExp(KEYED, 'iu').exec(plain)?.groups?.['keys'] ?? '')
    .split(/,? and |, /)
    .filter(Boolean);
  return { format, prefix, keys, description: lines.filter((line) => !ALONE.test(line)).join('\n') };
}
