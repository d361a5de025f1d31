import { chmod, readFile, writeFile } from 'node:fs/promises';
import { keyIn } from '../../test/harness/service.ts';

export const email = 'local@housestyle.localhost';
const label = 'npm start';

/** A request without a mode is refused for the mode only when the key was accepted; it costs no quota. */
async function accepted(baseUrl, key) {
  const response = await fetch(`${baseUrl}/api/v1/analyze`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key}` },
    body: '{}',
  });
  return response.status === 400;
}

/**
 * An address that signs the administrator in once; undefined where there is no administrator.
 * @param {import('../../test/harness/service.ts').Service} service
 * @returns {Promise<string | undefined>}
 */
export async function administratorLink(service) {
  const admin = (await service.admin('account', 'list')).find(({ role }) => role === 'admin');
  return admin && (await service.admin('account', 'sign-in-link', '--email', admin.email)).url;
}

/**
 * The key of the local account, made on the first start and kept in a file that only its owner reads.
 * @param {import('../../test/harness/service.ts').Service} service
 * @param {string} file
 */
export async function localKey(service, file) {
  const stored = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (stored !== '' && (await accepted(service.baseUrl, stored))) return stored;
  const accounts = JSON.stringify(await service.admin('account', 'list'));
  if (!accounts.includes(`"${email}"`))
    await service.admin('account', 'create', '--email', email, '--tier', 'pro');
  const key = keyIn(await service.admin('key', 'create', '--email', email, '--label', label));
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return key;
}
