import type { AnalyzeFailure } from '@housestyle/contract';
import { l10n } from '../l10n.ts';
import { formatMoment } from '../status/quota-text.ts';
import type { LocalProblem } from './access.ts';

export type NextStep =
  | 'setApiKey'
  | 'retry'
  | 'openSettings'
  | 'openScope'
  | 'showOutput'
  | 'showStatus'
  | 'connect'
  | 'restartLocal';

/** What the button of a step says. */
export function stepTitle(step: NextStep): string {
  switch (step) {
    case 'setApiKey':
      return l10n.t('Set API Key');
    case 'retry':
      return l10n.t('Retry');
    case 'openSettings':
    case 'openScope':
      return l10n.t('Open Settings');
    case 'showOutput':
      return l10n.t('Show Output');
    case 'showStatus':
      return l10n.t('Show Quota');
    case 'connect':
      return l10n.t('Connect to a Service…');
    case 'restartLocal':
      return l10n.t('Restart Local Service');
  }
}

export interface FailureNotice {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Buttons, the likeliest first. */
  readonly steps: readonly NextStep[];
}

export type Failure =
  | Pick<AnalyzeFailure, 'code' | 'message' | 'rateLimit'>
  | { readonly code: LocalProblem; readonly message?: string };

export interface FailureContext {
  /** The command's title in the person's language. */
  readonly title: string;
  /** The service that was asked, as messages name it. */
  readonly service: string;
  /** It is the bundled one. */
  readonly isLocal?: boolean;
  readonly locale?: string;
}

/** What a person is told of a failure, and what they can do next; undefined where they know: they cancelled or declined. */
export function describeFailure(failure: Failure, about: FailureContext): FailureNotice | undefined {
  const { title, service, locale } = about;
  switch (failure.code) {
    case 'ABORTED':
    case 'NO_CONSENT':
      return undefined;
    case 'BAD_ENDPOINT':
      return error(
        l10n.t('“{0}” is not a web address. Correct the Housestyle endpoint in the settings.', service),
        'openSettings',
        'connect',
      );
    case 'NO_KEY':
      return warning(l10n.t('{0} needs an API key for {1}.', title, service), 'setApiKey');
    case 'EXCLUDED':
      return warning(
        l10n.t(
          'Nothing was sent: the settings “housestyle.include” and “housestyle.exclude” keep this document from being checked.',
        ),
        'openScope',
      );
    case 'NO_LOCAL_SERVICE':
      return warning(
        l10n.t('The local service cannot run in a browser. Connect to a service instead.'),
        'connect',
      );
    case 'LOCAL_SERVICE_FAILED':
      return error(
        l10n.t('The local service does not run: {0}', sentence(failure.message ?? '')),
        'restartLocal',
        'connect',
        'showOutput',
      );
    case 'UNAUTHORIZED':
      return error(
        l10n.t('The service at {0} does not accept the API key. It may have been revoked.', service),
        'setApiKey',
        'openSettings',
      );
    case 'API_KEY_REQUIRED':
      return error(
        l10n.t(
          'This API key belongs to a Free account. {0} in the editor needs a Pro or Team subscription; on Free, use the web app.',
          title,
        ),
        'setApiKey',
      );
    case 'RATE_LIMIT_EXCEEDED': {
      const reset = failure.rateLimit && formatMoment(failure.rateLimit.reset, locale);
      return warning(
        reset
          ? l10n.t(
              'The monthly request limit is used up. It resets on {0}. Whoever runs the service can raise it.',
              reset,
            )
          : l10n.t('The monthly request limit is used up. Whoever runs the service can raise it.'),
        'showStatus',
      );
    }
    case 'INVALID_INPUT':
      return error(l10n.t('The service refused the text: {0}', failure.message), 'showOutput');
    case 'UPSTREAM_ERROR':
    case 'OVERLOADED':
      return error(l10n.t('{0} failed: {1} Nothing was changed.', title, sentence(failure.message)), 'retry');
    case 'INTERNAL_ERROR':
      return error(
        l10n.t('Something went wrong in the service at {0}. Nothing was changed.', service),
        'retry',
        'showOutput',
      );
    case 'NETWORK_ERROR':
      return unreachable(failure.message, about);
    case 'TIMEOUT':
      return error(
        l10n.t('{0} Try again, or select a smaller part.', sentence(failure.message)),
        'retry',
        'openSettings',
      );
    case 'INVALID_MODE':
    case 'NOT_FOUND':
    case 'METHOD_NOT_ALLOWED':
    case 'BAD_RESPONSE':
      return error(
        l10n.t(
          'What answers at {0} is not a Housestyle service of this version. Check the endpoint.',
          service,
        ),
        'openSettings',
        'showOutput',
      );
  }
}

function unreachable(message: string, { isLocal = false }: FailureContext): FailureNotice {
  if (isLocal) {
    return error(
      l10n.t('The local service ended while it worked. It starts again by itself. Nothing was changed.'),
      'retry',
      'showOutput',
    );
  }
  return error(
    l10n.t('{0} Is it running, and is the address right?', sentence(message)),
    'retry',
    'openSettings',
  );
}

function error(message: string, ...steps: NextStep[]): FailureNotice {
  return { severity: 'error', message, steps };
}

function warning(message: string, ...steps: NextStep[]): FailureNotice {
  return { severity: 'warning', message, steps };
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?。]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
