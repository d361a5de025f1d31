import { BE, DETERMINER, NUMBER } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, COMMON, isInDictionary, NOUN, VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import { lazily } from '../../../lazily.ts';
import { ahead, oneOf, type Judge, type Place, type Trigger, type Watched } from './grammar-check.ts';
import { isCountNoun } from './nouns.ts';
import { slip } from './verbs.ts';

/** Short adjectives, which take an ending. */
const SHORT = new Set(
  'fast slow easy hard cheap big small large old high low long short strong weak clean deep wide heavy quick tall thick thin loud warm cold hot rich early late'.split(
    ' ',
  ),
);
const isShort = ({ lower }: { readonly lower: string }) => SHORT.has(lower);

function withEnding(adjective: string, ending: 'er' | 'est'): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  if (adjective.endsWith('e')) return adjective + ending.slice(1);
  return /^(?:big|hot|thin)$/.test(adjective) ? adjective + adjective.slice(-1) + ending : adjective + ending;
}

/** Others that may: "more strict" is as good as "stricter". */
const MAY_TAKE_ENDING =
  'strict safe light dark bright simple near close new nice smart rare broad narrow tight loose soft smooth fresh lean great young steep sharp busy noisy tiny poor dense harsh likely handy friendly lengthy costly'.split(
    ' ',
  );
const COMPARATIVES = lazily(
  () => new Set([...SHORT, ...MAY_TAKE_ENDING].map((adjective) => withEnding(adjective, 'er'))),
);

const COMPARATIVE: ReadonlySet<string> = new Set(
  'less more fewer rather other different differently worse else elsewhere sooner better later earlier easier prefer beyond nothing twice'.split(
    ' ',
  ),
);

/** Whether a word compares: "cheaper", "more"; of several, "more often", "fewer steps", the first. */
export const isComparative: Trigger = ({ lower, classes, parts }) =>
  COMPARATIVE.has(lower) ||
  (lower.endsWith('er') &&
    (COMPARATIVES().has(lower) ||
      (classes === 0 &&
        (parts & VERB) === 0 &&
        ((parts & (ADJECTIVE | NOUN)) === ADJECTIVE || ((parts & COMMON) === 0 && isGraded(lower))))));

/** "Quieter", "messier": a form of an adjective that has the other one, too. */
function isGraded(word: string): boolean {
  const stem = word.slice(0, -2);
  return (
    isInDictionary(`${stem}est`) &&
    [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([^aeiou])\1$/, '$1')].some(
      (base) => (partsOf(base) & ADJECTIVE) !== 0,
    )
  );
}

/** The same of the word at `step`, whatever marks stand between. */
export function compares(place: Place, step: number): boolean {
  const facts = place.near(step);
  return facts !== undefined && isComparative(facts);
}

/** "More fast than", "it is more easy." */
const more: Judge = (place) => {
  const ends =
    place.at(2) === undefined
      ? /^\s*(?:[.,;:!?)]|$)/.test(place.gap(1))
      : place.lower(2) === 'than' ||
        ((place.classes(-1) & BE) !== 0 && /^(?:with|when|if|because|on|without|to)$/.test(place.lower(2)));
  // "A more easy way".
  const one = /^(?:an?|the)$/.test(place.lower(-1)) && isCountNoun(place.at(2));
  if (one) {
    const right = withEnding(place.lower(1), 'er');
    return slip(0, 1, right, `Short adjectives take an ending: “${right}”.`);
  }
  if (!ends || (place.classes(-1) & (DETERMINER | NUMBER)) !== 0 || /^(?:one|once)$/.test(place.lower(-1)))
    return undefined;
  const right = withEnding(place.lower(1), 'er');
  return slip(0, 1, right, `Short adjectives take an ending: “${right}”.`);
};

/** "The most fast way". */
const most: Judge = (place) => {
  if (place.lower(-1) !== 'the' || (place.content(2) & NOUN) === 0) return undefined;
  if (!/^(?:fast|easy|cheap|big|strong|quick|slow|hard|heavy|old)$/.test(place.lower(1))) return undefined;
  const right = withEnding(place.lower(1), 'est');
  return slip(0, 1, right, `Short adjectives take an ending: “the ${right}”.`);
};

/** "As fast than the old one". */
const asThan: Judge = (place) =>
  place.lower(-2) === 'as' && !compares(place, -1) && (place.content(-1) & (ADJECTIVE | ADVERB)) !== 0
    ? slip(0, 0, 'as', `What is as ${place.lower(-1)} is so “as” something else.`)
    : undefined;

/** Comparisons made in a way that short words don't take. */
export const COMPARISONS: readonly Watched[] = [
  [oneOf('more'), more, ahead(isShort)],
  [oneOf('most'), most, ahead(isShort)],
  [oneOf('than'), asThan],
];
