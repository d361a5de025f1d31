/** The kinds of strings, in the order in which a screen is read. */
export const KINDS = [
  'banner',
  'permission',
  'screens',
  'onboarding',
  'dialog',
  'field',
  'controls',
  'buttons',
  'labels',
  'states',
  'progress',
  'messages',
  'empty state',
  'errors',
  'toasts',
  'notifications',
  'emails',
  'tooltips',
] as const;
export type Kind = (typeof KINDS)[number];

/** Places that things come into. */
export const FILLED =
  'inbox|outbox|mailbox|cart|basket|bag|trash|bin|queue|calendar|schedule|library|gallery|playlist|wish ?list|watchlist|folder|feed|board|timeline|dashboard|inventory|shelf';
/** Other messages are toasts or errors, which say so. */
const WHEN = String.raw`(?= (?:shown |displayed |for )?(?:when|if|in case|that)\b)`;

const IN_BRACKETS = String.raw`(?= ?\(|$)`;

/** The nouns that name each kind of text, wherever they stand; what stands first is tried first. */
const NOUNS: readonly (readonly [Kind, string])[] = [
  [
    'permission',
    'permission (?:(?:pre-?)?prompts?|requests?|dialogs?|screens?)|(?:priming|pre-permission) (?:prompts?|screens?)',
  ],
  [
    'banner',
    '(?:(?:error|warning|info(?:rmation)?|success|top|page|alert|cookie|consent|announcement|in-app|promo|maintenance|offline|dismissible) )?banners?|announcement bars?|nudges?|callouts?',
  ],
  ['messages', `(?:in-app |inline |warning )?(?:messages?|warnings?|notices?|notes?|alerts?)${WHEN}`],
  [
    'toasts',
    'toasts?(?: messages?| notifications?)?|snackbars?(?: messages?)?|(?:success|done|confirmation|thank[- ]you) (?:messages?|states?|screens?|toasts?|texts?|notes?)|success',
  ],
  ['screens', '(?:error|status) (?:pages|screens)'],
  [
    'errors',
    '(?:inline |validation )?errors?(?: (?:titles?|messages?|states?|texts?|copy|strings?|toasts?))?|validations?(?: (?:messages?|texts?|rules?|copy))?|failure (?:messages?|states?)',
  ],
  [
    'empty state',
    `(?:empty|zero)[- ]states?|no[- ]results states?|empty (?:${FILLED}|search|list|page|table)(?: (?:page|screen|view))?`,
  ],
  ['states', `(?:[a-z]+ )?states${IN_BRACKETS}`],
  ['tooltips', 'tool-?tips?(?: texts?)?'],
  [
    'controls',
    'toggles?|switch(?:es)?|checkbox(?:es)?|drop-?downs?|selects?|selectors?|sliders?|radio buttons?|segmented controls?|(?:date |time |colou?r |language )?pickers?|filters?|search (?:box|bar|field)',
  ],
  [
    'buttons',
    'buttons?(?: (?:labels?|texts?))?|(?:primary|secondary) actions?|ctas?|calls? to action|links?|options|choices|actions|menu items?',
  ],
  [
    'field',
    '(?:(?:form|input|text) )?fields?(?: labels?)?|inputs?|(?:form )?labels?|placeholders?(?: texts?)?|help(?:er)?[ -]?texts?|helpers?|hints?',
  ],
  [
    'dialog',
    '(?:confirm(?:ation)? )?(?:dialogs?|modals?)(?: (?:box(?:es)?|windows?))?|confirmations?(?! (?:page|e-?mail|screen|message|number|code)\\b)|confirm (?:screens?|steps?)|pop-?ups?|(?:bottom |action |share )sheets?|prompts?',
  ],
  [
    'progress',
    'progress(?: (?:bar|text|messages?|indicator))?|loading (?:states?|texts?|messages?|screens?)|spinners?',
  ],
];

/** Nouns that name a kind only where a whole description or a list is headed by them. */
const HEADS: readonly (readonly [Kind, string])[] = [
  [
    'notifications',
    'sms(?: (?:reminders?|messages?|alerts?))?(?: texts?| copy)?|push(?:es| notifications?| messages?)?|(?:[a-z]+ )?notifications?(?: texts?| copy)?',
  ],
  ['emails', '(?:[a-z]+ )?e-?mails?(?: copy| texts?)?|subject lines?'],
  ['states', '(?:[a-z]+ )?states?'],
  [
    'labels',
    '(?:status|column|section|menu|navigation|nav|tab|badge)(?:es)?(?: (?:labels?|names?|headers?|headings?|titles?|badges?|items?))|(?:table )?columns?|statuses|tabs|badges|headings|menu',
  ],
  [
    'onboarding',
    'onboarding|tour|walk-?through|first[- ]run|welcome (?:flow|screens?)|getting[- ]started|checklist|wizard|steps|slides|screens',
  ],
  ['field', 'form'],
  ['dialog', 'warning|alert|pop-?over|interstitial|paywall|feature gate|upsell'],
  ['controls', 'settings|preferences'],
];

const asOne = (nouns: string): RegExp =>
  new RegExp(`^(?:${nouns.replace(WHEN, '').replace(IN_BRACKETS, '')})$`, 'i');
const KIND_OF = NOUNS.map(([kind, nouns]) => [kind, asOne(nouns)] as const);
const HEAD_OF = HEADS.map(([kind, nouns]) => [kind, asOne(nouns)] as const);
const alternatives = (nouns: readonly (readonly [Kind, string])[]): string =>
  nouns.map(([, names]) => names).join('|');

export const ANY = alternatives(NOUNS);
export const ANY_HEAD = alternatives([...NOUNS, ...HEADS]);
/** What fields have beside themselves. */
export const OF_FIELDS = alternatives(NOUNS.filter(([kind]) => kind === 'field' || kind === 'errors'));

/** The kind that a noun names anywhere; undefined for any other. */
export function kindOf(noun: string): Kind | undefined {
  return KIND_OF.find(([, nouns]) => nouns.test(noun))?.[0];
}

/** The kind that a noun names at the head of a list. */
export function kindOfHead(noun: string): Kind | undefined {
  return kindOf(noun) ?? HEAD_OF.find(([, nouns]) => nouns.test(noun))?.[0];
}
