import { uncapitalize, capitalize } from '../../../checks/letter-case.ts';
import type { CapitalizationCheck, CodeCheck, Match, Place } from '../../../checks/types.ts';
import { blocksAt } from '../../../checks/within.ts';
import type { SourceDocument } from '../../../document/types.ts';
import type { Asked, Family, Outcome } from '../family.ts';
import { placesIn } from '../places.ts';
import { reading } from './support.ts';

/** Parts of a text that no family speaks of alone. */
const PARTS: readonly Place[] = ['table-header', 'table-cell', 'note', 'link'];
const ABOUT =
  /\b(?:tables?|cells?|columns?|(?<!release )notes?|warnings?|cautions?|tips?|admonitions?|call-?outs?|link (?:texts?|labels?)|anchor texts?)\b/;
const MARK = String.raw`(?:(?:final|closing|trailing|terminal|end|ending) )?(?:periods?|full stops?|colons?|punctuation(?: marks?)?|exclamation (?:marks?|points?))`;

/** The part that a demand speaks of; what tables head is no heading. */
function partOf({ text }: Asked): Place | undefined {
  const named = placesIn(text).filter((place) => PARTS.includes(place));
  if (named.includes('table-cell') && /\b(?:headers?|headings?|column (?:names?|titles?))\b/.test(text))
    return 'table-header';
  return /\b(?:link|anchor) (?:text|label)s?\b/.test(text)
    ? 'link'
    : named.length === 1
      ? named[0]
      : undefined;
}

/** A stretch of text as it is read, by its offsets. */
interface Stretch {
  readonly start: number;
  readonly text: string;
}

function stretchesOf(document: SourceDocument, part: Place): readonly Stretch[] {
  const found =
    part === 'link'
      ? document.links.flatMap(({ kind, label }) => (kind === 'link' ? [label] : []))
      : blocksAt(document, part);
  return found.flatMap(({ start, end }) => {
    const text = document.text.slice(start, end);
    // “**Note:**” opens a note, and is no word of it.
    const opening = /^\s*(?:\*\*[^*]+\*\*:?|\p{Lu}\p{L}+:)?\s*/u.exec(text)?.[0] ?? '';
    const lead = part === 'note' ? opening.length : 0;
    return text.trim() === '' ? [] : [{ start: start + lead, text: text.slice(lead).trimEnd() }];
  });
}

type Find = (stretch: Stretch) => Omit<Match, 'message'> | undefined;

function each(part: Place, message: string, find: Find): CodeCheck {
  return {
    kind: 'code',
    find: (document) =>
      stretchesOf(document, part).flatMap((stretch) => {
        const found = find(stretch);
        return found ? [{ ...found, message }] : [];
      }),
  };
}

const MARKS: readonly (readonly [name: RegExp, marks: string])[] = [
  [/period|full stop/, '.'],
  [/colon/, ':'],
  [/exclamation/, '!'],
];
/** The marks that a demand names: “no closing punctuation” names all. */
const marksIn = (named: string): string =>
  /punctuation/.test(named)
    ? '.:;,!'
    : MARKS.flatMap(([name, mark]) => (name.test(named) ? [mark] : [])).join('');

