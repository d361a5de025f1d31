import type { UxFormat, UxString } from '../types.ts';
import { fluent } from './fluent.ts';
import { gettext } from './gettext.ts';
import { json } from './json.ts';
import { bareLines, keyedLines } from './lines.ts';
import { sourceCode } from './source-code.ts';
import { xmlFormats } from './xml.ts';
import { yaml } from './yaml.ts';
import { writeBack } from '../write-back.ts';

/** The formats, the most particular first; the last takes any text. */
const UX_FORMATS: readonly UxFormat[] = [
  json,
  ...xmlFormats,
  gettext,
  fluent,
  yaml,
  sourceCode,
  ...keyedLines,
  bareLines,
];

/** Lines of a file whose elements nobody knows are no strings. */
const OTHER_XML = /^\s*<(?:\?xml|!DOCTYPE)\b/i;

const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

/** Where all languages stand side by side, the English texts. */
function inEnglish(strings: readonly UxString[]): readonly UxString[] {
  const names = new Set(strings.map(({ key }) => key.split('.', 1)[0] ?? ''));
  const english = [...names].filter((name) => /^en(?:[-_]|$)/.test(name));
  return names.size > 1 && english.length > 0 && [...names].every((name) => LANGUAGE.test(name))
    ? strings.filter(({ key }) => english.includes(key.split('.', 1)[0] ?? ''))
    : strings;
}

/** What is longer is a document, and no interface string; in UTF-16 code units. */
const LONGEST = 2000;

export interface UxCatalog {
  readonly format: string;
  /** Whether other texts than files of strings may look so. */
  readonly isLoose: boolean;
  /** Strings with letters in them, in order; what is far too long for one is left alone. */
  readonly strings: readonly UxString[];
}

/** The interface strings of a text, in whatever format it keeps them. */
export function readUxStrings(source: string): UxCatalog {
  for (const { name, isLoose = false, read } of OTHER_XML.test(source) ? xmlFormats : UX_FORMATS) {
    const strings = read(source);
    if (strings)
      return {
        format: name,
        isLoose,
        strings: inEnglish(strings).filter(({ text }) => text.length <= LONGEST && /\p{L}/u.test(text)),
      };
  }
  return { format: '', isLoose: true, strings: [] };
}

/** The text with some of its strings exchanged; everything else as it stands. */
export function replaceUxStrings(source: string, changes: ReadonlyMap<UxString, string>): string {
  const parts: string[] = [];
  let reached = 0;
  for (const [string, value] of [...changes].sort(([a], [b]) => a.start - b.start)) {
    parts.push(source.slice(reached, string.start), writeBack(source, string, value));
    reached = string.end;
  }
  return [...parts, source.slice(reached)].join('');
}
