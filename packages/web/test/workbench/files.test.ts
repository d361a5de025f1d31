import assert from 'node:assert/strict';
import { readDownload, SAMPLE, openWorkbench } from '../support/workbench.ts';

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

describe('documents in the workbench', () => {
  const work = openWorkbench();

  const document = (name: string) =>
    work.app.page.locator('.documents').getByRole('button', { name, exact: true });
  const addFiles = (files: ReturnType<typeof textFile>[]): Promise<void> =>
    work.app.page.getByLabel('Files to add').setInputFiles(files);

  it('come from several files at once; what is no text is refused by name', async () => {
    await addFiles([
      textFile('one.md', 'One.\r\nEnd.\r\n'),
      textFile('two.md', 'Two.\n'),
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) },
      textFile('long.md', 'a'.repeat(200_001)),
    ]);
    const alert = work.app.page.getByRole('alert');
    await alert.getByText('photo.png is not a text file').waitFor();
    await alert.getByText('long.md is too long').waitFor();
    await document('two.md').click();
    await work.bench.editorReady();
    assert.equal(await work.bench.text(), 'Two.\n');
    await document('one.md').click();
    await work.bench.editorReady();
    assert.equal(await work.bench.text(), 'One.\r\nEnd.\r\n');
    await work.bench.button('Close one.md').click();
    await document('one.md').waitFor({ state: 'detached' });
  });

  it('can be dropped onto the page', async () => {
    const transfer = await work.app.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Dropped text.\n'], 'dropped.md'));
      return data;
    });
    for (const type of ['dragover', 'drop'])
      await work.app.page.locator('.cm-content').dispatchEvent(type, { dataTransfer: transfer });
    await document('dropped.md').waitFor();
    await work.bench.editorReady();
    assert.equal(await work.bench.text(), 'Dropped text.\n');
  });

  it('with an API switch the mode and ask for the output', async () => {
    await addFiles([
      textFile('notes.md', 'Notes.\n'),
      textFile('api.py', '@app.get("/users")\ndef users():\n    return []\n'),
    ]);
    await work.app.page.getByText('This looks like Python routes, so').waitFor();
    assert.equal(await work.bench.mode.inputValue(), 'code-to-docs');
    await work.bench.button('Markdown').click();
    await work.bench.editorReady();
    await work.bench.run();
    await work.bench.result.locator('.rendered').getByText('/users').first().waitFor();
  });

  it('keep their text and result when another page is visited', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const count = await work.bench.findings.count();
    await work.app.page.getByRole('link', { name: 'Usage' }).click();
    await work.app.page.getByRole('heading', { name: 'Usage' }).waitFor();
    await work.app.page.getByRole('link', { name: 'Workbench' }).click();
    await work.bench.editorReady();
    assert.equal(await work.bench.findings.count(), count);
    assert.equal(await work.bench.text(), SAMPLE);
  });

  it('are kept in a history, which can be opened, switched off and wiped', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const cost = await work.app.page.getByText(/^Tokens: [1-9][\d,]* in, [1-9][\d,]* out$/).innerText();
    await work.app.page.reload();
    await work.bench.editorReady();
    await work.bench.button('History').click();
    await work.app.page.locator('.history button').first().click();
    await work.bench.findings.first().waitFor();
    await work.app.page.getByText(cost, { exact: true }).waitFor();
    await work.bench.editorReady();
    assert.equal(await work.bench.text(), SAMPLE);
    await work.bench.button('History').click();
    await work.app.page.getByLabel('Keep what I run').uncheck();
    await work.bench.button('Wipe history').click();
    await work.app.page.getByText('The history is off and empty.').waitFor();
    await work.bench.button('Done').click();
    await work.bench.run();
    const kept = await work.app.page.evaluate(() => Object.entries(localStorage).join());
    assert.doesNotMatch(kept, /In order to/);
  });

  it('can be cancelled while the service works, by key and by button', async () => {
    const { page } = work.app;
    await page.route('**/api/web/analyze', () => undefined);
    await work.bench.write(SAMPLE);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('progressbar').waitFor();
    await page.keyboard.press('Escape');
    await work.bench.says(/^Cancelled/);
    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('button', { name: /^Run/ }).waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.unrouteAll();
    await work.bench.run();
  });

  const FAILURES = [
    [429, 'RATE_LIMIT_EXCEEDED', /used up\. Ask your administrator/],
    [502, 'UPSTREAM_ERROR', /not counted\. Run it again/],
    [503, 'OVERLOADED', /Try again in a few seconds/],
  ] as const;
  for (const [status, code, text] of FAILURES) {
    it(`keep their text when the service answers ${status}, which says what to do`, async () => {
      const { ERRORS } = await import('@housestyle/contract');
      await work.app.page.route('**/api/web/analyze', (route) =>
        route.fulfill({ status, json: { error: { code, message: ERRORS[code].message } } }),
      );
      await work.bench.write(SAMPLE);
      await work.app.page.keyboard.press('ControlOrMeta+Enter');
      await work.app.page.getByRole('alert').getByText(text).waitFor();
      await work.app.page.unrouteAll();
      assert.equal(await work.bench.text(), SAMPLE);
      await work.app.complainsOf(status);
    });
  }

  it('can be worked on where the editor does not load', async () => {
    await work.app.page.route('**/assets/code-mirror-*', (route) => route.abort());
    await work.app.page.reload();
    await work.app.page.getByRole('textbox', { name: 'Text of Untitled' }).fill(SAMPLE);
    await work.bench.run();
    await work.bench.findings
      .filter({ hasText: 'In order to' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await work.bench.says(/^Accepted/);
    assert.match(await work.bench.text(), /To log in/);
    await work.app.page.unrouteAll();
    work.app.complaints();
  });

  it('of 200,000 characters stay quick to work with', async () => {
    const long = SAMPLE.repeat(Math.floor(200_000 / SAMPLE.length));
    await addFiles([textFile('long.md', long)]);
    await document('long.md').waitFor();
    await work.bench.editorReady();
    await work.bench.run();
    await work.bench.findings.first().waitFor();
    await work.bench.button(/^Accept all safe/).click();
    await work.bench.says(/^Accepted \d{4}/);
    const [download] = await Promise.all([
      work.app.page.waitForEvent('download'),
      work.bench.button('Save as file').click(),
    ]);
    assert.doesNotMatch(await readDownload(download), /In order to/);
  });
});
