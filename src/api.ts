import type * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import type { Group } from './findings/view/grouping.ts';
import type { LocalServiceState } from './local-service/local-service.ts';
import type { Parts } from './parts.ts';
import type { LanguageStatus } from './status/language-status.ts';
import type { QuotaState } from './status/quota-text.ts';

/** What `activate` returns, for tests and other extensions. No key and no endpoint is ever told. */
export interface HousestyleApi {
  /** The findings that still stand in a document; `range` and `original` are those of its current text. */
  findings(uri: vscode.Uri): readonly Finding[];
  /** What the Findings view lists. */
  findingGroups(): readonly Group[];
  /** The document as the open proposal for it would make it. */
  proposedText(uri: vscode.Uri): string | undefined;
  /** The last Style Check's checklist of a document, in Markdown. */
  report(uri: vscode.Uri): string | undefined;
  quota(): QuotaState | undefined;
  /** What the language status says of the active document. */
  checkStatus(): string;
  /** Whether the service that the extension brings along runs. */
  localService(): LocalServiceState;
  /** Keeps a key for the current endpoint. */
  setApiKey(key: string): Promise<void>;
  forgetApiKey(): Promise<void>;
}

export function createApi(
  { connection, findings, findingsView, localService, proposals, reports, status }: Parts,
  languageStatus: LanguageStatus,
): HousestyleApi {
  const endpoint = () => {
    const { endpoint } = connection;
    if (!endpoint) throw new Error('No service is set that a key could belong to.');
    return endpoint;
  };
  return {
    findings(uri) {
      const text = findings.text(uri) ?? '';
      return findings.list(uri).map(({ range, finding }) => ({
        ...finding,
        range,
        original: text.slice(range.start, range.end),
      }));
    },
    findingGroups: () => findingsView.groups,
    proposedText: (uri) => proposals.forDocument(uri)?.proposal.proposedText,
    report: (uri) => reports.report(uri),
    quota: () => status.quota,
    checkStatus: () => languageStatus.text,
    localService: () => localService.state,
    async setApiKey(key) {
      await connection.setKey(endpoint(), key);
      status.reset(false);
    },
    async forgetApiKey() {
      await connection.forgetKey(endpoint());
      status.reset(true);
    },
  };
}
