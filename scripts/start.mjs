// `npm start`: from a bare clone to a sample document in an editor with the extension, connected to the service.
// Options: --no-open (open no browser), --browser (use the browser even where `code` is installed).
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { continueOnProjectNode, installDependencies } from './setup/install.mjs';

try {
  const { values } = parseArgs({ options: { 'no-open': { type: 'boolean' }, browser: { type: 'boolean' } } });
  await installDependencies();
  await continueOnProjectNode(fileURLToPath(import.meta.url));
  const { startEverything } = await import('./start/everything.mjs');
  await startEverything({ open: values['no-open'] !== true, browser: values.browser === true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
