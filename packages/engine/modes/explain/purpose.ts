import { withArticle } from '../../checks/article.ts';
import type { FunctionDecl, Module } from '../../code/ast.ts';
import type { SyntaxNode } from '../../code/parser/types.ts';
import { thirdPersonOf } from '../../spelling/inflect.ts';
import { lookUp, NOUN, VERB } from '../../spelling/lexicon.ts';
import { isPlural, isVerb, words } from '../code-to-docs/title-words.ts';
import { codeSpan } from '../report/quote.ts';
import { listed } from '../writing/markdown.ts';
import { actsIn } from './known-calls.ts';

/** What functions of these names do everywhere. */
const IDIOMS: Readonly<Record<string, string>> = {
  debounce:
    'makes a function that, however often it is called, runs only once the calls have stopped for a while',
  throttle: 'makes a function that, however often it is called, runs at most once in a given time',
  memoize: 'makes a function that remembers its results, and does not work them out again',
  retry: 'tries something again when it fails',
  slugify: 'turns a text into one that fits into a web address',
  fibonacci: 'works out Fibonacci numbers',
  factorial: 'works out the factorial of a number',
  'binary search': 'finds a value in a sorted list by halving the part that is left',
  'quick sort': 'sorts a list with the quicksort algorithm',
  quicksort: 'sorts a list with the quicksort algorithm',
  'merge sort': 'sorts a list by merging sorted halves',
  'bubble sort': 'sorts a list by swapping neighbors',
  luhn: 'checks a number with the Luhn algorithm, as card numbers are checked',
  'deep clone': 'copies a value with everything in it',
  'deep equal': 'tells whether two values are equal in all their parts',
  chunk: 'splits a list into parts of one size',
};
/** Names that say that something begins, and not what. */
const EMPTY =
  /^(?:main|run|start|init|initialize|setup|handler?|execute|call|process|index|invoke|apply|build|cli|app|tests?|describe|action|work|go|do|perform)$/;
/** Verbs of programs beside those of services. */
const VERBS =
  /^(?:get|find|fetch|load|read|write|save|store|parse|format|build|make|create|compute|calculate|count|convert|render|print|draw|sort|filter|group|merge|compare|download|upload|delete|split|join|extract|encode|decode|encrypt|decrypt|hash|compress|resize|crop|scan|clean|normalize|sanitize|escape|validate|ensure|insert|append|show|display|collect|generate|pick|choose|select|shuffle|estimate|round|truncate|wrap|highlight|detect|deploy|install|prune|replace|fill|import|export|rename|remove|add|send|update|sync|notify|remind|verify)$/;
/** Words that begin names of things as well as of deeds: `order_total`. */
const EITHER =
  /^(?:book|order|ship|check|rate|report|list|watch|link|file|log|name|star|share|pin|retry|search|query|return|copy|lock|block|schedule|change|store|group|count|hash|split|filter|sort|show|display|import|export)$/;
const THING =
  /^(?:totals?|sums?|prices?|costs?|dates?|paths?|names?|ids?|IDs?|digits?|limits?|counts?|sizes?|keys?|titles?|headers?|ratings?|address|delays?|times?|timeouts?|types?|maps?|URL|rates?|codes?|numbers?|lists?)$/;
const AMOUNT =
  /^(?:total|subtotal|sum|count|average|mean|median|price|cost|fee|score|rate|tax|discount|distance|area|age|length|size|balance|duration|percentage|index|difference)$/;
/** What is no object of a verb: `clean_up`, `close_all`, `fetch_and_save`. */
const NO_OBJECT = /^(?:up|down|out|off|over|back|again|all|every|each|any|now|next|once|self)$/;
const JOINT = /^(?:and|or|if|unless|when|until)$/;
/** Parameters that only carry what a function needs. */
const CARRIER =
  /^(?:self|this|cls|ctx|context|db|conn|connection|session|req|request|res|response|client|config|options|opts|logger)$/;
