import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lint } from './lint.ts';

/**
 * Folders with a published style, `Style/*.yml`, beside its own tests: `fixtures/Rule/test.md` with a `.vale.ini`, and
 * `features/rules.feature`, which holds what Vale prints of each. Several are separated by colons.
 *
 *     VALE_STYLE_DIR=DIR npx mocha --no-config packages/engine/test/vale/real-style.test.ts
 */
const DIRECTORIES = (process.env['VALE_STYLE_DIR'] ?? '').split(':').filter(Boolean);

const SCENARIO = /When I test "([\w./-]+)"[^]*?"""\n([^]*?)"""/g;

for (const directory of DIRECTORIES) {
  const read = (path: string) => readFileSync(join(directory, path), 'utf8');
  const rules = readRules(directory);
  const feature = read('features/rules.feature').replace(/^[ \t]*#.*\n/gm, '');
  describe(`what Vale prints with ${directory}`, () => {
    for (const [, name = '', printed = ''] of feature.matchAll(SCENARIO))
      it(name, () => {
        const files = { ...rules, '.vale.ini': read(`fixtures/${name}/.vale.ini`) };
        const found = lint(files, read(`fixtures/${name}/test.md`)).lines;
        const expected = printed.split('\n').map((line) => line.trim().replace(/^test\.md:/, ''));
        assert.deepEqual(found, expected.filter(Boolean));
      });
  });
}

/** The rules of every folder that has some, beside the tests. */
function readRules(directory: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const style of readdirSync(directory)) {
    if (style === 'fixtures' || style === 'features') continue;
    if (!statSync(join(directory, style)).isDirectory()) continue;
    for (const file of readdirSync(join(directory, style)))
      if (file.endsWith('.yml'))
        files[`${style}/${file}`] = readFileSync(join(directory, style, file), 'utf8');
  }
  return files;
}
