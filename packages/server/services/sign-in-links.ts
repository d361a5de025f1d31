import { SIGN_IN_PAGE, type SignInLink } from '@housestyle/contract/web';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds for which a link is good. */
export const LINK_TIME = 24 * 60 * 60_000;

/** A link that signs an account in once. The token stands behind `#`: no server and no log ever sees it. */
export async function createSignInLink(
  storage: Storage,
  clock: Clock,
  accountId: string,
  baseUrl: string,
): Promise<SignInLink> {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + LINK_TIME).toISOString();
  await storage.credentials.saveLink(accountId, hashToken(token) ?? '', expiresAt);
  return { url: `${baseUrl.replace(/\/+$/, '')}${SIGN_IN_PAGE}#link=${token}`, expiresAt };
}

/** The account of a link that was never used and is still good; null for every other. */
export async function useSignInLink(storage: Storage, clock: Clock, token: string): Promise<string | null> {
  const hash = hashToken(token);
  const link = hash === null ? null : await storage.credentials.takeLink(hash);
  return link !== null && link.expiresAt > clock().toISOString() ? link.accountId : null;
}
