import {
  BETWEEN_VERBS,
  DETERMINER,
  PLURAL_DETERMINER,
  PLURAL_PRONOUN,
  PLURAL_VERB,
  SINGULAR_DETERMINER,
  SINGULAR_PRONOUN,
  SINGULAR_VERB,
} from '../../spelling/function-words.ts';
import { ADVERB, ING, NOUN, PARTICIPLE, PAST, PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { AGREEMENT_SLIPS } from '../data/agreement-slips.ts';
import { patternCheck } from '../support/pattern-check.ts';
import type { Rule } from '../types.ts';
import {
  behind,
  classed,
  grammarCheck,
  type Judge,
  type Place,
  type Watched,
} from './support/grammar-check.ts';
import { endsPhrase, isMany, isOneThing } from './support/nouns.ts';
import {
  isModifier,
  isIndefinite,
  isSubjectPronoun,
  MANY,
  ofManyStart,
  ONE,
  opensSubject,
  phraseStart,
  plural,
  singular,
  someOfStart,
} from './support/subjects.ts';
import { manyFar, oneFar } from './support/clause-subjects.ts';
import { bareMany, headOf, saidOfMany } from './support/bare-subjects.ts';
import { isLinked, maySpeakOfMany } from './support/subject-phrases.ts';
import { unlessDoubted } from './support/agreement-doubts.ts';
import { COORDINATED_VERBS } from './support/coordinated-verbs.ts';
import { EXISTING } from './support/existence.ts';
import {
  areTwo,
  areTwoOfOne,
  isEither,
  isKind,
  isNeither,
  pastRelative,
  QUESTIONED,
} from './support/long-subjects.ts';
import { NUMBERS_BY_CONTEXT } from './support/numbers-by-context.ts';
import { VERB_ENDINGS } from './support/verb-endings.ts';
import { RELATIVE_AGREEMENT } from './support/relative-agreement.ts';
import { slip, TO_PLURAL, TO_SINGULAR } from './support/verbs.ts';

const SUBORDINATE =
  /^(?:when|if|after|before|once|as|while|until|that|which|where|because|whenever|since|unless)$/;

/** "The servers is", "these values has". */
const pluralSubject: Judge = (place) => {
  const verb = place.lower(0);
  const start = phraseStart(place);
  if (start === 0 || !opensSubject(place, start) || !isMany(place.at(-1))) return undefined;
  if (!MANY.has(place.lower(start))) return undefined;
  // "The *reserved pounds* is a token": a term that is named.
  if (start === -3 && place.isMarked(-2, -1)) return undefined;
  // "When the call ends has": a clause of its own.
  const counted = /^(?:both|these|those|all|many|several)$/.test(place.lower(start));
  if (!counted && (place.parts(-1) & THIRD_PERSON) !== 0 && SUBORDINATE.test(place.lower(start - 1)))
    return undefined;
  // "If the settings is what you want": a name, or a question turned around.
  if (verb === 'does' && (place.parts(1) & VERB) !== 0 && place.lower(1) !== 'not') return undefined;
  const right = TO_PLURAL.get(verb);
  return right === undefined ? undefined : slip(0, 0, right, plural(place.lower(-1), right));
};

const ON_SCREEN = /^(?:page|tab|menu|dialog|panel|screen|window|file|view)$/;
/** "Two of the users is admins", "some of the files has"; not "two of the files is enough". */
const someOfMany: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0));
  return right !== undefined &&
    isMany(place.at(-1)) &&
    !/^(?:enough|plenty|sufficient|too|what|the|more|less|why|how|fine|ok|usually|often|normally)$/.test(
      place.lower(1),
    ) &&
    someOfStart(place) !== 0
    ? slip(0, 0, right, plural(place.lower(-1), right))
    : undefined;
};

/** "The server are", "each value have". */
const singularSubject: Judge = (place) => {
  const verb = place.lower(0);
  const start = phraseStart(place);
  if (start === 0 || !place.opensClause(start) || isLinked(place, start)) return undefined;
  if (!isOneThing(place.at(-1))) return undefined;
  if (!ONE.has(place.lower(start)) || /^(?:most|more|least)$/.test(place.lower(-2))) return undefined;
  // "If the value were set", "that the user have access": the subjunctive.
  const before = place.lower(start - 1);
  if ((verb.startsWith('were') && !place.opensSentence(start)) || (before === 'that' && !/^are/.test(verb)))
    return undefined;
  // "The settings page do not load".
  if (start === -3 && (place.parts(-2) & PLURAL) !== 0 && !ON_SCREEN.test(place.lower(-1))) return undefined;
  const right = TO_SINGULAR.get(verb);
  return right === undefined ? undefined : slip(0, 0, right, singular(place.lower(-1), right));
};

