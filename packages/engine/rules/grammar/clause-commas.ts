import {
  BE,
  DETERMINER,
  DO,
  HAVE,
  MODAL,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
} from '../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ADVERB,
  HALF,
  NOUN,
  PARTICIPLE,
  PAST,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../spelling/lexicon.ts';
import { clauseWithoutComma } from '../data/clauses-without-comma.ts';
import { patternCheck, type PatternSwap } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';
import {
  ahead,
  classed,
  grammarCheck,
  oneOf,
  partOf,
  type Judge,
  type Place,
} from './support/grammar-check.ts';
import { TAKES_CLAUSE } from './support/clause-joints.ts';
import { isLastVerb, isProse } from './support/noun-phrases.ts';
import { isManyForm, isOneThing } from './support/nouns.ts';
import { isMostlyVerb } from './support/subjects.ts';
import { opensObject, slip } from './support/verbs.ts';

const MESSAGE = 'A comma shows where the main part of the sentence begins: ';
const comma = (place: Place, step: number) =>
  slip(step, step, `${place.text(step)},`, `${MESSAGE}“${place.text(step)}, ${place.text(step + 1)}”.`);

/** "However the old format works": but "however you call it, it works". */
const adverb: Judge = (place) => {
  if (
    !place.opensSentence(0) ||
    !isProse(place) ||
    place.gap(0).trim() !== '' ||
    place.sentence.includes(',')
  )
    return undefined;
  return comma(place, 0);
};
/** "For example you can use a proxy." */
const phrase: Judge = (place) => {
  if (!place.opensSentence(-1) || !isProse(place) || place.sentence.includes(',')) return undefined;
  return comma(place, 0);
};

const SUBJECT = SINGULAR_PRONOUN | PLURAL_PRONOUN;
const FINITE = BE | HAVE | DO | MODAL;
/** How far the main part may stand behind. */
const FAR = 16;
/** Behind these another verb may follow, or a clause without “that”. */
const ENDS_NO_CLAUSE =
  /^(?:dare|needs?|the|way|time|all|than|as|like|so|such|afraid|aware|certain|glad|sorry|happy)$/;

/** Verbs without an object. */
const ALONE =
  /^(?:starts|stops|fails|ends|finishes|exits|works|crashes|exists|arrives|happens|expires|restarts|boots|completes|succeeds|appears)$/;

/** Whether the word at `step` is where the main part begins: "… fails [check] the log", "… is done [you] get it". */
function beginsMain(place: Place, step: number): boolean {
  const [word, before] = [place.at(step), place.at(step - 1)];
  if (!word || !before || before.classes !== 0) return false;
  if (TAKES_CLAUSE.test(before.lower) || ENDS_NO_CLAUSE.test(before.lower)) return false;
  const parts = place.content(step - 1);
  const said = (parts & (ADJECTIVE | PARTICIPLE | ADVERB)) !== 0 && (parts & NOUN) === 0;
  const acts = (parts & (THIRD_PERSON | VERB)) !== 0 && isMostlyVerb(parts);
  if ((word.classes & SUBJECT) !== 0) {
    // "If it fails you can retry."
    if (!(said || acts)) return false;
    if ((place.classes(step + 1) & FINITE) !== 0) return true;
    // "When the server starts it reads the config."
    if (word.lower === 'it' && ALONE.test(before.lower))
      return (place.content(step + 1) & THIRD_PERSON) !== 0 && verbShare(place.content(step + 1)) >= HALF;
    return (word.classes & PLURAL_PRONOUN) !== 0 && said && verbShare(place.content(step + 1)) >= HALF;
  }
  // "If the test fails check the log", "if the file is missing create one".
  const orders = word.classes === 0 && !word.capital && (word.parts & (VERB | ADJECTIVE | PAST)) === VERB;
  const object = (place.classes(step + 1) & DETERMINER) !== 0 && place.lower(step + 1) !== 'that';
  const state =
    said && (place.classes(step - 2) & BE) !== 0 && !/^(?:able|ready|free|likely|about)$/.test(before.lower);
  const third = acts && (parts & (THIRD_PERSON | NOUN)) === THIRD_PERSON;
  return orders && object && (state || third) && verbShare(word.parts) >= HALF;
}
/** "After the update restart the app": no verb in front of the order. */
const behindTime = (place: Place): boolean =>
  /^(?:after|before)$/.test(place.lower(0)) &&
  (place.classes(1) & DETERMINER) !== 0 &&
  (place.content(2) & NOUN) !== 0 &&
  verbShare(place.content(3)) >= HALF &&
  (place.content(3) & (VERB | PAST)) === VERB &&
  opensObject(place, 4) &&
  isLastVerb(place, 4);

