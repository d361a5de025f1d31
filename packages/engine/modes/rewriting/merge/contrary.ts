import { amountsOf } from './amounts.ts';
import { EXCEPTED, NEGATIVE, ONLY_FOR } from './contraries.ts';
import { allWords } from './sections.ts';

/** A statement of the document, or one that is new, as what may contradict another. */
export interface Claim {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly amounts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly isNegative: boolean;
}

/** "One talk" speaks of a talk. */
const COUNTS = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi;
/** "Before Friday", "by the end of the week". */
const DEADLINE =
  /\b(?:by|before|until|no later than) ((?:the )?(?:end of |last day of |beginning of |first day of )?(?:(?:the|your|every|each|this|next) )?(?:(?:first|second|third|fourth|last|\d+) )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|day|week|month|quarter|year|noon|midnight)s?)\b/i;
/** "At any time and without notice." */
const WITHOUT = /\b(?:without|no more)\b/i;
const SHARED = 2;
/** In words: what says so little need share but one. */
const SHORT = 3;

/** @param title of the section that it stands in */
export function readClaim(text: string, title = ''): Claim {
  const amounts = new Map<string, Set<string>>();
  for (const { dimension: kind, text: amount, index } of amountsOf(text)) {
    // Days a week are not days a year.
    const each = /^\s(?:an?|per|each|every)\s(\p{L}+)/u.exec(text.slice(index + amount.length))?.[1] ?? '';
    const dimension = `${kind} ${each}`;
    amounts.set(
      dimension,
      (amounts.get(dimension) ?? new Set()).add(amount.replace(/[^\d.,]/g, '') || amount),
    );
  }
  const [, deadline] = DEADLINE.exec(text) ?? [];
  if (deadline !== undefined) amounts.set('deadline', new Set([deadline.toLowerCase()]));
  const times = text.match(/\b\d{1,2}[:.]\d{2}\b/g);
  if (times) amounts.set('time of day', new Set(times));
  return {
    text,
    words: new Set(allWords(`${title} ${text.replace(COUNTS, ' ')}`)),
    amounts,
    isNegative: NEGATIVE.test(text) || WITHOUT.test(text),
  };
}

/** "Comments are included" and "Comments are not exported": of the same, one says no. */
const opensAlike = (one: string, other: string): boolean => {
  const [own, theirs] = [one, other].map((text) =>
    /^(?:the |our )?(?<subject>[\p{L}-]+(?: [\p{L}-]+)??) (?:is|are|can|may|must|will|has|have|does|do)\b/iu
      .exec(text)
      ?.groups?.['subject']?.toLowerCase(),
  );
  return own !== undefined && own === theirs;
};

/** The claim that says otherwise and has most words in common with one that is new. */
export function contraryTo<T extends Claim>(one: Claim, others: readonly T[]): T | undefined {
  const shared = ({ words }: Claim): number => [...one.words].filter((word) => words.has(word)).length;
  return others
    .filter((other) => mayContradict(one, other))
    .reduce<T | undefined>(
      (best, other) => (best && shared(best) >= shared(other) ? best : other),
      undefined,
    );
}

/** Whether a claim that is new gives another amount of a kind than one on the same matter, or one denies what the other says. */
function mayContradict(one: Claim, other: Claim): boolean {
  const denies = one.isNegative !== other.isNegative;
  const differs = [...one.amounts].some(([dimension, own]) => {
    const theirs = other.amounts.get(dimension);
    return theirs !== undefined && [...own].some((amount) => !theirs.has(amount));
  });
  if ((!denies && !differs) || EXCEPTED.test(one.text)) return false;
  // "Two approvals for payments": an exception, where the other says nothing of payments.
  const [only = ''] = (differs && ONLY_FOR.exec(one.text)) || [];
  if (allWords(only).some((word) => !other.words.has(word))) return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  if (denies && opensAlike(one.text, other.text)) return true;
  if (!differs && shared * 2 <= Math.min(one.words.size, other.words.size)) return false;
  return shared >= (differs && one.words.size <= SHORT ? 1 : SHARED);
}
