import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'housestyle_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^housestyle_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** A new key: the prefix, 30 random characters and their checksum. */
export function newKey(): string {
  const random = randomCharacters(RANDOM_LENGTH);
  return PREFIX + random + checksum(random);
}

/** True for what could be a key: its shape and its checksum are right. Every typo of one character is refused. */
export function isWellFormedKey(value: string): boolean {
  const [, random, sum] = SHAPE.exec(value) ?? [];
  return random !== undefined && checksum(random) === sum;
}

/** SHA-256 in hex: what is stored. 178 random bits need no salt and no slow hash. */
export function hashKey(key: string): string {
  return hash('sha256', key);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

/** Even distribution: bytes beyond the last whole multiple of 62 are thrown away. */
function randomCharacters(length: number): string {
  const bound = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < bound && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}
