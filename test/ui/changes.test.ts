import assert from 'node:assert/strict';
import { windowOfSuite } from './support/suite-window.ts';

describe('A person decides on the changes of a rewrite one by one', () => {
  const window = windowOfSuite((place) => place.openConnected());
  before(async () => {
    await window.command('Housestyle: Review');
    await window.squiggles().first().waitFor();
    await window.command('Housestyle: Rewrite');
    await window.page.locator('.monaco-diff-editor').first().waitFor();
  });

  const lens = (text: string | RegExp) =>
    window.page.locator('.modified .codelens-decoration a').filter({ hasText: text });

  it('sees above each change in the diff what can be done with it, and the rule that asked for it', async () => {
    await lens('Accept all').first().waitFor();
    await lens('Repeated words').first().waitFor();
    await window.pictures('45-changes');
  });

  it('accepts those of a paragraph, and the diff stays for the others', async () => {
    const before = Number(/\d+/.exec(await lens('Accept all').first().innerText())?.[0]);
    const accept = lens(/^\s*Accept(?: \d+)?$/).first();
    const taken = Number(/\d+/.exec(await accept.innerText())?.[0] ?? 1);
    await accept.click();
    await lens(`Accept all ${before - taken}`).waitFor();
    await window.pictures('46-one-accepted');
  });

  it('rejects one with the keyboard', async () => {
    const before = Number(/\d+/.exec(await lens('Accept all').first().innerText())?.[0]);
    await window.page.locator('.modified .view-line').first().click();
    await window.page.keyboard.press('Control+Backspace');
    await lens(`Accept all ${before - 1}`).waitFor();
  });

  it('reads what changed and why', async () => {
    await window.command('Housestyle: What Changed and Why');
    const page = window.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    await page.getByText('accepted').first().waitFor();
    await page.getByText('rejected').first().waitFor();
    await window.pictures('47-what-changed');
    assert.ok((await page.locator('li').count()) > 4);
  });
});
