import { lookUp, NOUN, PLURAL, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { capitalized } from '../writing/capitals.ts';
import { PEOPLE } from './introductions.ts';
import type { Naming } from './namings.ts';

/** What opens a sentence and is told of; one to three words. */
const TERM = String.raw`(?<term>\p{L}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2}?)`;
const OPENS = String.raw`^(?:(?:An?|The|Our|Each|Every)\s)?`;
/** What makes a clause of what stands before it. */
const VERB = String.raw`(?:is|are|was|were|has|have|can|may|must|will|should|does|do|\p{Ll}{2,}s)`;
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|\d[\d.,]*)`;

/** Each form with what of it is the meaning: the sentence, unless it has a group of that name. */
const FORMS: readonly RegExp[] = [
  // "The backlog (all open work) is sorted."
  new RegExp(
    String.raw`^(?:An?|The|Our|Each)\s${TERM}\s\((?<meaning>(?:all|any|every|your|our|their|its)\s\p{L}[^()]{6,80}(?<!ed))\)\s${VERB}\s`,
    'u',
  ),
  // "Story points measure effort, not time."
  new RegExp(
    String.raw`${OPENS}${TERM}\s(?:measures?|counts?|shows?|tracks?|describes?|marks?|covers?|means?|records?|limits?|tells?|says?|stands?\sfor)\s[^,.;:]{3,60},\s(?:and\s|but\s)?not\s[^,.;:]{2,50}\.$`,
    'u',
  ),
  // "A sprint lasts two weeks.", "A term is ten rehearsals."
  new RegExp(
    String.raw`^An?\s${TERM}\s(?:lasts|equals|consists\sof|is\smade\sup\sof|is(?=\s(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|\d)))\s(?:about\s|up\sto\s|at\smost\s|exactly\s)?${COUNT}\s(?!(?:old|euros?|dollars?|pounds?|cents?|percent|times?|people)\b|\p{L}+\sold\b)\p{L}[^.;:]{2,80}\.$`,
    'u',
  ),
  // "A parking permit lets you park in your own zone."
  new RegExp(
    String.raw`^An?\s${TERM}\s(?:lets|allows|entitles)\s(?:you|people|its\s(?:holder|owner)|the\s(?:holder|owner))\s[^.;:]{6,120}\.$`,
    'u',
  ),
  // "Deputies, who stand in for the conductor, are named.", "A freeze, which pauses it, can be booked."
  new RegExp(
    String.raw`^(?:(?:The\s)?(?<term>\p{Lu}?[\p{Ll}-]+(?:\s\p{Ll}+)?),\swho|An?\s${TERM.replace('term', 'one')},\swhich)\s(?!(?:must|should|may|can|might|will|have|has|need|are|were|was|is)\b)\p{Ll}+\s[^,.;:]{5,100},\s(?:are|is|can|may|must|have|has|get|do|\p{Ll}{3,})\s`,
    'u',
  ),
  // "The control plane, which runs the API server, watches the cluster."
  new RegExp(
    String.raw`^The\s${TERM},\swhich\s(?:runs|holds|stores|keeps|manages|controls|decides|schedules|handles|routes|serves|contains|collects|checks|assigns|connects|sends|receives|watches|tells|makes|lets)\s[^,.;:]{3,100},\s\p{Ll}{2,}\s`,
    'u',
  ),
  // "An operator extends Kubernetes: it is a controller that manages a resource."
  new RegExp(
    String.raw`^An?\s${TERM}\s[^,.;:]{3,60}[:;]\sit\sis\s(?<meaning>an?\s\p{L}[^.;:]{2,60}\s(?:that|which|who)\s[^.;:]{4,120})\.$`,
    'u',
  ),
  // "A co-worker, someone who shares your plot, has no right to it."
  new RegExp(
    String.raw`^(?:An?|The|Each|Every)\s${TERM},\s(?<meaning>(?:someone|somebody|anyone|a\sperson|something|anything)\s(?:who|that|which)\s[^,.;:()]{5,100}),\s(?!(?:and|or|but)\s)\p{Ll}+\s`,
    'u',
  ),
  // "Subletting, that is, letting the flat to someone else, requires consent.", "Side waste, meaning bags next to the bin, is …"
  new RegExp(
    String.raw`^(?:(?:An?|The)\s)?${TERM},\s(?:meaning|that\sis,|i\.e\.,?)\s(?<meaning>(?!that\b|if\b|when\b)\p{L}[^,.;:()]{8,120}),\s${VERB}\s`,
    'u',
  ),
  // "Cordoning means that a node accepts no new pods."
  /^(?<term>\p{Lu}\p{Ll}{3,}ing)\smeans\s(?:that\s|\p{Ll}+ing\s)[^;:]{8,160}\.$/u,
];

const LONGEST = 240;

/** "A SEV1 means that customers cannot use it; a SEV2 means that part of it is slow." */
const MARKS =
  /(?:^|;\s)(?:[Aa]n?\s)?(?<term>\p{Lu}{2,5}\d?|\p{Lu}\d)\smeans\s(?:that\s)?(?<meaning>[^.;]{8,160})/gu;
/** "…, and a retro is a meeting in which we look back." */
const SECOND =
  /,\sand\s(?<said>an?\s(?<term>\p{Ll}[\p{L}-]+(?:\s\p{Ll}+)?)\sis\san?\s[^,.;:]{3,60}\s(?:that|which|who|where|when|for|of|with)\s[^,.;:]{4,100}\.)$/u;

/** Terms that a short sentence tells of: what they hold, measure, last or let do. */
export function toldInShort(text: string): readonly Naming[] {
  if (text.length > LONGEST || !/[.!]$/.test(text)) return [];
  const marks = [...text.matchAll(MARKS)].map(({ groups }) => ({
    term: groups?.['term'] ?? '',
    text: `${capitalized(groups?.['meaning'] ?? '')}.`,
  }));
  if (marks.length > 0) return marks;
  const second = SECOND.exec(text)?.groups;
  if (second) return [{ term: second['term'] ?? '', text: capitalized(second['said'] ?? '') }];
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    const term = groups?.['term'] ?? groups?.['one'] ?? '';
    if (term === '' || !isThing(term)) continue;
    const meaning = groups?.['meaning'];
    // "The team (all women) won": who they are.
    if (meaning !== undefined && (!/\s.*\s|\s\p{L}+ing\b/u.test(meaning) || PEOPLE.test(meaning))) continue;
    return [{ term, text: meaning === undefined ? text : `${capitalized(meaning)}.` }];
  }
  return [];
}

/** Whether a phrase ends in a noun, and none of its words is the verb of another sentence. */
function isThing(term: string): boolean {
  const words = term.toLowerCase().split(' ');
  const last = partsOf(words.at(-1) ?? '');
  return (
    !/^(?:this|that|these|those|it|they|there|which|all|some|most|many|only|not)\b/i.test(term) &&
    (last === 0 || (last & (NOUN | PLURAL)) !== 0) &&
    words.slice(1, -1).every((word) => (partsOf(word) & (NOUN | THIRD_PERSON)) !== THIRD_PERSON)
  );
}

/** "Card: one piece of work.", where several lines are labelled so. */
const LABELLED =
  /^(?<term>\p{Lu}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+){0,2}):\s(?<meaning>(?:an?|the|one|any|every|each|what|whatever|who|whoever|where|all)\s\p{L}[^:]{6,200})$/u;
const NO_TERM =
  /^(?:who|what|where|when|why|how|price|cost|date|time|place|venue|entry|hours|open|closed|note|goal|aim|team|owner|status|topic|subject|result|next|today|step|question|answer|example)$/i;

/** The label that a sentence begins with, and what stands behind it; undefined for any other. */
export function labelledIn(text: string): Naming | undefined {
  const { term = '', meaning = '' } = LABELLED.exec(text)?.groups ?? {};
  const isTerm =
    term !== '' &&
    !NO_TERM.test(term) &&
    !/\b(?:is|are|must|can|may)\b/.test(meaning.split(/\s(?:that|which|who|where|when)\s/)[0] ?? '');
  return isTerm && (lookUp(term.toLowerCase()) & THIRD_PERSON) === 0
    ? { term, text: `${capitalized(meaning.replace(/\.$/, ''))}.` }
    : undefined;
}

/** "Tickets, or cards, move": two names of what a sentence begins with. */
const TWO_NAMES =
  /^(?:(?:An?|The|Each|Every|Our)\s)?(?<one>\p{L}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+)?),\sor\s(?:an?\s|the\s)?(?<other>\p{Ll}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+)?),\s(?<next>\p{Ll}+)\s/u;

/** Two names that a sentence gives one thing, of the same number, before the verb that they share. */
export function twoNames(text: string): readonly [string, string] | undefined {
  const { one = '', other = '', next = '' } = TWO_NAMES.exec(text)?.groups ?? {};
  if (one === '' || !isThing(one) || !isThing(other)) return undefined;
  const isVerb =
    new RegExp(`^${VERB}$`, 'u').test(next) ||
    (partsOf(next) & (NOUN | PLURAL)) === 0 ||
    /^(?:move|run|go|hold|show|take|cost|mean|come|start|end|work)$/.test(next);
  return isVerb && isSeveral(one) === isSeveral(other) ? [one.toLowerCase(), other] : undefined;
}

const isSeveral = (term: string): boolean =>
  (partsOf(term.toLowerCase().split(' ').at(-1) ?? '') & PLURAL) !== 0;
