import type { Kysely, Selectable } from 'kysely';
import type { Database, Tier } from './types.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly tier: Tier;
  /** The account's own monthly limit; null: its tier's. */
  readonly limit: number | null;
  readonly createdAt: string;
}

export interface AccountUsage extends Account {
  /** Requests of the month asked for. */
  readonly used: number;
}

export type AccountChange = Partial<Pick<Account, 'tier' | 'limit'>>;

export interface AccountRepository {
  /** False where the e-mail is taken, in whatever letter case. */
  insert(account: Account): Promise<boolean>;
  findByEmail(email: string): Promise<Account | null>;
  update(id: string, change: AccountChange): Promise<void>;
  /** In order of their e-mails. */
  list(period: string): Promise<AccountUsage[]>;
}

export function accountRepository(db: Kysely<Database>): AccountRepository {
  return {
    async insert({ id, email, tier, limit, createdAt }) {
      const row = {
        id,
        email,
        email_key: email.toLowerCase(),
        tier,
        monthly_limit: limit,
        created_at: createdAt,
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

    async update(id, { tier, limit }) {
      const values = {
        ...(tier !== undefined && { tier }),
        ...(limit !== undefined && { monthly_limit: limit }),
      };
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
  };
}
