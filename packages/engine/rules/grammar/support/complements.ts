import {
  BETWEEN_VERBS,
  ARTICLE,
  BE,
  DETERMINER,
  JOINS,
  OBJECT_PRONOUN,
  PLURAL_PRONOUN,
  OPENS_CLAUSE,
  PREPOSITION,
  TO,
} from '../../../spelling/function-words.ts';
import { baseOf, ingOf } from '../../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import { ahead, classed, oneOf, partOf, type Judge, type Place, type Watched } from './grammar-check.ts';
import { isMany, isOneThing, isThing, tellsHowOften } from './nouns.ts';
import { finiteFollows } from './noun-phrases.ts';
import { afterTo, afterToAndAdverb } from './to-infinitives.ts';
import { isModifier } from './subjects.ts';
import { isBase, isOnly, mended, OFTEN_VERB, opensObject, pastAdverbs, slip } from './verbs.ts';

/** Whether the phrase goes on with an object or a preposition, or ends. */
export const goesOn = (place: Place, step: number): boolean =>
  place.at(step) === undefined
    ? /^[.,;]/.test(place.gap(step - 1))
    : (place.classes(step) & (DETERMINER | OBJECT_PRONOUN | PREPOSITION | TO)) !== 0;

/** "Before to deploy the image". */
const toAfterPreposition: Judge = (place) => {
  if (!place.opensClause(0) && place.lower(-1) !== 'and') return undefined;
  const ing = (place.parts(2) & VERB) !== 0 || place.classes(2) !== 0 ? ingOf(place.lower(2)) : undefined;
  return mended([1, 2], ing, (right) => `After “${place.lower(0)}” a verb ends in “ing”: “${right}”.`);
};

/** "We suggest you to read the guide". */
const suggestsYou: Judge = (place) =>
  place.lower(2) === 'to' &&
  (place.parts(3) & VERB) !== 0 &&
  /^(?:we|i|they|strongly|highly)$/.test(place.lower(-1))
    ? slip(1, 2, 'that you', 'You suggest or recommend that somebody does something: write “that you”.')
    : undefined;

/** "For knead and mixing", "by create or deleting". */
const joinedToIng = (place: Place) =>
  isBase(place.content(1)) && (place.classes(2) & JOINS) !== 0 && (place.content(3) & ING) !== 0;

const INSTEAD =
  /^(?:throw|set|call|use|return|write|read|send|change|check|build|start|stop|run|load|add|create|install|update|delete|remove|open|close|pass|make|define|import|export|parse|render|configure)$/;

const ALLOWED = /^(?:you|us|users|developers|them)$/;

/** "Allows you using several keys". */
const allowsIng: Judge = (place) => {
  if (
    !ALLOWED.test(place.lower(1)) ||
    (place.parts(2) & ING) === 0 ||
    !(place.lower(2) === 'using' || opensObject(place, 3))
  )
    return undefined;
  const base = baseOf(place.lower(2));
  return base === undefined
    ? undefined
    : slip(
        2,
        2,
        `to ${base}`,
        `After “${place.lower(0)} ${place.lower(1)}” stands “to” with the base form: “to ${base}”.`,
      );
};

/** "By default the", "by name": nouns behind a preposition, though verbs may look the same. */
const NOUN_BY =
  /^(?:design|default|name|hand|chance|accident|mistake|law|line|request|type|value|key|index|date|size|order|row|column|contrast|way|step|turn|reference|proxy|group|rank|use|change|notice|access|support|end|work|time|force|intent|implication|extension|definition|convention|choice|experience|estimate|nature|habit|comparison|measure|coincidence)$/;
const isFollowedByArticle = (place: Place) => (place.classes(2) & ARTICLE) !== 0;

/** "Without have to", "by have been". */
const haveAfter: Judge = (place) =>
  place.lower(2) === 'to' || (place.classes(2) & ARTICLE) !== 0
    ? slip(1, 1, 'having', `After “${place.lower(0)}” a verb ends in “ing”: “having”.`)
    : undefined;

