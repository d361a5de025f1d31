import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { styleLink, type StyleAddition } from '@housestyle/contract';
import { savedStyleSchema, WEB_PATHS } from '@housestyle/contract/web';
import { temporaryFolder } from '../../../server/test/support/temporary-folder.ts';
import { checkAccessibility, startApp, type App } from '../support/app.ts';

const TERMS = Array.from({ length: 10_000 }, (_, index) => ({
  preferred: `term ${index}`,
  avoid: [`old term ${index}`],
}));

describe('the style page', () => {
  let app: App;

  before(async () => {
    app = await startApp();
  });
  after(() => app?.stop());
  beforeEach(async () => {
    app.complaints();
    app.page.removeAllListeners('dialog');
    app.page.on('dialog', (dialog) => void dialog.accept());
    await app.page.goto(`${app.address}/style`);
    await app.page.getByRole('heading', { level: 1, name: 'Style' }).waitFor();
  });
  afterEach(() => assert.deepEqual(app.complaints(), []));

  const button = (name: string | RegExp) => app.page.getByRole('button', { name, exact: true });
  const saved = async () => {
    const response = await app.context.request.get(`${app.address}${WEB_PATHS.style}`);
    return savedStyleSchema.parse(await response.json());
  };
  const put = async (style: object) => {
    const response = await app.context.request.put(`${app.address}${WEB_PATHS.style}`, {
      data: { style },
      headers: { Origin: app.address },
    });
    assert.equal(response.status(), 200, await response.text());
    await app.page.reload();
    await app.page.getByRole('heading', { level: 1, name: 'Style' }).waitFor();
    // Before its first paint, Chromium takes no key.
    await app.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  };
  const save = async () => {
    await button('Save style').click();
    await app.page.getByText(/^Saved as version/).waitFor();
  };

  it('is accessible before anything is saved', () => checkAccessibility(app.page));

  it('a rule comes from a preset, with its reason and example, and is saved', async () => {
    const { page } = app;
    await button('Add from presets').click();
    await page.getByText('Why, with an example').first().click();
    assert.equal(await page.locator('.style-example').first().isVisible(), true);
    await page.locator('.style-presets input').first().check();
    await checkAccessibility(page);
    await button('Add 1 rule').click();
    await save();
    assert.equal((await saved()).style.rules?.length, 1);
  });

  it('a rule is written, moved and undone with the keyboard alone', async () => {
    const { page } = app;
    await put({ rules: [{ label: 'Tone', description: 'Be warm.' }] });
    await button('New rule').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Label', { exact: true }).focus();
    await page.keyboard.type('No fluff');
    await page.keyboard.press('Tab');
    await page.keyboard.type("Don't use 'simply'.");
    await page.getByLabel('Label', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await button('Move No fluff up').focus();
    await page.keyboard.press('Enter');
    const labels = () => page.locator('.style-rule h2').allTextContents();
    assert.deepEqual(await labels(), ['No fluff', 'Tone']);
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Move No fluff down');
    await button('Undo: Move “No fluff”').focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await labels(), ['Tone', 'No fluff']);
    await button('Delete Tone').focus();
    await page.keyboard.press('Enter');
    await button('Save style').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Saved as version/).waitFor();
    assert.deepEqual((await saved()).style.rules, [
      { label: 'No fluff', description: "Don't use 'simply'." },
    ]);
  });

  it('a rule is tried on a sample: what it matches, and whether it is understood', async () => {
    const { page } = app;
    await put({
      rules: [
        { label: 'No fluff', description: "Don't use 'simply' or 'just'." },
        { label: 'Tone', description: 'Be warm and friendly, like a good neighbour.' },
      ],
    });
    await button('Edit or try No fluff').click();
    await page.getByLabel('Sample text').fill('You simply press the the button.');
    await button('Try').click();
    // The first rule that a thread reads takes its time on a busy machine.
    await page.getByText('The rule is understood. It matches one place.').waitFor();
    assert.match((await page.locator('.style-sample mark').allTextContents()).join('|'), /^simply ?$/);
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await button('Edit or try Tone').click();
    await button('Try').click();
    await page.getByText(/The rule is not understood/).waitFor();
  });

  it('a link from the editor puts a word or a term into the draft, once, and keeps what is there', async () => {
    const { page } = app;
    const glossary = [{ term: 'Lantern', definition: 'Our product.', synonyms: [] }];
    await put({ termSubs: [{ preferred: 'sign in', avoid: ['log in'] }], glossary });
    const open = async (addition: StyleAddition) => {
      await page.goto('about:blank');
      await page.goto(styleLink(app.address, addition));
    };
    await open({ term: { preferred: 'sign in', avoid: ['Log in', 'log on'] } });
    await page.getByLabel('Preferred of sign in', { exact: true }).waitFor();
    await save();
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual((await saved()).style.termSubs, [{ preferred: 'sign in', avoid: ['log in', 'log on'] }]);
    await open({ word: 'lantern' });
    await page.getByLabel('Term of Lantern', { exact: true }).waitFor();
    assert.equal(await button('Save style').count(), 0);
    await open({ word: 'kubelet' });
    await page.getByLabel('Definition of kubelet', { exact: true }).fill('Runs the pods of a node.');
    await page.keyboard.press('Enter');
    await save();
    const added = { term: 'kubelet', definition: 'Runs the pods of a node.', synonyms: [] };
    assert.deepEqual((await saved()).style.glossary, [...glossary, added]);
  });

  it('a link from the editor leads there when one has to sign in first, and only once', async () => {
    const { page } = app;
    const data = { newPassword: 'a long enough secret' };
    const headers = { Origin: app.address };
    const set = await app.context.request.post(`${app.address}${WEB_PATHS.password}`, { data, headers });
    assert.ok(set.ok(), await set.text());
    await app.context.clearCookies();
    await page.goto('about:blank');
    await page.goto(styleLink(app.address, { word: 'etcd' }));
    await page.getByLabel('Email').fill('admin@localhost');
    await page.getByLabel('Password').fill(data.newPassword);
    await page.keyboard.press('Enter');
    await page.getByLabel('Term of etcd', { exact: true }).waitFor();
    assert.equal(page.url(), `${app.address}/style`);
    await page.goto(app.address);
    await page.getByRole('combobox', { name: 'Mode' }).waitFor();
    assert.equal(page.url(), `${app.address}/`);
    // The page that had to know who is there, and the one that asked whether someone was.
    await app.complainsOf(401, 401);
  });

  it('ten thousand terms are searched and edited in place, with few rows in the page', async () => {
    const { page } = app;
    await put({ termSubs: TERMS });
    await button(/^Terms/).click();
    await page.getByText('10,000 terms').waitFor();
    assert((await page.getByRole('row').count()) < 60);
    await page.locator('.style-view').evaluate((view) => view.scrollTo(0, view.scrollHeight));
    await page.getByLabel('Preferred of term 9999', { exact: true }).waitFor();
    await page.getByLabel('Search').fill('TERM 1234');
    await page.getByText('1 of 10,000 terms').waitFor();
    await page.getByLabel('Preferred of term 1234', { exact: true }).fill('new term');
    await page.keyboard.press('Enter');
    await page.getByLabel('Search').fill('');
    await checkAccessibility(page);
    await save();
    assert.deepEqual((await saved()).style.termSubs?.[1234], {
      preferred: 'new term',
      avoid: ['old term 1234'],
    });
  });

  it('rows are pasted from a spreadsheet, and contradictions shown before saving', async () => {
    const { page } = app;
    await put({ termSubs: [{ preferred: 'sign in', avoid: ['log in'] }] });
    await button(/^Terms/).click();
    await button('Import or paste').click();
    await page.getByLabel(/^Or rows from a spreadsheet/).fill('log in\tlogin\nemail\te-mail\tmail\n');
    await page.getByText('Found: 2 terms.').waitFor();
    await button('Import').click();
    await button('Save style').click();
    await page.getByText('“log in” is avoided for “sign in”, and preferred in another entry.').waitFor();
    await checkAccessibility(page);
    await button(/^Show: /).click();
    assert.equal(await page.getByLabel('Search').inputValue(), 'log in');
    await button('Delete log in').click();
    await save();
    assert.deepEqual((await saved()).style.termSubs, [
      { preferred: 'sign in', avoid: ['log in'] },
      { preferred: 'email', avoid: ['e-mail', 'mail'] },
    ]);
  });

  it('a TBX file is imported, and the glossary edited', async () => {
    const { page } = app;
    await put({ glossary: [] });
    await button(/^Glossary/).click();
    await button('Import or paste').click();
    const tbx =
      '<tbx><text><body><conceptEntry><langSec xml:lang="en"><descrip type="definition">A shared folder.</descrip><termSec><term>workspace</term></termSec></langSec></conceptEntry></body></text></tbx>';
    await page
      .getByLabel(/^File:/)
      .setInputFiles({ name: 'terms.tbx', mimeType: 'text/xml', buffer: Buffer.from(tbx) });
    await page.getByText('Found: 1 glossary entry.').waitFor();
    await button('Import').click();
    await page.getByLabel('Synonyms of workspace').fill('space | room');
    await page.keyboard.press('Tab');
    await save();
    assert.deepEqual((await saved()).style.glossary, [
      { term: 'workspace', definition: 'A shared folder.', synonyms: ['space', 'room'] },
    ]);
  });

  it('a zip of Vale styles is imported with its checks and a report', async () => {
    const { page } = app;
    await put({ rules: [] });
    const rule = "extends: existence\nmessage: \"Don't use '%s'.\"\nlevel: error\ntokens:\n  - simply\n";
    const files = { 'Acme/Simply.yml': strToU8(rule), 'Acme/Broken.yml': strToU8('extends: nothing\n') };
    await button('Import or paste').click();
    await page
      .getByLabel(/^File:/)
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) });
    await page.getByText('Found: 1 rule.').waitFor();
    await page.getByText('One note on what is left out or differs').click();
    await page.getByText(/^Acme\.Broken \(unsupported\)/).waitFor();
    await checkAccessibility(page);
    await button('Import').click();
    await save();
    assert.equal((await saved()).style.rules?.[0]?.check?.extends, 'existence');
    await button('Delete Acme.Simply').click();
    await button('Use the default rules').click();
    await save();
    assert.equal((await saved()).style.rules, undefined);
  });

  it('a folder of Vale styles is imported', async () => {
    const { page } = app;
    await put({ rules: [] });
    const folder = join(await temporaryFolder(), 'Acme');
    await mkdir(folder);
    await writeFile(join(folder, 'Very.yml'), 'extends: existence\nmessage: "%s"\ntokens:\n  - very\n');
    await button('Import or paste').click();
    await page.getByLabel('Or a folder of Vale styles').setInputFiles(folder);
    await page.getByText('Found: 1 rule.').waitFor();
    await button('Import').click();
    await save();
    assert.equal((await saved()).style.rules?.[0]?.label, 'Acme.Very');
    await rm(dirname(folder), { recursive: true });
  });

  it('somebody else’s version is never overwritten unasked', async () => {
    const { page } = app;
    await put({ glossary: [{ term: 'run', definition: 'One pass.', synonyms: [] }] });
    await button(/^Glossary/).click();
    await page.getByLabel('Definition of run').fill('Mine.');
    await page.keyboard.press('Tab');
    const theirs = { glossary: [{ term: 'run', definition: 'Theirs.', synonyms: [] }] };
    const headers = { Origin: app.address };
    await app.context.request.put(`${app.address}${WEB_PATHS.style}`, { data: { style: theirs }, headers });
    await button('Save style').click();
    await page.getByRole('heading', { name: 'Somebody else has saved this style' }).waitFor();
    assert.equal((await saved()).style.glossary?.[0]?.definition, 'Theirs.');
    await button('Overwrite with mine').click();
    await page.getByText(/^Saved as version/).waitFor();
    assert.equal((await saved()).style.glossary?.[0]?.definition, 'Mine.');
    await app.complainsOf(409);
  });

  it('an earlier version is compared and restored', async () => {
    const { page } = app;
    await put({ rules: [{ label: 'First', description: 'Words.' }] });
    const { revision } = await saved();
    await put({ rules: [{ label: 'Second', description: 'Words.' }] });
    await button('Versions').click();
    await button(`Compare version ${revision}`).click();
    await page.getByText('Goes away: Second').waitFor();
    await page.getByText('Comes back: First').waitFor();
    await checkAccessibility(page);
    await button(`Restore version ${revision}`).click();
    await page.getByText(`restored from version ${revision}`).waitFor();
    assert.equal((await saved()).style.rules?.[0]?.label, 'First');
  });

  it('leaving with changes is asked about', async () => {
    const { page } = app;
    await put({ rules: [{ label: 'One', description: 'Words.' }] });
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('link', { name: 'Style', exact: true }).click();
    await button('Delete One').click();
    page.removeAllListeners('dialog');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Usage' }).click();
    assert.match(asked.join(), /not saved/);
    assert.equal(new URL(page.url()).pathname, '/style');
    const asking = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => history.back()));
    await asking;
    await page.waitForURL(`${app.address}/style`);
    await button('Discard').click();
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.waitForURL(`${app.address}/usage`);
    assert.equal(asked.length, 2);
  });
});
