/** The thread that writes. All statements that wait when it turns to them share one transaction: one flush to disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { CLOSE, type Answer, type Failure, type Order, type WriterData } from './protocol.ts';

const { file, groupSize } = workerData as WriterData;
const port = parentPort;
if (port === null) throw new Error('The writer runs as a worker thread.');

const connection = new Connection(file);
const waiting: Order[] = [];
/** The transaction that holds the connection. While it is open, only its own orders run. */
let open: number | null = null;
let scheduled = false;

port.on('message', (message: readonly Order[] | typeof CLOSE) => {
  if (message === CLOSE) {
    drain();
    connection.close();
    port.close();
    return;
  }
  waiting.push(...message);
  if (scheduled) return;
  scheduled = true;
  setImmediate(drain);
});

function drain(): void {
  scheduled = false;
  for (let orders = nextOrders(); orders.length > 0; orders = nextOrders()) {
    const work = orders[0]?.work;
    const alone = work === 'begin' || work === 'checkpoint' || open !== null;
    port?.postMessage(alone ? orders.map(runInTransaction) : runGroup(orders));
  }
}

/** One order that stands alone, or a group of statements that commit together. */
function nextOrders(): Order[] {
  if (open !== null) {
    const index = waiting.findIndex((order) => order.transaction === open);
    return index < 0 ? [] : waiting.splice(index, 1);
  }
  let size = 0;
  while (size < Math.min(waiting.length, groupSize) && mayShare(waiting[size])) size++;
  return waiting.splice(0, Math.max(size, 1));
}

function mayShare(order: Order | undefined): boolean {
  return order?.transaction === null && order.work !== 'checkpoint';
}

function runInTransaction(order: Order): Answer {
  const { id, work } = order;
  try {
    if (work === 'begin') {
      connection.run('BEGIN IMMEDIATE');
      open = order.transaction;
      return { id, rows: [], changes: 0 };
    }
    if (work === 'commit' || work === 'rollback') {
      open = null;
      if (connection.inTransaction) connection.run(work === 'commit' ? 'COMMIT' : 'ROLLBACK');
      return { id, rows: [], changes: 0 };
    }
    if (work === 'checkpoint') return { id, rows: [], changes: connection.checkpoint() ? 1 : 0 };
    return { id, ...connection.run(work.sql, work.parameters) };
  } catch (error) {
    if (work === 'commit' && connection.inTransaction) connection.run('ROLLBACK');
    return { id, error: failureOf(error) };
  }
}

function runGroup(orders: readonly Order[]): Answer[] {
  try {
    connection.run('BEGIN IMMEDIATE');
    const answers = orders.map(runStatement);
    connection.run('COMMIT');
    return answers;
  } catch (error) {
    if (connection.inTransaction) connection.run('ROLLBACK');
    return orders.map(({ id }) => ({ id, error: failureOf(error) }));
  }
}

/** A refused statement (a broken constraint) undoes itself alone; a fault that ended the transaction fails the group. */
function runStatement({ id, work }: Order): Answer {
  if (typeof work === 'string') return { id, error: failureOf(new Error(`"${work}" outside a transaction`)) };
  try {
    return { id, ...connection.run(work.sql, work.parameters) };
  } catch (error) {
    if (!connection.inTransaction) throw error;
    return { id, error: failureOf(error) };
  }
}

function failureOf(error: unknown): Failure {
  const { message, code, errcode } = error as { message?: string; code?: string; errcode?: number };
  return { message: message ?? String(error), code: code ?? 'ERR_SQLITE_ERROR', errcode: errcode ?? null };
}
