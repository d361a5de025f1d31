import type { Check, Match } from '../../../checks/types.ts';
import type { Block } from '../../../document/types.ts';
import type { Family } from '../family.ts';
import { one } from './kinds.ts';
import { banned, reading } from './support.ts';

/** Reports each match in the text of a block as it is written, marks and all. */
function written(
  pattern: RegExp,
  message: string,
  when: (block: Block, at: number) => boolean = () => true,
): Check {
  return {
    kind: 'code',
    find: ({ blocks, text }) =>
      blocks.flatMap((block): Match[] =>
        [...text.slice(block.start, block.end).matchAll(pattern)].flatMap((match) => {
          if (!when(block, match.index)) return [];
          const start = block.start + match.index;
          return [{ start, end: start + match[0].length, replacement: null, message }];
        }),
      ),
  };
}

/** Marks of emphasis are spaces in a block's prose. */
const isMark = ({ prose }: Block, at: number) => prose[at] === ' ';
const ITALICS = /(?<![*_\w\\])([*_])(?![\s*_])[^*_\n]+?(?<!\s)\1(?![*_\w])/g;
const BOLD = /(?<![*_\w\\])(\*\*|__)(?![\s*_])[^*\n]+?(?<!\s)\1(?![*_\w])/g;
const EMPHASIS = String.raw`(?: (?:for|to (?:show|give|add|express)) emphasis)?`;

/** Reports headers of a table that are not in bold. */
const plainHeaders: Check = {
  kind: 'code',
  find: ({ blocks, text }) =>
    blocks.flatMap(({ tableHeader, start, end }): Match[] => {
      const cell = text.slice(start, end).trim();
      const isPlain = tableHeader === true && cell !== '' && !/^(?:\*\*|__)[^]*(?:\*\*|__)$/.test(cell);
      return isPlain ? [{ start, end, replacement: null, message: 'Set this header in bold.' }] : [];
    }),
};

