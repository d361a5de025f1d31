import type { CommentLanguage, Language } from '../types.ts';
import { COMMENT_SYNTAX } from './comment-syntax.ts';

/** What a document's format may be called, besides its own name. */
const ALIASES: Readonly<Record<string, Language>> = {
  html: 'html',
  xhtml: 'html',
  restructuredtext: 'restructuredtext',
  rst: 'restructuredtext',
  asciidoc: 'asciidoc',
  adoc: 'asciidoc',
  'git-commit': 'git-commit',
  'commit message': 'git-commit',
  'git commit message': 'git-commit',
  js: 'javascript',
  ts: 'typescript',
  tsx: 'typescriptreact',
  jsx: 'javascriptreact',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shellscript',
  bash: 'shellscript',
  'c++': 'cpp',
  'c#': 'csharp',
  golang: 'go',
};

/**
 * The format that a document type names, and nothing else: `html`, `restructuredtext`, `asciidoc`, `git-commit`, or a
 * programming language by the name that editors give it. `HTML reference` is a kind of document, not a format.
 */
export function formatOf(docType: string): Language | undefined {
  const name = docType.trim().toLowerCase();
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name];
  return isCommentLanguage(name) ? name : undefined;
}

export function isCommentLanguage(name: string): name is CommentLanguage {
  return Object.hasOwn(COMMENT_SYNTAX, name);
}
