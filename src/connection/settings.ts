import * as vscode from 'vscode';
import { AUDIENCES, type AnalyzeRequest } from '@housestyle/contract';
import { DEFAULT_ENDPOINT, isLoopback, parseEndpoint, type Endpoint } from './endpoint.ts';

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

/** What the person set, else what the environment says, else the default. */
export function endpointText(defaults: EnvironmentDefaults): string {
  const { globalValue } = configuration().inspect<string>('endpoint') ?? {};
  const value = globalValue ?? configuration().get('endpoint');
  const set = typeof value === 'string' ? value.trim() : '';
  const chosen = globalValue !== undefined || set !== DEFAULT_ENDPOINT;
  return (chosen && set) || defaults.endpoint || DEFAULT_ENDPOINT;
}

export function currentEndpoint(defaults: EnvironmentDefaults): Endpoint | undefined {
  return parseEndpoint(endpointText(defaults));
}

/** Milliseconds. */
export function timeout(): number {
  const seconds = configuration().get<number>('timeout', 120);
  return Math.min(Math.max(seconds, 1), 600) * 1000;
}

/** The parts of a request that settings decide, for one document. */
export function requestContext(document: vscode.TextDocument): Pick<AnalyzeRequest, 'docType' | 'audience'> {
  const settings = configuration(document);
  const docType = String(settings.get('documentType') ?? '').trim();
  const audience = AUDIENCES.find((name) => name === settings.get('audience'));
  return { ...(docType && { docType }), ...(audience && { audience }) };
}
