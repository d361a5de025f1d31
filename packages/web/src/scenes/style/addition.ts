import { readStyleLink, type StyleAddition } from '@housestyle/contract';
import { fold, mergeDraft, type Draft, type Part } from './draft.ts';

/** An entry that a link from the editor brought. */
export interface Brought {
  readonly part: Part;
  readonly name: string;
  /** The draft with it. The same one: all of it was there. */
  readonly draft: Draft;
}

/** Takes what the address brings, once: it leaves the address. */
export function takeAddition(): StyleAddition | undefined {
  const addition = readStyleLink(location.hash);
  if (addition) history.replaceState(history.state, '', location.pathname);
  return addition;
}

/** Puts it into a draft. What is there stays: a term gains words to avoid, an entry of the glossary keeps its definition. */
export function withAddition(draft: Draft, addition: StyleAddition): Brought {
  if ('word' in addition) {
    const { word } = addition;
    const known = draft.glossary?.find(({ term }) => fold(term) === fold(word));
    if (known) return { part: 'glossary', name: known.term, draft };
    const glossary = [{ term: word, definition: '', synonyms: [] }];
    return { part: 'glossary', name: word, draft: mergeDraft(draft, { glossary }, 'add') };
  }
  const { preferred, avoid } = addition.term;
  const there = draft.termSubs?.find((term) => term.preferred.trim() === preferred)?.avoid ?? [];
  const fresh = avoid.filter((each) => !there.some((one) => fold(one) === fold(each)));
  if (fresh.length === 0) return { part: 'termSubs', name: preferred, draft };
  const termSubs = [{ preferred, avoid: [...there, ...fresh] }];
  return { part: 'termSubs', name: preferred, draft: mergeDraft(draft, { termSubs }, 'add') };
}
