import type { AuditEntry } from '@housestyle/contract/web';
import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

export interface AuditQuery {
  /** Entries with a smaller id, that is older ones. */
  readonly before?: string | undefined;
  readonly limit: number;
  /** Only entries of this actor or target. */
  readonly about?: string | undefined;
}

/** What was done by whom. Rows are added and read: there is no way to change or remove one. */
export interface AuditRepository {
  add(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery): Promise<AuditEntry[]>;
}

export function auditRepository(db: Kysely<Database>): AuditRepository {
  return {
    async add({ from, ...entry }) {
      await db
        .insertInto('audit')
        .values({ ...entry, caller_address: from })
        .execute();
    },

    list({ before, limit, about }) {
      return db
        .selectFrom('audit')
        .select(['id', 'at', 'actor', 'action', 'target', 'caller_address as from', 'result', 'detail'])
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .$if(about !== undefined, (query) =>
          query.where((where) =>
            where.or([where('actor', '=', about ?? ''), where('target', '=', about ?? '')]),
          ),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
