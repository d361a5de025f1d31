import assert from 'node:assert/strict';
import type { EditorWindow } from './support/editor-window.ts';
import { workplace, type Workplace } from './support/workplace.ts';

/** Inside the repeated word of the sample. */
const repeated = [8, 'Lantern is a feature flag service that runs next to t'.length] as const;

describe('A person reviews a document', () => {
  let place: Workplace;
  let window: EditorWindow;
  before(async () => {
    place = await workplace();
    window = await place.open();
    await window.open('README.md');
  });
  after(() => window?.close());

  it('finds the four commands in the command palette', async () => {
    for (const title of ['Rewrite', 'Simplify', 'Style Check', 'Review']) {
      const offered = await window.palette(`Housestyle: ${title}`);
      assert.ok(
        offered.some((label) => label.startsWith(`Housestyle: ${title}`)),
        `${title} is not among ${JSON.stringify(offered)}`,
      );
      if (title === 'Review') await window.pictures('01-palette');
      await window.page.keyboard.press('Escape');
    }
  });

  it('is asked for a key the first time, and told when it can’t be one', async () => {
    await window.command('Housestyle: Review');
    await window.quickInput.getByText('API Key for').waitFor();
    await window.page.keyboard.type('not a key');
    await window.quickInput.getByText('begins with').waitFor();
    await window.pictures('02-key-prompt');
    assert.equal(await window.quickInput.locator('input[type=password]').count(), 1);
    await window.answer(place.key);
    await window.quickInput.waitFor({ state: 'hidden' });
  });

  it('sees what was found, underlined and in the status bar', async () => {
    await window.squiggles().first().waitFor();
    await window.statusBar(/Review of README.md: \d+ findings/).waitFor();
    await window.pictures('03-squiggles');
    assert.ok((await window.squiggles().count()) >= 5);
  });

  it('sees how much of the month is used', async () => {
    const item = window.statusBar(/Housestyle \d+\/500/);
    await item.waitFor();
    await item.hover();
    await window.page.locator('.workbench-hover').filter({ hasText: 'resets on' }).waitFor();
    await window.pictures('04-quota');
    await window.page.mouse.move(600, 300);
  });

  it('sees the same in the Problems panel', async () => {
    await window.command('View: Toggle Problems');
    const rows = window.page.locator('.markers-panel .monaco-list-row');
    await rows
      .filter({ hasText: 'in order to' })
      .or(rows.filter({ hasText: 'Housestyle' }))
      .first()
      .waitFor();
    await window.pictures('05-problems');
    await window.command('View: Toggle Panel Visibility');
  });

  it('reads the reason in a hover', async () => {
    await window.goTo(...repeated);
    await window.command('Show or Focus Hover');
    const hover = window.page.locator('.monaco-hover:not(.hidden)').filter({ hasText: 'Repeated words' });
    await hover.first().waitFor();
    await window.pictures('06-hover');
    assert.match(await hover.first().innerText(), /twice/);
    await window.page.keyboard.press('Escape');
  });

  it('corrects one finding with the lightbulb', async () => {
    await window.goTo(1, 1);
    const place = await window.squiggles('warning').first().boundingBox();
    assert.ok(place);
    await window.page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    const before = await window.squiggles('warning').count();
    const bulb = window.page
      .locator('[class*="codicon-gutter-lightbulb"], .lightBulbWidget')
      .locator('visible=true');
    await bulb.first().click();
    const menu = window.page.locator('.action-widget');
    await menu
      .getByText(/^(Change|Remove)/)
      .first()
      .waitFor();
    await window.pictures('07-lightbulb');
    await menu
      .getByText(/^(Change|Remove)/)
      .first()
      .click();
    await window.page.waitForFunction(
      () =>
        document
          .querySelector('.view-lines')
          ?.textContent?.replaceAll('\u00a0', ' ')
          .includes('runs next to your own') === true,
    );
    await window.pictures('08-fixed');
    await window.page.waitForFunction(
      (count) => document.querySelectorAll('.squiggly-warning').length < count,
      before,
    );
  });

  it('corrects everything that is safe, in one undo step', async () => {
    await window.command('Housestyle: Fix All Safe Findings in Document');
    await window.statusBar(/findings? fixed/).waitFor();
    await window.pictures('09-all-fixed');
    await window.command('Undo');
    await window.squiggles().nth(2).waitFor();
  });

  it('gets the style score beside the document', async () => {
    await window.command('Housestyle: Style Check');
    await window.page.locator('.tab').filter({ hasText: 'Style Check of README.md' }).waitFor();
    const report = window.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
    await report
      .getByText(/\d+ ?%/)
      .first()
      .waitFor();
    await window.pictures('10-style-check');
  });
});
