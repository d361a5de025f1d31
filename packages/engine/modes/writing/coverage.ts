import { classesOf } from '../../spelling/function-words.ts';
import { baseOf, singularOf } from '../../spelling/inflect.ts';
import { spellOut } from '../expand/shorthand.ts';

/** Words, numbers and names of a text, each as what all its forms have in common; function words left out. */
export function contentOf(text: string): readonly string[] {
  return spellOut(text)
    .toLowerCase()
    .replace(/['’](?:s|re|ll|ve|d)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && classesOf(word) === 0)
    .map((word) => baseOf(word) ?? singularOf(word) ?? word);
}

/** What a text says and a draft of it does not, word by word. */
export function missingFrom(draft: string, text: string): readonly string[] {
  const there = new Set(contentOf(draft));
  const written = draft.toLowerCase();
  return contentOf(text).filter((word) => !there.has(word) && !written.includes(word));
}
