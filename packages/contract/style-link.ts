import type { TermSub } from './style.ts';

/** What a link to the style's page of the web app adds to the draft there: a term to substitute, or a word that is right. */
export type StyleAddition = { readonly term: TermSub } | { readonly word: string };

/**
 * The address of the style's page with an addition in its fragment, which browsers send to no server.
 * `webApp`: the service's address, without a slash at the end.
 */
export function styleLink(webApp: string, addition: StyleAddition): string {
  const fields = new URLSearchParams();
  if ('word' in addition) fields.set('word', addition.word);
  else {
    fields.set('preferred', addition.term.preferred);
    for (const avoid of addition.term.avoid) fields.append('avoid', avoid);
  }
  return `${webApp}/style#${fields}`;
}

/** The addition in a fragment, with or without its `#`; undefined: there is none. */
export function readStyleLink(fragment: string): StyleAddition | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const word = fields.get('word')?.trim();
  if (word) return { word };
  const preferred = fields.get('preferred')?.trim();
  const avoid = fields
    .getAll('avoid')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return preferred && avoid.length > 0 ? { term: { preferred, avoid } } : undefined;
}
