import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtApp, checkAccessibility } from '../support/app.ts';
import { API_CODE, SAMPLE, openWorkbench } from '../support/workbench.ts';

const BUDGET = 60 * 1024;

describe('the first paint', () => {
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

describe('the screens of the workbench', () => {
  const work = openWorkbench();

  const SCREENS: readonly (readonly [name: string, show: () => Promise<void>])[] = [
    ['empty, with more options', () => work.app.page.getByText('More options').click()],
    [
      'findings, one selected',
      async () => {
        await work.bench.write(SAMPLE);
        await work.bench.run();
        await work.app.page.keyboard.press('F8');
      },
    ],
    [
      'changes of a rewrite',
      async () => {
        await work.bench.write(SAMPLE);
        await work.bench.choose('rewrite');
        await work.bench.run();
      },
    ],
    [
      'a report, rendered',
      async () => {
        await work.bench.write(SAMPLE);
        await work.bench.choose('style-check', 'Report');
        await work.bench.run();
        await work.bench.result.locator('.rendered').waitFor();
      },
    ],
    [
      'OpenAPI as source, and the question before it',
      async () => {
        await work.bench.write(API_CODE);
        await work.bench.button('OpenAPI (YAML)').click();
        await work.bench.run();
        await work.bench.button('New').click();
        await work.bench.editorReady();
        await work.bench.choose('review');
        await work.bench.write(API_CODE);
        await work.app.page.getByText('Which output do you want').waitFor();
      },
    ],
    [
      'an error',
      async () => {
        await work.app.page.getByRole('button', { name: /^Run/ }).click();
        await work.app.page.getByRole('alert').waitFor();
      },
    ],
    [
      'the history',
      async () => {
        await work.bench.write(SAMPLE);
        await work.bench.run();
        await work.bench.button('History').click();
        await work.app.page.getByRole('dialog').waitFor();
      },
    ],
  ];
  for (const [name, show] of SCREENS) {
    it(`can be used by everyone, light and dark, narrow and wide: ${name}`, async () => {
      await show();
      await checkAccessibility(work.app.page);
    });
  }

  it('print the result and nothing around it', async () => {
    await work.bench.write(SAMPLE);
    await work.bench.run();
    await work.app.page.emulateMedia({ media: 'print' });
    assert(await work.bench.findings.first().isVisible());
    for (const hidden of ['.app-header', '.settings', '.editor', '.suggestion-actions', '.result-actions']) {
      assert.equal(await work.app.page.locator(hidden).first().isVisible(), false, hidden);
    }
    await work.app.page.emulateMedia({ media: null });
  });
});
