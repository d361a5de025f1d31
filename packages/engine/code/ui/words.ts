import type { Expr } from '../ast.ts';
import type { UiText } from './types.ts';

/** Words that a person reads: no keys, no paths, no code. */
export function isWords(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length > 1 &&
    trimmed.length < 300 &&
    /\p{L}{2}/u.test(trimmed) &&
    !/^[\w-]+(?:[./:_][\w-]+)+$|[{}<>]|^[a-z]+[A-Z]|https?:|\$\{|^--|^[a-z]+(?:-[a-z0-9]+)+$/.test(trimmed)
  );
}

/** What may stand in an empty field: an example may be a number, an address or a path. */
export function isHint(text: string): boolean {
  return /[\p{L}\d]/u.test(text) && text.length < 100 && !/[{}<>]|\$\{/.test(text);
}

/** Functions that look a text up in its own words. */
const TRANSLATES =
  /^(?:_|__|_[enx]|t|tr|translate|\$t|trans|gettext|gettext_lazy|ugettext_lazy|ngettext|lang|i18n|format|sprintf|String|esc_html__)$/;

/** The texts that an expression may show; what only running it would tell is `…`. */
export function textsOf(expr: Expr | undefined): string[] {
  switch (expr?.kind) {
    case 'string':
      return [expr.value];
    case 'template':
      return [oneEllipsis(expr.parts.map((part) => textsOf(part)[0] ?? '…').join(''))];
    case 'binary': {
      const [left, right] = [textsOf(expr.left), textsOf(expr.right)];
      if (/^(?:\|\||\?\?|\?:|or)$/.test(expr.operator)) return [...left, ...right];
      if (/^(?:&&|and)$/.test(expr.operator)) return right;
      if (expr.operator === '%') return left.map((text) => text.replace(/%[sdif]|%\(\w+\)[sd]/g, '…'));
      if (!/^(?:\+|\.)$/.test(expr.operator) || left.length + right.length === 0) return [];
      return [oneEllipsis(`${left[0] ?? '…'}${right[0] ?? '…'}`)];
    }
    case 'call': {
      const { callee } = expr;
      const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
      const owner = callee.kind === 'member' ? callee.object : undefined;
      if (name === 'format' && owner?.kind === 'string') return [owner.value.replace(/\{\w*\}/g, '…')];
      return TRANSLATES.test(name)
        ? textsOf(expr.args[0]?.value).map(
            (text) => wordsOfKey(text) ?? text.replace(/%[sdif]|\{\w*\}|:\w+(?=\W|$)/g, '…'),
          )
        : [];
    }
    case 'other':
      // `a ? b : c`, `b if a else c`; parentheses, casts and the like hold one thing.
      if (expr.parts.length === 3) return expr.parts.flatMap(textsOf);
      return expr.parts.length === 1 ? textsOf(expr.parts[0]) : [];
    default:
      return [];
  }
}

/** Parts of a key that say what a text is, and nothing of what it says. */
const KIND_OF_TEXT = /^(?:label|title|text|button|heading|header|message|caption|placeholder|description)$/i;

/** What a key of a catalog that the input doesn't hold says of its text: `auth.sign_in.label` is “Sign in”. */
function wordsOfKey(text: string): string | undefined {
  if (!/^\w[\w-]*(?:[.:][\w-]+)+$/.test(text)) return undefined;
  const last = text.split(/[.:]/).findLast((part) => !KIND_OF_TEXT.test(part)) ?? '';
  const words = last
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const oneEllipsis = (text: string): string => text.replace(/…[….]+/g, '…');

const WRONG =
  /error|fail|invalid|warn|danger|can(?:'|’)?t|cannot|could ?n[o'’]t|unable|not found|\bmust\b|required|\bplease (?:enter|fill|select|choose|provide|add|pick|check|correct|try)|does ?n[o'’]t|incorrect|wrong|denied|expired|already|too (?:short|long|many|large)|mismatch|no such|forbidden/i;
/** “Enter a valid email address.” tells what is still wrong. */
const STILL_ASKS = /^(?:enter|choose|provide|type|fill in|select|give) (?:an?|the|your|at least|one|only)\b/i;
const WENT_WELL = /success|\bsaved\b|\bsent\b|notice|\binfo(?:rmation)?\b|complete[d]?\b/i;

/** Whether a message tells of something that went wrong, by its words and by how it is shown. */
export function kindOfMessage(shown: string, text: string): UiText['kind'] {
  if (/confirm|question|yes_?no|ask/i.test(shown)) return 'question';
  if (/error|fail|warn|danger|invalid|except/i.test(shown)) return 'error';
  if (WENT_WELL.test(shown)) return 'notice';
  return WRONG.test(text) || STILL_ASKS.test(text) ? 'error' : 'notice';
}

/** What a condition says of the text that is shown only then. */
export function kindOfCondition(condition: string): 'error' | 'notice' | undefined {
  if (/error|\berrs?\b|invalid|fail|problem|warning/i.test(condition)) return 'error';
  return /success|\b(?:is)?(?:saved|sent|done)\b|\b(?:message|notice|flash|status)\b/i.test(condition)
    ? 'notice'
    : undefined;
}

/** The label among the texts that one control may have: not what it says while it works. */
export function labelOf(texts: readonly string[]): string {
  const words = texts.filter(isWords);
  return (
    words.find((text) => !/^\p{L}+ing\b.*(?:…|\.{3})$|^(?:please wait|loading)/iu.test(text.trim())) ??
    words[0] ??
    ''
  );
}

/** What attributes of a field say of its value, as sentences: `From 1 to 365.`; empty where they say nothing. */
export function limitsIn(attribute: (name: string) => string): string {
  return [rangeIn(attribute), formIn(attribute), filesIn(attribute)].filter(Boolean).join(' ');
}

function rangeIn(attribute: (name: string) => string): string {
  const [least, most] = [attribute('min'), attribute('max')].map((value) =>
    /^-?\d[\d.:T-]*$/.test(value) ? value : '',
  );
  if (least && most) return `From ${least} to ${most}.`;
  const isTime = /\d[-:]\d/.test(`${least ?? ''}${most ?? ''}`);
  if (least) return isTime ? `${least} or later.` : `At least ${least}.`;
  if (most) return isTime ? `${most} or earlier.` : `At most ${most}.`;
  const [short, long] = [attribute('minlength'), attribute('maxlength')].map((value) =>
    /^\d+$/.test(value) ? value : '',
  );
  if (short && long) return `From ${short} to ${long} characters.`;
  return short ? `At least ${short} characters.` : long ? `At most ${long} characters.` : '';
}

/** What a pattern asks for, in the words of its title: people can't read the pattern itself. */
function formIn(attribute: (name: string) => string): string {
  const pattern = attribute('pattern');
  if (pattern === '') return '';
  const title = attribute('title').trim();
  if (title !== '') return /[.!?]$/.test(title) ? title : `${title}.`;
  const [, least, most] = /^\^?(?:\[0-9\]|\\d)\{(\d+)(?:,(\d+))?\}\$?$/.exec(pattern) ?? [];
  if (least === undefined) return '[VERIFY] It must have a form that the screen doesn’t explain.';
  return most === undefined ? `Exactly ${least} digits.` : `From ${least} to ${most} digits.`;
}

/** Which files can be chosen: `.pdf,image/*`. */
function filesIn(attribute: (name: string) => string): string {
  const kinds = attribute('accept')
    .split(',')
    .map((one) => /^\s*(?:\.(\w+)|(image|audio|video|text)\/\*|\w+\/([a-z0-9]+))\s*$/i.exec(one))
    .map(
      (found) => found?.[1]?.toUpperCase() ?? found?.[2]?.toLowerCase() ?? found?.[3]?.toUpperCase() ?? '',
    );
  const isKnown = kinds.every((kind) => kind !== '');
  const only = isKnown ? `${firstUpper(anyOf([...new Set(kinds)]))} files only.` : '';
  const isSeveral = /^(?:multiple|true)$/.test(attribute('multiple'));
  return [only, isSeveral ? 'You can choose several.' : ''].filter(Boolean).join(' ');
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A list without a label is called as what it is bound to: `v-model="status"`. */
export function nameOfBound(attributes: ReadonlyMap<string, string>): string {
  const bound = ['v-model', 'bind:value', 'name'].map((name) => attributes.get(name)).find(Boolean) ?? '';
  const [, name = ''] = /^(?:\w+\.)?([a-z]+)$/i.exec(bound) ?? [];
  return firstUpper(name).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${last}`;
}
