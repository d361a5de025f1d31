/** How a language writes a comment, and where one may stand that is about a line. */
export type CommentForm =
  /** Behind the words of the line. */
  | { readonly place: 'behind'; readonly write: (words: string) => string }
  /** On a line of its own above; only where the line itself is a comment, if `inComments`. */
  | { readonly place: 'above'; readonly mark: string; readonly inComments: boolean }
  /** Above the paragraph, with a blank line between. */
  | { readonly place: 'paragraph'; readonly mark: string };

const html: CommentForm = { place: 'behind', write: (words) => `<!-- ${words} -->` };
const mdx: CommentForm = { place: 'behind', write: (words) => `{/* ${words} */}` };
const code = (mark: string): CommentForm => ({ place: 'above', mark, inComments: true });

/** Language ids of the editor by the mark that begins their line comments. */
const CODE: Readonly<Record<string, readonly string[]>> = {
  '//': [
    ...[
      'javascript',
      'javascriptreact',
      'typescript',
      'typescriptreact',
      'java',
      'kotlin',
      'scala',
      'groovy',
    ],
    ...['c', 'cpp', 'csharp', 'go', 'rust', 'swift', 'dart', 'php', 'objective-c', 'objective-cpp', 'fsharp'],
    ...['jsonc', 'less', 'scss', 'zig', 'proto3', 'proto'],
  ],
  '#': [
    ...['python', 'ruby', 'shellscript', 'yaml', 'dockercompose', 'github-actions-workflow', 'perl', 'r'],
    ...[
      'powershell',
      'makefile',
      'dockerfile',
      'toml',
      'elixir',
      'julia',
      'terraform',
      'coffeescript',
      'nim',
    ],
  ],
  '--': ['sql', 'lua', 'haskell', 'elm', 'ada'],
  ';': ['clojure', 'lisp', 'scheme', 'ini'],
  '%': ['latex', 'tex', 'erlang', 'matlab', 'prolog'],
};

const FORMS: ReadonlyMap<string, CommentForm> = new Map<string, CommentForm>([
  ['markdown', html],
  ['html', html],
  ['xml', html],
  ['vue', html],
  ['svelte', html],
  ['mdx', mdx],
  ['restructuredtext', { place: 'paragraph', mark: '..' }],
  ['asciidoc', { place: 'above', mark: '//', inComments: false }],
  ...Object.entries(CODE).flatMap(([mark, ids]) => ids.map((id) => [id, code(mark)] as const)),
]);

/** Undefined where every word of a file is text, as in plain text and in commit messages. */
export function commentForm(language: string): CommentForm | undefined {
  return FORMS.get(language);
}

/** The service reads comments of Markdown, MDX and HTML; in other languages, what they silence is left out here. */
export function readByService(language: string): boolean {
  return (FORMS.get(language)?.place ?? 'behind') === 'behind';
}
