/** Has an engine on demand check a text and then rewrite it; prints the modules that were loaded for each, as JSON. */
import { registerHooks } from 'node:module';
import type { Job } from '../index.ts';

let loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});

const { createEngineOnDemand } = await import('../on-demand.ts');
const engine = createEngineOnDemand();

async function modulesFor(mode: Job['mode']): Promise<readonly string[]> {
  const job: Job = {
    mode,
    input: '# Start\n\nIn order to begin, run `npm start`.\n',
    style: { rules: null, termSubs: [], glossary: [] },
  };
  await engine.prepare(job);
  engine.analyze(job);
  const modules = loaded;
  loaded = [];
  return modules;
}

const review = await modulesFor('review');
const rewrite = await modulesFor('rewrite');
process.stdout.write(JSON.stringify({ review, rewrite }));
