import assert from 'node:assert/strict';
import { inputOf, startModelService, type ModelService } from './support/model-service.ts';

/** Milliseconds of processor time that one turn may take, with room for the collection of garbage: measured, it is under 50. */
const LONGEST = 150;

/** The most processor time, in milliseconds, that this thread spent between two turns of its loop while the work was done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = spent();
  let done = false;
  const turn = (): void => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  done = true;
  return longest;
}

describe('a text of 200,000 characters', () => {
  let service: ModelService;
  before(async () => {
    service = await startModelService();
  });
  after(() => service.stop());

  it('holds up nobody else, whatever a model does to it', async () => {
    const key = await service.key({ limit: 100 });
    service.behave((call) => ({ text: inputOf(call), pieces: 2000 }));
    const section = (number: number): string =>
      `## Part ${number}\n\nThe tool [reads](./files.md#${number}) the \`file-${number}\` and writes it again. Orbit keeps 12 of them.\n\n`;
    let input = '';
    for (let number = 0; input.length < 199_800; number++) input += section(number);
    const run = async (): Promise<void> => {
      const response = await service.analyze(key, { mode: 'translate', input });
      assert.equal(response.status, 200, await response.text());
    };
    // Cold code takes its time once.
    await run();
    const longest = await longestTurn(run);
    assert.ok(longest < LONGEST, `One turn took ${Math.round(longest)} ms.`);
  });
});
