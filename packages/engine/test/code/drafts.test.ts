import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format, Mode } from '@housestyle/contract';
import { createEngine, type Job } from '../../index.ts';
import { readGrammar } from './parser.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const GOLDEN = join(import.meta.dirname, 'golden');

/** Three inputs for each mode that reads code; the outputs were read line by line. */
const DRAFTS: readonly (readonly [Mode, string, Format?])[] = [
  ['explain', 'express/shop.input.txt'],
  ['explain', 'fastapi/store.input.txt'],
  ['explain', 'gin/albums.input.txt'],
  ['code-to-docs', 'fastapi/store.input.txt'],
  ['code-to-docs', 'spring/orders.input.txt'],
  ['code-to-docs', 'express/shop.input.txt', 'openapi'],
  ['user-guide', 'ui/invite.tsx.txt'],
  ['user-guide', 'ui/billing.html.txt'],
  ['user-guide', 'ui/messages.json.txt'],
];

describe('drafts from code', () => {
  const engine = createEngine({ grammars: readGrammar });

  for (const [mode, input, format] of DRAFTS) {
    it(`${mode} of ${input} is as it was (UPDATE_GOLDEN=1 writes it anew)`, async () => {
      const text = readFileSync(join(FIXTURES, input), 'utf8');
      const style = { rules: null, termSubs: [], glossary: [] };
      const job: Job = { mode, input: text, style, ...(format && { format }) };
      await engine.prepare(job);
      const content = `${engine.analyze(job).content}\n`;
      const file = join(GOLDEN, `${input.replace('/', '-').replace(/\..*/, '')}.${mode}.golden`);
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, content);
      assert.equal(content, readFileSync(file, 'utf8'));
    });
  }
});
