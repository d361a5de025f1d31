import { spawn } from 'node:child_process';
import path from 'node:path';
import { startEditorServer } from '../../test/harness/editor-server.ts';
import { packExtension } from '../../test/harness/pack.ts';
import { buildExtension } from '../build.mjs';
import { root, which, windows } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';

/**
 * @typedef {object} Connection
 * @property {string} endpoint
 * @property {string} apiKey
 * @property {string} sample folder to open
 */

/** What the extension takes as its connection when no setting and no stored key says otherwise. */
const environment = ({ endpoint, apiKey }) => ({ HOUSESTYLE_ENDPOINT: endpoint, HOUSESTYLE_API_KEY: apiKey });

/**
 * A new window of the person's own VS Code, with the extension from this clone; undefined when there is no `code`.
 * @param {Connection} connection
 */
export async function openInCode(connection) {
  const code = which('code');
  if (code === undefined) return undefined;
  await buildExtension();
  const readme = path.join(connection.sample, 'README.md');
  const exit = await run(
    code,
    ['--new-window', `--extensionDevelopmentPath=${root}`, connection.sample, '--goto', readme],
    {
      env: { ...process.env, ...environment(connection) },
      shell: windows,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (exit !== 0) return undefined;
  return { where: 'your VS Code (a new window)', stop: async () => undefined };
}

/** Opens an address in the person's browser, where there is one to see it. */
function show(url) {
  const display =
    process.platform === 'darwin' || windows || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!display) return;
  const [file, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : windows
        ? ['rundll32', 'url.dll,FileProtocolHandler', url]
        : ['xdg-open', url];
  if (which(file) === undefined) return;
  spawn(file, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/**
 * VS Code in the browser, with the extension installed as a user would install it, and a companion that hands it the key.
 * @param {Connection & { state: string, open: boolean }} options
 */
export async function openInBrowser(options) {
  const companion = path.join(root, 'scripts', 'start', 'companion');
  const vsix = await Promise.all([
    packExtension(path.join(options.state, 'housestyle.vsix')),
    packExtension(path.join(options.state, 'housestyle-local.vsix'), companion),
  ]);
  const server = await startEditorServer({
    vsix,
    stateFolder: options.state,
    testDriver: false,
    port: 8788,
    env: environment(options),
    settings: { 'housestyle.endpoint': options.endpoint },
  });
  const url = server.url(options.sample);
  if (options.open) show(url);
  return { where: url, stop: () => server.stop() };
}
