import { appendFileSync, existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startService } from '../../test/harness/service.ts';
import { buildWeb } from '../build.mjs';
import { root } from '../setup/paths.mjs';
import { openInBrowser, openInCode } from './editors.mjs';
import { administratorLink, email, localKey } from './local-account.mjs';

const data = path.resolve(root, process.env.DATA_DIR ?? 'data');
const shown = (file) => path.relative(process.cwd(), file) || '.';

/** The sample is copied once, so that a person's edits to it are kept. */
async function sampleFolder() {
  const sample = path.join(data, 'sample');
  if (!existsSync(sample))
    await cp(path.join(root, 'test', 'fixtures', 'sample'), sample, { recursive: true });
  return sample;
}

/**
 * Starts the service and an editor, says where they are, and stops both on Ctrl+C.
 * @param {{ open: boolean, browser: boolean }} options
 */
export async function startEverything({ open, browser }) {
  await mkdir(data, { recursive: true });
  const log = path.join(data, 'service.log');
  console.log('Building the web app …');
  await buildWeb();
  console.log('Starting the service …');
  const service = await startService({
    dataFolder: data,
    port: Number(process.env.PORT ?? 8787),
    onLine: (line) => appendFileSync(log, `${line}\n`),
  });
  /** @type {{ stop(): Promise<void> } | undefined} */
  let editor;
  let stopping = false;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    await editor?.stop();
    await service.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

  try {
    const apiKey = await localKey(service, path.join(data, 'local-api-key'));
    const link = await administratorLink(service);
    const sample = await sampleFolder();
    const connection = { endpoint: service.baseUrl, apiKey };
    const opened =
      (browser ? undefined : await openInCode({ ...connection, sample })) ??
      (await openInBrowser({ ...connection, sample, state: path.join(data, 'editor'), open }));
    editor = opened;
    console.log(`
Service   ${service.baseUrl}   (log: ${shown(log)})
Account   ${email}, tier pro   (API key: ${shown(path.join(data, 'local-api-key'))})
${link === undefined ? `Web app   ${service.baseUrl}/` : `Web app   ${link}   (signs the administrator in, once)`}
API       ${service.baseUrl}/api/docs   (to try it)
Sample    ${shown(path.join(sample, 'README.md'))}
Editor    ${opened.where}

1. In the editor, with README.md open, press F1 and run "Housestyle: Review".
2. Put the cursor on an underlined phrase and press Ctrl+. (Cmd+. on a Mac) to fix it.
3. Press F1 and run "Housestyle: Rewrite" to see the whole document rewritten as a diff.

Ctrl+C stops everything.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  const code = await service.ended;
  if (!stopping) {
    console.error(`The service ended by itself (exit code ${code}):\n${service.output().slice(-2000)}`);
    await stop(1);
  }
}
