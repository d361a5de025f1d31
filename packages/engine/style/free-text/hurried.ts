import type { StyleRule } from '@housestyle/contract';
import { wordsIn } from './known-words.ts';
import { NARROWS } from './ledger.ts';
import { joined, type Understood } from './understood.ts';

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

/** Whether what is told to a person is a part, be it with the title or in other words for its limit. */
function isToldAs(told: string, part: string, label: string): boolean {
  const [said, own] = [told, `${label} ${part}`].map((words) =>
    wordsIn(words.toLowerCase()).filter((word) => !/^(?:max|maximum|at|most)$/u.test(word)),
  );
  const [all, mine] = [new Set(own), wordsIn(part.toLowerCase())];
  return (
    (said ?? []).every((word) => all.has(word)) &&
    mine.filter((word) => said?.includes(word)).length * 2 > mine.length
  );
}

/**
 * With what parts of a hurried rule say under its title, where they were only told to a person. Undefined where nothing but the
 * title was read, which only names what they speak of.
 */
export function withPartsLeft(rule: StyleRule, told: Understood, read: Read): Understood | undefined {
  const parts = partsInHaste(rule.description);
  const isLeft = (part: string) => told.rest.some((words) => isToldAs(words, part, rule.label));
  const whole = parts.reduce((whole, part) => {
    if (!whole.rest.some((words) => isToldAs(words, part, rule.label))) return whole;
    const one = partAlone(rule.label, part, read);
    if (!one || one.readings.every((reading) => whole.readings.includes(reading))) return whole;
    return { ...joined(whole, one), rest: whole.rest.filter((words) => !isToldAs(words, part, rule.label)) };
  }, told);
  const title = rule.label.trim().toLowerCase();
  const isOfTitle = (part: string) =>
    /^(?:use|no) /iu.test(part) && part.toLowerCase().includes(` ${title} `);
  const isTitleAlone =
    whole === told && parts.length > 0 && parts.every((part) => isOfTitle(part) && isLeft(part));
  return isTitleAlone ? undefined : whole;
}

/** A hurried rule that is not read as a whole, read part by part; what is read of no part is told to a person. */
export function readInHaste(rule: StyleRule, read: Read): Understood | undefined {
  const parts = partsInHaste(rule.description);
  // Sentences belong together.
  if (rule.label === '' || /[.!?] |[“"]/u.test(rule.description)) return undefined;
  // What holds in one place may be the opposite of what holds in another.
  const isPlaced = (part: string) => /(?<!\p{L})(?:in|for|on) /u.test(part);
  const each = parts.map((part) => ({
    part,
    one: isPlaced(part) ? undefined : partAlone(rule.label, part, read),
  }));
  const [first, ...others] = each.flatMap(({ one }) => one ?? []);
  return (
    first && { ...others.reduce(joined, first), rest: each.flatMap(({ part, one }) => (one ? [] : [part])) }
  );
}
