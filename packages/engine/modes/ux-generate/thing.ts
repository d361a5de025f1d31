import { classesOf } from '../../spelling/function-words.ts';
import { baseOf, ingOf, participleOf, pluralOf, singularOf, thirdPersonOf } from '../../spelling/inflect.ts';
import {
  ADJECTIVE,
  ING,
  NOUN,
  PARTICIPLE,
  PAST,
  PLURAL,
  THIRD_PERSON,
  VERB,
} from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { UNCOUNTED } from '../../spelling/uncounted.ts';
import { ACTIONS, type Action } from './actions.ts';
import { lower } from './demands.ts';
import { nounsIn } from './kinds.ts';

/** Something that people act on, named by a noun phrase that was read with certainty. */
export interface Thing {
  /** "API key"; the same as `many` where there is no single one. */
  readonly one: string;
  readonly many: string;
  /** Whether the request speaks of several. */
  readonly areMany: boolean;
  /** A name of its own or something that nobody counts: "Google Drive", "access". */
  readonly isProper?: boolean;
  /** How many the request names: "12". */
  readonly count?: string;
}

export interface Deed {
  readonly action: Action;
  readonly thing: Thing | undefined;
}

/** Parts of screens and of requests, which no string is about. */
const OF_REQUESTS =
  /^(?:page|screen|view|tab|flow|form|copy|text|string|message|state|case|title|body|user|customer|person|someone|anyone|app|ui|ux|microcopy|feature|ticket|design|section|list|table|step|menu|product|website|web|mobile|desktop|saas|b2b|tool|platform|version|set|wording|thing|item|stuff|part|area|widget|component|icon|row|success|failure|confirmation|json|yaml|detail|name|max|min|bulk|multiple|several|single|following|modal|dialog|popup|banner|tooltip|prompt|wizard|sheet|snackbar|alert|loading|screen|field|label|option|toggle|short|new|existing|all|empty|first|button|toast|error|yet|now|later|again|here|there|(?:no|any|every|some)(?:thing|body|one))s?$/i;
const MASS =
  /^(?:payroll|data|feedback|history|content|access|storage|help|homework|inventory|music|money|ownership|equipment|information|traffic|software)$/i;
/** What nobody counts: "access", "music". */
export const isMass = (word: string): boolean => MASS.test(word) || UNCOUNTED.test(word);
const MANY_ONLY =
  /^(?:settings|preferences|changes|details|permissions|credentials|filters|notifications|people)$/i;
const LONGEST = 30;
const MOST_WORDS = 3;

const isName = (word: string): boolean =>
  /\p{Lu}.*\p{Lu}|\d/u.test(word) || (/^\p{Lu}/u.test(word) && partsOf(word.toLowerCase()) === 0);

/** Whether a word can be part of a noun phrase, and whether it can end one. */
function roleOf(word: string): 'ends' | 'opens' | undefined {
  const lowered = word.toLowerCase();
  if (!/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(word) || word.length > LONGEST) return undefined;
  if (classesOf(lowered) !== 0 || OF_REQUESTS.test(lowered)) return undefined;
  const parts = partsOf(lowered);
  if ((parts & (NOUN | PLURAL)) !== 0 || /^(?:wait|wish)lists?$/.test(lowered)) return 'ends';
  if (isName(word)) return 'ends';
  if ((parts & ADJECTIVE) !== 0 || /-/.test(word)) return 'opens';
  return (parts & (PARTICIPLE | ING)) !== 0 && (parts & (PAST | VERB)) === 0 ? 'opens' : undefined;
}

/** A clause goes on: "project has", "key expires". */
const isVerb = (word: string): boolean =>
  (partsOf(word.toLowerCase()) & (VERB | THIRD_PERSON | PAST)) !== 0 &&
  (partsOf(word.toLowerCase()) & (NOUN | PLURAL)) === 0;

const DETERMINER =
  /^(?:an?|the|their|your|my|our|its|this|that|these|those|any|some|all|\d+|one|several|multiple|selected|existing|entire|whole|of)$/i;

