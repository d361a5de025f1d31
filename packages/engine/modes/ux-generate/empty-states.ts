import { pluralOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { keyOf } from './lists.ts';
import { FILLED } from './part-nouns.ts';
import type { Part } from './parts.ts';
import type { Brief } from './types.ts';

/** An empty state that a description names. */
interface EmptyState {
  /** End of its key. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** Of its button; empty where it needs none. */
  readonly action?: string;
}

/** "all messages read", "no seats are left" */
const LEFT =
  /^(?:there (?:are|is) )?(?:no|all (?:the )?)\s*(?<things>(?:\p{L}+ )??\p{L}+?) (?:are |is |have |has )?(?:been )?(?<done>left|remain(?:ing)?|available|gone|taken|sold(?: out)?|booked)\b/iu;
const RESULTS = /\b(?:search|filters?|query|results?|matches|nothing (?:found|matches))\b/i;
const FIRST =
  /^(?:first[- ](?:run|use|time|visit)|new (?:user|account|customer)s?|brand[- ]new\b.*|nothing (?:yet|created yet)|no data(?: yet)?|start)$/i;
const ALL_DONE =
  /^(?:all|everything)(?: (?<things>\p{L}+))? (?:is |are )?(?<done>read|done|completed?|caught up|archived|handled|resolved|cleared|answered|paid)$|^all (?:caught up|clear)$|^(?<what>\p{L}+) zero$/iu;

/** "a notifications inbox", "the list of orders": what the place holds. */
const HELD = new RegExp(
  String.raw`\bfor (?:an? |the |our |your )?(?:empty )?(?<things>\p{L}+(?: \p{L}+)?) (?:${FILLED}|list|page|screen|tab|table|view|history|center|panel)\b`,
  'iu',
);
/** Where it stands says nothing of what is missing. */
const WHERE =
  /\s+(?:in|of|on) (?:an? |the |our |your )?[\p{L} ]+$|\s+(?:list|page|screen|tab|table|view|panel|section|grid)$/iu;

/** The empty states that a description lists or tells of; `plural` is what is missing, in lower case. */
export function namedEmptyStates(
  { parts, description, heads }: Brief,
  plural: string,
): readonly EmptyState[] {
  const wanted = parts.filter(({ set }) => set === 'empty state');
  const held = heads.map((head) => HELD.exec(head)?.groups?.['things']?.toLowerCase()).find(Boolean);
  const things = held ? (pluralOf(held) ?? held) : plural;
  return wanted.flatMap((part) => {
    const isOwn = wanted.length === 1 && part.inside === '';
    return ofPart(part, things, description).filter(({ title }) => !isOwn || title !== `No ${plural} yet`);
  });
}

function ofPart(part: Part, plural: string, description: string): readonly EmptyState[] {
  const { inside, noun } = part;
  const [, quoted = ''] = /["“]([^"”]+)["”]/.exec(part.said) ?? [];
  const said = quoted ? quoted.toLowerCase() : part.said;
  if (/ and (?:for )?(?:the )?search$/i.test(said)) {
    const others = ofPart(
      { ...part, said: said.replace(/ and (?:for )?(?:the )?search$/i, '') },
      plural,
      description,
    );
    return [...others, ...ofPart({ ...part, said: 'search' }, plural, description)];
  }
  const place = PLACE.exec(/^empty (?!state)/.test(noun) ? noun : said.replace(/ of .*$/, ''))?.[1] ?? '';
  if (said === '' && !place) return [];
  const when = / (?:when|if|while|once) (?:there (?:are|is) )?(.+)$/i.exec(said)?.[1] ?? said;
  const state =
    place && !/^no /i.test(when) ? ofPlace(place) : ofState(when.replace(WHERE, ''), plural, description);
  return [
    inside
      ? {
          ...state,
          body: capitalized(asSentence(inside.replace(/^(?:(?:they|users?|people|you) )?can /i, ''))),
        }
      : state,
  ];
}

const PLACE = new RegExp(`^(?:the |your |an? )?(?:empty )?((?:[a-z]+ )?(?:${FILLED}))\\b`, 'i');

/** What comes into a place, as everybody knows it. */
const HOLDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:trash|bin)$/, 'Items you delete'],
  [/\b(?:sent folder|outbox)$/, 'Messages you send'],
  [/\b(?:inbox|mailbox)$/, 'New messages'],
  [/\b(?:wish ?list|watchlist)$/, 'Items you save'],
  [/\b(?:feed|timeline)$/, 'New posts'],
  [/\b(?:calendar|schedule)$/, 'Your events'],
];

