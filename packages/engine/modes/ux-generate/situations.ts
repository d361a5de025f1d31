import { outside } from '../brief/cut.ts';

/** Something that most products tell in the same way. */
export interface Situation {
  readonly title: string;
  readonly body: string;
  /** What does it first, what leaves it last; empty where only the description can say. */
  readonly buttons: readonly string[];
}

type Row = readonly [name: RegExp, title: string, body: string, ...buttons: string[]];

/** What a dialog, a banner or a page is about, by the words of its description. */
const ROWS: readonly Row[] = [
  [
    /\bcookies?\b/i,
    'Cookies on this site',
    'We use cookies on this site. Choose which ones to allow.',
    'Accept all',
    'Reject all',
    'Manage preferences',
  ],
  [/\bsession (?:has )?expired page\b/i, 'Your session has ended', 'Sign in again to continue.', 'Sign in'],
  [
    /\b(?:session|inactivity)\b.{0,30}\b(?:time-?out|timed out|expir\w+|about to|ends?|inactiv\w+)\b|\b(?:inactivity|idle)\b/i,
    'Are you still there?',
    "You'll be signed out in {time}. Stay signed in to continue.",
    'Stay signed in',
    'Sign out',
  ],
  [
    /\bunsaved (?:changes|work|edits)\b/i,
    'Save changes?',
    "If you don't save your changes, they will be lost.",
    'Save changes',
    'Discard changes',
    'Keep editing',
  ],
  [
    /\b(?:new|newer) version\b|\bupdate (?:is )?available\b|\bapp update\b/i,
    'A new version is available',
    'Update to get the latest changes.',
    'Update',
    'Later',
  ],
  [
    /\bmore .{1,40} than (?:their|the|your) plan (?:allows|includes)\b|\b(?:plan|seat) limit (?:is |was )?(?:reached|hit|exceeded)\b/i,
    "You've reached the limit of your plan",
    'Upgrade your plan to continue.',
    'Upgrade',
    'Not now',
  ],
  [
    /\bupgrade (?:prompt|dialog|modal|screen|sheet)\b|\bpaywall\b/i,
    'Upgrade your plan',
    '',
    'Upgrade',
    'Not now',
  ],
  [
    /\b(?:404|page not found|not[- ]found page)\b/i,
    'Page not found',
    'Check the address, or go to the home page.',
    'Go to home page',
  ],
  [
    /\b(?:500|server error|error) page\b|\bpage for (?:a )?(?:500|server error)s?\b/i,
    'Something went wrong on our side',
    'Try again in a few minutes.',
    'Try again',
  ],
  [
    /\b429\b|\btoo many requests\b/i,
    'Too many requests',
    'Wait a minute, then reload the page.',
    'Reload page',
  ],
  [/\bmaintenance page\b/i, "We'll be back soon", "We're doing maintenance. Try again later."],
  [
    /\b403\b|\b(?:no access|access denied) page\b|\b(?:don['’]t|do not|doesn['’]t|without|no) (?:have )?(?:access|permission)\b/i,
    "You don't have access to this page",
    'Ask its owner for access.',
    'Go to home page',
  ],
  [
    /\b(?:sign(?:ing)?|log(?:ging)?)[- ]?out\b.*\b(?:dialog|modal|confirm\w*)\b|\b(?:dialog|modal|confirm\w*)\b.*\b(?:sign(?:ing)?|log(?:ging)?)[- ]?out\b/i,
    'Sign out?',
    "You'll need to sign in again to use your account.",
    'Sign out',
    'Cancel',
  ],
];

/** The screens of flows for accounts, by their names. */
const STEPS: readonly Row[] = [
  [
    /^(?:request|forgot(?:ten)? password|enter e-?mail|reset request)/i,
    'Reset your password',
    "Enter your email address. We'll send you a link to reset your password.",
    'Send link',
  ],
  [
    /^(?:e-?mail|link|message) sent|^check (?:your )?(?:e-?mail|inbox)/i,
    'Check your email',
    'We sent a link to {email}.',
    'Send again',
  ],
  [
    /^code sent|^(?:enter|verify|verification)(?: (?:the|your))? code|^verification$/i,
    'Enter the code',
    'We sent a code to {destination}.',
    'Continue',
  ],
  [/^(?:new|choose|set|create)(?: an?)?(?: new)? password/i, 'Create a new password', '', 'Save password'],
  [
    /^(?:password (?:changed|reset|updated)|success|done)$/i,
    'Password changed',
    'Sign in with your new password.',
    'Sign in',
  ],
  [
    /^(?:verify|confirm)(?: your)? e-?mail/i,
    'Confirm your email address',
    'Select the link that we sent to {email}.',
    'Send again',
  ],
  [/^(?:link )?expired/i, 'This link has expired', 'Request a new one.', 'Send new link'],
];

/** What a description tells of that everybody knows. */
export function situationOf(description: string): Situation | undefined {
  // What is said in passing, in brackets, is not what it is about.
  const found = find(ROWS, outside(description).replace(/\([^()]*\)/g, ''));
  const [time] = /\b\d+ (?:seconds?|minutes?)\b/i.exec(description) ?? [];
  return found && { ...found, body: found.body.replace('{time}', time ?? '{time}') };
}

/** A screen of a flow by its name. */
export const stepOf = (name: string): Situation | undefined => find(STEPS, name);

function find(rows: readonly Row[], text: string): Situation | undefined {
  const row = rows.find(([name]) => name.test(text));
  if (!row) return undefined;
  const [, title, body, ...buttons] = row;
  return { title, body, buttons };
}
