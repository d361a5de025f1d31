import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from '../../packages/engine/index.ts';
import { HOSTILE_TEXTS, STYLE } from '../../packages/engine/test/modes/hostile-texts.ts';
import type { HostileJobs, Worst } from './hostile.ts';

/** Runs jobs one after the other and reports the slowest. */
const { modes, texts } = workerData as HostileJobs;
const engine = createEngine();
let worst: Worst = { ms: 0, name: '', mode: '' };
for (const { name, make } of HOSTILE_TEXTS.filter((text) => !texts || texts.includes(text.name))) {
  const input = make();
  for (const mode of modes) {
    const start = performance.now();
    engine.analyze({ mode, input, style: STYLE });
    const ms = performance.now() - start;
    if (ms > worst.ms) worst = { ms, name, mode };
  }
}
parentPort?.postMessage(worst);
