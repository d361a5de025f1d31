import * as vscode from 'vscode';
import { MAX_INPUT_LENGTH } from '@housestyle/contract';
import { requestBody } from '../connection/request-body.ts';
import { mayBeSent } from '../connection/sending-scope.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { showFindings } from './check.ts';

const DOCUMENTS = '**/*.{md,mdx,markdown,rst,adoc,asciidoc}';
const DEPENDENCIES = '**/{node_modules,vendor,.git,dist}/**';

export interface WorkspaceOutcome {
  /** Documents that were reviewed, and those that were left out: empty, too long, or not to be sent. */
  readonly reviewed: number;
  readonly left: number;
  /** Why it ended early. */
  readonly code?: string;
}

/** Reviews all documents of the workspace one after the other; where each uses a request of a month, asks before. */
export async function reviewWorkspace(parts: Parts): Promise<WorkspaceOutcome | undefined> {
  const files = await vscode.workspace.findFiles(DOCUMENTS, DEPENDENCIES);
  if (files.length === 0) {
    void vscode.window.showInformationMessage(l10n.t('The workspace has no documents to review.'));
    return undefined;
  }
  if (!(await agreed(parts, files.length))) return undefined;
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: l10n.t('Reviewing the workspace'),
    cancellable: true,
  };
  return vscode.window.withProgress(options, async (progress, token) => {
    const controller = new AbortController();
    token.onCancellationRequested(() => controller.abort());
    let reviewed = 0;
    let left = 0;
    for (const file of files) {
      if (controller.signal.aborted) return { reviewed, left, code: 'ABORTED' };
      const name = vscode.workspace.asRelativePath(file);
      progress.report({
        message: `${reviewed + left + 1}/${files.length} ${name}`,
        increment: 100 / files.length,
      });
      const code = await reviewOne(parts, file, controller.signal);
      if (code === undefined) reviewed++;
      else if (code === 'LEFT_OUT') left++;
      else {
        if (code !== 'ABORTED')
          void vscode.window.showErrorMessage(
            l10n.t(
              'The review of the workspace ended at {0}: {1}. Review that document to see why.',
              name,
              code,
            ),
          );
        return { reviewed, left, code };
      }
    }
    return { reviewed, left };
  });
}

async function agreed({ connection }: Parts, count: number): Promise<boolean> {
  if (connection.isLocal) return true;
  const review = l10n.t('Review');
  const message = l10n.t(
    'Review {0} documents with {1}? Each uses one request.',
    count,
    connection.serviceName,
  );
  return (await vscode.window.showWarningMessage(message, { modal: true }, review)) === review;
}

/** Undefined where it worked, `LEFT_OUT` where there was nothing to send, else why nothing was found. */
async function reviewOne(parts: Parts, file: vscode.Uri, signal: AbortSignal): Promise<string | undefined> {
  const { connection, houseStyle } = parts;
  const document = await opened(file);
  const text = document?.getText() ?? '';
  if (!document || text.trim() === '' || text.length > MAX_INPUT_LENGTH || !mayBeSent(document))
    return 'LEFT_OUT';
  if ((await houseStyle.resolve(file)).ignored) return 'LEFT_OUT';
  const access = await connection.access(document);
  if (!access.ok) return access.code;
  const scope = { start: 0, end: text.length };
  const target = { document, text, scope, input: text, isSelection: false, column: undefined };
  const body = await requestBody(houseStyle, target, { mode: 'review', format: 'suggestions' });
  const result = await connection.analyze(access, body, { signal });
  if (!access.isLocal) parts.status.answered(result);
  if (!result.ok) return result.code;
  await showFindings(parts, target, result.response.suggestions ?? []);
  return undefined;
}

/** Undefined where the file can't be read as text. */
async function opened(file: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  try {
    return await vscode.workspace.openTextDocument(file);
  } catch {
    return undefined;
  }
}
