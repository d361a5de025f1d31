import { createClient } from '@housestyle/contract';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ConfigError, readConfig } from './config.ts';
import { createServer } from './server.ts';
import { VERSION } from './version.ts';

/** Wrong configuration, as `sysexits.h` counts it. */
const EXIT_CONFIG = 78;

try {
  const { apiKey, baseUrl, modes } = readConfig(process.env);
  const client = createClient({ baseUrl, apiKey, fetch, door: 'mcp' });
  // Only the protocol goes to stdout.
  serveStdio(() => createServer({ client, modes, version: VERSION }), {
    onerror: (error) => process.stderr.write(`housestyle-mcp: ${error.message}\n`),
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`housestyle-mcp: ${error.message}\n`);
  process.exitCode = EXIT_CONFIG;
}
