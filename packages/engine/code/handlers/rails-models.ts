import type { Arg, Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { railsTables } from './rails-columns.ts';
import { plural, singular } from '../routes/inflections.ts';
import { entryOf, isTrue, literalOf, named, numberOf } from '../schemas/constraints.ts';
import { eachExpr } from './facts.ts';
import type { HandlerContext } from './types.ts';

/** Methods of a model, or of the list of those that belong to another one, which give a record its values. */
const GIVES = /^(?:new|build|create!?|update!?|assign_attributes|find_or_create_by!?|insert!?)$/;

/**
 * Puts what the models' own checks say of a field where strong parameters let it in: `{ workshop: { title } }`, or alone
 * where an action makes the model of it. Gives back those that must be sent.
 */
export function limitByModels(
  context: HandlerContext,
  body: readonly Statement[],
  fields: Record<string, Schema>,
  method: string,
): readonly string[] {
  // What isn't sent of a record that is there stays as it is.
  const isNew = method === 'POST';
  for (const [name, schema] of Object.entries(fields)) {
    const needed = schema.properties ? apply(context, classOf(name), schema.properties, isNew) : [];
    if (isNew && needed.length > 0) schema.required = [...new Set([...(schema.required ?? []), ...needed])];
  }
  const whole: string[] = [];
  eachExpr(body, (expr) => {
    const { callee } = expr.kind === 'call' ? expr : {};
    if (callee?.kind !== 'member' || !GIVES.test(callee.name)) return;
    const owner = dotted(callee.object).replace(/^.*\./, '');
    whole.push(...apply(context, classOf(singular(owner)), fields, isNew));
  });
  return isNew ? whole : [];
}

/** `workshop_day` and `@workshop_day` are of the class `WorkshopDay`. */
function classOf(name: string): string {
  return name.replace(/^@/, '').replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The table of `WorkshopDay` is `workshop_days`. */
export const tableOf = (model: string): string =>
  plural(model.replace(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase());

/** The names among the fields that a record can't be without. */
function apply(
  { reader }: HandlerContext,
  model: string,
  properties: Record<string, Schema>,
  isNew: boolean,
): string[] {
  const found = reader.project.classes.get(model);
  const needed: string[] = [];
  for (const statement of found?.declaration.body ?? []) {
    const call = statement.kind === 'expr' && statement.value.kind === 'call' ? statement.value : undefined;
    if (!found || !call || call.callee.kind !== 'name') continue;
    const members = reader.classScope(found.declaration);
    const names = call.args.flatMap((arg) =>
      arg.name === undefined && arg.value.kind === 'string' ? [arg.value.value] : [],
    );
    const limits = (expr: Expr | undefined): (string | number | boolean)[] => valuesOf(expr, members);
    if (call.callee.name === 'enum')
      for (const [name, values] of enumerated(call.args, names))
        put(properties, name, enumOf(limits(values)));
    if (call.callee.name === 'validate')
      for (const name of names)
        eachExpr(reader.project.methodOf(model, name)?.declaration.body ?? [], (expr) => {
          const [field, said] = expr.kind === 'call' ? expr.args.map(({ value }) => value) : [];
          const isAdded = expr.kind === 'call' && /(?:^|\.)errors\.add$/.test(dotted(expr.callee));
          if (isAdded && field?.kind === 'string' && said?.kind === 'string' && said.value.includes(' '))
            put(properties, field.value, { description: sentence(said.value) });
        });
    if (call.callee.name !== 'validates') continue;
    for (const name of names) put(properties, name, checked(call.args, limits));
    const isAlways = !named(call.args, 'if', 'unless', 'on') && isTrue(named(call.args, 'presence'));
    if (isAlways) needed.push(...names.filter((name) => properties[name]));
  }
  for (const [name, { default: value, ...column }] of railsTables(reader.project).get(tableOf(model)) ?? []) {
    // An enumeration is kept as a number, and told by its names.
    const { enum: names } = properties[name] ?? {};
    const given = names ? names[Number(value)] : value;
    put(properties, name, {
      ...(!names && column),
      ...(isNew && given !== undefined && { default: given }),
    });
  }
  return needed;

  /** The items of a list, or of a constant that stands for one. */
  function valuesOf(expr: Expr | undefined, scope: Scope): (string | number | boolean)[] {
    if (expr?.kind === 'array') return expr.items.flatMap((item) => literalOf(item) ?? []);
    if (expr?.kind === 'object') return expr.entries.map(({ key }) => key).filter(Boolean);
    if (expr?.kind === 'member' && /^(?:freeze|keys|to_a)$/.test(expr.name))
      return valuesOf(expr.object, scope);
    const known = expr?.kind === 'name' ? scope.find(expr.name)?.expr : undefined;
    return known && known !== expr ? valuesOf(known, scope) : [];
  }
}

/** `must be in the future` as it is said of a field. */
const sentence = (said: string): string =>
  `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(/(?<=\w)$/, '.');

/** Only of what may be sent; a model's limits add to what the action says. */
function put(properties: Record<string, Schema>, name: string, limits: Schema): void {
  const known = properties[name];
  if (!known || known.properties) return;
  const isOpen = known.items && Object.keys(known.items).length === 0;
  properties[name] = { ...limits, ...known, ...(isOpen && limits.items && { items: limits.items }) };
}

/** `enum :status, { draft: 0 }`, `enum status: [:draft]`. */
function enumerated(args: readonly Arg[], [name]: readonly string[]): (readonly [string, Expr])[] {
  const listed = args.find(({ value }) => value.kind === 'object' || value.kind === 'array');
  if (name !== undefined) return listed ? [[name, listed.value]] : [];
  return args.flatMap((arg) => (arg.name === undefined ? [] : [[arg.name, arg.value] as const]));
}

const enumOf = (values: readonly (string | number | boolean)[]): Schema =>
  values.length > 0
    ? { type: values.every((value) => typeof value === 'string') ? 'string' : 'integer', enum: [...values] }
    : {};

/** What the options of `validates` ask of a value. */
function checked(
  args: readonly Arg[],
  valuesOf: (expr: Expr | undefined) => (string | number | boolean)[],
): Schema {
  const [length, numeric, format, inclusion] = ['length', 'numericality', 'format', 'inclusion'].map((key) =>
    named(args, key),
  );
  const of = (expr: Expr | undefined, key: string): number | undefined => numberOf(entryOf(expr, key));
  const range = entryOf(length, 'in') ?? entryOf(length, 'within');
  const [low, high] = range?.kind === 'other' ? range.parts.map(numberOf) : [];
  const [minLength, maxLength] = [
    of(length, 'minimum') ?? of(length, 'is') ?? low,
    of(length, 'maximum') ?? of(length, 'is') ?? high,
  ];
  const [above, below] = [of(numeric, 'greater_than'), of(numeric, 'less_than')];
  const within = entryOf(numeric, 'in');
  const [least, most] = within?.kind === 'other' ? within.parts.map(numberOf) : [];
  const minimum = of(numeric, 'greater_than_or_equal_to') ?? least ?? above;
  const maximum = of(numeric, 'less_than_or_equal_to') ?? most ?? below;
  const pattern = entryOf(format, 'with');
  const isInteger = isTrue(entryOf(numeric, 'only_integer'));
  const ranged = entryOf(inclusion, 'in');
  const [from, to] = ranged?.kind === 'other' && ranged.parts.length === 2 ? ranged.parts.map(numberOf) : [];
  return {
    ...((length ?? pattern) && { type: 'string' }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(numeric && { type: isInteger ? 'integer' : 'number' }),
    ...(minimum !== undefined && { minimum, ...(minimum === above && { exclusiveMinimum: true }) }),
    ...(maximum !== undefined && { maximum, ...(maximum === below && { exclusiveMaximum: true }) }),
    ...formatOf(pattern),
    ...(from !== undefined && to !== undefined && { type: 'integer', minimum: from, maximum: to }),
    ...enumOf(valuesOf(ranged)),
  };
}

function formatOf(pattern: Expr | undefined): Schema {
  if (!pattern) return {};
  if (/EMAIL/i.test(dotted(pattern))) return { format: 'email' };
  const [, written] = pattern.kind === 'other' ? (/^\/(.+)\/[a-z]*$/s.exec(pattern.text) ?? []) : [];
  return written === undefined ? {} : { pattern: written.replace(/^\\A/, '^').replace(/\\[zZ]$/, '$') };
}
