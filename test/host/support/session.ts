/** The extension, connected to the real service that the harness started. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { HousestyleApi } from '../../../src/api.ts';

function required(name: string): string {
  const value = process.env[name];
  assert.ok(value, `${name} is not set: start these suites with \`npm test -- --host\``);
  return value;
}

export const service = {
  endpoint: required('HOUSESTYLE_TEST_ENDPOINT'),
  /** A key without a limit. */
  key: required('HOUSESTYLE_TEST_API_KEY'),
  /** A key whose month is used up. */
  spentKey: required('HOUSESTYLE_TEST_SPENT_API_KEY'),
  /** A key whose account went down to Free. */
  freeKey: required('HOUSESTYLE_TEST_FREE_API_KEY'),
  /** A key whose account has saved one term, “push” in place of “press”, and one name, “Lantern” for “Laterna”. */
  styledKey: required('HOUSESTYLE_TEST_STYLED_API_KEY'),
};

export async function extension(): Promise<HousestyleApi> {
  const found = vscode.extensions.getExtension<HousestyleApi>('housestyle.housestyle');
  assert.ok(found, 'the extension is not there');
  return found.activate();
}

/** Points the extension to an address, as a person does in the settings. */
export async function useEndpoint(url: string): Promise<void> {
  const settings = () => vscode.workspace.getConfiguration('housestyle');
  if (settings().get('endpoint') === url) return;
  await settings().update('endpoint', url, vscode.ConfigurationTarget.Global);
  assert.equal(settings().get('endpoint'), url);
}

/** Back to the service of the harness with a key that works. */
export async function connect(): Promise<HousestyleApi> {
  await useEndpoint(service.endpoint);
  const api = await extension();
  await api.setApiKey(service.key);
  return api;
}

export const run = <T = unknown>(command: string, ...args: unknown[]): Thenable<T> =>
  vscode.commands.executeCommand<T>(`housestyle.${command}`, ...args);
