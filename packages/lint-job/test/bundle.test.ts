import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeBinary } from '../../mcp/test/support/node-versions.ts';
import { BUNDLE, buildLintJob } from '../build.mjs';
import { startAnalyzeServer, type AnalyzeServer } from './support/analyze-server.ts';
import { temporaryRepository } from './support/repository.ts';

describe('the bundle of the lint job', () => {
  let service: AnalyzeServer;

  before(async () => {
    await buildLintJob();
    service = await startAnalyzeServer();
  });
  after(() => service.close());

  for (const major of [18, 20, 22, 24] as const)
    it(`runs on Node ${major}`, async () => {
      const repository = temporaryRepository();
      repository.write({
        'docs/a.md': 'Fine.\n',
        'b.mdx': 'Fine too.\n',
        '.housestyle.yaml': 'ignore: ["x/**"]\n',
      });
      const { stdout, stderr } = await promisify(execFile)(
        await nodeBinary(major),
        [BUNDLE, '-o', 'rdjson'],
        {
          cwd: repository.folder,
          env: { PATH: process.env['PATH'], SERVICE_API_KEY: 'k', SERVICE_API_BASE: service.address },
        },
      );
      assert.deepEqual(
        [JSON.parse(stdout), stderr],
        [{ source: { name: 'housestyle' }, diagnostics: [] }, ''],
      );
      assert.deepEqual(
        service.requests
          .splice(0)
          .map(({ body }) => body['input'])
          .sort(),
        ['Fine too.\n', 'Fine.\n'],
      );
      repository.remove();
    });
});
