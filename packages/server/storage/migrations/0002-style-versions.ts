import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every save of a style is a row that never changes; what was saved before becomes the first row of its account. */
export const styleVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('style_version')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('rules', 'text')
      .addColumn('term_subs', 'text')
      .addColumn('glossary', 'text')
      .addColumn('rule_count', 'integer')
      .addColumn('term_sub_count', 'integer')
      .addColumn('glossary_count', 'integer')
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('restored_from', 'integer')
      .addPrimaryKeyConstraint('style_version_key', ['account_id', 'revision'])
      .execute();
    const { rows } = await sql<OldStyle>`select * from style`.execute(db);
    for (const { account_id, rules, term_subs, glossary, revision, updated_at } of rows) {
      await sql`
        insert into style_version
          (account_id, revision, rules, term_subs, glossary, rule_count, term_sub_count, glossary_count, saved_at, saved_by)
        values
          (${account_id}, ${revision}, ${rules}, ${term_subs}, ${glossary},
           ${count(rules)}, ${count(term_subs)}, ${count(glossary)}, ${updated_at}, 'admin')`.execute(db);
    }
  },
};

interface OldStyle {
  account_id: string;
  rules: string | null;
  term_subs: string | null;
  glossary: string | null;
  revision: number;
  updated_at: string;
}

function count(json: string | null): number | null {
  return json === null ? null : (JSON.parse(json) as unknown[]).length;
}
