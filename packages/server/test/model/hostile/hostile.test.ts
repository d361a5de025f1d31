import assert from 'node:assert/strict';
import { FAMILIES } from './behaviours/index.ts';
import { says, type Misbehaviour } from './behaviours/types.ts';
import { JOBS } from './documents.ts';
import { IMPATIENT, PATIENT, setStage, type CaseResult, type Stage } from './stage.ts';

/** One mode of each kind; `npm run bench -- guards` plays all. */
const PLAYED = JOBS.filter(({ name }) => ['rewrite', 'review', 'summarize'].includes(name));
const MISBEHAVIOURS = Object.values(FAMILIES).flat();

/** What never ends takes its time, and is ended in the same place for all modes. */
const PLAYED_WITH_PATIENCE = PLAYED.slice(0, 1);

/** Bytes that one call may send before it is hung up on: the limit of an answer, and what is on its way in buffers. */
const MOST_SENT = 32 * 1024 * 1024;

const playedIn = ({ lasting }: Misbehaviour) => (lasting ? PLAYED_WITH_PATIENCE : PLAYED);

describe('a hostile model', function () {
  this.timeout(240_000);
  let patient: Stage;
  let impatient: Stage;
  let results: readonly CaseResult[] = [];

  before(async () => {
    patient = await setStage('openai-compatible', PATIENT);
    impatient = await setStage('anthropic', IMPATIENT);
    const honest = says('is honest', (good) => good, 200);
    const all = [honest, ...MISBEHAVIOURS].flatMap((misbehaviour) =>
      playedIn(misbehaviour).map((job) => ({ job, misbehaviour })),
    );
    const ending = await patient.play(all.filter(({ misbehaviour }) => !misbehaviour.lasting));
    const lasting = await impatient.play(all.filter(({ misbehaviour }) => misbehaviour.lasting));
    results = [...ending, ...lasting];
  });
  after(() => Promise.all([patient.close(), impatient.close()]));

  it('misbehaves in at least sixty ways, each with a name of its own', () => {
    const names = MISBEHAVIOURS.map(({ name }) => name);
    assert.ok(names.length >= 60);
    assert.equal(new Set(names).size, names.length);
  });

  it('is played in every mode by the bench', () => {
    assert.equal(JOBS.length, 18);
  });

  for (const misbehaviour of MISBEHAVIOURS) {
    it(`that ${misbehaviour.name} does no harm`, () => {
      const own = results.filter((result) => result.misbehaviour === misbehaviour);
      assert.equal(own.length, playedIn(misbehaviour).length);
      const faults = own.flatMap(({ job, faults }) => faults.map((fault) => `${job.name}: ${fault}`));
      assert.deepEqual(faults, []);
    });
  }

  it('that is honest is believed', () => {
    const own = results.filter(({ misbehaviour }) => misbehaviour.name === 'is honest');
    assert.deepEqual(
      own.map(({ status, faults }) => ({ status, faults })),
      PLAYED.map(() => ({ status: 200, faults: [] })),
    );
  });

  it('that talks without end is hung up on', () => {
    assert.ok(impatient.mostSent > 0);
    assert.ok(impatient.mostSent < MOST_SENT, `${impatient.mostSent} characters were taken`);
  });

  it('leads the service nowhere else, and nothing into its log', () => {
    for (const stage of [patient, impatient]) {
      assert.equal(stage.strayed, 0);
      assert.deepEqual(stage.leakedLines(), []);
    }
  });
});
