import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, WebError } from '@housestyle/contract/web';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { Refusal } from './refusal.ts';
import { Semaphore } from './semaphore.ts';

/** KiB, passes and lanes of argon2id: 46 MiB, 1, 1 (OWASP ASVS 5.0, appendix C). */
const MEMORY = 47_104;
const PASSES = 1;
const LANES = 1;
const HASH_LENGTH = 32;
const SALT_LENGTH = 16;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Each one takes 46 MiB and a thread of the pool that files and names are looked up with: two at once. */
const hashing = new Semaphore(2, 40);

/** Seconds after which a caller may try again when too many wait. */
const BUSY_RETRY = 5;

/** The hash of a password with a new salt, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await compute(password, salt, { memory: MEMORY, passes: PASSES, parallelism: LANES });
  const parameters = `m=${MEMORY},t=${PASSES},p=${LANES}`;
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(hash)}`;
}

/**
 * True where the password is the one that was hashed. Takes as long for `null`, an account that does not exist or has
 * no password, and is false.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = PHC.exec(phc ?? NOBODY) ?? [];
  const found = await compute(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const hash = Buffer.from(expected, 'base64');
  return found.length === hash.length && timingSafeEqual(found, hash) && phc !== null;
}

/** Throws a `Refusal` that says what a new password lacks. */
export function checkNewPassword(password: string, email: string): void {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    throw new Refusal(`The password is too short: use at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (length > MAX_PASSWORD_LENGTH) {
    throw new Refusal(`The password is too long: use at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const lower = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const guessable =
    COMMON_PASSWORDS.has(lower) ||
    repeats(lower) ||
    counts(lower) ||
    lower === email.toLowerCase() ||
    (name.length >= 4 && lower.replaceAll(name, '').length < 4);
  if (guessable) throw new Refusal('The password is easy to guess: use a few unrelated words.');
}

/** A string of at most four characters, again and again. */
function repeats(text: string): boolean {
  return [1, 2, 3, 4].some((period) =>
    Array.from(text).every((character, index, all) => character === all[index % period]),
  );
}

/** Characters that each follow the one before, such as `abcdefghijkl` or `210987654321`. */
function counts(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}

async function compute(
  password: string,
  nonce: Buffer,
  parameters: { readonly memory: number; readonly passes: number; readonly parallelism: number },
): Promise<Buffer> {
  const work = (): Promise<Buffer> =>
    // Looked up when it is needed: an editor's own Node.js, which the local service runs on, may have none.
    promisify(crypto.argon2)('argon2id', {
      ...parameters,
      message: password.normalize('NFC'),
      nonce,
      tagLength: HASH_LENGTH,
    });
  const hash = await hashing.run(work);
  if (hash === null) {
    throw new WebError('SIGN_IN_THROTTLED', 'Too many people sign in just now. Try again in a few seconds.', {
      retryAfter: BUSY_RETRY,
    });
  }
  return hash;
}

/** Base64 without padding, as PHC strings have it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** A hash that no password is known for. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(randomBytes(SALT_LENGTH))}$${base64(
  randomBytes(HASH_LENGTH),
)}`;
