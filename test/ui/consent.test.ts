import assert from 'node:assert/strict';
import { windowOfSuite } from './support/suite-window.ts';

describe('A person whose service is on another computer', () => {
  const window = windowOfSuite((place) => place.open({ endpoint: 'https://docs.example.com' }));
  before(() => window.open('README.md'));

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
