import { escaped } from '../../../escaped.ts';

const MOVED =
  /^(?:the |our )?(?<what>\p{L}[^,;:]{2,50}?) (?:(?:has |have |was |were |is |are )?(?:been )?(?:now )?(?:moved|moves|changed|changes|switched|migrated)(?: to|:)|is now(?: at| on| under)?|can now be found (?:at|on|under)|lives (?:now )?(?:at|on|under)|:) `?(?<fresh>(?:https?:\/\/)?[a-z][\w-]*(?:\.[\w-]+)+(?:\/[\w.-]+)*(?:\/[\w.-]*\w))`?(?: now)?[.!]?$/iu;

/** "The image moved to ghcr.io/acme/pulse": in the place of the one other address that ends in the same path, in code too. */
export function exchangeAddress(text: string, said: string): string | undefined {
  const fresh = MOVED.exec(said.trim())?.groups?.['fresh']?.replace(/^https?:\/\//, '');
  const [, path] = /^[^/]+(\/.+)$/.exec(fresh ?? '') ?? [];
  if (fresh === undefined || path === undefined) return undefined;
  const ends = new RegExp(
    String.raw`(?<![\w./@-])(?:[a-z][\w-]*(?:\.[\w-]+)+)${escaped(path)}(?![\w-]|\.\w|\/\w)|(?<=https?:\/\/)(?:[a-z][\w-]*(?:\.[\w-]+)+)${escaped(path)}(?![\w-]|\.\w|\/\w)`,
    'gi',
  );
  const [old, other] = new Set([...text.matchAll(ends)].map(([one]) => one));
  if (old === undefined || other !== undefined || old === fresh) return undefined;
  return text.replace(ends, () => fresh);
}
