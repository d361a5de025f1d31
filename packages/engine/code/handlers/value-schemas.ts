import type { CallExpr, Expr, FunctionDecl } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RouteReader } from '../routes/reader.ts';
import { resourceSchema } from '../schemas/written-out.ts';
import { recordSchema } from './rails-records.ts';
import { CONVERSIONS } from './uses.ts';
import { isMany } from '../schemas/field-calls.ts';
import type { SchemaReader } from '../schemas/schema-reader.ts';

const LISTS = new Set(['map', 'filter', 'findMany', 'toList', 'slice', 'sort', 'all']);

/** What methods of Ruby and Rails give, whatever they are called on. */
const RAILS: Readonly<Record<string, Schema>> = {
  full_messages: { type: 'array', items: { type: 'string' } },
  iso8601: { type: 'string', format: 'date-time' },
  to_s: { type: 'string' },
  total_count: { type: 'integer' },
  total_pages: { type: 'integer' },
};

/** What a value looks like on the wire, as far as declared types and literals tell. */
export class ValueSchemas {
  readonly #reader: RouteReader;
  readonly #schemas: SchemaReader;

  constructor(reader: RouteReader, schemas: SchemaReader) {
    this.#reader = reader;
    this.#schemas = schemas;
  }

  of(expr: Expr | undefined, scope: Scope, depth = 0): Schema | undefined {
    if (!expr || depth > 12) return undefined;
    const next = (part: Expr, inner = scope): Schema | undefined => this.of(part, inner, depth + 1);
    switch (expr.kind) {
      case 'string':
        return { type: 'string', ...(expr.value !== '' && { example: expr.value }) };
      case 'template':
        return { type: 'string' };
      case 'number':
        return { type: Number.isInteger(expr.value) ? 'integer' : 'number', example: expr.value };
      case 'boolean':
        return { type: 'boolean', example: expr.value };
      case 'array':
        return { type: 'array', items: (expr.items[0] && next(expr.items[0])) ?? {} };
      case 'object':
        return expr.type ? this.#schemas.schema(expr.type, scope) : this.#object(expr, scope, depth);
      case 'name':
        return this.#name(expr.name, scope, depth);
      case 'member':
        return (
          this.#property(next(expr.object), expr.name) ??
          (expr.name === 'data' ? this.#serialized(expr.object, scope, depth) : undefined) ??
          this.#member(expr, scope, depth) ??
          (ofError(expr) ? { type: 'string' } : undefined) ??
          (expr.name === 'length' ? { type: 'integer' } : RAILS[expr.name])
        );
      case 'binary':
        if (/^(?:===?|!==?|<=?|>=?)$/.test(expr.operator)) return { type: 'boolean' };
        return /^(?:\?\?|\|\||\?:)$/.test(expr.operator)
          ? (present(next(expr.left)) ?? next(expr.right))
          : undefined;
      case 'index':
        return this.#indexed(expr, scope, depth);
      case 'call':
        return this.#call(expr, scope, depth);
      case 'type':
        return this.#schemas.schema(expr.type, scope);
      case 'other': {
        // `find(id) ?: throw Missing(id)`.
        if (/^throw\b/.test(expr.text)) return undefined;
        const type = expr.parts.find(({ kind }) => kind === 'type');
        if (type) return next(type);
        return expr.parts.length === 1 && expr.parts[0] ? next(expr.parts[0]) : undefined;
      }
      default:
        return undefined;
    }
  }

  #object(expr: Extract<Expr, { kind: 'object' }>, scope: Scope, depth: number): Schema {
    const properties: Record<string, Schema> = {};
    let open = false;
    for (const { key, value } of expr.entries) {
      const schema = this.of(value, scope, depth + 1);
      if (key === '...' || key === '') {
        const spread = this.#schemas.flatten(schema);
        Object.assign(properties, spread?.properties);
        if (!spread?.properties) open = true;
      } else properties[key] = schema ?? {};
    }
    const known = Object.keys(properties).length > 0;
    return { type: 'object', ...(known && { properties }), ...(open && { additionalProperties: true }) };
  }

