/** “someWord-here” as “some word here”. */
export function simpleCase(text: string): string {
  return spaced(text).toLowerCase();
}

export function joinedCase(text: string, separator: string): string {
  return simpleCase(text).replaceAll(' ', separator);
}

export function pascalCase(text: string): string {
  return simpleCase(text).split(' ').map(capitalize).join('');
}

export function camelCase(text: string): string {
  return uncapitalize(pascalCase(text));
}

export function capitalize(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
}

export function uncapitalize(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return text === '' ? '' : first.toLowerCase() + text.slice(first.length);
}

function spaced(text: string): string {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** “A-OK” for “A ok”, “a-ok” for “a ok”, “A-OK” for “A OK”: as the text it replaces is written. */
export function matchCase(text: string, like: string): string {
  if (/\p{L}{2}/u.test(like) && like === like.toUpperCase() && like !== like.toLowerCase())
    return text.toUpperCase();
  if (like === like.toLowerCase()) return text.toLowerCase();
  return like === capitalize(like) ? capitalize(text) : text;
}
