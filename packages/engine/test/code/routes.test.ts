import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCode } from '../../code/read-code.ts';
import { loadParser } from './parser.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const INPUTS = globSync('*/*.input.txt', { cwd: FIXTURES }).sort();

describe('routes of source code', () => {
  for (const input of INPUTS) {
    const name = input.replace('.input.txt', '');
    it(`finds every route of ${name}, and no other`, async () => {
      const model = readCode(readFileSync(join(FIXTURES, input), 'utf8'), await loadParser());
      const found = model.routes.map(({ method, path }) => `${method} ${path}`).sort();
      const expected = readFileSync(join(FIXTURES, `${name}.routes.txt`), 'utf8')
        .trim()
        .split('\n');
      assert.deepEqual(found, expected.sort());
    });
  }

  it('has two programs or more for each framework', () => {
    for (const [framework, inputs] of Map.groupBy(INPUTS, (input) => dirname(input))) {
      assert(inputs.length >= 2, `write another program for ${framework}`);
    }
  });
});
