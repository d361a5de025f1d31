/** Light, dark and high contrast, as a system asks for them: what is open in the editor stays open meanwhile. */
import type { Page } from 'playwright-core';

export const THEMES = [
  { name: 'light', kind: 'vs' },
  { name: 'high-contrast', kind: 'hc-black' },
  { name: 'dark', kind: 'vs-dark' },
] as const;
export type Theme = (typeof THEMES)[number];

declare global {
  /** Sets what the system is said to ask for. */
  var askForTheme: (name: Theme['name']) => void;
}

/** In the page, before anything runs: takes the place of the system's wish, which the editor hears of by media queries. */
export function ownThemeWish(): void {
  let wish: Theme['name'] = 'dark';
  const answers: Record<string, () => boolean> = {
    '(prefers-color-scheme: dark)': () => wish !== 'light',
    '(prefers-color-scheme: light)': () => wish === 'light',
    '(forced-colors: active)': () => wish === 'high-contrast',
  };
  const asked: EventTarget[] = [];
  const native = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => {
    const answer = answers[query];
    if (!answer) return native(query);
    const list = new EventTarget();
    Object.defineProperty(list, 'matches', { get: answer });
    asked.push(list);
    return list as MediaQueryList;
  };
  globalThis.askForTheme = (name) => {
    wish = name;
    for (const list of asked) list.dispatchEvent(new Event('change'));
  };
}

/** Changes the theme and resolves when the editor shows it. */
export async function showTheme(page: Page, { name, kind }: Theme): Promise<void> {
  await page.evaluate((wanted) => globalThis.askForTheme(wanted), name);
  await page.locator(`.monaco-workbench.${kind}`).waitFor();
}
