import type { CodeCheck } from '../../../checks/types.ts';
import type { SourceDocument } from '../../../document/types.ts';
import type { Asked, Family, Reading } from '../family.ts';
import { NUMBER, valueOf } from '../numbers.ts';
import { reading } from './support.ts';

const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/gm;

/** Reports the lines of a text that are a horizontal rule, outside code and front matter. */
const horizontalRules: CodeCheck = {
  kind: 'code',
  find: (document) =>
    [...document.text.matchAll(RULE)].flatMap((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const before = document.text.slice(0, start);
      // “Title\n---” is a heading; what opens a text is front matter.
      if (before === '' || !/(?:^|\n)[ \t]*\n$/.test(before) || isInCode(document, start)) return [];
      const message = 'Leave out the horizontal rule; a heading parts the text.';
      return [{ start, end, replacement: null, message }];
    }),
};

/** Reports the lines of more than `max` characters, but those of code, tables and one long address. */
const linesTo = (max: number): CodeCheck => ({
  kind: 'code',
  find: (document) => {
    let start = 0;
    return document.text.split('\n').flatMap((line) => {
      const from = start;
      start += line.length + 1;
      const text = line.trimEnd();
      if (text.length <= max || !/\s/.test(text.slice(max)) || /^\s*(?:\||#|\[[^\]]+\]:)/.test(text))
        return [];
      if (isInCode(document, from)) return [];
      const message = `This line has ${text.length} characters; the house style wraps at ${max}.`;
      return [{ start: from, end: from + text.length, replacement: null, message }];
    });
  },
});

const isInCode = ({ codeBlocks }: SourceDocument, at: number) =>
  codeBlocks.some(({ start, end }) => at >= start && at < end);

interface Line {
  readonly start: number;
  readonly text: string;
  readonly inCode: boolean;
}

/** The lines of a page in Markdown, behind its front matter. */
function linesOf({ text, codeBlocks, frontMatter, language }: SourceDocument): readonly Line[] {
  if (language !== 'markdown' && language !== 'mdx') return [];
  const lines: Line[] = [];
  let start = 0;
  let block = 0;
  for (const line of text.split('\n')) {
    while ((codeBlocks[block]?.end ?? Infinity) <= start) block++;
    const inCode = (codeBlocks[block]?.start ?? Infinity) < start + line.length;
    if (start >= (frontMatter?.end ?? 0)) lines.push({ start, text: line, inCode });
    start += line.length + 1;
  }
  return lines;
}

/** What stands apart from the text around it, by its first characters in the source. */
const PARTED = {
  heading: /^ {0,3}#{1,6}(?:\s|$)/,
  list: /^ {0,3}(?:[-*+]|\d+[.)])\s+\S/,
  code: /^ {0,3}(?:`{3,}|~{3,})/,
  table: /^ {0,3}\|/,
  quote: /^ {0,3}>/,
} as const;
type Parted = keyof typeof PARTED;
const THINGS: readonly (readonly [Parted, RegExp])[] = [
  ['heading', /\b(?:heading|header|title)s?\b/],
  ['list', /\blists?\b/],
  ['code', /\bcode\b|\bfences?\b/],
  ['table', /\btables?\b/],
  ['quote', /\bblock ?quotes?\b/],
];

/** Reports where no blank line stands before, or behind, headings, lists, fences, tables or quotes. */
const parted = (things: readonly Parted[], before: boolean, behind: boolean): CodeCheck => ({
  kind: 'code',
  find: (document) => {
    const lines = linesOf(document);
    const kindOf = (line: Line | undefined): Parted | undefined =>
      line && things.find((thing) => PARTED[thing].test(line.text) && (thing === 'code' || !line.inCode));
    const isBlank = (line: Line | undefined) => !line || /^[\s>]*$/.test(line.text);
    return lines.flatMap((line, index) => {
      const kind = kindOf(line);
      const [above, below] = [lines[index - 1], lines[index + 1]];
      if (kind === undefined) return [];
      const opens = kind === 'code' ? !above?.inCode : kindOf(above) !== kind || kind === 'heading';
      const goesOn = kind === 'code' ? line.inCode && below?.inCode : kind !== 'heading' && !isEdge(below);
      const side =
        before && opens && !isBlank(above) && !(kind === 'list' && /^\s/.test(above?.text ?? ''))
          ? 'before'
          : behind && !goesOn && !isBlank(below)
            ? 'behind'
            : undefined;
      if (side === undefined) return [];
      const end = line.start + line.text.length;
      return [
        {
          start: line.start,
          end,
          replacement: null,
          asIs: 'page' as const,
          message: `Leave a blank line ${side} this line.`,
        },
      ];
    });
    /** What begins something else right below a list, a table or a quote; other lines go on with it. */
    function isEdge(line: Line | undefined): boolean {
      return line !== undefined && (PARTED.heading.test(line.text) || PARTED.code.test(line.text));
    }
  },
});

function blankLines({ text, named }: Asked): Reading | undefined {
  const things = THINGS.filter(([, names]) => names.test(named)).map(([thing]) => thing);
  const before = /\b(?:before|above|around|surround\w*|separat\w*|both sides)\b/.test(named);
  const behind = /\b(?:after|below|behind|under|around|surround\w*|separat\w*|both sides)\b/.test(named);
  if (things.length === 0 || /\b(?:two|2|no) (?:blank|empty)\b/.test(text)) return undefined;
  const sides = before && behind ? 'around' : before ? 'before' : 'behind';
  return reading(`blank line ${sides} ${things.join(', ')}`, parted(things, before, behind));
}

/** Reports each match of a pattern in a line outside code. */
const inLines = (id: string, pattern: RegExp, message: string) => (): Reading =>
  reading(id, {
    kind: 'code',
    find: (document) =>
      linesOf(document).flatMap((line) =>
        line.inCode
          ? []
          : [...line.text.matchAll(pattern)].map(({ index, 0: found }) => ({
              start: line.start + index,
              end: line.start + index + found.length,
              replacement: null,
              asIs: 'page' as const,
              message,
            })),
      ),
  });

/** Reports the second of two blank lines. */
const doubleBlankLines: CodeCheck = {
  kind: 'code',
  find: (document) => {
    const lines = linesOf(document);
    return lines.flatMap((line, index) => {
      const [above, before] = [lines[index - 1], lines[index - 2]];
      const isDouble = line.text.trim() !== '' && above?.text.trim() === '' && before?.text.trim() === '';
      if (!isDouble || line.inCode) return [];
      const end = line.start + line.text.length;
      return [
        {
          start: line.start,
          end,
          replacement: null,
          asIs: 'page' as const,
          message: 'Leave one blank line, not several.',
        },
      ];
    });
  },
};

/** Reports sentences that begin on a line where another one stands. */
const sentencesApart: CodeCheck = {
  kind: 'code',
  find: ({ blocks, text, language }) =>
    language !== 'markdown' && language !== 'mdx' && language !== 'asciidoc'
      ? []
      : blocks.flatMap(({ kind, sentences }) =>
          kind !== 'paragraph'
            ? []
            : sentences.flatMap(({ start, end }, index) =>
                index === 0 || text.slice(sentences[index - 1]?.end, start).includes('\n')
                  ? []
                  : [{ start, end, replacement: null, message: 'Begin a new line for this sentence.' }],
              ),
        ),
};

const THING = String.raw`(?:(?:all|every|each|any|the|your|a|an|fenced|code|bulleted|numbered|block) )*(?:headings?|headers?|titles?|lists?|code(?: (?:blocks?|fences?|samples?))?|fences?|tables?|block ?quotes?)`;
const SIDE =
  '(?:before and after|above and below|after and before|before|after|above|below|behind|around|surrounding|on both sides of|separating)';

/** Reports the lines of code blocks of more than `max` characters. */
const codeLinesTo = (max: number): CodeCheck => ({
  kind: 'code',
  find: ({ codeBlocks, text }) =>
    codeBlocks.flatMap((block) => {
      let start = block.start;
      return text
        .slice(block.start, block.end)
        .split('\n')
        .flatMap((line) => {
          const at = start;
          start += line.length + 1;
          if (line.length <= max || /^\s*(?:`{3}|~{3})/.test(line)) return [];
          const message = `This line of code has ${line.length} characters; the house style allows ${max}.`;
          return [{ start: at, end: at + line.length, replacement: null, message }];
        });
    }),
});

