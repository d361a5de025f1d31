import assert from 'node:assert/strict';
import type { EditorWindow } from './support/editor-window.ts';
import { workplace } from './support/workplace.ts';

describe('A person whose service is on another computer', () => {
  let window: EditorWindow;
  before(async () => {
    window = await (await workplace()).open({ endpoint: 'https://docs.example.com' });
    await window.open('README.md');
  });
  after(() => window?.close());

  const dialog = () => window.page.locator('.monaco-dialog-box');

  it('is asked before the first text is sent, with the name of the host and what goes there', async () => {
    await window.command('Housestyle: Review');
    await dialog().getByText('docs.example.com').first().waitFor();
    await window.pictures('34-consent');
    assert.match(await dialog().innerText(), /text/i);
  });

  it('leaves, and nothing happens', async () => {
    await window.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    assert.equal(await window.squiggles().count(), 0);
    assert.equal(await window.quickInput.count(), 0);
  });
});
