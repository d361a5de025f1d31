import type { SetName } from './set-names.ts';

/** Places that things come into. */
export const FILLED =
  'inbox|outbox|mailbox|cart|basket|bag|trash|bin|queue|calendar|schedule|library|gallery|playlist|wish ?list|watchlist|folder|feed|board|timeline|dashboard|inventory|shelf';
/** Other messages are toasts or errors, which say so. */
const WHEN = String.raw`(?= (?:for when|when|if|in case|that)\b)`;
/** The nouns that name each kind of text; what stands first is tried first. */
export const NOUNS: readonly (readonly [SetName, string])[] = [
  [
    'permission',
    'permission (?:prompts?|requests?|dialogs?|screens?)|(?:priming|pre-permission) (?:prompts?|screens?)',
  ],
  ['banner', '(?:[a-z]+ )?banners?'],
  ['messages', `(?:messages?|warnings?|notices?|notes?)${WHEN}`],
  [
    'toasts',
    'toasts?(?: messages?| notifications?)?|snackbars?(?: messages?)?|(?:success|confirmation) (?:messages?|states?|screens?|toasts?|texts?)|success',
  ],
  [
    'errors',
    '(?:inline |validation )?errors?(?: (?:messages?|states?|texts?|copy|strings?))?|validation(?: (?:messages?|texts?|rules?))?|failure (?:messages?|states?)',
  ],
  ['empty state', `(?:empty|zero)[- ]states?|no[- ]results states?|empty (?:${FILLED})`],
  ['tooltips', 'tool-?tips?(?: texts?)?|hints?'],
  [
    'controls',
    'toggles?|switch(?:es)?|checkbox(?:es)?|drop-?downs?|selects?|selectors?|sliders?|radio buttons?|segmented controls?|(?:date |time |colou?r |language )?pickers?|tabs?|filters?|search (?:box|bar|field)',
  ],
  ['buttons', 'buttons?(?: labels?)?|ctas?|calls? to action|links?|options|choices|actions'],
  [
    'field',
    '(?:(?:form|input|text) )?fields?(?: labels?)?|inputs?|(?:form )?labels?|placeholders?(?: texts?)?|help(?:er)?[ -]?texts?',
  ],
  [
    'dialog',
    '(?:confirm(?:ation)? )?(?:dialogs?|modals?)|confirmations?(?! (?:page|e-?mail|screen|message|number|code)\\b)|pop-?ups?',
  ],
  [
    'progress',
    'progress(?: (?:bar|text|messages?|indicator))?|loading (?:states?|texts?|messages?)|spinners?',
  ],
  ['onboarding', 'steps?|screens?|slides?|cards?'],
];
/** Screens whose parts are named without saying what they are. */
export const PLACES: readonly (readonly [SetName, RegExp])[] = [
  [
    'onboarding',
    /\b(?:onboarding|tour|walk-?through|first[- ]run|welcome flow|getting[- ]started|checklist)\b/i,
  ],
  ['field', /\bform\b/i],
  ['controls', /\b(?:settings|preferences|(?<=\p{L} )options)\b/iu],
];
const SET_OF = NOUNS.map(
  ([set, nouns]) => [set, new RegExp(`^(?:${nouns.replace(WHEN, '')})$`, 'i')] as const,
);
export const ANY = NOUNS.filter(([set]) => set !== 'onboarding')
  .map(([, nouns]) => nouns)
  .join('|');

/** The set that a noun names; undefined for any other. */
export function setOf(noun: string): SetName | undefined {
  return SET_OF.find(([, nouns]) => nouns.test(noun))?.[0];
}
