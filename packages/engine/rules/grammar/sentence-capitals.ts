import { capitalize } from '../../checks/letter-case.ts';
import type { Match, WordsCheck } from '../../checks/types.ts';
import type { BlockWords } from '../../spelling/block-words.ts';
import { BE, DO, HAVE, MODAL } from '../../spelling/function-words.ts';
import { ADJECTIVE, NOUN, PAST, VERB } from '../../spelling/lexicon.ts';
import type { Rule } from '../types.ts';
import { ahead, behind, grammarCheck, oneOf, type Judge, type Place } from './support/grammar-check.ts';
import { isProse } from './support/noun-phrases.ts';
import { slip } from './support/verbs.ts';

/** Words of a sentence; fewer may be a label or an abbreviation with its full stop. */
const LEAST_WORDS = 3;
/** Characters that are read in front of it. */
const REACH = 24;

const find: WordsCheck['find'] = ({ blocks }, _picked, { text }) => {
  const matches: Match[] = [];
  for (const words of blocks) if (words.block.kind === 'paragraph') findSmallOpenings(words, matches, text);
  return matches;
};

const MONTHS = 'january february april june july september october november december';
const LANGUAGES =
  'english french german spanish italian portuguese chinese japanese korean russian dutch swedish danish norwegian arabic hindi greek turkish hungarian romanian ukrainian american british european african canadian mexican brazilian australian indian';
const MESSAGE = 'Names of days, months, languages and countries have a capital: ';

const named = (place: Place) => {
  const right = capitalize(place.lower(0));
  return slip(0, 0, right, `${MESSAGE}“${right}”.`);
};
const isSmall = (place: Place): boolean => place.at(0)?.capital === false && !place.isMarked(0, 0);

/** "In january", "until the end of april": of a written sentence. */
const month: Judge = (place) => (isSmall(place) && isProse(place) ? named(place) : undefined);
/** "Released in march 2025", "on may 5", "in august". */
const doubtfulMonth: Judge = (place) =>
  isSmall(place) &&
  isProse(place) &&
  ((/^\d{1,4}$/.test(place.text(1)) &&
    /^(?:in|on|of|by|since|until|before|after|from|for)$/.test(place.lower(-1))) ||
    (place.lower(0) === 'august' && /^(?:in|since|until|by)$/.test(place.lower(-1))))
    ? named(place)
    : undefined;
