import assert from 'node:assert/strict';
import { SAMPLE, openWorkbench } from '../support/workbench.ts';

describe('what is open in the workbench', () => {
  const work = openWorkbench();

  const reload = async (): Promise<void> => {
    await work.app.page.reload();
    await work.bench.editorReady();
  };
  const kept = () => work.app.page.evaluate(() => JSON.stringify({ ...sessionStorage }));

  it('is there again after a reload, with findings, settings and all documents', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const findings = await work.bench.findings.count();
    await work.bench.button('New').click();
    await work.bench.editorReady();
    await work.bench.write('Second text.');
    await work.bench.choose('summarize');
    await reload();
    assert.equal(await work.bench.text(), 'Second text.');
    assert.equal(await work.bench.mode.inputValue(), 'summarize');
    await work.app.page.getByRole('button', { name: /^Untitled \d+ open|^Untitled\d/ }).click();
    await work.bench.findings.first().waitFor();
    assert.equal(await work.bench.findings.count(), findings);
    assert.equal(await work.bench.text(), SAMPLE);
  });

  it('is kept nowhere while the history is off', async () => {
    await work.bench.button('History').click();
    await work.app.page.getByRole('checkbox').uncheck();
    await work.bench.button('Done').click();
    await work.bench.write(SAMPLE);
    await reload();
    assert.equal(await work.bench.button('Save as file').isDisabled(), true);
    assert.doesNotMatch(await kept(), /Set up/);
  });

  it('does no harm where what was kept can’t be read', async () => {
    await work.bench.write(SAMPLE);
    await work.app.page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Set up'));
    const [name = ''] = await work.app.page.evaluate(() => Object.keys(sessionStorage));
    for (const broken of [
      '{',
      '{"documents":[]}',
      '{"documents":[{"id":1}],"settings":{"mode":"x"}}',
      '[]',
    ]) {
      await work.app.page.goto(`${work.app.address}/healthz`);
      await work.app.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        name,
        broken,
      ] as const);
      await work.app.page.goto(work.app.address);
      await work.bench.editorReady();
      assert.equal(await work.bench.button('Save as file').isDisabled(), true, broken);
    }
  });

  it('goes when one signs out', async () => {
    await work.bench.write(SAMPLE);
    await work.app.page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Set up'));
    await work.app.page.locator('.user-menu summary').click();
    await work.bench.button('Sign out').click();
    await work.app.page.getByLabel('Password').waitFor();
    assert.equal(await kept(), '{}');
    // The page asked whether one was still signed in.
    await work.app.complainsOf(401);
  });
});
