import type { UxString } from './types.ts';

/** What an interface string is, which decides how long it may be and how it ends. */
export const UX_KINDS = [
  'button',
  'title',
  'error',
  'placeholder',
  'tooltip',
  'toast',
  'empty',
  'label',
  'message',
] as const;
export type UxKind = (typeof UX_KINDS)[number];

/** What is named after what it does may also be a text about that. */
const WEAK_BUTTON = /action|submit|cancel|confirm$|\bok\b|save$|delete$/;
const BUTTON_WORDS = 5;
/** The last part of the key of a text, whatever the parts before say. */
const RUNNING_TEXT = /(?:message|description|body|text|content|prompt|notice|subtitle|summary)$/;

/** Parts of a key that name the kind; the first that matches decides. */
const BY_KEY: readonly (readonly [UxKind, RegExp])[] = [
  ['placeholder', /placeholder|hint\b/],
  [
    'tooltip',
    /tooltip|helptext|help_text|help$|aria|a11y|alt$|(?:img|image|icon|content)[-_.]?desc(?:ription)?$/,
  ],
  ['title', /title$|heading$|headline$/],
  ['error', /err(?:or)?s?\b|invalid|fail(?:ed|ure)?|denied|validation|exception$|could_?not|cannot|unable/],
  ['empty', /empty|no[_.-]?(?:results?|data|items)|zero/],
  ['toast', /toast|snackbar|success|notif(?!ications$)|saved|flash/],
  ['button', /btn|button|cta/],
  ['button', WEAK_BUTTON],
  ['title', /title|head(?:ing|er|line)|caption|subject/],
  ['label', /label|field|menu|tab\b|nav|link|column|option/],
];
const VERB_FIRST =
  /^(?:add|apply|allow|back|browse|buy|cancel|change|check|choose|clear|close|confirm|connect|continue|copy|create|delete|deny|disable|discard|done|download|edit|enable|export|finish|get started|go|import|install|invite|join|learn more|load|log ?in|log ?out|move|next|no|ok|okay|open|pay|post|preview|previous|print|publish|refresh|register|reload|remove|rename|replace|reply|reset|restore|resume|retry|save|search|select|send|share|show|sign ?in|sign ?out|sign ?up|skip|start|stop|submit|subscribe|sync|try again|undo|update|upgrade|upload|view|yes)\b/i;
const ERROR_TEXT =
  /\b(?:errors?|fail(?:ed|ure)|invalid|incorrect|wrong|unable|couldn['’]t|could not|(?:can['’]t|cannot)(?! (?:be (?:undone|reversed|recovered|restored)|undo)\b)|not (?:found|allowed|valid|supported|permitted)|denied|expired|is required|must be|too (?:long|short|large|many)|exception|oops|went wrong|exceed(?:s|ed)?|reached (?:the|your) (?:maximum|limit))\b/i;

/** Says what a setting or a control does, whatever words it takes to do so. */
const DESCRIPTION =
  /^(?:[A-Z][a-z]+s (?:whether|the|how|what|which|when|if|that|where|all|any)\b|(?:Whether|When (?:enabled|set|true)|If (?:enabled|set|true))\b|An? (?:list|regular expression|path|number|set|map|string)\b)/;

/** Kinds that are a few words: a key that names one may also be that of the text around it. */
const SHORT: ReadonlySet<UxKind> = new Set<UxKind>(['button', 'title', 'label']);
const LABEL_WORDS = 8;

/** What is longer tells of more than an error. */
const ERROR_WORDS = 25;

/** What is longer tells what will be done, or what was done and why. */
const TOAST_WORDS = 14;

/** What makes a sentence of few words, so that a full stop belongs to it. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|must|can|cannot|should|may|does|do)\b|\w(?:n['’]t|['’](?:re|ll|ve))\b/i;

function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length > LABEL_WORDS || isStatement(text);
}

function isStatement(text: string): boolean {
  const trimmed = text.trim();
  return /\.["”)]?$/.test(trimmed) && (trimmed.split(/\s+/).length > 4 || FINITE.test(trimmed));
}

/** What a string is by its key; undefined where that says nothing. */
export function kindByKey({ key, text }: UxString): UxKind | undefined {
  if (/\s/.test(key)) return undefined;
  const name = key.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  // The last part of a key says most: "errors.save_button" is a button.
  const parts = name.split(/[.:/]/).reverse();
  const isLong = isSentence(text) || RUNNING_TEXT.test(parts[0] ?? '');
  for (const part of parts) {
    const [kind, pattern] = BY_KEY.find(([, names]) => names.test(part)) ?? [];
    if (!kind || (SHORT.has(kind) && isLong)) continue;
    if (pattern === WEAK_BUTTON && text.trim().split(/\s+/).length > BUTTON_WORDS) continue;
    // What a link does is named as on a button.
    if (kind === 'label' && /link/.test(part) && VERB_FIRST.test(text)) return 'button';
    // A "hint" is in a field or below it.
    if (!/hint$/.test(part) || !isStatement(text)) return kind;
  }
  return undefined;
}

/** What a string is, by its key and, where that says nothing, by its words. */
export function kindOf(string: UxString): UxKind {
  const { text } = string;
  if (DESCRIPTION.test(text)) return 'message';
  const kind = kindByKey(string);
  if (kind) return kind;
  const words = text.trim().split(/\s+/).length;
  if (ERROR_TEXT.test(text) && words > 1 && words <= ERROR_WORDS) return 'error';
  if (/^(?:no |nothing |you (?:have no|don['’]t have any)\b)/i.test(text) && words > 1) return 'empty';
  if (
    /\b(?:successfully|saved|sent|updated|deleted|created|copied)\b[.!]*$/i.test(text) &&
    words > 1 &&
    words <= TOAST_WORDS
  )
    return 'toast';
  if (VERB_FIRST.test(text) && words <= 4 && !/[.?]$/.test(text)) return 'button';
  return words <= 4 && !/[.!?…]$/.test(text) ? 'label' : 'message';
}
