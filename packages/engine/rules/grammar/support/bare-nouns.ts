import { articleFor } from '../../../checks/article.ts';
import {
  BE,
  BETWEEN_VERBS,
  DETERMINER,
  HAVE,
  JOINS,
  MODAL,
  NUMBER,
  OPENS_CLAUSE,
  PLURAL_PRONOUN,
  PREPOSITION,
  SINGULAR_PRONOUN,
  TO,
} from '../../../spelling/function-words.ts';
import {
  ADJECTIVE,
  ING,
  NOUN,
  nounShare,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
  verbShare,
} from '../../../spelling/lexicon.ts';
import type { WordFacts } from '../../../spelling/word-facts.ts';
import { behind, type Judge, type Place, type Trigger, type Watched } from './grammar-check.ts';
import { isPressed, isProse, mayBeProse } from './noun-phrases.ts';
import { endsPhrase, isAcronym, isCountNoun, isQuoted, namesKind } from './nouns.ts';
import { HARDLY_BARE, isSomeoneOrDevice, shareOf } from './persons.ts';
import { isMostlyVerb } from './subjects.ts';
import { slip, MOSTLY_VERB, OFTEN_VERB } from './verbs.ts';

/** Adjectives that say which one of several is meant, so that it is named with "the". */
const THE = words(
  'previous current next last following whole entire final original actual corresponding appropriate correct wrong given specified second third maximum minimum desired same only best easiest simplest fastest main first',
);
/** With these, nouns stand bare: "per request", "without good reason". */
const ALWAYS_BARE = words('as per than like by between without despite over via of');
/** With these, nouns stand bare unless an adjective says which one: "on error", "at runtime". */
const OFTEN_BARE = words('inside before after during until upon within at on in for to from under into out');
const HAPPENING = /^(?:upon|after|before|during)$/;
/** In phrases with these, nouns stand without an article, or have become names. */
const IN_PHRASES =
  /^(?:type|version|name|order|case|fact|way|step|key|user|page|section|chapter|value|line|level|form|root|detail|unit|text|string|number|check|note|event|error|parent|child|feature|screen|account|default|part)$/;
const NEVER_COUNTED =
  /^(?:part|action|notice|place|sense|effort|kind|sort|lot|reference|need|purpose|course|practice|principle|mode|style|today|default|base|context|front|top|favor|case|time|value|resort|note|power|view|light|lower|upper|matter|scale|shape|public|condition|series|insight|deadlock|fallback|reason|telnet)$/;
/** What is done is counted or not, as the writer sees it. */
const OF_DOING = /(?:[ts]ion|ment|[ae]nce|rison|ity|ness|ing|al|ure|sis)$/;
const THINGS =
  /^(?:question|option|section|function|station|position|version|extension|exception|connection|transaction|session|document|element|statement|comment|argument|segment|component|environment|attachment|entity|signal|terminal|module|structure|procedure|ring|string|thing|setting|meeting|drawing|building|heading|warning|location|situation|introduction|reservation|definition|annotation|expression|instruction|permission|partition|notification)$/;
/** What stands for an article, and what stands between a verb and its object. */
const DETERMINES = words(
  'one other said early little more less much such own enough further another above below which what whatever whose zero least most up down out off back away see note notice right',
);
/** Notes of changes and summaries of functions are terse. */
const TERSE =
  /^(?:fix|add|remove|update|return|get|set|make|allow|implement|support|use|introduce|improve|change|move|drop|bump|insert|append|compute|exit|detach|attach|restore|replicate)$/;
/** Behind these, another verb may stand: "help record". */
const BEFORE_VERB = /^(?:help|helps|let|lets|make|makes|get|gets|cause|causes)$/;
const GIVEN = /^(?:passed|given|sent|supplied|handed)$/;
/** What people type, and no kind of a thing: "through git archive". */
const PROGRAM =
  /^(?:git|npm|npx|pnpm|yarn|docker|podman|kubectl|helm|pip|curl|wget|ssh|scp|rsync|brew|apt|cargo|systemctl|psql|grep|sed|awk)$/;
