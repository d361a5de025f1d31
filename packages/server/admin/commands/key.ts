import { createKey, listKeys, revokeKey } from '../../services/keys.ts';
import { required, table } from '../options.ts';
import type { Command } from '../types.ts';

export const keyCreate: Command = {
  name: 'key create',
  synopsis: '--email E [--label L]',
  purpose: 'Make an API key. Its value is shown this once.',
  required: ['email'],
  optional: ['label'],
  async run({ storage, clock }, options) {
    const email = required(options, 'email');
    const created = await createKey(storage, clock, { email, label: options.label ?? null });
    return {
      value: created,
      text: `${created.key}\nKeep it now: it is not shown again.`,
      deed: { action: 'key.created', target: created.id, detail: `…${created.lastFour} of ${email}` },
    };
  },
};

export const keyList: Command = {
  name: 'key list',
  synopsis: '--email E',
  purpose: "List an account's keys, revoked ones included.",
  required: ['email'],
  optional: [],
  async run({ storage }, options) {
    const keys = await listKeys(storage, required(options, 'email'));
    const rows = keys.map(({ id, lastFour, label, createdAt, lastUsedAt, revokedAt }) => [
      id,
      `…${lastFour}`,
      label ?? '',
      createdAt,
      lastUsedAt ?? 'never',
      revokedAt ?? 'active',
    ]);
    return { value: keys, text: table(['ID', 'KEY', 'LABEL', 'CREATED', 'LAST USED', 'REVOKED'], rows) };
  },
};

export const keyRevoke: Command = {
  name: 'key revoke',
  synopsis: '--id ID',
  purpose: 'Revoke a key: the next request with it is refused.',
  required: ['id'],
  optional: [],
  async run({ storage, clock }, options) {
    const key = await revokeKey(storage, clock, required(options, 'id'));
    return {
      value: key,
      text: `Revoked the key …${key.lastFour}.`,
      deed: { action: 'key.revoked', target: key.id, detail: `…${key.lastFour}` },
    };
  },
};
