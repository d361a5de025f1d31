import type { HouseStyle } from '@housestyle/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from './types.ts';

/** What an account has saved; a part that is absent was never saved. */
export type SavedStyle = Partial<HouseStyle>;

export interface StyleRepository {
  /** Null where nothing is saved. */
  find(accountId: string): Promise<SavedStyle | null>;
  /** Replaces the whole style. */
  save(accountId: string, style: SavedStyle, at: string): Promise<void>;
}

export function styleRepository(db: Kysely<Database>): StyleRepository {
  return {
    async find(accountId) {
      const [row] = await db
        .selectFrom('style')
        .select(['rules', 'term_subs', 'glossary'])
        .where('account_id', '=', accountId)
        .execute();
      if (!row) return null;
      return {
        ...(row.rules !== null && { rules: JSON.parse(row.rules) }),
        ...(row.term_subs !== null && { termSubs: JSON.parse(row.term_subs) }),
        ...(row.glossary !== null && { glossary: JSON.parse(row.glossary) }),
      };
    },

    async save(accountId, { rules, termSubs, glossary }, at) {
      const parts = {
        rules: part(rules),
        term_subs: part(termSubs),
        glossary: part(glossary),
        updated_at: at,
      };
      await db
        .insertInto('style')
        .values({ account_id: accountId, ...parts, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ ...parts, revision: sql<number>`style.revision + 1` }),
        )
        .execute();
    },
  };
}

function part(value: readonly unknown[] | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
