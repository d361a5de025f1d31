import { enableCompileCache } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Job } from '../../packages/engine/index.ts';

/** Reviews one file, as a hook or an editor that starts a process for it would: `check-file FILE CACHE`. */
const [file = '', cache = ''] = process.argv.slice(2);
enableCompileCache(cache);
const { createEngineOnDemand } = await import('../../packages/engine/on-demand.ts');
const job: Job = {
  mode: 'review',
  input: readFileSync(file, 'utf8'),
  style: { rules: null, termSubs: [], glossary: [] },
};
const engine = createEngineOnDemand();
await engine.prepare(job);
process.stdout.write(engine.analyze(job).content);
