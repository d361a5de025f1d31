import type { Role } from '@housestyle/contract/web';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Tier } from './types.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: Tier;
  /** The account's own monthly limit; null: its tier's. */
  readonly limit: number | null;
  readonly createdAt: string;
  readonly role: Role;
}

export interface AccountUsage extends Account {
  /** Requests of the month asked for. */
  readonly used: number;
}

/** Without a role: a member. */
export type NewAccountRow = Omit<Account, 'role'> & { readonly role?: Role };

export type AccountChange = Partial<Pick<Account, 'tier' | 'limit' | 'role'>>;

export interface AccountRepository {
  /** False where the email is taken, in whatever letter case. */
  insert(account: NewAccountRow): Promise<boolean>;
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** True where there is no account at all. */
  isEmpty(): Promise<boolean>;
  update(id: string, change: AccountChange): Promise<void>;
  /** In order of their emails. */
  list(period: string): Promise<AccountUsage[]>;
}

export function accountRepository(db: Kysely<Database>): AccountRepository {
  return {
    async insert({ id, email, tier, limit, createdAt, role = 'member' }) {
      const row = {
        id,
        email,
        email_key: email.toLowerCase(),
        tier,
        monthly_limit: limit,
        created_at: createdAt,
        role,
      };
      const inserted = await db
        .insertInto('account')
        .values(row)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .execute();
      return inserted.length > 0;
    },

    async findByEmail(email) {
      const [row] = await db
        .selectFrom('account')
        .selectAll()
        .where('email_key', '=', email.toLowerCase())
        .execute();
      return row ? toAccount(row) : null;
    },

    async findById(id) {
      const [row] = await db.selectFrom('account').selectAll().where('id', '=', id).execute();
      return row ? toAccount(row) : null;
    },

    async isEmpty() {
      return (await db.selectFrom('account').select('id').limit(1).execute()).length === 0;
    },

    async update(id, { tier, limit, role }) {
      const values = {
        ...(tier !== undefined && { tier }),
        ...(limit !== undefined && { monthly_limit: limit }),
        ...(role !== undefined && { role }),
      };
      if (Object.keys(values).length === 0) return;
      await db.updateTable('account').set(values).where('id', '=', id).execute();
    },

    async list(period) {
      const rows = await db
        .selectFrom('account')
        .leftJoin('quota', (join) =>
          join.onRef('quota.account_id', '=', 'account.id').on('quota.period', '=', period),
        )
        .selectAll('account')
        .select('quota.used')
        .orderBy('account.email_key')
        .execute();
      return rows.map((row) => ({ ...toAccount(row), used: Number(row.used ?? 0) }));
    },
  };
}

function toAccount(row: Selectable<Database['account']>): Account {
  return {
    id: row.id,
    email: row.email,
    tier: row.tier,
    limit: row.monthly_limit,
    createdAt: row.created_at,
    role: row.role,
  };
}