/** "If the test fails check the log", "when the job is done you get an email". */
const clause: Judge = (place) => {
  if (!place.opensSentence(0) || !isProse(place)) return undefined;
  if (behindTime(place)) return comma(place, 2);
  let finite = (place.classes(1) & SUBJECT) !== 0 && (place.content(2) & VERB) !== 0;
  for (let step = 2; step <= FAR && place.at(step); step++) {
    if (/^(?:that|which|who|what|how|where|why|and|or|but|whether|if|when)$/.test(place.lower(step)))
      return undefined;
    if (finite && beginsMain(place, step)) return comma(place, step - 1);
    finite ||=
      (place.classes(step) & FINITE) !== 0 ||
      ((place.content(step) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(step)));
  }
  return undefined;
};

/** "If you receive an error you should retry", "as soon as everything is ready the job starts". */
const told: Judge = (place) => {
  if (!place.at(0)?.capital || !place.opensSentence(0)) return undefined;
  const { prose, wordPlaces } = place.block;
  const pattern = clauseWithoutComma();
  pattern.lastIndex = wordPlaces.startOf(place.indexOf(0));
  const [start = 0, end = 0] = pattern.exec(prose)?.indices?.groups?.['at'] ?? [];
  if (end === 0) return undefined;
  let [from, to] = [0, 0];
  while (wordPlaces.startOf(place.indexOf(from)) < start) from++;
  for (to = from; wordPlaces.endOf(place.indexOf(to)) < end;) to++;
  const text = prose.slice(start, end);
  return slip(from, to, `${text},`, `${MESSAGE}“${text},”.`);
};

