import type { ValeRuleCheck } from '@housestyle/contract';
import type { ValeBlock, ValeDocument } from '../types.ts';

/** Something a rule found in a block. Offsets are into the block's text. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  /** What fills the message's `%s`, in order. */
  readonly values: readonly (string | number)[];
  /** What could stand instead; several: a person chooses. */
  readonly suggestions?: readonly string[];
  /** In place of the rule's. */
  readonly message?: string;
  /** About the whole document: there is no place to show. */
  readonly everywhere?: true;
  /** There is one after all: what was said of the whole document no longer holds. */
  readonly settles?: true;
}

/** What a rule is compiled with. */
export interface RuleContext {
  /** Words that the style accepts, as patterns. */
  readonly vocabulary: readonly string[];
  readonly wordTemplate: string | undefined;
  /** The rules of the style. */
  readonly names: ReadonlySet<string>;
}

/** One rule's pass over one document: asked about its blocks in order. */
export type Pass = (block: ValeBlock) => readonly Hit[];

/** A rule ready to run. */
export interface Runner {
  /** Scopes in place of the rule's own. */
  readonly scope?: readonly string[];
  /** @param countOf how often another rule of the style is found in the document */
  start(document: ValeDocument, countOf: (name: string) => number): Pass;
}

/** One kind of rule. `compile` throws a `PatternError` or a `RuleError`. */
export interface ValeKindDefinition<C extends ValeRuleCheck> {
  compile(check: C, context: RuleContext): Runner;
}

/** A rule that cannot be run; the message says why. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