/** What has a name on a screen. */
const ON_SCREEN = /^(?:button|tab|menu|dialog|field|page|icon|link|checkbox|panel|window|screen|view|key)$/;
/** Behind another noun, and behind most adjectives, these are a matter, a kind or an act: "sort order", "partial match", "scroll position". */
const MATTER =
  /^(?:effort|shift|allocation|overflow|optimization|binding|navigation|disk|order|ordering|commit|design|modification|selection|crash|standard|exchange|email|license|assignment|search|conversion|discussion|shutdown|utility|time|comparison|upgrade|measure|frequency|display|notification|volume|history|computation|failure|update|power|sort|form|abstraction|lookup|deployment|identity|zone|case|length|width|size|transition|config|fetch|resort|installation|capability|delay|context|cost|practice|experience|scope|position|policy|backup|import|export|match|lifetime|duration|protocol|join|impact|term|transfer|query|clone|checkout|push|pull|merge|access|evaluation|person|edition|quality|latency|throughput|syntax|output|input|point|layout|growth|deadlock|schedule|hydration|upload|download|voice)$/;
const DEGREE = /^(?:very|really|quite|highly|extremely)$/;
/** In fifteenths: a noun that is never bare, nearly never, and seldom; behind "to create", an object is meant. */
const [NEVER_BARE, SELDOM_BARE, AFTER_TO] = [15, 13, 11];
const [SELDOM_NOUN, MOSTLY, NEARLY_ALL, OFTEN_NOUN] = [3, 8, 10, 12];

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const isHyphenated = ({ lower }: WordFacts): boolean => /^[a-z]+-[a-z]+$/.test(lower);

/** Whether a word may stand between an article and its noun. */
function modifies(place: Place, step: number): boolean {
  const facts = place.at(step);
  if (!facts || facts.classes !== 0 || DETERMINES.has(facts.lower)) return false;
  // "JSON object".
  if (!facts.plain) return isAcronym(facts);
  // "A built-in editor".
  if (facts.parts === 0 && !facts.capital && isHyphenated(facts)) return true;
  // "The settings page".
  if ((facts.parts & PLURAL) !== 0 && ON_SCREEN.test(place.lower(step + 1))) return true;
  // "A new Mastra project", "the Save button".
  if (facts.capital)
    return (
      !place.opensSentence(step) &&
      ((place.content(step - 1) & ADJECTIVE) !== 0 || ON_SCREEN.test(place.lower(0)))
    );
  if ((facts.parts & (PLURAL | THIRD_PERSON)) !== 0 && (facts.parts & (NOUN | ADJECTIVE)) === 0) return false;
  return (facts.parts & (ADJECTIVE | PARTICIPLE | NOUN)) !== 0 && !isMostlyVerb(facts.parts);
}

/** Whether the word at `step` is a verb that governs what stands behind it. */
function governs(place: Place, step: number): boolean {
  const facts = place.at(step);
  if (!facts) return false;
  if ((facts.classes & HAVE) !== 0) return place.at(step - 1) !== undefined;
  if (facts.classes !== 0 || (facts.parts & (VERB | THIRD_PERSON | ING)) === 0) return false;
  const adverb = (place.classes(step - 1) & BETWEEN_VERBS) !== 0 || place.lower(step - 1) === 'first';
  const before = place.classes(adverb ? step - 2 : step - 1);
  if ((before & (DETERMINER | NUMBER)) !== 0) return false;
  // "An easier to use way".
  if (facts.lower === 'use' && /^(?:eas|simpl|hard|ready)/.test(place.lower(step - 2))) return false;
  // "Fallback to slow path", "passed to build function": hardly ever a verb, or a receiver.
  const isLike =
    (verbShare(facts.parts) <= OFTEN_VERB &&
      (nounShare(facts.parts) > 0 || (facts.parts & ADJECTIVE) !== 0)) ||
    GIVEN.test(place.lower(step - 2));
  if ((before & TO) !== 0 && isLike) return false;
  if ((before & (TO | MODAL | PLURAL_PRONOUN)) !== 0) return (facts.parts & VERB) !== 0;
  if ((before & SINGULAR_PRONOUN) !== 0 || /^(?:that|which|who)$/.test(place.lower(step - 1)))
    // "Which files conflict".
    return (facts.parts & THIRD_PERSON) !== 0 && verbShare(facts.parts) >= OFTEN_VERB;
  // "Of existing account", "for running job": said of it, or what is done.
  if ((facts.parts & ING) !== 0)
    return (
      facts.lower === 'using' || ((before & (PREPOSITION | BE)) !== 0 && (facts.parts & ADJECTIVE) === 0)
    );
  const opens = place.opensSentence(step);
  // "Open question: who pays?" is a label, and no order.
  if (opens && (facts.parts & ADJECTIVE) !== 0 && place.sign(0) === ':') return false;
  // "Before you begin, create service account."
  if (opens || (!place.at(step - 1) && place.opensClause(step) && !place.gap(step - 1).includes('('))) {
    // "Load test for the API", "highlight function to call", "block pull, block commit": one name of two nouns.
    const isName = step === -1 && (facts.parts & NOUN) !== 0 && (place.classes(1) & (PREPOSITION | TO)) !== 0;
    const mayName = (facts.parts & NOUN) !== 0 && place.at(step + 1)?.capital !== true;
    const least = isName ? MOSTLY_VERB + 1 : !opens ? MOSTLY_VERB : mayName ? MOSTLY : OFTEN_VERB;
    return (facts.parts & VERB) !== 0 && verbShare(facts.parts) >= least && !TERSE.test(facts.lower);
  }
  // "The worker reads": behind a determiner and its noun, a verb is due.
  const due = verbShare(facts.parts) >= MOSTLY && (place.classes(step - 2) & DETERMINER) !== 0;
  const third = (facts.parts & THIRD_PERSON) !== 0 && (due || isMostlyVerb(facts.parts));
  return third && ((place.content(step - 1) & NOUN) !== 0 || isAcronym(place.at(step - 1)));
}

