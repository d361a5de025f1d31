import type { EditorWindow } from './support/editor-window.ts';
import { workplace, type Workplace } from './support/workplace.ts';

describe('In an editor that runs in a browser alone', () => {
  let place: Workplace;
  let window: EditorWindow;
  before(async () => {
    place = await workplace();
    window = await place.openWeb();
    await window.command('File: New Untitled Text File');
    await window.page.keyboard.type('In order to start, utilize it.');
  });
  after(() => window.close());

  it('the extension says that no service can run there, and offers to connect', async () => {
    await window.command('Housestyle: Review');
    const notice = window.notification('cannot run in a browser');
    await notice.waitFor();
    await window.pictures('50-web-no-service');
    await notice.getByRole('button', { name: 'Connect to a Service' }).click();
    await window.answer(place.service.baseUrl);
    await window.quickInput.getByText('API Key for').waitFor();
    await window.answer(place.key);
    await window.statusBar('Housestyle uses').waitFor();
  });

  it('it reviews, marks and fixes with a service it was connected to', async () => {
    await window.dismissNotifications();
    await window.page.locator('.monaco-editor .view-lines').first().click();
    await window.command('Housestyle: Review');
    await window.squiggles().first().waitFor();
    await window.pictures('51-web-findings');
    await window.command('Housestyle: Fix All Safe Findings in Document');
    await window.page.locator('.view-line').filter({ hasText: 'To start, use it.' }).waitFor();
    await window.squiggles().first().waitFor({ state: 'detached' });
  });
});
