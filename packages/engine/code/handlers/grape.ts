import type { CallExpr, Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { literalOf } from '../schemas/constraints.ts';
import { readRubyHandler } from './ruby.ts';
import type { HandlerReader } from './types.ts';

const TYPES: Readonly<Record<string, Schema>> = {
  Integer: { type: 'integer' },
  Float: { type: 'number' },
  BigDecimal: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  Symbol: { type: 'string' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Time: { type: 'string', format: 'date-time' },
  Hash: { type: 'object' },
  Array: { type: 'array', items: {} },
};

/** Grape: what `params do … end` in front of the route states, and what the block does as Rails' actions do. */
export const readGrapeHandler: HandlerReader = (context, handler, route) => {
  const { draft } = context;
  const block = route.options?.expr;
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const carriesBody = /^(?:POST|PUT|PATCH)$/.test(route.method);
  for (const statement of block?.kind === 'function' ? block.declaration.body : []) {
    const param = stated(statement);
    if (!param) continue;
    const { name, schema, required, description } = param;
    const said = description === undefined ? {} : { description };
    if (inPath.has(name)) draft.parameter('path', name, { schema, ...said });
    else if (!carriesBody) draft.parameter('query', name, { schema, required, ...said });
    else
      draft.bodyOf({
        type: 'object',
        properties: { [name]: { ...schema, ...said } },
        ...(required && { required: [name] }),
      });
  }
  readRubyHandler(context, handler, route);
};

/** `requires :name, type: String, desc: 'Their name', values: %w[a b]`. */
function stated(
  statement: Statement,
): { name: string; schema: Schema; required: boolean; description?: string } | undefined {
  const call: CallExpr | undefined =
    statement.kind === 'expr' && statement.value.kind === 'call' ? statement.value : undefined;
  const kind = call?.callee.kind === 'name' ? call.callee.name : '';
  const [first] = call?.args ?? [];
  if (!call || !/^(?:requires|optional)$/.test(kind) || first?.value.kind !== 'string') return undefined;
  const keyword = (key: string): Expr | undefined => call.args.find(({ name }) => name === key)?.value;
  const type = keyword('type');
  const values = keyword('values');
  const listed = values?.kind === 'array' ? values.items.flatMap((item) => literalOf(item) ?? []) : [];
  const fallback = literalOf(keyword('default'));
  const description = literalOf(keyword('desc') ?? keyword('documentation'));
  return {
    name: first.value.value,
    required: kind === 'requires',
    schema: {
      ...((type?.kind === 'name' && TYPES[type.name]) || {}),
      ...(listed.length > 0 && { enum: listed }),
      ...(fallback !== undefined && { default: fallback }),
    },
    ...(typeof description === 'string' && { description }),
  };
}
