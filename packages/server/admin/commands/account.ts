import { createAccount, listAccounts, updateAccount } from '../../services/accounts.ts';
import type { Account } from '../../storage/accounts.ts';
import { limitOf, required, table, tierOf } from '../options.ts';
import { UsageError, type Command } from '../types.ts';

export const accountCreate: Command = {
  name: 'account create',
  synopsis: '--email E --tier free|pro|team [--limit N|none]',
  purpose: "Make an account. --limit: its own monthly limit in place of its tier's.",
  required: ['email', 'tier'],
  optional: ['limit'],
  async run({ storage, clock }, options) {
    const account = await createAccount(storage, clock, {
      email: required(options, 'email'),
      tier: tierOf(required(options, 'tier')),
      limit: options.limit === undefined ? null : limitOf(options.limit),
    });
    return { value: account, text: `Created ${describe(account)}.` };
  },
};

export const accountUpdate: Command = {
  name: 'account update',
  synopsis: '--email E [--tier free|pro|team] [--limit N|none]',
  purpose: "Change tier or limit. --limit none: the tier's limit again.",
  required: ['email'],
  optional: ['tier', 'limit'],
  async run({ storage }, options) {
    const { tier, limit } = options;
    if (tier === undefined && limit === undefined) throw new UsageError('Give --tier, --limit or both.');
    const account = await updateAccount(storage, required(options, 'email'), {
      ...(tier !== undefined && { tier: tierOf(tier) }),
      ...(limit !== undefined && { limit: limitOf(limit) }),
    });
    return { value: account, text: `Changed ${describe(account)}.` };
  },
};

export const accountList: Command = {
  name: 'account list',
  synopsis: '',
  purpose: 'List all accounts with the requests of this month.',
  required: [],
  optional: [],
  async run({ storage, clock }) {
    const accounts = await listAccounts(storage, clock);
    const rows = accounts.map(({ email, tier, limit, used, createdAt }) => [
      email,
      tier,
      limit === null ? "tier's" : String(limit),
      String(used),
      createdAt,
    ]);
    return { value: accounts, text: table(['E-MAIL', 'TIER', 'LIMIT', 'USED', 'CREATED'], rows) };
  },
};

function describe({ email, tier, limit }: Account): string {
  return `${email}: ${tier}, ${limit === null ? "the tier's limit" : `at most ${limit} requests a month`}`;
}
