/** The kinds of strings, in the order in which a screen is read. */
export const KINDS = [
  'page',
  'banner',
  'permission',
  'dialog',
  'onboarding',
  'field',
  'control',
  'option',
  'button',
  'label',
  'tooltip',
  'state',
  'empty',
  'error',
  'toast',
  'push',
  'email',
] as const;
export type Kind = (typeof KINDS)[number];

export const TITLES: Readonly<Record<Kind, string>> = {
  page: 'Pages',
  banner: 'Banner',
  permission: 'Permission',
  dialog: 'Dialog',
  onboarding: 'Onboarding',
  field: 'Fields',
  control: 'Settings',
  option: 'Options',
  button: 'Buttons',
  label: 'Labels',
  tooltip: 'Tooltips',
  state: 'States',
  empty: 'Empty states',
  error: 'Errors',
  toast: 'Toasts',
  push: 'Notifications',
  email: 'Emails',
};

const TEXT = '(?: (?:messages?|texts?|copy|strings?|labels?|titles?|wording|states?|cases?))?';
/** The nouns that name each kind, wherever they stand; the first that fits is taken. */
const NOUNS: readonly (readonly [Kind, string])[] = [
  [
    'permission',
    'permissions? (?:for|to (?:use|access)) (?:the |your |their )?(?:location|camera|microphone|notifications?|photos?|contacts|calendar|bluetooth|motion|health|files|storage|local network|nearby devices)(?=$|[,:( ])|(?:location|camera|microphone|notifications?|photos?(?: library)?|contacts|calendar|bluetooth) permissions?(?: (?:prompts?|dialogs?|screens?|requests?))?(?= ?(?:$|[:(,]|and\\b|so\\b|to\\b))|permission (?:(?:pre-?)?prompts?|priming|asks|requests?|dialogs?|screens?|primers?)|(?:priming|pre-?permission) (?:prompts?|screens?|dialogs?)',
  ],
  [
    'error',
    `(?:inline |form |field )?(?:errors?|validations?)(?: (?:toasts?|rules?))?${TEXT}|failure (?:messages?|states?|texts?|copy)|messages?(?= (?:if|when|in case|after)\\b)`,
  ],
  [
    'toast',
    `toasts?(?: notifications?)?${TEXT}|snackbars?${TEXT}|(?:success|done|thank[- ]you) (?:messages?|states?|notes?)|confirmation messages?|(?<=\\b(?:sent|saved|received|placed|completed?) )confirmations?|confirmations?(?= (?:that|after)\\b)|^success(?=:|$| (?:with|after|when)\\b)`,
  ],
  [
    'empty',
    `(?:empty|zero|blank|no[- ]results?)[- ]states?${TEXT}|empty (?:(?:\\p{L}+ ){0,2}?(?:(?:search )?results?|inbox|cart|basket|bag|trash|folder|feed|search|list|page|table|queue|library|calendar|dashboard))(?: (?:page|screen|view))?|no[- ]results? (?:page|screen|text|message)|search with no results?|^no (?:search )?(?:results?|matches)|^no (?:\\p{L}+ ){1,2}yet(?=$|,| in\\b)`,
  ],
  [
    'state',
    `(?:button |loading |progress |busy )states?|states?|progress(?: (?:bar|indicator|messages?|texts?))?|loading (?:texts?|labels?|messages?|screens?)|spinners?`,
  ],
  [
    'tooltip',
    `tool-?tips?${TEXT}|(?:aria|accessible|a11y|screen[- ]reader|voice-?over|talkback)[- ](?:labels?|names?|texts?)|alt[- ]texts?|icon (?:button )?labels?`,
  ],
  [
    'push',
    `push(?:es| notifications?| messages?)?${TEXT}|sms(?: reminders?)?${TEXT}|(?:in-app |lock screen )notifications?${TEXT}|text messages?|notifications?(?= (?:when|that|if|after|about)\\b|:)|(?:reminder|alert|system|browser|desktop) notifications?|(?<=^(?:[\\p{L}-]+ ){1,4})notification(?=$|,)`,
  ],
  [
    'email',
    `(?:\\p{L}+ )?e-?mails? (?:copy|texts?|subjects?(?: lines?)?|templates?|strings?)|subject lines?|pre-?headers?|e-?mail (?:reminders?|notifications?|alerts?)|(?:\\p{L}+ed|paid|sent|overdue|confirmation|welcome|reminder|transactional|invite|invitation|verification|reset|notification|receipt) e-?mails?|^e-?mails?(?= ?(?:$|:|to |for |about |copy|when |that |[+&] |and ))`,
  ],
  [
    'banner',
    '(?:(?:error|warning|info(?:rmation)?|success|top|page|alert|announcement|dismissible|sticky) )?banners?|in-app (?:banners?|messages?)|announcement bars?|announcements?|nudges?|callouts?|status bars?',
  ],
  [
    'control',
    'toggles?|switch(?:es)?(?! (?:plans?|to|from|accounts?|workspaces?|teams?|between|devices?)\\b)|checkbox(?:es)?|sliders?|preferences|(?<=" )setting|settings(?= (?:page|screen|panel)\\b)|settings$',
  ],
  [
    'option',
    '(?<=" )option|options|choices|roles(?=:|$)|radio buttons?|radios|radio(?= for\\b)|(?:reasons?|exit) (?:survey|picker|list|options)|reasons|drop-?downs?(?: options?)?|(?<=\\p{L} )(?:selectors?|pickers?)(?= ?\\()|select options|segmented controls?',
  ],
  [
    'button',
    `buttons?${TEXT}|(?:primary|secondary|main) (?:actions?|buttons?|ctas?)|ctas?|calls? to action|links?(?! (?:has |have |is |was )?(?:expire[ds]?|valid|invalid|works?|broken|used|sent))|menu items?|quick actions|actions`,
  ],
  [
    'label',
    'labels(?=:)|(?:nav(?:igation)?|main|side(?:bar)?|user|account|profile|context|footer|hamburger) (?:menus?|bars?|links?)|menus?(?= for\\b|$)|filters(?= for\\b)|(?:table|list|search|product) filters$|(?:page|screen|window) titles?|status(?:es)?(?: (?:labels?|badges?|names?|chips?|pills?))?|(?:column|section|menu|nav(?:igation)?|tab|table|badge)s?(?: (?:labels?|names?|head(?:er|ing)s?|titles?|items?))|tabs|badges|columns|badge(?=$|,| and\\b)',
  ],
  [
    'field',
    `(?:form |input |text )?fields?${TEXT}|inputs?|placeholders?(?: texts?)?|(?:inline )?help(?:er)?[ -]?texts?|inline help|hints?|forms?|form labels?|labels?`,
  ],
  [
    'dialog',
    '(?:confirm(?:ation|ing)? )?(?:dialogs?|dialogues?|modals?|paywalls?|pop-?ups?|sheets?|pop-?overs?|alerts?|prompts?)(?: (?:box(?:es)?|windows?))?|confirmations?(?! (?:page|screen|number|code|that|message|e-?mail)\\b)|confirm (?:screens?|steps?)|(?:are you sure|unsaved changes) (?:message|text|warning)|warnings?',
  ],
  [
    'onboarding',
    'onboarding(?: (?:in )?(?:\\d+|two|three|four|five) (?:steps?|screens?)| (?:flow|steps?|screens?|tour|checklist|carousel))?|product tours?|tours?|walk-?throughs?|(?:(?:(?:\\d+|two|three|four|five|six)[- ])?steps? )?(?:set-?up )?wizards?|first[- ]run(?: experience)?|checklists?|coach ?marks?|set-?up(?=:)|setup steps?',
  ],
  ['page', '(?:error |status |intro |success |confirmation |landing )?(?:pages?|screens?|steps?)'],
];
/** A group for each kind, in the order of the list: which of them matched says the kind. */
const ANY = NOUNS.map(([, nouns]) => `(${nouns})`).join('|');
const FIND = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${ANY})(?![\p{L}\p{N}])`, 'giu');

export interface Noun {
  readonly kind: Kind;
  readonly text: string;
  /** Where it stands, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** The nouns of kinds in a text, in order. */
export function nounsIn(text: string): readonly Noun[] {
  return [...text.matchAll(FIND)].flatMap(({ 0: found, index, ...groups }) => {
    // "No dialog needed"
    if (/\b(?:no|without(?: an?)?|not an?|instead of an?)\s+$/i.test(text.slice(0, index))) return [];
    // "We send a code by text message" tells how.
    if (/\b(?:by|via|per|through)\s+(?:an? |the )?$/i.test(text.slice(0, index))) return [];
    const kind = NOUNS.find((_, at) => groups[at + 1] !== undefined)?.[0];
    return kind ? [{ kind, text: found, start: index, end: index + found.length }] : [];
  });
}
