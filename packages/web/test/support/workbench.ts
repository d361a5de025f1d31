/** What a person does in the workbench, in a few words. */
import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import type { Locator, Page } from 'playwright-core';
import { startApp, type App } from './app.ts';

export const SAMPLE =
  '# Set up\n\nIn order to log in, simply utilize the form. The the user needs a adress.\n\n## Next\n\nIt will be shown.\n';

export const API_CODE = `const app = express();
app.get('/users/:id', async (req, res) => {
  res.json(await users.find(req.params.id));
});
`;

export class WorkbenchPage {
  readonly page: Page;
  readonly result: Locator;
  readonly findings: Locator;
  readonly mode: Locator;
  /** What holds the focus while one writes. */
  readonly editor: Locator;

  constructor(page: Page) {
    this.page = page;
    this.result = page.getByRole('region', { name: 'Result', exact: true });
    this.mode = page.getByRole('combobox', { name: 'Mode', exact: true });
    this.editor = page.locator('.editor-host');
    this.findings = this.result.locator('.suggestion');
  }

  /** A fresh page with an empty history. */
  async open(address: string): Promise<void> {
    await this.page.goto(`${address}/`);
    await this.empty();
    await this.editorReady();
  }

  /** As after a first visit: the page keeps its draft when it goes, so the storage is cleared once it is gone. */
  private async empty(): Promise<void> {
    await this.page.goto(`${new URL(this.page.url()).origin}/healthz`);
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.page.goto(new URL(this.page.url()).origin);
  }

  async editorReady(): Promise<void> {
    await this.page.locator('.editor-host[data-ready=true] .cm-content').waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Puts a text in, in place of what is there, as pasting does. */
  async write(text: string): Promise<void> {
    await this.page.locator('.cm-content').click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** The whole text, as it would be saved. */
  async text(): Promise<string> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button('Save as file').click(),
    ]);
    return readDownload(download);
  }

  async choose(mode: Mode, output?: string): Promise<void> {
    await this.mode.selectOption(mode);
    if (output) await this.page.getByLabel('Output').selectOption({ label: output });
  }

  /** Runs by the button and waits for the answer. */
  async run(): Promise<void> {
    const answered = this.page.waitForResponse('**/api/web/analyze');
    await this.page.getByRole('button', { name: /^Run/ }).click();
    const response = await answered;
    assert.equal(response.status(), 200);
    await this.result.locator('.result-header').waitFor();
    await this.page.getByRole('button', { name: /^Run/ }).waitFor();
  }

  async says(text: RegExp): Promise<void> {
    await this.page
      .locator('[role=status].visually-hidden', { hasText: text })
      .waitFor({ state: 'attached' });
  }
}

export async function readDownload(download: {
  createReadStream(): Promise<NodeJS.ReadableStream>;
}): Promise<string> {
  let text = '';
  for await (const chunk of await download.createReadStream()) text += chunk.toString();
  return text;
}

/** Hooks of the suite that calls it: the app once, an empty workbench before each test, no complaint after one. */
export function openWorkbench(): { readonly app: App; readonly bench: WorkbenchPage } {
  const work = {} as { app: App; bench: WorkbenchPage };
  before(async () => {
    work.app = await startApp();
    work.bench = new WorkbenchPage(work.app.page);
  });
  after(() => work.app?.stop());
  beforeEach(() => work.bench.open(work.app.address));
  afterEach(() => assert.deepEqual(work.app.complaints(), []));
  return work;
}
