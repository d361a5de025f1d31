import assert from 'node:assert/strict';
import { startApp, type App } from '../support/app.ts';
import { SAMPLE, WorkbenchPage } from '../support/workbench.ts';

describe('what is open in the workbench', function () {
  this.timeout(60_000);
  let app: App;
  let bench: WorkbenchPage;

  before(async function () {
    this.timeout(120_000);
    app = await startApp();
    bench = new WorkbenchPage(app.page);
  });
  after(() => app?.stop());
  beforeEach(() => bench.open(app.address));
  afterEach(() => assert.deepEqual(app.complaints(), []));

  const reload = async (): Promise<void> => {
    await app.page.reload();
    await bench.editorReady();
  };
  const kept = () => app.page.evaluate(() => JSON.stringify({ ...sessionStorage }));

  it('is there again after a reload, with findings, settings and all documents', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    const findings = await bench.findings.count();
    await bench.button('New').click();
    await bench.editorReady();
    await bench.write('Second text.');
    await bench.choose('summarize');
    await reload();
    assert.equal(await bench.text(), 'Second text.');
    assert.equal(await bench.mode.inputValue(), 'summarize');
    await app.page.getByRole('button', { name: /^Untitled \d+ open|^Untitled\d/ }).click();
    await bench.findings.first().waitFor();
    assert.equal(await bench.findings.count(), findings);
    assert.equal(await bench.text(), SAMPLE);
  });

  it('is kept nowhere while the history is off', async () => {
    await bench.button('History').click();
    await app.page.getByRole('checkbox').uncheck();
    await bench.button('Done').click();
    await bench.write(SAMPLE);
    await reload();
    assert.equal(await bench.button('Save as file').isDisabled(), true);
    assert.doesNotMatch(await kept(), /Set up/);
  });

  it('does no harm where what was kept can’t be read', async () => {
    await bench.write(SAMPLE);
    await app.page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Set up'));
    const [name = ''] = await app.page.evaluate(() => Object.keys(sessionStorage));
    for (const broken of ['{', '{"documents":[]}', '{"documents":[{"id":1}],"settings":{"mode":"x"}}', '[]']) {
      await app.page.goto(`${app.address}/healthz`);
      await app.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [name, broken] as const);
      await app.page.goto(app.address);
      await bench.editorReady();
      assert.equal(await bench.button('Save as file').isDisabled(), true, broken);
    }
  });

  it('goes when one signs out', async () => {
    await bench.write(SAMPLE);
    await app.page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Set up'));
    await app.page.locator('.user-menu summary').click();
    await bench.button('Sign out').click();
    await app.page.getByLabel('Password').waitFor();
    assert.equal(await kept(), '{}');
    // The page asked whether one was still signed in.
    assert.match(app.complaints().join(), /^[^,]*401[^,]*$/);
  });
});
