import { hash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex: what is stored. Null for what cannot be a token, which spares the database. */
export function hashToken(token: unknown): string | null {
  if (typeof token !== 'string' || !SHAPE.test(token)) return null;
  return hash('sha256', token);
}
