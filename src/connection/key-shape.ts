import { l10n } from '../l10n.ts';

const PREFIX = 'housestyle_';
const LENGTH = 36;

/** What is wrong with a typed key, in words for the person who typed it; undefined where nothing is. */
export function keyProblem(value: string): string | undefined {
  const key = value.trim();
  if (key === '') return l10n.t('Paste a key, or press Escape to leave.');
  if (!key.startsWith(PREFIX)) return l10n.t('A Housestyle API key begins with “{0}”.', PREFIX);
  const random = key.slice(PREFIX.length);
  if (!/^[0-9A-Za-z]*$/.test(random)) return l10n.t('After its prefix, a key has only letters and digits.');
  const expected = PREFIX.length + LENGTH;
  if (key.length < expected)
    return l10n.t('This key is cut off: a key has {0} characters, this one {1}.', expected, key.length);
  if (key.length > expected)
    return l10n.t('This key is too long: a key has {0} characters, this one {1}.', expected, key.length);
  return undefined;
}
