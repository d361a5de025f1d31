import type { AnalyzeFailure } from '@housestyle/contract';
import { formatMoment } from '../status/quota-text.ts';

/** Reasons of our own for not even asking. */
export type LocalProblem = 'BAD_ENDPOINT' | 'NO_KEY';

export type NextStep = 'setApiKey' | 'retry' | 'openSettings' | 'showOutput' | 'showStatus';

export const STEP_TITLES: Record<NextStep, string> = {
  setApiKey: 'Set API Key',
  retry: 'Retry',
  openSettings: 'Open Settings',
  showOutput: 'Show Output',
  showStatus: 'Show Quota',
};

export interface FailureNotice {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Buttons, the likeliest first. */
  readonly steps: readonly NextStep[];
}

/**
 * What a person is told of a failure, and what they can do next; undefined where there is nothing to tell: they
 * cancelled. `title` is the command's, `endpoint` the address that was asked.
 */
export function describeFailure(
  failure: Pick<AnalyzeFailure, 'code' | 'message' | 'rateLimit'> | { code: LocalProblem },
  { title, endpoint, locale }: { title: string; endpoint: string; locale?: string },
): FailureNotice | undefined {
  const error = (message: string, ...steps: NextStep[]): FailureNotice => ({
    severity: 'error',
    message,
    steps,
  });
  switch (failure.code) {
    case 'ABORTED':
      return undefined;
    case 'BAD_ENDPOINT':
      return error(
        `“${endpoint}” is not a web address. Correct the Housestyle endpoint in the settings.`,
        'openSettings',
      );
    case 'NO_KEY':
      return {
        severity: 'warning',
        message: `${title} needs an API key for ${endpoint}.`,
        steps: ['setApiKey'],
      };
    case 'UNAUTHORIZED':
      return error(
        `The service at ${endpoint} does not accept the API key. It may have been revoked.`,
        'setApiKey',
        'openSettings',
      );
    case 'API_KEY_REQUIRED':
      return error(
        `This API key belongs to a Free account. ${title} in the editor needs a Pro or Team subscription; on Free, use the web app.`,
        'setApiKey',
      );
    case 'RATE_LIMIT_EXCEEDED': {
      const reset = failure.rateLimit && formatMoment(failure.rateLimit.reset, locale);
      const message = `The monthly request limit is used up.${reset ? ` It resets on ${reset}.` : ''} Whoever runs the service can raise it.`;
      return { severity: 'warning', message, steps: ['showStatus'] };
    }
    case 'INVALID_INPUT':
      return error(`The service refused the text: ${failure.message}`, 'showOutput');
    case 'UPSTREAM_ERROR':
    case 'OVERLOADED':
      return error(`${title} failed: ${sentence(failure.message)} Nothing was changed.`, 'retry');
    case 'INTERNAL_ERROR':
      return error(
        `Something went wrong in the service at ${endpoint}. Nothing was changed.`,
        'retry',
        'showOutput',
      );
    case 'NETWORK_ERROR':
      return error(
        `${sentence(failure.message)} Is it running, and is the address right?`,
        'retry',
        'openSettings',
      );
    case 'TIMEOUT':
      return error(
        `${sentence(failure.message)} Try again, or select a smaller part.`,
        'retry',
        'openSettings',
      );
    case 'INVALID_MODE':
    case 'NOT_FOUND':
    case 'METHOD_NOT_ALLOWED':
    case 'BAD_RESPONSE':
      return error(
        `What answers at ${endpoint} is not a Housestyle service of this version. Check the endpoint.`,
        'openSettings',
        'showOutput',
      );
  }
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
