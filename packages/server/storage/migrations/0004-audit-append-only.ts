import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The database itself refuses to change an entry of the audit trail, and to remove one before a year is over: whoever has
 * the service's own access can't cover tracks. Older entries may be deleted, because people's names and addresses must
 * not be kept for ever.
 */
export const auditAppendOnly: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db);
  },
};

const CHANGED = 'an entry of the audit trail is never changed';
const REMOVED = 'an entry of the audit trail is kept for a year';

const SQLITE = [
  `create trigger audit_unchanged before update on audit begin select raise(abort, '${CHANGED}'); end`,
  `create trigger audit_kept before delete on audit
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
    begin select raise(abort, '${REMOVED}'); end`,
];

const POSTGRES = [
  `create function audit_refuse() returns trigger language plpgsql as
    $$ begin raise exception '%', tg_argv[0]; end $$`,
  `create trigger audit_unchanged before update on audit
    for each row execute function audit_refuse('${CHANGED}')`,
  `create trigger audit_kept before delete on audit
    for each row when (old.at::timestamptz > now() - interval '1 year') execute function audit_refuse('${REMOVED}')`,
  `create trigger audit_emptied before truncate on audit
    for each statement execute function audit_refuse('${REMOVED}')`,
];
