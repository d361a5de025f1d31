import {
  ARTICLE,
  BE,
  DETERMINER,
  JOINS,
  MODAL,
  PREPOSITION,
  SINGULAR_PRONOUN,
  PLURAL_PRONOUN,
  TO,
} from '../../spelling/function-words.ts';
import { articleFor } from '../../checks/article.ts';
import {
  ADJECTIVE,
  ADVERB,
  ING,
  NOUN,
  PARTICIPLE,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
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
import { nounPhraseEnd } from './support/noun-phrases.ts';
import { endsPhrase, isCountNoun } from './support/nouns.ts';
import { slip } from './support/verbs.ts';
import { MISSING_ARTICLES } from './support/missing-articles.ts';

const ORDINAL = /^(?:first|second|third|fourth|fifth|last)$/;
const isAdjective = (place: Place, step: number) =>
  (place.content(step) & (ADJECTIVE | PARTICIPLE)) !== 0 && (place.content(step) & NOUN) === 0;

/** "As second parameter", "as provider", "as global variable". */
const afterAs: Judge = (place) => {
  if (/^(?:such|same|known|so|well|far|soon|long|much|many|typed|just|declared|named)$/.test(place.lower(-1)))
    return undefined;
  // "The same CAs as node": a comparison.
  if (place.before(4).some((word) => /^(?:same|such|similar)$/.test(word))) return undefined;
  // "Returns code (as string)": an aside about a type.
  if (!place.at(-1) && !place.opensSentence(0)) return undefined;
  const next = place.lower(1);
  if (ORDINAL.test(next)) {
    if (!isCountNoun(place.at(2)) || !endsPhrase(place, 2)) return undefined;
    return slip(0, 1, `as the ${next}`, `An article is missing: “as the ${next} ${place.lower(2)}”.`);
  }
  const noun = isAdjective(place, 1) ? 2 : 1;
  if (!isCountNoun(place.at(noun)) || !endsPhrase(place, noun) || place.at(1)?.capital) return undefined;
  // "As user or as root", "as file, as stream": a list of roles.
  if (/^(?:or|and|of)$/.test(place.lower(noun + 1))) return undefined;
  // "As user include directories": part of a name.
  if ((place.content(noun + 1) & VERB) !== 0) return undefined;
  const article = articleFor(next) ?? 'a';
  return slip(0, 1, `as ${article} ${next}`, `An article is missing: “as ${article} ${next}”.`);
};

/** "At end of the file", "in middle of". */
const ofPlace: Judge = (place) => {
  const [preposition, noun] = [place.lower(-1), place.lower(0)];
  if (place.lower(1) !== 'of' || !/^(?:at|in|from|on|of)$/.test(preposition)) return undefined;
  if (/^(?:on top|of end|of start|from end|from start|from top)$/.test(`${preposition} ${noun}`))
    return undefined;
  if ((place.classes(2) & DETERMINER) === 0) return undefined;
  return slip(-1, 0, `${preposition} the ${noun}`, `“The” is missing before “${noun} of”.`);
};

/** "In same file", "is same as", "use same name". */
const same: Judge = (place) => {
  const before = place.lower(-1);
  const due =
    (place.classes(-1) & (PREPOSITION | BE)) !== 0 ||
    ((place.content(-1) & (VERB | THIRD_PERSON | ING)) !== 0 && (place.content(-1) & ADJECTIVE) === 0) ||
    /^(?:have|has|having)$/.test(before);
  if (!due || /^(?:as|than|per|like)$/.test(before)) return undefined;
  const next = place.lower(1);
  const noun = (place.content(1) & NOUN) !== 0;
  if (!(noun && endsPhrase(place, 1)) && !(next === 'as' && (place.classes(-1) & BE) !== 0)) return undefined;
  if (/^(?:origin|site|day|size)$/.test(next) && (place.classes(-1) & BE) === 0 && place.at(2) === undefined)
    return undefined;
  return slip(0, 0, 'the same', `“Same” goes with “the”: “the same”.`);
};

/** "Is only way", "is best way to", "is default behavior". */
const onlyOne: Judge = (place) => {
  if (
    (place.classes(-1) & BE) === 0 ||
    !/^(?:way|reason|place|option|difference|method|step|thing|approach|behavior|behaviour|value|choice|file)$/.test(
      place.lower(1),
    )
  )
    return undefined;
  if (!endsPhrase(place, 1) || place.opensClause(-1)) return undefined;
  return slip(0, 0, `the ${place.lower(0)}`, `“The” is missing: “the ${place.lower(0)} ${place.lower(1)}”.`);
};

/** Said of a quantity, never of one piece: "an information". */
const MASS = new Set(
  'functionality information advice software hardware feedback documentation equipment metadata support traffic progress evidence access'.split(
    ' ',
  ),
);

/** "An information", "a similar functionality". */
const uncountable: Judge = (place) => {
  const from = isAdjective(place, -1) || place.lower(-1) === 'similar' ? -2 : -1;
  const noun = place.lower(0);
  if (!/^an?$/.test(place.lower(from)) || !endsPhrase(place, 0)) return undefined;
  // "A better than average support".
  const rest = from === -2 ? `${place.lower(-1)} ${noun}` : noun;
  return slip(from, 0, rest, `“${noun}” can't be counted: it takes no “a”.`);
};

/** "In the this section", "the your file", "a the". */
const twoDeterminers: Judge = (place) => {
  const [first, second] = [place.lower(0), place.lower(1)];
  if (place.at(1)?.capital) return undefined;
  // "The a new password": "the a element" names one.
  const adjective = /^an?$/.test(second) && first === 'the' && isAdjective(place, 2);
  if (adjective && place.gap(1) === ' ')
    return slip(0, 1, second, "“The” and “a” can't stand together: keep one.");
  if (/^(?:this|these|that|those|a|an)$/.test(second)) {
    if ((place.classes(-1) & PREPOSITION) === 0) return undefined;
    if (
      !/^(?:section|chapter|page|example|examples|guide|case|tutorial|document|file|folder|list|table|article|function|method)$/.test(
        place.lower(2),
      )
    )
      return undefined;
  } else if (!/^(?:the|your|its|our|my|their)$/.test(second) || first === second) return undefined;
  if (second === 'the' && first === 'the') return undefined;
  return slip(
    0,
    1,
    second === 'a' || second === 'an' ? first : second,
    `“${first}” and “${second}” can't stand together: keep one.`,
  );
};

/** "To create file", "you need server that", "is function which". */
const afterVerb: Judge = (place) => {
  const verb = place.lower(0);
  const adjective = isAdjective(place, 1) ? 1 : 0;
  const noun = 1 + adjective;
  if (!isCountNoun(place.at(noun)) || place.at(1)?.capital) return undefined;
  // "Do they add value": worth.
  if (/^add/.test(verb) && place.lower(1) === 'value' && adjective === 0) return undefined;
  const next = place.at(noun + 1);
  const ends =
    next === undefined
      ? endsPhrase(place, noun)
      : /^(?:that|which|with|for|to|in|from)$/.test(next.lower) ||
        (next.lower === 'instead' && place.lower(noun + 2) === 'of');
  if (!ends) return undefined;
  const first = place.lower(1);
  const article = articleFor(first) ?? 'a';
  return slip(0, 1, `${verb} ${article} ${first}`, `An article is missing: “${verb} ${article} ${first}”.`);
};

/** Adjectives that say which one of several is meant. */
const WHICH =
  /^(?:new|custom|single|separate|specific|different|given|existing|valid|simple|dedicated|particular|certain|temporary|unique|corresponding|empty|large|small|long|short|big|good|bad|better|complete|previous|current|next|last|following|whole|entire|final|original|actual|appropriate|suitable|similar|special|basic|generic|typical|common|external|remote|local|missing|wrong|correct|invalid|known|second|third|active|available|random|private|shared|nested|named)$/;
const THE =
  /^(?:previous|current|next|last|following|whole|entire|final|original|actual|corresponding|appropriate|correct|wrong|given|specific|second|third|default)$/;
/** In these phrases nouns stand without an article, or have become names. */
const BARE =
  /^(?:type|version|name|order|case|fact|way|step|key|user|page|section|chapter|value|line|level|form|root|detail|unit|text|string|number|check|note|event|error|parent|child|feature|screen)$/;

/** "Creates new file in same folder", "using custom component": an adjective that tells which, and no article. */
const whichOne: Judge = (place) => {
  const before = place.at(-1);
  if (!before || place.at(0)?.capital) return undefined;
  const preposition =
    (before.classes & (PREPOSITION | TO)) !== 0 &&
    !WITHOUT_ARTICLE.has(before.lower) &&
    (before.lower !== 'of' || place.lower(0) === 'single');
  const said = (before.classes & BE) !== 0 && place.at(-2) !== undefined;
  if (!preposition && !said && !isVerbAt(place, -1)) return undefined;
  // "New Mastra project".
  const first = place.at(1)?.capital ? 2 : 1;
  const at = nounPhraseEnd(place, first);
  const noun = place.at(at);
  if (at === 0 || !isCountNoun(noun) || BARE.test(place.lower(at))) return undefined;
  const next = place.classes(at + 1);
  if ((next & JOINS) !== 0 || ((place.parts(at) & VERB) !== 0 && (next & ARTICLE) !== 0)) return undefined;
  const text = place.block.kind !== 'heading' && place.block.kind !== 'table-cell';
  if (!text || !/[.:!]$/.test(place.sentence.trimEnd())) return undefined;
  const which = place.lower(0);
  const article = THE.test(which) ? 'the' : (articleFor(which) ?? 'a');
  return slip(0, 0, `${article} ${which}`, `An article is missing: “${article} ${which} ${place.lower(1)}”.`);
};
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(
  'as per than like by between without despite inside over'.split(' '),
);
/** Whether the word at `step` is a verb that has an object behind it. */
const isVerbAt = (place: Place, step: number): boolean => {
  const parts = place.classes(step) === 0 ? place.parts(step) : 0;
  if ((parts & (VERB | THIRD_PERSON | ING)) === 0 || (parts & (ADJECTIVE | ADVERB)) !== 0) return false;
  // "A provide custom handler" has another slip.
  if ((place.classes(step - 1) & DETERMINER) !== 0) return false;
  const before = place.classes(step - 1) & (TO | MODAL | PLURAL_PRONOUN | SINGULAR_PRONOUN);
  const ends = (parts & (NOUN | PLURAL)) === 0;
  return before !== 0 || ends || place.opensSentence(step);
};

/** What these do is done to one thing: other verbs make phrases with bare nouns, as "take place". */
const OBJECT_VERBS =
  /^(?:creates?|writes?|defines?|registers?|declares?|implements?|needs?|uses?|adds?|configures?|installs?|deploys?|deletes?|removes?|updates?|opens?|selects?|clicks?|choose|chooses|run|runs|specify|specifies|provides?|returns?|generates?|validates?|edits?|replaces?|initializes?|instantiates?|imports?|exports?|loads?|sends?|receives?|fetch|fetches|query|queries|restarts?|starts?|stops?|calls?|wraps?|extends?|renames?|execute|executes|invokes?|triggers?|customizes?)$/;

/** "The server sends response to the client". */
const givesOne: Judge = (place) => {
  if (!isCountNoun(place.at(1)) || (place.parts(1) & ADJECTIVE) !== 0) return undefined;
  if (!/^(?:to|from)$/.test(place.lower(2)) || (place.classes(3) & DETERMINER) === 0) return undefined;
  if ((place.classes(-2) & DETERMINER) === 0 || (place.content(-1) & NOUN) === 0) return undefined;
  const noun = place.lower(1);
  const right = `${articleFor(noun) ?? 'a'} ${noun}`;
  return slip(1, 1, right, `An article is missing: “${right}”.`);
};

/** "Use name provided by the server". */
const provided: Judge = (place) => {
  const [user, noun] = [place.lower(-2), place.at(-1)];
  if (!/^(?:use|uses|using|with|by|from|of|returns?)$/.test(user) || !isCountNoun(noun)) return undefined;
  if (!/^(?:by|to|in|from|above|below|with)$/.test(place.lower(1)) || (place.classes(-3) & DETERMINER) !== 0)
    return undefined;
  const name = noun?.lower ?? '';
  return slip(-2, -1, `${user} the ${name}`, `“The” is missing before “${name} ${place.lower(0)}”.`);
};

/** "`x` is function that". */
const isThing: Judge = (place) => {
  const at = isAdjective(place, 1) ? 2 : 1;
  if (
    !isCountNoun(place.at(at)) ||
    !/^(?:that|which|whose|of)$/.test(place.lower(at + 1)) ||
    place.opensClause(0) ||
    place.block.kind === 'table-cell' ||
    /^(?:parent|child|key|case)$/.test(place.lower(at))
  )
    return undefined;
  const first = place.lower(1);
  const article = articleFor(first) ?? 'a';
  return slip(0, 1, `${place.lower(0)} ${article} ${first}`, `An article is missing: “${article} ${first}”.`);
};

/** "It is good idea to", "this is easy task for". */
const isGood: Judge = (place) => {
  if (!/^(?:it|this|that)$/.test(place.lower(-1)) || !place.opensClause(-1)) return undefined;
  if (!isAdjective(place, 1) && !/^(?:good|bad|nice|common|simple|easy)$/.test(place.lower(1)))
    return undefined;
  if (!SINGLE.has(place.lower(2)) || !endsPhrase(place, 2)) return undefined;
  const article = articleFor(place.lower(1)) ?? 'a';
  const right = `${article} ${place.lower(1)}`;
  return slip(1, 1, right, `An article is missing: “${right} ${place.lower(2)}”.`);
};

/** "It returns array of strings". */
const returnsOne: Judge = (place) => {
  if (
    !/^(?:method|function|hook|it|which|that|call|command|this|endpoint|query|api|service|server|handler|route|tool)$/.test(
      place.lower(-1),
    )
  )
    return undefined;
  if (!/^(?:of|with|that|containing|which)$/.test(place.lower(2))) return undefined;
  const noun = place.lower(1);
  const right = `${articleFor(noun) ?? 'a'} ${noun}`;
  return slip(1, 1, right, `An article is missing: “${right}”.`);
};

/** Of these one is meant, whatever stands around. */
const SINGLE = new Set(
  'idea task way option problem solution step tool example mistake choice decision place question reason point thing job bug feature'.split(
    ' ',
  ),
);

export const articles: Rule = {
  id: 'articles',
  label: 'Articles',
  description:
    'Give a noun that can be counted its article, and one that can’t be counted no “a”: “as a provider”, “the same file”, “information”.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    grammarCheck([
      [
        oneOf('provided given specified returned passed generated received mentioned described defined'),
        provided,
        behind(partOf(NOUN)),
      ],
      [oneOf('is returns'), isThing, ahead(partOf(NOUN | ADJECTIVE | PARTICIPLE))],
      [oneOf('as'), afterAs],
      [oneOf('end beginning start bottom middle top rest'), ofPlace, behind(classed(PREPOSITION))],
      [oneOf('is was'), isGood, behind(oneOf('it this that'))],
      [
        oneOf('returns'),
        returnsOne,
        ahead(oneOf('array list object string promise map set function instance reference copy')),
      ],
      [
        ({ lower }) => WHICH.test(lower),
        whichOne,
        ahead(
          ({ classes, parts, capital }) => classes === 0 && (capital || (parts & (NOUN | ADJECTIVE)) !== 0),
        ),
      ],
      [oneOf('sends returns receives gets creates passes throws'), givesOne, ahead(partOf(NOUN))],
      [oneOf('same'), same],
      ...MISSING_ARTICLES,
      [
        oneOf('only best easiest simplest fastest main first default recommended preferred'),
        onlyOne,
        behind(classed(BE)),
      ],
      [({ lower }) => MASS.has(lower), uncountable],
      [oneOf('the a an your our its my their'), twoDeterminers, ahead(classed(DETERMINER))],
      [
        ({ lower }) => OBJECT_VERBS.test(lower),
        afterVerb,
        behind(classed(TO | MODAL | PLURAL_PRONOUN | SINGULAR_PRONOUN)),
      ],
    ]),
  ],
  examples: [
    {
      text: 'Register it as provider in same file, at end of the list. Pass the name as second argument. This is best way.',
      findings: [
        { quote: 'as provider', suggestion: 'as a provider' },
        { quote: 'same', suggestion: 'the same' },
        { quote: 'at end', suggestion: 'at the end' },
        { quote: 'as second', suggestion: 'as the second' },
        { quote: 'best', suggestion: 'the best' },
      ],
      fixed:
        'Register it as a provider in the same file, at the end of the list. Pass the name as the second argument. This is the best way.',
    },
    {
      text: 'You need to create server. It has a similar functionality, as the your docs show.',
      findings: [
        { quote: 'create server', suggestion: 'create a server' },
        { quote: 'a similar functionality', suggestion: 'similar functionality' },
        { quote: 'the your', suggestion: 'your' },
      ],
      fixed: 'You need to create a server. It has similar functionality, as your docs show.',
    },
    {
      text: 'Fields such as name, files as input, and an information panel: as part of the same page, in case of a failure. Same as above.',
      findings: [],
    },
    {
      text: 'Create server instances, use file uploads, and pass it as `id`. It is a first step; do as root does.',
      findings: [],
    },
  ],
};
