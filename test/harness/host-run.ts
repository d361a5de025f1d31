/** Mocha suites inside a real extension host: a page of the editor server is told to load them, and reports back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from './browser.ts';
import { startEditorServer, type EditorOptions } from './editor-server.ts';
import { packExtension } from './pack.ts';

export interface HostRunOptions extends Pick<EditorOptions, 'env' | 'settings'> {
  /** Folder of the extension under development. */
  readonly extension: string;
  /** Folders of further extensions, which are packed and installed. */
  readonly companions?: readonly string[];
  /** The bundled suite; exports `run(): Promise<void>`. */
  readonly suite: string;
  /** Folder or `.code-workspace` file to open. */
  readonly workspace: string;
  readonly log?: (line: string) => void;
  /** Milliseconds after which the run is given up. */
  readonly patience?: number;
}

/** Marks the suite's own lines among everything the editor says on its console. */
export const suiteMark = '[suite] ';
/** Said by the suite before it gives up because the window opened without its workspace. */
export const notReady = '[not ready]';
const attempts = 4;

function text(args: unknown): string {
  const list: unknown[] = Array.isArray(args) ? args : [args];
  return list.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ');
}

/** Runs the suite and resolves with its exit code: 0 when `run()` resolved, 1 when it rejected. */
export async function runInHost(options: HostRunOptions): Promise<number> {
  const log = options.log ?? console.log;
  const packed = await mkdtemp(path.join(tmpdir(), 'housestyle-companions-'));
  const vsix = await Promise.all(
    (options.companions ?? []).map((folder) =>
      packExtension(path.join(packed, `${path.basename(folder)}.vsix`), folder),
    ),
  );
  const [server, browser] = await Promise.all([startEditorServer({ ...options, vsix }), launchBrowser()]);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // A machine that does much else takes long to open an editor for the first time.
    page.setDefaultNavigationTimeout(120_000);
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    let retry = false;
    let exit: (code: number) => void = () => undefined;
    await page.exposeFunction('codeAutomationLog', (type: string, args: unknown) => {
      const said = text(args);
      if (said.startsWith(notReady)) retry = true;
      else if (said.startsWith(suiteMark)) log(said.slice(suiteMark.length));
      else if (type === 'error') trouble.push(said.slice(0, 500));
    });
    await page.exposeFunction('codeAutomationExit', (code: number) => exit(code));
    const url = server.url(options.workspace, [
      ['extensionDevelopmentPath', server.remote(options.extension)],
      ['extensionTestsPath', server.remote(options.suite)],
      ['skipWelcome', 'true'],
    ]);
    const patience = options.patience ?? 2_400_000;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<number>((_resolve, reject) => {
      timer = setTimeout(() => {
        const told = [...trouble.slice(-20), server.output().slice(-3000)].join('\n');
        reject(new Error(`${path.basename(options.suite)} did not end within ${patience} ms.\n${told}`));
      }, patience);
    });
    const crashed = new Promise<number>((_resolve, reject) => {
      page.on('crash', () => reject(new Error('The editor page crashed.')));
      browser.on('disconnected', () => reject(new Error('The browser ended before the suite did.')));
    });
    try {
      for (let attempt = 1; ; attempt++) {
        retry = false;
        const exited = new Promise<number>((resolve) => (exit = resolve));
        await page.goto(url);
        const code = await Promise.race([exited, late, crashed]);
        if (!retry || attempt === attempts) return code;
        log('The window opened without its workspace; opening it again.');
      }
    } finally {
      clearTimeout(timer);
      crashed.catch(() => undefined);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(packed, { recursive: true, force: true });
  }
}
