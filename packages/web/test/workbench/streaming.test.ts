import assert from 'node:assert/strict';
import { inputOf, isProbe, NOTHING_FOUND } from '../../../server/test/model/support/model-service.ts';
import {
  startWire,
  type Wire,
  type WireCall,
  type WireReply,
} from '../../../server/test/model/support/wire.ts';
import { checkAccessibility, startApp, type App } from '../support/app.ts';
import { WorkbenchPage } from '../support/workbench.ts';

const PARAGRAPH = 'The tool reads the files and writes them again. '.repeat(12).trim();
const SHORT = 'Alpha goes first. Beta comes second. Read the the manual.\n';
const TEXT = `# Files\n\n${PARAGRAPH}\n\n## More\n\n${PARAGRAPH}\n`;

describe('a model that writes slowly', () => {
  let app: App;
  let wire: Wire;
  let bench: WorkbenchPage;
  /** What the model says. */
  let reply: (call: WireCall) => WireReply = () => NOTHING_FOUND;

  before(async () => {
    wire = await startWire((call) => (isProbe(call) ? NOTHING_FOUND : reply(call)));
    app = await startApp({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: wire.url,
      MODEL_NAME: 'slow',
    });
    bench = new WorkbenchPage(app.page);
  });
  after(async () => {
    await app.stop();
    await wire.close();
  });
  beforeEach(() => bench.open(app.address));

  const runs = () => app.page.getByRole('progressbar');
  const start = () => app.page.getByRole('button', { name: /^Run/ }).click();

  it('shows findings before it is done', async () => {
    const finding = (quote: string) => ({
      quote,
      suggestion: null,
      reason: `Readers stumble here. ${'It is said too often. '.repeat(25)}`,
      severity: 'minor',
      rule: 'Clarity',
    });
    const findings = [finding('Alpha goes first'), finding('Beta comes second')];
    reply = () => ({ text: JSON.stringify({ findings }), pieces: 120, pause: 400 });
    await bench.write(SHORT);
    await start();
    await bench.findings.filter({ hasText: 'the the' }).waitFor();
    await bench.findings.filter({ hasText: 'Alpha goes first' }).waitFor();
    assert.equal(await runs().count(), 1);
    await checkAccessibility(app.page);
    await bench.findings
      .filter({ hasText: 'Beta comes second' })
      .getByRole('button', { name: 'Dismiss' })
      .waitFor();
    assert.equal(await runs().count(), 0);
    assert.deepEqual(app.complaints(), []);
  });

  it('shows the draft before it is done, and nothing of it after it was cancelled', async () => {
    const ended = Promise.withResolvers<void>();
    reply = (call) => {
      call.hungUp.addEventListener('abort', () => ended.resolve());
      return { text: inputOf(call), pieces: 100, pause: 300 };
    };
    await bench.write(TEXT);
    await bench.choose('rewrite');
    await start();
    await bench.result.locator('.rendered h1', { hasText: 'Files' }).waitFor();
    assert.equal(await runs().count(), 1);
    await app.page.keyboard.press('Escape');
    await bench.says(/^Cancelled/);
    await ended.promise;
    assert.equal(await bench.result.locator('.rendered').count(), 0);
    assert.deepEqual(app.complaints(), []);
  });

  it('says in the page that it failed', async () => {
    reply = () => ({ status: 401, error: 'no' });
    await bench.write(TEXT);
    await start();
    await app.page
      .getByRole('alert')
      .getByText(/Run it again/)
      .waitFor();
    assert.deepEqual(app.complaints(), []);
  });
});
