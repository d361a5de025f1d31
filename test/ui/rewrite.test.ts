import assert from 'node:assert/strict';
import { windowOfSuite } from './support/suite-window.ts';

describe('A person has a document rewritten', () => {
  const window = windowOfSuite((place) => place.openConnected());

  const diff = () => window.page.locator('.diff-editor-widget, .monaco-diff-editor').first();
  const action = (name: string) =>
    window.page.locator('.editor-actions a.action-label').filter({ hasText: name }).first();
  const shows = (text: string) =>
    window.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.editor-instance .view-lines')].some((lines) =>
          lines.textContent?.replaceAll('\u00a0', ' ').includes(wanted),
        ),
      text,
    );

  it('finds the commands in the editor’s context menu', async () => {
    await window.page.locator('.view-line').nth(7).click({ button: 'right' });
    const entry = window.page.locator('.context-view .action-label').filter({ hasText: /^Housestyle$/ });
    await entry.first().hover();
    const submenu = window.page.locator('.monaco-submenu .action-label');
    await submenu
      .filter({ hasText: /^Rewrite$/ })
      .first()
      .waitFor();
    await window.pictures('20-context-menu');
    await submenu
      .filter({ hasText: /^Rewrite$/ })
      .first()
      .click();
  });

  it('sees what would change as a diff', async () => {
    await diff().waitFor();
    await action('Accept').waitFor();
    await window.page.locator('.line-insert, .char-insert').first().waitFor();
    await window.pictures('21-diff');
  });

  it('rejects it, and nothing has changed', async () => {
    await action('Reject').click();
    await diff().waitFor({ state: 'detached' });
    await shows('built in order to make releases');
    assert.equal(await window.page.locator('.tab.dirty').count(), 0);
    await window.pictures('22-rejected');
  });

  it('accepts it, and undoes it in one step', async () => {
    await window.command('Housestyle: Rewrite');
    await diff().waitFor();
    await action('Accept').click();
    await diff().waitFor({ state: 'detached' });
    await window.page.locator('.tab.dirty').waitFor();
    await shows('built to make releases');
    await window.pictures('23-accepted');
    await window.command('Undo');
    await shows('built in order to make releases');
    assert.equal(await window.page.locator('.tab.dirty').count(), 0);
  });

  it('has a text simplified', async () => {
    await window.command('Housestyle: Simplify');
    await diff().waitFor();
    await window.page.locator('.line-insert, .char-insert').first().waitFor();
    await window.pictures('24-simplify');
    await action('Reject').click();
    await diff().waitFor({ state: 'detached' });
  });
});