/** The noun phrase that a list of words begins with. */
function phraseAt(words: readonly string[]): readonly string[] {
  let from = 0;
  while (DETERMINER.test(words[from] ?? '') || /^\{\w+\}$/.test(words[from] ?? '')) from += 1;
  const taken: string[] = [];
  // "12 selected messages" are things, and no texts.
  const counted = words[from] ?? '';
  if (
    words.slice(0, from).some((word) => /^\d|^\{|^selected$/i.test(word)) &&
    (partsOf(counted.toLowerCase()) & PLURAL) !== 0 &&
    /^(?:messages|users|customers|items|rows|steps|pages|sections|people)$/i.test(counted)
  )
    return [counted];
  // "Lost items"
  if (
    /^items?$/i.test(words[from + 1] ?? '') &&
    (partsOf(counted.toLowerCase()) & (PARTICIPLE | PAST | ADJECTIVE)) !== 0
  )
    return words.slice(from, from + 2);
  for (const word of words.slice(from)) {
    // "Returns due", "seats open": what is so of several.
    const isState =
      (partsOf(taken.at(-1)?.toLowerCase() ?? '') & PLURAL) !== 0 &&
      (partsOf(word.toLowerCase()) & ADJECTIVE) !== 0;
    if (
      roleOf(word) === undefined ||
      taken.length === MOST_WORDS ||
      (taken.length > 0 && isVerb(word)) ||
      isState
    )
      break;
    taken.push(word);
  }
  while (taken.length > 0 && roleOf(taken.at(-1) ?? '') !== 'ends') taken.pop();
  return taken;
}

/** @param areNames whether capitals stand only at names */
function asThing(words: readonly string[], areNames = false): Thing | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const [count = ''] = words;
  if (words.length > 1 && /^\d[\d.,]*$/.test(count)) {
    const thing = asThing(words.slice(1), areNames);
    return thing?.areMany ? { ...thing, count } : thing;
  }
  if (words.length > 1 && areNames && words.every((word) => /^\p{Lu}/u.test(word))) {
    const name = words.join(' ');
    return { one: name, many: name, areMany: false, isProper: true };
  }
  const before = words
    .slice(0, -1)
    .map((word, at) => (areNames && at === 0 && /^\p{Lu}/u.test(word) ? word : asWord(word)));
  const single =
    MANY_ONLY.test(last) || MASS.test(last) ? undefined : (singularOf(last.toLowerCase()) ?? undefined);
  const end = asWord(last);
  const one = [
    ...before,
    single !== undefined && !isAcronym(last) ? single : end.replace(/(?<=\p{Lu})s$/u, ''),
  ].join(' ');
  if (MASS.test(last))
    return {
      one: [...before, end].join(' '),
      many: [...before, end].join(' '),
      areMany: false,
      isProper: true,
    };
  if (MANY_ONLY.test(last))
    return { one: [...before, end].join(' '), many: [...before, end].join(' '), areMany: true };
  const lastOne = one.split(' ').at(-1) ?? one;
  const many = [...before, pluralOf(lastOne) ?? `${lastOne}s`].join(' ');
  return { one, many, areMany: single !== undefined && single !== last.toLowerCase() };
}

