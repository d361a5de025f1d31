import { isUpperAt, unicodeTest } from '../document/characters.ts';

/** Names that stay small where a sentence begins. */
const SMALL_NAMES = new Set(
  'npm|npx|pnpm|curl|webpack|esbuild|kubectl|systemd|nginx|etcd|jq|k6|pip|grep|bash|zsh|ssh|git|eslint|tsc|vite|rollup|kubelet|containerd|pytest|numpy|pandas|sudo|macos'.split(
    '|',
  ),
);

export const isCapital = (text: string) => isUpperAt(text, 0);

const goesOnSmall = unicodeTest(/^[A-Z][a-z']/, () => /^\p{Lu}[\p{Ll}'’]/u);

/** Whether a word has a capital and goes on in small letters. */
export const isTitled = (text: string) => isCapital(text) && goesOnSmall(text);

const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
const letterCount = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a term is written in its own way wherever it stands: "GitHub", "API", "npm". */
export function hasOwnCase(term: string): boolean {
  return (
    term !== term.toLowerCase() || SMALL_NAMES.has(term) || (/^[^\W_]+$/.test(term) && !/[aeiouy]/.test(term))
  );
}

export function capitalize(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A text as it goes on in a sentence: “Headings” without its capital, “API” with its own. */
export const asInside = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? uncapitalize(text) : text);

export function uncapitalize(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  );
}

/** One capital, at the beginning. */
const isTitle = unicodeTest(/^[A-Z][^A-Z]+$/, () => /^\p{Lu}[^\p{Lu}]+$/u);

const firstLetter = (text: string) =>
  /^[^A-Za-z\x80-\uffff]*([A-Za-z])/.exec(text)?.[1] ?? /\p{L}/u.exec(text)?.[0];

/**
 * `to` in the letter case of the text it replaces: "Utilize" makes "Use", "UTILIZE" makes "USE". A term with its own
 * capitals keeps them. `from` is the phrase as the rule writes it, `opens` whether the match begins a sentence.
 */
export function transferCase(match: string, from: string, to: string, opens: boolean): string {
  // "Click" for "Select": capitals that both have are not their own.
  if (isTitle(from) && isTitle(to) && /^\p{Ll}/u.test(match)) return uncapitalize(to);
  if (hasOwnCase(to)) return to;
  const first = firstLetter(match) ?? '';
  const leading = isUpper(first);
  if (match === from) return opens && leading ? capitalize(to) : to;
  if (isUpper(match) && letterCount(match) > 1 && !isUpper(from)) return to.toUpperCase();
  if (!leading) return to;
  const words = match.split(/[\s-]+/);
  const titled = words.length > 1 && words.every((word) => isUpper(firstLetter(word) ?? 'A'));
  return titled && !opens ? to.replace(/[^\s-]+/g, capitalize) : capitalize(to);
}
