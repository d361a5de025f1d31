import type { Expr } from '../ast.ts';
import type { Project } from '../project/project.ts';

/** An object of a class of the input with the names of what it is made of: `Problem("lost", "No such box")`; else the expression itself. */
export function madeObject(expr: Expr, project: Project): Expr {
  if (expr.kind !== 'call') return expr;
  const { callee, args } = expr;
  const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
  const declaration = /^[A-Z]/.test(name) ? project.classes.get(name)?.declaration : undefined;
  // An initializer names what it sets, also of a type that the input doesn't hold.
  const isNamed = expr.creates === true && args.length > 0 && args.every((arg) => arg.name !== undefined);
  if (!declaration && isNamed)
    return { kind: 'object', entries: args.map((arg) => ({ key: arg.name ?? '', value: arg.value })) };
  if (!declaration || args.length === 0) return expr;
  const made = declaration.methods.find((method) => /^(?:constructor|__init__)$/.test(method.name));
  const params = made?.params.filter((param) => param.name !== 'self');
  const names = (params ?? declaration.fields).map((one) => one.name);
  return {
    kind: 'object',
    entries: args.map((arg, index) => ({ key: arg.name ?? names[index] ?? '', value: arg.value })),
  };
}
