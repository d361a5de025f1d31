import assert from 'node:assert/strict';
import { readStyleLink, styleLink, type StyleAddition } from '@housestyle/contract';

const additions: readonly StyleAddition[] = [
  { word: 'kubelet' },
  { word: 'C++ & “R” #1' },
  { term: { preferred: 'sign in', avoid: ['log in', 'log on, or sign-on'] } },
];

describe('a link to the style’s page', () => {
  for (const addition of additions)
    it(`brings ${JSON.stringify(addition)}`, () => {
      const { pathname, hash, search } = new URL(styleLink('https://docs.example.com', addition));
      assert.deepEqual([pathname, search, readStyleLink(hash)], ['/style', '', addition]);
    });

  for (const fragment of [
    '',
    '#',
    '#word=',
    '#word=%20',
    '#preferred=a',
    '#avoid=b',
    '#preferred=a&avoid=',
    '#rules',
  ])
    it(`brings nothing by “${fragment}”`, () => assert.equal(readStyleLink(fragment), undefined));
});
