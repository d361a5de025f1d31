import { withArticle } from '../../checks/article.ts';
import { capitalized } from '../writing/capitals.ts';
import { bareThing, isOwn, theThing, thisThing, type Deed, type Thing } from './thing.ts';

/** Title, text and button of a state; empty where it has none. */
export interface State {
  readonly title: string;
  readonly body: string;
  readonly action: string;
}
type Row = readonly [names: RegExp, title: string, body: string, action?: string];

const EMPTY: readonly Row[] = [
  [
    /(?<!\b(?:saved|recent|custom) )\bfilters?\b|\bnothing matches\b/i,
    'No {things} match your filters',
    'Remove a filter to see more.',
    'Clear filters',
  ],
  [
    /\b(?:no|0|zero|without|any)[ -](?:search )?(?:results?|matches|hits)\b|(?<!\b(?:saved|recent|custom|pinned) )\bsearch(?:ing|ed)?\b(?! history)|\b(?:nothing (?:was )?|no (?:\p{L}+ ){1,3})found\b|\bno matching\b/iu,
    'No results for “{{query}}”',
    'Check the spelling, or try fewer words.',
    'Clear search',
  ],
  [
    /\b(?:all|everything) (?:\p{L}+ )?(?:read|done|caught up|completed?|handled|answered|cleared|resolved)\b|\bcaught up\b|\binbox zero\b|\bnothing (?:new|left to do)\b/iu,
    "You're all caught up",
    'New {things} will appear here.',
  ],
  [
    /\b(?:no|without|lacks?|not enough) (?:permissions?|access|rights)\b|\b(?:permission|access) denied\b/i,
    "You don't have access to this page",
    'Ask an administrator for access.',
    'Request access',
  ],
  [
    /\boffline\b|\bno (?:internet|connection|network)\b/i,
    "You're offline",
    'Check your connection and try again.',
    'Try again',
  ],
  [
    /\berrors?\b|\b(?:fail\w*|could(?:n['’]t| not)|can['’]t)\b.{0,12}\bload/i,
    "Couldn't load {the things}",
    'Check your connection and try again.',
    'Try again',
  ],
  [
    /\b(?:cart|basket|shopping bag)\b/i,
    'Your cart is empty',
    'Items you add will appear here.',
    'Continue shopping',
  ],
  [/\b(?:trash|recycle bin|bin)\b/i, 'Your trash is empty', 'Items you delete will appear here.'],
  [/\b(?:wish ?list|favou?rites|saved items)\b/i, 'No {things} yet', 'Items you save will appear here.'],
  [/\binbox\b/i, 'Your inbox is empty', 'New messages will appear here.'],
  [/\bfolder\b/i, 'This folder is empty', 'Files you add will appear here.', 'Upload files'],
  [/\bdownloads?\b/i, 'No downloads yet', 'Files you download will appear here.'],
  [/\b(?:calendar|schedule|agenda)\b/i, 'Nothing scheduled', 'Your events will appear here.', 'Add event'],
  [/\b(?:order history|orders?)\b/i, 'No orders yet', 'Your orders will appear here.'],
  [
    /\b(?:chats?|conversations?|messages?)\b/i,
    'No {things} yet',
    'Your {things} will appear here.',
    'New message',
  ],
  [/\bnotifications?\b/i, 'No notifications yet', 'New notifications will appear here.'],
  [/\bcomments?\b/i, 'No comments yet', 'Be the first to comment.', 'Add comment'],
  [/\breviews?\b/i, 'No reviews yet', 'Be the first to write a review.', 'Write a review'],
  [/\b(?:activity|feed|timeline)\b/i, 'No activity yet', 'New activity will appear here.'],
  [/\bqueue\b/i, 'Your queue is empty', 'Items you add will appear here.'],
];

/** What people do to have some. */
const MADE: readonly (readonly [verb: string, things: RegExp])[] = [
  [
    'create',
    /\b(?:projects|boards|playlists|folders|albums|campaigns|(?:api )?keys|tokens|workspaces|tasks|notes|lists|templates|forms|surveys|dashboards|rules|automations|workflows|webhooks|groups|teams|channels|issues|tickets|posts|budgets|quizzes|courses|collections|invoices|events|reports|segments|polls|environments|releases|goals|roles|views|labels|snippets|recipes|proposals|quotes|flashcards|decks|pipelines|alerts|schedules|drafts)$/i,
  ],
  ['upload', /\b(?:files|photos|documents|images|videos|receipts|attachments|recordings|assets|scans)$/i],
  ['invite', /\b(?:members|teammates|guests|collaborators|colleagues|users|people|admins|friends)$/i],
  ['connect', /\b(?:integrations|accounts|apps|banks|data sources|repositories|calendars)$/i],
  ['record', /\b(?:expenses|workouts|readings|trips|hours|meals|runs)$/i],
  ['book', /\b(?:appointments|bookings|reservations|rooms|lessons)$/i],
  [
    'add',
    /\b(?:widgets|contacts|products|items|cards|payment methods|addresses|pets|habits|customers|clients|vehicles|devices|plants|bookmarks|domains|tags|tables|cars|medications|books|students|suppliers|locations|ingredients|transactions|leads|deals|candidates|patients|rooms|children|feeds|hosts|servers|sites|holidays|shifts|subscriptions|properties|members|sensors|machines)$/i,
  ],
];
/** Nobody makes these: they come. */
const COMES =
  /\b(?:notifications?|messages?|alerts?|mentions?|replies|comments?|reviews?|requests?|orders?|payments?|activity|visitors?|followers?|results?|invitations?|updates?|submissions?|responses?|payouts?|sales|statements?|visits?|logs?|errors|backups?|history|earnings|donations?|matches)$/i;

/** The empty state that a request names, or that of the things where there are none yet; undefined where it names neither. */
export function emptyState(said: string, thing: Thing | undefined, told?: string): State | undefined {
  const row = EMPTY.find(([names]) => names.test(said));
  const things = thing?.many ?? /\b(?:chats|conversations|messages)\b/i.exec(said)?.[0].toLowerCase() ?? '';
  if (row) {
    const [, title, body, action = ''] = row;
    const put = (text: string): string =>
      text
        .replace('{the things}', thing ? `the ${things}` : 'this page')
        .replace(
          'No {things} match',
          thing && !/^(?:filters?|match(?:es)?|results?)$/.test(thing.one)
            ? `No ${things} match`
            : 'No results match',
        )
        .replace('Your {things}', things ? `Your ${things}` : 'They')
        .replace('New {things}', thing && !/\bzero$/.test(thing.one) ? `New ${things}` : 'New items')
        .replace('{things}', things || 'items')
        .replace(/\{\{(\w+)\}\}/g, '{$1}');
    return { title: put(title), body: put(body), action };
  }
  if (!thing) return undefined;
  const [, quality = ''] =
    new RegExp(
      `(?:\\b(?:no|without|zero) |^(?=(?:archived|overdue|completed|past|deleted|blocked|unread) ))(unread|archived|upcoming|pending|open|active|shared|saved|scheduled|overdue|assigned|completed|past|favorite|starred|recent|pinned|blocked|deleted) `,
      'i',
    ).exec(said) ?? [];
  if (quality)
    return {
      title: `No ${quality.toLowerCase()} ${things.replace(new RegExp(`^${quality} `, 'i'), '')}`,
      body: `${capitalized(quality.toLowerCase())} ${things.replace(new RegExp(`^${quality} `, 'i'), '')} will appear here.`,
      action: '',
    };
  const verb = told ?? (COMES.test(things) ? undefined : MADE.find(([, made]) => made.test(things))?.[0]);
  // "Book your first booking"
  if (verb && thing.one.startsWith(verb))
    return { title: `No ${things} yet`, body: `Your ${things} will appear here.`, action: '' };
  return {
    title: `No ${things} yet`,
    body: verb
      ? `${capitalized(verb)} your first ${thing.one} to get started.`
      : `${COMES.test(things) ? 'New' : 'Your'} ${things} will appear here.`,
    action: verb ? `${capitalized(verb)} ${thing.one}` : '',
  };
}

/** "Couldn't save the changes." */
export const failOf = ({ action, thing }: Deed): string =>
  `${action.verb}${thing ? ` ${theThing(thing)}` : ''}`;

/** What takes its time. */
const RUNS = /^(?:upload|download|import|export|sync|install|publish|scan)$/;

/** "Changes saved" */
export function doneOf({ action, thing }: Deed): string {
  if (action.verb === 'invite' && thing?.count) return `${thing.count} invitations sent`;
  if (action.verb === 'invite') return thing?.areMany ? 'Invitations sent' : 'Invitation sent';
  if (!thing)
    return RUNS.test(action.verb) ? `${capitalized(action.verb)} finished` : `You're ${action.past}`;
  if (action.many) return `{count} ${thing.many} ${action.past}`;
  return /^(?:leave|join|follow|unfollow)$/.test(action.verb)
    ? `You ${action.past} ${theThing(thing)}`
    : `${capitalized(bareThing(thing))} ${action.past}`;
}

/** "Uploading files…" */
export const busyOf = ({ action, thing }: Deed): string =>
  `${action.gerund}${thing ? ` ${bareThing(thing)}` : ''}…`;

/** "Delete project" */
export const buttonOf = ({ action, thing }: Deed): string =>
  capitalized(`${action.verb}${thing ? ` ${bareThing(thing)}` : ''}`);

/** "Delete this project?", and for what only adds something "Invite teammates". */
export function titleOf(deed: Deed, isConfirmation: boolean): string {
  const { action, thing } = deed;
  if (!action.destructive && !isConfirmation) return buttonOf(deed);
  return thing ? `${capitalized(action.verb)} ${thisThing(thing)}?` : `${capitalized(action.verb)}?`;
}

/** What keeps everything as it is. */
export const keepOf = ({ action, thing }: Deed): string =>
  action.dismiss ? `${action.dismiss} ${thing ? bareThing(thing) : 'it'}` : 'Cancel';

/** "You need permission to delete this project." */
export const needOf = ({ action, thing }: Deed): string =>
  `${action.verb}${thing ? ` ${isOwn(thing) || thing.areMany || thing.isProper ? bareThing(thing) : withArticle(thing.one)}` : ''}`;
