import assert from 'node:assert/strict';
import { measureProcessor } from '../../../../test/harness/processor-time.ts';
import type { Mode } from '@housestyle/contract';
import { PRESET, run } from './jobs.ts';

const LENGTH = 200_000;
const MODES: readonly Mode[] = [
  'generate',
  'keywords',
  'glossary-gen',
  'explain',
  'summarize',
  'expand',
  'outline',
  'ux-review',
  'ux-rewrite',
  'ux-generate',
];

function fill(part: string): string {
  return part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
}

const TEXTS: Readonly<Record<string, string>> = {
  'one word': 'a'.repeat(LENGTH),
  'one sentence': fill('word '),
  headings: fill('# Ab.\n\n'),
  'labelled notes': fill('- a: b, c, d, and e\n'),
  'list items': fill('- delete the old file, then save\n'),
  'nested lists': Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}- item ${depth}\n`).join(''),
  'strings in JSON': `{${fill('"a.b":"Are you sure you want to go?",').slice(0, -40)}"z":"z"}`,
  brackets: fill('{{[[(('),
  capitals: fill('API (HTTP) '),
  quotes: fill('"“\''),
};

describe('200,000 characters', () => {
  for (const mode of MODES) {
    for (const [name, text] of Object.entries(TEXTS)) {
      it(`of ${name} are answered by ${mode}`, () => {
        const used = measureProcessor();
        assert.equal(typeof run(mode, text, PRESET).content, 'string');
        assert(used() < 20_000);
      });
    }
  }
});

describe('a sentence behind nothing', () => {
  for (const [name, blank] of [
    ['spaces', ' '],
    ['blank lines', '\n'],
    ['blank lines with spaces', ' \n'],
  ] as const)
    for (const mode of [...MODES, 'user-guide'] as const)
      it(`is read behind 200,000 characters of ${name} by ${mode}`, () => {
        const used = measureProcessor();
        const text = `${blank.repeat(LENGTH / blank.length)}Pumps fill the tank.`;
        assert.equal(typeof run(mode, text, PRESET).content, 'string');
        assert(used() < 10_000);
      });
});

describe('200,000 spaces within a prompt', () => {
  for (const mode of ['generate', 'outline', 'expand', 'user-guide', 'summarize'] as const)
    it(`are read as some by ${mode}`, () => {
      const used = measureProcessor();
      const { content } = run(
        mode,
        `Reset a router: unplug it, ${' '.repeat(LENGTH)}wait 30 seconds.`,
        PRESET,
      );
      assert.match(content, /router/i);
      assert(used() < 10_000);
    });
});

describe('200,000 characters of exclamations', () => {
  it('are answered as questions, of which none is open', () => {
    const used = measureProcessor();
    const { content } = run('generate', fill('Wow!! Great! '), PRESET, { docType: 'faq' });
    assert.match(content, /wow/i);
    assert(used() < 10_000);
  });
});

describe('200,000 characters of one word with hyphens', () => {
  it('are answered as readers of a guide', () => {
    const used = measureProcessor();
    assert.match(run('generate', `A guide for ${fill('s-')}!`, PRESET).content, /s-s-s/);
    assert(used() < 10_000);
  });
});

describe('notes longer than a page', () => {
  it('are all in the answer, and those that were not read are told', () => {
    const notes = Array.from({ length: 4000 }, (_, index) => `- Shelf ${index} holds ${index + 7} boxes.`);
    const { content } = run('generate', `Write a reference of the shelves.\n\n${notes.join('\n')}`, PRESET);
    for (const index of [0, 2990, 3500, 3999]) assert.match(content, new RegExp(`Shelf ${index} holds`));
    assert.match(content, /## Further notes\n\n> \[VERIFY\] The notes are longer than one page/);
  });
});

/** Names that are signs of patterns, and one that is too long for any. */
const NAMES = ['c++', 'foo(bar', 'a[b', 'x{2}', 'q+r?', 'a'.repeat(100_000)];

describe('names of any kind', () => {
  for (const name of NAMES)
    it(`are taken as they are: ${name.slice(0, 10)}`, () => {
      const prompt = `README for a tool called ${name} - a CLI that reads files. Run ${name} start with ${name} login.`;
      for (const mode of ['generate', 'outline', 'expand'] as const)
        assert.ok(run(mode, prompt, PRESET).content.includes(name.slice(0, 10)), mode);
    });
});
