import type { Arg, Decorator, Expr } from '../ast.ts';
import type { Schema } from '../model.ts';

/** What a field's annotations say beside its type. */
export interface FieldFacts {
  /** On the wire. */
  readonly name?: string;
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** A limit that schemas have no word for: `In the future.` */
  readonly limit?: string;
  readonly schema: Schema;
}

interface Draft {
  name?: string;
  required?: boolean;
  hidden?: boolean;
  limit?: string;
  readonly schema: Schema;
}

type Reader = (draft: Draft, args: readonly Arg[]) => void;

const set =
  (part: Partial<Schema>): Reader =>
  ({ schema }) =>
    void Object.assign(schema, part);

const number =
  (...keys: readonly (keyof Schema)[]): Reader =>
  ({ schema }, args) => {
    const value = numberOf(named(args, 'value') ?? args[0]?.value);
    if (value === undefined) return;
    for (const key of keys) Object.assign(schema, { [key]: key.startsWith('exclusive') ? true : value });
  };

const require: Reader = (draft) => void (draft.required = true);
const optional: Reader = (draft) => void (draft.required = false);

const between =
  (low: keyof Schema, high: keyof Schema): Reader =>
  ({ schema }, args) => {
    const plain = args.filter(({ name }) => name === undefined);
    const min = numberOf(named(args, 'min', 'MinimumLength', 'minimum') ?? plain[0]?.value);
    const max = numberOf(named(args, 'max', 'MaximumLength', 'maximum') ?? plain[1]?.value);
    if (min !== undefined) Object.assign(schema, { [low]: min });
    if (max !== undefined && max < 2_147_483_647) Object.assign(schema, { [high]: max });
  };

const rename: Reader = (draft, args) => {
  const value =
    named(args, 'value', 'name', 'rename', 'Name') ?? args.find(({ name }) => name === undefined)?.value;
  if (value?.kind === 'string' && value.value !== '') draft.name = value.value;
  if (isTrue(named(args, 'required'))) draft.required = true;
};

const says =
  (limit: string): Reader =>
  (draft) =>
    void (draft.limit = limit);

const hide: Reader = (draft) => void (draft.hidden = true);

