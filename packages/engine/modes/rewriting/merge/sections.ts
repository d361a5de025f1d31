import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import type { SourceDocument } from '../../../document/types.ts';
import { readOutline } from '../../reading/sections.ts';
import { isTopical, stem } from '../../reading/words.ts';
import type { Incoming } from './incoming.ts';
import { plainForm } from './topics.ts';
import { withoutAmounts } from './amounts.ts';
import { fingerprint, likeness, wordsOf } from './statements.ts';

/** A section of a document as a place to put something. Offsets are into the document's text. */
export interface Place {
  readonly title: string;
  readonly level: number;
  /** After the heading's line. */
  readonly start: number;
  /** After the last line of its own that is not blank, its subsections left out. */
  readonly end: number;
}

export function readPlaces({ text, ...document }: SourceDocument): readonly Place[] {
  const { sections } = readOutline({ text, ...document });
  return sections.map(({ title, level, heading }, index) => {
    const lineEnd = text.indexOf('\n', heading?.end ?? 0);
    const start = lineEnd < 0 ? text.length : lineEnd;
    const next = sections[index + 1]?.heading?.start;
    const limit = next === undefined ? text.length : text.lastIndexOf('\n', next) + 1;
    return { title, level, start, end: start + ownText(text.slice(start, limit)).length };
  });
}

const DEFINES = /^[ \t]*\[[^\]\n]+\]:/;

/** A text without blank lines and definitions of links at its end, which stay last. */
export function ownText(text: string): string {
  const own = text.trimEnd();
  const from = own.lastIndexOf('\n');
  return from >= 0 && DEFINES.test(own.slice(from + 1)) ? ownText(own.slice(0, from)) : own;
}

/** A word of the heading says more of where something belongs than one of the text. */
const TITLE_WEIGHT = 3;
const ENOUGH = 1;
const FEW = 4;

/** "Onboarding changes": a heading of what is new, and of no section. */
export const OF_CHANGES =
  /^(?!.*\?$).*\b(?:changes|updates?|news|new|additions?)\b|^(?:added|changed|fixed|removed|deprecated|improved|breaking|features|bug ?fixes|unreleased|minutes|notes?)$|^(?:version |release )?v?\d+(?:\.\d+)+\b/i;
const OPENING_WORDS = 5;
/** Of the words of a title; those of a question are mostly alike. */
const SAME_TITLE = 0.5;
const SAME_QUESTION = 0.75;