/** "The function returns array.", "it is good idea", "with new file": one thing of many that stands bare. */
const bareObject: Judge = (place) => {
  const noun = place.at(0);
  const before = place.at(-1);
  if (!noun || !before) return undefined;
  // "The plugin options": most nouns have a determiner, alone or behind another word.
  if (before.classes === 0 && (place.classes(-2) & DETERMINER) !== 0) return undefined;
  // "With group write bits": a name goes on. "This can even result in it".
  const isEven = before.lower === 'even' && place.classes(-2) !== 0;
  if (!isAlone(place) || (place.content(1) & VERB) !== 0 || isEven) return undefined;
  let start = 0;
  while (start > -3 && modifies(place, start - 1) && !governs(place, start - 1)) start--;
  // "Is very useful feature".
  if (DEGREE.test(place.lower(start - 1)) && start < 0 && (place.classes(start - 2) & BE) !== 0) start--;
  const governor = place.at(start - 1);
  // "Content subject to approval", "way before the end", "a table of contents entry".
  const phrase = noun.lower === 'way' ? start === 0 : `${noun.lower} ${place.lower(1)}` === 'subject to';
  if (PROGRAM.test(place.lower(start)) || phrase || place.lower(2) === 'contents') return undefined;
  if (!governor || DETERMINES.has(governor.lower) || place.isMarked(start, 0)) return undefined;
  const ofThe = place.lower(1) === 'of' && /^(?:the|this|your|its)$/.test(place.lower(2));
  // "**Add to cart** fallback", "new shell + postponed pairs", "a try/except clause": parts of other phrases.
  for (let step = start; step < 0; step++) if (/\S|^\s{2}/.test(place.gap(step))) return undefined;
  if (start < 0 ? isMatter(place, start) || isLabel(place, start) : isDeed(noun.parts)) return undefined;
  // "The Save with password check box": what is written on it.
  for (let step = start - 1; step >= start - 3; step--)
    if (place.at(step)?.capital && !place.opensSentence(step) && (place.parts(step) & VERB) !== 0)
      return undefined;
  // "Stop comparing string": another verb, and its object.
  if (start < 0 && (place.content(start) & (ING | ADJECTIVE)) === ING) return undefined;
  const due = dueShare(place, start, ofThe);
  if (due === undefined || shareOf(noun) < due || !isProse(place)) return undefined;
  const named = place.at(start)?.capital === true || (ofThe && (governor.classes & (PREPOSITION | TO)) !== 0);
  // "Ask support team", "open settings page": there is one.
  const only =
    isPressed(place, start) ||
    (start < 0 &&
      (/^(?:team|department|committee)$/.test(noun.lower) ||
        ((place.content(start) & (PLURAL | ADJECTIVE)) === PLURAL && ON_SCREEN.test(noun.lower))));
  return missing(place, start, 0, only || THE.has(place.lower(start)) || named);
};

