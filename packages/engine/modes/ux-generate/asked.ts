import { baseOf } from '../../spelling/inflect.ts';
import { withoutFrame } from './frame.ts';
import { readHead } from './heads.ts';
import { isOrder } from './shapes.ts';
import { withoutTimes } from './times.ts';

/** Names of what a ticket says of itself, before what it says. */
const FIELD_OF_TICKET =
  /^(?:[A-Z]{2,8}-\d+\s*[:.)–—-]?\s+(?=\S)|(?:component|element|type|purpose|action|trigger|use case|subject|what|feature request|feature|task|request|summary|story|description|context|background|scenario|screen|main point|key message|point|benefit|ticket|ui|strings?(?: needed)?|copy(?: needed)?|need(?:ed|s)?|goal|details)\s*:\s+(?=\S))/i;
/** "We're adding a session warning" tells what the strings are for. */
const MAKING =
  /^(?:we|i)(?:['’](?:re|m)| are| am)(?: now| currently)? (?:adding|building|designing|redesigning|launching|introducing|shipping|rolling out|working on|reworking) (?=(?:an?|the|our|some|two|three)\b)/i;
const ON_SCREEN = String.raw`(?:on|in|at|from|of) (?:the |our |an? |their )?[\p{L} -]{2,40}?\b(?:page|screen|view|tab|panel|section|settings|menu|dashboard|app|form|list)`;
/** "On the team page, …": where it is. */
const PLACED = new RegExp(String.raw`^${ON_SCREEN},\s+(?=\S)`, 'iu');
/** "When the card is declined, show a banner" */
const CONDITION_FIRST = new RegExp(
  String.raw`^(?:when(?:ever)?|if|once|as soon as) (?<when>[^,]+(?:, (?:and|or|but) [^,]+)?),? (?:then |please )?(?:(?:we|the app|it|the system) )?(?:(?:should |will |must |need to |want to )?(?:show|display|present|use|trigger|give|have)s?(?: (?:them|users?|people|the user))?|there(?: should be| is| must be| will be)|(?:the )?(?:users?|people|they|person) (?:should |will |must )?(?:sees?|gets?|be shown)) (?:an? |the |our |this )?(?<what>[^:]+?)(?: ${ON_SCREEN})?$`,
  'iu',
);
/** "When a transfer is over the limit we need to block it and tell the customer" */
const MUST_TELL =
  /^(?:when(?:ever)?|if|once) (?<told>[^,]+?),? we (?:need to|want to|have to|must|should) .*\b(?:tell|warn|inform|notify|let)\b.*$/i;
/** "What should our 404 page say?" */
const WHAT_SAYS = /^what (?:should|could|does|would) (?:the |our |an? )?(.+?) say\??$/i;
/** "Confirm before discarding a draft" */
const CONFIRMS =
  /^(?:we )?(?:need to |should |want to )?(?:confirm|ask (?:people |users |them )?(?:to confirm|for confirmation|if they['’]re sure)) before (?:they |people |users |someone |you )?(.+)$/i;
/** "What they see when the connection drops, when it's back" */
const SEEN_WHEN =
  /^(?:.* )?what (?:they|people|users?|the user) (?:should )?(?:sees?|gets?) (?:when|if) (.+)$/i;
/** "Notification when someone comments, when a task is due" */
const WHENS = /^([^,:]+?) (?:when|if) ([^,]+(?:,? (?:and |or )?(?:when|if) [^,]+)+)$/i;
const casesOf = (cases: string): readonly string[] => cases.split(/,?\s+(?:and |or )?(?:when|if)\s+/);
/** "Email to users whose trial ends" */
const WHOSE =
  /^(?<mail>.*?\b(?:e-?mails?|notifications?|push(?: messages?)?|banners?|messages?)) (?:to|for) (?:the |our |all |an? )?(?:users?|customers?|people|persons?|members?|someone|subscribers?) whose (?<whose>.+)$/i;
/** "An error banner should appear when the card is declined" */
const SHOWN = new RegExp(
  String.raw`^(?:an? |the |our )?(?<what>[\p{L} -]{4,40}?) (?:(?:should|will|must|to|that) )?(?:be |is |are )?(?:appears?|shows?(?: up)?|pops? up|shown|displayed|visible|opens?)(?: ${ON_SCREEN})? (?:when(?:ever)?|if|once|after) (?<when>.+)$`,
  'iu',
);
/** "It pops up 2 minutes before": tells when, and nothing that is read. */
const TIMED =
  /^(?:they|people|users?|you) can (?:also )?(?:close|dismiss|skip) (?:it|this)$|^(?:it|this|they|that one) (?:(?:should|will|must) )?(?:pops? up|appears?|shows?(?: up)?|is shown|is displayed|be shown|opens?|comes? up|stays|goes away|disappears?)\b/i;
/** "Button clears the filters" */
const BUTTON_DOES =
  /^(?:the |an? |one )?(?<button>(?:primary |secondary |main )?(?:button|cta|link)) (?:should |will |must |that )?(?<does>\p{L}+) (?<what>(?:the|their|your|an?|all|it|them|people|users?|to|back)\b.*)$/iu;
/** "Button takes them to the recipes" */
const LEADS =
  /^(?:takes?|brings?|leads?|links?|goes|sends?)(?: (?:them|you|people|users?|the user|back))* to (?:the )?(.+)$/i;
/** "The search page has no matches": the place, and what is missing there. */
const LACKS =
  /^(?:the |our |an? |their )?(?<place>[\p{L} -]{3,40}? (?:page|screen|list|view|tab|table|panel|inbox|dashboard|feed|section)) (?:has|shows|is|with|without|contains) (?<missing>(?:no|zero) .+|empty)$/iu;

/** "Title, body, confirm, cancel": what a text has anyway. */
export const SLOT =
  /^(?:(?:and|an?|the|its|their|short|one|two|three|\d+) )*(?:(?:setting|option|toggle|screen|page|banner|dialog|modal|toast|message|state)['’]s )?(?:title|subject(?: line)?|sentence|line|body|text|confirm|cancel|ok|label|button|subtitle|heading|headline|message|description|(?:primary|secondary|main|confirm|cancel)(?: (?:button|action|cta))?|cta|copy|(?:body|helper|help|button)(?: (?:text|copy|label)))s?$/i;

/** "Need title and help text for each step" */
const listsSlots = (sentence: string): boolean => {
  const items = sentence
    .replace(
      /^(?:(?:i|we|each \p{L}+|every \p{L}+|they) )?(?:should |must )?(?:needs?|gets?|has|have|need|want|include|provide|give|write|with)(?: me| us)? /iu,
      '',
    )
    .replace(/(?: (?:for|of|in|on))? (?:each|every|all|the|this|both)\b.*$/i, '')
    .split(/,\s+(?:and )?|\s+(?:and|plus)\s+/);
  return items.length > 1 && items.every((item) => SLOT.test(item));
};

/** A sentence of a request as the shortest that asks for the same: "We need microcopy for a form" as "a form"; empty where it asks for nothing. */
export function asAsked(told: string): string {
  if (TIMED.test(told) || listsSlots(told)) return '';
  const sentence = withoutTimes(withoutFrame(told.replace(FIELD_OF_TICKET, '')))
    .replace(MAKING, '')
    .replace(PLACED, '');
  if (sentence === '') return '';
  const { when, what = '' } = (CONDITION_FIRST.exec(sentence) ?? SHOWN.exec(sentence))?.groups ?? {};
  if (when && readHead(what).kinds.length > 0) return `${what} when ${when}`;
  const [, thing = ''] = WHAT_SAYS.exec(told) ?? [];
  if (thing) return thing;
  const [, deed = ''] = CONFIRMS.exec(sentence) ?? [];
  if (deed) return `confirmation dialog for ${deed}`;
  const [, cases = ''] = SEEN_WHEN.exec(sentence) ?? [];
  if (cases)
    return casesOf(cases)
      .map((one) => `message when ${one}`)
      .join(', ');
  const [, kind = '', events = ''] = WHENS.exec(sentence) ?? [];
  if (events && readHead(kind).kinds.length > 0) return `${kind}: ${casesOf(events).join(', ')}`;
  const { told: about } = MUST_TELL.exec(sentence)?.groups ?? {};
  if (about) return `message when ${about}`;
  const { whose, mail } = WHOSE.exec(sentence)?.groups ?? {};
  if (mail && whose) return `${mail} when their ${whose}`;
  const { button, does = '', what: done = '' } = BUTTON_DOES.exec(sentence)?.groups ?? {};
  const verb = does && (/^goes$/i.test(does) ? 'go' : baseOf(does.toLowerCase()));
  const [, goal = ''] = (button && LEADS.exec(`${does} ${done}`)) || [];
  if (button && goal) return `${button} to ${isOrder(goal) ? goal : `view ${goal}`}`;
  if (button && verb) return `${button} to ${verb} ${done}`;
  const { place, missing = '' } = LACKS.exec(sentence)?.groups ?? {};
  return place && readHead(sentence).kinds.length === 0
    ? `empty state for the ${place}${missing === 'empty' ? '' : ` when there are ${missing}`}`
    : sentence;
}
