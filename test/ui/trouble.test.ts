import assert from 'node:assert/strict';
import type { EditorWindow } from './support/editor-window.ts';
import { workplace, type Workplace } from './support/workplace.ts';

describe('A person in trouble', () => {
  let place: Workplace;
  let window: EditorWindow | undefined;
  before(async () => (place = await workplace()));
  afterEach(async () => {
    await window?.close();
    window = undefined;
  });

  it('is told that the key is refused, and can set another', async () => {
    window = await place.openConnected(`housestyle_${'x'.repeat(36)}`);
    await window.command('Housestyle: Review');
    const notice = window.notification('does not accept the API key');
    await notice.waitFor();
    await window.pictures('30-key-refused');
    await notice.getByRole('button', { name: 'Set API Key' }).click();
    await window.answer(place.key);
    await window.squiggles().first().waitFor();
  });

  it('is told that the month is used up', async () => {
    window = await place.openConnected(place.spentKey);
    await window.command('Housestyle: Review');
    await window.notification('used up').waitFor();
    await window.pictures('31-used-up');
    await window.page
      .locator('.statusbar-item.warning-kind, .statusbar-item.has-background-color')
      .filter({ hasText: 'Housestyle' })
      .waitFor();
    assert.equal(await window.squiggles().count(), 0);
  });

  it('is told that a key is needed, after leaving the prompt', async () => {
    window = await place.open();
    await window.open('README.md');
    await window.command('Housestyle: Review');
    await window.quickInput.getByText('API Key for').waitFor();
    await window.page.keyboard.press('Escape');
    await window.notification('needs an API key').waitFor();
    await window.pictures('32-key-needed');
  });

  it('can review in Restricted Mode', async () => {
    window = await place.open({ restricted: true });
    await window.page.locator('.statusbar-item').filter({ hasText: 'Restricted Mode' }).waitFor();
    await window.open('README.md');
    await window.command('Housestyle: Review');
    await window.quickInput.getByText('API Key for').waitFor();
    await window.answer(place.key);
    await window.squiggles().first().waitFor();
    await window.pictures('33-restricted');
  });
});
