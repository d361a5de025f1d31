import { randomUUID } from 'node:crypto';
import { MAX_LABEL_LENGTH } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import { MAX_ACTIVE_KEYS, type ApiKey } from '../storage/keys.ts';
import { accountOf } from './accounts.ts';
import { hashKey, newKey } from './key-format.ts';
import { Refusal } from './refusal.ts';

export interface CreatedKey extends ApiKey {
  /** The value, for this once. */
  readonly key: string;
}

export async function createKey(
  storage: Storage,
  clock: Clock,
  { email, label }: { readonly email: string; readonly label: string | null },
): Promise<CreatedKey> {
  const account = await accountOf(storage, email);
  if (account.tier === 'free') {
    throw new Refusal(
      `${account.email} is on the Free tier. API keys need a Pro or Team subscription.`,
      'API_KEY_REQUIRED',
    );
  }
  if (label !== null && label.length > MAX_LABEL_LENGTH) {
    throw new Refusal(
      `The label is ${label.length} characters long: at most ${MAX_LABEL_LENGTH} are allowed.`,
    );
  }
  const key = newKey();
  const record = {
    id: randomUUID(),
    accountId: account.id,
    label: label?.trim() || null,
    lastFour: key.slice(-4),
    createdAt: clock().toISOString(),
  };
  if (!(await storage.keys.insert({ ...record, hash: hashKey(key) }))) {
    const most = `${account.email} has ${MAX_ACTIVE_KEYS} active keys, the most an account can hold`;
    throw new Refusal(`${most}. Revoke one that is not used.`, 'CONFLICT');
  }
  return { ...record, lastUsedAt: null, revokedAt: null, key };
}

export async function listKeys(storage: Storage, email: string): Promise<ApiKey[]> {
  const account = await accountOf(storage, email);
  return storage.keys.list(account.id);
}

export async function revokeKey(storage: Storage, clock: Clock, id: string): Promise<ApiKey> {
  const key = await storage.keys.revoke(id, clock().toISOString());
  if (key === null) throw new Refusal(`There is no key with the id ${id}.`, 'NOT_FOUND');
  return key;
}
