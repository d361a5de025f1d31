import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESET, run } from './jobs.ts';

const DOCUMENTS = join(import.meta.dirname, '../../../../node_modules/fastify/docs');
const GOLDEN = join(import.meta.dirname, 'golden');
const NAMES = ['Guides/Getting-Started', 'Reference/Hooks'];

describe('golden reports', () => {
  for (const name of NAMES) {
    for (const mode of ['review', 'style-check'] as const) {
      it(`the ${mode} of Fastify's ${name} is as it was (UPDATE_GOLDEN=1 writes it anew)`, () => {
        const input = readFileSync(join(DOCUMENTS, `${name}.md`), 'utf8');
        const report = `${run(mode, input, PRESET).content}\n`;
        const file = join(GOLDEN, `${name.replace(/^.*\//, '').toLowerCase()}.${mode}.golden.md`);
        if (process.env['UPDATE_GOLDEN']) writeFileSync(file, report);
        assert.equal(report, readFileSync(file, 'utf8'));
      });
    }
  }
});