/** "Click Create key": what is written on it, but for "click Save button" and "press Enter key". */
const isLabel = (place: Place, start: number): boolean =>
  place.at(start)?.capital === true &&
  (place.parts(start) & VERB) !== 0 &&
  place.lower(start - 1) !== 'press' &&
  !/^(?:button|tab|menu|link|icon|page|dialog|option|checkbox|field|list|screen|panel|window|section|toggle|switch|box|command|view)$/.test(
    place.lower(0),
  );

/** "Advise upgrade", "force push", "effect change": what is done, where nothing tells which. */
const isDeed = (parts: number): boolean => (parts & VERB) !== 0 && nounShare(parts) < OFTEN_NOUN;

/** Whether the noun stands for no single thing behind what describes it. */
const isMatter = (place: Place, start: number): boolean =>
  (MATTER.test(place.lower(0)) &&
    !THE.has(place.lower(start)) &&
    !/^(?:new|single|separate|different)$/.test(place.lower(start))) ||
  /^(?:person|edition|resort)$/.test(place.lower(0));

/** "When service starts, …", "if new file is found": the subject of a clause that stands bare. */
const bareSubject: Judge = (place) => {
  const noun = place.at(0);
  if (!noun || ((place.classes(-1) | place.classes(-2)) & OPENS_CLAUSE) === 0) return undefined;
  if (place.lower(-1) === 'standard') return undefined;
  const start = modifies(place, -1) && !place.at(-1)?.capital ? -1 : 0;
  if (
    (place.classes(start - 1) & OPENS_CLAUSE) === 0 ||
    /^(?:that|but|so)$/.test(place.lower(start - 1)) ||
    place.isMarked(start, 0) ||
    (start < 0 && isMatter(place, start))
  )
    return undefined;
  // "If line breaks are allowed", "when screening bug reports".
  const plural =
    (place.classes(2) & (BE | MODAL | HAVE)) !== 0 || (place.content(2) & (VERB | THIRD_PERSON)) !== 0;
  const acts = (place.content(1) & THIRD_PERSON) !== 0 && verbShare(place.content(1)) >= MOSTLY && !plural;
  if (!(acts || /^(?:is|was|has|can|will|must|does|doesn't|isn't)$/.test(place.lower(1)))) return undefined;
  // "Insert key if key is missing": named as it is in front.
  if (
    start === 0 &&
    place.sentence.split(new RegExp(`(?<!\\b(?:the|an?|this|that|each|its|your) )\\b${noun.lower}\\b`, 'i'))
      .length > 2
  )
    return undefined;
  // "When device is `lun`", "if user is not set": a field that is named.
  if (/["“‘`]/.test(place.gap(1)) || place.at(2)?.lower === '' || (start === 0 && isSet(place)))
    return undefined;
  if ((place.content(start) & ING) !== 0 || isDoing(noun.lower)) return undefined;
  if (shareOf(noun) < SELDOM_BARE || !isProse(place)) return undefined;
  return missing(place, start, 0, !/^(?:new|different|single|separate)$/.test(place.lower(start)));
};

/** "If user is numeric", "when shift is held", "where label is the name", "because colon is the separator": what a value or a sign is called. */
const isSet = (place: Place): boolean =>
  place.lower(-1) === 'where' ||
  /^(?:colon|semicolon|comma|slash|hyphen)$/.test(place.lower(0)) ||
  [2, 3].some((step) => SET.test(place.lower(step)));
const SET =
  /^(?:set|unset|specified|given|provided|supplied|passed|omitted|used|held|pressed|numeric|empty|true|false|an?|the|either|any|one)$/;

/** The slip of a phrase that lacks its article. */
function missing(place: Place, start: number, end: number, definite: boolean) {
  // "**First hotkey selects tool:** When …": a label.
  if (isQuoted(place) || namesKind(place, start, end) || /^:\s{2}/.test(place.gap(0))) return undefined;
  const first = place.text(start);
  const article = definite ? 'the' : (articleFor(first) ?? 'a');
  const phrase = Array.from({ length: 1 + end - start }, (_, index) => place.text(start + index)).join(' ');
  // A replacement takes the capital of what it replaces: "Click Save" becomes "Click the Save".
  const from = place.at(start)?.capital && place.at(start - 1) ? start - 1 : start;
  const before = from < start ? `${place.text(from)} ` : '';
  return slip(from, start, `${before}${article} ${first}`, `An article is missing: “${article} ${phrase}”.`);
}

/** Whether several are named in a row: "name, port, and host". */
const isListed = (place: Place): boolean =>
  (place.sign(0) === ',' && (isItem(place, 1) || !place.at(-1))) ||
  // "Open terminal and type", "found issue and requires": another order, another verb.
  ((place.classes(1) & JOINS) !== 0 &&
    !(
      (place.opensSentence(-1) || place.opensSentence(-2)) &&
      (place.content(2) & VERB) !== 0 &&
      (place.classes(3) & DETERMINER) !== 0
    ) &&
    !((place.content(2) & THIRD_PERSON) !== 0 && isMostlyVerb(place.content(2))));

/** Whether what follows a comma is one more of them: no clause, and at most three words. */
function isItem(place: Place, step: number): boolean {
  const first = place.near(step);
  if (!first || (first.classes & (PLURAL_PRONOUN | SINGULAR_PRONOUN | OPENS_CLAUSE | MODAL)) !== 0)
    return false;
  if ((first.classes & DETERMINER) !== 0) return /,[^,]*,? (?:and|or) /.test(place.sentence);
  return (
    /,[^,]*(?:,|\b(?:and|or)\b)/.test(place.sentence) &&
    !((first.parts & (THIRD_PERSON | VERB)) !== 0 && isMostlyVerb(first.parts))
  );
}

/** Whether the noun ends its phrase, and is none of several that are named in a row. */
const isAlone = (place: Place): boolean =>
  ((place.classes(1) & (DETERMINER | BE | MODAL)) === 0 || place.lower(1) === 'that') &&
  place.at(1)?.capital !== true &&
  (endsPhrase(place, 0) || isDescribedBehind(place)) &&
  place.sign(0) !== '-' &&
  // "Add device > Thermostat": a path through menus.
  !/^\s*(?:[/+#=>→›]|[–-]{1,2}$)/.test(place.gap(0)) &&
  !place.gap(-2).includes('/') &&
  !isListed(place) &&
  !(place.lower(-1) === 'standard' && /^(?:error|output|input)$/.test(place.lower(0))) &&
  // "Character by character".
  place.lower(2) !== place.lower(0);

/** "A table containing the list", "an event raised by the server". */
const isDescribedBehind = (place: Place): boolean =>
  (place.content(1) & (NOUN | PLURAL | ADJECTIVE)) === 0 &&
  (((place.content(1) & ING) !== 0 && (place.classes(2) & DETERMINER) !== 0 && place.lower(2) !== 'that') ||
    ((place.content(1) & PARTICIPLE) !== 0 &&
      ((place.classes(2) & (PREPOSITION | DETERMINER)) !== 0 || place.at(2)?.lower === '')));

/** "Very …", "useful …": an adjective that says what something is like. */
const isSaid = (place: Place, start: number): boolean =>
  DEGREE.test(place.lower(start)) ||
  ((place.content(start) & (ADJECTIVE | VERB)) === ADJECTIVE && !/^(?:part|key)$/.test(place.lower(0)));

const isDoing = (lower: string): boolean => OF_DOING.test(lower) && !THINGS.test(lower);

/** How seldom a noun must be bare to be a slip behind its governor; undefined where it may well be bare. */
function dueShare(place: Place, start: number, ofThe: boolean): number | undefined {
  const { parts, lower } = place.at(0) ?? { parts: 0, lower: '' };
  const [before, first] = [place.at(start - 1), place.content(start)];
  const classes = before?.classes ?? 0;
  const which =
    start < 0 &&
    (THE.has(place.lower(start)) || ((first & ADJECTIVE) !== 0 && nounShare(first) <= SELDOM_NOUN));
  const doing = isDoing(lower);
  // "Subject to frequent change": no verb.
  if (place.lower(start - 3) === 'subject') return undefined;
  if ((classes & BE) !== 0 || before?.lower === "it's") {
    // "Which is build by", "is called pool": other slips, and names.
    const itIs = before?.lower === "it's" && place.opensSentence(start - 1);
    if ((place.at(start - 2) === undefined && !itIs) || (first & (PARTICIPLE | PAST)) !== 0) return undefined;
    if (verbShare(parts) >= OFTEN_VERB || nounShare(parts) < MOSTLY || (parts & ADJECTIVE) !== 0)
      return undefined;
    // "They are group by date": no article is what is missing.
    if (/^(?:are|were)$/.test(before?.lower ?? '')) return undefined;
    // "It was returning empty list": the verb.
    if ((place.parts(start) & ING) !== 0) return undefined;
    // "The disk type is disk": a value.
    if (place.before(6).includes(lower)) return undefined;
    const said =
      (itIs || /^(?:this|that|it)$/.test(place.lower(start - 2))) && start < 0 && isSaid(place, start);
    if ((before?.lower === "it's" && !said) || place.lower(1) === 'by') return undefined;
    return said || (which && !IN_PHRASES.test(lower)) ? SELDOM_BARE : NEVER_BARE;
  }
  if ((classes & (PREPOSITION | TO)) !== 0) {
    if ((place.classes(start - 2) & DETERMINER) !== 0 || ALWAYS_BARE.has(before?.lower ?? ''))
      return undefined;
    // "A built in function", "an up to date copy".
    if (/^(?:an?|the)$/.test(place.lower(start - 3)) && (place.parts(start - 2) & NOUN) === 0)
      return undefined;
    if (ofThe && !which && !doing) return SELDOM_BARE;
    // "Upon successful upload", "during static export": what happens.
    if ((parts & VERB) !== 0 && HAPPENING.test(before?.lower ?? '')) return undefined;
    const one = /^(?:new|different|separate|single)$/.test(place.lower(start));
    const amount =
      which &&
      place.lower(1) === 'of' &&
      /^(?:number|version|set|subset|list|copy|amount|range|series)$/.test(lower);
    if (amount || (which && /^(?:manner|way|fashion)$/.test(lower))) return AFTER_TO;
    if ((classes & TO) !== 0 || doing || (IN_PHRASES.test(lower) && !one)) return undefined;
    if (place.at(start)?.plain === false) return undefined;
    if (which) return HARDLY_BARE;
    return OFTEN_BARE.has(before?.lower ?? '') ? undefined : NEVER_BARE;
  }
  if (!governs(place, start - 1) || (parts & (PARTICIPLE | PAST)) !== 0) return undefined;
  // "Change type": of which it is one.
  if (start === 0 && /^chang/.test(before?.lower ?? '') && IN_PHRASES.test(lower)) return undefined;
  // "Remains constant".
  if ((parts & ADJECTIVE) !== 0 && nounShare(parts) < NEARLY_ALL) return undefined;
  if (BEFORE_VERB.test(before?.lower ?? '') && (parts & VERB) !== 0) return undefined;
  // "Has become public": no object.
  if ((classes & HAVE) !== 0 && (first & (PARTICIPLE | PAST)) !== 0) return undefined;
  if (which && place.lower(1) === 'of' && /^(?:number|version|set|subset|amount|range)$/.test(lower))
    return AFTER_TO;
  if (doing) return which ? HARDLY_BARE : undefined;
  const between = (place.classes(start - 2) & BETWEEN_VERBS) !== 0 ? start - 3 : start - 2;
  const asked = (place.classes(between) & (TO | MODAL)) !== 0;
  if ((asked && !which) || place.at(start)?.capital) return AFTER_TO;
  if (which) return (classes & HAVE) !== 0 ? HARDLY_BARE : SELDOM_BARE - 1;
  return isPressed(place, start) ? AFTER_TO : HARDLY_BARE;
}

/** Nouns that are seldom enough bare, wherever they stand. */
const isSeldomBare: Trigger = (facts) =>
  facts.classes === 0 &&
  shareOf(facts) >= AFTER_TO &&
  // "Minutes" are of meetings too.
  (facts.parts & PLURAL) === 0 &&
  (isCountNoun(facts) || isSomeoneOrDevice(facts)) &&
  !NEVER_COUNTED.test(facts.lower);

/** The words in front of a noun that may govern it or open its clause. */
const mayStandBefore: Trigger = (facts) =>
  facts.classes === 0
    ? facts.parts !== 0 || facts.capital || (facts.plain ? isHyphenated(facts) : isAcronym(facts))
    : (facts.classes & (BE | HAVE | PREPOSITION | TO | OPENS_CLAUSE)) !== 0;

/** One thing of many without its article: behind a verb or a preposition, and at the start of a clause. */
export const BARE_NOUNS: readonly Watched[] = [
  [
    isSeldomBare,
    (place) => (mayBeProse(place) ? (bareObject(place) ?? bareSubject(place)) : undefined),
    behind(mayStandBefore),
  ],
];
