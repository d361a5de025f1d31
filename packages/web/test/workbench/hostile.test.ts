import assert from 'node:assert/strict';
import { HOSTILE } from '../data/hostile.ts';
import { startApp, type App } from '../support/app.ts';
import { WorkbenchPage } from '../support/workbench.ts';

describe('hostile texts', () => {
  let app: App;
  let bench: WorkbenchPage;
  const strange: string[] = [];

  before(async () => {
    app = await startApp();
    bench = new WorkbenchPage(app.page);
    app.page.on('request', (request) => {
      if (!request.url().startsWith(app.address) && !/^(?:blob|data):/.test(request.url()))
        strange.push(request.url());
    });
  });
  after(() => app?.stop());
  beforeEach(() => bench.open(app.address));
  afterEach(async () => {
    assert.equal(await app.page.evaluate(() => 'pwned' in globalThis), false, 'a script ran');
    assert.deepEqual(app.complaints(), []);
    assert.deepEqual(strange, []);
    assert.equal(app.page.url(), `${app.address}/`);
  });

  /** Nothing that runs, loads, sends or covers, wherever it stands in the page. */
  const assertHarmless = async (): Promise<void> => {
    const found = await app.page.evaluate(() => {
      const inside = [...document.querySelectorAll('.rendered *, .suggestions *, .document *, .history *')];
      return inside
        .filter(
          (element) =>
            /^(?:script|iframe|object|embed|style|link|meta|base|form|input|img|video|audio|svg|math|dialog)$/i.test(
              element.tagName,
            ) ||
            [...element.attributes].some(
              ({ name, value }) =>
                /^on|^style$|^id$|^srcset$/i.test(name) ||
                /^[\s\x00-\x20]*(?:javascript|vbscript|data:text)/i.test(value),
            ),
        )
        .map(({ outerHTML }) => outerHTML);
    });
    assert.deepEqual(found, []);
  };

  const answerWith = async (answer: object): Promise<void> => {
    await app.page.route('**/api/web/analyze', (route) =>
      route.fulfill({
        json: {
          usage: { inputTokens: 1, outputTokens: 1 },
          quota: { limit: null, used: 1, remaining: null },
          ...answer,
        },
      }),
    );
  };
  afterEach(() => app.page.unrouteAll());

  it('are more than a hundred', () =>
    assert(HOSTILE.length >= 100 && new Set(HOSTILE).size === HOSTILE.length));

  it('do nothing as a document that is reviewed, rewritten, outlined and kept in the history', async () => {
    await bench.write(HOSTILE.join('\n\n'));
    for (const [mode, output] of [
      ['review'],
      ['review', 'Report'],
      ['rewrite'],
      ['keywords'],
      ['summarize'],
    ] as const) {
      await bench.choose(mode, output);
      await bench.run();
      await bench.result.locator('.rendered, .suggestion, .empty').first().waitFor();
      await assertHarmless();
    }
    await bench.button('History').click();
    await app.page.locator('.history li').first().waitFor();
    await assertHarmless();
  });

  it('do nothing as what a model writes', async () => {
    for (const content of [
      HOSTILE.join('\n\n'),
      HOSTILE.join(' '),
      ...HOSTILE.map((text) => `<div>${text}`).slice(0, 3),
    ]) {
      await answerWith({ mode: 'generate', content });
      await bench.write('A prompt');
      await bench.choose('generate');
      await bench.run();
      await bench.result.locator('.rendered').waitFor({ state: 'attached' });
      await assertHarmless();
      await bench.button('Source').click();
      assert.equal((await bench.result.locator('pre').textContent()) ?? '', content);
      await app.page.unrouteAll();
    }
  });

  it('do nothing one by one, when rendered and clicked', async () => {
    await answerWith({
      mode: 'generate',
      content: HOSTILE.map((text) => `${text}\n\n</div></p>\n`).join('\n'),
    });
    await bench.write('A prompt');
    await bench.choose('generate');
    await bench.run();
    await bench.result.locator('.rendered').waitFor({ state: 'attached' });
    const links = await bench.result.locator('.rendered a[href]').all();
    for (const link of links) {
      assert.match((await link.getAttribute('href')) ?? '', /^(?:https?:|\/|#|x$|x"|[\w.]+$)/);
      assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
    }
    await assertHarmless();
  });

  it('do nothing in findings: labels, reasons, quotes, corrections', async () => {
    const document = HOSTILE.join('\n');
    let at = 0;
    const suggestions = HOSTILE.map((original, index) => {
      const range = {
        start: document.indexOf(original, at),
        end: document.indexOf(original, at) + original.length,
      };
      at = range.end;
      const other = HOSTILE[(index + 1) % HOSTILE.length] ?? '';
      return {
        severity: 'minor',
        original,
        suggestion: other,
        reason: original,
        range,
        rule: { id: other, label: other },
        source: 'model',
      };
    });
    await answerWith({ mode: 'review', content: '', suggestions });
    await bench.write(document);
    await bench.run();
    assert.equal(await bench.findings.count(), 100);
    await assertHarmless();
    await app.page.keyboard.press('F8');
    await app.page.locator('.suggestion:focus').waitFor();
    await app.page.keyboard.press('a');
    await bench.says(/^Accepted\./);
    await assertHarmless();
  });

  it('do nothing as names of files, nor in refusals', async () => {
    const files = HOSTILE.slice(0, 40).map((name, index) => ({
      name: name.replaceAll('/', ':').replaceAll('\0', ''),
      mimeType: 'text/plain',
      buffer: Buffer.from(index % 2 === 0 ? `Text ${index}` : [0, 1, 2].map(String).join('\0')),
    }));
    await app.page.getByLabel('Files to add').setInputFiles(files);
    await app.page.getByRole('alert').waitFor();
    await assertHarmless();
  });
});
