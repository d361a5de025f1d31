import assert from 'node:assert/strict';
import { startGateway, type Gateway } from '../host/support/gateway.ts';
import { windowOfSuite } from './support/suite-window.ts';

const NOTHING_CHANGED = 'built in order to make releases boring!';

describe('With a service that is not well, a person', () => {
  let gateway: Gateway;
  const window = windowOfSuite(async (place) => {
    gateway = await startGateway(place.service.baseUrl);
    return place.openConnected({ endpoint: gateway.baseUrl });
  });
  after(() => gateway.close());

  it('goes on writing while it stands still, and can cancel', async () => {
    await window.command('Housestyle: Rewrite');
    const progress = window.notification('Rewriting README.md');
    await progress.waitFor();
    await window.page.locator('.editor-instance .view-lines').first().click();
    await window.goTo(8, 1);
    await window.page.keyboard.type('Still writing. ');
    await window.page.locator('.view-line').filter({ hasText: 'Still writing.' }).first().waitFor();
    await window.pictures('60-stalled');
    await progress.getByRole('button', { name: 'Cancel' }).click();
    await gateway.hungUp();
    await progress.waitFor({ state: 'detached' });
    assert.equal(await window.page.locator('.notification-toast').count(), 0);
  });

  it('is told that its language model fails, and that nothing was changed', async () => {
    gateway.open();
    await window.command('Housestyle: Run Mode…');
    await window.pick('Translate');
    await window.notification('Nothing was changed').waitFor();
    await window.pictures('61-upstream-fails');
    await window.dismissNotifications();
    await window.page.locator('.view-line').filter({ hasText: NOTHING_CHANGED }).waitFor();
  });

  it('is told that it can’t be reached, and that the text is as it was', async () => {
    await gateway.close();
    await window.command('Housestyle: Review');
    const notice = window.notification('could not be reached');
    await notice.waitFor();
    await notice.getByRole('button', { name: 'Open Settings' }).waitFor();
    await window.page.locator('.statusbar-item[id="status.languageStatus"]').hover();
    await window.page.getByText('Service not reached').first().waitFor();
    await window.pictures('62-not-reached');
    assert.equal(await window.squiggles().count(), 0);
  });
});
