import type { Check, Substitution } from '../../checks/types.ts';
import { ADJECTIVE, lookUp, NOUN, nounShare, PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';

const PEOPLE =
  /(?<!\p{L})(?:people|persons?|individuals?|users?|customers?|adults?|patients?|those|with|who)(?!\p{L})/iu;
/** What may stand behind people who are named by an adjective; another word would be the thing that it describes. */
const BEHIND =
  'is|are|was|were|and|or|to|in|at|on|of|for|with|without|who|can|cannot|may|might|must|should|will|would|have|has|had|need|needs|use|do|does|by|from|but|as|than|often|also|if|when|because';

/** A swap of people who are named by an adjective: “the disabled”, which is none in “the disabled button”. */
function isNominal({ from, to }: Substitution): boolean {
  const [article, word = '', more] =
    [from].flat().length === 1 ? String([from].flat()[0]).toLowerCase().split(' ') : [];
  return (
    article === 'the' &&
    more === undefined &&
    (lookUp(word) & (ADJECTIVE | PARTICIPLE)) !== 0 &&
    [to].flat().some((one) => PEOPLE.test(one))
  );
}

/** A swap of an adjective for a thing with its adjective: “underprivileged” for “first-generation students”. */
function isAdjectival({ from, to }: Substitution): boolean {
  const [word = '', ...more] = [from].flat();
  const [offer = '', ...others] = [to].flat();
  const facts = lookUp(word.toLowerCase());
  return (
    more.length + others.length === 0 &&
    /^\p{Ll}+$/u.test(word) &&
    ((facts & (ADJECTIVE | PARTICIPLE)) !== 0 || (facts === 0 && /(?:ed|ly)$/u.test(word))) &&
    ((facts & NOUN) === 0 || nounShare(facts) <= SELDOM) &&
    thingsIn(offer).length > 0 &&
    offer.includes(' ')
  );
}
/** Fifteenths of its uses in which an adjective may be a noun. */
const SELDOM = 7;
const thingsIn = (words: string) =>
  words.split(' ').filter((word) => {
    const facts = lookUp(word.toLowerCase());
    return (facts & (NOUN | PLURAL)) !== 0 && (facts & ADJECTIVE) === 0;
  });

/** Before what it already says, for the whole; before another thing, for a person to decide. */
function adjectival({ from, to }: Substitution) {
  const [word = '', offer = ''] = [[from].flat()[0], [to].flat()[0]];
  const things = thingsIn(offer)
    .map((thing) => thing.replace(/s$/u, 's?'))
    .join('|');
  const start = String.raw`(?<![\p{L}-])${word}`;
  return [
    { pattern: new RegExp(String.raw`${start}\s+(?:${things})(?![\p{L}-])`, 'giu'), to: offer },
    {
      pattern: new RegExp(
        String.raw`(?:(?<![\p{L}-])the\s+)?${start}(?![\p{L}-])(?!\s+(?!(?:${BEHIND})(?!\p{L}))\p{L})`,
        'giu',
      ),
      to: offer,
    },
    { pattern: new RegExp(String.raw`${start}(?=\s+(?!(?:${BEHIND}|${things})(?![\p{L}-]))\p{L})`, 'giu') },
  ];
}

/** A check whose adjectives that name people are found where they describe nothing. */
export function nominal(check: Check): readonly Check[] {
  const isOther = (swap: Substitution) => isNominal(swap) || isAdjectival(swap);
  if (check.kind !== 'substitution' || !check.swap.some(isOther)) return [check];
  const rest = check.swap.filter((swap) => !isOther(swap));
  const swaps = check.swap.filter(isNominal).map(({ from, to }) => ({
    pattern: new RegExp(
      String.raw`(?<![\p{L}-])${[from].flat()[0] ?? ''}(?![\p{L}-])(?!\s+(?!(?:${BEHIND})(?!\p{L}))\p{L})`,
      'giu',
    ),
    ...([to].flat().length === 1 && { to: [to].flat()[0] ?? '' }),
  }));
  const adjectives = check.swap.filter((swap) => !isNominal(swap) && isAdjectival(swap)).flatMap(adjectival);
  return [
    ...(rest.length > 0 ? [{ ...check, swap: rest }] : []),
    { kind: 'pattern', message: check.message, swaps: [...swaps, ...adjectives] },
  ];
}