const isVerb = partOf(VERB | THIRD_PERSON);
/** "Look for spikes, that are higher than usual": what tells which ones has no comma in front. */
const restrictive: Judge = (place) => {
  const noun = place.near(-1);
  const verb = place.at(1);
  if (place.at(-1) || !noun || !verb || place.gap(-1) !== ', ' || !isProse(place)) return undefined;
  // "A, b, and c, that is, all of them"; "if it fails for a user, that tells us": what was said.
  if (
    /^\W*(?:If|When|As|In|Of|For|To|While|Once|After|Before|Since|Because|On|With|At|By)\b/.test(
      place.sentence,
    )
  )
    return undefined;
  const many = isManyForm(noun);
  if (!(many || isOneThing(noun)) || place.sentence.split(',').length > 2) return undefined;
  const said = many && /^(?:are|were|have|do|don't|aren't|weren't)$/.test(verb.lower);
  const acts =
    (place.content(1) & (many ? VERB : THIRD_PERSON)) !== 0 &&
    isMostlyVerb(place.content(1)) &&
    (place.classes(2) & (DETERMINER | PREPOSITION)) !== 0;
  if (!(said || acts)) return undefined;
  // "The file, that is read": “which” may be meant.
  const isKnown = [-2, -3].some((step) =>
    /^(?:the|this|these|your|our|its|their|my)$/.test(place.near(step)?.lower ?? ''),
  );
  const word = place.block.wordAt(place.indexOf(-1))?.text ?? '';
  return isKnown
    ? slip(-1, 0, null, 'Behind a comma stands “which”; “that” tells which is meant, and has none in front.')
    : slip(-1, 0, `${word} that`, 'No comma stands here: the clause tells which is meant.');
};

const NEEDLESS: readonly PatternSwap[] = [
  {
    // "I think, that it works", "the fact, that the key is old".
    pattern:
      /\b(?:[Mm]ake\s+sure|[Vv]erify|[Cc]heck|[Cc]onfirm|expect|(?:reason|problem|idea|difference|result)\s+(?:is|was)|think|know|fact|hope|believe|means?|ensures?|assumes?|shows?|[Nn]ote|says?|said|recommend|suggests?|aware|clear)(?<at>,)(?=\s+that\s+(?:the|it|you|we|this|they|an?|your|all)\b)/dg,
    unless: /,[^,]*,/,
    to: '',
  },
  {
    // "I know, how it works."
    pattern:
      /\b(?:know|shows?|explains?|describes?|decides?)(?<at>,)(?=\s+(?:how|what|why|where|which)\s+(?:the|it|you|we|this|to|an?|they|your)\b)/dg,
    unless: /,[^,]*,|^\W*As\b/,
    to: '',
  },
  {
    // "Note that, the key is old."
    pattern:
      /\b(?:[Nn]ote|know|[Ee]nsure|sure|[Rr]emember|fact|means)\s+that(?<at>,)(?=\s+(?:the|it|you|we|this|they|all|your)\s)/dg,
    unless: /,[^,]*,/,
    to: '',
  },
];

export const clauseCommas: Rule = {
  id: 'clause-commas',
  label: 'Commas between clauses',
  description:
    'Put a comma behind “however”, “for example” and a clause with “if” or “when” that open a sentence, so that readers see where its main part begins, and none in front of “that”.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    grammarCheck([
      [
        oneOf(
          'however furthermore moreover additionally unfortunately fortunately nevertheless consequently',
        ),
        adverb,
        ahead(
          ({ classes, lower }) =>
            (classes & (DETERMINER | SUBJECT)) !== 0 && lower !== 'you' && lower !== 'many',
        ),
      ],
      [
        oneOf('example instance addition'),
        (place) => (/^(?:for|in)$/.test(place.lower(-1)) ? phrase(place) : undefined),
        ahead(classed(DETERMINER | SUBJECT)),
      ],
      [oneOf('if when once before after unless'), clause, ahead(classed(DETERMINER | SUBJECT))],
      [oneOf('if when whenever once after because although though while until unless'), told],
      [oneOf('as'), told, ahead(oneOf('soon'))],
      [oneOf('that'), restrictive, ahead((facts) => (facts.classes & FINITE) !== 0 || isVerb(facts))],
    ]),
    patternCheck('No comma stands here: the clause belongs to what is in front.', NEEDLESS),
  ],
  examples: () => [
    {
      text: 'If the test fails check the log. However the old format works. For example you can use a proxy.',
      findings: [
        { quote: 'fails', suggestion: 'fails,' },
        { quote: 'However', suggestion: 'However,' },
        { quote: 'example', suggestion: 'example,' },
      ],
      fixed:
        'If the test fails, check the log. However, the old format works. For example, you can use a proxy.',
    },
    {
      text: 'When the job is done you get an email. If the file is missing create a new one.',
      findings: [
        { quote: 'done', suggestion: 'done,' },
        { quote: 'missing', suggestion: 'missing,' },
      ],
      fixed: 'When the job is done, you get an email. If the file is missing, create a new one.',
    },
    {
      text: 'However you call it, it works. If you think it works tell us. Once the value you passed is read it, stop. When the app helps manage the queue, use it.',
      findings: [],
    },
    {
      text: 'I think, that it works. Note that, the key is old. It shows, how the cache works.',
      findings: [
        { quote: ',', suggestion: '' },
        { quote: ',', suggestion: '' },
        { quote: ',', suggestion: '' },
      ],
      fixed: 'I think that it works. Note that the key is old. It shows how the cache works.',
    },
    {
      text: 'After the update restart the app.',
      findings: [{ quote: 'update', suggestion: 'update,' }],
      fixed: 'After the update, restart the app.',
    },
    {
      text: 'If you receive an error you should retry. If the `name` is missing the API returns [an error](#errors). When everything went well the command returns 0. If needed you can change it.',
      findings: [
        { quote: 'error', suggestion: 'error,' },
        { quote: 'missing', suggestion: 'missing,' },
        { quote: 'went well', suggestion: 'went well,' },
        { quote: 'needed', suggestion: 'needed,' },
      ],
    },
    {
      text: 'If you know what you can do, start. If the file you should edit is missing, stop. When the role is given the admin can see it, and others too. Make sure, that is, check twice.',
      findings: [],
    },
    {
      text: 'Make sure, that the disk has space. The reason is, that the cache is cold.',
      findings: [
        { quote: ',', suggestion: '' },
        { quote: ',', suggestion: '' },
      ],
      fixed: 'Make sure that the disk has space. The reason is that the cache is cold.',
    },
    { text: 'However `x` is read. See `if the test fails check the log`.', findings: [] },
  ],
};
