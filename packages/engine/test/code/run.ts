import type { Mode } from '@housestyle/contract';
import { createEngine, type Analysis, type Job } from '../../index.ts';
import { readGrammar } from './parser.ts';

const engine = createEngine({ grammars: readGrammar });

/** Runs one mode on source code under the preset, as a host does. */
export async function runCode(mode: Mode, input: string, more: Partial<Job> = {}): Promise<Analysis> {
  const job: Job = { mode, input, style: { rules: null, termSubs: [], glossary: [] }, ...more };
  await engine.prepare(job);
  return engine.analyze(job);
}
