import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { untilKept } from './support/kept-state.ts';
import { windowOfSuite } from './support/suite-window.ts';
import { workplace } from './support/workplace.ts';

/** Milliseconds that the editor, the extension and its service may take to start on a busy machine. */
const patience = { timeout: 60_000 };

describe('Someone who just installed the extension', () => {
  const window = windowOfSuite((place) => place.open({ fresh: true }));
  const told = () => window.notification('No text leaves it');

  it('has downloaded less than 12 MB, with the service and the MCP server', async () => {
    const { size } = await stat((await workplace()).vsix);
    assert.ok(size < 12_000_000, `${size} bytes`);
  });

  it('sees findings in a document they open, with nothing set up', async () => {
    await window.open('README.md');
    await told().waitFor(patience);
    await window.squiggles().first().waitFor(patience);
    await window.pictures('40-first-start');
    assert.equal(await window.statusBar('Housestyle').count(), 1);
  });

  it('is told at the first start where the text goes, and never again', async () => {
    assert.match(await window.shown(), /No text leaves it/);
    await untilKept(window.page, 'localServiceTold');
    // What else the page keeps of the extension comes seconds later, and until then it may still be put back.
    await window.page.waitForTimeout(7000);
    await window.page.reload();
    // Whether the page remembers its tabs by now is up to the editor.
    await window.open('README.md');
    await window.squiggles().first().waitFor(patience);
    await window.page.locator('.statusbar-item[id="status.languageStatus"]').hover();
    await window.page
      .getByText(/\d+ findings/)
      .first()
      .waitFor();
    await window.pictures('41-language-status');
    assert.equal(await told().count(), 0);
  });

  it('writes, and the finding comes and goes with the words', async () => {
    const before = await window.squiggles().count();
    await window.goTo(1, 1);
    await window.page.keyboard.type('In order to begin, wait.\n\n');
    await window.page.waitForFunction(
      (count) =>
        document.querySelectorAll('.squiggly-error, .squiggly-warning, .squiggly-info').length > count,
      before,
    );
    await window.pictures('43-while-typing');
  });
});

describe('Someone who just installed the extension where nothing is trusted', () => {
  const window = windowOfSuite((place) => place.open({ fresh: true, restricted: true }));

  it('is served in Restricted Mode too', async () => {
    await window.page.locator('.statusbar-item').filter({ hasText: 'Restricted Mode' }).waitFor();
    await window.open('README.md');
    await window.squiggles().first().waitFor(patience);
    await window.pictures('42-first-start-restricted');
  });
});
