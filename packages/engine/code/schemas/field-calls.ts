import type { Arg, CallExpr, Expr, Field } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { substituted } from '../substitute.ts';
import { applyKeyword, isTrue, literalOf, named, schemaOfLiteral, type FieldFacts } from './constraints.ts';
import { primitive } from './names.ts';

/** A field whose limits are the constants that they name: `Range(max=MAX_SEATS)`. */
export function withConstants(field: Field, scope: Scope, beside: readonly Field[] = []): Field {
  if (field.value?.kind !== 'call') return field;
  const settle = (expr: Expr): Expr =>
    substituted<Expr>(expr, (part) => {
      if (part.kind !== 'name') return undefined;
      // Beside it in the class, or around it.
      const value = beside.find(({ name }) => name === part.name)?.value ?? scope.find(part.name)?.expr;
      return value && /^(?:number|string|array)$/.test(value.kind) ? value : undefined;
    });
  const args = field.value.args.map((arg) => ({ ...arg, value: settle(arg.value) }));
  return { ...field, value: { ...field.value, args } };
}

/** Django: `choices=Status.choices` with the values of that enumeration, by its name. */
export function withEnumChoices(
  field: Field,
  valuesOf: (name: string) => readonly (string | number | boolean)[],
): Field {
  if (field.value?.kind !== 'call') return field;
  const args = field.value.args.map((arg) => {
    const owner = arg.name === 'choices' && arg.value.kind === 'member' ? arg.value : undefined;
    const values = owner?.name === 'choices' ? valuesOf(dotted(owner.object).replace(/^.*\./, '')) : [];
    const items = values.map((value): Expr =>
      typeof value === 'number'
        ? { kind: 'number', value, text: String(value) }
        : { kind: 'string', value: String(value) },
    );
    return items.length > 0 ? { ...arg, value: { kind: 'array' as const, items } } : arg;
  });
  return { ...field, value: { ...field.value, args } };
}

/** `Field(gt=0)`, `serializers.CharField(max_length=20)`: a call in the place of the default. */
export function readFieldCall({ value, decorators }: Field, facts: FieldFacts): FieldFacts {
  // pydantic: `Annotated[int, Field(ge=1)] = 5`.
  const mark = decorators.find(({ name }) => name === 'Field');
  if (mark && value?.kind !== 'call') {
    const marked = { ...facts, schema: { ...facts.schema } };
    for (const { name, value: given } of mark.args) if (name) applyKeyword(marked, name, given);
    return marked;
  }
  // marshmallow's are optional, unless they say otherwise.
  const isLoose =
    value?.kind === 'call' &&
    value.callee.kind === 'member' &&
    /^(?:ma\.)?fields$/.test(dotted(value.callee.object));
  if (
    value?.kind !== 'call' ||
    !(
      isLoose ||
      /(?:Field|Serializer)$|^field$|^(?:mapped_)?column$/i.test(calleeName(value)) ||
      RELATION.test(calleeName(value))
    )
  )
    return facts;
  const draft = { ...facts, schema: { ...facts.schema } };
  // Of Django's and SQLAlchemy's, what stands first is the name of a column or of a model.
  const isMade = /^field$/i.test(calleeName(value));
  const first = isMade ? value.args.find(({ name }) => name === undefined)?.value : undefined;
  const hasDefault = value.args.some(({ name }) => name === 'default' || name === 'default_factory');
  if (first && literalOf(first) !== undefined) draft.schema.default = literalOf(first);
  draft.required ??=
    !isLoose && !hasDefault && (first === undefined || (first.kind === 'other' && first.text === '...'));
  if (/AutoField$/.test(calleeName(value))) draft.schema.readOnly = true;
  // A column may be empty unless it says otherwise.
  const isKept = value.args.some(({ name = '', value: given }) =>
    name === 'nullable' ? literalOf(given) === false : /^(?:primary_key|(?:server_)?default)$/.test(name),
  );
  if (/^column$/i.test(calleeName(value)) && !isKept) {
    draft.required = false;
    draft.schema.nullable = true;
  }
  for (const { name, value: given } of value.args) if (name) applyKeyword(draft, name, given);
  if (value.args.some(({ name, value: given }) => name === 'as_string' && literalOf(given) === true))
    draft.schema.type = 'string';
  if (!isList(value)) return draft;
  const { minLength, maxLength, ...schema } = draft.schema;
  const lengths = {
    ...(minLength !== undefined && { minItems: minLength }),
    ...(maxLength !== undefined && { maxItems: maxLength }),
  };
  return { ...draft, schema: { ...schema, ...lengths } };
}

/** Django's `ListField(child=…)`, marshmallow's `fields.List(…)`. */
function isList({ callee }: CallExpr): boolean {
  if (callee.kind === 'name') return callee.name === 'ListField';
  if (callee.kind !== 'member') return false;
  return (
    callee.name === 'ListField' || (callee.name === 'List' && /(?:^|\.)fields$/.test(dotted(callee.object)))
  );
}

function calleeName(call: CallExpr): string {
  const { callee } = call;
  return callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
}

