import type { ContentType } from '../reading/content-type.ts';
import type { Facts } from './told.ts';

/** What users of a release don't notice. */
const INTERNAL =
  /^(?:(?:changed: )?internal(?:ly)?(?: changes?)?\b|under the hood\b|refactor(?:ed|ing)?\b|(?:chore|bump(?:ed)?)\b(?:[:(]| [\w@/.-]+(?:\.$| (?:from|to)\b)))/i;

/** Changes of a release that its notes leave out, as they are told. */
export function internalOf({ told }: Facts, type: ContentType | undefined): readonly string[] {
  return type === 'release-notes' ? told.map(({ text }) => text).filter((text) => INTERNAL.test(text)) : [];
}

/** The facts without those. */
export function withoutInternal(facts: Facts, type: ContentType | undefined): Facts {
  const internal = new Set(internalOf(facts, type));
  return internal.size === 0
    ? facts
    : { ...facts, told: facts.told.filter(({ text }) => !internal.has(text)) };
}
