import * as vscode from 'vscode';
import type { AnalyzeFailure, AnalyzeRequest, AnalyzeResponse, StreamListener } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import type { LocalProblem } from './access.ts';
import { describeFailure, stepTitle, type Failure, type NextStep } from './failures.ts';
import { withCancellableProgress } from './progress.ts';
import { requestBody } from './request-body.ts';
import { nameOf, readTarget, type Target } from './target.ts';

/** Why a command came to nothing; `INVALID_TARGET`: there was no text to send. */
export type Refusal = {
  readonly ok: false;
  readonly code: AnalyzeFailure['code'] | LocalProblem | 'INVALID_TARGET';
};

export interface Answer {
  readonly ok: true;
  readonly target: Target;
  readonly response: AnalyzeResponse;
}

export interface Job {
  /** The command's title in the person's language, for messages. */
  readonly title: string;
  /** For the progress notification, such as “Reviewing guide.md”, of the document's name. */
  doing(name: string): string;
  readonly request: Pick<AnalyzeRequest, 'mode' | 'format'> & Partial<AnalyzeRequest>;
  /** Hears of the answer while it comes. */
  listener?(target: Target): StreamListener;
  /** Runs the whole command once more. */
  again(): unknown;
}

/**
 * Sends the active editor's selection or document to the service. Whatever goes wrong is told to the person, with
 * the next step, before this returns.
 */
export async function request(parts: Parts, job: Job): Promise<Answer | Refusal> {
  const target = readTarget();
  if (typeof target === 'string') {
    void vscode.window.showInformationMessage(target);
    return { ok: false, code: 'INVALID_TARGET' };
  }
  const { connection } = parts;
  const { document, input } = target;
  const access = await connection.access(document);
  const isCheck = job.request.format === 'suggestions' && !target.isSelection;
  if (!access.ok) {
    if (isCheck) parts.checks.fail(document, access.code);
    if (access.code === 'NO_KEY') parts.status.reset(true);
    return refuse(parts, job, access);
  }
  const body = await requestBody(parts.houseStyle, target, job.request);
  const end = isCheck ? parts.checks.begin(document) : undefined;
  const result = await parts.runs.run(document.uri.toString(), (controller) => {
    const title = job.doing(nameOf(document.uri));
    return withCancellableProgress(
      title,
      () => controller.abort(),
      (report) => {
        const { onDraft, onProgress, ...others } = job.listener?.(target) ?? {};
        const listener: StreamListener = {
          ...others,
          onDraft(draft) {
            onDraft?.(draft);
            report(l10n.t('{0} characters written', draft.length));
          },
          onProgress(progress) {
            onProgress?.(progress);
            if (progress.total > 1) report(l10n.t('{0} of {1} parts', progress.done, progress.total));
          },
        };
        return connection.analyze(access, body, { listener, signal: controller.signal });
      },
    );
  });
  end?.(result.ok ? undefined : result.code);
  parts.status.answered(result);
  const outcome = result.ok ? 'answered' : result.code;
  parts.output.info(
    `${job.request.mode}: ${input.length} characters to ${access.endpoint.origin}: ${outcome}`,
  );
  return result.ok ? { ok: true, target, response: result.response } : refuse(parts, job, result);
}

/** Tells of a failure without waiting for the person to read it. */
function refuse(parts: Parts, job: Job, failure: Failure): Refusal {
  const { connection, output } = parts;
  const notice = describeFailure(failure, {
    title: job.title,
    service: connection.serviceName,
    isLocal: connection.isLocal,
    locale: vscode.env.language,
  });
  if (notice) {
    if (failure.message !== undefined)
      output.warn(`${job.request.mode}: ${failure.code}: ${failure.message}`);
    const show =
      notice.severity === 'error' ? vscode.window.showErrorMessage : vscode.window.showWarningMessage;
    void show(notice.message, ...notice.steps.map(stepTitle)).then((chosen) => {
      const step = notice.steps.find((candidate) => stepTitle(candidate) === chosen);
      return step && take(parts, job, step);
    });
  }
  return { ok: false, code: failure.code };
}

const openSettings = (setting: string): Thenable<unknown> =>
  vscode.commands.executeCommand('workbench.action.openSettings', setting);

async function take(parts: Parts, job: Job, step: NextStep): Promise<unknown> {
  switch (step) {
    case 'retry':
      return job.again();
    case 'setApiKey': {
      const { endpoint } = parts.connection;
      const key = endpoint && (await parts.connection.askForKey(endpoint));
      return key && job.again();
    }
    case 'openSettings':
      return openSettings('housestyle.endpoint');
    case 'openScope':
      return openSettings('housestyle.exclude');
    case 'showOutput':
      return parts.output.show();
    case 'showStatus':
      return vscode.commands.executeCommand('housestyle.showStatus');
    case 'connect':
      return vscode.commands.executeCommand('housestyle.connect');
    case 'restartLocal':
      return vscode.commands.executeCommand('housestyle.restartLocalService');
  }
}