/** "For create a", "without specify", "by use the". */
const afterPreposition: Judge = (place) => {
  const preposition = place.lower(0);
  const word = place.lower(1);
  // "Provided by Read the Docs", "the default for create -C": names.
  if (place.at(1)?.capital || place.gap(1).trimStart().startsWith('-')) return undefined;
  // "By theme itself", "for say a class".
  if (place.lower(2) === 'itself' || word === 'say') return undefined;
  if (tellsHowOften(place, 2)) return undefined;
  // "What kind of edit you are making".
  if ((place.classes(2) & PLURAL_PRONOUN) !== 0 && finiteFollows(place, 2)) return undefined;
  const named =
    (/^(?:by|without)$/.test(preposition) &&
      (place.parts(1) & (ADVERB | PAST)) === 0 &&
      !NOUN_BY.test(word)) ||
    (place.lower(-1) === 'instead' && (place.parts(1) & PAST) === 0 && isFollowedByArticle(place)) ||
    (preposition === 'for' && /^(?:see|get|make|find|know|do|set|run|be)$/.test(word)) ||
    (/^(?:use|call|create|configure|select|install|handle|delete)$/.test(word) && preposition !== 'of') ||
    (preposition === 'of'
      ? place.lower(-1) === 'instead' && INSTEAD.test(word)
      : preposition !== 'for' && INSTEAD.test(word));
  const isPurpose =
    preposition === 'for' &&
    /^(?:used|useful|responsible|good|great|ideal|intended|suitable)$/.test(place.lower(-1)) &&
    (isBase(place.content(1)) || verbShare(place.content(1)) === 15) &&
    (place.content(2) & (ADJECTIVE | PARTICIPLE | PLURAL)) !== 0 &&
    (place.content(2) & (VERB | ADJECTIVE)) !== VERB;
  // "A reminder by email seven days before": the way that something is sent.
  if (preposition === 'by' && /^(?:email|mail|post|fax|text|phone|ship)$/.test(word)) return undefined;
  if (
    !isPurpose &&
    !(joinedToIng(place) && preposition !== 'of') &&
    (!(isBase(place.content(1)) || named) ||
      !opensObject(place, 2) ||
      /^(?:that|all|no|what|which|both|either|as)$/.test(place.lower(2)))
  )
    return undefined;
  const right = ingOf(word);
  return right === undefined
    ? undefined
    : slip(1, 1, right, `After “${preposition}” a verb ends in “ing”: “${right}”.`);
};

/** "When return a `Response`", "while use the". */
const afterWhen: Judge = (place) => {
  const word = place.lower(1);
  const verb = place.content(1);
  // "When debug assertions are on": part of the subject.
  const isClause = [2, 3].some(
    (step) =>
      isMany(place.at(step)) && (finiteFollows(place, step) || (place.content(step + 1) & VERB) !== 0),
  );
  if (isClause) return undefined;
  // "When use TypeScript".
  if (
    word === 'use' &&
    (place.at(2)?.capital || place.at(2)?.lower === '' || (place.classes(2) & ARTICLE) !== 0)
  )
    return slip(1, 1, 'using', `After “${place.lower(0)}” without a subject a verb ends in “ing”: “using”.`);
  const only = isOnly(verb, VERB, PAST | PARTICIPLE | PLURAL | ADJECTIVE | ADVERB);
  const article =
    ((place.classes(2) & ARTICLE) !== 0 || /^(?:your|its|their|our)$/.test(place.lower(2))) &&
    !place.at(2)?.capital &&
    (/^wh/.test(place.lower(0)) || place.opensSentence(0));
  // "When create scorers", "before deploy to production".
  const alone = (isBase(verb) && place.opensClause(0)) || (place.lower(0) === 'when' && isBase(verb));
  if (
    !only ||
    !(
      article ||
      (alone &&
        place.at(2) !== undefined &&
        (place.classes(2) & DETERMINER) === 0 &&
        !finiteFollows(place, 1) &&
        // "While debug mode catches it", "when merge request is accepted".
        (place.content(2) & (NOUN | PLURAL)) !== NOUN &&
        (place.classes(2) & (BETWEEN_VERBS | JOINS)) === 0)
    )
  )
    return undefined;
  const right = ingOf(word);
  return slip(
    1,
    1,
    right,
    `After “${place.lower(0)}” without a subject a verb ends in “ing”: “${right ?? ''}”.`,
  );
};

