import assert from 'node:assert/strict';
import fc from 'fast-check';
import { changedPart } from '../../../../src/checking/changed-part.ts';

/** A long text of sections; each tenth has a fence with a heading inside that is none. */
const fence = '```sh\n# no heading\n```\n\n';
const sections = Array.from(
  { length: 400 },
  (_, index) =>
    `## Section ${index}\n\n${'A sentence of some words. '.repeat(9)}\n\n${index % 10 === 0 ? fence : ''}`,
);
const text = sections.join('');

describe('the part of a text that an edit calls for checking', () => {
  const sent = (before: string | undefined, after: string, markdown = true): string => {
    const { start, end } = changedPart(before, after, markdown);
    return after.slice(start, end);
  };
  const edited = text.replace('## Section 200\n\nA sentence', '## Section 200\n\nA changed sentence');

  it('is the section that was edited, in a long text', () => {
    const part = sent(text, edited);
    assert.ok(part.startsWith('## Section 200\n\nA changed') && part.endsWith('```\n\n'));
    assert.equal(part.match(/^## /gm)?.length, 1);
  });

  it('spans all sections between two edits', () => {
    const once = text.replace('## Section 201\n\nA sentence', '## Section 201\n\nOne');
    const twice = once.replace('## Section 204\n\nA sentence', '## Section 204\n\nOne');
    assert.equal(sent(text, twice).match(/^## /gm)?.length, 4);
  });

  const whole: [what: string, before: string | undefined, after: string, markdown?: boolean][] = [
    ['a text that was never checked', undefined, text],
    ['a short text', 'One.\n', 'Two.\n'],
    ['a format other than Markdown', text, edited, false],
    ['an edit that opens a fence', text, text.replace('Section 9\n\n', 'Section 9\n\n```\n')],
    ['an edit that closes a comment', `<!--\n${text}`, `<!-- -->\n${text}`],
    [
      'a text with comments that turn rules off',
      `<!-- housestyle-disable -->\n${text}`,
      `<!-- housestyle-disable -->\n${edited}`,
    ],
  ];
  for (const [what, before, after, markdown] of whole) {
    it(`is all of ${what}`, () => assert.equal(sent(before, after, markdown), after));
  }

  it('holds all that changed, and begins and ends between lines', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(40),
        fc.string({ maxLength: 20 }),
        (start, length, inserted) => {
          const after = text.slice(0, start) + inserted + text.slice(start + length);
          const part = changedPart(text, after, true);
          assert.equal(text.slice(0, part.start), after.slice(0, part.start));
          assert.ok(text.endsWith(after.slice(part.end)));
          assert.ok(part.start === 0 || after[part.start - 1] === '\n');
          assert.ok(part.end === after.length || after[part.end - 1] === '\n');
        },
      ),
      { numRuns: 300 },
    );
  });
});
