import assert from 'node:assert/strict';
import { leadingWords } from '../../checks/leading-words.ts';

/** The words that matches begin with, `$` behind those that go no further; undefined where they may begin otherwise. */
const CASES: readonly (readonly [pattern: RegExp, leads: string | undefined])[] = [
  [/\b(?:see|shown)\s+(?<at>above|below)\b/g, 'see$ shown$'],
  [/(?<=\s)will(?:\s+not)?\s+be/g, 'will$'],
  [/\b[Cc]licks?\b/, 'clicks$ click$'],
  [/\bbest(?= )/, 'best'],
  [/(?<![\w.-])(?:[Ll]et['’]s|us)(?![\w-])/, 'let$ us'],
  [/(?<=^|[.!?]\s)(?:Sorry|Sadly),/, 'sorry$ sadly$'],
  [/\b(?:19|20)\d\d\b/, '19 20'],
  [/(?:simply|just) a/, undefined],
  [/\b(?:to )?go\b/, 'to$ go$'],
  [/(?:^|\. )Then\b/, undefined],
  [/\b\w+ly\b/, undefined],
  [/(?<=\w)s\b/, undefined],
  [/(?<=a|\s)s\b/, undefined],
  [/\b(?:ab)+c/, 'ab'],
  [/\bskill/iu, undefined],
];

describe('the words that matches of a pattern begin with', () => {
  for (const [pattern, leads] of CASES) {
    it(`are ${leads ?? 'not told'} for ${pattern}`, () => {
      const found = leadingWords(pattern)?.map(({ text, whole }) => text + (whole ? '$' : ''));
      assert.equal(found?.join(' '), leads);
    });
  }
});