const wrapped = ({ groups, rule }: Asked) => {
  const max = valueOf(groups['max'] ?? groups['max2'] ?? groups['max3'] ?? '');
  if (/\b(?:lines? of code|code (?:lines?|blocks?|samples?|examples?|snippets?|listings?))\b/.test(rule))
    return max >= 20 ? reading(`code-line-characters ≤ ${max}`, codeLinesTo(max)) : undefined;
  // “Subject lines under 50 characters”
  if (/\b(?:subject|head|tag|punch|status|byline|opening|first|summary) ?lines?\b/.test(rule))
    return undefined;
  return max >= 40 ? reading(`line-characters ≤ ${max}`, linesTo(max)) : undefined;
};

/** What the lines of a source hold. */
export const SOURCE_LINE_FAMILIES: readonly Family[] = [
  {
    id: 'source-lines',
    title: 'Horizontal rules and the length of lines',
    options: [
      {
        names:
          /\b(?:horizontal (?:rules?|lines?|dividers?|separators?)|thematic breaks?|divider lines?)\b|“?<hr ?\/?>”?/,
        unwanted: () => reading('horizontal-rules', horizontalRules),
        bare: 'against',
      },
      {
        names: new RegExp(
          String.raw`\b(?:(?:hard[- ])?wrap|break)(?:ped|s)? (?:(?:the|all|your|source|markdown|text|long) )*(?:lines?|text|source|prose|paragraphs?)? ?(?:at|after|to) (?:about |around )?(?<max>${NUMBER})(?: (?:characters?|columns?|chars?))?|\blines? (?:longer than|over|of more than|length:?(?: of)?|to|are at most|at most|under|within|exceed(?:ing)?|beyond)(?: (?:at most|no more than|max(?:imum)?(?: of)?))? (?<max2>${NUMBER})(?: (?:characters?|columns?|chars?))?|\b(?:(?:at most|max(?:imum)?|no more than|up to) )?(?<max3>${NUMBER})[- ](?:characters?|chars?|columns?)(?: (?:limit|maximum))? (?:per|a|for|on) (?:each |every |source )?lines?\b`,
          'u',
        ),
        wanted: wrapped,
        unwanted: wrapped,
        bare: 'for',
      },
    ],
    phrasings: [
      'No horizontal rules',
      'Don’t use thematic breaks',
      'Wrap lines at 80 characters',
      'No lines longer than 100 characters',
      'Hard-wrap text at 80 columns',
      'At most 120 characters per line',
      'Lines of code blocks: at most 80 characters per line',
    ],
  },
  {
    id: 'blank-lines',
    title: 'Blank lines',
    places: ['heading', 'list-item', 'table-cell', 'note'],
    options: [
      {
        names: new RegExp(
          String.raw`\b(?:blank|empty) lines? (?:\*?${SIDE}\*?(?: (?:and|or) \*?${SIDE}\*?)?):? ${THING}(?:(?:, (?:and |or )?| and | or )${THING})*|\b(?:surround|separate) ${THING}(?:(?:, (?:and |or )?| and | or )${THING})* (?:with|by) (?:an? |one |single )?(?:blank|empty) lines?|${THING}(?:(?:, (?:and |or )?| and | or )${THING})* (?:(?:should|must|need to|are|is|be) )*(?:surrounded|separated) (?:with|by) (?:an? |one |single )?(?:blank|empty) lines?`,
          'u',
        ),
        wanted: blankLines,
        bare: 'for',
      },
      {
        names:
          /\b(?:multiple|double|two|several|consecutive|more than one|extra)(?: consecutive)? (?:blank|empty) lines?(?: in a row)?/,
        unwanted: () => reading('double-blank-lines', doubleBlankLines),
        bare: 'against',
      },
    ],
    phrasings: [
      'Leave a blank line before and after headings',
      'One blank line around headings',
      'Surround lists with blank lines',
      'Add blank lines before and after code blocks, lists, and headings',
      'Code blocks must be surrounded by blank lines',
      'No multiple blank lines',
    ],
  },
  {
    id: 'line-ends',
    title: 'Spaces, tabs, and sentences in lines',
    options: [
      {
        names: /\btrailing (?:white ?space|spaces?|blanks?)(?: (?:at|on) (?:the )?(?:ends? of )?lines?)?/,
        unwanted: inLines('trailing-spaces', /[ \t]+$/g, 'Leave out the spaces at the end of the line.'),
        bare: 'against',
      },
      {
        names:
          /\bhard tabs?\b|\btabs?(?: characters?)? (?:for|in) (?:indent\w*|markdown|the source)|(?<=\bindent\w* (?:with|by|using) )tabs?\b|(?<=\bspaces,? (?:not|never|instead of|rather than) )tabs?\b/,
        unwanted: inLines('hard-tabs', /\t+/g, 'Write spaces instead of a tab.'),
      },
      {
        names:
          /\b(?:one|a single|1) sentence (?:per|on each|on a|to a) (?:source )?line\b|\b(?:each|every) (?:new )?sentence (?:(?:goes|should be|must be|is|starts?|begins?|should start|must start) )?on (?:its own|a new|a separate|its own separate) line\b|\bsentence[- ]per[- ]line\b|\bnew sentence,? new line\b/,
        wanted: () => reading('sentence-lines', sentencesApart),
        bare: 'for',
      },
    ],
    phrasings: [
      'No trailing whitespace',
      'Avoid trailing spaces',
      'No hard tabs',
      'Don’t use tabs for indentation',
      'Write one sentence per line',
      'Each sentence goes on its own line',
    ],
  },
];