/** "Available in english and german", "the german version". */
const language: Judge = (place) =>
  isSmall(place) &&
  isProse(place) &&
  place.at(-1) !== undefined &&
  !/[:=_"'“‘/([\]-]/.test(place.gap(-1) + place.gap(0))
    ? named(place)
    : undefined;

/** "When i run it": no counter, since a verb in its base form follows. */
const me: Judge = (place) => {
  if (!isSmall(place) || place.text(0) !== 'i' || !isProse(place)) return undefined;
  const next = place.content(1);
  const acts =
    /^(?:am|have|had|was|don't|didn't|can't|couldn't|think|would|do|did|get|got|see|run|try|tried|want|need|use|used|click|found|know)$/.test(
      place.lower(1),
    ) ||
    ((place.classes(1) & MODAL) !== 0 && (place.content(2) & VERB) !== 0) ||
    ((next & (VERB | PAST)) !== 0 && (next & (NOUN | ADJECTIVE)) === 0);
  return acts && !/\b(?:variable|counter|index|loop|subscript|matrix|array)\b/.test(place.sentence)
    ? slip(0, 0, 'I', 'The pronoun is a capital “I”.')
    : undefined;
};

/** Small words that open a later sentence of their block without a capital; any other may be a name. */
function findSmallOpenings(words: BlockWords, matches: Match[], text: string): void {
  const { prose, sentencePlaces, wordPlaces, start } = words.block;
  const lengthOf = (sentence: number) =>
    sentencePlaces.wordsEndOf(sentence) - sentencePlaces.firstWordOf(sentence);
  for (let sentence = 0; sentence < sentencePlaces.count; sentence++) {
    const first = sentencePlaces.firstWordOf(sentence);
    const own = words.factsOf(first);
    if (!own?.plain || own.capital || !/^[a-z]+$/.test(own.lower)) continue;
    if (
      (own.classes === 0 && !/^(?:thanks|please|sorry)$/.test(own.lower)) ||
      lengthOf(sentence) < LEAST_WORDS
    )
      continue;
    const [from, to] = [wordPlaces.startOf(first), wordPlaces.endOf(first)];
    const opens =
      sentence === 0
        ? from === 0 && opensBlock(words, text)
        : lengthOf(sentence - 1) >= LEAST_WORDS && endsPlainly(prose.slice(Math.max(0, from - REACH), from));
    if (!opens) continue;
    const replacement = capitalize(prose.slice(from, to));
    const message = `A sentence begins with a capital: “${replacement}”.`;
    matches.push({ start: start + from, end: start + to, replacement, message });
  }
}

/** "the server starts. Then it stops.": a written block that opens small, whose next sentence does not. */
function opensBlock({ block }: BlockWords, text: string): boolean {
  const { prose, sentencePlaces, start } = block;
  if (sentencePlaces.count < 2) return false;
  // Behind code, a mark of a list or a colon, the block may go on with what was begun.
  const before = text.slice(Math.max(0, start - REACH), start).trimEnd();
  if (!/^$|(?<!\d)[.!?]$/.test(before)) return false;
  const second = prose.slice(sentencePlaces.startOf(1), sentencePlaces.startOf(1) + 2);
  return (
    /^[A-Z]/.test(second) &&
    /^(?:the|this|these|it|we|you|they|when|if|there|a|an|our|your|all|each) [a-z]/.test(prose) &&
    /[a-z\d]{2,}\.\s*$/.test(prose.slice(0, sentencePlaces.startOf(1)))
  );
}

/** A whole small word and one full stop, then one space: no abbreviation, no file name, no ellipsis. */
function endsPlainly(text: string): boolean {
  return (
    /(?:^|\s)[a-z]{4,}[.?!] $/.test(text) &&
    !/\b(?:incl|approx|vers|resp|misc|spec|corp)\. $/.test(text.slice(-12))
  );
}

export const sentenceCapitals: Rule = {
  id: 'sentence-capitals',
  label: 'Capital at the start of a sentence',
  description: 'Begin each sentence with a capital letter, so that readers see where it begins.',
  severity: 'minor',
  category: 'correctness',
  preset: true,
  checks: [
    { kind: 'words', find },
    grammarCheck([
      [oneOf(MONTHS), month],
      [oneOf('mondays tuesdays wednesdays thursdays fridays saturdays sundays'), month],
      [
        oneOf('monday tuesday wednesday thursday friday saturday sunday'),
        month,
        behind(oneOf('on by until till before after from since next last every this each')),
      ],
      [
        oneOf('march may august'),
        doubtfulMonth,
        behind(oneOf('in on of by since until before after from for')),
      ],
      [oneOf(LANGUAGES), language],
      [
        oneOf('i'),
        me,
        ahead(
          ({ classes, parts }) => (classes & (MODAL | HAVE | DO | BE)) !== 0 || (parts & (VERB | PAST)) !== 0,
        ),
      ],
    ]),
  ],
  examples: () => [
    {
      text: 'The server starts at once. then it reads the file. You can stop it.',
      findings: [{ quote: 'then', suggestion: 'Then' }],
      fixed: 'The server starts at once. Then it reads the file. You can stop it.',
    },
    {
      text: 'The server starts at once. npm then reads the file, e.g. the first one, etc. and so on.',
      findings: [],
    },
    {
      text: 'Look at the list below. `then` it reads the file.\n\n- see the docs. npm is *there*.',
      findings: [],
    },
  ],
};
