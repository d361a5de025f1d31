import type { UxFormat, UxString } from '../types.ts';
import { BACK, ESCAPES } from './escapes.ts';

const QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`;
/** A comment, a string behind its key, or any other string; what is joined or chosen from is no string of its own. */
const TOKEN = new RegExp(
  String.raw`\/\/.*|\/\*[\s\S]*?\*\/|(?<=(?:^|[{,([\n])\s*)(?<before>['"]?(?<key>[\w$.-]+)['"]?\s*(?::|=>)\s*)(?<value>${QUOTED})(?=\s*(?:[,;}\])]|\/[/*]|\n|$))(?!\s*[+.?|&])|${QUOTED}`,
  'g',
);
/** What a file of messages looks like in code: it opens something, and keys have their strings on lines of their own. */
const OPENS = /^.*(?:[{[(]|=>)\s*$/m;
const MEMBER = /^\s*['"]?[\w$.-]+['"]?\s*(?::|=>)\s*(['"`]).*\1,\s*$/m;

/** Objects of JavaScript and TypeScript, arrays of PHP. */
export const sourceCode: UxFormat = {
  name: 'source code',
  isLoose: true,
  read(source) {
    if (!OPENS.test(source) || !MEMBER.test(source)) return undefined;
    const strings = [...source.matchAll(TOKEN)].flatMap(({ index, groups = {} }): UxString[] => {
      const { before = '', key = '', value = '' } = groups;
      if (value.length < 3) return [];
      const quote = value.slice(0, 1);
      const start = index + before.length;
      return [
        {
          start,
          end: start + value.length,
          text: value.slice(1, -1).replace(/\\(.)/g, (_, escape: string) => ESCAPES[escape] ?? escape),
          key,
          encode: (text) =>
            quote +
            text.replace(/[\\\n\t]/g, (one) => BACK[one] ?? one).replaceAll(quote, `\\${quote}`) +
            quote,
        },
      ];
    });
    return strings.length > 0 ? strings : undefined;
  },
};
