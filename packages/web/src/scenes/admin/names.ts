import type { AuditAction, Role, WebAccounts } from '@housestyle/contract/web';

export type Tier = WebAccounts['accounts'][number]['tier'];

export const TIER_TITLES: Readonly<Record<Tier, string>> = { free: 'Free', pro: 'Pro', team: 'Team' };
export const ROLE_NAMES: Readonly<Record<Role, string>> = { member: 'Member', admin: 'Administrator' };

export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  'account.created': 'Account added',
  'account.changed': 'Account changed',
  'sign-in': 'Signed in',
  'sign-in-link.created': 'Sign-in link made',
  'sign-out': 'Signed out',
  'session.ended': 'Session ended',
  'password.changed': 'Password changed',
  'identity.linked': 'Outside identity linked',
  'key.created': 'API key created',
  'key.revoked': 'API key revoked',
  'style.saved': 'Style saved',
  'style.restored': 'Style restored',
};

/** "of 500", "of 40 (own limit)" or "of any number". */
export function describeLimit(
  { limit, tier }: { readonly limit: number | null; readonly tier: Tier },
  limits: WebAccounts['limits'],
): string {
  if (limit !== null) return `of ${limit.toLocaleString()} (own limit)`;
  const most = limits[tier];
  return most === null ? '(no limit)' : `of ${most.toLocaleString()}`;
}

/** "500 a month" or "no limit". */
export function describeTier(tier: Tier, limits: WebAccounts['limits']): string {
  const most = limits[tier];
  return `${TIER_TITLES[tier]}: ${most === null ? 'no limit' : `${most.toLocaleString()} requests a month`}`;
}
