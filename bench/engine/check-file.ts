import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../../packages/engine/index.ts';
import { createEngineOnDemand } from '../../packages/engine/on-demand.ts';

/** Reviews one file, as a hook or an editor that starts a process for it would: `start.cjs CACHE FILE`. */
const STDOUT = 1;
const [, file = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const job: Job = {
    mode: 'review',
    input: readFileSync(file, 'utf8'),
    style: { rules: null, termSubs: [], glossary: [] },
  };
  const engine = createEngineOnDemand();
  await engine.prepare(job);
  writeFileSync(STDOUT, engine.analyze(job).content);
  process.exit();
}

void main();
