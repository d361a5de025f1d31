import { capitalized } from '../writing/capitals.ts';
import { asSentence } from '../generate/sentences.ts';
import { keyOf, splitList } from './lists.ts';

/** An empty state that a description names. */
export interface EmptyState {
  /** End of its key. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
}

/** "Empty states for a podcast app: no downloads, no subscriptions". */
const LIST = /\b(?:empty|zero)[- ]states?\b[^.:\n]*:\s*(?<list>[^.\n]+)/i;
/** "no seats are left" */
const LEFT =
  /\b(?:when|if|while|once|after) (?:there (?:are|is) )?(?:no |all (?:the )?)(?<things>(?:\p{L}+ )??\p{L}+?) (?:are |is |have |has )?(?:been )?(?:left|remain(?:ing)?|available|gone|taken|sold(?: out)?|booked|done|read)\b/iu;
/** "an empty inbox" */
const PLACES =
  'inbox|outbox|mailbox|cart|basket|bag|trash|bin|queue|calendar|schedule|library|gallery|playlist|wish ?list|watchlist|folder|feed|board|timeline|dashboard|inventory|shelf';
const PLACE = new RegExp(
  String.raw`\b(?:empty|empty[- ]state for (?:the|your|an?)) (?<place>(?:[a-z]+ )?(?:${PLACES}))\b`,
  'gi',
);

/** "An empty state for pending invitations" beside what else is asked for. */
const FOR =
  /\bempty[- ]states? (?:for|of) (?:the |your |their )?(?<things>(?:\p{Ll}+ )?\p{Ll}+s)(?=[.,;:]|\s+(?:in|on|screen|page|list)\b|$)/iu;

/** "An empty state for the list and for search" */
const SEARCH = /\bempty[- ]states?\b[^.:\n]*\band (?:for )?(?:the )?search\b/i;

/** The empty states that a description lists or tells of; nothing where one of the screen itself is all it asks for. */
export function namedEmptyStates(description: string, object: string): readonly EmptyState[] {
  const listed = splitList(LIST.exec(description)?.groups?.['list'] ?? '');
  const left = LEFT.exec(description);
  const things = FOR.exec(description)?.groups?.['things'] ?? '';
  const places = [...description.matchAll(PLACE)].map(({ groups }) => groups?.['place'] ?? '');
  return [
    ...listed.map(ofItem),
    ...(listed.length === 0 && left ? [ofItem(`no ${left.groups?.['things']} left`)] : []),
    ...(listed.length === 0 && !left && things && things !== object ? [ofItem(`no ${things}`)] : []),
    ...(listed.length === 0 && SEARCH.test(description) ? [ofItem('no search results')] : []),
    ...places
      .filter((place) => !listed.some((one) => one.includes(place)))
      .map((place) => ofItem(`empty ${place}`)),
  ];
}

function ofItem(item: string): EmptyState {
  const [, said = item, inside = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(item) ?? [];
  const state = ofNoun(said);
  return inside ? { ...state, body: capitalized(asSentence(inside)) } : state;
}

function ofNoun(said: string): EmptyState {
  const [, place] = /^(?:an? |the )?empty (\p{L}+(?: \p{L}+)?)$/iu.exec(said) ?? [];
  if (place)
    return {
      key: keyOf(place),
      title: `Your ${place.toLowerCase()} is empty`,
      body: `[VERIFY] Say what comes into the ${place.toLowerCase()}, and how.`,
    };
  const [, permission = ''] = /^(no (?:permission|access|rights?) to .+)$/i.exec(said) ?? [];
  if (permission)
    return {
      key: keyOf(permission),
      title: `You have ${permission}`,
      body: '[VERIFY] Say whom people can ask for access.',
    };
  const bare = said.replace(/^(?:no|there (?:are|is) no)\s+/i, '').replace(/\s+yet$/i, '');
  const key = keyOf(bare);
  if (/\b(?:search )?(?:results?|matches)\b/i.test(bare))
    return { key, title: 'No results for “{query}”', body: 'Check the spelling or use fewer words.' };
  if (/\b(?:left|remaining|available)$/i.test(bare))
    return { key, title: `No ${bare}`, body: '[VERIFY] Say what people can do instead.' };
  if (/^\p{L}+(?: \p{L}+)?$/u.test(bare) && bare !== said) {
    // "No unread messages" needs no "yet", and "No archived projects" neither.
    const yet = bare.includes(' ') ? '' : ' yet';
    return { key, title: `No ${bare}${yet}`, body: `[VERIFY] Say how ${bare} come to be here.` };
  }
  return { key, title: capitalized(said), body: '[VERIFY] Say what people can do now.' };
}
