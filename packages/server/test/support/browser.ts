/** What a browser does with the web app's API: keeps cookies, says where a request comes from, speaks JSON. */
import { hashPassword } from '../../services/passwords.ts';
import { createAccount } from '../../services/accounts.ts';
import type { NewAccount } from '../../services/accounts.ts';
import type { TestService } from './service.ts';

export const PASSWORD = 'orbit-lantern-velvet-42';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
  /** Code of an error. */
  readonly code: string | null;
}

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address: string;
  headers: Record<string, string>;

  constructor(address: string) {
    this.#address = address;
    this.headers = {
      Origin: address,
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': 'Firefox/140.0 (X11; Linux)',
    };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(new URL(path, this.#address), {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(this.cookies.size > 0 && { Cookie: this.cookieHeader }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    const parsed = type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text;
    const code = (parsed as { error?: { code?: string } }).error?.code ?? null;
    return { status: response.status, headers: response.headers, body: parsed as T, code };
  }

  get<T = unknown>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T = unknown>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  delete<T = unknown>(path: string): Promise<Answer<T>> {
    return this.send<T>('DELETE', path);
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

let knownHash: Promise<string> | null = null;

/** Makes an account with a password, without the work of hashing it each time. */
export async function makeAccount(
  service: TestService,
  email: string,
  account: Partial<NewAccount> = {},
): Promise<string> {
  knownHash ??= hashPassword(PASSWORD);
  const now = (): Date => new Date('2026-11-01T00:00:00Z');
  const { id } = await createAccount(service.storage, now, { tier: 'pro', limit: null, ...account, email });
  await service.storage.credentials.savePassword(id, await knownHash, now().toISOString());
  return id;
}

/** A browser in which an account has a session. */
export async function signedIn(service: TestService, email: string): Promise<Browser> {
  const browser = new Browser(service.address);
  const { status, body } = await browser.post('/api/web/sign-in', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`);
  return browser;
}
