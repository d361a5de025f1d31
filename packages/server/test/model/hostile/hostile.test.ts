import assert from 'node:assert/strict';
import { says } from './behaviours/types.ts';
import { JOBS } from './documents.ts';
import { MISBEHAVIOURS, playAll, type Played } from './play-all.ts';

/** Bytes that one call may send before it is hung up on: the limit of an answer, and what is on its way in buffers. */
const MOST_SENT = 32 * 1024 * 1024;
/** Bytes by which the process may grow over 100 MB of answer, the model that makes them up included. */
const MOST_GROWTH = 96 * 1024 * 1024;

const HONEST = says('is honest', (good) => good, 200);

describe('a hostile model', function () {
  this.timeout(600_000);
  let played: Played;
  const of = (misbehaviour: unknown) =>
    played.results.filter((result) => result.misbehaviour === misbehaviour);

  before(async () => {
    played = await playAll([HONEST]);
  });

  it('misbehaves in at least sixty ways, each with a name of its own', () => {
    const names = MISBEHAVIOURS.map(({ name }) => name);
    assert.ok(names.length >= 60);
    assert.equal(new Set(names).size, names.length);
  });

  it('does so in every mode', () => {
    assert.equal(JOBS.length, 18);
    assert.equal(played.results.length, (MISBEHAVIOURS.length + 1) * JOBS.length);
  });

  for (const misbehaviour of MISBEHAVIOURS) {
    it(`that ${misbehaviour.name} does no harm`, () => {
      const faults = of(misbehaviour).flatMap(({ job, faults: own }) =>
        own.map((fault) => `${job.name}: ${fault}`),
      );
      assert.deepEqual(faults, []);
    });
  }

  it('that is honest is believed', () => {
    assert.deepEqual(
      of(HONEST).map(({ status, faults }) => ({ status, faults })),
      JOBS.map(() => ({ status: 200, faults: [] })),
    );
  });

  it('that talks without end is hung up on', () => {
    assert.ok(played.mostSent > 1_000_000);
    assert.ok(played.mostSent < MOST_SENT, `${played.mostSent} characters were taken`);
  });

  it('that sends 100 MB fills no memory', () => {
    assert.ok(played.growth < MOST_GROWTH, `It grew by ${Math.round(played.growth / 1e6)} MB.`);
  });

  it('leads the service nowhere else, and nothing into its log', () => {
    assert.equal(played.strayed, 0);
    assert.deepEqual(played.leaked, []);
  });
});
