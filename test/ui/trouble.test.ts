import assert from 'node:assert/strict';
import { windowOfSuite } from './support/suite-window.ts';
import { giveKey, workplace } from './support/workplace.ts';

describe('A person in trouble', () => {
  const window = windowOfSuite((place) => place.open());
  before(() => window.open('README.md'));

  it('is told that a key is needed, after leaving the prompt', async () => {
    await window.command('Housestyle: Review');
    await window.quickInput.getByText('API Key for').waitFor();
    await window.page.keyboard.press('Escape');
    await window.notification('needs an API key').waitFor();
    await window.pictures('32-key-needed');
    await window.dismissNotifications();
  });

  it('is told that the key is refused, and can set another', async () => {
    await giveKey(window, `housestyle_${'x'.repeat(36)}`);
    await window.command('Housestyle: Review');
    const notice = window.notification('does not accept the API key');
    await notice.waitFor();
    await window.pictures('30-key-refused');
    await notice.getByRole('button', { name: 'Set API Key' }).click();
    await window.answer((await workplace()).key);
    await window.squiggles().first().waitFor();
  });

  it('is told that the month is used up', async () => {
    await window.command('Housestyle: Clear Findings');
    await window.squiggles().first().waitFor({ state: 'detached' });
    await giveKey(window, (await workplace()).spentKey);
    await window.command('Housestyle: Review');
    await window.notification('used up').waitFor();
    await window.pictures('31-used-up');
    await window.page
      .locator('.statusbar-item.warning-kind, .statusbar-item.has-background-color')
      .filter({ hasText: 'Housestyle' })
      .waitFor();
    assert.equal(await window.squiggles().count(), 0);
  });
});

describe('A person who trusts nothing', () => {
  const window = windowOfSuite((place) => place.open({ restricted: true }));

  it('can review in Restricted Mode', async () => {
    await window.page.locator('.statusbar-item').filter({ hasText: 'Restricted Mode' }).waitFor();
    await window.open('README.md');
    await window.command('Housestyle: Review');
    await window.quickInput.getByText('API Key for').waitFor();
    await window.answer((await workplace()).key);
    await window.squiggles().first().waitFor();
    await window.pictures('33-restricted');
  });
});