/** "A bug you is fixing", "sometimes it are": what stands before can have no object. */
const isSubjectForm = (place: Place) =>
  /^(?:they|we|you|it|he|she)$/.test(place.lower(-1)) &&
  (place.lower(-2) === '' ||
    (place.content(-2) & (NOUN | PLURAL | ADVERB)) !== 0 ||
    place.lower(-2) === 'and') &&
  (place.content(-2) & (VERB | THIRD_PERSON | ING | PAST)) === 0;

/** Of "this are the rules", what the noun behind tells; null where none does. */
function thisOrThese(place: Place): string | null {
  const at = [1, 2, 3].find((step) => isMany(place.at(step)) || isOneThing(place.at(step)));
  if (at === undefined || (place.classes(1) & DETERMINER) === 0 || !endsPhrase(place, at)) return null;
  const verb = place.lower(0);
  return isMany(place.at(at)) ? `these ${verb}` : `this ${TO_SINGULAR.get(verb) ?? ''}`;
}

/** "These is", "this are", "it have", "they is". */
const pronounSubject: Judge = (place) => {
  const either = place.lower(-1) === 'she' && place.lower(-2) === 'or' && place.lower(-3) === 'he';
  if (!(either ? place.opensClause(-3) : isSubjectPronoun(place)) && !isSubjectForm(place)) return undefined;
  const [subject, verb] = [place.lower(-1), place.lower(0)];
  if (/^(?:these|those|they|we|you)$/.test(subject) && TO_PLURAL.get(verb)) {
    if (verb === 'does' && place.lower(1) !== 'not') return undefined;
    return slip(0, 0, TO_PLURAL.get(verb) ?? null, plural(subject, TO_PLURAL.get(verb)));
  }
  if (place.text(-1) === 'I' && place.opensSentence(-1) && /^(?:has|does|hasn't|doesn't)$/.test(verb))
    return slip(0, 0, TO_PLURAL.get(verb) ?? null, `With “I” stands “${TO_PLURAL.get(verb) ?? ''}”.`);
  // "If this were the case": the subjunctive.
  if (verb.startsWith('were') && /^(?:if|though|unless|suppose|wish|that)$/.test(place.lower(-2)))
    return undefined;
  if (subject === 'this' && /^(?:are|were)(?:n't)?$/.test(verb))
    return slip(-1, 0, thisOrThese(place), `“This” is singular and “${verb}” plural. Make both the same.`);
  if (subject === 'this' && place.opensSentence(-1) && TO_SINGULAR.get(verb))
    return slip(0, 0, TO_SINGULAR.get(verb) ?? null, singular(subject, TO_SINGULAR.get(verb)));
  if (!/^(?:it|he|she)$/.test(subject) || !TO_SINGULAR.get(verb)) return undefined;
  // "It were removed", but not "if it were", nor "it were better".
  if (verb.startsWith('were') && !(place.opensSentence(-1) && (place.content(1) & PARTICIPLE) !== 0))
    return undefined;
  if (place.lower(-2) === 'that' && !verb.startsWith('are')) return undefined;
  return slip(0, 0, TO_SINGULAR.get(verb) ?? null, singular(subject, TO_SINGULAR.get(verb)));
};

/** "Each of the files are", "one of the files are". */
const oneOfMany: Judge = (place) => {
  const right = TO_SINGULAR.get(place.lower(0));
  const start = right === undefined ? 0 : ofManyStart(place);
  if (right === undefined || (place.lower(0).startsWith('were') && !place.opensSentence(start)))
    return undefined;
  return start === 0
    ? undefined
    : slip(0, 0, right, `“${place.lower(start)} of …” is singular, so its verb is “${right}”.`);
};

/** "A number of users has". */
const numberOfMany: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0));
  const of = place.lower(-2) === 'of' ? -2 : -3;
  if (right === undefined || place.lower(of) !== 'of' || !isMany(place.at(-1))) return undefined;
  if (place.lower(of - 1) !== 'number' || (of === -3 && !isModifier(place, -2))) return undefined;
  const start = /^(?:large|small|growing|great)$/.test(place.lower(of - 2)) ? of - 3 : of - 2;
  if (place.lower(start) !== 'a' || !place.opensClause(start)) return undefined;
  return slip(0, 0, right, `“A number of” stands for many: the verb is “${right}”.`);
};

