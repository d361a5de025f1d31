/** The command line for accounts, keys and styles. */
import { readFileSync } from 'node:fs';
import { ConfigError, readConfig } from '../config.ts';
import { openAdminStorage } from '../storage/index.ts';
import { plan } from './run.ts';
import { UsageError } from './types.ts';
import { readValeFiles } from './vale-files.ts';

async function main(): Promise<void> {
  const wish = plan(process.argv.slice(2));
  if ('help' in wish) {
    console.log(wish.help);
    return;
  }
  const { database, port, web } = readConfig(process.env);
  const storage = await openAdminStorage(database);
  try {
    const context = {
      storage,
      clock: () => new Date(),
      baseUrl: web.publicUrl ?? `http://127.0.0.1:${port}`,
      readStyles: readValeFiles,
      read: (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8'),
    };
    console.log(await wish.run(context));
  } finally {
    await storage.close();
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
});