const LIMITS = /^(?:(?:known )?limits?|limitations?|quotas?|restrictions?)$/i;
const IS_LIMIT =
  /\b(?:stops?|at most|up to|max\w*|no more than|limited|times? out|rejected|refused|skipped|ignored|cancelled|fails?|can(?:no|['’])t)\b.*\d|\d.*\b(?:at most|max\w*|rejected|refused|skipped|ignored|cancelled)\b/i;

/** Words that are looked up in sections; a text with more is no list of guidelines. */
const MAX_LOOKUPS = 300_000;

/** Finds the section that a part belongs in; undefined where none takes its matter up. @param count of the parts */
export function placeFinder(
  text: string,
  places: readonly Place[],
  count: number,
): (part: Incoming) => Place | undefined {
  const timesTitled = new Map<string, number>();
  for (const place of places.filter(({ level }) => level > 1))
    for (const word of allWords(place.title)) timesTitled.set(word, (timesTitled.get(word) ?? 0) + 1);
  // "Returns" is what that section is about, however common a word it is elsewhere.
  const isNamed = (word: string): boolean => timesTitled.get(word) === 1;
  const owned = places.map((place) => ({
    place,
    // What the whole is about tells no section from another.
    titled: new Set(
      place.level > 1
        ? [
            ...topics(place.title),
            ...allWords(place.title).filter(isNamed),
            ...roots(place.title),
            // "Check-out" is "checkout" too.
            ...(place.title.includes('-') ? roots(place.title.replace(/-/g, '')) : []),
          ]
        : [],
    ),
    words: topics(text.slice(place.start, place.end)),
  }));
  const spread = spreadOf(owned);
  const searched = places.length * count <= MAX_LOOKUPS ? owned : [];
  const near = nearest(
    searched.map(({ place }) => ({
      place,
      words: new Set(roots(`${place.level > 1 ? place.title : ''} ${text.slice(place.start, place.end)}`)),
    })),
  );
  return ({ text: part, heading: { title } }) => {
    if (title !== '') {
      const print = fingerprint(title);
      const named =
        places.find((place) => fingerprint(place.title) === print) ??
        places.find(
          (place) =>
            place.level > 1 &&
            likeness(wordsOf(place.title), wordsOf(title)) >=
              (title.endsWith('?') ? SAME_QUESTION : SAME_TITLE),
        );
      if (named || !OF_CHANGES.test(title)) return named;
    }
    // "Week 2 also includes a training": it says where it belongs.
    const opening = ` ${fingerprint(part).split(' ').slice(0, OPENING_WORDS).join(' ')} `;
    const told = places.filter(
      ({ title: name, level }) => level > 1 && opening.includes(` ${fingerprint(name)} `),
    );
    if (told.length === 1) return told[0];
    const call =
      /\b(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`,;]*/.exec(part)?.[0] ??
      /(?<![\w.~:/])\/[a-z]\w*\/[\w/{}-]+/.exec(part)?.[0];
    const called =
      call === undefined
        ? undefined
        : places.findLast(({ start, end }) => text.slice(start, end).includes(call));
    if (called) return called;
    // "429 responses carry a header": the one section that speaks of 429.
    const status = /^(?:\p{L}+ )?(\d{3,})\b/u.exec(part)?.[1];
    const numbered = status
      ? places.filter(({ start, end }) => new RegExp(`\\b${status}\\b`).test(text.slice(start, end)))
      : [];
    if (numbered.length === 1) return numbered[0];
    const names = [...part.matchAll(/`([\w.$-]{3,})(?=[`(=\s])/g)].map((match) => match[1] ?? '');
    const coded = places.filter(({ start, end }) =>
      names.some((name) => text.slice(start, end).includes(name)),
    );
    const titled = namedPlace(places, part);
    if (titled || coded.length > 0) return titled ?? coded[0];
    const wanted = new Set([...topics(part), ...allWords(part).filter(isNamed), ...roots(part)]);
    let best: { place: Place; score: number; inTitle: number } | undefined;
    for (const { place, titled, words } of searched) {
      const shared = [...wanted].filter((word) => words.has(word));
      const inTitle = [...wanted].filter((word) => titled.has(word)).length;
      const rarity = shared.reduce((sum, word) => sum + 1 / (spread.get(word) ?? 1), 0);
      // Of few words, the one that no other section has tells enough.
      const isRare = wanted.size <= FEW && rarity === 1 && shared.length === 1;
      if (isRare && !best) best = { place, score: ENOUGH, inTitle };
      const score = inTitle > 0 || shared.length > 1 ? TITLE_WEIGHT * inTitle + rarity : 0;
      if (score > ENOUGH && score > (best?.score ?? 0)) best = { place, score, inTitle };
    }
    // "Builds stop after 10 minutes" is a limit, where limits are told.
    const limits = places.find(({ title: name }) => LIMITS.test(name));
    if (limits && !best?.inTitle && IS_LIMIT.test(part)) return limits;
    return best?.place ?? near(new Set(roots(part)));
  };
}

/** The section that has a name in code of a text as its title. */
export const namedPlace = (places: readonly Place[], part: string): Place | undefined => {
  const names = [...part.matchAll(/`([\w.$-]{3,})(?=[`(=\s])/g)].map((match) => match[1] ?? '');
  return names.length === 0
    ? undefined
    : places.find(({ title }) => names.includes(title.replace(/[`()]/g, '')));
};

/** In how many sections a word stands. */
function spreadOf(owned: readonly { readonly words: ReadonlySet<string> }[]): ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  for (const { words } of owned) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  return spread;
}

/** Finds the section that shares the most telling words, though few: the whole sentence can be read there. */
function nearest(
  owned: readonly { readonly place: Place; readonly words: ReadonlySet<string> }[],
): (wanted: ReadonlySet<string>) => Place | undefined {
  const spread = spreadOf(owned);
  const subject = new Set(owned.flatMap(({ place }) => (place.level === 1 ? roots(place.title) : [])));
  return (wanted) => {
    const scored = owned
      .map(({ place, words }) => {
        const shared = [...wanted].filter((word) => words.has(word));
        const score = shared.reduce((sum, word) => sum + 1 / (spread.get(word) ?? 1), 0);
        return { place, score, isOfWhole: shared.every((word) => subject.has(word)) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    // Of two alike, the introduction has what is said of the whole, and nothing else.
    const near = scored.filter(({ score }) => score >= NEAR);
    const alike = near.length > 0 ? near.filter(({ score }) => score === near[0]?.score) : intro(scored);
    return (alike.find(({ place, isOfWhole }) => (place.level === 1) === isOfWhole) ?? alike[0])?.place;
  };
}

/** What every section speaks of is told first. */
const intro = <T extends { readonly place: Place }>(scored: readonly T[]): readonly T[] =>
  scored.filter(({ place }) => place.level === 1);

/** A word that two sections have tells half of what one has that stands in one alone. */
const NEAR = 0.5;

/** "Delivery" and "deliver", "reviewer" and "review" speak of one thing. */
function root(word: string): string {
  return stem(word).slice(0, ROOT);
}

const ROOT = 6;

/** All words of a text but the small ones, as what forms of one have in common; what is counted left out. */
export const allWords = (text: string): readonly string[] => longWords(withoutAmounts(text)).map(root);

/** The same with what is counted, "stored" and "stores" as one. */
const roots = (text: string): readonly string[] =>
  longWords(text).map((word) => root(plainForm(word.toLowerCase())));

const longWords = (text: string): readonly string[] =>
  (text.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? []).filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()));

function topics(text: string): ReadonlySet<string> {
  return new Set(
    (withoutAmounts(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter(isTopical).map(root),
  );
}

/** The one of the titles that a person means: "known issue" for "Known issues". */
export function findTitle(titles: readonly string[], said: string): string | undefined {
  if (said === '') return undefined;
  const print = plainTitle(said);
  return titles.find((title) => plainTitle(title) === print);
}

const plainTitle = (title: string): string => fingerprint(title).split(' ').map(stem).join(' ');
