import assert from 'node:assert/strict';
import { MODES } from '@housestyle/contract';
import { startApp, type App } from '../support/app.ts';
import { API_CODE, readDownload, SAMPLE, WorkbenchPage } from '../support/workbench.ts';

describe('the workbench', function () {
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

  it('has all modes, each with what it is for', async () => {
    const options = bench.mode.locator('option');
    assert.deepEqual(
      await options.allTextContents(),
      MODES.map(({ title }) => title),
    );
    for (const { name, purpose } of MODES) {
      await bench.choose(name);
      assert((await app.page.locator('#mode-purpose').innerText()).startsWith(purpose), name);
    }
  });

  it('lists findings, marks them in the text, and puts accepted ones in', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    const count = await bench.findings.count();
    assert(count >= 4, `${count} findings`);
    assert((await app.page.locator('.mark').count()) >= 4);
    const first = bench.findings.filter({ hasText: 'In order to' });
    await first.getByRole('button', { name: 'Accept' }).click();
    await bench.says(/^Accepted\./);
    await bench.findings
      .filter({ hasText: 'utilize' })
      .first()
      .getByRole('button', { name: 'Reject' })
      .click();
    await bench.says(/^Rejected\./);
    await bench.button(/^Accept all safe/).click();
    await bench.says(/^Accepted \d/);
    const text = await bench.text();
    assert.match(text, /^# Set up\n\nTo log in, .*utilize the form. The user needs an address\.\n/);
  });

  it('keeps findings at their words while one types', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    const open = await bench.findings.count();
    await app.page.locator('.cm-content').click();
    await app.page.keyboard.press('ControlOrMeta+Home');
    await app.page.keyboard.type('Hello. ');
    assert.equal(await bench.findings.count(), open);
    await bench.findings.filter({ hasText: 'In order to' }).getByRole('button', { name: 'Accept' }).click();
    await bench.says(/^Accepted\./);
    assert.match(await bench.text(), /^Hello\. # Set up\n\nTo log in/);
  });

  it('is done by keyboard alone: run, next, accept, reject, back to the text', async () => {
    const { keyboard } = app.page;
    await bench.write(SAMPLE);
    await keyboard.press('ControlOrMeta+Enter');
    await bench.findings.first().waitFor();
    const count = await bench.findings.count();
    await keyboard.press('F8');
    await app.page.locator('.suggestion:focus', { hasText: 'In order to' }).waitFor();
    await keyboard.press('a');
    await bench.says(/^Accepted\./);
    await app.page.locator('.suggestion:focus').waitFor();
    await keyboard.press('r');
    await bench.says(new RegExp(`^Rejected\\. ${count - 2} left`));
    await keyboard.press('Shift+F8');
    await app.page.locator('.suggestion:focus').waitFor();
    await keyboard.press('Enter');
    await app.page.locator('.editor-host:focus').waitFor();
    await keyboard.press('ControlOrMeta+Home');
    await keyboard.type('x');
    assert.match(await bench.text(), /^x# Set up\n\nTo log in/);
  });

  it('shows a rewrite as changes in the text, each to accept or reject', async () => {
    await bench.write(SAMPLE);
    await bench.choose('rewrite');
    await bench.run();
    assert((await app.page.locator('.mark-removed').count()) >= 3);
    await bench.findings.filter({ hasText: 'In order to' }).getByRole('button', { name: 'Reject' }).click();
    await bench.says(/^Rejected\./);
    await bench.button('Accept all').click();
    await bench.says(/^Accepted \d/);
    assert.match(await bench.text(), /In order to log in, .*The user needs an address/);
    await bench.button('Source').click();
    assert.match(await bench.result.locator('pre').innerText(), /To log in/);
  });

  it('works new guidelines into a document', async () => {
    await bench.write('# Guide\n\nLog in first.\n');
    await bench.choose('rewrite');
    await app.page.getByText('More options').click();
    await app.page.getByLabel('New guidelines').fill('Use "sign in" instead of "log in".');
    const sent = app.page.waitForRequest('**/api/web/analyze');
    await bench.run();
    const { input } = (await sent).postDataJSON() as { input: string };
    assert.match(
      input,
      /^=== INCORPORATE THE FOLLOWING ===\nUse "sign in".*\n\n=== EXISTING CONTENT ===\n# Guide/,
    );
    await bench.button('Accept all').click();
    await bench.says(/^Accepted \d/);
    assert.match(await bench.text(), /Sign in first\./);
  });

  it('sends what was chosen, and nothing that was not', async () => {
    await bench.write(SAMPLE);
    await bench.choose('review', 'Report');
    await app.page.getByLabel('Document type').fill('Tutorial');
    await app.page.getByLabel('Audience').selectOption('devops');
    await app.page.getByText('More options').click();
    await app.page.getByLabel('Custom instructions').fill('Use present tense.');
    await app.page.getByLabel('Framework').fill('Docusaurus');
    const sent = app.page.waitForRequest('**/api/web/analyze');
    await bench.run();
    assert.deepEqual((await sent).postDataJSON(), {
      mode: 'review',
      input: SAMPLE,
      docType: 'Tutorial',
      audience: 'devops',
      framework: 'Docusaurus',
      customInstructions: 'Use present tense.',
    });
    await bench.result.getByRole('heading').nth(1).waitFor();
  });

  it('asks for the output when code with an API is pasted, and writes OpenAPI', async () => {
    await bench.write(API_CODE);
    await app.page.getByText('This looks like API routes, so').waitFor();
    assert.equal(await bench.mode.inputValue(), 'code-to-docs');
    await bench.button('OpenAPI (YAML)').click();
    await bench.run();
    assert.match(await bench.result.locator('pre').innerText(), /^openapi: 3[\s\S]*\/users\/\{id\}/);
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      bench.button('Download .yaml').click(),
    ]);
    assert.equal(download.suggestedFilename(), 'Untitled.code-to-docs.yaml');
    assert.match(await readDownload(download), /^openapi: 3/);
  });

  it('leaves the mode where the person wants it left', async () => {
    await bench.write(API_CODE);
    await bench.button('Keep the mode I had').click();
    assert.equal(await bench.mode.inputValue(), 'review');
    assert.equal(await app.page.getByText('Which output do you want').count(), 0);
  });

  it('copies and downloads what it wrote, and opens it as a document', async () => {
    await bench.write(SAMPLE);
    await bench.choose('outline');
    await bench.run();
    await bench.result.locator('.rendered').waitFor();
    await bench.button('Copy').click();
    await bench.button('Copied').waitFor();
    const copied = await app.page.evaluate(() => navigator.clipboard.readText());
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      bench.button('Download .md').click(),
    ]);
    assert.equal(await readDownload(download), copied);
    await bench.button('Open as document').click();
    await bench.button('Untitled.outline.md').waitFor();
    assert.equal(await bench.text(), copied);
  });

  it('downloads findings as JSON', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    const [download] = await Promise.all([
      app.page.waitForEvent('download'),
      bench.button('Download .json').click(),
    ]);
    const { findings } = JSON.parse(await readDownload(download)) as {
      findings: { range: { start: number; end: number }; original: string }[];
    };
    for (const { range, original } of findings) assert.equal(SAMPLE.slice(range.start, range.end), original);
  });
});
