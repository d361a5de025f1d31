import { randomUUID } from 'node:crypto';
import { monthOf } from '@housestyle/contract';
import type { Role } from '@housestyle/contract/web';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Account, AccountChange, AccountUsage } from '../storage/accounts.ts';
import type { Storage } from '../storage/index.ts';
import type { Tier } from '../storage/types.ts';
import { Refusal } from './refusal.ts';

const emailSchema = z.email().max(254);

/** An administrator of a local installation, such as `admin@localhost`, has an address that no mail reaches. */
const LOCAL_EMAIL = /^[\w.+-]{1,64}@localhost$/;

export interface NewAccount {
  readonly email: string;
  readonly tier: Tier;
  readonly limit: number | null;
  /** Default: member. */
  readonly role?: Role;
}

export async function createAccount(storage: Storage, clock: Clock, wish: NewAccount): Promise<Account> {
  const email = wish.email.trim();
  if (!emailSchema.safeParse(email).success && !LOCAL_EMAIL.test(email))
    throw new Refusal(`"${email}" is not an email address.`);
  const { tier, limit, role = 'member' } = wish;
  const account: Account = {
    id: randomUUID(),
    email,
    tier,
    limit,
    createdAt: clock().toISOString(),
    role,
  };
  if (!(await storage.accounts.insert(account))) {
    throw new Refusal(`There is an account with the email ${email} already.`, 'CONFLICT');
  }
  return account;
}

export async function updateAccount(
  storage: Storage,
  email: string,
  change: AccountChange,
): Promise<Account> {
  const { id } = await accountOf(storage, email);
  await storage.accounts.update(id, change);
  return accountOf(storage, email);
}

export function listAccounts(storage: Storage, clock: Clock): Promise<AccountUsage[]> {
  return storage.accounts.list(monthOf(clock()));
}

/** The account of an email, or a `Refusal`. */
export async function accountOf(storage: Storage, email: string): Promise<Account> {
  const account = await storage.accounts.findByEmail(email.trim());
  if (account === null) throw new Refusal(`There is no account with the email ${email.trim()}.`, 'NOT_FOUND');
  return account;
}

/** What a change changed, such as `tier: free to pro`; null: nothing. */
export function describeChange(before: Account, after: Account): string | null {
  const parts = (['tier', 'limit', 'role'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? "the tier's"} to ${after[name] ?? "the tier's"}`);
  return parts.length > 0 ? parts.join(', ') : null;
}
