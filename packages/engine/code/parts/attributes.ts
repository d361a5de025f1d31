import type { ClassDecl, Field, TypeExpr } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { readFieldCall } from '../schemas/field-calls.ts';
import { mergeField } from '../schemas/merged-fields.ts';
import { ARRAYS } from '../schemas/names.ts';
import { thrownBy } from './thrown-errors.ts';

/** What a class tells of its objects beside its fields. */
export function attributesOf(declaration: ClassDecl): Field[] {
  return [...readersOf(declaration), ...documentedIn(declaration)];
}

/** Python's `self.attempts = attempts` of a constructor, where the class says what it is. */
function documentedIn({ doc, methods }: ClassDecl): Field[] {
  const made = methods.find(({ name }) => name === '__init__');
  if (!made || !/^\s*(?:Attributes:|:ivar\b)/m.test(doc)) return [];
  return made.body.flatMap((statement): Field[] => {
    if (statement.kind !== 'assign' || statement.target.kind !== 'member') return [];
    const { name, object } = statement.target;
    const param = made.params.find(
      (one) => statement.value?.kind === 'name' && one.name === statement.value.name,
    );
    const type = {
      ...(param?.type && { type: param.type }),
      ...(param?.written && { written: param.written }),
    };
    const isOwn = object.kind === 'name' && object.name === 'self';
    return isOwn ? [{ name, optional: false, decorators: [], doc: '', ...type }] : [];
  });
}

/** Ruby's `attr_reader :name, :version`, up to where a class turns private. */
function readersOf({ body }: ClassDecl): Field[] {
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

/** What is said of a field where it is made: Pydantic's `Field(3, ge=0, description="…")`, also inside of `Annotated[…]`. */
export function madeField(field: Field): {
  readonly doc: string;
  readonly required: boolean;
  readonly limits?: Schema;
} {
  const { doc, value, type, decorators, optional } = field;
  const isMade =
    (value?.kind === 'call' && /(?:^|\.)Field$/.test(dotted(value.callee))) ||
    decorators.some(({ name }) => name === 'Field');
  if (!isMade) return { doc, required: !optional && value === undefined };
  const { schema, required } = readFieldCall(field, { schema: {} });
  const {
    description = '',
    default: _,
    type: _type,
    ...limits
  } = mergeField(isList(type) ? { type: 'array' } : {}, schema);
  return { doc: doc || description, required: required ?? (!optional && value === undefined), limits };
}

/** `list[str]` and its like, which are as long as they have items. */
const isList = (type: TypeExpr | undefined): boolean =>
  type?.kind === 'array' || (type?.kind === 'named' && ARRAYS.has(type.name));

/** A class's comment, with what Python's `__post_init__` throws where the comment says nothing of that. */
export function docOf({ doc, methods }: ClassDecl): string {
  const check = methods.find(({ name }) => name === '__post_init__');
  const thrown = check && !/^\s*(?:Raises\b|:raises?\b)/m.test(doc) ? thrownBy(check, 'python') : [];
  const lines = thrown.map(({ type, message }) => `    ${type}: ${message}`);
  return lines.length > 0 ? `${doc}\n\nRaises:\n${lines.join('\n')}` : doc;
}
