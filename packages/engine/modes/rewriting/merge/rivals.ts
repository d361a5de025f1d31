import { parseDocument } from '../../../document/parse-document.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { asSentence } from '../../generate/sentences.ts';
import { amountsOf, boundOf, type Amount } from './amounts.ts';
import { inFormOf } from './counted.ts';
import { readPlaces } from './sections.ts';
import { findContrary, findDenied, saysState, saysUndone } from './states.ts';
import { ownStatements, type OwnStatement } from './statements.ts';
import { isOnNewThing, plainForm, topics } from './topics.ts';

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

/** An amount that makes an exception. */
export const EXCEPTED = /\b(?:under|below|less than|smaller than|shorter than) \d/i;

const NOT_SO =
  /^(?<fresh>\S.{8,}?)(?:, (?:and |but )?(?:not|no longer)|,? (?:and not|but not|instead of|rather than)) (?<old>[^,.;:]{6,60})\.?$/iu;
const LEAST_WORDS = 2;

/** "Laptops are handed out on day one, not one week before": the one statement that says the old words of the same. */
export function replaceNamed(text: string, said: string): string | undefined {
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

export function replaceRival(text: string, said: string): string | undefined {
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
export function replaceCommand(text: string, said: string): string | undefined {
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