/** Annotations of class-validator, Bean Validation, DataAnnotations and the like, by name. */
const READERS: Readonly<Record<string, Reader>> = {
  IsEmail: set({ type: 'string', format: 'email' }),
  Email: set({ format: 'email' }),
  EmailAddress: set({ format: 'email' }),
  IsUUID: set({ type: 'string', format: 'uuid' }),
  IsUrl: set({ type: 'string', format: 'uri' }),
  URL: set({ format: 'uri' }),
  Url: set({ format: 'uri' }),
  IsInt: set({ type: 'integer' }),
  IsDateString: set({ type: 'string', format: 'date-time' }),
  IsISO8601: set({ type: 'string', format: 'date-time' }),
  IsPositive: set({ minimum: 0, exclusiveMinimum: true }),
  Positive: set({ minimum: 0, exclusiveMinimum: true }),
  PositiveOrZero: set({ minimum: 0 }),
  Negative: set({ maximum: 0, exclusiveMaximum: true }),
  Min: number('minimum'),
  GreaterThan: number('minimum', 'exclusiveMinimum'),
  LessThan: number('maximum', 'exclusiveMaximum'),
  Max: number('maximum'),
  DecimalMin: number('minimum'),
  DecimalMax: number('maximum'),
  MinLength: number('minLength'),
  MaxLength: number('maxLength'),
  Length: between('minLength', 'maxLength'),
  Size: between('minLength', 'maxLength'),
  StringLength: ({ schema }, args) => {
    const max = numberOf(args.find(({ name }) => name === undefined)?.value);
    const min = numberOf(named(args, 'MinimumLength'));
    if (max !== undefined) schema.maxLength = max;
    if (min !== undefined) schema.minLength = min;
  },
  Range: between('minimum', 'maximum'),
  GreaterThanOrEqual: number('minimum'),
  LessThanOrEqual: number('maximum'),
  Count: between('minItems', 'maxItems'),
  // PHP writes marks around a pattern.
  Regex: (draft, args) => {
    pattern(draft, args);
    const bare = /^([/#~])(.+)\1[a-z]*$/s.exec(draft.schema.pattern ?? '')?.[2];
    if (bare !== undefined) draft.schema.pattern = bare;
  },
  // Symfony: `#[Assert\\All([new Assert\\Length(max: 20)])]`, of each item of a list.
  All: ({ schema }, args) => {
    const asked = named(args, 'constraints') ?? args[0]?.value;
    const marks = (asked?.kind === 'array' ? asked.items : [asked]).flatMap((one): Decorator[] =>
      one?.kind === 'call' && (one.callee.kind === 'member' || one.callee.kind === 'name')
        ? [{ name: one.callee.name, args: one.args }]
        : [],
    );
    const items = readFieldDecorators(marks).schema;
    const isText = items.minLength !== undefined || items.maxLength !== undefined;
    if (Object.keys(items).length > 0) schema.items = { ...(isText && { type: 'string' }), ...items };
  },
  Uuid: set({ format: 'uuid' }),
  Future: says('In the future.'),
  FutureOrPresent: says('Not in the past.'),
  Past: says('In the past.'),
  PastOrPresent: says('Not in the future.'),
  ArrayMinSize: number('minItems'),
  ArrayMaxSize: number('maxItems'),
  ArrayUnique: set({ uniqueItems: true }),
  Matches: pattern,
  Pattern: pattern,
  RegularExpression: pattern,
  NotNull: require,
  NotEmpty: (draft) => void ((draft.required = true), (draft.schema.minLength ??= 1)),
  NotBlank: (draft) => void ((draft.required = true), (draft.schema.minLength ??= 1)),
  Required: require,
  BindRequired: require,
  IsNotEmpty: require,
  IsDefined: require,
  Nonnull: require,
  IsOptional: optional,
  Nullable: optional,
  ApiPropertyOptional: (draft, args) => {
    draft.required = false;
    describe(draft, args);
  },
  ApiProperty: describe,
  Schema: describe,
  Property: describe,
  JsonProperty: rename,
  JsonPropertyName: rename,
  JsonbProperty: rename,
  FromQuery: rename,
  JsonAlias: () => {},
  SerializedName: rename,
  SerialName: rename,
  Expose: rename,
  BindProperty: rename,
  JsonIgnore: hide,
  JsonbTransient: hide,
  Exclude: hide,
  Transient: hide,
  IsEnum: () => {},
  // Symfony: `#[Assert\\Choice(['letter', 'box'])]`.
  Choice: ({ schema }, args) => {
    const values = literals(named(args, 'choices') ?? args[0]?.value);
    if (values.length > 0) schema.enum = values;
  },
  IsIn: ({ schema }, args) => {
    const values = literals(args[0]?.value);
    if (values.length > 0) schema.enum = values;
  },
  Default: () => {},
  DefaultValue: ({ schema }, args) => {
    const value = literalOf(args[0]?.value);
    if (value !== undefined) schema.default = value;
  },
  Deprecated: set({ deprecated: true }),
  Obsolete: set({ deprecated: true }),
};

function pattern({ schema }: Draft, args: readonly Arg[]): void {
  const value = named(args, 'regexp', 'value', 'pattern') ?? args[0]?.value;
  if (value?.kind === 'string') schema.pattern = value.value;
  const literal = value?.kind === 'other' ? /^\/(.+)\/[a-z]*$/s.exec(value.text)?.[1] : undefined;
  if (literal !== undefined) schema.pattern = literal;
}

function describe(draft: Draft, args: readonly Arg[]): void {
  const first = args[0]?.value;
  const entries =
    first?.kind === 'object' && args[0]?.name === undefined
      ? first.entries.map(({ key, value }) => [key, value] as const)
      : args.map(({ name = '', value }) => [name, value] as const);
  for (const [key, value] of entries) applyKeyword(draft, key, value);
}

/** One keyword of a schema as decorators and `Field(…)` calls write it. */
export function applyKeyword(draft: Draft, key: string, value: Expr): void {
  const { schema } = draft;
  const text = value.kind === 'string' ? value.value : undefined;
  const amount = numberOf(value);
  switch (key) {
    case 'description':
    case 'help_text':
      if (text) schema.description = text;
      break;
    case 'example':
      if (literalOf(value) !== undefined) schema.example = literalOf(value);
      break;
    case 'examples':
      if (value.kind === 'array' && literalOf(value.items[0]) !== undefined)
        schema.example = literalOf(value.items[0]);
      break;
    case 'validate':
      validated(schema, value);
      break;
    case 'default':
    case 'load_default':
    case 'missing':
      if (literalOf(value) !== undefined) schema.default = literalOf(value);
      draft.required = false;
      break;
    case 'required':
      if (value.kind === 'boolean') draft.required = value.value;
      break;
    case 'requiredMode':
      draft.required = value.kind === 'member' && value.name === 'REQUIRED';
      break;
    case 'nullable':
    case 'allow_null':
    case 'allow_none':
      if (isTrue(value)) schema.nullable = true;
      break;
    case 'deprecated':
      if (isTrue(value)) schema.deprecated = true;
      break;
    case 'readOnly':
    case 'dump_only':
    case 'read_only':
    case 'auto_now':
    case 'auto_now_add':
      if (isTrue(value)) schema.readOnly = true;
      break;
    // Columns of Django.
    case 'editable':
      if (value.kind === 'boolean' && !value.value) schema.readOnly = true;
      break;
    case 'null':
      if (!isTrue(value)) break;
      schema.nullable = true;
      draft.required = false;
      break;
    case 'blank':
      if (isTrue(value)) draft.required = false;
      break;
    case 'writeOnly':
    case 'load_only':
    case 'write_only':
      if (isTrue(value)) schema.writeOnly = true;
      break;
    case 'hidden':
      if (isTrue(value)) draft.hidden = true;
      break;
    case 'format':
    case 'pattern':
    case 'regex':
      if (text) Object.assign(schema, { [key === 'format' ? 'format' : 'pattern']: text });
      break;
    case 'alias':
    case 'serialization_alias':
    case 'data_key':
      if (text) draft.name = text;
      break;
    case 'choices': {
      // Django: pairs of the value and what people see.
      const items =
        value.kind === 'array'
          ? value.items.map((item) => (item.kind === 'array' ? item.items[0] : item))
          : [];
      const values = items.flatMap((item) => literalOf(item) ?? []);
      if (values.length > 0) Object.assign(schema, { enum: values, ...schemaOfLiteral(values[0] ?? '') });
      break;
    }
    case 'enum':
      if (literals(value).length > 0) schema.enum = literals(value);
      break;
    case 'ge':
    case 'minimum':
    case 'min_value':
      if (amount !== undefined) schema.minimum = amount;
      break;
    case 'gt':
      if (amount !== undefined) Object.assign(schema, { minimum: amount, exclusiveMinimum: true });
      break;
    case 'le':
    case 'maximum':
    case 'max_value':
      if (amount !== undefined) schema.maximum = amount;
      break;
    case 'lt':
      if (amount !== undefined) Object.assign(schema, { maximum: amount, exclusiveMaximum: true });
      break;
    case 'multiple_of':
    case 'multipleOf':
      if (amount !== undefined) schema.multipleOf = amount;
      break;
    case 'min_length':
    case 'minLength':
      if (amount !== undefined) schema.minLength = amount;
      break;
    case 'max_length':
    case 'maxLength':
      if (amount !== undefined) schema.maxLength = amount;
      break;
    case 'minItems':
    case 'maxItems':
      if (amount !== undefined) schema[key] = amount;
      break;
  }
}

/** marshmallow's `validate.Length(min=1, max=80)`, `validate.OneOf(['a', 'b'])`. */
function validated(schema: Schema, expr: Expr): void {
  if (expr.kind !== 'call') return;
  const name = expr.callee.kind === 'member' || expr.callee.kind === 'name' ? expr.callee.name : '';
  const [first] = expr.args;
  if (name === 'OneOf' && first && literals(first.value).length > 0) schema.enum = literals(first.value);
  if (name === 'Regexp' && first?.value.kind === 'string') schema.pattern = first.value.value;
  if (name !== 'Length' && name !== 'Range') return;
  const [low, high] =
    name === 'Length' ? (['minLength', 'maxLength'] as const) : (['minimum', 'maximum'] as const);
  const [min, max] = [numberOf(named(expr.args, 'min')), numberOf(named(expr.args, 'max'))];
  if (min !== undefined) schema[low] = min;
  if (max !== undefined) schema[high] = max;
}

/** What a field's annotations say. */
export function readFieldDecorators(decorators: readonly Decorator[]): FieldFacts {
  const draft: Draft = { schema: {} };
  for (const { name, args } of decorators) {
    const isOfItems = args.some(({ value }) => value.kind === 'object' && isTrue(entryOf(value, 'each')));
    const own: Draft = isOfItems ? { schema: {} } : draft;
    READERS[name]?.(own, args);
    // Of each item of a list: `@IsUUID('4', { each: true })`.
    if (isOfItems && Object.keys(own.schema).length > 0)
      Object.assign(draft.schema, { type: 'array', items: { ...draft.schema.items, ...own.schema } });
  }
  return draft;
}

/** What is said of a value, with a limit in words behind it. */
export function withLimit(schema: Schema, limit: string | undefined): Schema {
  const said = schema.description?.replace(/(?<=[^.!?])$/, '.');
  return limit === undefined ? schema : { ...schema, description: said ? `${said} ${limit}` : limit };
}

export function named(args: readonly Arg[], ...names: readonly string[]): Expr | undefined {
  return args.find(({ name }) => name !== undefined && names.includes(name))?.value;
}

export function entryOf(object: Expr | undefined, key: string): Expr | undefined {
  return object?.kind === 'object' ? object.entries.find((one) => one.key === key)?.value : undefined;
}

export function isTrue(expr: Expr | undefined): boolean {
  return expr?.kind === 'boolean' && expr.value;
}

export function numberOf(expr: Expr | undefined): number | undefined {
  if (expr?.kind === 'number' && Number.isFinite(expr.value)) return expr.value;
  if (expr?.kind === 'string' && /^-?\d+(?:\.\d+)?$/.test(expr.value)) return Number(expr.value);
  if (expr?.kind === 'other' && /^-\d+(?:\.\d+)?$/.test(expr.text)) return Number(expr.text);
  return undefined;
}

export function literalOf(expr: Expr | undefined): string | number | boolean | undefined {
  if (expr?.kind === 'string' || expr?.kind === 'boolean') return expr.value;
  return numberOf(expr);
}

function literals(expr: Expr | undefined): (string | number | boolean)[] {
  return expr?.kind === 'array' ? expr.items.flatMap((item) => literalOf(item) ?? []) : [];
}

/** The type of a value that the code writes out. */
export function schemaOfLiteral(value: string | number | boolean): Schema {
  return {
    type:
      typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value === 'boolean'
          ? 'boolean'
          : 'string',
  };
}
