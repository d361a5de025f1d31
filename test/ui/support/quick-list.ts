/** A row of the editor's quick pick, chosen by its title however often the list is filled anew meanwhile. */
import type { Page } from 'playwright-core';

interface Meant {
  readonly title: string;
  /** Whether a row whose title goes on is meant too. */
  readonly begins: boolean;
}

declare global {
  /** What Enter may choose; any other row that has the focus by then is left alone. */
  var enterMayChoose: Meant | undefined;
}

/** Whether a row is that of the command: its label may go on with the keys and the group. */
export const hasTitle = (label: string, title: string, begins = false): boolean =>
  label === title || label.startsWith(begins ? title : `${title},`);

/** Enter reaches the editor only while the row that it would choose is the one meant. `fits` is `hasTitle`, in the page. */
function guardEnter(fits: typeof hasTitle): void {
  globalThis.addEventListener(
    'keydown',
    (event) => {
      const meant = globalThis.enterMayChoose;
      if (event.key !== 'Enter' || meant === undefined) return;
      const rows = [...document.querySelectorAll('.quick-input-widget .monaco-list-row.focused')];
      const shown = rows.find((row) => row.getClientRects().length > 0);
      if (fits(shown?.getAttribute('aria-label') ?? '', meant.title, meant.begins))
        globalThis.enterMayChoose = undefined;
      else event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** A script for the page, before anything runs in it. */
export const enterGuard = { content: `(${guardEnter.toString()})(${hasTitle.toString()});` };

const TRIES = 100;

/** Moves down the open list until the row called `title` has the focus, and presses Enter. */
export async function chooseRow(page: Page, title: string, begins = false): Promise<void> {
  const focused = page
    .locator('.quick-input-widget:not([style*="display: none"]) .monaco-list-row.focused')
    .first();
  const seen = new Set<string>();
  for (let tries = 0; tries < TRIES; tries++) {
    const label = (await focused.getAttribute('aria-label')) ?? '';
    seen.add(label);
    if (hasTitle(label, title, begins)) {
      await page.evaluate((meant) => (globalThis.enterMayChoose = meant), { title, begins });
      await page.keyboard.press('Enter');
      if (await page.evaluate(() => globalThis.enterMayChoose === undefined)) return;
      await page.evaluate(() => (globalThis.enterMayChoose = undefined));
    } else await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(30);
  }
  throw new Error(`“${title}” was not reached in the list, only ${JSON.stringify([...seen])}.`);
}
