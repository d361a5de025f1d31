import type * as vscode from 'vscode';
import type { AiParts } from './ai-clients/set-up.ts';
import type { Connection } from './connection/connection.ts';
import type { CheckLog } from './checking/check-log.ts';
import type { Consent } from './connection/consent.ts';
import type { FindingParts } from './findings/set-up.ts';
import type { HouseStyleParts } from './house-style/set-up.ts';
import type { LocalService } from './local-service/local-service.ts';
import type { ProposalParts } from './rewriting/set-up.ts';
import type { Runs } from './connection/runs.ts';
import type { StatusItem } from './status/status-item.ts';

/** What commands work with, built once when the extension starts. */
export interface Parts extends FindingParts, ProposalParts, HouseStyleParts, AiParts {
  readonly output: vscode.LogOutputChannel;
  readonly checks: CheckLog;
  readonly connection: Connection;
  readonly consent: Consent;
  readonly localService: LocalService;
  readonly runs: Runs;
  readonly status: StatusItem;
}
