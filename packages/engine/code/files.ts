import type { CodeLanguage } from './parser/types.ts';
import { splitUnnamed } from './unnamed-files.ts';

/** One file of the input. */
export interface CodeFile {
  /** As the input names it; empty where it doesn't. */
  readonly path: string;
  readonly text: string;
  /** The language that a fence or nothing names. */
  readonly hint: string;
}

const PATH = String.raw`(?<path>[\w@.()[\]{}~+$-]+(?:[\\/][\w@.()[\]{}~+$ -]+)*\.[A-Za-z][\w]{0,9})`;
/** `// file: src/app.ts`, `# src/app.py`, `=== a.go ===`, `--- a.go ---`, `### File: a.rb`, `<!-- a.html -->`, `diff`-like `+++ b/x`. */
const SEPARATORS = [
  new RegExp(
    String.raw`^\s*(?:\/\/|#+|--|;|%|\/\*+|<!--)?\s*(?:={3,}|-{3,}|\*{3,}|#{3,}|>{3,})\s*(?:file(?:name|path)?\s*:?\s*)?\x60?${PATH}\x60?\s*(?:={3,}|-{3,}|\*{3,}|#{3,}|<{3,})?\s*(?:\*\/|-->)?\s*$`,
    'i',
  ),
  new RegExp(
    String.raw`^\s*(?:\/\/|#+|--|;|\/\*+|<!--|\*\*)?\s*(?:file(?:name|path)?|path)\s*:\s*\x60?${PATH}\x60?\s*(?:\*\/|-->|\*\*)?\s*$`,
    'i',
  ),
  new RegExp(String.raw`^(?:\/\/|#|\/\*|<!--)\s*${PATH}\s*(?:\*\/|-->)?$`),
  new RegExp(String.raw`^#{1,6}\s+\x60?${PATH}\x60?\s*$`),
];
const FENCE = /^(?<mark>`{3,}|~{3,})\s*(?<info>[^`]*)$/;
const EXTENSIONS: Readonly<Record<string, CodeLanguage>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  typescript: 'typescript',
  tsx: 'tsx',
  jsx: 'tsx',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  javascript: 'javascript',
  node: 'javascript',
  py: 'python',
  pyi: 'python',
  python: 'python',
  python3: 'python',
  java: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  kotlin: 'kotlin',
  go: 'go',
  golang: 'go',
  cs: 'csharp',
  csharp: 'csharp',
  'c#': 'csharp',
  php: 'php',
  rb: 'ruby',
  ruby: 'ruby',
  ru: 'ruby',
  rake: 'ruby',
  rs: 'rust',
  rust: 'rust',
};

/** The language that a file's extension, or a fence's info string, names. */
export function languageOf(name: string): CodeLanguage | undefined {
  const word = name.toLowerCase();
  return EXTENSIONS[word.slice(word.lastIndexOf('.') + 1)];
}

/** The files of an input: joined ones by their separators or Markdown fences, else the whole input as one. */
export function splitFiles(input: string): CodeFile[] {
  const lines = input.split(/\r\n|\n|\r/);
  const fenced = splitFences(lines);
  if (fenced) return fenced;
  const files: { path: string; lines: string[] }[] = [{ path: '', lines: [] }];
  for (const line of lines) {
    const path = separatorPath(line);
    if (path !== undefined) files.push({ path, lines: openingOf(files.at(-1)?.lines ?? []) });
    else files.at(-1)?.lines.push(line);
  }
  return files
    .flatMap(({ path, lines: body }) =>
      (path === '' ? splitUnnamed(body) : [body]).map((own) => ({ path, own })),
    )
    .map(({ path, own }) => ({ path, text: own.join('\n'), hint: '' }))
    .filter(({ text }) => text.trim() !== '');
}

/** `<?php` in front of a comment that names the file belongs to that file: taken from the lines before. */
function openingOf(before: string[]): string[] {
  const last = before.findLastIndex((line) => line.trim() !== '');
  return /^\s*<\?php\s*$/.test(before[last] ?? '') ? before.splice(last) : [];
}

function separatorPath(line: string): string | undefined {
  if (line.length > 300) return undefined;
  for (const separator of SEPARATORS) {
    const path = separator.exec(line)?.groups?.['path'];
    if (path !== undefined) return path.replaceAll('\\', '/').replace(/^\.\//, '');
  }
  return undefined;
}

/** `~~~~` right below a line of text underlines a title in a docstring. */
function opensFence(lines: readonly string[], at: number): boolean {
  const fence = FENCE.exec(lines[at] ?? '')?.groups;
  return (
    fence !== undefined && (!fence['mark']?.startsWith('~') || fence['info'] !== '' || !lines[at - 1]?.trim())
  );
}

/** Undefined where the input isn't Markdown with fences: prose around them is left out, headings may name paths. */
function splitFences(lines: readonly string[]): CodeFile[] | undefined {
  const first = lines.findIndex((_line, at) => opensFence(lines, at));
  if (first < 0) return undefined;
  // A file that holds fences in its comments or strings is not Markdown: Markdown before a fence reads like prose.
  if (
    lines
      .slice(0, first)
      .some((line) => /[;{}]\s*$|^\s*(?:import|from|def|func|package|use|using|const)\b.*[;'"{(]/.test(line))
  )
    return undefined;
  const files: CodeFile[] = [];
  let open: { mark: string; info: string; path: string; body: string[] } | undefined;
  let named = '';
  for (const [at, line] of lines.entries()) {
    const fence = open || opensFence(lines, at) ? FENCE.exec(line)?.groups : undefined;
    if (!open && fence)
      open = { mark: fence['mark'] ?? '', info: fence['info'] ?? '', path: named, body: [] };
    else if (open && fence && (fence['mark'] ?? '').startsWith(open.mark) && fence['info'] === '') {
      files.push(closeFence(open));
      open = undefined;
      named = '';
    } else if (open) open.body.push(line);
    else if (line.trim() !== '') named = separatorPath(line) ?? mentionedPath(line) ?? named;
  }
  if (open) files.push(closeFence(open));
  return files.filter(({ text }) => text.trim() !== '');
}

function mentionedPath(line: string): string | undefined {
  return new RegExp(String.raw`^(?:\*\*|\x60)?${PATH}(?:\*\*|\x60)?:?\s*$`).exec(line.trim())?.groups?.[
    'path'
  ];
}

function closeFence({ info, path, body }: { info: string; path: string; body: readonly string[] }): CodeFile {
  const [language = '', ...rest] = info.trim().split(/[\s:,{]+/);
  const pathIn = [language, ...rest]
    .map((part) => part.replace(/^(?:title|file|filename|path)=/, '').replace(/^["']|["'}]+$/g, ''))
    .find((part) => /[\w)\]]\.[A-Za-z]\w*$/.test(part));
  const lines = [...body];
  const inside = pathIn === undefined && path === '' ? separatorPath(lines[0] ?? '') : undefined;
  if (inside !== undefined) lines.shift();
  return { path: pathIn ?? (path || (inside ?? '')), text: lines.join('\n'), hint: language };
}
