/** A window of the editor in the browser, used as a person uses it. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { root } from '../../../scripts/setup/paths.mjs';
import { chooseRow, enterGuard, hasTitle } from './quick-list.ts';
import { ownThemeWish, showTheme, THEMES } from './themes.ts';

export const screenshots = path.join(root, 'test', 'ui', 'screenshots');

export interface EditorWindow {
  readonly page: Page;
  /** The text of the editor that shows the document. */
  readonly lines: Locator;
  /** Runs a command by its title, as listed by the command palette. */
  command(title: string): Promise<void>;
  /** Types into the command palette, waits until it offers what begins so, and leaves it open. Resolves with all it offers. */
  palette(text: string, title?: string): Promise<string[]>;
  /** Fills in the input box that is open, and presses Enter. */
  answer(text: string): Promise<void>;
  /** Chooses the row that begins so in the quick pick that is open. */
  pick(title: string): Promise<void>;
  /** The input box or quick pick that is open. */
  readonly quickInput: Locator;
  /** Opens a file of the workspace by its name. */
  open(name: string): Promise<void>;
  /** Puts the cursor at a line and column, both from 1. */
  goTo(line: number, column: number): Promise<void>;
  squiggles(severity?: 'error' | 'warning' | 'info'): Locator;
  notification(text: string | RegExp): Locator;
  dismissNotifications(): Promise<void>;
  statusBar(text: string | RegExp): Locator;
  /** Keeps a picture of the window as evidence. */
  picture(name: string): Promise<void>;
  /** The same in light, dark and high contrast; what is open stays open. */
  pictures(name: string): Promise<void>;
  /** What a person would read around the text: lists, notifications, tabs, the status bar. For the record of a failure. */
  shown(): Promise<string>;
  close(): Promise<void>;
}

/** The key that a person presses for editor commands. Chromium on a Mac reports itself as one. */
const control = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Half seconds in which a command may still come to the palette. */
const TRIES_FOR_WHOLE_TITLE = 8;
const TRIES_FOR_ANY = 24;

/** `language`: of the editor; its own texts stay English, since no language pack is there. */
export async function openWindow(browser: Browser, url: string, language = 'en'): Promise<EditorWindow> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  if (language !== 'en')
    await context.addInitScript((name) => {
      Object.defineProperty(globalThis, '_VSCODE_NLS_LANGUAGE', { get: () => name, set: () => undefined });
    }, language);
  await context.addInitScript(enterGuard);
  await context.addInitScript(ownThemeWish);
  await context.addInitScript(keepNotifications);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.setDefaultNavigationTimeout(120_000);
  await page.goto(url);
  await page.locator('.monaco-workbench .part.statusbar').waitFor({ timeout: 120_000 });
  const quickInput = page.locator('.quick-input-widget:not([style*="display: none"])');
  const input = quickInput.locator('.quick-input-box input').first();
  const rows = quickInput.locator('.quick-input-list .monaco-list-row');

  let lastWords: string | undefined;

  const picture = async (name: string): Promise<void> => {
    await mkdir(screenshots, { recursive: true });
    // Colors of a theme come gradually.
    await page.screenshot({ path: path.join(screenshots, `${name}.png`), animations: 'disabled' });
  };

  const palette = async (text: string, title = text): Promise<string[]> => {
    // The list is taken when the palette opens: commands of an extension that is still being found are not in it.
    for (let tries = 0; ; tries++) {
      await page.keyboard.press('F1');
      await input.waitFor();
      await input.fill(`>${text}`);
      await rows.first().waitFor();
      const offered = await rows.evaluateAll((list) =>
        list.map((row) => row.getAttribute('aria-label') ?? ''),
      );
      // A title that goes on counts only where the whole one does not come: “Review Workspace” is no “Review”.
      const wanted = offered.some((label) => hasTitle(label, title, tries >= TRIES_FOR_WHOLE_TITLE));
      if (wanted || tries === TRIES_FOR_ANY) return offered;
      await page.keyboard.press('Escape');
      await quickInput.waitFor({ state: 'hidden' });
      await page.waitForTimeout(500);
    }
  };

  return {
    page,
    lines: page.locator('.editor-instance .view-lines').first(),
    palette,
    async command(title) {
      const offered = await palette(title);
      if (!offered.some((label) => label.startsWith(title))) {
        throw new Error(`The command palette does not offer “${title}”, only ${JSON.stringify(offered)}.`);
      }
      await chooseRow(page, title, !offered.some((label) => hasTitle(label, title)));
    },
    quickInput,
    async answer(text) {
      await input.fill(text);
      await input.press('Enter');
    },
    async pick(title) {
      await input.fill(title);
      await chooseRow(page, title, true);
    },
    async open(name) {
      await page
        .locator(`.explorer-folders-view .monaco-list-row[aria-label^="${name}"]`)
        .dblclick({ timeout: 30_000 });
      await page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
    },
    async goTo(line, column) {
      await page.keyboard.press(`${control}+g`);
      await input.waitFor();
      await input.fill(`:${line}:${column}`);
      await rows.filter({ hasText: new RegExp(`\\b${line}\\b.*\\b${column}\\b`) }).waitFor();
      await input.press('Enter');
      await page
        .locator('.statusbar-item')
        .filter({ hasText: `Ln ${line}, Col ${column}` })
        .waitFor();
    },
    squiggles: (severity) =>
      page.locator(
        severity === undefined
          ? '.squiggly-error, .squiggly-warning, .squiggly-info'
          : `.squiggly-${severity}`,
      ),
    notification: (text) => page.locator('.notification-toast').filter({ hasText: text }),
    async dismissNotifications() {
      await palette('Notifications: Clear All Notifications');
      await chooseRow(page, 'Notifications: Clear All Notifications');
      await page.locator('.notification-toast').first().waitFor({ state: 'detached' });
    },
    statusBar: (text) => page.locator('.part.statusbar .statusbar-item').filter({ hasText: text }),
    picture,
    async pictures(name) {
      for (const theme of THEMES) {
        await showTheme(page, theme);
        await picture(`${name}-${theme.name}`);
      }
    },
    shown: async () => lastWords ?? textsOf(page),
    async close() {
      // Suites close their window before a failure is recorded.
      lastWords = await textsOf(page).catch(() => 'The window did not answer.');
      await context.close();
    },
  };
}

declare global {
  /** Every notification of the page so far: the editor takes them away again. */
  var notified: Set<string>;
}

/** In the page. */
function keepNotifications(): void {
  globalThis.notified = new Set();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.notification-toast .notification-list-item'))
      globalThis.notified.add(toast.innerText);
  }).observe(document, { childList: true, subtree: true });
}

const PLACES = {
  list: '.quick-input-widget:not([style*="display: none"])',
  tabs: '.tab.active',
  panel: '.part.panel',
  'status bar': '.part.statusbar',
};

async function textsOf(page: Page): Promise<string> {
  const texts = Object.entries(PLACES).map(async ([name, selector]) => {
    const found = await page.locator(selector).allInnerTexts();
    return `${name}: ${found.join(' | ').replace(/\s+/g, ' ').slice(0, 600)}`;
  });
  const notified = await page.evaluate(() => [...globalThis.notified].join(' | '));
  return [...(await Promise.all(texts)), `notifications so far: ${notified}`].join('\n');
}
