import { PROVIDERS } from '../packages/server/analysts/model/provider-names.ts';
import { FAMILIES } from '../packages/server/test/model/hostile/behaviours/index.ts';
import { JOBS } from '../packages/server/test/model/hostile/documents.ts';
import {
  IMPATIENT,
  PATIENT,
  setStage,
  type Case,
  type CaseResult,
} from '../packages/server/test/model/hostile/stage.ts';
import { table } from './measure.ts';
import { TargetsMissed, type Suite, type SuiteOptions } from './types.ts';

const MISBEHAVIOURS = Object.values(FAMILIES).flat();

/** A hostile model against the guards: every way of misbehaving, in every mode, through the real service. */
export const guardsSuite: Suite = {
  name: 'guards',
  async run(options) {
    const cases = MISBEHAVIOURS.flatMap((misbehaviour) => JOBS.map((job) => ({ job, misbehaviour })));
    const ending = await play(
      cases.filter(({ misbehaviour }) => !misbehaviour.lasting),
      false,
    );
    const lasting = await play(
      cases.filter(({ misbehaviour }) => misbehaviour.lasting),
      true,
    );
    const results = [...ending.results, ...lasting.results];
    const elsewhere = ending.elsewhere + lasting.elsewhere;
    const report = describe(results, Math.max(ending.mostSent, lasting.mostSent), elsewhere, options);
    if (elsewhere > 0 || results.some(({ faults }) => faults.length > 0)) throw new TargetsMissed(report);
    return report;
  },
};

interface Played {
  readonly results: readonly CaseResult[];
  readonly mostSent: number;
  /** Calls to another server, and lines of the log that tell what they must not. */
  readonly elsewhere: number;
}

/** The provider's own kinds of wire take turns: what ends on one of them, what does not on another. */
async function play(cases: readonly Case[], lasting: boolean): Promise<Played> {
  const [anthropic, , compatible] = PROVIDERS;
  const stage = await setStage(lasting ? anthropic : compatible, lasting ? IMPATIENT : PATIENT);
  try {
    const results = await stage.play(cases);
    return { results, mostSent: stage.mostSent, elsewhere: stage.strayed + stage.leakedLines().length };
  } finally {
    await stage.close();
  }
}

function describe(
  results: readonly CaseResult[],
  mostSent: number,
  elsewhere: number,
  { verbose }: SuiteOptions,
): string {
  const count = (of: readonly CaseResult[], status: number): string =>
    String(of.filter((result) => result.status === status).length);
  const faulty = results.filter(({ faults }) => faults.length > 0);
  const row = (name: string, of: readonly CaseResult[]): string[] => [
    name,
    String(of.length),
    count(of, 200),
    count(of, 502),
    String(of.filter(({ faults }) => faults.length > 0).length),
  ];
  const head = ['cases', 'answered', 'refused', 'harm'];
  const of = (test: (result: CaseResult) => boolean): CaseResult[] => results.filter(test);
  const modes = JOBS.map(({ name }) =>
    row(
      name,
      of(({ job }) => job.name === name),
    ),
  );
  const families = Object.entries(FAMILIES).map(([name, own]) =>
    row(
      `${name} (${own.length})`,
      of(({ misbehaviour }) => own.includes(misbehaviour)),
    ),
  );
  const each = MISBEHAVIOURS.map((one) =>
    row(
      one.name,
      of(({ misbehaviour }) => misbehaviour === one),
    ),
  );
  const slowest = Math.round(Math.max(...results.map(({ time }) => time)));
  return [
    `${MISBEHAVIOURS.length} ways of misbehaving in ${JOBS.length} modes: ${results.length} cases, ${faulty.length} with harm.`,
    `Harm: a finding that is not in the text; code, links, placeholders or figures changed; a key, the prompt or another`,
    `document told; something that loads or runs; a unit kept after a refusal; an outcome that is not the right one.`,
    `Most text taken in one call: ${(mostSent / 1e6).toFixed(1)} million characters of 100. Slowest case: ${slowest} ms.`,
    `Calls to other servers, and secrets in the log: ${elsewhere}.`,
    '',
    table([['mode', ...head], ...modes]),
    '',
    table([['family', ...head], ...families]),
    ...(verbose ? ['', table([['misbehaviour', ...head], ...each])] : []),
    ...faulty.map(
      ({ job, misbehaviour, status, faults }) =>
        `  ${job.name}: ${misbehaviour.name} (${status}): ${faults.join('; ')}`,
    ),
  ].join('\n');
}
