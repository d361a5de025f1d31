import { BE, DETERMINER, NUMBER } from '../../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, NOUN } from '../../../spelling/lexicon.ts';
import { lazily } from '../../../lazily.ts';
import { ahead, oneOf, type Judge, type Watched } from './grammar-check.ts';
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

const COMPARATIVES = lazily(() => new Set([...SHORT].map((adjective) => withEnding(adjective, 'er'))));

/** Whether it is the comparative of a short adjective: "cheaper". @param word lower case */
export const isShortComparative = (word: string): boolean => word.endsWith('er') && COMPARATIVES().has(word);

/** "More fast than", "it is more easy." */
const more: Judge = (place) => {
  const ends =
    place.at(2) === undefined
      ? /^\s*(?:[.,;:!?)]|$)/.test(place.gap(1))
      : place.lower(2) === 'than' ||
        ((place.classes(-1) & BE) !== 0 && /^(?:with|when|if|because|on|without)$/.test(place.lower(2)));
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
  place.lower(-2) === 'as' &&
  !/^(?:more|less)$/.test(place.lower(-1)) &&
  (place.content(-1) & (ADJECTIVE | ADVERB)) !== 0
    ? slip(0, 0, 'as', `What is as ${place.lower(-1)} is so “as” something else.`)
    : undefined;

/** Comparisons made in a way that short words don't take. */
export const COMPARISONS: readonly Watched[] = [
  [oneOf('more'), more, ahead(isShort)],
  [oneOf('most'), most, ahead(isShort)],
  [oneOf('than'), asThan],
];
