import assert from 'node:assert/strict';
import { WEB_PATHS } from '@housestyle/contract/web';
import { checkAccessibility, startApp, type App } from '../support/app.ts';

describe('the pages that manage', () => {
  let app: App;

  before(async () => {
    app = await startApp();
  });
  after(() => app?.stop());
  beforeEach(() => void app.complaints());
  afterEach(() => assert.deepEqual(app.complaints(), []));

  const open = async (path: string, title: string): Promise<void> => {
    await app.page.goto(`${app.address}${path}`);
    await app.page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const button = (name: string) => app.page.getByRole('button', { name, exact: true });

  it('usage is explained before there is any, and told by door and mode', async () => {
    await open('/usage', 'Usage');
    await app.page.getByText('There are no requests yet.').waitFor();
    await checkAccessibility(app.page);
    const data = { mode: 'review', input: 'You can simply go.' };
    const headers = { Origin: app.address };
    const answer = await app.context.request.post(`${app.address}${WEB_PATHS.analyze}`, { data, headers });
    assert.equal(answer.status(), 200, await answer.text());
    await app.page.reload();
    const table = app.page.getByRole('table', { name: 'Requests by month and door' });
    assert.match((await table.getByRole('row').last().textContent()) ?? '', /^\w+ \d{4}100001$/);
    const modes = app.page.getByRole('table', { name: /by mode/ });
    assert.match((await modes.textContent()) ?? '', /Review1$/);
    await checkAccessibility(app.page);
  });

  it('an account is added with a sign-in link by keyboard, and changed', async () => {
    const { page } = app;
    await open('/admin', 'Admin');
    await button('Add account').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type('ada@example.com');
    await checkAccessibility(page);
    await page.keyboard.press('Enter');
    const link = await page.locator('.secret').textContent();
    assert.match(link ?? '', /^http:\/\/127\.0\.0\.1:\d+\/sign-in#link=/);
    await button('Copy link').click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    await button('Done').click();
    await button('Change ada@example.com').click();
    await page.getByRole('combobox', { name: /^Plan/ }).selectOption('free');
    await page.getByLabel(/^Own monthly limit/).fill('40');
    await button('Save').click();
    await page.getByText('0 of 40 (own limit)').waitFor();
    await checkAccessibility(page);
  });

  it('an account that is there already is refused in words', async () => {
    const { page } = app;
    await open('/admin', 'Admin');
    await button('Add account').click();
    await page.getByLabel('Email', { exact: true }).fill('admin@localhost');
    await page.getByRole('dialog').getByRole('button', { name: 'Add account' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await app.complainsOf(409);
  });

  it('the audit trail is filtered and has older pages', async () => {
    const { page } = app;
    const headers = { Origin: app.address };
    for (let count = 0; count < 55; count++) {
      const data = { email: `member${count}@example.com`, tier: 'free' };
      await app.context.request.post(`${app.address}${WEB_PATHS.accounts}`, { data, headers });
    }
    await open('/admin', 'Admin');
    await button('Show older entries').click();
    await page.waitForFunction(() => document.querySelectorAll('.admin-trail tbody tr').length > 50);
    await page.getByLabel(/^Only about/).fill('member7@example.com');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.admin-trail tbody tr').length === 1);
    await page.getByLabel(/^Only about/).fill('nobody@example.com');
    await button('Show').click();
    await page.getByText('Nothing is recorded about nobody@example.com.').waitFor();
  });

  it('a password is set, then changed with the current one', async () => {
    const { page } = app;
    await open('/account', 'Account');
    await checkAccessibility(page);
    await page.getByLabel(/^New password/).fill('a long enough secret');
    await button('Save password').click();
    await page.getByText('The password is saved.').waitFor();
    await page.getByLabel('Current password').fill('a wrong one');
    await page.getByLabel(/^New password/).fill('another long secret');
    await page.keyboard.press('Enter');
    await page.getByText('The current password is wrong.').waitFor();
    await app.complainsOf(403);
    await page.getByLabel('Current password').fill('a long enough secret');
    await button('Save password').click();
    await page.getByText('The password is saved.').waitFor();
  });

  it('other sessions are listed and ended', async () => {
    const { page } = app;
    const signIn = async () => {
      const data = { email: 'admin@localhost', password: 'another long secret' };
      const other = await page.context().browser()?.newContext();
      const answer = await other?.request.post(`${app.address}${WEB_PATHS.signIn}`, {
        data,
        headers: { Origin: app.address },
      });
      assert.equal(answer?.status(), 200, await answer?.text());
      return () => other?.request.get(`${app.address}${WEB_PATHS.me}`);
    };
    const first = await signIn();
    await open('/account', 'Account');
    await page.getByRole('button', { name: /^End the session of/ }).click();
    await page.getByText('You are signed in nowhere else.').waitFor();
    assert.equal((await first())?.status(), 401);
    const second = await signIn();
    await signIn();
    await page.reload();
    await button('End all other sessions').click();
    await page.getByText('All other sessions have ended.').waitFor();
    assert.equal((await second())?.status(), 401);
  });

  it('the snippets have this address, and are copied', async () => {
    const { page } = app;
    await open('/connect', 'Connect');
    await page.getByLabel('Client').selectOption({ label: 'Cursor' });
    await page.locator('.snippet').nth(1).getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(JSON.parse(copied).mcpServers.housestyle.env.SERVICE_API_BASE, app.address);
    await checkAccessibility(page);
  });
});
