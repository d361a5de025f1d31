import type { Fetch } from '@housestyle/contract';
import type * as z from 'zod';
import { ForgeError } from './types.ts';

export interface RestOptions {
  readonly fetch: Fetch;
  /** Such as `https://api.github.com`; paths are appended. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Rest = <T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
) => Promise<T>;

const TIMEOUT = 30_000;
const LONGEST_LIST = 200;

/** Calls of one forge's API; each throws a `ForgeError` that names the call, never the token. */
export function createRest({ fetch, baseUrl, headers }: RestOptions): Rest {
  return async (method, path, schema, body) => {
    const call = `${method} ${path}`;
    const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
      method,
      headers: {
        Accept: 'application/json',
        'User-Agent': 'housestyle-lint',
        ...headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ForgeError(`${call} failed: ${error instanceof Error ? error.message : String(error)}`, 0);
    });
    const text = await response.text();
    if (response.status < 200 || response.status > 299)
      throw new ForgeError(
        `${call} was answered with ${response.status}: ${text.slice(0, 200)}`,
        response.status,
      );
    const parsed = schema.safeParse(text === '' ? undefined : parseJson(text));
    if (!parsed.success)
      throw new ForgeError(`${call} was answered with something unexpected.`, response.status);
    return parsed.data;
  };
}

/**
 * All pages of a list: until a page is not full, or holds nothing new, as from forges that know no pages. `read` takes
 * the number of a page, from 1.
 */
export async function allPages<T extends { readonly id: number }>(
  size: number,
  read: (page: number) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const known = new Map<number, T>();
  for (let page = 1; page <= LONGEST_LIST; page++) {
    const items = await read(page);
    const fresh = items.filter(({ id }) => !known.has(id));
    for (const item of fresh) known.set(item.id, item);
    if (items.length < size || fresh.length === 0) break;
  }
  return [...known.values()].sort((a, b) => a.id - b.id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
