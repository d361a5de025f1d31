import { ROLES } from '@housestyle/contract/web';
import {
  accountOf,
  createAccount,
  describeChange,
  listAccounts,
  updateAccount,
} from '../../services/accounts.ts';
import { checkNewPassword, hashPassword } from '../../services/passwords.ts';
import { createSignInLink } from '../../services/sign-in-links.ts';
import { newToken } from '../../services/tokens.ts';
import type { Account, AccountChange } from '../../storage/accounts.ts';
import type { Storage } from '../../storage/index.ts';
import { limitOf, required, table, tierOf } from '../options.ts';
import { UsageError, type Command, type Outcome } from '../types.ts';

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
    return {
      value: account,
      text: `Created ${describe(account)}.`,
      deed: { action: 'account.created', target: account.email, detail: `${account.role}, ${account.tier}` },
    };
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
    return change(storage, required(options, 'email'), {
      ...(tier !== undefined && { tier: tierOf(tier) }),
      ...(limit !== undefined && { limit: limitOf(limit) }),
    });
  },
};

export const accountAdmin: Command = {
  name: 'account admin',
  synopsis: '--email E [--role admin|member]',
  purpose: 'Make an account an administrator of the web app, or a member again.',
  required: ['email'],
  optional: ['role'],
  run({ storage }, options) {
    const role = ROLES.find((name) => name === (options.role ?? 'admin'));
    if (role === undefined)
      throw new UsageError(`--role is "${options.role}": expected one of ${ROLES.join(', ')}.`);
    return change(storage, required(options, 'email'), { role });
  },
};

export const accountPassword: Command = {
  name: 'account password',
  synopsis: '--email E [--file F]',
  purpose: 'Set the password to the first line of a file (- reads standard input), or to a new random one.',
  required: ['email'],
  optional: ['file'],
  async run({ storage, clock, read }, options) {
    const account = await accountOf(storage, required(options, 'email'));
    const { file } = options;
    const password = file === undefined ? newToken().slice(0, 20) : (read(file).split(/\r?\n/)[0] ?? '');
    checkNewPassword(password, account.email);
    await storage.credentials.savePassword(account.id, await hashPassword(password), clock().toISOString());
    await storage.sessions.endOthers(account.id, null);
    const { email } = account;
    const shown = file === undefined ? { password } : {};
    return {
      value: { email, ...shown },
      text: file === undefined ? password : `Changed the password of ${email}.`,
      deed: { action: 'password.changed', target: email },
    };
  },
};

export const accountSignInLink: Command = {
  name: 'account sign-in-link',
  synopsis: '--email E',
  purpose:
    'Print a link that signs the account in once, within 24 hours. PUBLIC_URL says where the service is.',
  required: ['email'],
  optional: [],
  async run({ storage, clock, baseUrl = 'http://127.0.0.1:8787' }, options) {
    const { id, email } = await accountOf(storage, required(options, 'email'));
    const link = await createSignInLink(storage, clock, id, baseUrl);
    return { value: link, text: link.url, deed: { action: 'sign-in-link.created', target: email } };
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
    const rows = accounts.map(({ email, tier, limit, used, createdAt, role }) => [
      email,
      tier,
      limit === null ? "tier's" : String(limit),
      String(used),
      createdAt,
      role,
    ]);
    return { value: accounts, text: table(['EMAIL', 'TIER', 'LIMIT', 'USED', 'CREATED', 'ROLE'], rows) };
  },
};

async function change(storage: Storage, email: string, wish: AccountChange): Promise<Outcome> {
  const before = await accountOf(storage, email);
  const account = await updateAccount(storage, email, wish);
  const detail = describeChange(before, account);
  return {
    value: account,
    text: `Changed ${describe(account)}.`,
    ...(detail !== null && { deed: { action: 'account.changed', target: account.email, detail } }),
  };
}

function describe({ email, tier, limit, role }: Account): string {
  return `${email}: ${role === 'admin' ? 'administrator, ' : ''}${tier}, ${limit === null ? "the tier's limit" : `at most ${limit} requests a month`}`;
}
