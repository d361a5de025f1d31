import type { UxFormat, UxString } from '../types.ts';
import { gettext } from './gettext.ts';
import { json } from './json.ts';
import { bareLines, keyedLines } from './lines.ts';
import { xmlFormats } from './xml.ts';
import { yaml } from './yaml.ts';
import { writeBack } from '../write-back.ts';

/** The formats, the most particular first; the last takes any text. */
const UX_FORMATS: readonly UxFormat[] = [json, ...xmlFormats, gettext, yaml, ...keyedLines, bareLines];

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
  for (const { name, isLoose = false, read } of UX_FORMATS) {
    const strings = read(source);
    if (strings)
      return {
        format: name,
        isLoose,
        strings: strings.filter(({ text }) => text.length <= LONGEST && /\p{L}/u.test(text)),
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