/** How a text is formatted. */
export const FORMATTING_FAMILIES: readonly Family[] = [
  one(
    'table-header-bold',
    'Table headers in bold',
    'wanted',
    /\b(?:table |column )?header(?: rows?| cells?|s) (?:in |are |is |must be |should be |go |stand |set )*bold\b|\bbold (?:for )?(?:table |column |the |all )*header(?: rows?| cells?|s)\b/,
    () => reading('table headers in bold', plainHeaders),
    [
      'Table headers are in bold',
      'Use bold for table headers',
      'The header row is bold',
      'Set header cells in bold',
      'Column headers in bold',
      'Write table headers in bold',
    ],
  ),
  one(
    'italics',
    'Italics',
    'unwanted',
    // “Product names are not italicized” speaks of these alone.
    new RegExp(
      String.raw`\b(?<!\b(?!(?:headings?|text|anything|it|they)\b)\p{L}+ (?:is|are)(?:n't| not| never) )(?:italics?|italici[sz]ed)\b(?: (?:text|type|words?|formatting))?${EMPHASIS}`,
      'u',
    ),
    () =>
      reading('italics', written(ITALICS, 'Leave out the italics: the house style does without.', isMark)),
    [
      'Don’t use italics',
      'No italics',
      'Avoid italics for emphasis',
      'Never use italic text',
      'Italics are not allowed, because they are hard to read on screens',
      'Write without italics',
    ],
  ),
  one(
    'bold',
    'Bold text',
    'unwanted',
    new RegExp(
      String.raw`(?<!\b(?:more than one|at most one|fake [a-z ]*|ui|buttons?|menus?|labels?|fields?|interface|elements?|controls?|on-screen)\b.*)(?<!^(?!(?:we |you )?(?:no|never|avoid|not|without)\b)[a-z][a-z -]{1,40} in )(?<!\b(?:underscores?|asterisks?|stars?|tags?|html|markdown) (?:for|as|to mark) )\bbold(?:face)?(?: (?:text|type|words?|font|formatting))?${EMPHASIS}(?!.*\b(?:ui|buttons?|menus?|labels?|fields?|interface|elements?)\b)(?=$|[\s,.;:])`,
    ),
    () => reading('bold', written(BOLD, 'Leave out the bold type: the house style does without.', isMark)),
    [
      'Don’t use bold text',
      'No bold text',
      'Avoid bold for emphasis',
      'Never use bold type in paragraphs',
      'Bold text is not allowed',
      'Write without bold formatting',
    ],
  ),
  {
    ...one(
      'fake-headings',
      'Bold text as a heading',
      'unwanted',
      /\bfake (?:a |an |the )?(?:one|headings?|titles?)(?: with (?:bold|italics?|formatting)(?: (?:text|type))?)?|\bbold(?:ed)?(?: (?:text|type|paragraphs?|lines?|words?))? (?:as|for|in place of|instead of) (?:a |an )?(?:sub)?(?:headings?|titles?)|\b(?:fake|false|pseudo-?) ?headings?\b/,
      () =>
        reading('fake-headings', {
          kind: 'code',
          find: ({ blocks, text }) =>
            blocks.flatMap(({ kind, list, start, end }) => {
              const written = text.slice(start, end).trim();
              if (kind !== 'paragraph' || list || !/^(\*\*|__)(?!\s)[^*_\n]{1,80}\1:?$/.test(written))
                return [];
              const message = 'Make this line a heading: bold text is none to a screen reader.';
              return [{ start, end, replacement: null, message }];
            }),
        }),
      [
        'Don’t use bold text as a heading',
        'No fake headings',
        'Never fake a heading with bold text',
        'Avoid bold text instead of headings',
        'Do not use bold in place of a heading',
        'Fake headings are not allowed',
      ],
    ),
    places: ['heading', 'paragraph'],
  },
  one(
    'hyphens-after-ly',
    'Hyphens after adverbs',
    'unwanted',
    /(?:(?<![A-Za-z])-ly\b|\badverbs?\b)[^.;]*\b(?:no|don't (?:take|need|get)|never (?:take|need|get)s?|without|takes?|needs?|gets?) (?:an? )?hyphens?\b|\bhyphenat(?:e|es|ing) (?:an? |the )?(?:adverbs?|-ly (?:words?|adverbs?)|words (?:ending|that end) in “?-?ly)[^.;]*|\bhyphen(?:s|ate|ates|ated|ating)?(?: a compound)?(?: after| following| with| in) (?:an? )?(?:adverbs?(?: (?:in|ending in|that ends? in|with))?(?: “?-?ly”?)?|“?-?ly”?(?: (?:adverbs?|words?))?|“?-ly”? adverbs?)(?: \([^()]*\))?/,
    banned(
      'hyphens-after-ly',
      /(?<![\p{L}-])(?!(?:family|early|only|daily|weekly|monthly|yearly|hourly|supply|reply|apply|july|assembly|anomaly|friendly|likely|lovely|lonely|costly|ugly|fly|rely|multiply|poly|quarterly|italy|ally|jelly|belly|bully|rally|holy|silly|imply)-)\p{L}{2,}ly-\p{L}+/giu,
      'Leave out the hyphen in “{match}”: the adverb can belong to nothing else.',
    ),
    [
      'Don’t hyphenate after an adverb in -ly',
      'No hyphens after -ly adverbs',
      'Don’t use a hyphen after adverbs ending in -ly',
      'Never hyphenate after adverbs that end in -ly',
      'Avoid hyphens after adverbs',
      'No hyphen following an -ly adverb',
    ],
  ),
  one(
    'heading-code',
    'Code in headings',
    'unwanted',
    /\b(?:inline )?code (?:formatting|font|style|spans?|ticks)?(?: ?(?:in|inside|from|within) (?:the |your |any )?(?:sub)?(?:headings?|titles?|headers?))|\bbackticks (?:in|inside|from|within) (?:the |your |any )?(?:headings?|titles?|headers?)|(?<=\b(?:headings?|titles?)\b.*)\b(?:inline code|code formatting|code font|backticks)\b/,
    () =>
      reading('heading-code', {
        kind: 'code',
        find: ({ blocks }) =>
          blocks.flatMap(({ kind, words }) => {
            const [first, last] = [words[0], words.at(-1)];
            if (kind !== 'heading' || !first || !last || words.every((word) => word.kind !== 'code'))
              return [];
            const message = 'Write the heading without code formatting.';
            return [{ start: first.start, end: last.end, replacement: null, message }];
          }),
      }),
    [
      'Avoid code formatting in headings',
      'No inline code in headings',
      'Don’t use backticks in titles',
      'Never use code font in headings',
      'Headings must not contain inline code',
      'Avoid code spans in headings, because they look busy',
    ],
  ),
  one(
    'optional-plurals',
    'Plurals in parentheses',
    'unwanted',
    /(?<!\w)“?\(e?s\)”?(?: (?:for|to form|to make|as) (?:optional )?plurals?)?|\b(?:optional|parenthe(?:tical|sized)) plurals?\b|\bplurals? in parentheses\b/,
    banned(
      'optional-plurals',
      /(?<![\p{L}\p{N}])\p{L}{2,}\(e?s\)(?![\p{L}\p{N}(])/gu,
      'Write the plural, or the singular, instead of “{match}”.',
    ),
    [
      'Don’t form plurals with (s)',
      'Avoid optional plurals such as “file(s)”',
      'No “(s)”',
      'Never use parenthetical plurals',
      'Plurals in parentheses are not allowed',
      'Avoid “(s)” because translators can’t use it',
    ],
  ),
  one(
    'table-header-case',
    'Letter case of table headers',
    'wanted',
    /(?<=\b(?:table|column) (?:headers?|headings?)\b.*)\bsentence[- ](?:style )?(?:case|capitali[sz]ation)\b|\bsentence[- ](?:style )?(?:case|capitali[sz]ation) (?:for|in|on) (?:table|column) (?:headers?|headings?)/,
    () =>
      reading('sentence case table headers', {
        kind: 'within',
        only: ['table-header'],
        check: {
          kind: 'capitalization',
          scope: 'table-cell',
          match: 'sentence',
          message: 'Use sentence case for the headers of a table: “{replacement}”.',
        },
      }),
    [
      'Table headers use sentence case',
      'Use sentence case for column headings',
      'Use sentence case in table headers',
      'Column headers are in sentence case',
      'Write table headers in sentence case',
      'Use sentence-style capitalization for table headings',
    ],
  ),
];
