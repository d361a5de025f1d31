import assert from 'node:assert/strict';
import { leastProcessorTime } from '../../../../test/harness/processor-time.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCode } from './run.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** A framework of each language that code modes read. */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ['TypeScript', 'nest'],
  ['JavaScript', 'express'],
  ['Python', 'fastapi'],
  ['Java', 'spring'],
  ['Kotlin', 'ktor'],
  ['Go', 'gin'],
  ['C#', 'aspnet'],
  ['Ruby', 'rails'],
  ['PHP', 'laravel'],
  ['Rust', 'axum'],
];
const LIMIT = 5000;

/** The framework's programs over and over, each time under other names. */
function largeInput(framework: string): string {
  const files = globSync(`${framework}/*.input.txt`, { cwd: FIXTURES }).sort();
  const program = files.map((file) => readFileSync(join(FIXTURES, file), 'utf8')).join('\n');
  const copies = Array.from({ length: Math.ceil(200_000 / program.length) }, (_, index) =>
    program.replace(/\b(orders?|albums?|products?|items?|cats?|tickets?|notes?)\b/gi, `$1${index}`),
  );
  return copies.join('\n').slice(0, 200_000);
}

describe('code of 200,000 characters', () => {
  for (const [language, framework] of LANGUAGES) {
    for (const mode of ['code-to-docs', 'explain', 'user-guide'] as const) {
      it(`is answered for ${mode} of ${language} within five seconds`, async () => {
        const input = largeInput(framework);
        const took = await leastProcessorTime(LIMIT, async () => {
          const { content } = await runCode(mode, input);
          assert(content.length > 0);
        });
        assert(took < LIMIT, `${took} ms`);
      });
    }
  }
});
