/** One thread of the built-in engine. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEngine, UnservedModeError } from '@housestyle/engine';
import { createStyleUnpacker, WARM_UP, type ThreadAnswer } from './builtin-job.ts';
import { RuleGuard } from './rule-guard.ts';
import { serveJobs } from './thread-service.ts';
import { warmUpEngine } from './warm-up.ts';

const rules = new RuleGuard();
const engine = createEngine({ grammars: readGrammar, guard: rules.guard });
const unpackStyle = createStyleUnpacker();
// Before the first job, also in a thread that replaces another.
warmUpEngine(engine);

serveJobs(async (job): Promise<ThreadAnswer> => {
  if (job === WARM_UP) return { ready: true };
  const { style, patience, ...rest } = job;
  const whole = { ...rest, style: unpackStyle(style) };
  try {
    await engine.prepare(whole);
    return { analysis: rules.within(patience, () => engine.analyze(whole)) };
  } catch (error) {
    if (error instanceof UnservedModeError) return { unserved: error.message };
    throw error;
  }
});

/** A file of the packages that hold the grammars of programming languages. */
async function readGrammar(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file))));
}
