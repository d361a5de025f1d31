import assert from 'node:assert/strict';
import { windowOfSuite } from './support/suite-window.ts';

/** Inside the repeated word of the sample. */
const repeated = [8, 'Lantern is a feature flag service that runs next to t'.length] as const;

describe('A person works through findings', () => {
  const window = windowOfSuite((place) => place.openConnected());
  before(async () => {
    await window.command('Housestyle: Review');
    await window.squiggles().first().waitFor();
  });

  const rows = () => window.page.locator('.pane-body .monaco-list-row[aria-label]');

  it('opens the Findings view from the activity bar, where its badge counts them', async () => {
    const icon = window.page.locator('.activitybar .action-item').filter({
      has: window.page.locator('[aria-label^="Housestyle"]'),
    });
    await icon.locator('.badge-content').waitFor();
    assert.match(await icon.locator('.badge-content').innerText(), /^\d+$/);
    await icon.click();
    await rows().filter({ hasText: 'README.md' }).first().waitFor();
    assert.match(
      (await rows().nth(1).getAttribute('aria-label')) ?? '',
      /^“.+”, \w+: .+ README\.md, line \d+/,
    );
  });

  it('groups them by rule', async () => {
    await window.command('Housestyle: Group Findings …');
    await window.pick('by rule');
    await rows().filter({ hasText: 'Repeated words' }).first().waitFor();
  });

  it('goes to a finding with a click', async () => {
    const line = window.page.locator('.statusbar-item').filter({ hasText: `Ln ${repeated[0]},` });
    // Rows still move into their groups: a click may land on what was there before.
    for (let tries = 0; (await line.count()) === 0; tries++) {
      assert.ok(tries < 5, 'The click did not lead to the finding.');
      await window.page.locator('.pane-body .monaco-list-row[aria-label^="“to to”"]').click();
      await line.waitFor({ timeout: 4000 }).catch(() => undefined);
    }
  });

  it('sees all of it in light, dark and high contrast', async () => {
    await window.pictures('40-findings-view');
    await window.goTo(...repeated);
    await window.command('Show or Focus Hover');
    const hover = window.page.locator('.monaco-hover:not(.hidden)').filter({ hasText: 'Explain rule' });
    await hover.first().waitFor();
    await window.pictures('41-hover');
    await window.page.keyboard.press('Escape');
    await window.command('Quick Fix...');
    await window.page.locator('.action-widget').getByText('Not a problem').first().waitFor();
    await window.pictures('42-quick-fixes');
    await window.page.keyboard.press('Escape');
    await window.goTo(...repeated);
    await window.command('Housestyle: Explain Rule');
    await window.page.locator('.tab').filter({ hasText: 'Repeated words' }).waitFor();
    const page = window.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    await page.getByText('Restart the the server.').waitFor();
    await window.pictures('43-rule');
    await window.page.locator('.tab').filter({ hasText: 'Repeated words' }).click({ button: 'middle' });
  });

  it('corrects a group with its button', async () => {
    const group = rows().filter({ hasText: 'Repeated words' }).first();
    await group.hover();
    await group.locator('.action-label.codicon-wand').click();
    await rows().filter({ hasText: 'Repeated words' }).first().waitFor({ state: 'detached' });
    await window.page.locator('.tab.dirty').waitFor();
  });

  it('is told what to do where there are none', async () => {
    await window.command('Housestyle: Clear Findings');
    await window.page.locator('.welcome-view').getByText('Review the document').waitFor();
    await window.pictures('44-no-findings');
  });
});
