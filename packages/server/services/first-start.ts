import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import { createAccount } from './accounts.ts';
import { createAuditTrail } from './audit.ts';
import { Refusal } from './refusal.ts';
import { createSignInLink } from './sign-in-links.ts';

/** The administrator that a first start made. */
export interface FirstAdministrator {
  /** What tells a person how to sign in: a link for one time, no password that anybody could find later. */
  welcome(baseUrl: string): Promise<string>;
}

/** The administrator that a service without any account makes, and who has no password yet; null: there are accounts. */
export async function createFirstAdministrator(
  storage: Storage,
  clock: Clock,
  email: string,
): Promise<FirstAdministrator | null> {
  if (!(await storage.accounts.isEmpty())) return null;
  try {
    const account = await createAccount(storage, clock, { email, tier: 'team', limit: null, role: 'admin' });
    const record = createAuditTrail(storage, clock);
    await record({ action: 'account.created', actor: 'first start', target: email, detail: 'admin, team' });
    return {
      async welcome(baseUrl) {
        // What listens on every address is not found under that name.
        const base = baseUrl.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=[:/]|$)/, '//localhost');
        const { url } = await createSignInLink(storage, clock, account.id, base);
        return [
          `${email} is the administrator of this new installation. This link signs in once, within 24 hours:`,
          `  ${url}`,
          `For another one: npm run admin -- account sign-in-link --email ${email}`,
        ].join('\n');
      },
    };
  } catch (error) {
    // Another process that starts now was faster.
    if (error instanceof Refusal && error.code === 'CONFLICT') return null;
    throw error;
  }
}
