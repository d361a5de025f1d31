import * as vscode from 'vscode';
import { AUDIENCES, type AnalyzeRequest } from '@housestyle/contract';
import { DEFAULT_ENDPOINT, parseEndpoint, type Endpoint } from './endpoint.ts';

/** What a developer's environment says in place of settings and stored keys; empty in an installed extension. */
export interface DevelopmentDefaults {
  readonly endpoint?: string;
  readonly apiKey?: string;
}

export function developmentDefaults(mode: vscode.ExtensionMode): DevelopmentDefaults {
  if (mode === vscode.ExtensionMode.Production || typeof process === 'undefined') return {};
  const { HOUSESTYLE_ENDPOINT: endpoint, HOUSESTYLE_API_KEY: apiKey } = process.env;
  return { ...(endpoint && { endpoint }), ...(apiKey && { apiKey }) };
}

function configuration(scope?: vscode.ConfigurationScope): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration('housestyle', scope);
}

/** What the person set, else what the environment says, else the default. */
export function endpointText(defaults: DevelopmentDefaults): string {
  const { globalValue } = configuration().inspect<string>('endpoint') ?? {};
  const value = globalValue ?? configuration().get('endpoint');
  const set = typeof value === 'string' ? value.trim() : '';
  const chosen = globalValue !== undefined || set !== DEFAULT_ENDPOINT;
  return (chosen && set) || defaults.endpoint || DEFAULT_ENDPOINT;
}

export function currentEndpoint(defaults: DevelopmentDefaults): Endpoint | undefined {
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
