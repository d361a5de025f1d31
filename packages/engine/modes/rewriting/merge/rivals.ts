import { parseDocument } from '../../../document/parse-document.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { asSentence } from '../../generate/sentences.ts';
import { replaceActor } from './actors.ts';
import { amountsOf, boundOf, type Amount } from './amounts.ts';
import { changeValue } from './changes.ts';
import { inFormOf, replaceCounted, replaceFormer, replaceTail, replaceTwin, replaceWay } from './counted.ts';
import { dropCall, dropItem, dropNamed, dropNeed } from './drops.ts';
import { exchangeNumber, exchangeValues } from './exchanges.ts';
import { isPlaced } from './instructions.ts';
import { addRow } from './new-rows.ts';
import { spellOut } from './expansions.ts';
import { LONGEST, type Incoming } from './incoming.ts';
import { movePath } from './paths.ts';
import { escaped, NAMED_ANEW, rename } from './renames.ts';
import { readPlaces } from './sections.ts';
import { findContrary, findDenied, saysState, saysUndone } from './states.ts';
import { ownStatements, type OwnStatement } from './statements.ts';
import { joinRow, joinTable } from './tables.ts';
import { isOnNewThing, plainForm, topics } from './topics.ts';
import { changeTwins } from './twins.ts';
import { replaceContact, replaceTime, replaceValue } from './values.ts';

/** A text with the statements replaced that say something else of the same, and the parts that had no such rival. */
export interface Joined {
  readonly text: string;
  readonly left: readonly Incoming[];
}

/** Each part reads the document anew: so many UTF-16 code units are read for all of them. */
const MOST_READ = 1_000_000;
/** The share of a part's topics that a statement, with the title over it, has to speak of. */
const SAME_MATTER = 0.5;
const SAME_ACT = 0.6;

export const NEGATIVE =
  /\b(?:never|nobody|no one|not|no longer|forbidden|prohibited|once only|only once)\b|n['’]t\b/i;

const ADDRESS =
  /https?:\/\/[^\s,;()<>\]]*[^\s,;()<>\].!?]|\b[\w.+-]+@[\w-]+\.[\w.]*\w|(?<![\w.])(?:\+|0)\d[\d ()/-]{5,}\d|(?<![\w.-])\d{3}-(?:\d{3}-)?\d{4}(?![\w-])/g;
const kindOfAddress = (address: string): string => /^https?|@/.exec(address)?.[0] ?? 'number';
const ENDS =
  /\b(?:was|is|were|are|been) (?:dropped|removed|discontinued|retired|ended|deprecated)\b|\bsupport (?:has |was )?(?:ended|ends|dropped|removed)\b/i;
