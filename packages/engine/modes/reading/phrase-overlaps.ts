import type { Topic } from './topics.ts';

/** Uses of a phrase that stands for itself, even where it shares words with a weightier one. */
const OWN_USES = 3;

/** "EU data privacy" behind "Retail EU data": pieces of one longer phrase, of which the weightiest is enough. */
export function withoutOverlaps(topics: readonly Topic[]): readonly Topic[] {
  const pairs = new Set<string>();
  return topics.filter(({ key, words, count }) => {
    const parts = key.split(' ');
    const own = parts.slice(1).map((part, at) => `${parts[at]} ${part}`);
    const ends = words > 1 ? [`${parts.at(-1)} `, ` ${parts[0]}`] : [];
    const repeats = count < OWN_USES && words > 1 && [...own, ...ends].some((pair) => pairs.has(pair));
    if (!repeats)
      for (const pair of [...own, ...(words > 2 ? [`${parts[0]} `, ` ${parts.at(-1)}`] : [])])
        pairs.add(pair);
    return !repeats;
  });
}

/** Without "platform solution" beside "cross platform", where the text only has "cross platform solution". */
export function withoutRests(
  topics: readonly Topic[],
  counts: ReadonlyMap<string, number>,
): readonly Topic[] {
  const byLast = Map.groupBy(
    topics.filter(({ words }) => words > 1),
    ({ key }) => key.replace(/^.* /, ''),
  );
  return topics.filter(({ key, words, count, inTitle }) => {
    const [first = '', ...others] = key.split(' ');
    if (words < 2 || inTitle) return true;
    const rest = others.join(' ');
    return !byLast.get(first)?.some((other) => (counts.get(`${other.key} ${rest}`) ?? 0) >= count);
  });
}
