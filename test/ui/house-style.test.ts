import assert from 'node:assert/strict';
import type { EditorWindow } from './support/editor-window.ts';
import { windowOfSuite } from './support/suite-window.ts';
import { workplace } from './support/workplace.ts';

const STYLE = `# The team's style
presets: [google, gogle]
rules:
  - Keep sentences under 20 words.
terms:
  - { preferred: sign in, avoid: [log in, login] }
words: [frobnicator]
severity:
  serial-comma: off
`;

describe('A person writes the house style of a repository', () => {
  const settings = { 'chat.disableAIFeatures': false };
  const window = windowOfSuite((place) => place.open({ files: { '.housestyle.yaml': STYLE }, settings }));
  before(() => window.open('.housestyle.yaml'));

  it('sees a fault where it stands', async () => {
    await window.squiggles('error').first().waitFor();
    await window.goTo(2, 20);
    await window.command('View: Toggle Problems');
    await window.page.locator('.markers-panel').getByText('presets[1]').waitFor();
    await window.pictures('70-style-problem');
    await window.command('View: Toggle Problems');
  });

  it('is offered what can stand there', async () => {
    await window.goTo(10, 1);
    await window.page.keyboard.type('over');
    await window.page.keyboard.press('Control+Space');
    const widget = window.page.locator('.suggest-widget.visible');
    await widget.getByText('overrides').first().waitFor();
    await window.page.keyboard.press('Escape');
    for (let count = 0; count < 4; count++) await window.page.keyboard.press('Backspace');
    await window.page.keyboard.type('audience: ');
    await window.page.keyboard.press('Control+Space');
    await widget.getByText('developers').first().waitFor();
    await window.pictures('71-style-completion');
    await widget.getByText('developers').first().click();
    await window.page
      .locator('.view-line')
      .filter({ hasText: /audience:.developers/ })
      .waitFor();
  });

  it('sees that a wrong file does not count, and why', async () => {
    await window.page.keyboard.press('Control+s');
    await window.open('README.md');
    await window.command('Housestyle: Show Effective Style');
    const page = window.page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
    await page.getByText('has errors').waitFor();
    await window.pictures('72-style-wrong');
  });

  it('sees which part came from where once it is right', async () => {
    await window.open('.housestyle.yaml');
    await window.goTo(2, 17);
    for (let count = 0; count < 7; count++) await window.page.keyboard.press('Delete');
    await window.page.keyboard.press('Control+s');
    await window.squiggles('error').first().waitFor({ state: 'detached' });
    await window.open('README.md');
    await window.command('Housestyle: Show Effective Style');
    const page = window.page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
    await page.getByText('Preset google').waitFor();
    await window.pictures('73-effective-style');
    assert.match((await page.locator('body').textContent()) ?? '', /serial-comma: off/);
  });
});

describe('A person opens a workspace that brings a style along', () => {
  const style = (window: EditorWindow) =>
    window.page.frameLocator('iframe.webview.ready >> visible=true').frameLocator('#active-frame');

  it('in Restricted Mode, sees that it does not count', async () => {
    const place = await workplace();
    const window = await place.open({ restricted: true, files: { '.housestyle.yaml': STYLE } });
    await window.open('README.md');
    await window.command('Housestyle: Show Effective Style');
    await style(window).getByText('is in Restricted Mode').waitFor();
    await window.pictures('77-style-restricted');
    await window.close();
  });

  it('is asked once whether Vale styles should count, and told what of them can’t be used', async () => {
    const place = await workplace();
    const files = {
      '.vale.ini':
        'StylesPath = styles\nMinAlertLevel = suggestion\nVocab = Lantern\n[*.md]\nBasedOnStyles = Vale\n',
    };
    const window = await place.open({ files });
    await window.open('README.md');
    await window.command('Housestyle: Show Effective Style');
    const notice = window.notification('has Vale styles (.vale.ini)');
    await notice.waitFor();
    await window.pictures('78-vale-offer');
    await notice.getByText('Use Them').click();
    await style(window).getByText('Not supported').waitFor();
    await style(window).getByText('Vale.Spelling').waitFor();
    await window.pictures('79-vale-report');
    await window.close();
  });
});
