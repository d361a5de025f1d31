import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { freePort, start, untilReady } from '../../harness/child.ts';

const node = (code: string) => start(process.execPath, ['-e', code]);

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('child processes', () => {
  it('are ended even when they ignore the request', async () => {
    const child = node('process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)');
    while (!child.output().includes('up')) await new Promise((resolve) => setTimeout(resolve, 10));
    await child.stop(100);
    assert.equal(alive(child.pid), false);
    await child.stop();
  });

  it('take with them what they started', async function () {
    if (process.platform === 'win32') this.skip();
    const child = node(
      'const c = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]); console.log(c.pid); setInterval(() => {}, 1000)',
    );
    while (!child.printed().includes('\n')) await new Promise((resolve) => setTimeout(resolve, 10));
    const grandchild = Number(child.printed());
    await child.stop();
    for (let tries = 0; alive(grandchild) && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(alive(grandchild), false);
  });

  it('that end before they are ready are reported at once, with what they said', async () => {
    const child = node('console.error("no such database"); process.exit(3)');
    await assert.rejects(untilReady('http://127.0.0.1:1/', child), /exit code 3.*no such database/s);
  });

  it('that cannot start end with a failure', async () => {
    const child = start('/nowhere/such-program', []);
    assert.equal(await child.ended, 1);
  });

  it('get another port when the preferred one is taken', async () => {
    const server = createServer();
    const taken = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const port = await freePort(taken);
    server.close();
    assert.notEqual(port, taken);
    assert.ok(port > 0);
  });
});
