import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Supervisor,
  type RunningService,
  type SupervisorState,
} from '../../../src/local-service/supervisor.ts';

/** A service that lives until it is told to die; `life` milliseconds, where that is given. */
class Fleet {
  starts = 0;
  alive = 0;
  most = 0;
  fails = false;
  life: number | undefined;
  kill: (() => void) | undefined;

  readonly start = async (): Promise<RunningService> => {
    this.starts++;
    await sleep(5);
    if (this.fails) throw new Error('no room on the disk');
    this.most = Math.max(this.most, ++this.alive);
    let die: (reason: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => (die = resolve)).then((reason) => {
      this.alive--;
      return reason;
    });
    this.kill = () => die('killed');
    if (this.life !== undefined) setTimeout(() => die('crashed'), this.life);
    const address = `http://127.0.0.1:${this.starts}`;
    const stop = async (): Promise<void> => {
      die('stopped');
      await ended;
    };
    return { address, key: 'k', ended, stop };
  };
}

describe('the supervisor of the local service', () => {
  let fleet: Fleet;
  let states: SupervisorState[];
  let deaths: (number | null)[];
  let supervisor: Supervisor;
  beforeEach(() => {
    fleet = new Fleet();
    states = [];
    deaths = [];
    supervisor = new Supervisor({
      start: fleet.start,
      changed: (state) => states.push(state),
      died: (_reason, pause) => deaths.push(pause),
      pause: 4,
      patience: 4,
    });
  });
  afterEach(() => supervisor.stop());

  it('starts nothing before it is asked, and one service for all who ask', async () => {
    assert.equal(fleet.starts, 0);
    const all = await Promise.all([supervisor.service(), supervisor.service(), supervisor.service()]);
    assert.equal(new Set(all).size, 1);
    assert.equal(fleet.starts, 1);
    assert.deepEqual(states, ['starting', 'running']);
  });

  it('starts a service that died again by itself, after a pause that doubles, and gives up in the end', async () => {
    fleet.life = 1;
    await supervisor.service();
    const deadline = Date.now() + 5000;
    while (supervisor.state !== 'failed' && Date.now() < deadline) await sleep(5);
    assert.deepEqual(deaths, [4, 8, 16, null]);
    await sleep(100);
    assert.equal(fleet.starts, 4);
    assert.equal(fleet.alive, 0);
  });

  it('starts anew when it is asked after it gave up', async () => {
    fleet.life = 1;
    await supervisor.service();
    while (supervisor.state !== 'failed') await sleep(5);
    fleet.life = undefined;
    await supervisor.service();
    assert.equal(supervisor.state, 'running');
  });

  it('never runs two at once, however often it is asked, killed and restarted', async () => {
    for (let round = 0; round < 20; round++) {
      const asked = [supervisor.service(), supervisor.service()];
      if (round % 3 === 0) fleet.kill?.();
      if (round % 4 === 1) void supervisor.stop();
      await Promise.allSettled(asked);
      await sleep(round % 5);
    }
    await supervisor.stop();
    await sleep(50);
    assert.equal(fleet.alive, 0);
    assert.equal(fleet.most, 1);
  });

  it('tells why a service does not start, and does not try again by itself', async () => {
    fleet.fails = true;
    await assert.rejects(supervisor.service(), /no room/);
    await sleep(50);
    assert.equal(fleet.starts, 1);
    assert.equal(supervisor.state, 'failed');
  });

  it('leaves nothing running when it is stopped while one starts, or waits for its restart', async () => {
    const starting = supervisor.service();
    await supervisor.stop();
    await assert.rejects(starting);
    await supervisor.service();
    fleet.kill?.();
    await sleep(1);
    await supervisor.stop();
    await sleep(50);
    assert.equal(fleet.alive, 0);
    assert.equal(supervisor.state, 'stopped');
  });
});
