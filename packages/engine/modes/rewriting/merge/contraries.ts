import { asSentence } from '../../generate/sentences.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import type { Edit } from './alignment.ts';
import { valuesOf } from './kinds.ts';
import { amountsOf } from './amounts.ts';
import type { Model, Passage } from './passages.ts';
import { fingerprint } from './statements.ts';
import { HISTORY } from './former.ts';
import { COSTS, findContrary, findDenied, saysUndone } from './states.ts';
import { MEASURES, rootsOf, subjectOf, wordsOfPassage } from './subjects.ts';
import { plainForm } from './topics.ts';

const SAME_ACT = 0.6;

export const NEGATIVE =
  /\b(?:never|nobody|no one|not|no longer|forbidden|prohibited|once only|only once)\b|n['’]t\b/i;
/** "Node 16 support was dropped" forbids nothing. */
const ENDS =
  /\b(?:was|is|were|are|been) (?:dropped|removed|discontinued|retired|ended|deprecated)\b|\bsupport (?:has |was )?(?:ended|ends|dropped|removed)\b/i;
/** Whom or what an amount is restricted to. */
export const ONLY_FOR = /\b(?:for|under|when|if|with|on|in)\s+\S.*$/i;
/** An amount that makes an exception: "Damage under 50 euros need not be reported." */
export const EXCEPTED = /\b(?:under|below|less than|smaller than|shorter than) \d/i;
/** What does not hold of the rest: "except for service accounts". */
const EXCEPT = /,? (?:regardless of|except(?: for)?|unless|apart from|other than) [^.;]*/i;
const DENIES = /\s(?:do(?:es)?(?:n['’]t| not)|no longer|never)(?=\s)/i;

/** A statement in the place of the one that says the contrary; undefined where none does. */
export function replaceContrary(model: Model, said: string): readonly Edit[] | undefined {
  const sentences = model.passages.filter(({ cell, text }) => !cell && !/^`[^`]*`$/.test(text));
  const amounts = amountsOf(said);
  const isState =
    amounts.every(({ dimension }) => dimension === 'date') || saysUndone(said) || COSTS.test(said);
  const contrary =
    findDenied(said, sentences) ??
    (isState ? findContrary(said, sentences) : undefined) ??
    findFormer(said, sentences) ??
    findScheduled(said, sentences) ??
    findUnrestricted(said, sentences);
  if (contrary) return says(contrary, said) ? [instead(contrary, asSentence(said))] : undefined;
  const isRule = NEGATIVE.test(said) && !ENDS.test(said) && !EXCEPTED.test(said);
  return isRule ? forbid(model, said, sentences) : undefined;
}

/** Whether a statement takes up all that another tells: what it doesn't name, it must not take away. */
const says = ({ text, own, around }: Passage, said: string): boolean => {
  const told = wordsOfPassage(said);
  // "Returns are free for members" leaves what holds for others.
  const only =
    valuesOf(text).length === 0
      ? []
      : rootsOf(
          /\bfor (?!free\b|nothing\b)(?:all )?(\p{Ll}{4,})(?: (?:of|on|with|in) [^,.;]{3,40})?(?:[.]?$|[,;] )/iu.exec(
            said,
          )?.[1] ?? '',
        );
  if (only.some((word) => !own.has(word) && !around.has(word))) return false;
  return [...own].every((word) => told.has(word) || MEASURES.test(word)) || !/ (?:and|or|but) |; /.test(text);
};

const SUPERSEDES = /\b(?:now|no longer|from now on|any ?more|instead)\b/i;
const OPENING = 4;

/** "Create a key in the console from now on": the one statement that begins alike, and says more than that beginning. */
function findFormer(said: string, sentences: readonly Passage[]): Passage | undefined {
  const opening = fingerprint(said).split(' ').slice(0, OPENING);
  if (!SUPERSEDES.test(said) || opening.length < OPENING) return undefined;
  const [former, other] = sentences.filter(({ text }) => {
    const words = fingerprint(text.replace(/`[^`]*`/g, '')).split(' ');
    return words.length > OPENING && opening.every((word, at) => words[at] === word);
  });
  const isLost =
    former && (former.text.match(/\d[\d:.,]*|`[^`]+`/g) ?? []).some((value) => !said.includes(value));
  return former && !other && !isLost ? former : undefined;
}

const WHEN = /^(?:at|after|within|from|immediately|once|every|each|daily|weekly|monthly|until|before)$/;
/** A subject, a verb and what belongs to it: "changes take effect". */
const DEED = 3;
/** Words that narrow the subject. */
const NARROWED = 2;

/**
 * "Plan changes take effect immediately" against "Changes take effect at the next billing period", "Releases are weekly
 * now" against "Releases happen every second Tuesday": the one statement that gives another time for the same.
 */
function findScheduled(said: string, sentences: readonly Passage[]): Passage | undefined {
  const own = tokens(said);
  const often = frequencies(said);
  const [former, other] = sentences.filter((one) => {
    const old = tokens(one.text);
    if (old.length <= DEED || one.text === said || /^(?:least|most)$/.test(old[DEED + 1] ?? '')) return false;
    const at = own.findIndex((_, index) =>
      old.slice(0, DEED).every((word, more) => own[index + more] === word),
    );
    if (at >= 0 && at <= NARROWED && WHEN.test(old[DEED] ?? '') && WHEN.test(own[at + DEED] ?? ''))
      return own
        .slice(0, at)
        .every((word) => one.around.has(plainForm(word)) || one.own.has(plainForm(word)));
    const theirs = frequencies(one.text);
    return (
      often.length > 0 &&
      theirs.length > 0 &&
      theirs.every((value) => !often.includes(value)) &&
      own[0] === old[0] &&
      [own[1], old[1]].every((verb) => /^(?:is|are)$/.test(verb ?? '') || (partsOf(verb ?? '') & VERB) !== 0)
    );
  });
  return other ? undefined : former;
}

/** "Bonfires are allowed." where they "may only be lit on Saturdays" now: the one statement that allows the same without any limit. */
function findUnrestricted(said: string, sentences: readonly Passage[]): Passage | undefined {
  const subject = /^(?:the |all )?(.{3,40}?) (?:may|can|is|are|must) (?:now )?only\b/i.exec(said)?.[1];
  const [free, other] = sentences.filter(({ text }) => {
    const own = /^(?:the |all )?(.{3,40}?) (?:is|are) (?:always )?(?:allowed|permitted)[.]?$/i.exec(
      text,
    )?.[1];
    return own !== undefined && own.toLowerCase() === subject?.toLowerCase();
  });
  return other ? undefined : free;
}

const tokens = (text: string): readonly string[] =>
  fingerprint(text)
    .replace(/^(?:the|our|your|all) /, '')
    .split(' ');

const frequencies = (text: string): readonly string[] =>
  valuesOf(text).flatMap(({ kind, text: value }) => (kind === 'frequency' ? [value.toLowerCase()] : []));

const instead = ({ start, text }: Passage, fresh: string): Edit => ({
  start,
  end: start + text.length,
  text: fresh.replace(HISTORY, ''),
});

/** Two words, and more where the second is no verb of its own: "Passwords have to be". */
const openingOf = (text: string): string => {
  const isHelper = /^\S+ (?:is|are|has|have|can|must|may|will)\b/i.test(text);
  return text
    .split(' ', isHelper ? 4 : 2)
    .map(plainForm)
    .join(' ');
};

/** "Passwords don't expire" against "Passwords expire after 90 days", "Never store it there" against "Store it there". */
function forbid({ text }: Model, said: string, sentences: readonly Passage[]): readonly Edit[] | undefined {
  const about = subjectOf(said.replace(EXCEPT, ''));
  const denied = said.replace(DENIES, '');
  const shared = ({ own }: Passage): number => about.filter((word) => own.has(word)).length;
  const [rival, other] = sentences.filter(
    (one) =>
      !NEGATIVE.test(one.text) &&
      ((shared(one) >= 2 && shared(one) >= about.length * SAME_ACT) ||
        (denied !== said && openingOf(one.text) === openingOf(denied))),
  );
  if (!rival || other) return undefined;
  // A step that is forbidden leaves a gap in its procedure, which a person has to fill.
  if (/(?:^|\n)[ \t]*\d+[.)][ \t]+$/.test(text.slice(Math.max(0, rival.start - 20), rival.start)))
    return undefined;
  // "SEV3 incidents need none": an exception, and the rule on every incident still holds.
  const isException =
    /\b(?:every|all|each|any)\b/i.test(rival.text) &&
    rootsOf(said).some((word) => !rival.own.has(word) && !rival.around.has(word));
  // "Within a minute, not overnight" forbids nothing.
  if (isException && !NEGATIVE.test(said.replace(/,? (?:and |but )?not \P{P}*[.]?$/iu, ''))) return undefined;
  if (isException) return [instead(rival, `${rival.text} ${asSentence(said)}`)];
  // "Wipe it with fluid" orders what "Fluid must not hold alcohol" doesn't speak of.
  const acts = new Set((said.toLowerCase().match(/\p{L}+/gu) ?? []).map(plainForm));
  const act = plainForm((rival.text.split(' ')[0] ?? '').toLowerCase());
  if (IMPERATIVE.test(rival.text) && !acts.has(act)) return undefined;
  // "One week before the start" still holds where somebody else does it.
  const isLost = amountsOf(rival.text).some(({ text: amount }) => !said.includes(amount));
  // "PostgreSQL 13, 14, and 15", of which one has ended.
  const others = (rival.text.match(/\d+/g) ?? []).filter((number) => !said.includes(number));
  if (others.length > 1) return undefined;
  if (isLost && openingOf(rival.text) !== openingOf(denied)) return undefined;
  const kept = otherOf(rival.text, said);
  return kept === '' && !says(rival, said)
    ? undefined
    : [instead(rival, `${kept} ${asSentence(said)}`.trim())];
}

const THING = String.raw`(?:(?:the|an?|your|our) \p{L}[\p{L}-]*|\p{Lu}[\p{L}\d-]*)`;
const PAIR = new RegExp(
  String.raw`(?<![\p{L}-])(?<one>${THING}) (?:and|or) (?<other>${THING})(?![\p{L}-])`,
  'u',
);

/** "Guests can book the pool" of "Guests can book the sauna and the pool": what a denial of one of two leaves; '' of any other text. */
function otherOf(text: string, said: string): string {
  const { one = '', other = '' } = PAIR.exec(text)?.groups ?? {};
  const [isOne, isOther] = [one, other].map((thing) => thing !== '' && said.includes(thing));
  return isOne === isOther ? '' : text.replace(PAIR, isOne ? other : one);
}
