import type { DeclaredType } from './same-names.ts';

/** Words of paths that say what kind of thing is inside, not what it is about. */
const KINDS =
  /^(?:dtos?|models?|entit(?:y|ies)|schemas?|types?|controllers?|handlers?|routes?|routers?|requests?|responses?|views?|apis?|index|mod|main|services?|src|app|internal|pkg|lib|com|domain|features?|modules?|commands?|quer(?:y|ies)|payloads?|structs?|http|rest|web|common|core)$/i;

const isTelling = (word: string): boolean => word !== '' && !KINDS.test(word);

/** The words of a path that say what its file is about. */
export function tellingWords(path: string): string[] {
  return path
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(isTelling);
}

/** The name of each of several types alike: with what tells them apart in front, as little of it as does. */
export function uniqueNames(
  name: string,
  group: readonly DeclaredType[],
  isTaken: (name: string) => boolean,
): Map<string, string> {
  const bySpace = new Map(group.map((one) => [one.space, one.qualifiers]));
  const all = [...bySpace.values()];
  const isShared = (word: string): boolean => all.every((qualifiers) => qualifiers.includes(word));
  const telling = new Map(
    [...bySpace].map(([space, qualifiers]) => [
      space,
      qualifiers.filter((word) => isTelling(word) && !isShared(word)),
    ]),
  );
  const longest = Math.max(...all.map(({ length }) => length));
  for (let length = 1; length <= longest; length += 1) {
    for (const words of [telling, bySpace]) {
      const names = new Map(
        [...words].map(([space, own]) => [space, nameWith(own.slice(-length), name)] as const),
      );
      const made = [...names.values()];
      if (new Set(made).size === made.length && !made.some((one) => one !== name && isTaken(one)))
        return names;
    }
  }
  return new Map(
    [...bySpace.keys()].map((space, index) => [space, index === 0 ? name : `${name}${index + 1}`]),
  );
}

/** A name with words in front of it. */
export function nameWith(words: readonly string[], name: string): string {
  const front = words
    .map((word) =>
      word
        .split(/[^A-Za-z\d]+/)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(''),
    )
    .join('');
  // `order.OrderRequest` needs no second `Order`.
  return name.toLowerCase().startsWith(front.toLowerCase()) ? name : front + name;
}
