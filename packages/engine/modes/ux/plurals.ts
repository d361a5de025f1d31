import { singularOf } from '../../spelling/inflect.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Inconsistency } from './consistency.ts';
import { matchesOf } from './matches-of.ts';
import type { UxString } from './types.ts';

/** "{count} files": a number that may be one. */
const COUNTED =
  /(?<!\bof |\d)\{\{?\s*(?:count|n|num|number|total|\w+(?:Count|_count))\s*\}?\}\s+(\p{Ll}+)\b/gu;
const MESSAGE = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;
/** Keys that a catalog has for each of the forms: "files_other". */
const OF_FORMS = /(?:one|two|few|many|other|plural|zero|_\d)$/i;
const ONE = /\bone\s*\{([^{}]*)\}/;
const OTHER = /\bother\s*\{([^{}]*)\}/;
const PLURAL_OF = /\{\s*(\w+)\s*,\s*plural\s*,/;
/** "Arrives in": a number follows. */
const WANTS_NUMBER = /\b(?:in|after|for|every|within|last|past|next)\s*$/i;

/** "days", and not "series". */
const isPlural = (word: string): boolean =>
  (partsOf(word.toLowerCase()) & PLURAL) !== 0 && singularOf(word.toLowerCase()) !== undefined;
/** "day", and not "selected" or "sheep". */
const isSingular = (word: string): boolean => {
  const parts = partsOf(word.toLowerCase());
  return (parts & NOUN) !== 0 && (parts & (PLURAL | PARTICIPLE | ADJECTIVE)) === 0;
};
const nounIn = (branch: string): string => /^\s*(?:#|\d+)\s+(\p{Ll}+)/u.exec(branch)?.[1] ?? '';

/** Texts that say "1 files" or "2 file", or no number where one belongs. */
export function findPlurals(strings: readonly UxString[]): readonly Inconsistency[] {
  return strings.flatMap((string) => {
    const { key, text } = string;
    const report = (start: number, end: number, message: string): Inconsistency => ({
      string,
      start,
      end,
      replacement: null,
      message,
      id: 'ux-plural',
      label: 'Real plurals',
      severity: 'minor',
    });
    const plural = PLURAL_OF.exec(text);
    if (plural) return inForms(text, plural).map((message) => report(0, text.length, message));
    if (MESSAGE.test(text) || OF_FORMS.test(key)) return [];
    return matchesOf(COUNTED, text)
      .filter(({ 1: noun = '' }) => isPlural(noun))
      .map(({ index, 0: quote }) =>
        report(
          index,
          index + quote.length,
          'For one this is wrong: use a message with forms for one and for many.',
        ),
      );
  });
}

function inForms(text: string, { 1: name = '', index }: RegExpExecArray): readonly string[] {
  const one = ONE.exec(text)?.[1] ?? '';
  const other = OTHER.exec(text)?.[1];
  if (other === undefined) return [];
  const said = new RegExp(String.raw`\{\s*${name}\s*\}`).test(text.slice(0, index));
  return [
    ...(isSingular(nounIn(other))
      ? [`“${nounIn(other)}” is the form for one: write the plural under “other”.`]
      : []),
    ...(isPlural(nounIn(one))
      ? [`“${nounIn(one)}” is the form for many: write the singular under “one”.`]
      : []),
    ...(!/[#{\d]/.test(other) && !said && WANTS_NUMBER.test(text.slice(0, index))
      ? ['The number is missing: write “#” before the noun.']
      : []),
  ];
}
