import type { SyntaxNode } from '../../code/parser/types.ts';

/** One thing that a function does, and what it does only then. */
export interface Step {
  readonly text: string;
  readonly below: readonly Step[];
}

/** How a block's last expression counts: as what the function returns, or as what the whole gives. */
export type Tail = 'Returns' | 'Gives';

/** What writes the steps of nodes inside of others. */
export interface StepWriter {
  readonly source: string;
  readonly language: string;
  text(node: SyntaxNode | undefined): string;
  describe(node: SyntaxNode | undefined, tail?: Tail): Step[];
  /** Whether what code names is surely a collection, and is asked whether it holds anything. */
  isCollection(name: string): boolean;
  /** What a function that stands in an expression does; a loop's gives nothing back. */
  body(node: SyntaxNode, isLoop?: boolean): Step[];
}

const FUNCTION =
  /^(?:function|method|singleton_method|lambda|constructor|anonymous|local_function|arrow_function|closure|func_literal|generator_function)(?!_call|_invocation|_value|_body|_parameters|_type|_signature|_reference)/;
const BRANCHES =
  /^(?:if|unless|case|case_match|begin|block|if_expression|switch_expression|match_expression|when_expression|try_expression)$/;

/** A function or a lambda, not its type or a call of it. */
export const isFunction = ({ type }: SyntaxNode): boolean => FUNCTION.test(type);

/** An expression that gives one of several values, by what holds. */
export const isBranching = (node: SyntaxNode): boolean =>
  BRANCHES.test(node.type) &&
  (node.type !== 'try_expression' || node.children.some(({ type }) => type === 'catch_block'));

export function step(text: string, below: readonly Step[] = []): Step {
  return { text, below };
}

export function field(node: SyntaxNode | undefined, ...names: readonly string[]): SyntaxNode | undefined {
  return node?.children.find((child) => names.includes(child.field));
}

/** Children without punctuation and comments. */
export function named(node: SyntaxNode | undefined): SyntaxNode[] {
  return node?.children.filter((child) => child.named && !child.type.endsWith('comment')) ?? [];
}
