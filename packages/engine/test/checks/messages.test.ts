import assert from 'node:assert/strict';
import { fillMessage, type MessageValues } from '../../checks/messages.ts';

const FILLED: readonly (readonly [template: string, values: MessageValues, message: string])[] = [
  ['Shorten this.', { match: 'x' }, 'Shorten this.'],
  ['Write “{replacement}”, not “{match}”.', { match: 'a\nb', replacement: 'c' }, 'Write “c”, not “a b”.'],
  ['{count} of {max}', { count: 0, max: 3 }, '0 of 3'],
  ['Write “{replacement}”.', { match: 'x' }, 'Write “{replacement}”.'],
  ['Write "{replacement}".', { replacement: ['a', 'b'] }, 'Write "a" or "b".'],
  ['“{match}”: “{replacement}”', { match: 'x', replacement: ['a', 'b'] }, '“x”: “a” or “b”'],
  ['{name} and {match}', { match: '$&' }, '{name} and $&'],
  ['{{match}}', { match: 'x' }, '{x}'],
  ['{match', { match: 'x' }, '{match'],
  ['{matchX', { match: 'x' }, '{matchX'],
  ['{match} {', { match: '{max}', max: 3 }, '{max} {'],
];

describe('a message', () => {
  for (const [template, values, message] of FILLED)
    it(`${JSON.stringify(template)} is filled`, () => {
      assert.equal(fillMessage(template, values), message);
    });
});
