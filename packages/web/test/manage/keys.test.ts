import assert from 'node:assert/strict';
import { ANALYZE_PATH } from '@housestyle/contract';
import { WEB_PATHS } from '@housestyle/contract/web';
import { checkAccessibility, startApp, type App } from '../support/app.ts';

describe('the page of API keys', () => {
  let app: App;

  before(async () => {
    app = await startApp();
  });
  after(() => app?.stop());
  beforeEach(() => open());
  afterEach(() => assert.deepEqual(app.complaints(), []));

  const open = async (): Promise<void> => {
    await app.page.goto(`${app.address}/keys`);
    await app.page.getByRole('heading', { level: 1, name: 'API Keys' }).waitFor();
  };
  const button = (name: string) => app.page.getByRole('button', { name, exact: true });
  const row = (label: string) => app.page.getByRole('row').filter({ hasText: label });
  const create = async (label: string): Promise<string> => {
    await app.page.getByLabel('Label (optional)').fill(label);
    await button('Create key').click();
    const value = (await app.page.locator('.secret').textContent()) ?? '';
    await button('Done').click();
    return value;
  };
  const analyze = (key: string) =>
    fetch(`${app.address}${ANALYZE_PATH}`, {
      method: 'POST',
      headers: { 'X-Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ mode: 'review', input: 'Text.' }),
    });

  it('shows a new key once, to copy, and then only how it ends', async () => {
    const { page } = app;
    await checkAccessibility(page);
    await page.getByLabel('Label (optional)').fill('Laptop');
    await button('Create key').click();
    const value = (await page.locator('.secret').textContent()) ?? '';
    assert.match(value, /^housestyle_\w{36}$/);
    await checkAccessibility(page);
    await button('Copy key').click();
    await button('Copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), value);
    await button('Done').click();
    await row('Laptop')
      .getByText(`…${value.slice(-4)}`)
      .waitFor();
    assert(!(await page.content()).includes(value));
  });

  it('tells when a key was last used', async () => {
    const value = await create('Script');
    await row('Script').getByText('Never').waitFor();
    assert.equal((await analyze(value)).status, 200);
    // Recorded without slowing the request: a little later.
    for (let tries = 0; (await row('Script').getByText('Never').count()) > 0; tries++) {
      assert(tries < 40, 'The use was not recorded.');
      await app.page.waitForTimeout(250);
      await open();
      await row('Script').waitFor();
    }
  });

  it('revokes a key after asking, at once and for good', async () => {
    const value = await create('Old');
    await button('Revoke Old').click();
    await button('Keep key').click();
    assert.equal((await analyze(value)).status, 200);
    await button('Revoke Old').click();
    await checkAccessibility(app.page);
    await button('Revoke key').click();
    await row('Old').waitFor({ state: 'detached' });
    assert.equal((await analyze(value)).status, 401);
  });

  it('says what to do when there are five', async () => {
    while ((await button('Create key').count()) > 0) {
      const before = await app.page.getByRole('row').count();
      await create(`Key ${before}`);
      await app.page.getByRole('row').nth(before).waitFor();
    }
    await app.page.getByText('You have 5 active keys, which is the most an account can have.').waitFor();
    assert.equal(await app.page.getByRole('row').count(), 6);
    await checkAccessibility(app.page);
  });

  it('explains instead what Free is without', async () => {
    const { request } = app.context;
    const headers = { Origin: app.address };
    const me = (await (await request.get(`${app.address}${WEB_PATHS.me}`)).json()) as {
      account: { id: string };
    };
    const data = { tier: 'free' };
    const address = `${app.address}${WEB_PATHS.accounts}/${me.account.id}`;
    assert.equal((await request.patch(address, { data, headers })).status(), 200);
    await open();
    await app.page.getByText('The Free plan has no API access').waitFor();
    assert.equal(await button('Create key').count(), 0);
    await checkAccessibility(app.page);
  });
});
