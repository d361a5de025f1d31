import { isHastyOrder } from '../brief/steps.ts';
import { cutTelegram } from '../brief/telegrams.ts';
import { cutAt, cutItems } from '../brief/cut.ts';
import { spellHurried, spellOut } from '../expand/shorthand.ts';
import { capitalized } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { readFacts } from './facts.ts';
import { textsOfKinds } from './told.ts';

/** "Announcement for all staff: office closed …", "Write an announcement about the new badge system. …" */
const ASKED =
  /^\s*(?:(?:please|write|draft|make|create|need|(?:i|we) need) )*(?:an? |the )?(?:(?:internal|company|company-wide|staff|team|public|customer|short|brief|service) )*announcements?(?: (?:for|to) (?<readers>[^:.,\n]{3,50}?))?(?:(?: (?:about|on|of) (?<topic>[^:.\n]{3,80}))?[:.]\s+| that )(?=\S)/i;
/** When it holds. */
const DATED =
  /\b(?:\d{1,2}:\d\d|\d{1,2} ?[ap]m|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|(?:next|this) (?:week|month|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{4}-\d\d|now|immediately)\b/i;
/** "the canteen moves next week: menu stays, …" */
const HEADED = /^([^:.\n]{10,80}): (?=\p{Ll})/u;
const LONGEST_TITLE = 80;
const DAY =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b|today|tomorrow)';
/** "office closed Friday 12 June" */
const IS_CLOSED = new RegExp(
  String.raw`^(?<whole>(?<thing>(?:the |our )?\p{Ll}+(?: \p{Ll}+)?) (?<state>closed|open|down|unavailable|cancelled|canceled|off) )(?=(?:on )?${DAY}|from |until |all day)`,
  'iu',
);

export const isAnnouncement = (docType = ''): boolean => /\bannouncement\b/i.test(docType);

/** What is announced, what people do about it, and whom they ask; undefined where nobody asks for an announcement. */
export function announcementPage(text: string, docType = ''): Page | undefined {
  const asked = ASKED.exec(text);
  if (docType !== '' && !isAnnouncement(docType)) return undefined;
  if (!asked && !isAnnouncement(docType)) return undefined;
  const { topic = '', readers = '' } = asked?.groups ?? {};
  const said = spellHurried(text.slice(asked?.[0].length ?? 0).trim());
  const told = /that\s+$/i.test(asked?.[0].slice(-9) ?? '') ? said.replace(HEADED, '$1. ') : said;
  // With parts of its own it is a page like any other.
  if (told === '' || /^[ \t]*(?:#|[-*•+] |\d+[.)] |```)/m.test(told)) return undefined;
  const [first = '', ...others] = told
    .split('\n')
    .flatMap((line) => cutAt(line, /(?<=[\p{L}\d)%"'`]{2})[.!]\s+(?=\S)/u))
    .flatMap((sentence) => cutShort(sentence.replace(/[.!]$/, '')));
  const notes = [withVerb(first), ...others.map(withVerb)];
  const facts = readFacts(notes.map((note) => `${note}.`).join(' '), 'concept', topic);
  // What is announced of the support is no word on whom to ask.
  const contacts = facts.told
    .filter(
      ({ kind, text: fact }, index) =>
        ((index > 0 || /\S@\S|#\w/.test(fact)) && kind === 'contact') || /^Send questions to\b/.test(fact),
    )
    .map(({ text: fact }) => fact);
  const orders = textsOfKinds(facts, 'step').filter((fact) => isHastyOrder(fact));
  const apart = new Set([...contacts, ...orders]);
  const statements = facts.told.map(({ text: fact }) => fact).filter((fact) => !apart.has(fact));
  const title = topic ? spellOut(topic.replace(/^our /i, 'the ')) : spellOut(first);
  return {
    title: title.length > LONGEST_TITLE || title === '' ? 'Announcement' : capitalized(title),
    description: statements[0] ?? '',
    body: join(
      readers && `For ${readers.replace(/^our /i, 'the ')}.`,
      statements.join(' '),
      orders.length > 0 && join(heading(2, 'What to do'), bullets(orders)),
      contacts.length > 0 && join(heading(2, 'Questions'), contacts.join(' ')),
      ...facts.code,
      ...facts.tables,
      writeOpen([
        !DATED.test(`${topic} ${told}`) && 'Say from when on this holds.',
        contacts.length === 0 && !/\S@\S|#\w/.test(told) && 'Say whom to ask.',
      ]),
    ),
  };
}

/** A few short notes with commas between: each alone. */
function cutShort(sentence: string): readonly string[] {
  const items = cutItems(sentence);
  return items.length > FEW && items.every((item) => item.split(' ').length <= SHORT)
    ? items
    : cutTelegram(sentence);
}
const FEW = 2;
const SHORT = 9;

const writeOpen = (open: readonly (string | false)[]): string | false => {
  const points = open.filter((one) => one !== false);
  return points.length > 0 && join(heading(2, 'Still open'), bullets(points.map((one) => `[VERIFY] ${one}`)));
};

/** "office closed Friday" as "the office is closed on Friday". */
function withVerb(note: string): string {
  const { whole = '', thing = '', state = '' } = IS_CLOSED.exec(note)?.groups ?? {};
  if (thing === '') return note;
  const said = note.slice(whole.length).replace(/^on /, '');
  const bare = thing.replace(/^(?:the|our) /, '');
  return `the ${bare} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${state} ${BY_DAY.test(said) ? 'on ' : ''}${said}`;
}
const BY_DAY = new RegExp(`^(?!today|tomorrow)${DAY}`);
