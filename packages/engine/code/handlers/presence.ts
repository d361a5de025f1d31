import type { Expr } from '../ast.ts';
import type { Use } from './uses.ts';

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

const TYPES: Readonly<Record<string, Use['type']>> = {
  int: 'integer',
  float: 'number',
  str: 'string',
  bool: 'boolean',
};

/** Python: `isinstance(name, str)`, which nothing that is missing is. */
export function isOfType(value: Expr, named: Expr): { readonly value: Expr; readonly use: Use } {
  const kinds = (named.kind === 'array' ? named.items : [named]).map((one) =>
    one.kind === 'name' ? TYPES[one.name] : undefined,
  );
  const isNumber = kinds.length > 1 && kinds.every((one) => one === 'integer' || one === 'number');
  const type = isNumber ? 'number' : kinds.length === 1 ? kinds[0] : undefined;
  return { value, use: { ...(type && { type }), isNeeded: true } };
}
