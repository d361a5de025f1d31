import type { CommentLanguage } from '../types.ts';

/** How a language writes comments, and what may hold the same signs without being one. */
export interface CommentSyntax {
  readonly line: readonly string[];
  readonly block: readonly (readonly [open: string, close: string])[];
  /** Quotes of strings, longest first. `multi`: the string may go over line ends. `raw`: no escapes. */
  readonly strings: readonly {
    readonly quote: string;
    /** Where it is not the quote that opens the string. */
    readonly close?: string;
    readonly multi?: true;
    readonly raw?: true;
    /** What closes it stands in it twice. */
    readonly doubled?: true;
  }[];
  /** Block comments hold block comments. */
  readonly nested?: true;
  /** `#` begins a comment only at the start of a line or behind white space. */
  readonly spaced?: true;
  /** Strings that stand alone at the head of a module, class or function are prose. */
  readonly docstrings?: true;
  /** `/…/` is a pattern where no value stands before it. */
  readonly patterns?: true;
  /** `<<WORD` begins a text that ends with the word on a line of its own. */
  readonly heredocs?: true;
  /** `r#"…"#` is a string that ends with as many signs as it began with. */
  readonly hashedStrings?: true;
}

const DOUBLE = { quote: '"' } as const;
const SINGLE = { quote: "'" } as const;
const TRIPLE = { quote: '"""', multi: true } as const;
const rawString = (quote: string, close: string) => ({ quote, close, multi: true, raw: true }) as const;
const verbatim = (quote: string) => ({ ...rawString(quote, '"'), doubled: true }) as const;
const C_BLOCK = [['/*', '*/']] as const;
const C: CommentSyntax = { line: ['//'], block: C_BLOCK, strings: [DOUBLE, SINGLE] };
const SCRIPT: CommentSyntax = {
  ...C,
  strings: [DOUBLE, SINGLE, { quote: '`', multi: true }],
  patterns: true,
};
const HASH: CommentSyntax = { line: ['#'], block: [], strings: [DOUBLE, SINGLE], spaced: true };
const TRIPLE_C: CommentSyntax = { ...C, strings: [TRIPLE, DOUBLE, SINGLE] };

export const COMMENT_SYNTAX: Readonly<Record<CommentLanguage, CommentSyntax>> = {
  c: C,
  cpp: { ...C, strings: [rawString('R"(', ')"'), DOUBLE, SINGLE] },
  csharp: { ...C, strings: [TRIPLE, verbatim('@"'), verbatim('@$"'), DOUBLE, SINGLE] },
  dart: { ...C, strings: [TRIPLE, { quote: "'''", multi: true }, DOUBLE, SINGLE], nested: true },
  dockerfile: { ...HASH, strings: [] },
  go: { ...C, strings: [{ quote: '`', multi: true, raw: true }, DOUBLE, SINGLE] },
  java: TRIPLE_C,
  javascript: SCRIPT,
  javascriptreact: SCRIPT,
  kotlin: { ...TRIPLE_C, nested: true },
  lua: { line: ['--'], block: [['--[[', ']]']], strings: [rawString('[[', ']]'), DOUBLE, SINGLE] },
  makefile: { ...HASH, strings: [] },
  perl: { ...HASH, heredocs: true },
  php: {
    ...C,
    line: ['//', '#'],
    strings: [
      { ...DOUBLE, multi: true },
      { ...SINGLE, multi: true },
    ],
  },
  powershell: { line: ['#'], block: [['<#', '#>']], strings: [DOUBLE, SINGLE], spaced: true },
  python: {
    line: ['#'],
    block: [],
    strings: [TRIPLE, { quote: "'''", multi: true }, DOUBLE, SINGLE],
    docstrings: true,
  },
  r: HASH,
  ruby: {
    line: ['#'],
    block: [['\n=begin', '\n=end']],
    strings: [
      { ...DOUBLE, multi: true },
      { ...SINGLE, multi: true },
    ],
    spaced: true,
    heredocs: true,
  },
  rust: { ...C, strings: [{ ...DOUBLE, multi: true }, SINGLE], nested: true, hashedStrings: true },
  scala: { ...TRIPLE_C, nested: true },
  shellscript: {
    ...HASH,
    strings: [
      { ...DOUBLE, multi: true },
      { ...SINGLE, multi: true, raw: true },
    ],
    heredocs: true,
  },
  sql: { line: ['--'], block: C_BLOCK, strings: [{ ...SINGLE, multi: true, raw: true }, DOUBLE] },
  swift: { ...TRIPLE_C, nested: true },
  toml: { ...HASH, strings: [TRIPLE, { quote: "'''", multi: true, raw: true }, DOUBLE, SINGLE] },
  typescript: SCRIPT,
  typescriptreact: SCRIPT,
  yaml: { ...HASH, strings: [DOUBLE, SINGLE] },
};
