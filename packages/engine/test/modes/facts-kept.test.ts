import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedParagraphs, factsLost } from './facts.ts';
import { PRESET, run } from './jobs.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DOCUMENTS = [
  ...globSync('docs/*.md', { cwd: ROOT }).filter((name) => !/rules/.test(name)),
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('packages/engine/test/modes/{drafts,wooden}/*.md', { cwd: ROOT }),
  ...globSync('node_modules/fastify/docs/{Guides,Reference}/*.md', { cwd: ROOT }),
].sort();

const MANNERS = [
  ['rewrite', {}],
  ['rewrite', { audience: 'consumer' }],
  ['simplify', {}],
  ['simplify', { audience: 'consumer' }],
] as const;

describe('a text rewritten or simplified', () => {
  for (const name of DOCUMENTS)
    it(`keeps every number, address, name, denial, duty and leave of ${name}`, () => {
      const text = readFileSync(join(ROOT, name), 'utf8').slice(0, 20_000);
      for (const [mode, more] of MANNERS) {
        const lost = changedParagraphs(text, run(mode, text, PRESET, more).content).flatMap(([told, tells]) =>
          factsLost(told, tells)
            // In headings, what the text writes small elsewhere.
            .filter((fact) => !text.includes(` ${fact.replace(/^name /, '').toLowerCase()} `))
            .map((fact) => `${mode}: ${fact}\n< ${told}\n> ${tells}`),
        );
        assert.deepEqual(lost, []);
      }
    });

  it('is told to have lost what it lost', () => {
    const told = 'You must not delete the 5 files at Visual Studio (https://a.example/b); it may fail.';
    for (const [tells, lost] of [
      ['You must delete the 5 files at Visual Studio (https://a.example/b); it may fail.', ['denial not']],
      ['Do not delete the files at Visual Studio (https://a.example/b); it may fail.', ['number 5']],
      [
        'Do not delete the 5 files at visual studio (https://a.example/b); it fails.',
        ['leave', 'name Visual', 'name Studio'],
      ],
      ['You must not delete the 5 files at Visual Studio; it may fail.', ['address https://a.example/b']],
      ['You are not to delete the 5 files at Visual Studio (https://a.example/b); it may fail.', ['duty']],
    ] as const)
      assert.deepEqual(factsLost(told, tells), lost);
  });
});
