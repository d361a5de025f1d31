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

const VERSIONED = /(?<![\w.{}-])\/(?:[\w-]+\/)*v\d+(?:\/[\w.{}-]*[\w}])*(?![\w-])/g;
const ANEW = /\b(?:now|moved?|moves|changed?|changes|renamed|become|becomes|switched|from now on|→|->)/i;
/** The former path lives on, or the new one is one more. */
const LIVES_ON = /\b(?:also|too|both|deprecat\w*|old|removed|new|still|besides|additional\w*|support\w*)\b/i;

const IS_AT =
  /(?:\b(?:is|are|be|at|to|under|on|with|becomes?|use|call|in)|→|->|:) (?:now )?(?:under |at )?[`"“]?(?:(?:GET|POST|PUT|PATCH|DELETE) )?$/i;

/** The path of a statement with any version in its place. */
const anyVersion = (path: string): RegExp =>
  new RegExp(
    String.raw`(?:(?<=\/\/[\w.:-]+)|(?<![\w-]))${escaped(path).replace(/(?<=\/v)\d+/g, '\\d+')}(?![\w-])`,
    'g',
  );

/** "/v1/labels" for "The endpoint is `/v2/labels` now": the same path of another version. */
export function otherVersion(text: string, said: string): string | undefined {
  if (!ANEW.test(said) || LIVES_ON.test(said)) return undefined;
  for (const [path] of said.matchAll(VERSIONED)) {
    const old = [...text.matchAll(anyVersion(path))].find(([one]) => one !== path && !said.includes(one));
    if (old) return old[0];
  }
  return undefined;
}

/** "The endpoint is `/v2/labels` now", "`/v1/labels` moved to `/v2/labels`": the one other version of that path, in code too. */
export function exchangeVersion(text: string, said: string): string | undefined {
  if (!ANEW.test(said) || LIVES_ON.test(said)) return undefined;
  const { 0: fresh, index = 0 } = [...said.matchAll(VERSIONED)].at(-1) ?? {};
  // "`POST /v2/jobs` now accepts `zone`" says nothing of where it is.
  if (fresh === undefined || !IS_AT.test(said.slice(0, index))) return undefined;
  const [old, other] = new Set(
    [...text.matchAll(anyVersion(fresh))].map(([one]) => one).filter((one) => one !== fresh),
  );
  if (old === undefined || other !== undefined) return undefined;
  return text.replace(anyVersion(fresh), () => fresh);
}
