/** What the editor calls: loads every suite bundled beside this file, and runs them with mocha. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';
import * as vscode from 'vscode';
import CountingReporter from '../harness/reporter.ts';

/** Kept in step with the harness, which shows only lines that begin so. */
const suiteMark = '[suite] ';
const notReady = '[not ready]';

/** A loaded machine now and then starts the extension host before the workspace file is read, and it never hears of it. */
async function workspaceIsThere(): Promise<boolean> {
  const deadline = Date.now() + 5000;
  while (vscode.workspace.workspaceFolders === undefined || vscode.workspace.workspaceFolders.length < 2) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

export async function run(): Promise<void> {
  if (!(await workspaceIsThere())) {
    // eslint-disable-next-line no-console -- tells the harness to open the window again
    console.log(notReady);
    throw new Error('The workspace is not there.');
  }
  // eslint-disable-next-line no-console -- the console is this runner's only way out
  Mocha.reporters.Base.consoleLog = (...args: unknown[]) => console.log(suiteMark + format(...args));
  const grep = process.env.HOUSESTYLE_TEST_GREP;
  const mocha = new Mocha({
    reporter: CountingReporter,
    timeout: 240_000,
    color: false,
    forbidOnly: process.env.CI === 'true',
    ...(grep === undefined ? {} : { grep }),
  });
  for (const name of readdirSync(__dirname).sort()) {
    if (name.endsWith('.test.cjs')) mocha.addFile(path.join(__dirname, name));
  }
  const failures = await new Promise<number>((resolve) => mocha.run(resolve));
  if (failures > 0) throw new Error(`${failures} failed`);
}
