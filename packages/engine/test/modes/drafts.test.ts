import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAFTS, type Draft } from './drafts/drafts.ts';
import { PRESET, run } from './jobs.ts';

const FOLDER = join(import.meta.dirname, 'drafts');
const DOCUMENTS = join(import.meta.dirname, '../../../../node_modules/fastify/docs');

/** Reports and files of strings are no pages: the style of pages does not apply to them. */
const PAGES = new Set(['generate', 'summarize', 'outline', 'expand', 'ux-generate']);
const MIN_SCORE = 90;

describe('drafts', () => {
  for (const draft of DRAFTS) {
    const name = `${basename(draft.input).toLowerCase().replace(/\.md$/, '')}.${draft.mode}.golden`;
    it(`${draft.mode} of ${draft.input} is as it was (UPDATE_GOLDEN=1 writes it anew)`, () => {
      const { content } = run(draft.mode, read(draft), PRESET, draft.options);
      const file = join(FOLDER, name);
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${content}\n`);
      assert.equal(`${content}\n`, readFileSync(file, 'utf8'));
    });
    if (PAGES.has(draft.mode))
      it(`${draft.mode} of ${draft.input} passes our own preset`, () => {
        const { content } = run(draft.mode, read(draft), PRESET, draft.options);
        const report = run('style-check', content, PRESET).content;
        const score = Number(/Style score: (\d+)%/.exec(report)?.[1]);
        assert(score >= MIN_SCORE, report);
      });
    it(`${draft.mode} of ${draft.input} says the same again`, () => {
      const once = run(draft.mode, read(draft), PRESET, draft.options);
      assert.deepEqual(run(draft.mode, read(draft), PRESET, draft.options), once);
    });
  }
});

function read({ input }: Draft): string {
  return readFileSync(input.includes('/') ? join(DOCUMENTS, input) : join(FOLDER, input), 'utf8');
}
