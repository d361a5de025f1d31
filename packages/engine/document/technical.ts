import { isAlphanumericAt, isSpace, OPAQUE_CODE, unitAt } from './characters.ts';
import { classifyToken } from './tokens.ts';
import type { ProtectionKind } from './types.ts';
import { addressEnd } from './urls.ts';

/** A span of bare prose that is not language: an address, path, identifier or placeholder. */
export interface TechnicalSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: ProtectionKind;
  /** Shows no word to the reader (an emoji code): spaces in the prose, not an opaque word. */
  readonly hidden?: boolean;
}

/** A character at which a token may turn out to be technical: by far not every full stop, colon or hyphen. */
const TRIGGER =
  /[_/{$%<@=\\~]|[.:](?![\s"'),;\]]|$)|(?<![A-Za-z\d])-(?!\s)|\((?=\))|(?<=[\w$])\((?=[\w$[{.])|\*(?=[.*/])/g;

/** Characters that end a token on either side, besides space and opaque spans. */
const DELIMITERS = new Set(Array.from('"“”‘’«»\'()[],;|!?—–…`<>{}', (character) => character.charCodeAt(0)));

const PLACEHOLDERS: ReadonlyMap<number, RegExp> = new Map([
  [0x7b, /\{\{[^{}\n]{1,100}\}\}|\{[ ]?[\w$.:-]{1,80}[ ]?\}/y],
  [0x24, /\$\{[^{}\n]{1,200}\}|\$\([\w .-]{1,80}\)|\$[A-Za-z_]\w*/y],
  [
    0x25,
    /%(?:\d\$)?(?:\.\d)?[sdifjoxXcvqTuU](?![\w%])|%\([\w.]{1,40}\)[sdifr]|%\{[\w.]{1,40}\}|%[A-Z_]{2,40}%/y,
  ],
  [0x3c, /<[A-Za-z][\w .:|/-]{0,60}>/y],
]);
const EMOJI_CODE = /:[a-z0-9_+-]{2,40}:(?![\w:])/y;
const SCHEME = /[A-Za-z][\w+.-]{1,20}$/;

const ASCII_DELIMITERS = new Uint8Array(128);
for (let code = 0; code < 128; code++) ASCII_DELIMITERS[code] = isSpace(code) || DELIMITERS.has(code) ? 1 : 0;

function isDelimiter(code: number): boolean {
  if (code < 128) return ASCII_DELIMITERS[code] === 1;
  return isSpace(code) || code === OPAQUE_CODE || DELIMITERS.has(code);
}

/** Finds the technical spans in masked prose, in order. */
export function findTechnical(prose: string): readonly TechnicalSpan[] {
  let spans: TechnicalSpan[] | undefined;
  let reached = 0;
  TRIGGER.lastIndex = 0;
  while (TRIGGER.test(prose)) {
    const index = TRIGGER.lastIndex - 1;
    const code = unitAt(prose, index);
    if (!mayBe(prose, index, code)) continue;
    const span =
      signatureAt(prose, index, code, reached) ??
      placeholderAt(prose, index, code) ??
      addressAt(prose, index, code, reached) ??
      tokenAt(prose, index, reached);
    if (typeof span === 'object') {
      (spans ??= []).push(span);
      reached = span.end;
      TRIGGER.lastIndex = span.end;
    } else TRIGGER.lastIndex = Math.max(span, index + 1);
  }
  return spans ?? NONE;
}

const NONE: readonly never[] = [];

/** A cheap look at the neighbours, letters and digits of any script among them. */
function mayBe(prose: string, index: number, code: number): boolean {
  const next = unitAt(prose, index + 1);
  switch (code) {
    case 0x2e: // .
      return next === 0x2f || next === 0x2e || isAlphanumericAt(prose, index + 1);
    case 0x2d: // - at the start of a token
      return (
        (next === 0x2d || isAlphanumericAt(prose, index + 1)) &&
        (index === 0 || isDelimiter(unitAt(prose, index - 1)))
      );
    case 0x28: // () and (url, options)
      return next === 0x29 || isAlphanumericAt(prose, index - 1);
    case 0x3a: // :
      return next === 0x3a || next === 0x2f || isAlphanumericAt(prose, index + 1);
    case 0x2a: // glob
      return next === 0x2e || next === 0x2a || next === 0x2f;
    default:
      return true;
  }
}

function placeholderAt(prose: string, index: number, code: number): TechnicalSpan | undefined {
  const pattern = PLACEHOLDERS.get(code);
  if (pattern) {
    if (code === 0x25 && isAlphanumericAt(prose, index - 1)) return undefined;
    pattern.lastIndex = index;
    return pattern.test(prose) ? { start: index, end: pattern.lastIndex, kind: 'placeholder' } : undefined;
  }
  if (code === 0x3a && !isAlphanumericAt(prose, index - 1)) {
    EMOJI_CODE.lastIndex = index;
    if (EMOJI_CODE.test(prose))
      return { start: index, end: EMOJI_CODE.lastIndex, kind: 'placeholder', hidden: true };
  }
  return undefined;
}

function addressAt(prose: string, index: number, code: number, reached: number): TechnicalSpan | undefined {
  if (code === 0x3a && prose.startsWith('//', index + 1)) {
    const scheme = SCHEME.exec(prose.slice(Math.max(reached, index - 22), index));
    if (!scheme || !isAlphanumericAt(prose, index + 3)) return undefined;
    return { start: index - scheme[0].length, end: addressEnd(prose, index + 3), kind: 'link' };
  }
  if (
    code === 0x2e &&
    /^www$/i.test(prose.slice(Math.max(reached, index - 3), index)) &&
    !isAlphanumericAt(prose, index - 4)
  ) {
    return { start: index - 3, end: addressEnd(prose, index), kind: 'link' };
  }
  return undefined;
}

/** Parameters of a call: names, with dots, defaults, brackets and types, but no words side by side. */
const PARAMETERS =
  /\([[{]?\s?(?:\.{3})?[\w$]+(?:[?=:.][^\s,()]*)?(?:\s?\[?,\s?[[{]?\s?(?:\.{3})?[\w$]+(?:[?=:.][^\s,()]*)?\s?[\]}]{0,3}){1,8}\)/y;
const NAME_AT_END = /[A-Za-z_$][\w$.]{0,80}$/;

/** `request(url, options)`: a call with two parameters or more. "Gateway(s)" and "a class (see below)" are prose. */
function signatureAt(prose: string, index: number, code: number, reached: number): TechnicalSpan | undefined {
  if (code !== 0x28 || unitAt(prose, index + 1) === 0x29) return undefined;
  PARAMETERS.lastIndex = index;
  if (!PARAMETERS.test(prose)) return undefined;
  // "http.get(": the name was found at its full stop.
  const known =
    index === reached
      ? 0
      : (NAME_AT_END.exec(prose.slice(Math.max(reached, index - 82), index))?.[0].length ?? -1);
  return known < 0 ? undefined : { start: index - known, end: PARAMETERS.lastIndex, kind: 'identifier' };
}

/** A longer run without space is data of some kind, not worth a look. */
const MAX_TOKEN = 300;

/** The whole token around `index`, when it is technical; else how far it reaches, so that it is not looked at again. */
function tokenAt(prose: string, index: number, reached: number): TechnicalSpan | number {
  let start = index;
  while (start > reached && !isDelimiter(unitAt(prose, start - 1))) start--;
  let limit = index;
  for (; limit < prose.length; limit++) {
    const code = unitAt(prose, limit);
    if (code === 0x28 && unitAt(prose, limit + 1) === 0x29) limit++;
    else if (code === 0x7b && /[/.=]/.test(prose[limit - 1] ?? '')) limit = placeholderInside(prose, limit);
    else if (isDelimiter(code)) break;
  }
  if (limit - start > MAX_TOKEN) return limit;
  let end = limit;
  while (end > start && /[.,:;!?]/.test(prose[end - 1] ?? '')) end--;
  while (start < end && unitAt(prose, start) === 0x3a) start++;
  const kind = classifyToken(prose.slice(start, end));
  return kind ? { start, end, kind } : Math.max(limit, index + 1);
}

/** `/users/{id}/posts` is one path. */
function placeholderInside(prose: string, from: number): number {
  const close = /^\{[^\s}]{0,60}\}/.exec(prose.slice(from, from + 62));
  return close ? from + close[0].length - 1 : from;
}