const isAcronym = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word);
/** Names keep their capitals where they stand inside of a sentence. */
const asWord = (word: string): string => (isAcronym(word) ? word : lower(word));

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/["“”]/g, '')
    .split(/\s+|(?=[,.;:()/+!?—–])/u)
    .filter(Boolean);

const formsOf = ({
  verb,
  past,
  gerund,
  noun,
}: Action): readonly (readonly [form: string, how: 'verb' | 'third' | 'past' | 'noun'])[] => [
  [verb, 'verb'],
  [gerund.toLowerCase(), 'verb'],
  [thirdPersonOf(verb.split(' ')[0] ?? verb) ?? `${verb}s`, 'third'],
  [past, 'past'],
  [noun ?? `${verb.replace(/e$/, '')}ion`, 'noun'],
  [`${verb.replace(/e$/, '')}ation`, 'noun'],
  [`${verb}al`, 'noun'],
];
const FORMS = ACTIONS.flatMap((action) =>
  formsOf(action).map(([form, how]) => ({ action, form: form.split(' '), how })),
);

const IS_DONE = /^(?:is|are|was|were|been|gets?|got)$/;
const PASTS: ReadonlySet<string> = new Set(
  FORMS.filter(({ how }) => how === 'past').flatMap(({ form }) => form.slice(0, 1)),
);

const PROCESS = /^((?!an?\b|the\b|file\b)\p{L}+) (export|import|upload|download|backup|transfer|sync)$/iu;

/** What is done, and to what: "delete the workspace", "workspace deleted", "deleting a workspace", "workspace deletion". */
export function readDeed(written: string): Deed | undefined {
  // "Report export": what is done to reports.
  const text = written
    .replace(PROCESS, '$2 of $1')
    .replace(/\bleave (?=(?:an? |your )?(?:review|comment|rating|tip|note|message|reply)\b)/iu, 'post ');
  const words = wordsOf(text);
  const areNames = words.some((word, at) => at > 0 && /^\p{Ll}{4,}/u.test(word));
  const lowered = words.map((word) => word.toLowerCase().replace(/(?<=[cv]el)l(?=ed$|ing$)/, ''));
  // "The booking is canceled": nobody books anything.
  const passive = lowered.findIndex((word, at) => at > 0 && IS_DONE.test(word));
  for (const at of lowered.keys()) {
    for (const { action, form, how } of FORMS) {
      if (!form.every((word, index) => lowered[at + index] === word)) continue;
      // "At the end of the month"
      if (/^(?:end|start)$/.test(action.verb) && words[at + 1] === 'of') continue;
      // "3 seats left"
      if (form[0] === 'left' && how === 'past' && /\d|\{|^no /i.test(words.slice(0, at).join(' '))) continue;
      if (at < passive && PASTS.has(lowered[passive + 1] ?? '')) continue;
      if (how === 'third' && !/^(?:an?|the|their|this|its|all|one)$/.test(lowered[at + form.length] ?? ''))
        continue;
      const [next = ''] = lowered.slice(at + form.length);
      // "Bulk archive of conversations"
      const isNoun = /^(?:of|for)$/.test(next) && /^(?:bulk|mass|batch)$/.test(lowered[at - 1] ?? '');
      const rest = words.slice(at + form.length + (isNoun ? 1 : 0));
      // "Deactivate a user": elsewhere users are those who read.
      const [, whom = ''] =
        (/^(?:block|remove|deactivate|delete|suspend|report|mute)$/.test(action.verb)
          ? /^(?:(?:an?|the|this|another) )?(user|customer)(?: [.,].*)?$/i
          : /^(?:an?|the|this|another) (user|customer)s?(?: [.,].*)?$/i
        ).exec(rest.join(' ')) ?? [];
      // "Book a table": elsewhere that is a part of a text.
      const [, place = ''] =
        (/^(?:book|reserve)$/.test(action.verb) && /^(?:an? |the |your )?(table)\b/i.exec(rest.join(' '))) ||
        [];
      const after = whom || place ? [(whom || place).toLowerCase()] : phraseAt(rest);
      const before = wordsBefore(words, at);
      const thing =
        how === 'verb' || how === 'third'
          ? asThing(
              after.length > 0
                ? after
                : action.verb.includes(' ')
                  ? []
                  : /ing$/.test(form[0] ?? '') || (partsOf(action.verb) & NOUN) !== 0
                    ? before
                    : [],
              areNames,
            )
          : asThing(before.length > 0 ? before : lowered[at + 1] === 'of' || how === 'past' ? after : []);
      const [, count = ''] =
        /^(?:the |all |these )?(\d[\d.,]*|\{\w+\}) (?:selected )?\p{Ll}/u.exec(rest.join(' ')) ?? [];
      if (thing?.areMany && count !== '') return { action, thing: { ...thing, count } };
      // "Sign in" acts on nothing; a verb without its thing, as in "book page", is none.
      if (thing || action.verb.includes(' ') || (how === 'verb' && words.length < 4))
        return { action, thing };
    }
  }
  return undefined;
}

function wordsBefore(words: readonly string[], at: number): readonly string[] {
  const before = words
    .slice(0, at)
    .filter(
      (word) =>
        !/^(?:is|are|was|were|been|be|has|have|got|gets|successfully|not|can|could|cannot|can['’]?t|could?n['’]?t|did|didn['’]?t|won['’]?t|wasn['’]?t|weren['’]?t)$/i.test(
          word,
        ),
    );
  for (let from = Math.max(0, before.length - MOST_WORDS); from < before.length; from += 1) {
    const piece = before.slice(from);
    if (piece.every((word) => roleOf(word) !== undefined) && roleOf(piece.at(-1) ?? '') === 'ends')
      return piece;
  }
  return [];
}

/** The thing that a text names beside the nouns of kinds: "empty state for the invoices page". */
export function readThing(text: string): Thing | undefined {
  let bare = text;
  for (const { start, end } of nounsIn(text).toReversed())
    bare = `${bare.slice(0, start)} , ${bare.slice(end)}`;
  const words = wordsOf(bare);
  for (const at of words.keys()) {
    if (at > 0 && roleOf(words[at - 1] ?? '') !== undefined) continue;
    const phrase = phraseAt(words.slice(at));
    if (phrase.length > 0) return asThing(phrase);
  }
  return undefined;
}

/** "Crop", "merge contacts": a verb that no list of ours has. */
export function plainDeed(said: string, thing: Thing | undefined): Deed | undefined {
  const [, third = '', what = ''] =
    /^(?:someone|somebody|(?:an? |the )?(?:user|person|member|admin|customer)|they|people|users) (\p{Ll}+) (.+)$/iu.exec(
      said,
    ) ?? [];
  const does = baseOf(third) ?? third;
  const order = third === '' ? said : `${does} ${what.replace(/^(?:an?|the|their|one of their) /, '')}`;
  const [verb = '', ...rest] = order.toLowerCase().split(' ');
  const past = participleOf(verb);
  const gerund = ingOf(verb);
  if (!past || !gerund || (partsOf(verb) & VERB) === 0 || rest.length > 3) return undefined;
  const own = rest.length === 0 ? thing : readThing(rest.join(' '));
  return own ? { action: { verb, past, gerund: capitalized(gerund) }, thing: own } : undefined;
}

/** People: what is done to them is told of them, and not to the reader. */
export const isPerson = ({ one }: Pick<Thing, 'one'>): boolean =>
  /\b(?:member|user|teammate|guest|admin|collaborator|person|contact|customer|client|friend|follower|participant|employee|colleague|owner|editor|viewer|attendee|student|patient|driver|tenant|teacher|host|courier|manager|nurse|doctor|agent|player|singer|coach|trainer|instructor|parent|child|neighbor|passenger|rider|seller|buyer|supplier|worker|clerk|cashier|subscriber|moderator|reviewer|author|candidate|applicant|resident|visitor|donor|volunteer)$/i.test(
    one,
  );

/** What is the person's own, and nobody else's. */
export const isOwn = ({ one }: Thing): boolean =>
  /(?:^| )(?:account|profile(?: \p{L}+)?|password|e-?mail(?: address)?|subscription|membership|plan|trial|settings|preferences|avatar|username|phone(?: number)?|changes)$/iu.test(
    one,
  );

/** "this project", "your account", "these settings" */
export const thisThing = (thing: Thing): string =>
  thing.isProper
    ? thing.one
    : isOwn(thing)
      ? `your ${thing.one}`
      : thing.areMany
        ? `${thing.count ?? 'these'} ${thing.many}`
        : `this ${thing.one}`;

/** "the project", "your account", "the settings" */
export const theThing = (thing: Thing): string =>
  thing.isProper && /^\p{Lu}/u.test(thing.one)
    ? thing.one
    : isOwn(thing)
      ? `your ${thing.one}`
      : `the ${thing.areMany ? thing.many : thing.one}`;

/** "project", "settings": as a label names it. */
export const bareThing = (thing: Thing): string => (thing.areMany ? thing.many : thing.one);
