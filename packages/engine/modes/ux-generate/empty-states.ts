import { withArticle } from '../../checks/article.ts';
import { baseOf, pluralOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { namedButtons, ownsButtons } from './buttons.ts';
import { FILLED } from './kinds.ts';
import { keyOf } from './lists.ts';
import { singleOf } from './objects.ts';
import type { Part } from './phrases.ts';
import { string, type Writer } from './types.ts';

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
const RESULTS =
  /\b(?:search|(?<!\b(?:saved|custom|shared) )filters?|query|results?|matches|nothing (?:found|matches))\b/i;
const FIRST =
  /^(?:first[- ](?:run|use|time|visit)|new (?:user|account|customer)s?|brand[- ]new\b.*|nothing (?:yet|created yet)|no data(?: yet)?|start)$/i;
const ALL_DONE =
  /^(?:all|everything)(?: (?<things>\p{L}+))? (?:is |are )?(?<done>read|done|completed?|caught up|archived|handled|resolved|cleared|answered|paid)$|^all (?:caught up|clear)$|^nothing new$|^(?<what>\p{L}+) zero$/iu;

/** "a notifications inbox", "the list of orders": what the place holds. */
const HELD = new RegExp(
  String.raw`\bfor (?:an? |the |our |your )?(?:empty )?(?<things>\p{L}+(?: \p{L}+)?) (?:${FILLED}|list|page|screen|tab|table|view|history|center|panel)\b`,
  'iu',
);
/** Where it stands says nothing of what is missing. */
const WHERE =
  /\s+(?:in|of|on) (?:an? |the |our |your )?[\p{L} ]+$|\s+(?:list|page|screen|tab|table|view|panel|section|grid)$/iu;

/** What is shown where nothing is: each state that the description names, or that of the things before there are any. */
export const writeEmptyStates: Writer = (request) => {
  const { plural, object, description, heads, parts } = request;
  const wanted = parts.filter(({ kind }) => kind === 'empty state');
  const held = heads.map((head) => HELD.exec(head)?.groups?.['things']?.toLowerCase()).find(Boolean);
  const things = held ? (pluralOf(held) ?? held) : plural === 'items' ? '' : plural;
  const named = wanted
    .flatMap((part) => ofPart(part, things, description))
    // "No results" and "nothing found" are one.
    .filter(({ title }, at, all) => all.findIndex((one) => one.title === title) === at);
  const states = named.length > 0 ? named : [firstState('', plural, description)];
  const role = namedRole(description);
  const isLone = states.length === 1;
  const advice = request.advice.join(' ');
  const buttons = isLone && ownsButtons(request) ? namedButtons(request, '').map(({ text }) => text) : [];
  return states.flatMap(({ key, title, body: usual, action: does }) => {
    // What helps is mostly for those who searched.
    const body = (isLone || title.startsWith('No results') ? advice : '') || usual;
    const [action = does, ...others] = buttons;
    const name = states.length > 1 && key ? `empty.${key}` : 'empty';
    return [
      string(`${name}.title`, title, 'Title'),
      string(`${name}.body`, body, 'Below the title'),
      ...(action ? [string(`${name}.action`, action, 'Button')] : []),
      ...others.map((other, index) => string(`${name}.action${index + 2}`, other, 'Button')),
      ...(role && action && title === `No ${plural} yet`
        ? [
            string(
              `${name}.readonly`,
              `No ${plural} yet. Ask ${withArticle(role)} to ${action.split(' ')[0]?.toLowerCase()} ${object === plural ? plural : 'one'}.`,
              'For people who may not',
            ),
          ]
        : []),
    ];
  });
};

/** Who may do what others may not: "manager"; empty where nobody is left out. */
function namedRole(description: string): string {
  if (!/\bcan(?:['’]t|not)\b/i.test(description)) return '';
  return /\b(?:the |an? |only )?(\p{Ll}{4,}?)s? can (?!['’n])/iu.exec(description)?.[1]?.toLowerCase() ?? '';
}

function ofPart(part: Part, plural: string, description: string): readonly EmptyState[] {
  const { inside, noun } = part;
  const [, quoted = ''] = /["“]([^"”]+)["”]/.exec(part.said) ?? [];
  const said = quoted
    ? quoted.toLowerCase()
    : part.said
        .replace(/^(?:an? )?(?:list|table) of (?=\p{L})/iu, '')
        .replace(/^(?:the |an? )?(?:users?|person|people|they|you) (?:has|have|is|are) (?=no )/i, '');
  if (/ and (?:for )?(?:the )?search$/i.test(said)) {
    const others = ofPart(
      { ...part, said: said.replace(/ and (?:for )?(?:the )?search$/i, '') },
      plural,
      description,
    );
    return [...others, ...ofPart({ ...part, said: 'search' }, plural, description)];
  }
  const place = LACKS.test(said)
    ? ''
    : (PLACE.exec(/^empty (?!state)/.test(noun) ? noun : said.replace(/ of .*$/, ''))?.[1] ?? '');
  if (said === '' && !place) return [];
  const when = / (?:when|if|while|once) (?:there (?:are|is) )?(.+)$/i.exec(said)?.[1] ?? said;
  const state =
    place && !/^no /i.test(when)
      ? ofPlace(place)
      : ofState(when.replace(WHERE, '').replace(WHERE, ''), plural, description);
  return [
    inside
      ? {
          ...state,
          body: capitalized(asSentence(inside.replace(/^(?:(?:they|users?|people|you) )?can /i, ''))),
        }
      : state,
  ];
}

/** "a dashboard with no widgets yet": what is missing is told. */
const LACKS =
  /^(?<whole>.+?) (?:without|with no|has no|with zero) (?:any )?(?<held>.+?)(?: (?:in it|yet|so far))*$/i;
const PLACE = new RegExp(`^(?:the |your |an? )?(?:empty )?((?:[a-z]+ ){0,2}(?:${FILLED}))\\b`, 'i');

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
  const words = place.toLowerCase().split(' ');
  const isOne = words.length > 2 || words.at(-1) === 'folder';
  const name = words.slice(isOne ? -1 : 0).join(' ');
  return {
    key: keyOf(name),
    title: `${isOne && words[0] !== 'sent' ? 'This' : 'Your'} ${isOne && words[0] === 'sent' ? words.join(' ') : name} is empty`,
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
  if (FIRST.test(said)) return firstState(keyOf(said), plural || 'items', description);
  const [, permission = ''] = /^(?:no |not |missing )?((?:permission|access|rights?)\b.*)$/i.exec(said) ?? [];
  if (permission)
    return {
      key: keyOf(said),
      title: `You don't have ${permission.replace(/ denied$/i, '')}`,
      body: 'Ask an administrator for access.',
    };
  if (
    /^(?:before |no )?(?:search(?:ing)?|query|search term|input)(?: yet)?$/i.test(said) &&
    !/^search$/i.test(said)
  )
    return { key: 'start', title: 'Start your search', body: 'Your results will appear here.' };
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
  const { whole = '', held = '' } = LACKS.exec(said)?.groups ?? {};
  if (held && !RESULTS.test(held)) {
    const place = whole.split(' ').at(-1) ?? '';
    // A dashboard is all there is; an album is one of many.
    if (new RegExp(`^(?:${FILLED}|page|screen|app|account|list|table|tab)$`, 'i').test(place))
      return firstState(keyOf(held), held, description);
    return { key, title: `No ${held} in this ${place} yet`, body: `${capitalized(held)} will appear here.` };
  }
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
  const [, things = '', ended = ''] = /^(.+) (\p{L}+ed)$/iu.exec(bare) ?? [];
  const does = bare === said ? undefined : baseOf(ended);
  if (does)
    return {
      ...firstState(key, things, `${does} ${things}`),
      title: `No ${things} ${ended}`,
    };
  const [, what = '', when = ''] =
    /^(.+) (today|tomorrow|this (?:week|month|year)|right now)$/i.exec(bare) ?? [];
  if (when) return { key, title: `No ${what} ${when}`, body: `Your ${what} will appear here.` };
  if (bare !== said || /^\p{Ll}+(?: \p{Ll}+)?s$/u.test(bare)) {
    // "No unread messages" needs no "yet", and "No archived projects" neither.
    return bare.includes(' ') &&
      / (?:read|done|left)$|^(?:un|pending|open|archived|new|overdue|upcoming|saved|scheduled|active|assigned|due|completed)/i.test(
        bare,
      )
      ? { key, title: `No ${bare}`, body: howIn(description) ?? `${capitalized(bare)} will appear here.` }
      : firstState(key, bare, description);
  }
  return { key, title: capitalized(said), body: '[VERIFY] Say what people can do now.' };
}

/** Things that come by themselves: nobody makes a notification. */
const COMES =
  /\b(?:notifications?|messages|alerts|emails|mentions|replies|comments|reviews|requests|orders|payments|activity|visitors|followers|results|invitations|updates|submissions|responses)$/i;
/** What people do to have some. */
const MAKES =
  /\b(?<verb>add|create|upload|import|invite|connect|save|follow|subscribe to|record|start|write|book) (?:an? |one|their |your |the |some )?(?:first |new )?(?<things>\p{L}*)/iu;
/** What people do to have things of a name that everybody knows. */
const MADE: readonly (readonly [verb: string, things: RegExp])[] = [
  [
    'add',
    /\b(?:widgets|contacts|products|items|cards|payment methods|addresses|pets|habits|customers|clients|vehicles|devices|plants|bookmarks|domains|tags|goals|tables|expenses)$/i,
  ],
  [
    'create',
    /\b(?:projects|boards|playlists|folders|albums|campaigns|API keys|workspaces|tasks|notes|lists|templates|forms|surveys|dashboards|rules|automations|workflows|webhooks|groups|teams|channels|issues|tickets|posts|budgets|quizzes|courses|collections)$/i,
  ],
  ['upload', /\b(?:files|photos|documents|images|videos|receipts)$/i],
  ['invite', /\b(?:members|teammates|guests|collaborators|colleagues)$/i],
  ['connect', /\b(?:integrations|accounts|apps|banks|data sources)$/i],
];

/** "Users save a search with the bell icon": how people come to have some. */
const HOW =
  /(?:^|[.!]\s+)(?:the )?(?:users?|people|they|you) (?:can |may )?(add|create|save|upload|import|invite|connect|follow|record|start|book)s? ([^.\n]*\b(?:with|from|by|in|using)\b[^.\n]+)/i;

function howIn(description: string): string | undefined {
  const [, does = '', what = ''] = HOW.exec(description) ?? [];
  return does === '' ? undefined : `${capitalized(does.toLowerCase())} ${what.trim()}.`;
}

/** "No projects yet", with what people can do to have some, or that they come. */
function firstState(key: string, things: string, description: string): EmptyState {
  const found = MAKES.exec(description)?.groups;
  const [last = ''] = things.split(' ').slice(-1);
  const noun = found?.['things']?.toLowerCase() ?? '';
  const isTold =
    found &&
    (noun === '' || things === noun || last === noun || last === `${noun}s` || last === pluralOf(noun));
  const verb = isTold ? found['verb']?.toLowerCase() : MADE.find(([, made]) => made.test(things))?.[0];
  const one = `${things.slice(0, things.length - last.length)}${singleOf(last)}`;
  return {
    key,
    title: `No ${things} yet`,
    body:
      howIn(description) ??
      (COMES.test(things) || !verb
        ? `${COMES.test(things) ? capitalized(things) : `Your ${things}`} will appear here.`
        : `${capitalized(verb)} your first ${one} to get started.`),
    ...(verb && !COMES.test(things) && { action: capitalized(`${verb} ${one}`) }),
  };
}