function ofPlace(place: string): EmptyState {
  const name = place.toLowerCase();
  return {
    key: keyOf(name),
    title: `Your ${name} is empty`,
    body: `${HOLDS.find(([place]) => place.test(name))?.[1] ?? 'Items you add'} will appear here.`,
  };
}

function ofState(said: string, plural: string, description: string): EmptyState {
  const left = LEFT.exec(said)?.groups;
  if (left && /^(?:left|remain|available)/i.test(left['done'] ?? ''))
    return {
      key: keyOf(left['things'] ?? ''),
      title: `No ${left['things']} ${left['done']}`,
      body: '[VERIFY] Say what people can do instead.',
    };
  if (left)
    return {
      key: keyOf(left['things'] ?? ''),
      title: `No ${left['things']} left`,
      body: '[VERIFY] Say what people can do instead.',
    };
  const done = ALL_DONE.exec(said);
  if (done)
    return {
      key: keyOf(said),
      title: "You're all caught up",
      body: `New ${done.groups?.['things'] ?? (plural || 'items')} will appear here.`,
    };
  if (FIRST.test(said))
    return { key: keyOf(said), title: `No ${plural} yet`, body: firstBody(plural, description) };
  const [, permission = ''] = /^(?:no |not |missing )?((?:permission|access|rights?)\b.*)$/i.exec(said) ?? [];
  if (permission)
    return {
      key: keyOf(said),
      title: `You don't have ${permission.replace(/ denied$/i, '')}`,
      body: 'Ask an administrator for access.',
    };
  if (/^(?:offline|no (?:connection|internet|network))$/i.test(said))
    return { key: 'offline', title: "You're offline", body: 'Connect to the internet to continue.' };
  if (/^(?:error|(?:could ?n['’]t|failed to) load|loading (?:failed|error))/i.test(said))
    return {
      key: 'error',
      title: `Couldn't load ${plural || 'this page'}`,
      body: 'Check your connection and try again.',
      action: 'Try again',
    };
  const bare = said
    .replace(/^(?:no|zero|without|there (?:are|is) no)\s+/i, '')
    .replace(/\s+(?:exists? )?yet$/i, '');
  const key = keyOf(bare);
  const [, whole = '', held = ''] =
    /^(.+?) (?:without|with no|has no|with zero) (?:any )?(.+)$/i.exec(said) ?? [];
  if (held && !RESULTS.test(said))
    return {
      key,
      title: `No ${held} in this ${whole.split(' ').at(-1)} yet`,
      body: `${capitalized(held)} will appear here.`,
    };
  const [, listed = ''] = /^(\p{L}+) (?:history|log)$/iu.exec(said) ?? [];
  const all = listed && (pluralOf(listed.toLowerCase()) ?? listed.toLowerCase());
  if (all) return { key, title: `No ${all} yet`, body: `Your ${all} will appear here.` };
  if (RESULTS.test(bare)) {
    const filtered = /\bfilters?\b/i.test(bare);
    return filtered
      ? {
          key,
          title: `No ${plural || 'results'} match your filters`,
          body: 'Remove a filter to see more.',
          action: 'Clear filters',
        }
      : { key, title: 'No results for “{query}”', body: 'Check the spelling or use fewer words.' };
  }
  if (bare !== said || /^\p{Ll}+(?: \p{Ll}+)?s$/u.test(bare)) {
    // "No unread messages" needs no "yet", and "No archived projects" neither.
    const yet = bare.includes(' ') ? '' : ' yet';
    return { key, title: `No ${bare}${yet}`, body: firstBody(bare, description) };
  }
  return { key, title: capitalized(said), body: '[VERIFY] Say what people can do now.' };
}

/** Things that come by themselves: nobody makes a notification. */
const COMES =
  /\b(?:notifications?|messages|alerts|emails|mentions|replies|comments|reviews|requests|orders|payments|activity|visitors|followers|results|invitations|updates|submissions|responses)$/i;
/** What people do to have some. */
const MAKES =
  /\b(?<verb>add|create|upload|import|invite|connect|save|follow|subscribe to|record|start|write|book) (?:an? |their |your |the |some )?(?:first |new )?(?<things>\p{L}+)/iu;

function firstBody(things: string, description: string): string {
  if (COMES.test(things)) return `${capitalized(things)} will appear here.`;
  const found = MAKES.exec(description)?.groups;
  const verb = found?.['verb']?.toLowerCase();
  const noun = found?.['things']?.toLowerCase() ?? '';
  return verb && (things === noun || things === `${noun}s`)
    ? `${capitalized(`${verb} your first ${things.replace(/s$/, '')}`)} to get started.`
    : `Your ${things} will appear here.`;
}