const GENERAL = /^(?:duration|size|money|%)$/;
/** Whom or what an amount is restricted to. */
export const ONLY_FOR = /\b(?:for|under|when|if|with|on|in)\s+\S.*$/i;
/** "Parcels over 25 kg are not accepted": the most that is. */
const BEYOND = /\b(?:over|above|beyond|more than|larger than|heavier than|longer than) \d/i;
const NOT_VALUE = /,\s*(?:and )?(?:not|no longer) (?:an?|the|\d|["“`])/i;

/** Works in the parts that contradict one statement of the document, whatever their words. */
export function joinRivals(text: string, parts: readonly Incoming[]): Joined {
  let joined = text;
  let budget = Math.floor(MOST_READ / Math.max(1, text.length));
  const left = parts.flatMap((part) => {
    if (part.kind === 'block' || part.text.length > LONGEST || isPlaced(part)) return [part];
    // "The `--force` flag was removed. Use `--yes` instead." is one exchange.
    const all = part.text.split(/(?<=[.!?])\s+(?=\p{Lu})(?!Use `[^`]+` instead\b|Defaults? )/u);
    const rest = all.filter((sentence) => {
      if (budget <= 0) return true;
      budget -= 1;
      const next = replaceEach(joined, sentence) ?? replaceOne(joined, sentence);
      joined = next === undefined ? joined : changeTwins(joined, next);
      return next === undefined;
    });
    // Sentences of which one stood for itself are each a fact of their own.
    return rest.length === all.length ? [part] : rest.map((sentence) => ({ ...part, text: sentence }));
  });
  return { text: joined, left };
}

/** A statement that a new one may take the place of. */
interface Rival {
  readonly text: string;
  readonly start: number;
  /** Topics that both speak of. */
  readonly shared: number;
  /** The share of the new statement's topics that this one speaks of, with the titles over it. */
  readonly coverage: number;
  /** Whether it speaks of nothing that neither the new one nor the titles name. */
  readonly isWithin: boolean;
  /** Its topics, and those of the titles over it. */
  readonly known: ReadonlySet<string>;
}

/** Clauses of one sentence, every one of which has a rival: "at least 14 characters, and expire after 180 days". */
function replaceEach(text: string, said: string): string | undefined {
  const clauses = clausesOf(said);
  if (clauses.length < 2) return undefined;
  let replaced = text;
  for (const clause of clauses) {
    const next = replaceOne(replaced, clause);
    if (next === undefined) return undefined;
    replaced = next;
  }
  return replaced;
}

/** The clauses of a sentence, each with the subject of the first where it has none of its own. */
function clausesOf(said: string): readonly string[] {
  const clauses = said
    .replace(/[.]$/, '')
    .split(
      /;\s+|,?\s+(?:and|but)\s+(?!\p{Lu}\S*\s(?!(?:costs?|is|are|has|have|gets?|takes?|lasts?|can|must|may|will)\b))|,\s+(?=\d)/u,
    );
  const renamed = NAMED_ANEW.exec(said)?.groups;
  const subject = renamed
    ? `the ${renamed['fresh'] ?? ''} ${renamed['noun'] ?? ''}`
    : (/^(?:the |an? |our )?[^,;]{1,60}?(?= (?:is|are|was|were|has|have|can|must|may|will|costs?|expires?)\b)/i.exec(
        said,
      )?.[0] ?? '');
  return clauses.map((clause, index) => {
    const isWhole =
      index === 0 ||
      /^\S+(?: \S+){0,4}? (?:is|are|was|has|have|can|must|may|will|expires?|costs?)\b/i.test(clause);
    return isWhole ? clause : `${subject} ${clause}`;
  });
}

/** What a statement changes by itself; undefined where nothing of the document speaks of its matter. */
function replaceOne(text: string, said: string): string | undefined {
  return (
    exchangeNumber(text, said) ??
    changeValue(text, said) ??
    rename(text, said) ??
    movePath(text, said) ??
    spellOut(text, said) ??
    exchangeValues(text, said) ??
    joinRow(text, said) ??
    dropCall(text, said) ??
    dropNamed(text, said) ??
    dropNeed(text, said) ??
    dropItem(text, said) ??
    replaceValue(text, said) ??
    replaceTime(text, said) ??
    replaceContact(text, said) ??
    joinLabelled(text, said) ??
    joinTable(text, said) ??
    replaceCounted(text, said) ??
    replaceFormer(text, said) ??
    replaceTail(text, said) ??
    replaceTwin(text, said) ??
    replaceWay(text, said) ??
    addRow(text, said) ??
    replaceCommand(text, said) ??
    replaceNamed(text, said) ??
    replaceActor(text, said) ??
    replaceRival(text, said)
  );
}

/** An amount that makes an exception. */
export const EXCEPTED = /\b(?:under|below|less than|smaller than|shorter than) \d/i;

const NOT_SO =
  /^(?<fresh>\S.{8,}?)(?:, (?:and |but )?(?:not|no longer)|,? (?:and not|but not|instead of|rather than)) (?<old>[^,.;:]{6,60})\.?$/iu;
const LEAST_WORDS = 2;

/** "Laptops are handed out on day one, not one week before": the one statement that says the old words of the same. */
function replaceNamed(text: string, said: string): string | undefined {
  const { fresh = '', old = '' } = NOT_SO.exec(said.trim())?.groups ?? {};
  if (old.split(' ').length < LEAST_WORDS) return undefined;
  const about = topics(fresh);
  const [rival, other] = ownStatements(text).filter(
    (one) =>
      one.text.toLowerCase().includes(old.toLowerCase()) &&
      [...topics(one.text)].some((word) => about.has(word)),
  );
  // What it says besides would be lost.
  const told = topics(`${fresh} ${old}`);
  const rest = [...topics(rival?.text ?? '')].filter((word) => !told.has(word));
  if (rest.length > 1) return undefined;
  return rival && !other ? replaceWhole(text, rival, fresh.replace(/ now(?= )/i, '')) : undefined;
}

function replaceRival(text: string, said: string): string | undefined {
  // "15 minutes, not an hour" names the value that it replaces: that is an update.
  if (NOT_VALUE.test(said)) return undefined;
  const amounts = amountsOf(said);
  const denied = /\b(?:can|may|is|are|do|does|must)\b/i.test(said)
    ? findDenied(said, ownStatements(text))
    : undefined;
  if (denied) return replaceWhole(text, denied, said);
  // Each reading of the document takes a while.
  if (amounts.length === 0 && !NEGATIVE.test(said) && said.match(ADDRESS) === null && !saysState(said))
    return undefined;
  const rivals = rivalsOf(text, said);
  const [amount, more] = amounts;
  if (amounts.every(({ dimension }) => dimension === 'date') || saysUndone(said)) {
    const contrary = findContrary(said, rivals);
    if (contrary) return replaceWhole(text, contrary, said);
  }
  // "Node 16 support was dropped" gives no new number.
  if (ENDS.test(said)) return undefined;
  if (amount && !amount.dimension.startsWith('version') && isOnNewThing(said, text)) return undefined;
  if (amount && !more && (!NEGATIVE.test(said) || BEYOND.test(said)))
    return replaceAmount(text, said, amount, rivals);
  // "Damage under 50 euros need not be reported": an exception, and the rule still holds.
  if (amount && EXCEPTED.test(said)) return undefined;
  return NEGATIVE.test(said) ? forbid(text, said, rivals) : moveAddress(text, said, rivals);
}

function rivalsOf(text: string, said: string): readonly Rival[] {
  const about = topics(said);
  const places = readPlaces(parseDocument(text, 'markdown'));
  const named = topics(places[0]?.level === 1 ? places[0].title : '');
  return statementsIn(text).map((one) => {
    const own = topics(one.text);
    const around = topics(
      places.findLast(({ start, end }) => start <= one.start && one.start < end)?.title ?? '',
    );
    const count = (known: (word: string) => boolean) => [...about].filter(known).length;
    const isWithin = [...own].every((word) => about.has(word) || around.has(word) || named.has(word));
    return {
      ...one,
      shared: count((word) => own.has(word)),
      coverage:
        about.size === 0
          ? 0
          : count((word) => own.has(word) || around.has(word) || (isWithin && named.has(word))) / about.size,
      isWithin,
      known: new Set([...own, ...around, ...named]),
    };
  });
}

/** What a text says; a call by itself says nothing. */
const statementsIn = (text: string): readonly OwnStatement[] =>
  ownStatements(text).filter(({ text: said }) => !/^`[^`]*`$/.test(said));

function replaceAmount(
  text: string,
  said: string,
  amount: Amount,
  rivals: readonly Rival[],
): string | undefined {
  const bound = boundOf(said);
  const only = topics(ONLY_FOR.exec(said.slice(said.indexOf(amount.text) + amount.text.length))?.[0] ?? '');
  const found = rivals.flatMap((one) => {
    const [value, other] = amountsOf(one.text).filter(({ dimension }) => dimension === amount.dimension);
    const isVersion = amount.dimension.startsWith('version');
    const near = clauseAround(one.text, value?.index ?? 0);
    // "Up to 100 MB" and "the maximum is 250 MB" are the same end of one range.
    const isSameEnd =
      bound === undefined ||
      boundOf(near) === undefined ||
      (boundOf(near) === 'least') === (bound === 'least');
    // "Rate limit: 120 requests" says nothing but what is counted.
    const isCounted = topics(said).size === 0 && !GENERAL.test(amount.dimension);
    const isSame =
      isVersion ||
      isCounted ||
      (one.coverage >= SAME_MATTER &&
        isSameEnd &&
        (one.shared > 0 || one.isWithin || bound === boundOf(near)));
    // "Two approvals for payments" is an exception, where the document says nothing of payments.
    const isException =
      [...only].some((word) => !one.known.has(word)) ||
      // So is "for children under 12", where the document names no 12.
      (said.replace(amount.text, '').match(/\d+/g) ?? []).some((number) => !one.text.includes(number));
    return value && !other && isSame && !isException && !isInRange(one.text, value.index)
      ? [{ ...one, value }]
      : [];
  });
  const [best, next] = found.sort((a, b) => b.coverage - a.coverage || b.shared - a.shared);
  const isTied = best && next && best.coverage === next.coverage && best.shared === next.shared;
  if (!best || isTied) return undefined;
  const at = best.start + best.value.index;
  return text.slice(0, at) + inFormOf(best.value.text, amount.text) + text.slice(at + best.value.text.length);
}

/** "3 to 5 days": the end of a range is no value of its own. */
const isInRange = (text: string, at: number): boolean => /\d\s?(?:to|and|–|-)\s?$/.test(text.slice(0, at));

/** What stands between the marks and the "and" around a place in a sentence. */
export function clauseAround(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/[,;(]|\band\b/)
      .at(-1) ?? '';
  return before + (text.slice(index).split(/[,;)](?=\s|$)|\band\b/)[0] ?? '');
}

/** "Requests go through https://new.example now": the one address of what speaks of the same. */
function moveAddress(text: string, said: string, rivals: readonly Rival[]): string | undefined {
  const [fresh, more] = said.match(ADDRESS) ?? [];
  if (!fresh || more) return undefined;
  const [place, other] = rivals
    .filter(({ coverage, shared }) => /^[+0]/.test(fresh) || (shared > 0 && coverage >= SAME_MATTER))
    .flatMap((one) =>
      [...one.text.matchAll(ADDRESS)].map(({ 0: old, index }) => ({ old, start: one.start + index })),
    )
    .filter(({ old }) => kindOfAddress(old) === kindOfAddress(fresh));
  return place && !other
    ? text.slice(0, place.start) + fresh + text.slice(place.start + place.old.length)
    : undefined;
}

/** Two words, and more where the second is no verb of its own: "Passwords have to be". */
const openingOf = (text: string): string => {
  const isHelper = /^\S+ (?:is|are|has|have|can|must|may|will)\b/i.test(text);
  return text
    .split(' ', isHelper ? 4 : 2)
    .map(plainForm)
    .join(' ');
};
/** What does not hold of the rest: "except for service accounts". */
const EXCEPT = /,? (?:regardless of|except(?: for)?|unless|apart from|other than) [^.;]*/i;

function forbid(text: string, said: string, rivals: readonly Rival[]): string | undefined {
  const size = topics(said.replace(EXCEPT, '')).size;
  const about = [...topics(said)];
  const acts = new Set((said.toLowerCase().match(/\p{L}+/gu) ?? []).map(plainForm));
  // "Wipe it with fluid" orders what "Fluid must not hold alcohol" doesn't speak of.
  const ordersElse = (one: string): boolean =>
    IMPERATIVE.test(one) && !acts.has(plainForm((one.split(' ')[0] ?? '').toLowerCase()));
  // "Passwords don't expire" against "Passwords expire after 90 days".
  const denied = said.replace(/\s(?:do(?:es)?(?:n['’]t| not)|no longer|never)(?=\s)/i, '');
  const [rival, other] = rivals.filter(
    (one) =>
      !NEGATIVE.test(one.text) &&
      ((one.shared >= 2 && one.shared >= size * SAME_ACT) ||
        (denied !== said && openingOf(one.text) === openingOf(denied))),
  );
  // A step that is forbidden leaves a gap in its procedure, which a person has to fill.
  const isStep = /(?:^|\n)[ \t]*\d+[.)][ \t]+$/.test(
    text.slice(Math.max(0, (rival?.start ?? 0) - 20), rival?.start),
  );
  // "SEV3 incidents need none": an exception, and the rule on every incident still holds.
  const isException =
    rival && /\b(?:every|all|each|any)\b/i.test(rival.text) && about.some((word) => !rival.known.has(word));
  if (!rival || other || isStep || (!isException && ordersElse(rival.text))) return undefined;
  // "One week before the start" still holds where somebody else does it.
  const isDenied = openingOf(rival.text) === openingOf(denied);
  const isLost = amountsOf(rival.text).some(({ text: amount }) => !said.includes(amount));
  if (isLost && !isDenied && !isException) return undefined;
  return replaceWhole(text, rival, isException ? `${rival.text} ${asSentence(said)}` : said);
}

export function replaceWhole(
  text: string,
  { start, text: old }: Pick<Rival, 'start' | 'text'>,
  said: string,
): string {
  return text.slice(0, start) + asSentence(said) + text.slice(start + old.length);
}

/** "The CLI is installed with `brew install acme`": the one call that does the same by another program. */
function replaceCommand(text: string, said: string): string | undefined {
  const [fresh, more] = said.match(/`[^`]+`/g) ?? [];
  const act = /^`\S+ (\p{L}{3,})\b/u.exec(fresh ?? '')?.[1];
  if (
    !fresh ||
    more ||
    !act ||
    !new RegExp(String.raw`\b${act}(?:ed|ing|s)?\b`, 'i').test(said.replace(fresh, ''))
  )
    return undefined;
  const [rival, other] = ownStatements(text).filter((one) => {
    const [call, another] = one.text.match(/`[^`]+`/g) ?? [];
    return (
      call &&
      !another &&
      call !== fresh &&
      call.split(' ')[1] === act &&
      /^(?:\S+\s+){1,3}$/.test(one.text.slice(0, one.text.indexOf('`')))
    );
  });
  return rival && !other
    ? text.slice(0, rival.start) + asSentence(said) + text.slice(rival.start + rival.text.length)
    : undefined;
}

/** "Supported formats: PDF, ODT (new)" in the sentence that lists them so far. */
function joinLabelled(text: string, said: string): string | undefined {
  const [, label = '', value = ''] = /^([\p{L} -]{3,40}):\s+(\S[^:]*?)\.?$/u.exec(said.trim()) ?? [];
  if (value === '') return undefined;
  const lists = new RegExp(String.raw`^((?:the )?${escaped(label)} (?:are|is|include|includes) )(?=\S)`, 'i');
  const [rival, other] = ownStatements(text).filter((one) => lists.test(one.text));
  if (!rival || other) return undefined;
  const lead = lists.exec(rival.text)?.[0] ?? '';
  return replaceWhole(text, rival, `${lead}${value.replace(/ \(new\)/gi, '')}`);
}
