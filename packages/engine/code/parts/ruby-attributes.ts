import type { ClassDecl, Field } from '../ast.ts';

/** Ruby's `attr_reader :name, :version`, up to where a class turns private. */
export function attributesOf({ body }: ClassDecl): Field[] {
  const hidden = body.findIndex(
    (one) =>
      one.kind === 'expr' && one.value.kind === 'name' && /^(?:private|protected)$/.test(one.value.name),
  );
  return body.slice(0, hidden < 0 ? body.length : hidden).flatMap((statement): Field[] => {
    const call = statement.kind === 'expr' && statement.value.kind === 'call' ? statement.value : undefined;
    if (call?.callee.kind !== 'name' || !/^attr_(?:reader|accessor|writer)$/.test(call.callee.name))
      return [];
    const doc = statement.kind === 'expr' ? statement.doc : '';
    return call.args.flatMap(({ value }) =>
      value.kind === 'string' ? [{ name: value.value, optional: false, decorators: [], doc }] : [],
    );
  });
}
