import { capitalized } from '../writing/capitals.ts';
import { alternatives } from './error-forms.ts';
import { cutList } from './lists.ts';

export const RANGE =
  /\bbetween\s+(?<from>\d[\d.,]*)\s+and\s+(?<to>\d[\d.,]*)(?:\s*(?<unit>%|[A-Z]{3}\b|\p{Ll}+))?/u;
export const AT_MOST =
  /\b(?<thing>\p{L}+)\s+(?:can|may|must) (?:have|hold|contain|be)\s+(?:at most|up to|no more than)\s+(?<most>\d[\d.,]*\s+\p{L}+)/iu;
export const COUNT =
  /\b(?:up to|at most|no more than|max(?:imum)?(?: of)?)\s+(?<most>\d+)\s+(?!(?:seconds|minutes|hours|days|weeks|months|years|times|characters|letters|digits|words)\b)(?<things>\p{Ll}+s)\b/iu;
export const SIZE =
  /\b(?:max(?:imum)?\.?(?: of)?|up to|at most|larger than|limit(?: of| is)?:?)\s*(\d+(?:\.\d+)?\s?[KMGT]i?B)\b/i;
export const LENGTH = /\b(?:max(?:imum)?\.?|up to|at most) (\d+ (?:characters|letters))\b/i;
const FORMAT =
  'PDF|JPE?G|PNG|GIF|SVG|WEBP|HEIC|TIFF?|BMP|CSV|TSV|XLSX?|DOCX?|PPTX?|ODT|TXT|RTF|EPUB|MP3|MP4|MOV|AVI|WEBM|WAV|ZIP|JSON|XML|ICS|VCF|GPX';
export const FORMATS = new RegExp(
  String.raw`\b(?:${FORMAT})(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s*/\s*)(?:${FORMAT})\b)*`,
);

/** What people export has a format too, which they can't choose wrongly. */
export const TAKES_FILES = /\b(?:upload|import|attach|drop|scan)(?:s|ing|ed|ment)?\b/i;

/** The rules that a description states, as what to do: "Use at least 10 characters."; empty where it doesn't. */
export function namedRules(description: string): string {
  const [, rules] = /\brules?:\s*((?:at least|at most|no|one|only|up to)\b[^.;\n]+)/i.exec(description) ?? [];
  return rules ? `Use ${rules.trim()}.` : '';
}

/** What may be dropped: "Drop PDF or XML files here, up to 20 MB each"; empty where nothing is dropped. */
export function namedDropZone(description: string): string {
  if (!/\bdrop(?:s|ped|ping)?\b/i.test(description)) return '';
  const [formats = '', size = ''] = acceptedFiles(description).split(/ ?files?(?:, )?/);
  const browse = /\bbrowse\b/i.test(description) ? ', or browse' : '';
  return `Drop ${formats && `${formats} `}files here${browse || (size && `, ${size} each`)}`;
}

/** "PDF or XML files, up to 20 MB"; empty where the description names no format. */
export function acceptedFiles(description: string): string {
  const formats = alternatives(FORMATS.exec(description)?.[0] ?? '');
  const size = SIZE.exec(description)?.[1];
  return formats && `${formats} files${size ? `, up to ${size}` : ''}`;
}

/** "PNG, JPG or PDF, max 10 MB": says what may be entered, and names nothing. */
export const areRules = (item: string): boolean =>
  cutList(item).every((piece) => RULE.test(piece)) && /\d|\bonly\b|[A-Z]{3}/.test(item);
const RULE = new RegExp(
  String.raw`^(?:(?:max(?:imum)?\.?|min(?:imum)?\.?|up to|at most|at least|no more than) \d.*|(?:only )?${FORMATS.source}(?: (?:files?|only))?)$`,
  'i',
);

/** What may be entered: "Between 0 and 500 EUR."; empty where the description gives no range. */
export function namedRange(description: string): string {
  const range = RANGE.exec(description)?.groups;
  if (range) return `${capitalized(rangeOf(range))}.`;
  const most = AT_MOST.exec(description)?.groups?.['most'];
  return most ? `Up to ${most}.` : '';
}

export function rangeOf({
  from = '',
  to = '',
  unit = '',
}: Readonly<Record<string, string | undefined>>): string {
  return `between ${from} and ${to.replace(/[.,]$/, '')}${unit && ` ${unit}`}`;
}
