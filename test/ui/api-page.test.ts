import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../harness/browser.ts';
import { startService, type Service } from '../harness/service.ts';

const pictures = path.join(import.meta.dirname, 'screenshots');

describe('A developer tries the API on its page', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let key: string;
  const faults: string[] = [];
  const foreign: string[] = [];
  const status = (text: RegExp) => page.locator('#status').filter({ hasText: text }).waitFor();

  before(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    key = await service.createKey({ email: 'dev@example.com', tier: 'pro' });
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/.test(message.text())) faults.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(service.baseUrl))
        foreign.push(request.url());
    });
    await mkdir(pictures, { recursive: true });
  });
  after(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
  });

  it('reads what the operation takes and answers', async () => {
    await page.goto(`${service.baseUrl}/api/docs`);
    await page.getByRole('heading', { name: 'POST /api/v1/analyze' }).waitFor();
    await page.getByRole('cell', { name: '429' }).first().waitFor();
    assert.match(await page.locator('#curl').innerText(), /curl http:\S+\/api\/v1\/analyze/);
    await page.screenshot({ path: path.join(pictures, '45-api-page.png') });
  });

  it('is told that a key is missing, and gets a review with one', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await status(/401/);
    await page.getByLabel('API key').fill(key);
    await page
      .getByLabel('Request body')
      .fill(JSON.stringify({ mode: 'review', format: 'suggestions', input: 'Click on the the button.' }));
    await page.getByRole('button', { name: 'Send' }).click();
    await status(/200/);
    assert.match(await page.locator('#answer').innerText(), /"original": "the the"/);
    assert.match(await page.locator('#headers').innerText(), /x-ratelimit-reset/);
    assert.ok(!(await page.locator('#curl').innerText()).includes(key));
    await page.screenshot({ path: path.join(pictures, '46-api-answer.png') });
  });

  it('without a script that breaks, that the page’s policy refuses, or that asks another site', () => {
    assert.deepEqual(faults, []);
    assert.deepEqual(foreign, []);
  });
});
