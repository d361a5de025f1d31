/** A real service with one Pro account and its key. */
import { rm } from 'node:fs/promises';
import { runProgram, startProgram, type Program } from '../../../server/test/support/program.ts';
import { temporaryFolder } from '../../../server/test/support/service.ts';

export interface TestService {
  readonly address: string;
  readonly key: string;
  admin<T>(...args: string[]): Promise<T>;
  stop(): Promise<void>;
}

export async function startService(): Promise<TestService> {
  const folder = await temporaryFolder();
  const program: Program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const admin = async <T>(...args: string[]): Promise<T> => {
    const { code, output, errors } = await runProgram('admin/main.ts', [...args, '--json'], {
      DATA_DIR: folder,
    });
    if (code !== 0) throw new Error(errors);
    return JSON.parse(output) as T;
  };
  await admin('account', 'create', '--email', 'a@example.com', '--tier', 'pro');
  const { key } = await admin<{ key: string }>('key', 'create', '--email', 'a@example.com');
  return {
    address: program.address,
    key,
    admin,
    async stop() {
      await program.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
