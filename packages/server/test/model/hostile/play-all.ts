import { FAMILIES } from './behaviours/index.ts';
import type { Misbehaviour } from './behaviours/types.ts';
import { JOBS } from './documents.ts';
import { growthWhile } from './memory.ts';
import { IMPATIENT, PATIENT, setStage, type Case, type CaseResult, type Stage } from './stage.ts';

export const MISBEHAVIOURS = Object.values(FAMILIES).flat();

export interface Played {
  readonly results: readonly CaseResult[];
  /** Characters that one call could send at most before somebody hung up. */
  readonly mostSent: number;
  /** Calls that reached another server than the model's. */
  readonly strayed: number;
  /** Lines of the log that hold the key or a document. */
  readonly leaked: readonly string[];
  /** The most bytes by which the process grew over one case that sends without end, the model's own memory included. */
  readonly growth: number;
}

/** Every way of misbehaving, and `more`, in every mode; each of the three kinds of wire has its share. */
export async function playAll(more: readonly Misbehaviour[] = []): Promise<Played> {
  const all = [...more, ...MISBEHAVIOURS];
  const cases = (lasting: Misbehaviour['lasting']): Case[] =>
    all
      .filter((misbehaviour) => misbehaviour.lasting === lasting)
      .flatMap((misbehaviour) => JOBS.map((job) => ({ job, misbehaviour })));
  const stages: Stage[] = [];
  try {
    const ending = await setStage('openai-compatible', PATIENT);
    stages.push(ending);
    const results = await ending.play(cases(undefined));
    const stalling = await setStage('openai', IMPATIENT);
    stages.push(stalling);
    results.push(...(await stalling.play(cases('stalls'))));
    const endless = await setStage('anthropic', PATIENT);
    stages.push(endless);
    let growth = 0;
    // One after the other: what a single one takes is to be seen.
    for (const one of cases('enough'))
      growth = Math.max(growth, await growthWhile(async () => results.push(...(await endless.play([one])))));
    return {
      results,
      mostSent: Math.max(...stages.map(({ mostSent }) => mostSent)),
      strayed: stages.reduce((sum, { strayed }) => sum + strayed, 0),
      leaked: stages.flatMap((stage) => stage.leakedLines()),
      growth,
    };
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
  }
}
