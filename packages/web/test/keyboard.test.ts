import assert from 'node:assert/strict';
import { savedStyleSchema, WEB_PATHS } from '@housestyle/contract/web';
import { startApp, type App } from './support/app.ts';
import { KeyboardPerson } from './support/keyboard.ts';
import { API_CODE, readDownload, SAMPLE, WorkbenchPage } from './support/workbench.ts';

describe('by the keyboard alone', () => {
  let app: App;
  let person: KeyboardPerson;
  let bench: WorkbenchPage;

  before(async () => {
    app = await startApp();
    person = new KeyboardPerson(app.page);
    bench = new WorkbenchPage(app.page);
  });
  after(() => app?.stop());
  afterEach(() => assert.deepEqual(app.complaints(), []));

  const open = async (path: string, title: string): Promise<void> => {
    await app.page.goto(`${app.address}${path}`);
    await app.page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const page = () => app.page;
  const field = (name: string | RegExp) => page().getByLabel(name, { exact: typeof name === 'string' });
  const download = async (name: string) => {
    const [file] = await Promise.all([page().waitForEvent('download'), person.press(person.button(name))]);
    return readDownload(file);
  };

  it('a text is written, its findings are worked through, copied and saved', async () => {
    await bench.open(app.address);
    await person.write(bench.editor, SAMPLE);
    await person.choose(bench.mode, 'Rev');
    await person.press(page().getByRole('button', { name: /^Run/ }));
    await bench.findings.first().waitFor();
    await page().keyboard.press('F8');
    await page().locator('.suggestion:focus', { hasText: 'In order to' }).waitFor();
    await page().keyboard.press('a');
    await bench.says(/^Accepted\./);
    await person.press(page().getByRole('button', { name: /^Accept all safe/ }));
    await bench.says(/^Accepted \d/);
    assert.match(await download('Save as file'), /^# Set up\n\nTo log in/);
    assert.match(await download('Download .json'), /"findings"/);
  });

  it('files are added, changed between and closed', async () => {
    await bench.open(app.address);
    const [chooser] = await Promise.all([
      page().waitForEvent('filechooser'),
      person.press(person.button('Add files')),
    ]);
    await chooser.setFiles(
      ['one.md', 'two.md'].map((name) => ({
        name,
        mimeType: 'text/markdown',
        buffer: Buffer.from(`# ${name}\n`),
      })),
    );
    await bench.says(/^Added 2 files/);
    await person.press(person.button('two.md'));
    await bench.editorReady();
    await person.press(person.button('Close one.md'));
    await person.button('Close one.md').waitFor({ state: 'detached' });
    assert.equal(await bench.text(), '# two.md\n');
  });

  it('new guidelines are worked in, and the result is read as source', async () => {
    await bench.open(app.address);
    await person.write(bench.editor, '# Guide\n\nLog in first.\n');
    await person.choose(bench.mode, 'Rewr');
    await person.press(page().getByText('More options'));
    await person.write(field(/^New guidelines/), 'Use "sign in" instead of "log in".');
    await page().keyboard.press('ControlOrMeta+Enter');
    await person.press(person.button('Source'));
    assert.match(await bench.result.locator('pre').innerText(), /Sign in first\./);
    await person.press(person.button('Copy'));
    await person.button('Copied').waitFor();
  });

  it('code is documented as OpenAPI, and found again in the history, which is wiped', async () => {
    await bench.open(app.address);
    await person.write(bench.editor, API_CODE);
    await person.press(person.button('OpenAPI (YAML)'));
    await page().keyboard.press('ControlOrMeta+Enter');
    assert.match(await download('Download .yaml'), /^openapi: 3/);
    await person.press(person.button('History'));
    await person.press(
      page()
        .getByRole('dialog')
        .getByRole('button', { name: /^Code to Docs/ }),
    );
    await page().getByRole('dialog').waitFor({ state: 'detached' });
    await person.press(person.button('History'));
    await person.press(person.button('Wipe history'));
    await page().getByText('Nothing has been run yet.').waitFor();
    await page().keyboard.press('Escape');
    await page().getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('a style is made of presets, rules, terms and a table that is pasted, and an earlier version restored', async () => {
    await open('/style', 'Style');
    await person.press(person.button('Add from presets'));
    await person.press(page().locator('.style-presets input').first(), 'Space');
    await person.press(person.button('Add 1 rule'));
    await person.press(person.button('New rule'));
    await person.write(field('Label'), 'No fluff');
    await person.write(field('Description'), "Don't use 'simply'.");
    await person.press(field('Label'));
    await person.press(person.button('Move No fluff up'));
    await person.press(person.button('Save style'));
    await page().getByText('Saved as version 1.').waitFor();
    await person.press(page().getByRole('button', { name: /^Terms/ }));
    await person.press(person.button('Import or paste'));
    await person.write(field(/^Or rows from a spreadsheet/), 'email\te-mail\n');
    await person.press(person.button('Import'));
    await person.press(person.button('Save style'));
    await page().getByText('Saved as version 2.').waitFor();
    await person.press(person.button('Versions'));
    await person.press(person.button('Compare version 1'));
    await person.press(person.button('Restore version 1'));
    await page().getByText('restored from version 1').waitFor();
    const response = await app.context.request.get(`${app.address}${WEB_PATHS.style}`);
    const { style } = savedStyleSchema.parse(await response.json());
    assert.equal(style.rules?.[0]?.label, 'No fluff');
    assert.deepEqual(style.termSubs ?? [], []);
  });

  it('a key is created, copied and revoked', async () => {
    await open('/keys', 'API Keys');
    await person.write(field(/^Label/), 'Build');
    await page().keyboard.press('Enter');
    // What is shown once is not closed by one Enter too many.
    await page().locator('button:focus', { hasText: 'Copy key' }).waitFor();
    await page().keyboard.press('Enter');
    await person.button('Copied').waitFor();
    const key = await page().evaluate(() => navigator.clipboard.readText());
    assert.match(key, /^housestyle_\w{36}$/);
    await person.press(person.button('Done'));
    await person.press(person.button('Revoke Build'));
    await person.press(
      page()
        .getByRole('dialog')
        .getByRole('button', { name: /^Revoke/ }),
    );
    await person.button('Revoke Build').waitFor({ state: 'detached' });
  });

  it('an account is added, changed and looked up in the audit trail', async () => {
    await open('/admin', 'Admin');
    await person.press(person.button('Add account'));
    await person.write(field('Email'), 'ada@example.com');
    await page().keyboard.press('Enter');
    await person.press(person.button('Done'));
    await person.press(person.button('Change ada@example.com'));
    await person.choose(page().getByRole('combobox', { name: /^Plan/ }), 'Free');
    await person.write(field(/^Own monthly limit/), '40');
    await person.press(person.button('Save'));
    await page().getByText('0 of 40 (own limit)').waitFor();
    await person.write(field(/^Only about/), 'ada@example.com');
    await page().keyboard.press('Enter');
    await page().waitForFunction(() => document.querySelectorAll('.admin-trail tbody tr').length >= 2);
  });

  it('a snippet is chosen and copied', async () => {
    await open('/connect', 'Connect');
    await person.choose(field(/^Client/), 'Curs');
    await person.press(page().locator('.snippet').nth(1).getByRole('button', { name: 'Copy' }));
    const copied = await page().evaluate(() => navigator.clipboard.readText());
    assert.equal(JSON.parse(copied).mcpServers.housestyle.env.SERVICE_API_BASE, app.address);
  });

  it('the theme is changed, a password set, and one signs out and in again', async () => {
    await open('/usage', 'Usage');
    await person.press(page().locator('.user-menu summary'));
    await person.choose(field(/^Theme/), 'Dark');
    assert.equal(await page().evaluate(() => document.documentElement.dataset['theme']), 'dark');
    await person.press(page().getByRole('link', { name: 'Account' }));
    await person.write(field(/^New password/), 'a long enough secret');
    await page().keyboard.press('Enter');
    await page().getByText('The password is saved.').waitFor();
    await person.press(page().locator('.user-menu summary'));
    await person.press(person.button('Sign out'));
    await person.write(field('Email'), 'admin@localhost');
    await person.write(field('Password'), 'a long enough secret');
    await page().keyboard.press('Enter');
    await page().locator('.user-menu summary').waitFor();
    // The page asked whether one was still signed in.
    await app.complainsOf(401);
  });
});
