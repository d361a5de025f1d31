import type { CodeCheck } from '../../../checks/types.ts';
import type { SourceDocument } from '../../../document/types.ts';
import type { Asked, Family } from '../family.ts';
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

const wrapped = ({ groups }: Asked) => {
  const max = valueOf(groups['max'] ?? groups['max2'] ?? groups['max3'] ?? '');
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
          String.raw`\b(?:(?:hard[- ])?wrap|break)(?:ped|s)? (?:(?:the|all|your|source|markdown|text|long) )*(?:lines?|text|source|prose|paragraphs?)? ?(?:at|after|to) (?:about |around )?(?<max>${NUMBER})(?: (?:characters?|columns?|chars?))?|\blines? (?:longer than|over|of more than|length:?(?: of)?|to|are at most|at most|under|within|exceed(?:ing)?|beyond)(?: (?:at most|no more than|max(?:imum)?(?: of)?))? (?<max2>${NUMBER})(?: (?:characters?|columns?|chars?))?|\b(?:(?:at most|max(?:imum)?|no more than|up to) )?(?<max3>${NUMBER})[- ](?:characters?|columns?)(?: (?:limit|maximum))? (?:per|a|for|on) (?:each |every |source )?lines?\b`,
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
    ],
  },
];