const ending =
  (wanted: boolean): Outcome =>
  (asked) => {
    const part = partOf(asked);
    const marks = marksIn(asked.named);
    if (!part || marks === '' || (wanted && marks.length > 1)) return undefined;
    const find: Find = ({ start, text }) => {
      const last = text.at(-1) ?? '';
      const end = start + text.length;
      if (wanted) {
        if (/[.!?:;]["”’)]?$/u.test(text) || !/[\p{L}\p{N})]$/u.test(text)) return undefined;
        return { start: end - 1, end, replacement: `${last}${marks}` };
      }
      return marks.includes(last) && !/\betc\.$|\.\.$|\b\p{L}\.$/u.test(text)
        ? { start: end - 1, end, replacement: '' }
        : undefined;
    };
    const message = wanted
      ? 'The house style ends this with a mark.'
      : 'The house style ends this without a mark.';
    return reading(`${part} ${wanted ? 'ends' : 'does not end'} with ${marks}`, each(part, message, find));
  };

const opening =
  (capital: boolean): Outcome =>
  (asked) => {
    const part = partOf(asked);
    if (!part) return undefined;
    const wrong = capital
      ? /^\P{L}*?(?<![\p{L}\d`\]])(?<at>\p{Ll}+)(?![\p{L}\d.`])/u
      : /^(?<at>\p{Lu}\p{Ll}+)(?![\p{L}\d.])/u;
    const find: Find = ({ start, text }) => {
      const word = wrong.exec(text)?.groups?.['at'];
      if (word === undefined) return undefined;
      const at = start + text.indexOf(word);
      return {
        start: at,
        end: at + word.length,
        replacement: capital ? capitalize(word) : uncapitalize(word),
      };
    };
    const message = `The house style begins this with a ${capital ? 'capital' : 'small'} letter.`;
    return reading(
      `${part} begins with a ${capital ? 'capital' : 'small letter'}`,
      each(part, message, find),
    );
  };

const cased =
  (match: CapitalizationCheck['match']): Outcome =>
  (asked) => {
    const part = partOf(asked);
    if (part !== 'table-header' && part !== 'table-cell') return undefined;
    const message = `Use ${match} case here: “{replacement}”.`;
    return reading(`${match} case in ${part}`, {
      kind: 'within',
      check: { kind: 'capitalization', scope: 'table-cell', match, message },
      only: [part],
    });
  };

/** Tables, notes and links: how each begins, ends and is capitalized. */
export const PART_FAMILIES: readonly Family[] = [
  {
    id: 'parts',
    title: 'How cells, column headers, notes and texts of links begin, end and are capitalized',
    about: ABOUT,
    places: PARTS,
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:end|finish|close)(?:s|ing)? (?:(?:the|any|each|every|all|table|column|your) )*(?:[a-z]+ ){0,2}(?:with|in) (?:a |an |any )?${MARK}(?:,? or (?:a |an )?${MARK})*|\b(?:final|closing|trailing|terminal|end|ending) (?:periods?|full stops?|colons?|punctuation(?: marks?)?)|\b${MARK} at the end\b|(?<=(?:no|without|omit|skip|drop) )(?:periods?|full stops?|punctuation)(?= in (?:table|cell)|$)`,
          'u',
        ),
        wanted: ending(true),
        unwanted: ending(false),
        bare: 'for',
      },
      {
        names:
          /\b(?:start|begin|open)(?:s|ing)? (?:(?:the|any|each|every|all|table|column) )*(?:[a-z]+ )?(?:with|in) (?:an? )?(?:initial )?(?:capital|uppercase|upper-case)(?: letters?)?|\b(?:initial|leading) capitals?\b|\bcapitali[sz]e the first (?:word|letter)(?: (?:of|in) (?:(?:each|every|all|the|a|table|column|in) )*[a-z]+)?(?! only)/,
        wanted: opening(true),
        unwanted: opening(false),
        bare: 'for',
      },
      {
        names:
          /\b(?:start|begin|open)(?:s|ing)? (?:(?:the|any|each|every|all|table|column) )*(?:[a-z]+ )?(?:with|in) (?:an? )?(?:small|lower-?case)(?: letters?)?/,
        wanted: opening(false),
        unwanted: opening(true),
        bare: 'for',
      },
      {
        names: /\bsentence[- ]case(?:d)?\b|\bsentence[- ]style(?: capitali[sz]ation)?/,
        wanted: cased('sentence'),
        bare: 'for',
      },
      {
        names: /\btitle[- ]case(?:d)?\b|\bheadline[- ](?:style|case)(?: capitali[sz]ation)?/,
        wanted: cased('title'),
        unwanted: cased('sentence'),
        bare: 'for',
      },
      { names: /\b(?:all )?lower-?case\b/, wanted: cased('lower'), bare: 'for' },
    ],
    phrasings: [
      'Don’t end table cells with a period',
      'No full stop at the end of cells',
      'Use sentence case for column headers',
      'Tables: sentence case headers',
      'Table headers in title case',
      'Notes must end with a period',
      'Start each table cell with a capital letter',
      'Don’t end link text with a period',
    ],
  },
];
