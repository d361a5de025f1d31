import {
  ARTICLE,
  BE,
  DETERMINER,
  MODAL,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../spelling/function-words.ts';
import { ADJECTIVE, ING, NOUN, PARTICIPLE, VERB } from '../../spelling/lexicon.ts';
import { MISSING_SLIPS } from '../data/missing-slips.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';
import {
  ahead,
  behind,
  classed,
  grammarCheck,
  oneOf,
  partOf,
  type Judge,
  type Place,
} from './support/grammar-check.ts';
import { EVERYDAY_GAPS } from './support/everyday-gaps.ts';
import { GOVERNED_PREPOSITIONS } from './support/governed-prepositions.ts';
import { INFINITIVES } from './support/infinitives.ts';
import { MISSING_BY_CONTEXT } from './support/missing-by-context.ts';
import { MISSING_VERBS } from './support/missing-verbs.ts';
import { isMany, isOneThing } from './support/nouns.ts';
import { finiteFollows } from './support/noun-phrases.ts';
import { isBase, isOnly, opensObject, slip } from './support/verbs.ts';

/** "There many other images", "if there no such file". */
const isAfterThere: Judge = (place) => {
  if (!place.opensClause(0)) return undefined;
  const next = place.lower(1);
  if (next === '') return undefined;
  const many = /^(?:many|several|multiple|various|some|two|three|four|few)$/.test(next);
  const noun = many
    ? isMany(place.at(2)) || isMany(place.at(3))
    : isOneThing(place.at(2)) || isOneThing(place.at(3));
  if (!noun) return undefined;
  const verb = many ? 'are' : 'is';
  return slip(0, 0, `there ${verb}`, `The verb is missing: “there ${verb} ${next}”.`);
};

/** "If you using the". */
const areBeforeIng: Judge = (place) => {
  const parts = place.content(1);
  // "We working on it".
  const works =
    place.opensSentence(0) &&
    (place.classes(0) & PLURAL_PRONOUN) !== 0 &&
    (place.classes(2) & (PREPOSITION | TO)) !== 0;
  const acts = isOnly(parts, ING, NOUN | ADJECTIVE) || place.lower(1) === 'using';
  if (!((works && (parts & ING) !== 0) || (acts && opensObject(place, 2)))) return undefined;
  if ((place.classes(-1) & OPENS_CLAUSE) === 0 && !place.opensSentence(0)) return undefined;
  if (/^(?:so|but|since|until)$/.test(place.lower(-1))) return undefined;
  const subject = place.lower(0);
  const verb = subject === 'i' ? 'am' : (place.classes(0) & PLURAL_PRONOUN) !== 0 ? 'are' : 'is';
  return slip(0, 0, `${subject} ${verb}`, `The verb is missing: “${subject} ${verb} ${place.lower(1)}”.`);
};

/** "Shows how many commands in the pipeline." */
const areAfterHowMany: Judge = (place) => {
  if (place.lower(-1) !== 'how' || !place.at(-2) || !isMany(place.at(1))) return undefined;
  if (!/^(?:in|on)$/.test(place.lower(2)) || (place.classes(3) & DETERMINER) === 0) return undefined;
  // A verb may follow behind a longer phrase.
  if ((place.content(4) & NOUN) === 0 || place.at(5)) return undefined;
  return slip(1, 1, `${place.lower(1)} are`, `The verb is missing: “how many ${place.lower(1)} are”.`);
};

/** "Some of nodes". */
const theAfterOf: Judge = (place) => {
  if (place.lower(1) !== 'of' || !isMany(place.at(2)) || place.lower(-1) === 'the') return undefined;
  const noun = place.lower(2);
  // "Any of dozens of languages": a number.
  if (place.lower(3) === 'of' || (place.lower(0) === 'either' && / or of /.test(place.sentence)))
    return undefined;
  // "One of oneOf", "all of us": a plural and nothing else; "of users' names" goes on.
  if (place.lower(0) === 'each' && place.lower(-1) === 'of') return undefined;
  return slip(
    1,
    2,
    `of the ${noun}`,
    `“${capital(place.lower(0))} of” goes with a determiner: “of the ${noun}”.`,
  );
};

/** "Makes easier to read". */
const itAfterMake: Judge = (place) => {
  if (!/^(?:easier|easy|possible|impossible|harder|hard|difficult|simple|simpler)$/.test(place.lower(1)))
    return undefined;
  if (place.lower(2) !== 'to' || place.lower(0) === 'made') return undefined;
  return slip(
    0,
    0,
    `${place.lower(0)} it`,
    `The object is missing: “${place.lower(0)} it ${place.lower(1)} to”.`,
  );
};

/** "You could a custom handler", "you can it". */
const verbAfterModal: Judge = (place) => {
  if ((place.classes(-1) & PLURAL_PRONOUN) === 0 || !place.opensClause(-1)) return undefined;
  const at = /^(?:also|only|always|then|now)$/.test(place.lower(1)) ? 2 : 1;
  const noVerb = (place.classes(at) & ARTICLE) !== 0 || /^(?:it|them|your|this)$/.test(place.lower(at));
  // "You can this way": an adverb.
  if (!noVerb || (place.lower(at) === 'this' && place.lower(at + 1) === 'way')) return undefined;
  return slip(0, at, null, `The verb is missing after “${place.lower(0)}”.`);
};

/** "This not supported on Windows". */
const isBeforeNot = (place: Place): boolean =>
  /^(?:this|it)$/.test(place.lower(-1)) &&
  place.opensSentence(-1) &&
  (place.content(1) & PARTICIPLE) !== 0 &&
  (place.classes(2) & PREPOSITION) !== 0;

/** "If the passwords not match", "it not work". */
const doBeforeNot: Judge = (place) => {
  if (isBeforeNot(place)) return slip(0, 0, 'is not', 'The verb is missing: “is not”.');
  const verb = place.lower(1);
  const known =
    /^(?:match|exist|work|support|need|use|want|return|matter|see|have|get|know|find|receive|like|pay|plan|agree|answer)$/.test(
      verb,
    );
  if (!known && !isBase(place.content(1))) return undefined;
  const subject = place.at(-1);
  const many = isMany(subject) || ((subject?.classes ?? 0) & PLURAL_PRONOUN) !== 0;
  const one = isOneThing(subject) || ((subject?.classes ?? 0) & SINGULAR_PRONOUN) !== 0;
  // "This need not impede it."
  if (!subject || many === one || subject.lower === 'need') return undefined;
  const start = (subject.classes & (PLURAL_PRONOUN | SINGULAR_PRONOUN)) !== 0 ? -1 : -2;
  if (start === -2 && !/^(?:the|your|this|these|a|an)$/.test(place.lower(-2))) return undefined;
  // "That it not fail": the subjunctive. Outside of "if" and "when", "or the user not log in" may share a verb.
  if (!place.opensSentence(start) && !/^(?:if|when|because|since|while|but)$/.test(place.lower(start - 1)))
    return undefined;
  const verbDue = many ? 'do' : 'does';
  return slip(0, 0, `${verbDue} not`, `The verb is missing: “${verbDue} not ${verb}”.`);
};

/** "Rows that sorted by name": a passive without its verb. */
const areAfterThat: Judge = (place) => {
  const many = isMany(place.at(-1));
  if (!(many || isOneThing(place.at(-1))) || place.lower(2) !== 'by' || (place.content(1) & VERB) !== 0)
    return undefined;
  const verb = many ? 'are' : 'is';
  return slip(0, 0, `${place.lower(0)} ${verb}`, `The verb is missing: “${verb} ${place.lower(1)} by”.`);
};

/** "Using it as a broker no longer supported." */
const isNoLonger: Judge = (place) => {
  const ends = place.at(2) === undefined && /^\s*\./.test(place.gap(1));
  if (
    !ends ||
    (place.content(1) & PARTICIPLE) === 0 ||
    !(isMany(place.at(-2)) || isOneThing(place.at(-2))) ||
    /^(?:thus|hence|therefore)$/.test(place.lower(-2))
  )
    return undefined;
  const words = place.before(12);
  if (
    words.some(
      (word, index) =>
        (place.classes(-1 - index) & (BE | MODAL)) !== 0 ||
        finiteFollows(place, -2 - index) ||
        /^(?:that|which|are|is)$/.test(word),
    )
  )
    return undefined;
  const verb = isMany(place.at(-2)) ? 'are' : 'is';
  return slip(-1, -1, `${verb} no`, `The verb is missing: “${verb} no longer ${place.lower(1)}”.`);
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const missingWords: Rule = {
  id: 'missing-words',
  label: 'Missing words',
  description:
    'Write out the small words that a sentence needs: “how to use”, “it is possible”, “makes it easier”. Without them readers start the sentence again.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck(
      [
        [
          oneOf('there'),
          isAfterThere,
          ahead(oneOf('many several multiple various some two three four a an no another')),
        ],
        [oneOf('you we they it'), areBeforeIng, ahead(partOf(ING))],
        [oneOf('many'), areAfterHowMany],
        [oneOf('some most many all each any none one few several either'), theAfterOf, ahead(oneOf('of'))],
        [oneOf('make makes making'), itAfterMake],
        [
          ({ classes, lower }) => (classes & MODAL) !== 0 && lower !== 'will',
          verbAfterModal,
          behind(classed(PLURAL_PRONOUN)),
        ],
        [oneOf('not'), doBeforeNot],
        [oneOf('that which'), areAfterThat, ahead(partOf(PARTICIPLE))],
        [oneOf('longer'), isNoLonger, behind(oneOf('no'))],
        ...MISSING_VERBS,
        ...INFINITIVES,
        ...GOVERNED_PREPOSITIONS,
        ...MISSING_BY_CONTEXT,
        ...EVERYDAY_GAPS,
      ],
      'past adverbs',
    ),
    patternCheck('A small word is missing: “{replacement}”.', MISSING_SLIPS),
  ],
  examples: () => [
    { text: 'Under no circumstances should harsh cleaning agents be used.', findings: [] },
    {
      text: 'Learn how use the tool. It possible to stop it. This makes easier to test. There many ways, and some of nodes depend the value.',
      findings: [
        { quote: 'how use', suggestion: 'how to use' },
        { quote: 'possible', suggestion: 'is possible' },
        { quote: 'makes', suggestion: 'makes it' },
        { quote: 'There', suggestion: 'There are' },
        { quote: 'of nodes', suggestion: 'of the nodes' },
        { quote: 'depend', suggestion: 'depend on' },
      ],
      fixed:
        'Learn how to use the tool. It is possible to stop it. This makes it easier to test. There are many ways, and some of the nodes depend on the value.',
    },
    {
      text: 'If you using the plugin, you could a handler. If the passwords not match, wait the response, in order avoid errors.',
      findings: [
        { quote: 'you', suggestion: 'you are' },
        { quote: 'could a', suggestion: null },
        { quote: 'not', suggestion: 'do not' },
        { quote: 'wait', suggestion: 'wait for' },
        { quote: 'order avoid', suggestion: 'order to avoid' },
      ],
      fixed:
        'If you are using the plugin, you could a handler. If the passwords do not match, wait for the response, in order to avoid errors.',
    },
    {
      text: 'See how it works. One of many ways is there, and most of us refer the user to it. Wait a second: it is not possible, is it?',
      findings: [],
    },
    {
      text: 'You can, however, use it. We require that it not fail. The file is due, and it is made possible to read by the `x` of the node.',
      findings: [],
    },
  ],
};