/** "Everyone have", "if anything are". */
const indefinite: Judge = (place) => {
  const right = TO_SINGULAR.get(place.lower(0));
  if (right === undefined || place.lower(0).startsWith('were') || !place.opensClause(-1)) return undefined;
  if (/^(?:that|lest|whether)$/.test(place.lower(-2))) return undefined;
  return slip(0, 0, right, singular(place.lower(-1), right));
};

/** "Commands is assigned", "if feature flags has been removed", "passwords does not match". */
const bareSubject: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0));
  if (right === undefined) return undefined;
  const start = bareMany(place);
  return start !== 0 && saidOfMany(place, start)
    ? slip(0, 0, right, plural(place.lower(headOf(place)), right))
    : undefined;
};

/** "The client and the server is", "the temperature and humidity is", "which versions is". */
const two: Judge = (place) => {
  const right = TO_PLURAL.get(place.lower(0));
  if (right === undefined) return undefined;
  if (areTwo(place) || areTwoOfOne(place)) return slip(0, 0, right, plural('… and …', right));
  const asked =
    !place.lower(0).startsWith('do') &&
    place.lower(-2) === 'which' &&
    place.opensSentence(-2) &&
    isMany(place.at(-1));
  return asked ? slip(0, 0, right, plural(place.lower(-1), right)) : undefined;
};

/** "The administrator or the owner have", "this kind of errors are". */
const either: Judge = (place) => {
  const right = TO_SINGULAR.get(place.lower(0));
  if (right === undefined || place.lower(0).startsWith('were')) return undefined;
  if (isNeither(place)) return slip(0, 0, right, singular('neither … nor …', right));
  if (isEither(place)) return slip(0, 0, right, singular('… or …', right));
  return isKind(place) ? slip(0, 0, right, singular('kind', right)) : undefined;
};

/** "The options that the command accepts is", "the option the commands accept are". */
const relativeBetween: Judge = (place) => {
  const head = pastRelative(place);
  if (head === 0) return undefined;
  const noun = place.at(head);
  const right = isMany(noun)
    ? TO_PLURAL.get(place.lower(0))
    : isOneThing(noun)
      ? TO_SINGULAR.get(place.lower(0))
      : undefined;
  return right === undefined
    ? undefined
    : slip(0, 0, right, (isMany(noun) ? plural : singular)(place.lower(head), right));
};

/** "At least one event have", "only one user are". */
const leastOne: Judge = (place) => {
  const right = TO_SINGULAR.get(place.lower(0));
  const start = place.lower(-3) === 'least' ? -4 : place.lower(-3) === 'only' ? -3 : -2;
  return right !== undefined &&
    place.lower(-2) === 'one' &&
    isOneThing(place.at(-1)) &&
    place.opensClause(start)
    ? slip(0, 0, right, singular(`one ${place.lower(-1)}`, right))
    : undefined;
};

/** What a form of "be", "have" or "do" may disagree with is told by the word in front of it. */
const subjects: Judge = (place) => {
  const before = place.near(-1);
  if (!before) return undefined;
  if (before.classes !== 0) return pronounSubject(place);
  if (isIndefinite(before.lower)) return indefinite(place);
  const one = (place.classes(0) & PLURAL_VERB) !== 0;
  if (one)
    return (
      singularSubject(place) ??
      leastOne(place) ??
      oneOfMany(place) ??
      either(place) ??
      relativeBetween(place) ??
      oneFar(place, TO_SINGULAR.get(place.lower(0)))
    );
  if (!maySpeakOfMany(place)) return undefined;
  return (
    numberOfMany(place) ??
    pluralSubject(place) ??
    someOfMany(place) ??
    bareSubject(place) ??
    manyFar(place, TO_PLURAL.get(place.lower(0))) ??
    two(place) ??
    relativeBetween(place)
  );
};

