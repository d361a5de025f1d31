import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@housestyle/contract';
import { buildLocalService } from '../../../packages/server/build.mjs';
import { serviceStarter } from '../../../src/platform/service-program.ts';

describe('the program of the local service', () => {
  let folder: string;
  let program: string;
  const log: string[] = [];
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'housestyle-program-'));
    await buildLocalService({ outdir: path.join(folder, 'service') });
    program = path.join(folder, 'service', 'local.mjs');
  });
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  const start = (dataFolder: string, environment: Record<string, string> = {}, file = program) =>
    serviceStarter({ program: file, dataFolder: path.join(folder, dataFolder) })({
      key: null,
      environment,
      log: (line) => log.push(line),
    });

  it('makes its folder, answers, and ends when it is stopped', async () => {
    const service = await start('data');
    const client = createClient({ baseUrl: service.address, apiKey: service.key, fetch });
    assert.ok((await client.analyze({ mode: 'review', input: 'A text.' })).ok);
    await service.stop();
    await service.ended;
    const after = await client.analyze({ mode: 'review', input: 'A text.' });
    assert.ok(!after.ok && after.code === 'NETWORK_ERROR');
  });

  it('takes nothing from the environment of the editor but what a program needs', async () => {
    const names = ['PRO_LIMIT', 'PORT', 'MODEL_PROVIDER', 'NODE_OPTIONS'] as const;
    const before = names.map((name) => process.env[name]);
    names.forEach((name) => (process.env[name] = 'nonsense'));
    try {
      const service = await start('editor');
      await service.stop();
    } finally {
      names.forEach((name, index) => {
        if (before[index] === undefined) delete process.env[name];
        else process.env[name] = before[index];
      });
    }
  });

  const failures: [what: string, run: () => Promise<unknown>, told: RegExp][] = [
    ['a variable is wrong', () => start('wrong', { MODEL_PROVIDER: 'nonsense' }), /MODEL_PROVIDER/],
    ['the program is not there', () => start('missing', {}, `${program}.none`), /Cannot find module/],
    [
      'its database cannot be used',
      async () => {
        await writeFile(path.join(folder, 'file'), 'not a folder');
        return start('file');
      },
      /EEXIST|ENOTDIR/,
    ],
  ];
  for (const [what, run, told] of failures) {
    it(`tells why it does not start where ${what}`, () => assert.rejects(run(), told));
  }
});
