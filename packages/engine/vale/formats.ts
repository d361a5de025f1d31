import type { Language } from '../document/types.ts';

const ENDINGS: Partial<Readonly<Record<Language, string>>> = {
  markdown: 'md',
  mdx: 'mdx',
  plain: 'txt',
  restructuredtext: 'rst',
  asciidoc: 'adoc',
  'git-commit': 'txt',
  javascript: 'js',
  javascriptreact: 'jsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
  csharp: 'cs',
  kotlin: 'kt',
  perl: 'pl',
  powershell: 'ps1',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  shellscript: 'sh',
};

/** A format as Vale has it: by the ending of its files. */
export function formatOf(language: Language): string {
  return ENDINGS[language] ?? language;
}
