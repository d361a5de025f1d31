import type { Mode } from '@housestyle/contract';
import type { Target } from './target.ts';

/** Formats of documents that the service reads by their own rules, by the editor's names of languages. */
const FORMATS: Readonly<Record<string, string>> = {
  mdx: 'mdx',
  html: 'html',
  restructuredtext: 'restructuredtext',
  asciidoc: 'asciidoc',
  'git-commit': 'git-commit',
  scminput: 'git-commit',
};

/** Languages whose comments are prose; the service knows them by the editor's names. */
const CODE = new Set([
  ...[
    'c',
    'cpp',
    'csharp',
    'dart',
    'go',
    'java',
    'javascript',
    'javascriptreact',
    'kotlin',
    'lua',
    'perl',
    'php',
  ],
  ...['powershell', 'python', 'r', 'ruby', 'rust', 'scala', 'shellscript', 'sql', 'swift', 'typescript'],
  ...['typescriptreact', 'yaml', 'dockerfile', 'makefile', 'toml'],
]);

/** The other modes read code as such, or write something new. */
const MODES_OF_DOCUMENTS: readonly Mode[] = ['review', 'style-check', 'rewrite', 'simplify'];

/**
 * What the request's `docType` says of a document whose format decides where its prose is; undefined for Markdown and
 * where the mode reads no document. A selection inside one line of code is read as the text it is.
 */
export function documentKind({ document, isSelection, input }: Target, mode: Mode): string | undefined {
  if (!MODES_OF_DOCUMENTS.includes(mode)) return undefined;
  const { languageId } = document;
  if (languageId === 'plaintext') return document.isUntitled ? undefined : 'plain text';
  if (CODE.has(languageId)) return isSelection && !input.includes('\n') ? undefined : languageId;
  return FORMATS[languageId];
}
