import type { Check, Substitution } from '../../checks/types.ts';
import { ADJECTIVE, lookUp, PARTICIPLE } from '../../spelling/lexicon.ts';

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

/** A check whose adjectives that name people are found where they describe nothing. */
export function nominal(check: Check): readonly Check[] {
  if (check.kind !== 'substitution' || !check.swap.some(isNominal)) return [check];
  const rest = check.swap.filter((swap) => !isNominal(swap));
  const swaps = check.swap.filter(isNominal).map(({ from, to }) => ({
    pattern: new RegExp(
      String.raw`(?<![\p{L}-])${[from].flat()[0] ?? ''}(?![\p{L}-])(?!\s+(?!(?:${BEHIND})(?!\p{L}))\p{L})`,
      'giu',
    ),
    ...([to].flat().length === 1 && { to: [to].flat()[0] ?? '' }),
  }));
  return [
    ...(rest.length > 0 ? [{ ...check, swap: rest }] : []),
    { kind: 'pattern', message: check.message, swaps },
  ];
}
