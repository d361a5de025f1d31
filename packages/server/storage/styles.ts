import type { HouseStyle } from '@housestyle/contract';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from './types.ts';

/** The most versions that are kept of an account's style; the oldest goes when another is saved. */
export const MAX_STYLE_VERSIONS = 100;

/** What an account has saved; a part that is absent was never saved. */
export type SavedStyle = Partial<HouseStyle>;

/** A version of a style without its parts. It never changes. */
export interface StyleVersion {
  /** Grows by one with each save of the account. */
  readonly revision: number;
  readonly savedAt: string;
  /** The id of the account that saved it, or `admin` for the command line. */
  readonly savedBy: string;
  /** The revision that was restored; null: something new was saved. */
  readonly restoredFrom: number | null;
  /** Entries by part; null: the part is not saved. */
  readonly counts: Readonly<Record<keyof HouseStyle, number | null>>;
}

export interface FullStyleVersion extends StyleVersion {
  readonly style: SavedStyle;
}

export interface NewStyleVersion {
  readonly accountId: string;
  readonly style: SavedStyle;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly restoredFrom: number | null;
  /** The revision that is to be replaced, 0 for none; null: whichever there is. */
  readonly expected: number | null;
}

export interface StyleRepository {
  /** Null where nothing is saved. */
  find(accountId: string): Promise<SavedStyle | null>;
  /** Replaces the whole style by a new version. Null where the current revision is not the expected one. */
  save(version: NewStyleVersion): Promise<StyleVersion | null>;
  /** The newest first; at most `MAX_STYLE_VERSIONS`. */
  versions(accountId: string): Promise<StyleVersion[]>;
  /** One version, or the current one; null where there is none. */
  version(accountId: string, revision?: number): Promise<FullStyleVersion | null>;
}

const SUMMARY = [
  'revision',
  'saved_at',
  'saved_by',
  'restored_from',
  'rule_count',
  'term_sub_count',
  'glossary_count',
] as const;
const PARTS = ['rules', 'term_subs', 'glossary'] as const;

type VersionRow = Selectable<Database['style_version']>;

export function styleRepository(db: Kysely<Database>): StyleRepository {
  return {
    async find(accountId) {
      const [row] = await db.selectFrom('style').select(PARTS).where('account_id', '=', accountId).execute();
      return row ? toStyle(row) : null;
    },

    save(version) {
      const { accountId, style, savedAt, savedBy, restoredFrom } = version;
      const parts = {
        rules: part(style.rules),
        term_subs: part(style.termSubs),
        glossary: part(style.glossary),
      };
      return db.transaction().execute(async (transaction) => {
        const current = { account_id: accountId, ...parts, updated_at: savedAt };
        const revision = await replaceCurrent(transaction, current, version.expected);
        if (revision === null) return null;
        const row = {
          account_id: accountId,
          revision,
          ...parts,
          rule_count: style.rules?.length ?? null,
          term_sub_count: style.termSubs?.length ?? null,
          glossary_count: style.glossary?.length ?? null,
          saved_at: savedAt,
          saved_by: savedBy,
          restored_from: restoredFrom,
        };
        await transaction.insertInto('style_version').values(row).execute();
        await transaction
          .deleteFrom('style_version')
          .where('account_id', '=', accountId)
          .where('revision', '<=', revision - MAX_STYLE_VERSIONS)
          .execute();
        return toVersion(row);
      });
    },

    async versions(accountId) {
      const rows = await db
        .selectFrom('style_version')
        .select(SUMMARY)
        .where('account_id', '=', accountId)
        .orderBy('revision', 'desc')
        .execute();
      return rows.map(toVersion);
    },

    async version(accountId, revision) {
      let query = db
        .selectFrom('style_version')
        .select([...SUMMARY, ...PARTS])
        .where('account_id', '=', accountId);
      query =
        revision === undefined
          ? query.orderBy('revision', 'desc').limit(1)
          : query.where('revision', '=', revision);
      const [row] = await query.execute();
      return row ? { ...toVersion(row), style: toStyle(row) } : null;
    },
  };
}

/** One statement decides who of several savers comes first. Answers the new revision; null: not the expected one. */
async function replaceCurrent(
  db: Transaction<Database>,
  row: Omit<Insertable<Database['style']>, 'revision'>,
  expected: number | null,
): Promise<number | null> {
  const insert = db.insertInto('style').values({ ...row, revision: 1 });
  const changed = { ...row, revision: sql<number>`style.revision + 1` };
  const replace = db
    .updateTable('style')
    .set(changed)
    .where('account_id', '=', row.account_id)
    .where('revision', '=', expected ?? 0)
    .returning('revision');
  const save = insert.onConflict((conflict) => {
    const taken = conflict.column('account_id');
    return expected === null ? taken.doUpdateSet(changed) : taken.doNothing();
  });
  const [saved] =
    expected === null || expected === 0
      ? await save.returning('revision').execute()
      : await replace.execute();
  return saved?.revision ?? null;
}

function part(value: readonly unknown[] | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function toStyle({ rules, term_subs, glossary }: Pick<VersionRow, (typeof PARTS)[number]>): SavedStyle {
  return {
    ...(rules !== null && { rules: JSON.parse(rules) }),
    ...(term_subs !== null && { termSubs: JSON.parse(term_subs) }),
    ...(glossary !== null && { glossary: JSON.parse(glossary) }),
  };
}

function toVersion(row: Pick<VersionRow, (typeof SUMMARY)[number]>): StyleVersion {
  return {
    revision: row.revision,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    restoredFrom: row.restored_from,
    counts: { rules: row.rule_count, termSubs: row.term_sub_count, glossary: row.glossary_count },
  };
}
