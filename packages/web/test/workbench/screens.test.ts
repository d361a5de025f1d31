import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtApp, checkAccessibility, startApp, type App } from '../support/app.ts';
import { API_CODE, SAMPLE, WorkbenchPage } from '../support/workbench.ts';

const BUDGET = 60 * 1024;

describe('the first paint', function () {
  this.timeout(120_000);
  before(builtApp);

  it(`takes less than ${BUDGET / 1024} KB, zipped`, async () => {
    const dist = path.resolve(import.meta.dirname, '../../dist');
    const page = await readFile(path.join(dist, 'index.html'), 'utf8');
    const names = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
    assert(names.length >= 3, page);
    const files = await Promise.all(names.map((name) => readFile(path.join(dist, name))));
    const size = files.reduce((sum, file) => sum + gzipSync(file).length, gzipSync(page).length);
    assert(size < BUDGET, `${names.join(', ')}: ${size} bytes`);
  });
});

describe('the screens of the workbench', function () {
  this.timeout(90_000);
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

  const SCREENS: readonly (readonly [name: string, show: () => Promise<void>])[] = [
    ['empty, with more options', () => app.page.getByText('More options').click()],
    [
      'findings, one selected',
      async () => {
        await bench.write(SAMPLE);
        await bench.run();
        await app.page.keyboard.press('F8');
      },
    ],
    [
      'changes of a rewrite',
      async () => {
        await bench.write(SAMPLE);
        await bench.choose('rewrite');
        await bench.run();
      },
    ],
    [
      'a report, rendered',
      async () => {
        await bench.write(SAMPLE);
        await bench.choose('style-check', 'Report');
        await bench.run();
        await bench.result.locator('.rendered').waitFor();
      },
    ],
    [
      'OpenAPI as source, and the question before it',
      async () => {
        await bench.write(API_CODE);
        await bench.button('OpenAPI (YAML)').click();
        await bench.run();
        await bench.button('New').click();
        await bench.editorReady();
        await bench.choose('review');
        await bench.write(API_CODE);
        await app.page.getByText('Which output do you want').waitFor();
      },
    ],
    [
      'an error',
      async () => {
        await app.page.getByRole('button', { name: /^Run/ }).click();
        await app.page.getByRole('alert').waitFor();
      },
    ],
    [
      'the history',
      async () => {
        await bench.write(SAMPLE);
        await bench.run();
        await bench.button('History').click();
        await app.page.getByRole('dialog').waitFor();
      },
    ],
  ];
  for (const [name, show] of SCREENS) {
    it(`can be used by everyone, light and dark, narrow and wide: ${name}`, async () => {
      await show();
      await checkAccessibility(app.page);
    });
  }

  it('print the result and nothing around it', async () => {
    await bench.write(SAMPLE);
    await bench.run();
    await app.page.emulateMedia({ media: 'print' });
    assert(await bench.findings.first().isVisible());
    for (const hidden of ['.app-header', '.settings', '.editor', '.suggestion-actions', '.result-actions']) {
      assert.equal(await app.page.locator(hidden).first().isVisible(), false, hidden);
    }
    await app.page.emulateMedia({ media: null });
  });
});