/** Django's columns that hold the key of another model. */
const RELATION = /^(?:ForeignKey|OneToOneField|ManyToManyField)$/;

/** What a column of Django that points to other models is sent as: their key, or a list of keys. */
export function relationType({ type, value }: Field, project: Project): Schema | undefined {
  if (type !== undefined || value?.kind !== 'call' || !RELATION.test(calleeName(value))) return undefined;
  const to = value.args.find(({ name = 'to' }) => name === 'to')?.value;
  const model = (to?.kind === 'string' ? to.value : dotted(to)).replace(/^.*\./, '');
  const keys = project.lineage(model).flatMap(({ declaration, scope }) =>
    declaration.fields.flatMap((field) => {
      const isKey = field.value?.kind === 'call' && isTrue(named(field.value.args, 'primary_key'));
      return isKey ? (fieldType(field, scope) ?? {}) : [];
    }),
  );
  // Where no column is the key, Django makes one that counts.
  const [key = { type: 'integer' as const }] = keys;
  return calleeName(value) === 'ManyToManyField' ? { type: 'array', items: key } : key;
}

export function fieldType({ type, value }: Field, { module }: Pick<Scope, 'module'>): Schema | undefined {
  if (type !== undefined || value?.kind !== 'call') return undefined;
  const name = calleeName(value);
  if (COLUMN.test(name)) return columnType(value, module.language);
  if (isList(value)) {
    const child = value.args.find((arg) => arg.name === 'child' || (name === 'List' && !arg.name))?.value;
    const field = child && { name: '', optional: false, value: child, decorators: [], doc: '' };
    const items = field && {
      ...fieldType(field, { module }),
      ...readFieldCall(field, { schema: {} }).schema,
    };
    return { type: 'array', items: items ?? {} };
  }
  const related = /(\w+)RelatedField$|^Hyperlinked(?:Identity)Field$/.exec(name);
  if (related) return relatedType(related[1] ?? 'Hyperlinked', value);
  if (/^Positive\w*IntegerField$/.test(name)) return { ...primitive(name, module.language), minimum: 0 };
  // marshmallow's `fields.Date` is Django's `DateField`, and no date of JavaScript's.
  const { format, ...known } =
    primitive(`${name}Field`, module.language) ?? primitive(name, module.language) ?? {};
  if (Object.keys(known).length === 0) return undefined;
  // Python's numbers have any size.
  return format === undefined || format === 'int32' ? known : { ...known, format };
}

/** Django REST framework: what stands for an object beside this one, `PrimaryKeyRelatedField(queryset=…, many=True)`. */
function relatedType(kind: string, { args }: CallExpr): Schema {
  const one: Schema =
    kind === 'PrimaryKey'
      ? args.some(({ name }) => name === 'pk_field')
        ? {}
        : { type: 'integer' }
      : { type: 'string', ...(kind === 'Hyperlinked' && { format: 'uri' }) };
  return {
    ...(isMany(args) ? { type: 'array', items: one } : one),
    ...(kind === 'String' && { readOnly: true }),
  };
}

/** `many=True` of marshmallow and Django REST framework. */
export const isMany = (args: readonly Arg[]): boolean =>
  args.some(({ name, value }) => name === 'many' && literalOf(value) === true);

/** A serializer in a serializer: `LineSerializer(many=True)`, marshmallow's `fields.Nested(LineSchema, many=True)`. */
export function nestedType(
  { value, type }: Field,
  schemaOf: (name: string) => Schema | undefined,
): Schema | undefined {
  if (type !== undefined || value?.kind !== 'call') return undefined;
  const [first] = value.args;
  const inner = calleeName(value) === 'Nested' ? first?.value : value.callee;
  const name = (inner && lastName(inner)) ?? '';
  const known = /(?:Serializer|Schema)$/.test(name) ? schemaOf(name) : undefined;
  return known && isMany(value.args) ? { type: 'array', items: known } : known;
}

const COLUMN = /^(?:mapped_)?column$/i;

/** SQLAlchemy: `Column(String(80), nullable=False)`. */
function columnType({ args }: CallExpr, language: string): Schema | undefined {
  const type = args.find(
    ({ name, value }) =>
      name === undefined && /^[A-Z]/.test(lastName(value)) && lastName(value) !== 'ForeignKey',
  )?.value;
  const plain = type && primitive(lastName(type), language);
  const length = type?.kind === 'call' ? literalOf(type.args[0]?.value) : undefined;
  const isSized = plain?.type === 'string' && typeof length === 'number';
  return plain && { ...plain, ...(isSized && { maxLength: length }) };
}

/** `String` of `db.String(80)`, `sa.Text`, `Boolean`. */
function lastName(expr: Expr): string {
  return dotted(expr.kind === 'call' ? expr.callee : expr).replace(/^.*\./, '');
}

/** Where a field has no type of its own; scripts know one kind of number. */
export function typeOfValue(value: string | number | boolean, known: Schema, { module }: Scope): Schema {
  if (known.type || known.enum || known.oneOf || known.allOf) return {};
  const isScript = /script|tsx/.test(module.language) && typeof value === 'number';
  return isScript ? { type: 'number' } : schemaOfLiteral(value);
}
