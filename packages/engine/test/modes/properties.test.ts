import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import fc from 'fast-check';
import { parseDocument } from '../../document/index.ts';
import { fidelity } from '../../fixes/index.ts';
import { run } from './jobs.ts';

const STYLE = {
  rules: null,
  termSubs: [
    { preferred: 'sign in', avoid: ['log in', 'login to'] },
    { preferred: 'example.com', avoid: ['the site'] },
    { preferred: 'the the', avoid: ['foo'] },
  ],
  glossary: [{ term: 'Hook', definition: 'A function.', synonyms: ['callback', 'hook function'] }],
};

const SENTENCES = [
  'Log in to to the site in order to make use of hooks.',
  'There are several packages that can foo, but they are very simple; it is possible to utilize them.',
  'It has these types: `a`, b, **c**, and [d](#e).',
  'You can, e.g., call `log in()` with 3 callbacks!',
  'The the server needs 20 seconds to start when it is told to do so by someone else, and then it is ready to be used.',
  '# Log In And Out',
  '👩‍👩‍👧 e\u0301 日本語。',
  'Please note that https://log.in/foo must not change.',
  '<b title="foo">foo</b> &amp; {foo} ${LOG} %s',
];
const MARKUP = [
  '',
  '- ',
  '1. ',
  '> ',
  '## ',
  '    ',
  '\t',
  '| a | ',
  '```\n',
  '---\n',
  '<!-- ',
  '::: tip\n',
  '* ',
  '$$\n',
  '[x]: ',
];

const line = fc
  .tuple(
    fc.constantFrom(...MARKUP),
    fc.oneof(fc.constantFrom(...SENTENCES), fc.string({ unit: 'grapheme', maxLength: 20 })),
  )
  .map((parts) => parts.join(''));
const markdown = fc
  .tuple(
    fc.constantFrom('', '\uFEFF', '---\ntitle: foo\n---\n'),
    fc.array(line, { maxLength: 12 }),
    fc.constantFrom('\n', '\r\n', '\r', '\n\n'),
  )
  .map(([start, lines, end]) => (start + lines.join('\n')).replaceAll('\n', end));

const CHANGING: readonly Mode[] = ['rewrite', 'simplify'];

describe('any text', () => {
  for (const mode of CHANGING) {
    it(`keeps its code, links and markup in ${mode}, and a second time changes nothing`, () => {
      fc.assert(
        fc.property(markdown, (text) => {
          const once = run(mode, text, STYLE).content;
          assert.deepEqual(fidelity(parseDocument(text), parseDocument(once)), {
            same: true,
            lost: [],
            added: [],
          });
          assert.equal(run(mode, once, STYLE).content, once);
        }),
        { numRuns: 400 },
      );
    });
  }

  for (const mode of ['review', 'style-check'] as const) {
    it(`gets findings in ${mode} that stand where they say, and whose corrections do not overlap`, () => {
      fc.assert(
        fc.property(markdown, (text) => {
          const { content, suggestions = [] } = run(mode, text, STYLE, { format: 'suggestions' });
          for (const { original, range } of suggestions)
            assert.equal(original, text.slice(range.start, range.end));
          const corrections = suggestions.filter(({ suggestion }) => suggestion !== null);
          corrections.forEach(({ range }, index) =>
            assert((corrections[index - 1]?.range.end ?? 0) <= range.start),
          );
          const gravest = suggestions.some(({ severity }) => severity === 'critical');
          if (mode === 'review') assert.equal(/critical/i.test(content), gravest);
        }),
        { numRuns: 300 },
      );
    });
  }
});
