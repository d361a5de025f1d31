import type { Expr } from '../ast.ts';

/** The parts of `a && b && c`. */
export function conjuncts(test: Expr): Expr[] {
  const [only, ...more] = test.kind === 'other' && test.text.startsWith('(') ? test.parts : [];
  if (only && more.length === 0) return conjuncts(only);
  return test.kind === 'binary' && /^(?:&&|and)$/.test(test.operator)
    ? [...conjuncts(test.left), ...conjuncts(test.right)]
    : [test];
}

/** `limit`, `limit is not None`, `limit != ""`, `limit !== undefined`, `limit != nil`. */
export function isPresence(test: Expr): boolean {
  if (test.kind !== 'binary') return test.kind === 'name' || test.kind === 'member' || test.kind === 'index';
  const { operator, right } = test;
  const isNothing =
    right.kind === 'null' ||
    (right.kind === 'string' && right.value === '') ||
    (right.kind === 'name' && /^(?:nil|undefined)$/.test(right.name));
  return isNothing && /^(?:is not|!==?)$/.test(operator);
}

/** The value whose presence a test asks for. */
export const presenceOf = (test: Expr): Expr => (test.kind === 'binary' ? test.left : test);
