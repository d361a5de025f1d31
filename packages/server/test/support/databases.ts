/**
 * The databases that every storage test runs on:
 * `for (const database of DATABASES) describe(`… on ${database.name}`, …)`.
 * PostgreSQL is the one of `DATABASE_URL`, or one that is started with the first test that needs it.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { DatabasePlace } from '../../storage/index.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A new, empty database. */
export interface TestPlace {
  /** For `openServiceStorage` and `openAdminStorage`. */
  readonly place: DatabasePlace;
  /** For the service and the command line as programs, and for `readConfig`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dataFolder: string;
  /** Close what is open first. */
  remove(): Promise<void>;
}

export interface TestDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  create(): Promise<TestPlace>;
}

export const SQLITE: TestDatabase = {
  name: 'SQLite',
  async create() {
    const dataFolder = await temporaryFolder();
    return {
      place: dataFolder,
      environment: { DATA_DIR: dataFolder },
      dataFolder,
      remove: () => rm(dataFolder, { recursive: true, force: true }),
    };
  },
};

export const POSTGRES: TestDatabase = {
  name: 'PostgreSQL',
  async create() {
    const server = await serverUrl();
    const database = `housestyle_test_${randomBytes(8).toString('hex')}`;
    await order(server, `create database ${database}`);
    const url = new URL(server);
    url.pathname = `/${database}`;
    const dataFolder = await temporaryFolder();
    return {
      place: { url: url.href },
      environment: { DATA_DIR: dataFolder, DATABASE_URL: url.href },
      dataFolder,
      async remove() {
        await rm(dataFolder, { recursive: true, force: true });
        await order(server, `drop database ${database} with (force)`);
      },
    };
  },
};

export const DATABASES: readonly TestDatabase[] = [SQLITE, POSTGRES];

let started: Promise<PostgresServer> | null = null;

async function serverUrl(): Promise<string> {
  const given = process.env.DATABASE_URL;
  if (given) return given;
  started ??= startPostgres();
  return (await started).url;
}

async function order(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

// Of the whole run: this file is loaded outside any `describe`.
after(async () => {
  const server = await started?.catch(() => null);
  await server?.stop();
});
