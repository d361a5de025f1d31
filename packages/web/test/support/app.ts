/** The built web app, served by the real service as a program, in a real browser that nothing may fall out of. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildWeb } from '../../../../scripts/build.mjs';
import { launchBrowser } from '../../../../test/harness/browser.ts';
import { startProgram, type Program } from '../../../server/test/support/program.ts';
import { temporaryFolder } from '../../../server/test/support/temporary-folder.ts';

const LAPTOP = { width: 1280, height: 800 };

let built: Promise<void> | null = null;

/** Builds the app, once for all suites of a run; whoever started them may have built it already. */
export function builtApp(): Promise<void> {
  built ??= process.env['HOUSESTYLE_WEB_BUILT'] ? Promise.resolve() : buildWeb();
  return built;
}

/** Milliseconds that the browser waits for the next suite, which mocha starts at once. */
const BROWSER_WAITS = 1000;
let browser: Promise<Browser> | null = null;
let closing: NodeJS.Timeout | undefined;

/** One browser for all suites of a run; each has a context of its own in it. */
async function newContext(): Promise<BrowserContext> {
  clearTimeout(closing);
  browser ??= launchBrowser();
  return (await browser).newContext({ viewport: LAPTOP, acceptDownloads: true });
}

async function closeContext(context: BrowserContext): Promise<void> {
  await context.close();
  closing = setTimeout(() => {
    void browser?.then((opened) => opened.close());
    browser = null;
  }, BROWSER_WAITS);
}

export interface App {
  readonly address: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about since the last call: console errors, exceptions, violations of its policy. */
  complaints(): readonly string[];
  /** Waits until the page has complained of answers with these statuses, which may come late, and of nothing else. */
  complainsOf(...statuses: number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts all of it and signs the administrator in by the link that a first start prints. `settings`: of the service. */
export async function startApp(settings: Readonly<Record<string, string>> = {}): Promise<App> {
  await builtApp();
  const folder = await temporaryFolder();
  let program: Program | undefined;
  let context: BrowserContext | undefined;
  const stop = async (): Promise<void> => {
    if (context) await closeContext(context);
    await program?.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    program = await startProgram({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings });
    const { address } = program;
    context = await newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const complaints = listen(page);
    const link = /http\S+#link=\S+/.exec(program.output())?.[0];
    assert(link, `No link was printed:\n${program.output()}`);
    await page.goto(link);
    await page.waitForURL(`${address}/`);
    return { address, page, context, complaints, complainsOf: complainsOf(complaints), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Times that it is looked whether a complaint has come, and the milliseconds between. */
const LOOKS = 500;
const BETWEEN_LOOKS = 20;

const complainsOf =
  (complaints: App['complaints']): App['complainsOf'] =>
  async (...statuses) => {
    const heard = [...complaints()];
    for (let looks = 0; heard.length < statuses.length && looks < LOOKS; looks++) {
      await sleep(BETWEEN_LOOKS);
      heard.push(...complaints());
    }
    const told = heard.map((complaint) => /\bstatus of (\d{3})\b/.exec(complaint)?.[1] ?? complaint);
    assert.deepEqual(told, statuses.map(String));
  };

function listen(page: Page): () => readonly string[] {
  let heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  return () => {
    const all = heard;
    heard = [];
    return all;
  };
}

/** The width of a phone, a laptop and a large screen; what Axe finds on the last, it finds on the laptop. */
const WIDTHS = [
  { width: 320, isTested: true },
  { width: 1280, isTested: true },
  { width: 1920, isTested: false },
];

/** Axe in both themes and no scrolling sideways, at every width; then a laptop in light again. */
export async function checkAccessibility(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { width, isTested } of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (isTested) assert.deepEqual(await violations(page), [], `${colorScheme}, ${width} px`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert(wide <= 0, `${width} px: the page is ${wide} px too wide`);
    }
  }
  await page.setViewportSize(LAPTOP);
}

function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  );
}
