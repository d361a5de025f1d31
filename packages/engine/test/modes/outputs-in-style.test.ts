import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '@housestyle/contract';
import { createEngine, type Job } from '../../index.ts';
import { readGrammar } from '../code/parser.ts';

const STYLE: Job['style'] = { rules: null, termSubs: [], glossary: [] };
const MIN_SCORE = 90;
const ROOT = join(import.meta.dirname, '../../../..');
const CODE = join(import.meta.dirname, '../code/fixtures');

const DOCUMENTS: readonly string[] = [
  'README.md',
  'docs/service.md',
  'node_modules/fastify/docs/Guides/Getting-Started.md',
  'node_modules/fastify/docs/Reference/Hooks.md',
  'node_modules/kysely/README.md',
];
const OF_DOCUMENTS: readonly Mode[] = [
  'summarize',
  'keywords',
  'glossary-gen',
  'outline',
  'explain',
  'expand',
  'rewrite',
  'simplify',
  'review',
  'style-check',
];
/** They keep the writer's words where only a writer can change them: their outputs are at least as good as their inputs. */
const KEEPING: ReadonlySet<Mode> = new Set(['explain', 'expand', 'rewrite', 'simplify']);
const OF_CODE: readonly Mode[] = ['code-to-docs', 'explain', 'user-guide'];
const PROMPTS: readonly (readonly [Mode, string])[] = [
  ['generate', 'How to rotate the API keys of the Shelf service every 90 days.'],
  ['generate', 'Release notes for version 2.1: faster search; fixed a crash when the list is empty.'],
  ['outline', 'A tutorial on how to make backups with shelfctl.'],
  ['ux-generate', 'Delete a project with all its files.'],
];

describe('outputs keep to the preset that they are written by', () => {
  const engine = createEngine({ grammars: readGrammar });

  const scoreOf = (input: string): number =>
    Number(
      /Style score: (\d+)%/.exec(engine.analyze({ mode: 'style-check', input, style: STYLE }).content)?.[1],
    );

  async function check(job: Job, keeps = false): Promise<void> {
    await engine.prepare(job);
    const { content } = engine.analyze(job);
    const least = keeps ? Math.min(MIN_SCORE, scoreOf(job.input)) : MIN_SCORE;
    assert(scoreOf(content) >= least, `${scoreOf(content)} % instead of ${least} %\n${content}`);
  }

  for (const document of DOCUMENTS)
    for (const mode of OF_DOCUMENTS)
      it(`${mode} of ${document}`, () =>
        check({ mode, input: readFileSync(join(ROOT, document), 'utf8'), style: STYLE }, KEEPING.has(mode)));

  for (const file of globSync('*/*.input.txt', { cwd: CODE })
    .sort()
    .filter((_, index) => index % 4 === 0))
    for (const mode of OF_CODE)
      it(`${mode} of ${file}`, () =>
        check({ mode, input: readFileSync(join(CODE, file), 'utf8'), style: STYLE }));

  for (const [mode, input] of PROMPTS)
    it(`${mode} of “${input}”`, () => check({ mode, input, style: STYLE }));
});
