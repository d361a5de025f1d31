import { enableCompileCache } from 'node:module';
import { readFileSync } from 'node:fs';

/** Reviews one file, as a hook or an editor that starts a process for it would: `check-file FILE CACHE`. */
const [file = '', cache = ''] = process.argv.slice(2);
enableCompileCache(cache);
const { createEngine } = await import('../../packages/engine/index.ts');
const { content } = createEngine().analyze({
  mode: 'review',
  input: readFileSync(file, 'utf8'),
  style: { rules: null, termSubs: [], glossary: [] },
});
process.stdout.write(content);
