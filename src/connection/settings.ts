import * as vscode from 'vscode';
import { AUDIENCES, type AnalyzeRequest, type Mode } from '@housestyle/contract';
import { documentKind } from './document-kind.ts';
import { isLoopback, parseEndpoint } from './endpoint.ts';
import type { Target } from './target.ts';

/** What the environment says in place of settings and stored keys. */
export interface EnvironmentDefaults {
  readonly endpoint?: string;
  readonly apiKey?: string;
}

/**
 * The environment decides while the extension is developed and tested. In an installed extension it may only name a
 * service on this computer (as `npm start` does): anything else in the environment can come from a workspace's container.
 */
export function environmentDefaults(mode: vscode.ExtensionMode): EnvironmentDefaults {
  if (typeof process === 'undefined') return {};
  const { HOUSESTYLE_ENDPOINT: endpoint, HOUSESTYLE_API_KEY: apiKey } = process.env;
  const parsed = parseEndpoint(endpoint ?? '');
  if (mode === vscode.ExtensionMode.Production && !(parsed && isLoopback(parsed))) return {};
  return { ...(endpoint && { endpoint }), ...(apiKey && { apiKey }) };
}

function configuration(scope?: vscode.ConfigurationScope): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration('housestyle', scope);
}

/** What the person set, else what the environment says; empty for the bundled service. */
export function endpointText(defaults: EnvironmentDefaults): string {
  // An empty value that a person set says: the bundled service, whatever the environment names.
  const { globalValue } = configuration().inspect<unknown>('endpoint') ?? {};
  if (typeof globalValue === 'string') return globalValue.trim();
  const set = String(configuration().get('endpoint') ?? '').trim();
  return set || (defaults.endpoint ?? '');
}

/** Milliseconds. */
export function timeout(): number {
  const seconds = configuration().get<number>('timeout', 120);
  return Math.min(Math.max(seconds, 1), 600) * 1000;
}

/** The parts of a request that the document's language and the settings decide. */
export function requestContext(target: Target, mode: Mode): Pick<AnalyzeRequest, 'docType' | 'audience'> {
  const settings = configuration(target.document);
  const docType = documentKind(target, mode) ?? String(settings.get('documentType') ?? '').trim();
  const audience = AUDIENCES.find((name) => name === settings.get('audience'));
  return { ...(docType && { docType }), ...(audience && { audience }) };
}

/** Keeps the address of the service in the person's own settings; empty for the bundled one. */
export async function setEndpoint(url: string): Promise<void> {
  await configuration().update('endpoint', url, vscode.ConfigurationTarget.Global);
}
