/** A VS Code server on a free loopback port, with folders of its own that vanish when it stops. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, start, untilReady } from './child.ts';
import { installEditor } from './install-editor.ts';

export interface EditorOptions {
  /** Added to the environment, which the extension host inherits. */
  readonly env?: Readonly<Record<string, string>>;
  /** Written as the machine's settings before the first start. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Packed extensions to install, as a user would. */
  readonly vsix?: readonly string[];
  /** Open windows in Restricted Mode until the person says otherwise. */
  readonly workspaceTrust?: boolean;
  /** Honour a page address that names extensions under development and test suites. Default true. */
  readonly testDriver?: boolean;
  /** Keep state in this folder and leave it there. Default: a temporary folder. */
  readonly stateFolder?: string;
  readonly port?: number;
}

export interface EditorServer {
  readonly baseUrl: string;
  readonly authority: string;
  readonly pid: number;
  /** The page of a folder or `.code-workspace` file. */
  url(target: string, payload?: readonly (readonly [string, string])[]): string;
  /** The form in which a page address names a file of this machine. */
  remote(file: string): string;
  output(): string;
  stop(): Promise<void>;
}

const quietSettings = {
  'telemetry.telemetryLevel': 'off',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'workbench.reduceMotion': 'on',
  'chat.disableAIFeatures': true,
  'files.autoSave': 'off',
};

export async function startEditorServer(options: EditorOptions = {}): Promise<EditorServer> {
  const server = await installEditor();
  const state = options.stateFolder ?? (await mkdtemp(path.join(tmpdir(), 'housestyle-editor-')));
  const extensions = path.join(state, 'extensions');
  const machine = path.join(state, 'server', 'data', 'Machine');
  await mkdir(extensions, { recursive: true });
  await mkdir(machine, { recursive: true });
  // What is of no machine but of a person: an editor in a browser keeps it here too.
  const person = path.join(state, 'server', 'data', 'User');
  await mkdir(person, { recursive: true });
  await writeFile(
    path.join(person, 'settings.json'),
    JSON.stringify({ 'window.autoDetectColorScheme': true }),
  );
  await writeFile(
    path.join(machine, 'settings.json'),
    JSON.stringify({ ...quietSettings, ...options.settings }, null, 2),
  );

  const folders = ['--server-data-dir', path.join(state, 'server'), '--extensions-dir', extensions];
  const remove = async (): Promise<void> => {
    if (options.stateFolder === undefined) await rm(state, { recursive: true, force: true, maxRetries: 5 });
  };
  if (options.vsix !== undefined && options.vsix.length > 0) {
    const wanted = options.vsix.flatMap((file) => ['--install-extension', file]);
    const args = [server, ...folders, '--accept-server-license-terms', ...wanted, '--force'];
    const install = start(process.execPath, args);
    if ((await install.ended) !== 0) {
      throw new Error(`The editor could not install the extension:\n${install.output()}`);
    }
  }
  const port = await freePort(options.port);
  const authority = `127.0.0.1:${port}`;
  const child = start(
    process.execPath,
    [
      server,
      ...['--host', '127.0.0.1', '--port', String(port)],
      ...['--without-connection-token', '--accept-server-license-terms', '--telemetry-level', 'off'],
      ...folders,
      ...(options.testDriver === false ? [] : ['--enable-smoke-test-driver']),
      ...(options.workspaceTrust === true ? [] : ['--disable-workspace-trust']),
    ],
    { env: { ...process.env, ...options.env } },
  );
  try {
    await untilReady(`http://${authority}/`, child);
  } catch (error) {
    await child.stop();
    await remove();
    throw error;
  }
  const remote = (file: string): string => `vscode-remote://${authority}${asUriPath(file)}`;
  return {
    baseUrl: `http://${authority}`,
    authority,
    pid: child.pid,
    remote,
    url(target, payload = []) {
      const kind = target.endsWith('.code-workspace') ? 'workspace' : 'folder';
      const query = [`${kind}=${encodeURI(asUriPath(target))}`];
      if (payload.length > 0) query.push(`payload=${encodeURIComponent(JSON.stringify(payload))}`);
      return `http://${authority}/?${query.join('&')}`;
    },
    output: child.output,
    async stop() {
      await child.stop();
      await remove();
    },
  };
}

/** `C:\a b` → `/c:/a b`, `/a` → `/a`. */
function asUriPath(file: string): string {
  const forward = file.replaceAll('\\', '/');
  return forward.startsWith('/') ? forward : `/${forward[0]?.toLowerCase()}${forward.slice(1)}`;
}
