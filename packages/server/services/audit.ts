import { randomBytes } from 'node:crypto';
import type { AuditAction, AuditEntry, AuditPage } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { AuditQuery } from '../storage/audit.ts';
import type { Storage } from '../storage/index.ts';

/** Something that was done, for the audit trail. Never put a secret or a document in it. */
export interface Deed {
  readonly action: AuditAction;
  /** Email of who did it, `command line`, or null where nobody is known. */
  readonly actor: string | null;
  readonly target?: string | null;
  /** Address of the caller. */
  readonly from?: string | null;
  /** Default: ok. */
  readonly result?: AuditEntry['result'];
  readonly detail?: string | null;
}

/** Writes into the trail; resolves when it is on disk. */
export type RecordDeed = (deed: Deed) => Promise<void>;

export function createAuditTrail(storage: Pick<Storage, 'audit'>, clock: Clock): RecordDeed {
  return ({ action, actor, target = null, from = null, result = 'ok', detail = null }) => {
    const now = clock();
    return storage.audit.add({
      id: orderedId(now),
      at: now.toISOString(),
      actor,
      action,
      target,
      from,
      result,
      detail,
    });
  };
}

/** One page of the trail, the newest entries first. */
export async function readAuditTrail(storage: Storage, query: AuditQuery): Promise<AuditPage> {
  const found = await storage.audit.list({ ...query, limit: query.limit + 1 });
  const entries = found.slice(0, query.limit);
  return { entries, next: found.length > query.limit ? (entries.at(-1)?.id ?? null) : null };
}

let lastTime = 0;
let counter = 0;

/** An id whose order as text is that of the time: milliseconds, a counter within them, and random digits. */
function orderedId(now: Date): string {
  const time = Math.max(0, now.getTime());
  counter = time === lastTime ? counter + 1 : 0;
  lastTime = time;
  const head = time.toString(16).padStart(12, '0');
  return `${head}${counter.toString(16).padStart(5, '0')}${randomBytes(8).toString('hex')}`;
}
