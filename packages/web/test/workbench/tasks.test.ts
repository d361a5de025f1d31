import assert from 'node:assert/strict';
import { MODES } from '@housestyle/contract';
import { API_CODE, readDownload, SAMPLE, openWorkbench } from '../support/workbench.ts';

describe('the workbench', () => {
  const work = openWorkbench();

  it('has all modes, each with what it is for', async () => {
    const options = work.bench.mode.locator('option');
    assert.deepEqual(
      await options.allTextContents(),
      MODES.map(({ title }) => title),
    );
    for (const { name, purpose } of MODES) {
      await work.bench.choose(name);
      assert((await work.app.page.locator('#mode-purpose').innerText()).startsWith(purpose), name);
    }
  });

  it('lists findings, marks them in the text, and puts accepted ones in', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const count = await work.bench.findings.count();
    assert(count >= 4, `${count} findings`);
    assert((await work.app.page.locator('.mark').count()) >= 4);
    const first = work.bench.findings.filter({ hasText: 'In order to' });
    await first.getByRole('button', { name: 'Accept' }).click();
    await work.bench.says(/^Accepted\./);
    await work.bench.findings
      .filter({ hasText: 'utilize' })
      .first()
      .getByRole('button', { name: 'Reject' })
      .click();
    await work.bench.says(/^Rejected\./);
    await work.bench.button(/^Accept all safe/).click();
    await work.bench.says(/^Accepted \d/);
    const text = await work.bench.text();
    assert.match(text, /^# Set up\n\nTo log in, .*utilize the form. The user needs an address\.\n/);
  });

  it('keeps findings at their words while one types', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const open = await work.bench.findings.count();
    await work.app.page.locator('.cm-content').click();
    await work.app.page.keyboard.press('ControlOrMeta+Home');
    await work.app.page.keyboard.type('Hello. ');
    assert.equal(await work.bench.findings.count(), open);
    await work.bench.findings
      .filter({ hasText: 'In order to' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await work.bench.says(/^Accepted\./);
    assert.match(await work.bench.text(), /^Hello\. # Set up\n\nTo log in/);
  });

  it('is done by keyboard alone: run, next, accept, reject, back to the text', async () => {
    const { keyboard } = work.app.page;
    await work.bench.write(SAMPLE);
    await keyboard.press('ControlOrMeta+Enter');
    await work.bench.findings.first().waitFor();
    const count = await work.bench.findings.count();
    await keyboard.press('F8');
    await work.app.page.locator('.suggestion:focus', { hasText: 'In order to' }).waitFor();
    await keyboard.press('a');
    await work.bench.says(/^Accepted\./);
    await work.app.page.locator('.suggestion:focus').waitFor();
    await keyboard.press('r');
    await work.bench.says(new RegExp(`^Rejected\\. ${count - 2} left`));
    await keyboard.press('Shift+F8');
    await work.app.page.locator('.suggestion:focus').waitFor();
    await keyboard.press('Enter');
    await work.app.page.locator('.editor-host:focus').waitFor();
    await keyboard.press('ControlOrMeta+Home');
    await keyboard.type('x');
    assert.match(await work.bench.text(), /^x# Set up\n\nTo log in/);
  });

  it('shows a rewrite as changes in the text, each to accept or reject', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.choose('rewrite');
    await work.bench.run();
    assert((await work.app.page.locator('.mark-removed').count()) >= 3);
    await work.bench.findings
      .filter({ hasText: 'In order to' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await work.bench.says(/^Rejected\./);
    await work.bench.button('Accept all').click();
    await work.bench.says(/^Accepted \d/);
    assert.match(await work.bench.text(), /In order to log in, .*The user needs an address/);
    await work.bench.button('Source').click();
    assert.match(await work.bench.result.locator('pre').innerText(), /To log in/);
  });

  it('says whether nothing was to be changed or found, or all is done', async () => {
    const says = (text: string) => work.bench.result.locator('.empty', { hasText: text }).waitFor();
    await work.bench.write('# Set up\n\nLog in to the console.\n');
    await work.bench.run();
    await says('Nothing was found.');
    await work.bench.choose('rewrite');
    await work.bench.run();
    await says('Nothing to change: the text stays as it is.');
    await work.bench.write(SAMPLE);
    await work.bench.run();
    await work.bench.button('Reject all').click();
    await says('All are done.');
  });

  it('works new guidelines into a document', async () => {
    await work.bench.write('# Guide\n\nLog in first.\n');
    await work.bench.choose('rewrite');
    await work.app.page.getByText('More options').click();
    await work.app.page.getByLabel('New guidelines').fill('Use "sign in" instead of "log in".');
    const sent = work.app.page.waitForRequest('**/api/web/analyze');
    await work.bench.run();
    const { input } = (await sent).postDataJSON() as { input: string };
    assert.match(
      input,
      /^=== INCORPORATE THE FOLLOWING ===\nUse "sign in".*\n\n=== EXISTING CONTENT ===\n# Guide/,
    );
    await work.bench.button('Accept all').click();
    await work.bench.says(/^Accepted \d/);
    assert.match(await work.bench.text(), /Sign in first\./);
  });

  it('sends what was chosen, and nothing that was not', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.choose('review', 'Report');
    await work.app.page.getByLabel('Document type').fill('Tutorial');
    await work.app.page.getByLabel('Audience').selectOption('devops');
    await work.app.page.getByText('More options').click();
    await work.app.page.getByLabel('Custom instructions').fill('Use present tense.');
    await work.app.page.getByLabel('Framework').fill('Docusaurus');
    const sent = work.app.page.waitForRequest('**/api/web/analyze');
    await work.bench.run();
    assert.deepEqual((await sent).postDataJSON(), {
      mode: 'review',
      input: SAMPLE,
      docType: 'Tutorial',
      audience: 'devops',
      framework: 'Docusaurus',
      customInstructions: 'Use present tense.',
    });
    await work.bench.result.getByRole('heading').nth(1).waitFor();
  });

  it('asks for the output when code with an API is pasted, and writes OpenAPI', async () => {
    await work.bench.write(API_CODE);
    await work.app.page.getByText('This looks like API routes, so').waitFor();
    assert.equal(await work.bench.mode.inputValue(), 'code-to-docs');
    await work.bench.button('OpenAPI (YAML)').click();
    await work.bench.run();
    assert.match(await work.bench.result.locator('pre').innerText(), /^openapi: 3[\s\S]*\/users\/\{id\}/);
    const [download] = await Promise.all([
      work.app.page.waitForEvent('download'),
      work.bench.button('Download .yaml').click(),
    ]);
    assert.equal(download.suggestedFilename(), 'Untitled.code-to-docs.yaml');
    assert.match(await readDownload(download), /^openapi: 3/);
  });

  it('leaves the mode where the person wants it left', async () => {
    await work.bench.write(API_CODE);
    await work.bench.button('Keep the mode I had').click();
    assert.equal(await work.bench.mode.inputValue(), 'review');
    assert.equal(await work.app.page.getByText('Which output do you want').count(), 0);
  });

  it('copies and downloads what it wrote, and opens it as a document', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.choose('outline');
    await work.bench.run();
    await work.bench.result.locator('.rendered').waitFor();
    await work.bench.button('Copy').click();
    await work.bench.button('Copied').waitFor();
    const copied = await work.app.page.evaluate(() => navigator.clipboard.readText());
    const [download] = await Promise.all([
      work.app.page.waitForEvent('download'),
      work.bench.button('Download .md').click(),
    ]);
    assert.equal(await readDownload(download), copied);
    await work.bench.button('Open as document').click();
    await work.bench.button('Untitled.outline.md').waitFor();
    assert.equal(await work.bench.text(), copied);
  });

  it('downloads findings as JSON', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    const [download] = await Promise.all([
      work.app.page.waitForEvent('download'),
      work.bench.button('Download .json').click(),
    ]);
    const { findings } = JSON.parse(await readDownload(download)) as {
      findings: { range: { start: number; end: number }; original: string }[];
    };
    for (const { range, original } of findings) assert.equal(SAMPLE.slice(range.start, range.end), original);
  });
});
