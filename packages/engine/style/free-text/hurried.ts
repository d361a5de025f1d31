import type { StyleRule } from '@housestyle/contract';
import { NARROWS } from './ledger.ts';
import type { Understood } from './understood.ts';

type Read = (rule: StyleRule) => Understood | undefined;

/** Words of one part of a hurried rule, and parts of it. */
const LONGEST_PART = 8;
const MOST_PARTS = 6;
const JOINT = /(?<!\d)[,;.] (?:and |but )?|(?<=\d)[,;.] (?:and |but )?(?=\p{L})/gu;
/** What holds of the part behind it, or is a sentence that only explains. */
const LEADS =
  /^(?:even|if|when|where|whenever|unless|because|since|as|so|instead|otherwise|rather|ok|okay|fine|e\.g|i\.e|it|this|that|they|you|we)(?![\p{L}-])/iu;

/** “single quotes, punctuation outside”: the parts of a hurried rule, none of which leads to the next. */
export function partsInHaste(description: string): readonly string[] {
  // “email: lowercase, no hyphen”
  const plain = description
    .trim()
    .replace(/^[\p{L}][\p{L} -]{1,30}: /u, '')
    .replace(/[.!]$/u, '')
    // What is quoted holds no joint.
    .replace(/“[^”]*”|"[^"]*"/gu, (quoted) => `⟦${'·'.repeat(quoted.length - 2)}⟧`);
  if (/[\n(:→✓✗✅❌“"‘`]|->/u.test(plain)) return [];
  const parts = plain.split(JOINT).map((part) => part.trim());
  const fits = parts.length > 1 && parts.length <= MOST_PARTS;
  const stands = (part: string) =>
    part !== '' && part.split(' ').length <= LONGEST_PART && !NARROWS.test(part) && !LEADS.test(part);
  return fits && parts.every(stands) ? parts : [];
}

/** What a part of a rule asks for under its title, where it is read to its last word and by more than words that it names. */
export function partAlone(label: string, part: string, read: Read): Understood | undefined {
  if (part.includes('⟦') || !/^$|\p{L}/u.test(label)) return undefined;
  const one = read({ label, description: part });
  // “£5, not £5.00”: figures show themselves; bare words may be meant otherwise.
  const isRead =
    one &&
    ((one.families ?? []).length > 0 || /\d.*,? (?:not|never|instead of|rather than) .*\d|["“]/u.test(part));
  if (!isRead || one.rest.length > 0 || one.fromLabel) return undefined;
  const titled = label === '' ? undefined : read({ label, description: '' });
  return one.readings.every((reading) => titled?.readings.includes(reading)) ? undefined : one;
}
