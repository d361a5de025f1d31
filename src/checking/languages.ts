/** Languages that are checked while a person types, by the editor's names: those that people write prose in. */
export const TYPED_LANGUAGES: readonly string[] = [
  'markdown',
  'mdx',
  'plaintext',
  'restructuredtext',
  'asciidoc',
  'git-commit',
  'scminput',
];
