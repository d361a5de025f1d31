import type { SignInLink } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import { createAccount } from './accounts.ts';
import { createAuditTrail } from './audit.ts';
import { Refusal } from './refusal.ts';
import { createSignInLink } from './sign-in-links.ts';

/** The administrator that a service without any account makes, and who has no password yet; null: there are accounts. */
export async function createFirstAdministrator(
  storage: Storage,
  clock: Clock,
  email: string,
): Promise<{ readonly email: string; link(baseUrl: string): Promise<SignInLink> } | null> {
  if (!(await storage.accounts.isEmpty())) return null;
  try {
    const account = await createAccount(storage, clock, { email, tier: 'team', limit: null, role: 'admin' });
    const record = createAuditTrail(storage, clock);
    await record({ action: 'account.created', actor: 'first start', target: email, detail: 'admin, team' });
    return { email, link: (baseUrl) => createSignInLink(storage, clock, account.id, baseUrl) };
  } catch (error) {
    // Another process that starts now was faster.
    if (error instanceof Refusal && error.code === 'CONFLICT') return null;
    throw error;
  }
}
