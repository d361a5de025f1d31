/**
 * An editor shows lenses in a diff by a setting, which an extension can set for its own languages alone: each is
 * highlighted as the one that it stands for. Code keeps its own; what lenses offer, buttons and keys do there.
 */
export const PROPOSAL_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['markdown', 'housestyle-markdown'],
  ['mdx', 'housestyle-markdown'],
  ['plaintext', 'housestyle-text'],
  ['git-commit', 'housestyle-text'],
  ['scminput', 'housestyle-text'],
  ['html', 'housestyle-html'],
  ['restructuredtext', 'housestyle-restructuredtext'],
  ['asciidoc', 'housestyle-asciidoc'],
]);
