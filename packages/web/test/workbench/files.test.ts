import assert from 'node:assert/strict';
import { startApp, type App } from '../support/app.ts';
import { readDownload, SAMPLE, WorkbenchPage } from '../support/workbench.ts';

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

describe('documents in the workbench', function () {
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

  const document = (name: string) =>
    app.page.locator('.documents').getByRole('button', { name, exact: true });
  const addFiles = (files: ReturnType<typeof textFile>[]): Promise<void> =>
    app.page.getByLabel('Files to add').setInputFiles(files);

  it('come from several files at once; what is no text is refused by name', async () => {
    await addFiles([
      textFile('one.md', 'One.\r\nEnd.\r\n'),
      textFile('two.md', 'Two.\n'),
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
      textFile('long.md', 'a'.repeat(200_001)),
    ]);
    const alert = app.page.getByRole('alert');
    await alert.getByText('photo.png is not a text file').waitFor();
    await alert.getByText('long.md is too long').waitFor();
    await document('two.md').click();
    await bench.editorReady();
    assert.equal(await bench.text(), 'Two.\n');
    await document('one.md').click();
    await bench.editorReady();
    assert.equal(await bench.text(), 'One.\r\nEnd.\r\n');
    await bench.button('Close one.md').click();
    await document('one.md').waitFor({ state: 'detached' });
    assert.deepEqual(app.complaints(), []);
  });

  it('can be dropped onto the page', async () => {
    const transfer = await app.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Dropped text.\n'], 'dropped.md'));
      return data;
    });
    for (const type of ['dragover', 'drop'])
      await app.page.locator('.cm-content').dispatchEvent(type, { dataTransfer: transfer });
    await document('dropped.md').waitFor();
    await bench.editorReady();
    assert.equal(await bench.text(), 'Dropped text.\n');
    assert.deepEqual(app.complaints(), []);
  });

  it('with an API switch the mode and ask for the output', async () => {
    await addFiles([
      textFile('notes.md', 'Notes.\n'),
      textFile('api.py', '@app.get("/users")\ndef users():\n    return []\n'),
    ]);
    await app.page.getByText('This looks like Python routes, so').waitFor();
    assert.equal(await bench.mode.inputValue(), 'code-to-docs');
    await bench.button('Markdown').click();
    await bench.editorReady();
    await bench.run();
    await bench.result.locator('.rendered').getByText('/users').first().waitFor();
    assert.deepEqual(app.complaints(), []);
  });

  it('keep their text and result when another page is visited', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    const count = await bench.findings.count();
    await app.page.getByRole('link', { name: 'Usage' }).click();
    await app.page.getByRole('heading', { name: 'Usage' }).waitFor();
    await app.page.getByRole('link', { name: 'Workbench' }).click();
    await bench.editorReady();
    assert.equal(await bench.findings.count(), count);
    assert.equal(await bench.text(), SAMPLE);
  });

  it('are kept in a history, which can be opened, switched off and wiped', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    await app.page.reload();
    await bench.editorReady();
    await bench.button('History').click();
    await app.page.locator('.history button').first().click();
    await bench.findings.first().waitFor();
    await bench.editorReady();
    assert.equal(await bench.text(), SAMPLE);
    await bench.button('History').click();
    await app.page.getByLabel('Keep what I run').uncheck();
    await bench.button('Wipe history').click();
    await app.page.getByText('The history is off and empty.').waitFor();
    await bench.button('Done').click();
    await bench.run();
    const kept = await app.page.evaluate(() => Object.entries(localStorage).join());
    assert.doesNotMatch(kept, /In order to/);
    assert.deepEqual(app.complaints(), []);
  });

  it('can be cancelled while the service works, by key and by button', async () => {
    const { page } = app;
    await page.route('**/api/web/analyze', () => undefined);
    await bench.write(SAMPLE);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('progressbar').waitFor();
    await page.keyboard.press('Escape');
    await bench.says(/^Cancelled/);
    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('button', { name: /^Run/ }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.unrouteAll();
    await bench.run();
  });

  const FAILURES = [
    [429, 'RATE_LIMIT_EXCEEDED', /used up\. Ask your administrator/],
    [502, 'UPSTREAM_ERROR', /not counted\. Run it again/],
    [503, 'OVERLOADED', /Try again in a few seconds/],
  ] as const;
  for (const [status, code, text] of FAILURES) {
    it(`keep their text when the service answers ${status}, which says what to do`, async () => {
      const { ERRORS } = await import('@housestyle/contract');
      await app.page.route('**/api/web/analyze', (route) =>
        route.fulfill({ status, json: { error: { code, message: ERRORS[code].message } } }),
      );
      await bench.write(SAMPLE);
      await app.page.keyboard.press('ControlOrMeta+Enter');
      await app.page.getByRole('alert').getByText(text).waitFor();
      await app.page.unrouteAll();
      assert.equal(await bench.text(), SAMPLE);
      assert(app.complaints().every((complaint) => complaint.includes(String(status))));
    });
  }

  it('can be worked on where the editor does not load', async () => {
    await app.page.route('**/assets/code-mirror-*', (route) => route.abort());
    await app.page.reload();
    await app.page.getByRole('textbox', { name: 'Text of Untitled' }).fill(SAMPLE);
    await bench.run();
    await bench.findings.filter({ hasText: 'In order to' }).getByRole('button', { name: 'Accept' }).click();
    await bench.says(/^Accepted/);
    assert.match(await bench.text(), /To log in/);
    await app.page.unrouteAll();
    app.complaints();
  });

  it('of 200,000 characters stay quick to work with', async () => {
    const long = SAMPLE.repeat(Math.floor(200_000 / SAMPLE.length));
    await addFiles([textFile('long.md', long)]);
    await document('long.md').waitFor();
    await bench.editorReady();
    await bench.run();
    await bench.findings.first().waitFor();
    await bench.button(/^Accept all safe/).click();
    await bench.says(/^Accepted \d{4}/);
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      bench.button('Save as file').click(),
    ]);
    assert.doesNotMatch(await readDownload(download), /In order to/);
  });
});
