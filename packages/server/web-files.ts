import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file of the built web app, held in memory. */
export interface WebFile {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: Buffer;
  readonly etag: string;
}

/** Where `npm run build` puts the web app. */
export const WEB_FOLDER = path.resolve(import.meta.dirname, '../web/dist');

/** The built web app by address, such as `/assets/index.js`; empty where it is not built. */
export async function readWebFiles(folder = WEB_FOLDER): Promise<ReadonlyMap<string, WebFile>> {
  const zip = promisify(gzip);
  const files = new Map<string, WebFile>();
  for (const name of listFiles(folder)) {
    const body = readFileSync(path.join(folder, name));
    files.set(`/${name.replaceAll(path.sep, '/')}`, {
      type: TYPES[path.extname(name)] ?? 'application/octet-stream',
      body,
      zipped: await zip(body, { level: 9 }),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    });
  }
  return files;
}

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
