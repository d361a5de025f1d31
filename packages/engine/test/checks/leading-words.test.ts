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

/** The runs of which one stands behind the first, by lead; "?" for a lead behind which anything may stand. */
const NEXT: readonly (readonly [pattern: RegExp, next: string])[] = [
  [/\bfor\s+to\b/, 'for: to'],
  [/\b(?:you|we)\s+(?<at>need|want)(?=\s+be\b)/, 'you: need want; we: need want'],
  [/\b(?<at>for\s+to)(?=\s+be)/, 'for: to'],
  [/\bfor\s+to/, 'for: ?'],
  [/\bnot\b(?=\s+(?:started|running)(?:[.,;]|$))/, 'not: started running'],
  [/\bnot\b(?=\s+(?:started|running)\b|[.,;])/, 'not: ?'],
  [/\bnot\b(?=\s+[a-z])\s+be\b/, 'not: be'],
  [/\bcan\s+can\b|\bwill\s+will\b/, 'can: can; will: will'],
  [/\b(?:to\s+)?go\b/, 'to: go; go: ?'],
  [/\b(?:to\s+){1,2}go\b/, 'to: ?'],
  [/\bis\s+(?:very\s+|so\s+){0,2}large\b/, 'is: very so large'],
  [/\bit[\s-]is\b/, 'it: ?'],
  [/\bit[\n ]is\b/, 'it: is'],
  [/\bdon(?:'t)?\s+go\b/, 'don: ?'],
  [/\bcan(?:not| not)\s+be\b/, 'cannot: be; can: not'],
];

describe('what stands behind the word that matches of a pattern begin with', () => {
  for (const [pattern, expected] of NEXT) {
    it(`is ${expected} for ${pattern}`, () => {
      const found = leadingWords(pattern)?.map(({ text, next }) => `${text}: ${next?.join(' ') ?? '?'}`);
      assert.equal(found?.join('; '), expected);
    });
  }
});

describe('the words that matches of a pattern begin with', () => {
  for (const [pattern, leads] of CASES) {
    it(`are ${leads ?? 'not told'} for ${pattern}`, () => {
      const found = leadingWords(pattern)?.map(({ text, whole }) => text + (whole ? '$' : ''));
      assert.equal(found?.join(' '), leads);
    });
  }
});
