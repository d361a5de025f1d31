import type { Check, CheckFailure } from '../checking/check-log.ts';
import { l10n } from '../l10n.ts';

/** What the language status says of a document. */
export interface CheckText {
  readonly text: string;
  readonly severity: 'information' | 'warning' | 'error';
  readonly busy: boolean;
  readonly action: { readonly title: string; readonly command: string; readonly argument?: string };
}

export interface DocumentState {
  readonly check: Check | undefined;
  /** The document's version now. */
  readonly version: number;
  readonly findings: number;
  /** It is checked without being asked: what is stale will be checked anew by itself. */
  readonly asYouType: boolean;
}

export function checkText({ check, version, findings, asYouType }: DocumentState): CheckText {
  const review = { title: l10n.t('Review'), command: 'housestyle.review' };
  const information = { severity: 'information', busy: false } as const;
  if (!check) return { ...information, text: l10n.t('Not checked'), action: review };
  switch (check.state) {
    case 'checking':
      return {
        ...information,
        busy: true,
        text: findings > 0 ? counted(findings) : l10n.t('Checking …'),
        action: { title: l10n.t('Cancel'), command: 'housestyle.cancel' },
      };
    case 'failed':
      return { busy: false, ...failed(check.code, findings) };
    case 'checked':
      if (check.version !== version && !asYouType)
        return {
          ...information,
          text: l10n.t('{0}, changed since the check', counted(findings)),
          action: review,
        };
      return {
        ...information,
        text: counted(findings),
        action:
          findings > 0 ? { title: l10n.t('Go to Next Finding'), command: 'housestyle.nextFinding' } : review,
      };
  }
}

function counted(findings: number): string {
  if (findings === 0) return l10n.t('No findings');
  return findings === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', findings);
}

function failed(code: CheckFailure, findings: number): Omit<CheckText, 'busy'> {
  const show = { title: l10n.t('Show Output'), command: 'housestyle.showOutput' };
  const settings = (argument: string): CheckText['action'] => ({
    title: l10n.t('Open Settings'),
    command: 'workbench.action.openSettings',
    argument,
  });
  switch (code) {
    case 'NETWORK_ERROR':
    case 'TIMEOUT':
    case 'OVERLOADED':
    case 'UPSTREAM_ERROR':
      return {
        severity: 'warning',
        text:
          findings > 0
            ? l10n.t('{0}, service not reached', counted(findings))
            : l10n.t('Service not reached'),
        action: { title: l10n.t('Review'), command: 'housestyle.review' },
      };
    case 'LOCAL_SERVICE_FAILED':
      return {
        severity: 'error',
        text: l10n.t('The local service does not run'),
        action: { title: l10n.t('Restart Local Service'), command: 'housestyle.restartLocalService' },
      };
    case 'NO_LOCAL_SERVICE':
      return {
        severity: 'warning',
        text: l10n.t('No service is connected'),
        action: { title: l10n.t('Connect to a Service…'), command: 'housestyle.connect' },
      };
    case 'TOO_LONG':
      return {
        severity: 'warning',
        text: l10n.t('Too long to be checked at once'),
        action: { title: l10n.t('Review'), command: 'housestyle.review' },
      };
    case 'EXCLUDED':
      return {
        severity: 'information',
        text: l10n.t('Excluded from checks'),
        action: settings('housestyle.exclude'),
      };
    case 'NO_CONSENT':
      return {
        severity: 'warning',
        text: l10n.t('Not checked: nobody agreed that text is sent'),
        action: { title: l10n.t('Review'), command: 'housestyle.review' },
      };
    case 'NO_KEY':
    case 'UNAUTHORIZED':
    case 'API_KEY_REQUIRED':
      return {
        severity: 'error',
        text: l10n.t('An API key is needed.'),
        action: { title: l10n.t('Set API Key'), command: 'housestyle.setApiKey' },
      };
    case 'RATE_LIMIT_EXCEEDED':
      return {
        severity: 'warning',
        text: l10n.t('The monthly request limit is used up'),
        action: { title: l10n.t('Show Quota'), command: 'housestyle.showStatus' },
      };
    case 'BAD_ENDPOINT':
      return {
        severity: 'error',
        text: l10n.t('The endpoint is not a web address'),
        action: settings('housestyle.endpoint'),
      };
    default:
      return { severity: 'error', text: l10n.t('The check failed'), action: show };
  }
}
