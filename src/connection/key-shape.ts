const PREFIX = 'housestyle_';
const LENGTH = 36;

/** What is wrong with a typed key, in words for the person who typed it; undefined where nothing is. */
export function keyProblem(value: string): string | undefined {
  const key = value.trim();
  if (key === '') return 'Paste a key, or press Escape to leave.';
  if (!key.startsWith(PREFIX)) return `A Housestyle API key begins with “${PREFIX}”.`;
  const random = key.slice(PREFIX.length);
  if (!/^[0-9A-Za-z]*$/.test(random)) return 'After its prefix, a key has only letters and digits.';
  if (random.length === LENGTH) return undefined;
  const difference = random.length < LENGTH ? 'cut off' : 'too long';
  return `This key is ${difference}: a key has ${PREFIX.length + LENGTH} characters, this one ${key.length}.`;
}
