import type { EditorWindow } from './support/editor-window.ts';
import { workplace, type Workplace } from './support/workplace.ts';

describe('The extension speaks', () => {
  let place: Workplace;
  let window: EditorWindow | undefined;
  before(async () => (place = await workplace()));
  afterEach(async () => {
    await window?.close();
    window = undefined;
  });

  const rows = [
    ['German', 'de', 'Housestyle: Prüfen', 'Kein Text verlässt ihn'],
    ['Japanese', 'ja', 'Housestyle: レビュー', 'テキストは外に出ません'],
  ] as const;
  for (const [name, language, command, told] of rows) {
    it(`${name} where the editor does: commands, messages and findings’ status`, async () => {
      window = await place.open({ fresh: true, language });
      await window.open('README.md');
      await window.command(command);
      await window.notification(told).waitFor();
      await window.squiggles().first().waitFor();
      await window.pictures(`70-language-${language}`);
    });
  }
});

describe('The walkthrough', () => {
  let window: EditorWindow | undefined;
  afterEach(() => window?.close());

  it('leads from the first check to the service of the team', async () => {
    window = await (await workplace()).open({ fresh: true });
    await window.command('Welcome: Open Walkthrough...');
    await window.pick('Get Started with Housestyle');
    const steps = window.page.locator('.getting-started-step');
    await steps.nth(4).waitFor();
    await window.pictures('71-walkthrough');
    await steps.filter({ hasText: 'Work with your team' }).click();
    await window.page.getByRole('button', { name: 'Connect to a Service…' }).first().click();
    await window.quickInput.getByText('Address of your team').waitFor();
    await window.pictures('72-walkthrough-connect');
  });
});