  #name(name: string, scope: Scope, depth: number): Schema | undefined {
    const binding = scope.find(name);
    if (!binding) return undefined;
    if (binding.type) return this.#schemas.schema(binding.type, binding.scope);
    if (binding.value?.kind === 'instance' && binding.value.declaration) {
      const made = this.#schemas.schema(
        { kind: 'named', name: binding.value.declaration.name, args: [] },
        scope,
      );
      return made && binding.expr?.kind === 'call' && isMany(binding.expr.args)
        ? { type: 'array', items: made }
        : made;
    }
    if (!binding.expr || binding.busy) return undefined;
    binding.busy = true;
    const schema = this.of(binding.expr, binding.scope, depth + 1);
    binding.busy = false;
    return schema;
  }

  /** One of several results, or of a list. */
  #indexed(
    { object, index }: Extract<Expr, { kind: 'index' }>,
    scope: Scope,
    depth: number,
  ): Schema | undefined {
    const { results } =
      (object.kind === 'call' && this.#reader.functionOf(object.callee, scope)?.declaration) || {};
    if (index.kind !== 'number') return undefined;
    if (object.kind === 'call') return this.#schemas.schema(results?.[index.value], scope);
    return this.of(object, scope, depth + 1)?.items;
  }

  #property(schema: Schema | undefined, name: string): Schema | undefined {
    return this.#schemas.flatten(schema)?.properties?.[name];
  }

  /** Django REST framework: `StationSerializer(stations, many=True).data`. */
  #serialized(expr: Expr, scope: Scope, depth: number): Schema | undefined {
    const schema = this.of(expr, scope, depth + 1);
    const ref = schema?.$ref ?? schema?.items?.$ref ?? '';
    return /Serializer$/.test(ref) ? schema : undefined;
  }

  /** Rows of a type that the query states: `pool.query<Parcel>(…)` of pg, `all<Plant>()` and `first<Plant>()` of D1. */
  #rowsOf({ callee, typeArgs: [type] }: CallExpr, name: string, scope: Scope): Schema | undefined {
    const key = { query: 'rows', all: 'results', first: '' }[name];
    // mysql2 states the list, and `Promise.all` asks nothing.
    if (key === undefined || type?.kind !== 'named' || dotted(callee) === 'Promise.all') return undefined;
    const one = this.#schemas.schema(type, scope);
    if (!one || key === '') return one;
    return { type: 'object', properties: { [key]: { type: 'array', items: one } } };
  }

  /** Django REST framework: the view's one serializer, `self.get_serializer(books, many=True)`. */
  #ofView(expr: CallExpr, scope: Scope): Schema | undefined {
    const owner = scope.instance?.kind === 'instance' ? (scope.instance.declaration?.name ?? '') : '';
    const lineage = this.#reader.project.lineage(owner).map(({ declaration }) => declaration);
    const methods = lineage.flatMap((one) => one.methods);
    // Where actions have their own, the call doesn't tell which.
    const isChosen = methods.some(
      ({ name, decorators }) =>
        name === 'get_serializer_class' ||
        decorators.some(({ args }) => args.some((arg) => arg.name === 'serializer_class')),
    );
    const stated = lineage
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'serializer_class')?.value;
    if (isChosen || !stated) return undefined;
    const name = dotted(stated).replace(/^.*\./, '');
    const made = this.#schemas.schema({ kind: 'named', name, args: [] }, scope);
    return made && isMany(expr.args) ? { type: 'array', items: made } : made;
  }

  #member(expr: Extract<Expr, { kind: 'member' }>, scope: Scope, depth: number): Schema | undefined {
    // `self.name` of a model's column.
    const owner = dotted(expr.object) === 'self' ? scope.instance : undefined;
    if (owner?.kind === 'instance' && owner.declaration) {
      const own = this.#schemas.schema({ kind: 'named', name: owner.declaration.name, args: [] }, scope);
      const column = this.#property(own, expr.name);
      if (column) return column;
    }
    const value = this.#reader.value(expr, scope);
    if (value?.kind === 'code' && value.expr !== expr) return this.of(value.expr, value.scope, depth + 1);
    return value?.kind === 'string' ? { type: 'string' } : undefined;
  }

  /** What writes out an object whose type isn't known, where only one type of the input has such a method: `one.to_dict()`. */
  #onlyMethod(callee: Expr, from: Scope): { declaration: FunctionDecl; scope: Scope } | undefined {
    if (callee.kind !== 'member' || !/^(?:to|as)_?(?:dict|json)$/i.test(callee.name)) return undefined;
    const [only, ...more] = [...this.#reader.project.classes.values()].flatMap(({ declaration }) =>
      declaration.methods
        .filter(({ name }) => name === callee.name)
        .map((method) => ({ declaration: method, scope: this.#reader.classScope(declaration) })),
    );
    // `user = User.query…` is no repair, where only repairs can be seen.
    const made = callee.object.kind === 'name' ? from.find(callee.object.name)?.expr : undefined;
    const own = made && rootOf(made);
    const isOther =
      own && /^[A-Z][a-z]\w*$/.test(own) && only && !ownerNames(this.#reader, only.declaration).includes(own);
    return more.length === 0 && !isOther ? only : undefined;
  }

  #call(expr: Extract<Expr, { kind: 'call' }>, scope: Scope, depth: number): Schema | undefined {
    const { callee, args } = expr;
    const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
    const resource =
      resourceSchema(this.#schemas, expr, scope) ?? recordSchema(expr, scope, this.#reader.project);
    if (resource) return resource;
    if (args.length === 0 && RAILS[name]) return RAILS[name];
    if (/\w\?$/.test(name)) return { type: 'boolean' };
    if (expr.creates || /^[A-Z]/.test(name)) {
      const made = this.#schemas.schema({ kind: 'named', name, args: expr.typeArgs }, scope);
      if (made) return isMany(args) ? { type: 'array', items: made } : made;
      // Of a type that the input doesn't hold: what it is given by name.
      if (args.length > 0 && args.every((arg) => arg.name !== undefined && arg.name !== '{}'))
        return this.#object(
          { kind: 'object', entries: args.map((arg) => ({ key: arg.name ?? '', value: arg.value })) },
          scope,
          depth,
        );
    }
    const rows = this.#rowsOf(expr, name, scope);
    if (rows) return rows;
    // Python's and JavaScript's dates.
    if (name === 'isoformat' || name === 'toISOString') return { type: 'string', format: 'date-time' };
    if (/^(?:str|String|toString|join|format|sprintf|Sprintf|Error|getMessage)$/.test(name))
      return { type: 'string' };
    if (/^(?:len|count|length|size)$/.test(name)) return { type: 'integer' };
    const typed = args.find((arg) => arg.name === 'type')?.value;
    const type = CONVERSIONS[typed?.kind === 'name' ? typed.name : name];
    if (type && (typed !== undefined || args.length > 0)) return { type };
    if (/^(?:min|max|Min|Max|Clamp)$/.test(name) && args.length > 1)
      return args.map(({ value }) => this.of(value, scope, depth + 1)).find(Boolean);
    // marshmallow: `schema.dump(notes, many=True)`.
    if (callee.kind === 'member' && /^(?:dump|load)$/.test(name)) {
      const one = this.of(callee.object, scope, depth + 1);
      if (one?.items?.$ref) return one;
      if (one?.$ref) return isMany(args) ? { type: 'array', items: one } : one;
    }
    // zod: `Trip.safeParse(body).data` is a trip.
    if (callee.kind === 'member' && /^(?:safeP|p)arse(?:Async)?$/.test(name)) {
      const parsed = this.#schemas.expr(callee.object, scope);
      if (parsed) return name.startsWith('safe') ? { type: 'object', properties: { data: parsed } } : parsed;
    }
    if (dotted(callee) === 'self.get_serializer') return this.#ofView(expr, scope);
    const target = this.#reader.functionOf(callee, scope) ?? this.#onlyMethod(callee, scope);
    // Pydantic, dataclasses, SQLAlchemy: `order.model_dump()` is sent as `order` is.
    if (
      !target &&
      callee.kind === 'member' &&
      /^(?:dict|model_dump|_asdict|as_dict|asdict|to_dict|toObject)$/.test(name)
    ) {
      const whole = this.of(callee.object, scope, depth + 1);
      if (whole) return whole;
    }
    // Kotlin and C#: `call.receive<Order>()`.
    const [asked] = expr.typeArgs;
    if (asked && /^(?:receive(?:OrNull)?|bodyAsClass|awaitBody|ReadFromJsonAsync)$/.test(name))
      return this.#schemas.schema(asked, scope);
    if (target?.declaration.returns) return this.#schemas.schema(target.declaration.returns, target.scope);
    if (target) {
      // Ruby gives back what stands last.
      const end = target.scope.module.language === 'ruby' ? target.declaration.body.at(-1) : undefined;
      const last = end?.kind === 'expr' ? end.value : undefined;
      const [returned = last] = returnedValues(target.declaration.body);
      const inner = this.#reader.walkFunction(target.declaration, target.scope);
      const schema = returned && this.of(returned, inner, depth + 1);
      if (schema) return schema;
    }
    if (callee.kind === 'member' && LISTS.has(name)) {
      const fn = args[0]?.value;
      const mapped = name === 'map' && fn ? this.#reader.functionOf(fn, scope) : undefined;
      const last = mapped?.declaration.body.at(-1);
      // Blocks of Ruby and Kotlin give their last value.
      const given = last?.kind === 'expr' ? last.value : undefined;
      const [returned = given] = mapped ? returnedValues(mapped.declaration.body) : [];
      if (mapped && returned)
        return { type: 'array', items: this.of(returned, mapped.scope, depth + 1) ?? {} };
      return name === 'map' ? { type: 'array', items: {} } : this.of(callee.object, scope, depth + 1);
    }
    if (/^(?:Promise\.resolve|Some|Ok|Json|jsonify|dict)$/.test(name))
      return this.of(args[0]?.value, scope, depth + 1);
    return undefined;
  }
}

/** The name that a chain of calls begins with: `User` of `User.query.filter_by(…).first()`. */
function rootOf(expr: Expr): string | undefined {
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'call') return rootOf(expr.callee);
  return expr.kind === 'member' ? rootOf(expr.object) : undefined;
}

/** The classes that a method may be called on. */
const ownerNames = (reader: RouteReader, method: FunctionDecl): string[] =>
  [...reader.project.classes.values()]
    .filter(({ declaration }) => declaration.methods.includes(method))
    .map(({ declaration }) => declaration.name);

/** What is left where a value that isn't there was seen to: `find(id) ?: throw Missing(id)`. */
export function present(schema: Schema | undefined): Schema | undefined {
  if (!schema?.nullable) return schema;
  const [only] = schema.allOf ?? [];
  if (only) return only;
  const { nullable: _, ...rest } = schema;
  return rest;
}

/** `err.message`. */
function ofError({ object, name }: Extract<Expr, { kind: 'member' }>): boolean {
  return (
    /^message$/i.test(name) && object.kind === 'name' && /^(?:e|ex|err|error|exception)$/i.test(object.name)
  );
}
