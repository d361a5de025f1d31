import type { EditorWindow } from './editor-window.ts';

/** The kinds of themes that pictures are taken in. */
export const themes = [
  { name: 'light', title: 'Light Modern' },
  { name: 'high-contrast', title: 'Dark High Contrast' },
  { name: 'dark', title: 'Dark Modern' },
].map(({ name, title }) => ({
  name,
  async choose(window: EditorWindow): Promise<void> {
    await window.command('Preferences: Color Theme');
    await window.page.keyboard.type(title);
    await window.quickInput.locator('.monaco-list-row.focused').getByText(title).waitFor();
    await window.page.keyboard.press('Enter');
    await window.quickInput.waitFor({ state: 'hidden' });
    const kind = name === 'high-contrast' ? 'hc-black' : name === 'light' ? 'vs' : 'vs-dark';
    await window.page.locator(`.monaco-workbench.${kind}`).waitFor();
  },
}));
