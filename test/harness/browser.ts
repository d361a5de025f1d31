/** Chromium, found or installed, and driven with flags that keep it off the network. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { which } from '../../scripts/setup/paths.mjs';
import { run } from '../../scripts/setup/run.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
];
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return places.find((file) => existsSync(file)) ?? names.map(which).find((file) => file !== undefined);
}

/** The path of a Chromium; installs Debian's where that needs no password. */
export async function ensureChromium(log: (line: string) => void = console.log): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const help =
    'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: `sudo apt-get install chromium`), or name it in CHROMIUM_PATH.';
  const apt = which('apt-get');
  if (apt === undefined) throw new Error(help);
  const command = process.getuid?.() === 0 ? [apt] : ['sudo', '-n', apt];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  log('Installing Chromium …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [file = '', ...rest] = [...command, '-qq', ...args];
    if ((await run(file, rest, quiet)) !== 0) throw new Error(help);
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error(help);
  return installed;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    headless: process.env.HOUSESTYLE_HEADED !== '1',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
