import type { ValeBlock } from './types.ts';

interface Term {
  readonly sections: readonly string[];
  readonly negated: boolean;
}

/** Whether a rule reads a block. */
export type ScopeTest = (block: ValeBlock) => boolean;

/** A scope that Vale knows and the engine does not; the message names it. */
export class ScopeError extends Error {
  override readonly name = 'ScopeError';
}

/** Compiles a rule's selectors: any of them is enough; all terms that `&` joins must hold. */
export function compileScope(selectors: readonly string[]): ScopeTest {
  const compiled = selectors.map((selector) => selector.split('&').map(readTerm));
  if (compiled.every((terms) => terms.some(readsNothing)))
    throw new ScopeError(`the scope “${selectors.join('”, “')}” names no part of a text`);
  return (block) => compiled.some((terms) => matches(terms, block));
}

function readTerm(source: string): Term {
  const text = source.trim();
  const negated = text.startsWith('~');
  const name = negated ? text.slice(1).trim() : text;
  if (name.startsWith('doc(')) throw new ScopeError(`the scope “${name}” selects by document structure`);
  if (name === '' || /\s/.test(name)) throw new ScopeError(`the scope “${source}” is none`);
  return { sections: name.split('.').map((part) => part.trim()), negated };
}

/** Where a selector can begin: the parts of a page, of code, and the endings of files. */
const SECTIONS = new Set(
  'text heading h1 h2 h3 h4 h5 h6 paragraph list sentence table header cell figure caption blockquote attr alt link code strong emphasis strikethrough comment line block raw summary frontmatter'.split(
    ' ',
  ),
);
const ENDING =
  /^(?:[a-z]{1,2}|mdx?|txt|rst|adoc|html?|xml|org|dita|tex|ipynb|java|dart|lua|php|sql|scala|swift|css|scss|yaml|yml|toml|json|jsx|tsx|ps1|go|cpp|hpp)$/;

function readsNothing({ sections: [first = ''], negated }: Term): boolean {
  return !negated && !SECTIONS.has(first) && !ENDING.test(first);
}

function matches(terms: readonly Term[], { scope, fragment, sized }: ValeBlock): boolean {
  if (fragment && !terms.some(({ negated, sections }) => !negated && sections.includes('sentence')))
    return false;
  return terms.every(({ sections, negated }) => {
    const holds = sections.every((section) => scope.has(section));
    return negated ? !holds && !sized && !isInline(scope) : holds;
  });
}

/** Inline elements are read with the block around them too. */
function isInline(scope: ReadonlySet<string>): boolean {
  return !scope.has('text');
}
