import type { Range } from '@housestyle/contract';
import type { CommentSyntax } from './comment-syntax.ts';

/** A comment with its marks. */
export interface Comment extends Range {
  readonly kind: 'line' | 'block' | 'docstring';
  /** The marks that open and close it. */
  readonly open: string;
  readonly close: string;
}

/** Finds the comments of source code in one pass: strings, patterns and here-documents hold none. */
export function scanComments(text: string, syntax: CommentSyntax): Comment[] {
  return new Scanner(text, syntax).scan();
}

const HEREDOC = /<<[-~]?(["'`]?)([A-Za-z_]\w*)\1/y;
const HASHED = /b?r(#*)"/y;
const CHARACTER = /'(?:\\(?:u\{[\da-fA-F_]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^\n])|[^\\'\n])'/y;
/** A value cannot stand before a pattern. */
const BEFORE_PATTERN =
  /(?:^|[([{,;:=!&|?+\-*%<>~^])\s*$|\b(?:return|typeof|case|in|of|delete|void|throw|yield|await|do|else)\s*$/;

class Scanner {
  readonly #text: string;
  readonly #syntax: CommentSyntax;
  readonly #found: Comment[] = [];
  #at = 0;

  constructor(text: string, syntax: CommentSyntax) {
    this.#text = text;
    this.#syntax = syntax;
  }

  scan(): Comment[] {
    const text = this.#text;
    if (text.startsWith('#!')) this.#at = lineEnd(text, 0);
    while (this.#at < text.length) {
      if (!this.#comment() && !this.#string() && !this.#skip()) this.#at += 1;
    }
    return this.#found;
  }

  #comment(): boolean {
    const { line, block, nested, spaced } = this.#syntax;
    const [text, start] = [this.#text, this.#at];
    for (const [mark, close] of block) {
      const open = mark.trimStart();
      const isAtHead = start === 0 && text.startsWith(open);
      if (!isAtHead && !text.startsWith(mark, start)) continue;
      const from = isAtHead ? 0 : start + mark.length - open.length;
      const end = nested ? this.#nestedEnd(start, mark, close) : text.indexOf(close, from + open.length);
      this.#at = end < 0 ? text.length : end + close.length;
      this.#found.push({ kind: 'block', start: from, end: this.#at, open, close: end < 0 ? '' : close });
      return true;
    }
    const open = line.find((mark) => text.startsWith(mark, start));
    if (open === undefined) return false;
    if (spaced && start > 0 && !/\s/.test(text[start - 1] ?? '')) return false;
    // `#[Attribute]` of PHP and Rust is code.
    if (open === '#' && text[start + 1] === '[' && line.includes('//')) return false;
    this.#at = lineEnd(text, start);
    this.#found.push({ kind: 'line', start, end: this.#at, open, close: '' });
    return true;
  }

  #nestedEnd(start: number, open: string, close: string): number {
    let depth = 1;
    for (let at = start + open.length; at < this.#text.length; at += 1) {
      if (this.#text.startsWith(close, at)) {
        depth -= 1;
        if (depth === 0) return at;
        at += close.length - 1;
      } else if (this.#text.startsWith(open, at)) {
        depth += 1;
        at += open.length - 1;
      }
    }
    return -1;
  }

  #string(): boolean {
    const text = this.#text;
    const start = this.#at;
    const found = this.#syntax.strings.find(({ quote }) => text.startsWith(quote, start));
    if (!found) return false;
    const { quote, close = quote, multi, raw, doubled } = found;
    if (quote === "'" && !multi && !this.#isQuoted(start)) {
      this.#at += 1;
      return true;
    }
    let at = start + quote.length;
    const stays = (): boolean => doubled === true && text.startsWith(close + close, at);
    while (at < text.length && (stays() || !text.startsWith(close, at))) {
      if (stays()) at += close.length;
      else if (text[at] === '\\' && !raw) at += 1;
      else if (quote === '`' && text.startsWith('${', at)) at = this.#insertionEnd(at + 2);
      else if (text[at] === '\n' && !multi) break;
      at += 1;
    }
    const end = Math.min(text.length, text.startsWith(close, at) ? at + close.length : at);
    if (this.#syntax.docstrings && multi && this.#isDocstring(start))
      this.#found.push({ kind: 'docstring', start, end, open: quote, close: quote });
    this.#at = end;
    return true;
  }

  /** `'a` may be a lifetime, a symbol or an apostrophe; where strings have single quotes, their end is on the line. */
  #isQuoted(start: number): boolean {
    CHARACTER.lastIndex = start;
    if (CHARACTER.test(this.#text)) return true;
    const rest = this.#text.slice(start + 1, lineEnd(this.#text, start));
    const before = this.#text[start - 1] ?? '';
    return rest.includes("'") && !/[\w&<]/.test(before);
  }

  /** The end of `${…}`: braces are counted, strings inside are left to chance. */
  #insertionEnd(from: number): number {
    let depth = 1;
    let at = from;
    for (; at < this.#text.length && depth > 0; at += 1) {
      if (this.#text[at] === '{') depth += 1;
      else if (this.#text[at] === '}') depth -= 1;
    }
    return at - 1;
  }

  #isDocstring(start: number): boolean {
    const text = this.#text;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    if (!/^\s*[rRuU]?$/.test(text.slice(line, start))) return false;
    const before = text
      .slice(Math.max(0, line - 2000), line)
      .replace(/^[ \t]*#.*$/gm, '')
      .trimEnd()
      .replace(/[ \t]#[^\n"']*$/, '')
      .trimEnd();
    return before === '' || before.endsWith(':') || /\n[ \t]*@\w[^\n]*$/.test(before);
  }

  #skip(): boolean {
    const { patterns, heredocs, hashedStrings } = this.#syntax;
    const text = this.#text;
    const start = this.#at;
    if (patterns && text[start] === '/') return this.#pattern(start);
    if (heredocs && text.startsWith('<<', start)) {
      HEREDOC.lastIndex = start;
      const word = HEREDOC.exec(text)?.[2];
      const end =
        word === undefined
          ? -1
          : text.slice(start).search(new RegExp(String.raw`\n[ \t]*${word}[ \t]*(?:\n|$)`));
      if (end < 0) return false;
      this.#at = start + end + 1;
      return true;
    }
    if (!hashedStrings) return false;
    HASHED.lastIndex = start;
    const raw = text[start] === 'r' || text[start] === 'b' ? HASHED.exec(text) : null;
    if (!raw || /\w/.test(text[start - 1] ?? '')) return false;
    const end = text.indexOf(`"${raw[1] ?? ''}`, start + raw[0].length);
    this.#at = end < 0 ? text.length : end + 1 + (raw[1]?.length ?? 0);
    return true;
  }

  #pattern(start: number): boolean {
    const line = this.#text.slice(Math.max(0, start - 80), start).replace(/^[^]*\n(?=[^\n]*$)/, '');
    if (!BEFORE_PATTERN.test(line)) return false;
    let inClass = false;
    for (let at = start + 1; at < this.#text.length; at += 1) {
      const character = this.#text[at];
      if (character === '\n') return false;
      if (character === '\\') at += 1;
      else if (character === '[') inClass = true;
      else if (character === ']') inClass = false;
      else if (character === '/' && !inClass) {
        this.#at = at + 1;
        return true;
      }
    }
    return false;
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
