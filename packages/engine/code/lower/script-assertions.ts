import type { Expr, Statement } from '../ast.ts';

/** Koa's `ctx.assert(note, 404, 'No such note')` and http-assert's, as the `if (!note) ctx.throw(404, …)` that they are. */
export function asserted(value: Expr): Statement | undefined {
  if (value.kind !== 'call') return undefined;
  const { callee, args } = value;
  const [test, status] = args;
  const isAssert = (callee.kind === 'member' || callee.kind === 'name') && callee.name === 'assert';
  if (!isAssert || !test || status?.value.kind !== 'number') return undefined;
  const refusal = { ...value, callee: { ...callee, name: 'throw' }, args: args.slice(1) };
  return {
    kind: 'block',
    test: { kind: 'other', text: '!(…)', parts: [test.value] },
    body: [{ kind: 'expr', value: refusal, doc: '' }],
  };
}
