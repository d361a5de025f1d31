import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../harness/browser.ts';
import { startService, type Service } from '../harness/service.ts';
import { buildWeb } from '../../scripts/build.mjs';

const pictures = path.join(import.meta.dirname, 'screenshots');

describe('An administrator signs in', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  const status = () => page.locator('#status');
  const account = () => page.locator('summary', { hasText: 'admin@localhost' });

  before(async () => {
    if (!process.env['HOUSESTYLE_WEB_BUILT']) await buildWeb();
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/.test(message.text())) faults.push(message.text());
    });
    await mkdir(pictures, { recursive: true });
  });
  after(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
  });

  it('by the link of the first start, which works once and leaves the address bar', async () => {
    const link = /http:\S+#link=\S+/.exec(service.output())?.[0];
    assert.ok(link, service.output());
    await page.goto(link);
    await account().waitFor();
    assert.deepEqual([new URL(page.url()).pathname, new URL(page.url()).hash], ['/', '']);
    await page.screenshot({ path: path.join(pictures, '40-signed-in.png') });
    const other = await browser.newPage();
    await other.goto(link);
    await other.locator('#status', { hasText: /./ }).waitFor();
    await other.locator('#local').waitFor();
    await other.close();
  });

  it('stays signed in, and can sign out', async () => {
    await page.reload();
    await account().click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    await page.screenshot({ path: path.join(pictures, '41-sign-in.png') });
  });

  it('is told that the password is wrong', async () => {
    await page.getByLabel('Email').fill('admin@localhost');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await status()
      .filter({ hasText: /password/i })
      .waitFor();
    await page.screenshot({ path: path.join(pictures, '42-wrong-password.png') });
  });

  it('without a script that breaks, or that the page’s policy refuses', () => assert.deepEqual(faults, []));
});