/** What can do something: `can_edit(user)`, and not `can_book(slot)`. */
const ACTOR = /(?:user|member|admin|player|account|role|person|customer|employee|owner|guest|actor)$/i;
/** What something can be one of: `is_leap_year`, and not `is_today`. */
const ONE_OF_MANY =
  /^(?!(?:to|yester|every|first |last |next )day$).*(?:day|weekend|year|number|email|node|word|prime|palindrome|holiday|admin|owner|member|leaf|digit|letter|vowel|integer|user)$/;
/** Of two that are compared: `is_after(a, b)`. */
const COMPARED = /^(?:after|before|above|below|within|inside|like|near)$/;
const PREPOSITION = /^(?:by|from|for|with|to|in|of|at|on|into|as|before|after|without)$/;
const UNCOUNTED =
  /^(?:data|text|HTML|JSON|CSV|XML|YAML|markdown|whitespace|access|input|output|content|email|mail|money|information|cache|space|weather|PDF|SQL|case|uppercase|lowercase)$/i;
const MAKES = /^(?:create|make|build|generate|send|add|insert|print|draw|render|write)$/;
/** What names a file, or reaches somebody. */
const SAYS_WHAT = /`|emails|data/;
const MOST_FUNCTIONS = 4;
const MOST_ACTS = 4;

const noun = (part: readonly string[], article: 'a' | 'the' | ''): string => {
  const text = part.join(' ');
  const last = part.at(-1) ?? '';
  if (article === '' || isPlural(last) || UNCOUNTED.test(last) || last === '') return text;
  return article === 'a' ? withArticle(text) : `the ${text}`;
};

/** What a function is for, by its name: "renames photos", "tells whether `number` is valid"; undefined where the name doesn't say it. */
export function deedOf(
  name: string,
  { params, returns }: Pick<FunctionDecl, 'params' | 'returns'>,
): string | undefined {
  const parts = words(name).split(' ');
  const idiom = IDIOMS[parts.join(' ')];
  if (idiom !== undefined) return idiom;
  const [first = '', ...rest] = parts;
  const given = params.map((one) => one.name).filter((one) => one !== '' && !CARRIER.test(one));
  const [subject, second] = given;
  if (EMPTY.test(first) && (rest.length === 0 || first === 'test')) return undefined;
  if (parts.length > 6 || parts.some((word) => !/^[a-z]{2,}$|^[A-Z]{2,}$|^IDs?$/.test(word)))
    return undefined;
  if (parts.some((word) => JOINT.test(word))) return undefined;
  if (first === 'should' && rest.length > 0 && rest[0] !== 'be') return `tells whether to ${rest.join(' ')}`;
  if (/^(?:is|has|can|should)$/.test(first)) {
    const what = rest.join(' ');
    if (rest.length === 1 && COMPARED.test(what))
      return subject === undefined || second === undefined || given.length > 2
        ? undefined
        : `tells whether ${codeSpan(subject)} ${first} ${what} ${codeSpan(second)}`;
    if (rest[0] === 'same' || (first === 'can' && rest[0] !== 'be' && !ACTOR.test(subject ?? '')))
      return undefined;
    const isThing = first === 'is' && ONE_OF_MANY.test(what);
    return subject === undefined || rest.length === 0 || rest.length > 2
      ? undefined
      : `tells whether ${codeSpan(subject)} ${first} ${isThing ? withArticle(what) : what}`;
  }
  const to = parts.indexOf('to');
  if (to >= 0 && parts.length === 3 && to === 1 && !VERBS.test(first) && !isVerb(first))
    return `turns ${first} into ${rest[1] ?? ''}`;
  if (to === 0 && /^(?:upper|lower|fixed|precision)$/.test(rest.join(' '))) return undefined;
  if (to === 0 && subject !== undefined && rest.length > 0)
    return `turns ${codeSpan(subject)} into ${noun(rest, 'a')}`;
  if (VERBS.test(first) || isVerb(first)) {
    const verb = thirdPersonOf(first);
    if (verb === undefined || rest.length === 0 || PREPOSITION.test(rest[0] ?? '')) return undefined;
    if (NO_OBJECT.test(rest.at(-1) ?? '')) return undefined;
    if (EITHER.test(first) && THING.test(rest.at(-1) ?? '')) return undefined;
    const at = rest.findIndex((word) => PREPOSITION.test(word));
    const object = noun(at < 0 ? rest : rest.slice(0, at), MAKES.test(first) ? 'a' : 'the');
    const [how = '', ...where] = at < 0 ? [] : rest.slice(at);
    if (at >= 0 && where.length === 0) return undefined;
    return [verb, object, how, noun(where, how === 'by' ? '' : 'a')].filter(Boolean).join(' ');
  }
  const last = parts.at(-1) ?? '';
  const facts = lookUp(last.toLowerCase());
  const isThing = (facts & NOUN) !== 0 && parts.length > 1 && parts.length < 4 && (facts & VERB) === 0;
  if (!(isThing || AMOUNT.test(last) || isPlural(last)) || given.length === 0 || parts.length < 2)
    return undefined;
  if (EMPTY.test(first) || parts.some((word) => PREPOSITION.test(word))) return undefined;
  const isNumber =
    returns?.kind === 'named' &&
    /^(?:number|int|float|double|decimal|Decimal|BigDecimal|f64|f32|i32|u32|Int|Double)$/.test(returns.name);
  const from = given.length < 4 ? ` from ${listed(given.map(codeSpan))}` : '';
  return AMOUNT.test(last) || isNumber
    ? `works out the ${parts.join(' ')}${from}`
    : isPlural(last) && !EITHER.test(first)
      ? `gives the ${parts.join(' ')}`
      : undefined;
}

/** One function or method of the code. */
export interface Part {
  readonly name: string;
  readonly declaration: FunctionDecl;
}

/** A module with its tree. */
export interface Rooted {
  readonly module: Module;
  readonly root: SyntaxNode | undefined;
}

/** What the code is for, in a sentence or two, from the names of its functions and from what it does outside of itself; empty where neither says it. */
export function purposeOf(
  parts: readonly Part[],
  roots: readonly Rooted[],
  isProgram: boolean,
  isSaid: boolean,
): string {
  const told = parts.filter(
    ({ name }) =>
      !EMPTY.test(name.replace(/^.*\./, '').toLowerCase()) && !/__init__|constructor|initialize$/.test(name),
  );
  const deeds = told.map(({ name, declaration }) => deedOf(name.replace(/^.*\./, ''), declaration));
  const known = deeds.filter((deed) => deed !== undefined);
  const [only] = told;
  const acts = together([
    ...new Set(
      roots.flatMap(({ module, root }) =>
        root ? actsIn(root, { source: module.text, language: module.language }) : [],
      ),
    ),
  ]);
  const who = isProgram ? 'This program' : only && told.length === 1 ? codeSpan(only.name) : 'This code';
  // A function that helps the others says little of what they are for.
  const isWhole =
    !isSaid &&
    told.length > 0 &&
    told.length <= MOST_FUNCTIONS &&
    known.length === told.length &&
    (told.length === 1 || !acts.some((act) => SAYS_WHAT.test(act)));
  const shown = acts
    .slice(0, MOST_ACTS)
    .filter((act) => !isWhole || !known.some((deed) => deed.startsWith(act.split(' ')[0] ?? act)));
  if (isWhole) return `${who} ${listed(known)}.${shown.length > 0 ? ` It ${listed(shown)}.` : ''}`;
  return shown.length > 0
    ? `${isSaid ? 'It' : who.startsWith('`') ? 'This code' : who} ${listed(shown)}.`
    : '';
}

/** What comes in is told before what goes out. */
const rank = (act: string): number =>
  /^(?:reads|requests|works)/.test(act) ? 0 : /^sends/.test(act) ? 3 : /^writes/.test(act) ? 2 : 1;

/** What is read and written is told once. */
function together(acts: readonly string[]): readonly string[] {
  const named = acts.some((act) => /`[^`]*\.csv`/.test(act));
  return acts
    .filter((act) => !(named && / CSV files$/.test(act)))
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((act) => !(act.startsWith('writes ') && acts.includes(act.replace('writes', 'reads'))))
    .map((act) =>
      act.startsWith('reads ') && acts.includes(act.replace('reads', 'writes'))
        ? act.replace('reads', 'reads and writes')
        : act,
    );
}
