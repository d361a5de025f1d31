import type * as vscode from 'vscode';
import type { Connection } from './connection/connection.ts';
import type { Consent } from './connection/consent.ts';
import type { FindingStore } from './findings/finding-store.ts';
import type { LocalService } from './local-service/local-service.ts';
import type { ProposalStore } from './rewriting/proposal-store.ts';
import type { ReportStore } from './findings/report-store.ts';
import type { Runs } from './connection/runs.ts';
import type { StatusItem } from './status/status-item.ts';

/** What commands work with, built once when the extension starts. */
export interface Parts {
  readonly output: vscode.LogOutputChannel;
  readonly connection: Connection;
  readonly consent: Consent;
  readonly localService: LocalService;
  readonly runs: Runs;
  readonly findings: FindingStore;
  readonly reports: ReportStore;
  readonly proposals: ProposalStore;
  readonly status: StatusItem;
}
