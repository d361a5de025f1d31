import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { swapOf } from './preferences.ts';
import { banOf } from './prohibitions.ts';
import { straight, type RuleText } from './rule-text.ts';
import type { Shown } from './shown.ts';

const WRONG = String.raw`(?:(?<![A-Za-zÀ-ž])(?:bad|wrong|incorrect|don't|not|avoid|before|no)(?: example)?:|[✗❌✘👎])`;
const RIGHT = String.raw`(?:(?<![A-Za-zÀ-ž])(?:good|right|correct|do|write|but|after|yes|better|instead)(?: example)?:|[✓✔✅👍])`;
const MARKED = lazily(
  () =>
    new RegExp(
      String.raw`(?:(?<wrong>${WRONG})|(?<right>${RIGHT}))\s*(?<shown>[^✗❌✘👎✓✔✅👍\n]*?)(?=\s*(?:${WRONG}|${RIGHT}|\n|$)|[.!?;](?:\s|$))`,
      'giu',
    ),
);
/** “The longer name of a thing (its short one)”. */
const IN_FULL =
  /(?<![A-Za-zÀ-ž])(?:in full|spell\w* out|written out|(?:don't|do not|never|no) (?:abbreviat|shorten)\w*|full (?:forms?|words?|names?))(?![A-Za-zÀ-ž])/iu;
const SHORTENED = /(?<![A-Za-zÀ-ž-])(?<long>\p{Ll}{6,}) \((?<short>\p{Ll}{2,8})\)/gu;
/** “Allowlist (whitelist). The words in brackets are not to be used.” */
const BRACKETED =
  /(?<![A-Za-zÀ-ž])(?:in|inside|within) (?:the )?(?:brackets|parenthes[ie]s)[^.]*(?:not|never|wrong|avoid\w*|banned|out|old|retired)(?![A-Za-zÀ-ž])/iu;
const IN_BRACKETS = /(?<![A-Za-zÀ-ž-])(?<right>[A-Za-zÀ-ž-]+) \((?<wrong>[A-Za-zÀ-ž-]+)\)/gu;
/** Words of an example; more are a text of which only the difference counts. */
const LONGEST = 3;
const LONGEST_DIFFERENCE = 5;

/**
 * What a rule shows under marks of right and wrong: “Wrong: Datahub. Correct: DataHub”. A pair of sentences tells the words
 * in which they differ. Undefined where nothing is shown, or where sentences differ in more than a few words.
 */
export function examplesTold(text: RuleText): readonly Check[] | undefined {
  const said = straight(text.said);
  if (IN_FULL.test(said)) {
    const pairs = [...said.matchAll(SHORTENED)].flatMap(({ groups }) => {
      const { long = '', short = '' } = groups ?? {};
      return long.startsWith(short.slice(0, 3)) ? swapOf([short], [long], text) : [];
    });
    if (pairs.length > 0) return pairs;
  }
  if (BRACKETED.test(said)) {
    const pairs = [...said.matchAll(IN_BRACKETS)].flatMap(({ groups }) =>
      swapOf([groups?.['wrong'] ?? ''], [groups?.['right'] ?? ''], text),
    );
    if (pairs.length > 0) return pairs;
  }
  const lines = said
    .split('\n')
    .map((line) => [...line.matchAll(MARKED())].map(({ groups }) => groups ?? {}));
  const paired = lines.flatMap((each) => {
    const right = each.flatMap(({ right: mark, shown = '' }) => (mark ? [bare(shown)] : []));
    const wrong = each.flatMap(({ wrong: mark, shown = '' }) => (mark ? [bare(shown)] : []));
    const short = [...right, ...wrong].every((one) => one !== '' && one.split(' ').length <= LONGEST);
    return right.length === 1 && wrong.length === 1 && short
      ? [[wrong[0] ?? '', right[0] ?? ''] as const]
      : [];
  });
  // One pair a line.
  if (paired.length > 1 && paired.length === lines.filter((each) => each.length > 0).length)
    return paired.flatMap(([from, to]) => swapOf([from], [to], text));
  const shown = [...said.matchAll(MARKED())].map(({ groups }) => ({
    isRight: groups?.['right'] !== undefined,
    examples: (groups?.['shown'] ?? '')
      .split(/,\s+(?:or\s+|and\s+)?|\s+or\s+/)
      .map(bare)
      .filter(Boolean),
  }));
  const right = shown.filter(({ isRight }) => isRight).flatMap(({ examples }) => examples);
  const wrong = shown.filter(({ isRight }) => !isRight).flatMap(({ examples }) => examples);
  const [model] = right;
  if (!model || wrong.length === 0) return undefined;
  if ([...wrong, model].every((example) => example.split(' ').length <= LONGEST) && right.length === 1)
    return swapOf(wrong, [model], text);
  if (wrong.length !== 1 || right.length !== 1) return undefined;
  return differenceOf(wrong[0] ?? '', model, text);
}

/** What a rule shows as wrong with what it shows as right in its place. */
export function pairsMarked({ said }: RuleText): readonly Shown[] {
  const shown = [...straight(said).matchAll(MARKED())].map(({ groups = {} }) => ({
    isRight: groups['right'] !== undefined,
    example: bare(groups['shown'] ?? ''),
  }));
  const [right, wrong] = [true, false].map((side) => shown.filter(({ isRight }) => isRight === side));
  return right?.length === wrong?.length
    ? (wrong ?? []).map(({ example }, index) => ({ wrong: example, right: right?.[index]?.example ?? '' }))
    : [];
}

const bare = (example: string) =>
  example
    .trim()
    .replace(/^["'`*_]+|["'`*_.]+$/g, '')
    .trim();

/** The words that a right sentence has in place of those of a wrong one: “log in” for “sign in”. */
export function differenceOf(wrong: string, right: string, text: RuleText): readonly Check[] | undefined {
  const [one, other] = [wrong.split(/\s+/), right.split(/\s+/)];
  const same = (a: string | undefined, b: string | undefined) =>
    a !== undefined && a.toLowerCase() === b?.toLowerCase();
  let start = 0;
  while (start < Math.min(one.length, other.length) && same(one[start], other[start])) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && same(one.at(-1 - end), other.at(-1 - end)))
    end++;
  const from = one.slice(start, one.length - end);
  const to = other.slice(start, other.length - end);
  // “log in” and “sign in” share a word that belongs to both.
  if (from.length === 1 && to.length === 1 && PARTICLE.test(one[start + 1] ?? '')) {
    from.push(one[start + 1] ?? '');
    to.push(other[start + 1] ?? '');
  }
  if (from.length === 0 || from.length > LONGEST_DIFFERENCE || to.length > LONGEST_DIFFERENCE)
    return undefined;
  const [phrase, replacement] = [from, to].map((words) =>
    words
      .join(' ')
      .replace(/[.,;:]$/, '')
      .toLowerCase(),
  );
  if (!phrase || phrase === replacement || /\d/.test(phrase)) return undefined;
  return to.length === 0 ? banOf([phrase], text) : swapOf([phrase], [replacement ?? ''], text);
}
const PARTICLE = /^(?:in|on|up|out|off|down|into)$/i;
