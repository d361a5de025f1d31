/** What the clicks need: the real service, the packed extension in an editor of its own, a browser, a sample to work on. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../../scripts/setup/paths.mjs';
import { launchBrowser } from '../../harness/browser.ts';
import { startEditorServer, type EditorOptions, type EditorServer } from '../../harness/editor-server.ts';
import { packExtension } from '../../harness/pack.ts';
import { startService, type Service } from '../../harness/service.ts';
import { openWindow, type EditorWindow } from './editor-window.ts';
import { serveWithoutServer } from './serverless-editor.ts';

export interface OpenOptions {
  /** In Restricted Mode. */
  readonly restricted?: boolean;
  /** In an editor on which the extension was just installed, and nothing is set. */
  readonly fresh?: boolean;
  /** Another address of the service, for the whole editor. */
  readonly endpoint?: string;
  /** Language of the editor, such as `de`. */
  readonly language?: string;
  /** Settings of the workspace, such as its color theme. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Files beside the sample's, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface Workplace {
  readonly service: Service;
  readonly key: string;
  readonly spentKey: string;
  /** A new window on a copy of the sample: the server gives a folder's unsaved changes to the next window on it. */
  open(options?: OpenOptions): Promise<EditorWindow>;
  /** The packed extension. */
  readonly vsix: string;
  /** A window without any server behind it, with the packed extension. */
  openWeb(): Promise<EditorWindow>;
  /** A window on the sample with the account's key given and README.md open. */
  openConnected(options?: OpenOptions): Promise<EditorWindow>;
}

/** In place of the one given before, if there was one. */
export async function giveKey(window: EditorWindow, key: string): Promise<void> {
  await window.command('Housestyle: Set API Key');
  await window.answer(key);
  await window.statusBar('API key for').waitFor();
}

let current: Promise<{ workplace: Workplace; leave(): Promise<void> }> | undefined;

/** Shared by all suites of the run. */
export async function workplace(): Promise<Workplace> {
  current ??= enter();
  return (await current).workplace;
}

let lastWindow: EditorWindow | undefined;

/** What a failed test leaves: a picture of its window, what it showed in words, and the service's last words. */
export async function recordFailure(title: string): Promise<string> {
  await lastWindow?.picture(`failed-${title.replace(/[^\w-]+/g, '-')}`).catch(() => undefined);
  const shown = await lastWindow?.shown().catch(() => 'The window is gone.');
  const place = (await current?.catch(() => undefined))?.workplace;
  const said = place?.service.output().slice(-1500) ?? '';
  return `The window showed:\n${shown}\nThe service said last:\n${said}`;
}

export async function leaveWorkplace(): Promise<void> {
  await (await current)?.leave();
  current = undefined;
}

async function enter() {
  const folder = await mkdtemp(path.join(tmpdir(), 'housestyle-ui-'));
  const opened: { close?(): Promise<void>; stop?(): Promise<void> }[] = [];
  const leave = async (): Promise<void> => {
    for (const one of opened.reverse()) await (one.close?.() ?? one.stop?.());
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const vsix = packExtension(path.join(folder, 'housestyle.vsix'));
    const service = await startService();
    opened.push(service);
    const key = await service.createKey({ email: 'ui@housestyle.localhost', tier: 'pro', limit: 500 });
    const spentKey = await service.createKey({ email: 'spent@housestyle.localhost', tier: 'pro', limit: 0 });
    const settings = { 'housestyle.endpoint': service.baseUrl };
    const shared = { vsix: [await vsix], testDriver: false, settings };
    const trusting = await startEditorServer(shared);
    opened.push(trusting);
    const browser: Browser = await launchBrowser();
    opened.push(browser);
    let copies = 0;
    const others = new Map<string, Promise<EditorServer>>();
    const another = (options: EditorOptions): Promise<EditorServer> => {
      const name = JSON.stringify(options);
      const server = others.get(name) ?? startEditorServer(options);
      others.set(name, server);
      opened.push({ stop: async () => (await server).stop() });
      return server;
    };
    const serverFor = ({
      restricted,
      fresh,
      endpoint,
    }: OpenOptions): Promise<EditorServer> | EditorServer => {
      if (fresh)
        return another({ vsix: shared.vsix, testDriver: false, workspaceTrust: restricted === true });
      if (endpoint !== undefined)
        return another({ ...shared, settings: { 'housestyle.endpoint': endpoint } });
      return restricted ? another({ ...shared, workspaceTrust: true }) : trusting;
    };
    const open: Workplace['open'] = async (options = {}) => {
      const sample = path.join(folder, String(++copies), 'sample');
      await cp(path.join(root, 'test', 'fixtures', 'sample'), sample, { recursive: true });
      if (options.settings) {
        await mkdir(path.join(sample, '.vscode'));
        await writeFile(path.join(sample, '.vscode/settings.json'), JSON.stringify(options.settings));
      }
      for (const [name, text] of Object.entries(options.files ?? {}))
        await writeFile(path.join(sample, name), text);
      lastWindow = await openWindow(browser, (await serverFor(options)).url(sample), options.language);
      return lastWindow;
    };
    const openWeb: Workplace['openWeb'] = async () => {
      const page = await serveWithoutServer(trusting.baseUrl, shared.vsix[0] ?? '');
      opened.push({ stop: async () => page.close() });
      lastWindow = await openWindow(browser, page.url);
      return lastWindow;
    };
    const openConnected: Workplace['openConnected'] = async (options) => {
      const window = await open(options);
      await giveKey(window, key);
      await window.open('README.md');
      return window;
    };
    return {
      workplace: { service, key, spentKey, open, openConnected, openWeb, vsix: shared.vsix[0] ?? '' },
      leave,
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
