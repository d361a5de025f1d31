import * as vscode from 'vscode';
import type { AnalyzeFailure, AnalyzeRequest, AnalyzeResponse } from '@housestyle/contract';
import type { Parts } from '../parts.ts';
import { describeFailure, STEP_TITLES, type LocalProblem, type NextStep } from './failures.ts';
import { withCancellableProgress } from './progress.ts';
import { requestContext } from './settings.ts';
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
  /** The command's title, for messages. */
  readonly title: string;
  /** For the progress notification, such as “Reviewing”. */
  readonly doing: string;
  readonly request: Pick<AnalyzeRequest, 'mode' | 'format'>;
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
  const { endpoint } = connection;
  if (!endpoint) return refuse(parts, job, { code: 'BAD_ENDPOINT' });
  const key = (await connection.key(endpoint)) ?? (await connection.askForKey(endpoint));
  if (key === undefined) {
    parts.status.reset(true);
    return refuse(parts, job, { code: 'NO_KEY' });
  }
  const { document, input } = target;
  const result = await parts.runs.run(document.uri.toString(), (controller) => {
    const body = { ...job.request, input, ...requestContext(document) };
    const answer = connection.analyze(endpoint, key, body, controller.signal);
    return withCancellableProgress(`${job.doing} ${nameOf(document.uri)}`, () => controller.abort(), answer);
  });
  parts.status.answered(result);
  const outcome = result.ok ? 'answered' : result.code;
  parts.output.info(`${job.title}: ${input.length} characters to ${endpoint.origin}: ${outcome}`);
  return result.ok ? { ok: true, target, response: result.response } : refuse(parts, job, result);
}

/** Tells of a failure without waiting for the person to read it. */
function refuse(parts: Parts, job: Job, failure: AnalyzeFailure | { code: LocalProblem }): Refusal {
  const { title } = job;
  const endpoint = parts.connection.endpoint?.url ?? parts.connection.endpointText;
  const notice = describeFailure(failure, { title, endpoint, locale: vscode.env.language });
  if (notice) {
    if ('message' in failure) parts.output.warn(`${title}: ${failure.code}: ${failure.message}`);
    const show =
      notice.severity === 'error' ? vscode.window.showErrorMessage : vscode.window.showWarningMessage;
    const buttons = notice.steps.map((step) => STEP_TITLES[step]);
    void show(notice.message, ...buttons).then((chosen) => {
      const step = notice.steps.find((candidate) => STEP_TITLES[candidate] === chosen);
      return step && take(parts, job, step);
    });
  }
  return { ok: false, code: failure.code };
}

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
      return vscode.commands.executeCommand('workbench.action.openSettings', 'housestyle.endpoint');
    case 'showOutput':
      return parts.output.show();
    case 'showStatus':
      return vscode.commands.executeCommand('housestyle.showStatus');
  }
}
