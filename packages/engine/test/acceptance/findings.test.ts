import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@housestyle/contract';
import { createEngine } from '../../index.ts';

const PACKAGES = join(import.meta.dirname, '../../../../node_modules');
const GOLDEN = join(import.meta.dirname, 'findings');
const UPDATE = 'UPDATE_GOLDEN=1 npx mocha --no-config packages/engine/test/acceptance/findings.test.ts';

/** Long documents of packages that the product itself depends on, so that the lockfile pins them. */
const DOCUMENTS = [
  'fastify/docs/Reference/Server.md',
  'fastify/docs/Reference/Hooks.md',
  'fastify/docs/Guides/Plugins-Guide.md',
  'fastify/docs/Guides/Migration-Guide-V5.md',
  'pino/docs/api.md',
  'undici/docs/docs/api/Dispatcher.md',
  'markdownlint/doc/Rules.md',
  'fflate/README.md',
  'kysely/README.md',
];

describe(`every finding of long real documents (to accept a change: ${UPDATE})`, () => {
  const engine = createEngine();

  for (const name of DOCUMENTS) {
    it(`stays as it was in ${name}`, () => {
      const input = readFileSync(join(PACKAGES, name), 'utf8');
      const style = { rules: null, termSubs: [], glossary: [] };
      const { suggestions = [] } = engine.analyze({ mode: 'review', input, style, format: 'suggestions' });
      const title = `${name} ${createHash('sha256').update(input).digest('hex').slice(0, 16)}`;
      const findings = `${[title, ...suggestions.map((finding) => line(input, finding))].join('\n')}\n`;
      const file = join(GOLDEN, `${name.replace(/\.md$/, '').replaceAll('/', '.').toLowerCase()}.golden.txt`);
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, findings);
      const [before = '', now] = [readFileSync(file, 'utf8'), findings];
      assert.equal(
        now.split('\n')[0],
        before.split('\n')[0],
        `The package has another version of its document. Look at the new findings: ${UPDATE}`,
      );
      assert.equal(now, before);
    });
  }
});

/** `12:5 future-tense "will return" → "returns"`, line and column from 1. */
function line(input: string, { range, rule, original, suggestion }: Finding): string {
  const before = input.slice(0, range.start).split('\n');
  const position = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const quote = (text: string): string => `"${text.replace(/\s+/g, ' ')}"`;
  const change = suggestion === null ? '' : ` → ${suggestion === '' ? '∅' : quote(suggestion)}`;
  return `${position} ${rule.id} ${quote(original)}${change}`;
}