/** "Let's looking at", "helped inspiring the". */
const afterHelp: Judge = (place) => {
  const verb = place.lower(0);
  const step = pastAdverbs(place, 1);
  const parts = place.content(step);
  const lets = verb.startsWith('let');
  if (
    (parts & ING) === 0 ||
    /^(?:can't|cannot|not|with|the|for|more|need|needs|of|get|ask|your|any|some|no)$/.test(place.lower(-1))
  )
    return undefined;
  // "Help existing users": said of them.
  if (!lets && (parts & ADJECTIVE) !== 0 && place.at(step + 1) !== undefined && !opensObject(place, step + 1))
    return undefined;
  // "Help debugging tools understand it".
  if (!lets && (place.content(step + 1) & PLURAL) !== 0 && (place.content(step + 2) & VERB) !== 0)
    return undefined;
  // "Helps testing" may mean the tests.
  if (!lets && (parts & NOUN) !== 0 && !opensObject(place, step + 1)) return undefined;
  // "Help debugging by giving context".
  if (!lets && (place.classes(step + 1) & PREPOSITION) !== 0) return undefined;
  if (!lets && (place.classes(-1) & (ARTICLE | DETERMINER)) !== 0) return undefined;
  const base = baseOf(place.lower(step));
  return base === undefined
    ? undefined
    : slip(step, step, base, `After “${verb}” stands the base form of a verb: “${base}”.`);
};

/** "The tool helps you finding bugs". */
const helpsYouIng: Judge = (place) =>
  (place.content(2) & ING) !== 0 && verbShare(place.content(2)) >= OFTEN_VERB
    ? mended(
        2,
        baseOf(place.lower(2)),
        (base) => `After “${place.lower(0)} ${place.lower(1)}” stands the base form: “${base}”.`,
      )
    : undefined;

/** "Please reading the guide first", "please brings a towel". */
const pleaseIng: Judge = (place) =>
  opensObject(place, 2)
    ? mended(1, baseOf(place.lower(1)), (base) => `After “please” stands the base form: “${base}”.`)
    : undefined;

/** "Allows to configure". */
const allowsTo: Judge = (place) => {
  const [verb, word] = [place.lower(0), place.lower(2)];
  if (place.lower(1) !== 'to' || (place.parts(2) & VERB) === 0 || place.classes(2) !== 0) return undefined;
  // "Permission to": "the permits to build".
  if ((place.classes(-1) & DETERMINER) !== 0 && !/^(?:this|that|which)$/.test(place.lower(-1)))
    return undefined;
  // "The methods that the server allows to call": the object stands in front.
  const [last, ...before] = place.before(5);
  if (last === 'what' || before.some((one) => /^(?:which|that|what|whatever|only)$/.test(one)))
    return undefined;
  return slip(0, 1, `${verb} you to`, `“${verb}” asks for somebody: “${verb} you to ${word}”.`);
};

/** "Suggest to enable", "avoid to use", "succeed to create", "worth to check". */
const suggestsTo: Judge = (place) => {
  // "We recommends to use": both slips at once.
  const plural = (place.classes(-1) & PLURAL_PRONOUN) !== 0 && place.opensClause(-1);
  const verb = (plural && baseOf(place.lower(0))) || place.lower(0);
  const word = place.lower(2);
  if (place.lower(1) !== 'to' || (place.parts(2) & VERB) === 0 || place.classes(2) !== 0) return undefined;
  if (
    /\b(?:what|which|that)\b/.test(place.before(4).join(' ')) ||
    (place.classes(-1) & (ARTICLE | BE)) !== 0 ||
    place.lower(-1) === 'not'
  )
    return undefined;
  const ing = ingOf(word);
  const right = ing !== undefined && /^succe/.test(verb) ? `in ${ing}` : ing;
  return right === undefined
    ? undefined
    : slip(0, 2, `${verb} ${right}`, `After “${verb}” a verb ends in “ing”: “${verb} ${right}”.`);
};

const PERSON =
  /^(?:users?|readers?|developers?|players?|customers?|clients?|servers?|visitors?|administrators?|admins?|people|employees?|patients?|nurses?|operators?|robots?|browsers?|compiler|process|program|system|device)$/;

/** What things do, and nobody does to them: "makes the app to crash". */
const ACTS = /^(?:crash|fail|freeze|hang|work|look|behave|respond|stop|appear|seem)$/;

/** "Lets you to configure", "makes the nurse to check". */
const letsTo: Judge = (place) => {
  const verb = place.lower(0);
  let at = 1;
  if ((place.classes(1) & DETERMINER) !== 0) {
    at = isModifier(place, 2) && PERSON.test(place.lower(3)) ? 3 : 2;
    const acts =
      PERSON.test(place.lower(at)) || (isThing(place.content(at)) && ACTS.test(place.lower(at + 2)));
    if (verb.startsWith('let') ? (place.content(at) & (NOUN | PLURAL)) === 0 : !acts) return undefined;
  } else if (!/^(?:you|us|me|them|him|her|it|users)$/.test(place.lower(1))) return undefined;
  if (place.lower(at + 1) !== 'to' || (place.parts(at + 2) & VERB) === 0) return undefined;
  const object = place.lower(at);
  return slip(at, at + 1, object, `No “to” stands behind “${verb} … ${object}”.`);
};

/** "Let the installer finishes", "makes the code looks cleaner". */
const letsS: Judge = (place) => {
  const at =
    (place.classes(1) & DETERMINER) === 0
      ? 2
      : isModifier(place, 2) && (place.content(3) & (NOUN | VERB)) === NOUN
        ? 4
        : 3;
  const subject = place.at(at - 1);
  if (at === 2 ? !/^(?:you|us|it|them|him|her)$/.test(place.lower(1)) : !isOneThing(subject))
    return undefined;
  const right = baseOf(place.lower(at));
  const parts = place.content(at);
  if (right === undefined || (parts & THIRD_PERSON) === 0) return undefined;
  // "Makes the server logs available": a plural.
  const certain =
    (parts & (PLURAL | NOUN)) === 0 || /^(?:look|work|behave|become|feel|seem|get|take|need)$/.test(right);
  // "Let the installer finishes before": behind "let" no plural ends the clause.
  const next = place.at(at + 1);
  const ends =
    place.lower(0).startsWith('let') &&
    (!next ||
      (next.classes & (OPENS_CLAUSE | PREPOSITION)) !== 0 ||
      /^(?:first|again|automatically)$/.test(next.lower));
  return certain || ends || opensObject(place, at + 1)
    ? slip(
        at,
        at,
        right,
        `After “${place.lower(0)} … ${place.lower(at - 1)}” stands the base form: “${right}”.`,
      )
    : undefined;
};

/** "Prevents the job to run twice". */
const preventsTo: Judge = (place) => {
  for (let at = 1; at <= 5; at++) {
    if (at > 1 && place.lower(at) === 'to') {
      const verb = place.lower(at + 1);
      const ing = verb === 'be' ? 'being' : (place.parts(at + 1) & VERB) !== 0 ? ingOf(verb) : undefined;
      // "Prevents any attempt to save it".
      if (/^(?:attempts?|requests?|tries|permissions?|access|calls?)$/.test(place.lower(at - 1)))
        return undefined;
      const noun =
        (place.parts(at - 1) & (NOUN | PLURAL)) !== 0 || (place.classes(at - 1) & OBJECT_PRONOUN) !== 0;
      return noun
        ? mended(
            [at, at + 1],
            ing && `from ${ing}`,
            (right) => `Something is prevented “from” happening: “${right}”.`,
          )
        : undefined;
    }
    if (!isModifier(place, at) && (place.classes(at) & (DETERMINER | OBJECT_PRONOUN)) === 0) return undefined;
  }
  return undefined;
};

/** "We look forward to hear from you". */
const forwardTo: Judge = (place) =>
  (/^look/.test(place.lower(-1)) && isBase(place.content(2))) ||
  place.lower(2) === 'see' ||
  place.lower(2) === 'hear'
    ? mended(2, ingOf(place.lower(2)), (right) => `After “forward to” a verb ends in “ing”: “${right}”.`)
    : undefined;

/** "Without it be converted". */
const beAfterPreposition: Judge = (place) =>
  /^(?:it|them|this|that|him|her)$/.test(place.lower(-1)) &&
  /^(?:without|of|from|with|by)$/.test(place.lower(-2)) &&
  (place.content(1) & PARTICIPLE) !== 0 &&
  !/^(?:or|whether)$/.test(place.lower(-3))
    ? slip(0, 0, 'being', `After “${place.lower(-2)}” a verb ends in “ing”: “being”.`)
    : undefined;

/** Verbs that complete another verb, a preposition or a conjunction, in a form that these don't take. */
export const COMPLEMENTS: readonly Watched[] = [
  [oneOf('to'), afterToAndAdverb, ahead(classed(BETWEEN_VERBS))],
  [oneOf('to'), afterTo, ahead(partOf(THIRD_PERSON | PAST | ING))],
  [oneOf('for by without of before after about from'), afterPreposition, ahead(partOf(VERB))],
  [oneOf('by without of'), haveAfter, ahead(oneOf('have'))],
  [oneOf('allow allows allowing enable enables permit permits'), allowsIng],
  [oneOf('when while before after'), afterWhen, ahead(partOf(VERB))],
  [oneOf('before after without while'), toAfterPreposition, ahead(classed(TO))],
  [oneOf('suggest suggests recommend recommends'), suggestsYou, ahead(oneOf('you'))],
  [oneOf("let's help helps helped helping"), afterHelp],
  [oneOf('help helps helped'), helpsYouIng, ahead(oneOf('you us them'))],
  [oneOf('please'), pleaseIng, ahead(partOf(ING | THIRD_PERSON))],
  [oneOf('allow allows allowing enables enabling permits permitting'), allowsTo],
  [
    oneOf(
      'suggest suggests recommend recommends keeps enjoy enjoys enjoyed avoid avoids avoiding consider considers succeed succeeds succeeded worth without',
    ),
    suggestsTo,
  ],
  [
    oneOf('let lets letting makes'),
    letsTo,
    ahead(({ classes, lower }) => (classes & (DETERMINER | OBJECT_PRONOUN)) !== 0 || lower === 'users'),
  ],
  [oneOf('let lets letting'), letsS, ahead(classed(DETERMINER | OBJECT_PRONOUN))],
  [oneOf('prevent prevents prevented preventing'), preventsTo],
  [oneOf('forward'), forwardTo, ahead(classed(TO))],
  [oneOf('be'), beAfterPreposition, ahead(partOf(PARTICIPLE))],
];
