import { monthOf } from '@housestyle/contract';
import type { Storage } from '../storage/index.ts';
import type { KeyOwner } from '../storage/keys.ts';
import type { Soon } from '../storage/prepared.ts';
import { hashKey, isWellFormedKey } from './key-format.ts';

const SCHEME = /^bearer +([0-9A-Za-z_]+)$/i;

/**
 * Like `identify`, for one caller after the other: those of one turn of the event loop who send the same header are looked up
 * once.
 */
export function createIdentification(
  storage: Storage,
): (header: unknown, now: Date) => Soon<KeyOwner | null> {
  const found = new Map<unknown, Soon<KeyOwner | null>>();
  const forget = (): void => found.clear();
  return (header, now) => {
    const known = found.get(header);
    if (known !== undefined) return known;
    const owner = identify(storage, header, now);
    if (found.size === 0) storage.atEndOfTurn(forget);
    found.set(header, owner);
    return owner;
  };
}

/** The owner of the key in an `X-Authorization` header; null for anything that is not one active key. */
export function identify(storage: Storage, header: unknown, now: Date): Soon<KeyOwner | null> {
  const key = typeof header === 'string' ? SCHEME.exec(header)?.[1] : undefined;
  // The checksum spares the database what people mistype and what others guess.
  if (key === undefined || !isWellFormedKey(key)) return null;
  return storage.keys.findOwner(hashKey(key), monthOf(now));
}