/** "The package dont exist": the missing apostrophe is told of as well, so the slip takes in the subject to be the longer. */
const withSubject =
  (judge: Judge): Judge =>
  (place) => {
    const found = judge(place);
    if (found?.from !== 0 || !/^(?:dont|doesnt)$/.test(place.lower(0))) return found;
    return place.gap(-1) === ' ' && place.lower(-1) !== ''
      ? { ...found, from: -1, replacement: `${place.text(-1)} ${found.replacement ?? ''}` }
      : undefined;
  };

export const subjectVerbAgreement: Rule = {
  id: 'subject-verb-agreement',
  label: 'Agreement of subject and verb',
  description:
    'Make the verb agree with its subject: “the servers are”, “the function returns”. A slip makes readers go back.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck(
      unlessDoubted([
        [
          classed(SINGULAR_VERB | PLURAL_VERB),
          subjects,
          behind(
            ({ classes, parts, plain, lower }) =>
              (classes === 0 &&
                (!plain ||
                  isIndefinite(lower) ||
                  (parts & (NOUN | PLURAL | PARTICIPLE | ADVERB | THIRD_PERSON)) !== 0)) ||
              (classes &
                (BETWEEN_VERBS |
                  SINGULAR_PRONOUN |
                  PLURAL_PRONOUN |
                  SINGULAR_DETERMINER |
                  PLURAL_DETERMINER)) !==
                0,
          ),
        ],
        ...EXISTING,
        ...RELATIVE_AGREEMENT,
        ...VERB_ENDINGS,
        ...QUESTIONED,
        ...NUMBERS_BY_CONTEXT,
        ...COORDINATED_VERBS,
      ]).map(([trigger, judge, beside]): Watched =>
        beside ? [trigger, withSubject(judge), beside] : [trigger, withSubject(judge)],
      ),
      'past adverbs',
    ),
    patternCheck('Make the verb agree with its subject: “{replacement}”.', AGREEMENT_SLIPS),
  ],
  examples: () => [
    {
      text: 'There is a few bugs left. A user try to upload it. The API use common status codes. Be aware that access requests is logged. Backups is one of the tasks.',
      findings: [
        { quote: 'is', suggestion: 'are' },
        { quote: 'try', suggestion: 'tries' },
        { quote: 'use', suggestion: 'uses' },
        { quote: 'is', suggestion: 'are' },
        { quote: 'is', suggestion: 'are' },
      ],
    },
    { text: 'There is a lot of work left. Use the tool that access control is part of.', findings: [] },
    {
      text: 'The servers is ready. If the function return a value, it have a type. These values was set.',
      findings: [
        { quote: 'is', suggestion: 'are' },
        { quote: 'return', suggestion: 'returns' },
        { quote: 'have', suggestion: 'has' },
        { quote: 'was', suggestion: 'were' },
      ],
      fixed: 'The servers are ready. If the function returns a value, it has a type. These values were set.',
    },
    {
      text: 'There is many options. Each of the files are read, and they contains text. The plugin provide hooks.',
      findings: [
        { quote: 'is', suggestion: 'are' },
        { quote: 'are', suggestion: 'is' },
        { quote: 'contains', suggestion: 'contain' },
        { quote: 'provide', suggestion: 'provides' },
      ],
      fixed:
        'There are many options. Each of the files is read, and they contain text. The plugin provides hooks.',
    },
    {
      text: 'One of the servers is ready. Does the function return a value? Make the plugin provide it. The data are there.',
      findings: [],
    },
    {
      text: 'The error message the server sends is short. If the value were set, the rest are skipped. There are a few.',
      findings: [],
    },
    {
      text: '- The `values` is an array.\n- We recommend that the user have access.\n- The client and the server have keys.',
      findings: [],
    },
    {
      text: 'The changes since the last upload are large. All but the first alternative are discarded. The footnotes present in this manual are short. It need not be set. This need not impede it.',
      findings: [],
    },
    {
      text: 'Link addresses, fields, and the content of code blocks are not sent. The node computes dusk and dawn itself. The progress bar no longer flickers. The backend store in charge of it can ignore it.',
      findings: [],
    },
  ],
};
