import { INLINE } from './blanked.ts';
import { select } from './selection/selection.ts';
import { compileSelector, SelectorError, type Selector } from './selection/selector.ts';
import type { ValeBlock, ValeDocument } from './types.ts';

interface Term {
  readonly sections: readonly string[];
  readonly negated: boolean;
  /** The elements that `doc(…)` names. */
  readonly selector?: Selector;
}

/** What a rule reads. */
export interface Scope {
  /** Also for what `elements` gives. */
  reads(block: ValeBlock, document: ValeDocument): boolean;
  /** Inline elements whose text it does not see. */
  readonly blanks: readonly string[];
  /** The elements of the document that it reads as one block each. */
  elements(document: ValeDocument): readonly ValeBlock[];
}

/** A scope that Vale knows and the engine does not; the message names it. */
export class ScopeError extends Error {
  override readonly name = 'ScopeError';
}

/** Compiles a rule's selectors: any of them is enough; all terms that `&` joins must hold. */
export function compileScope(selectors: readonly string[]): Scope {
  const compiled = selectors.map((selector) => (selector.match(PARTS) ?? ['']).map(readTerm));
  if (compiled.every((terms) => terms.some(readsNothing)))
    throw new ScopeError(`the scope “${selectors.join('”, “')}” names no part of a text`);
  const alone = compiled.filter((terms) => terms.every(({ selector, negated }) => selector && !negated));
  const beside = compiled.filter((terms) => !alone.includes(terms));
  const blanks = beside.flatMap((terms) =>
    terms.flatMap(({ sections, negated }) => (negated ? sections.filter((one) => INLINE.has(one)) : [])),
  );
  return {
    blanks,
    reads: (block, document) =>
      block.counts !== undefined || beside.some((terms) => matches(terms, block, document)),
    elements: (document) => {
      const blocks = alone.flatMap((terms) =>
        terms.flatMap(({ selector }) => (selector ? select(document, selector).blocks : [])),
      );
      return blocks.length > 1 ? [...new Set(blocks)] : blocks;
    },
  };
}

/** What `&` separates; a selector may hold one itself. */
const PARTS = /(?:doc\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))*\)|[^&])+/g;

function readTerm(source: string): Term {
  const text = source.trim();
  const negated = text.startsWith('~');
  const name = negated ? text.slice(1).trim() : text;
  const selected = /^doc\(([^]*)\)$/.exec(name)?.[1];
  if (selected !== undefined) return { sections: ['doc'], negated, selector: readSelector(name, selected) };
  if (name === '' || /\s/.test(name)) throw new ScopeError(`the scope “${source}” is none`);
  return { sections: name.split('.').map((part) => part.trim()), negated };
}

function readSelector(name: string, selector: string): Selector {
  try {
    return compileSelector(selector);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    throw new ScopeError(`the scope “${name}” cannot be used: ${error.message}`);
  }
}

/** Where a selector can begin: the parts of a page, of code, and the endings of files. */
const SECTIONS = new Set(
  'text heading h1 h2 h3 h4 h5 h6 paragraph list sentence table header cell figure caption blockquote attr alt link code strong emphasis strikethrough comment line block raw summary frontmatter meta doc'.split(
    ' ',
  ),
);
const ENDING =
  /^(?:[a-z]{1,2}|mdx?|txt|rst|adoc|html?|xml|org|dita|tex|ipynb|java|dart|lua|php|sql|scala|swift|css|scss|yaml|yml|toml|json|jsx|tsx|ps1|go|cpp|hpp)$/;

function readsNothing({ sections: [first = ''], negated }: Term): boolean {
  return !negated && !SECTIONS.has(first) && !ENDING.test(first);
}

function matches(terms: readonly Term[], block: ValeBlock, document: ValeDocument): boolean {
  const { scope, fragment, sized } = block;
  if (fragment && !terms.some(({ negated, sections }) => !negated && sections.includes('sentence')))
    return false;
  return terms.every(({ sections, negated, selector }) => {
    const holds = selector
      ? select(document, selector).holds(block)
      : sections.every((section) => scope.has(section));
    return negated ? !holds && !sized && !isInline(scope) : holds;
  });
}

/** Inline elements are read with the block around them too. */
function isInline(scope: ReadonlySet<string>): boolean {
  return !scope.has('text');
}
