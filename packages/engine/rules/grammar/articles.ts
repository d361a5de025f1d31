import { BE, DETERMINER, JOINS, PREPOSITION } from '../../spelling/function-words.ts';
import { articleFor } from '../../checks/article.ts';
import {
  ADJECTIVE,
  articleShare,
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
import { BARE_NOUNS } from './support/bare-nouns.ts';
import { BARE_ORDERS } from './support/bare-orders.ts';
import { endsPhrase, isCountNoun, isMany } from './support/nouns.ts';
import { slip } from './support/verbs.ts';
import { MISSING_ARTICLES } from './support/missing-articles.ts';

const ORDINAL = /^(?:first|second|third|fourth|fifth|last)$/;
const isAdjective = (place: Place, step: number) =>
  (place.content(step) & (ADJECTIVE | PARTICIPLE)) !== 0 && (place.content(step) & NOUN) === 0;

/** In fifteenths. */
const SELDOM_BARE = 12;
/** What something serves as, without an article. */
const ROLE =
  /^(?:usual|standard|default|reference|base|context|fallback|shorthand|root|admin|administrator|guest|set|part|source|backup|proof|evidence|well|time|quality|series|case|license|licence|policy|binary)$/;

const mayBeBare = (parts: number) => articleShare(parts) !== 0 && articleShare(parts) < SELDOM_BARE;

/** "As second parameter", "as provider", "as global variable". */
const afterAs: Judge = (place) => {
  if (/^(?:such|same|known|so|well|far|soon|long|much|many|typed|just|declared|named)$/.test(place.lower(-1)))
    return undefined;
  // "The same CAs as node", "as easy as using it": a comparison. "The as method": a name.
  if (place.before(4).some((word) => /^(?:same|such|similar|as)$/.test(word))) return undefined;
  if ((place.classes(-1) & DETERMINER) !== 0 || place.block.kind === 'heading') return undefined;
  // "To character or As character": what is written on a control.
  if (place.at(0)?.capital && !place.opensSentence(0)) return undefined;
  // "Returns code (as string)": an aside about a type.
  if (!place.at(-1) && !place.opensSentence(0)) return undefined;
  const next = place.lower(1);
  if (ORDINAL.test(next)) {
    if (!isCountNoun(place.at(2)) || !endsPhrase(place, 2)) return undefined;
    return slip(0, 1, `as the ${next}`, `An article is missing: “as the ${next} ${place.lower(2)}”.`);
  }
  const noun = endsPhrase(place, 1) ? 1 : 2;
  if (noun === 2 && (place.content(1) & (ADJECTIVE | PARTICIPLE | NOUN)) === 0) return undefined;
  if (!isCountNoun(place.at(noun)) || !endsPhrase(place, noun) || place.at(1)?.capital) return undefined;
  // "As bug #7".
  if (place.gap(noun).includes('#')) return undefined;
  // "As minutes".
  if ((place.content(noun) & PLURAL) !== 0) return undefined;
  if (place.isMarked(1, noun) || next === 'one' || place.at(-1)?.capital) return undefined;
  // "Declared as public".
  if (noun === 1 && ((place.parts(1) & ADJECTIVE) !== 0 || mayBeBare(place.parts(1)))) return undefined;
  if (ROLE.test(place.lower(noun)) || ROLE.test(next) || /^[A-Z]{2}/.test(place.text(noun))) return undefined;
  // "As user or as root", "as compact layout as possible".
  if (/^(?:or|and|of|as)$/.test(place.lower(noun + 1))) return undefined;
  // "As user include directories": part of a name.
  if ((place.content(noun + 1) & VERB) !== 0) return undefined;
  const article = articleFor(next) ?? 'a';
  const right = next === 'other' ? 'as another' : `as ${article} ${next}`;
  return slip(0, 1, right, `An article is missing: “${right}”.`);
};

/** "At end of the file", "in middle of". */
const ofPlace: Judge = (place) => {
  const [preposition, noun] = [place.lower(-1), place.lower(0)];
  if (place.lower(1) !== 'of' || !/^(?:at|in|from|on|of)$/.test(preposition)) return undefined;
  if (/^(?:on top|of end|of start|from end|from start|from top)$/.test(`${preposition} ${noun}`))
    return undefined;
  if (/^(?:back|front)$/.test(noun) && preposition !== 'at') return undefined;
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
    !/^(?:way|reason|place|option|difference|method|step|thing|approach|behavior|behaviour|value|choice|file|person|solution|exception|requirement|purpose)$/.test(
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
  // "A hardware or software error".
  if (!/^an?$/.test(place.lower(from)) || !endsPhrase(place, 0) || (place.classes(1) & JOINS) !== 0)
    return undefined;
  // "A better than average support".
  const rest = from === -2 ? `${place.lower(-1)} ${noun}` : noun;
  return slip(from, 0, rest, `“${noun}” can't be counted: it takes no “a”.`);
};

/** "The a element" of HTML, "the a option". */
const NAMED_BY_LETTER =
  /^(?:elements?|tags?|attributes?|links?|flags?|options?|keys?|records?|values?|fields?|properties|property|variables?|suffix|prefix|parameters?|arguments?|letters?|axis|rows?|columns?|nodes?|buttons?|anchors?|series|words?|characters?)$/;

/** "In the this section", "the your file", "a the". */
const twoDeterminers: Judge = (place) => {
  const [first, second] = [place.lower(0), place.lower(1)];
  if (place.at(1)?.capital || place.text(1) !== second) return undefined;
  // "The a new password", "this indicates the a number": "the a element" names one.
  if (/^an?$/.test(second) && first === 'the') {
    const noun = place.content(2) & (NOUN | ADJECTIVE | PARTICIPLE);
    const named = [2, 3].some((step) => NAMED_BY_LETTER.test(place.lower(step)));
    if (
      (noun === 0 && !/[a-z]{2}est$/.test(place.lower(2))) ||
      named ||
      place.gap(0) !== ' ' ||
      place.gap(1) !== ' '
    )
      return undefined;
    const right = /[a-z]{2}est$/.test(place.lower(2)) ? first : isAdjective(place, 2) ? second : null;
    return slip(0, 1, right, "“The” and “a” can't stand together: keep one.");
  }
  if (/^(?:this|these|that|those|a|an)$/.test(second)) {
    if ((place.classes(-1) & PREPOSITION) === 0 && place.lower(-1) !== 'regarding') return undefined;
    if (
      !/^(?:section|chapter|page|example|examples|guide|case|tutorial|document|file|folder|list|table|article|function|method|release|version|issue|problem|step|bug|ticket|order)$/.test(
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

/** "Use name provided by the server". */
const provided: Judge = (place) => {
  const [user, noun] = [place.lower(-2), place.at(-1)];
  if (!/^(?:use|uses|using|with|by|from|of|returns?)$/.test(user) || !isCountNoun(noun)) return undefined;
  if (!/^(?:by|to|in|from|above|below|with)$/.test(place.lower(1)) || (place.classes(-3) & DETERMINER) !== 0)
    return undefined;
  // "The type of package described by it", "a layer of abstraction provided by it".
  if (/^(?:type|kind|sort|form|layer|level|degree)s?$/.test(place.lower(-3))) return undefined;
  // "Apart from the return value described above".
  if (user.startsWith('return') && place.at(-3)?.classes === 0) return undefined;
  const name = noun?.lower ?? '';
  // "The number of minutes specified by it", "a period of time given in it".
  if (isMany(noun) || name === 'time') return undefined;
  return slip(-2, -1, `${user} the ${name}`, `“The” is missing before “${name} ${place.lower(0)}”.`);
};

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
      [oneOf('as'), afterAs],
      [oneOf('end beginning start bottom middle top rest back front'), ofPlace, behind(classed(PREPOSITION))],
      [oneOf('same'), same],
      ...BARE_NOUNS,
      ...BARE_ORDERS,
      ...MISSING_ARTICLES,
      [
        oneOf('only best easiest simplest fastest main first default recommended preferred'),
        onlyOne,
        behind(classed(BE)),
      ],
      [({ lower }) => MASS.has(lower), uncountable],
      [oneOf('the a an your our its my their'), twoDeterminers, ahead(classed(DETERMINER))],
    ]),
  ],
  examples: () => [
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
        { quote: 'server', suggestion: 'a server' },
        { quote: 'a similar functionality', suggestion: 'similar functionality' },
        { quote: 'the your', suggestion: 'your' },
      ],
      fixed: 'You need to create a server. It has similar functionality, as your docs show.',
    },
    {
      text: 'Fields such as name, files as input, and an information panel: as part of the same page, in case of a failure. Same as above. Click Create key.',
      findings: [],
    },
    {
      text: 'Open question: who pays? Clean build: 4 minutes. Load test for the API: nightly.',
      findings: [],
    },
    {
      text: 'Create server instances, use file uploads, and pass it as `id`. It is a first step; do as root does.',
      findings: [],
    },
  ],
};
