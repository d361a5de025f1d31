import type { ClassDecl, Expr, Field, TypeExpr } from '../ast.ts';
import { REF, type Schema } from '../model.ts';
import { typeName, type Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { fluentRules } from './fluent-rules.ts';
import { literalOf, readFieldDecorators, withLimit } from './constraints.ts';
import { readDoc } from '../parts/doc-comment.ts';
import { defaultOf } from './field-defaults.ts';
import { withNumbers } from './known-constants.ts';
import { schemaOfCode } from './code-schemas.ts';
import { ARRAYS, EMPTY, MAPS, OPTIONALS, primitive, WRAPPERS } from './names.ts';
import { refusalsOf } from './validators.ts';
import {
  fieldType,
  nestedType,
  readFieldCall,
  relationType,
  typeOfValue,
  withConstants,
  withEnumChoices,
} from './field-calls.ts';
import { withListed } from './listed-fields.ts';
import { pageOf } from './pages.ts';
import { isSpread, mergeField } from './merged-fields.ts';
import { listedValues } from './known-constants.ts';
import { boundTypes, typeLabel } from './type-arguments.ts';
import { writtenOut } from './written-out.ts';
import { isRequired } from './required.ts';
import { variantSchema } from './variants.ts';
import { generatedNames, serialName } from './serial-names.ts';

/** Describes types as schemas; named types of the input become components, each once. */
export class SchemaReader {
  readonly project: Project;
  readonly components = new Map<string, Schema>();
  /** The code that components were made from. */
  readonly owners = new Map<string, Expr>();

  constructor(project: Project) {
    this.project = project;
  }

  /** Undefined where the type says nothing about what is sent, or the input doesn't hold it. */
  schema(
    type: TypeExpr | undefined,
    scope: Scope,
    given?: ReadonlyMap<string, TypeExpr>,
  ): Schema | undefined {
    if (!type) return undefined;
    switch (type.kind) {
      case 'array': {
        const item = type.item;
        if (item.kind === 'named' && item.name === 'byte') return { type: 'string', format: 'byte' };
        return { type: 'array', items: this.schemaOrName(item, scope, given) };
      }
      case 'map':
        return { type: 'object', additionalProperties: this.schema(type.value, scope, given) ?? true };
      case 'optional':
        return this.#nullable(this.schema(type.item, scope, given));
      case 'literal':
        return literalSchema(type.value);
      case 'union':
        return this.#union(type.of, scope, given);
      case 'all': {
        const parts = type.of.flatMap((part) => this.schema(part, scope, given) ?? []);
        return parts.length === 1 ? parts[0] : { allOf: parts };
      }
      case 'record':
        return this.object(type.fields, scope, { given });
      case 'named':
        return this.#named(type, scope, given);
    }
  }

  /** A type that the input doesn't hold by its name; empty where that says nothing of what is sent. */
  schemaOrName(type: TypeExpr, scope: Scope, given?: ReadonlyMap<string, TypeExpr>): Schema {
    const known = this.schema(type, scope, given);
    if (known || type.kind !== 'named') return known ?? {};
    const name = type.name.replace(/^.*(?:\.|::|\\)/, '');
    const [first] = type.args;
    if (first && (WRAPPERS.has(name) || OPTIONALS.has(name))) return this.schemaOrName(first, scope, given);
    const isNone = EMPTY.has(name) || WRAPPERS.has(name) || given?.has(name);
    const args = type.args.map(nameOf);
    if (isNone || !/^[A-Z]\w*[a-z]/.test(name) || args.includes('')) return {};
    return { title: args.length > 0 ? `${name}<${args.join(', ')}>` : name };
  }

  #named(
    type: Extract<TypeExpr, { kind: 'named' }>,
    scope: Scope,
    given?: ReadonlyMap<string, TypeExpr>,
  ): Schema | undefined {
    const name = type.name.replace(/^[&*]+(?:'\w+\s+)?(?:mut\s+)?/, '');
    const short = name.replace(/^.*(?:\.|::|\\)/, '');
    const [first, second] = type.args;
    const bound = given?.get(name);
    if (bound) return this.schema(bound, scope);
    if (name.startsWith('one of ')) {
      const values = listedValues({ kind: 'name', name: name.slice('one of '.length) }, scope, this.project);
      return values.length > 0 ? enumSchema(values) : undefined;
    }
    if (name.startsWith('typeof ')) return schemaOfCode(this, { kind: 'name', name: name.slice(7) }, scope);
    if (/^(?:z\.)?(?:infer|input|output|TypeOf)$|^(?:z|Static|v)\.Infer\w*|^Static$/.test(name) && first)
      return this.schema(first, scope, given);
    if (this.project.classes.has(short) && !(first && WRAPPERS.has(short)))
      return this.#component(short, type.args, given);
    if (OPTIONALS.has(short) && first) return this.#nullable(this.schema(first, scope, given));
    if (ARRAYS.has(short) && first) return { type: 'array', items: this.schemaOrName(first, scope, given) };
    if (MAPS.has(short) && second)
      return { type: 'object', additionalProperties: this.schema(second, scope, given) ?? true };
    const mapped = first && this.#mapped(short, first, second, scope);
    if (mapped) return mapped;
    if (WRAPPERS.has(short) && first) return this.schema(first, scope, given);
    if (EMPTY.has(short)) return undefined;
    if (/^(?:Page|Slice)$/.test(short) && first && /^(?:java|kotlin)$/.test(scope.module.language))
      return pageOf(this.schemaOrName(first, scope, given), short);
    return primitive(name, scope.module.language);
  }

  /** TypeScript's utility types and Nest's mapped classes. */
  #mapped(name: string, first: TypeExpr, second: TypeExpr | undefined, scope: Scope): Schema | undefined {
    if (/^(?:Partial|PartialType|DeepPartial)$/.test(name)) {
      const { required: _, ...rest } = this.#flat(first, scope) ?? {};
      return rest;
    }
    if (!/^(?:Omit|Pick|OmitType|PickType|IntersectionType|Exclude)$/.test(name)) return undefined;
    const base = this.#flat(first, scope);
    if (name === 'IntersectionType') {
      const other = second && this.#flat(second, scope);
      return base && other ? mergeObjects(base, other) : base;
    }
    const keys = literalKeys(second);
    const keep = (key: string): boolean => keys.includes(key) === name.startsWith('Pick');
    if (!base?.properties) return base;
    const properties = Object.fromEntries(Object.entries(base.properties).filter(([key]) => keep(key)));
    const required = base.required?.filter(keep) ?? [];
    return { type: 'object', properties, ...(required.length > 0 && { required }) };
  }

  /** An object type with all it inherits, in one schema. */
  #flat(type: TypeExpr, scope: Scope): Schema | undefined {
    return this.flatten(this.schema(type, scope));
  }

  flatten(schema: Schema | undefined, depth = 0): Schema | undefined {
    // A type that is made of itself has no end.
    if (!schema || depth > 40) return undefined;
    if (schema.$ref) return this.flatten(this.components.get(schema.$ref.slice(REF.length)), depth + 1);
    if (!schema.allOf) return schema;
    return schema.allOf
      .map((part) => this.flatten(part, depth + 1))
      .reduce((left, right) => (left && right ? mergeObjects(left, right) : (left ?? right)));
  }

  #nullable(schema: Schema | undefined): Schema | undefined {
    if (!schema) return undefined;
    return schema.$ref ? { allOf: [schema], nullable: true } : { ...schema, nullable: true };
  }

  #union(of: readonly TypeExpr[], scope: Scope, given?: ReadonlyMap<string, TypeExpr>): Schema | undefined {
    const isNull = (part: TypeExpr): boolean =>
      part.kind === 'named' && /^(?:null|undefined|None|nil|void)$/.test(part.name);
    const parts = of.filter((part) => !isNull(part));
    const nullable = of.some((part) => part.kind === 'named' && /^(?:null|None|nil)$/.test(part.name));
    const schema = this.#oneOf(parts, scope, given);
    return nullable ? this.#nullable(schema) : schema;
  }

  #oneOf(
    parts: readonly TypeExpr[],
    scope: Scope,
    given?: ReadonlyMap<string, TypeExpr>,
  ): Schema | undefined {
    const values = parts.flatMap((part) =>
      part.kind === 'literal' && part.value !== null ? [part.value] : [],
    );
    if (values.length === parts.length && values.length > 0) return enumSchema(values);
    const schemas = parts.flatMap((part) => this.schema(part, scope, given) ?? []);
    const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
    return distinct.length > 1 ? { oneOf: distinct } : distinct[0];
  }

  #component(
    name: string,
    args: readonly TypeExpr[],
    given?: ReadonlyMap<string, TypeExpr>,
  ): Schema | undefined {
    const found = this.project.classes.get(name);
    if (!found) return undefined;
    const { declaration } = found;
    const bound = boundTypes(declaration.typeParams, args, given);
    const key = componentName(name + [...bound.values()].map((arg) => typeLabel(arg)).join(''));
    if (!this.components.has(key)) {
      // Before its fields: a type may hold itself.
      this.components.set(key, {});
      const schema = this.#declared(declaration, found.scope, bound);
      if (schema?.$ref === REF + key) {
        // `type Order = z.infer<typeof Order>` has the name of its schema.
        this.components.delete(key);
        return this.expr({ kind: 'name', name }, found.scope);
      }
      if (schema) this.components.set(key, withDoc(schema, declaration.doc));
      else this.components.delete(key);
    }
    return this.components.has(key) ? { $ref: REF + key } : undefined;
  }

  #declared(declaration: ClassDecl, scope: Scope, given: ReadonlyMap<string, TypeExpr>): Schema | undefined {
    if (declaration.form === 'alias') return this.schema(declaration.alias, scope, given);
    if (declaration.form === 'enum') return this.#enumeration(declaration, scope, given);
    const custom = schemaOfCode(this, { kind: 'name', name: declaration.name }, scope, declaration);
    if (custom) return custom;
    const written = writtenOut(this, declaration, scope);
    if (written) return written;
    const bases = declaration.bases.flatMap((base) => {
      const known =
        this.project.classes.has(typeName(base)) || (base.kind === 'named' && base.args.length > 0);
      const schema = known ? this.schema(base, scope, given) : undefined;
      return schema && !isEmptyObject(this.flatten(schema)) ? [schema] : [];
    });
    const fields = this.object(declaration.fields, scope, { given, owner: declaration });
    const own = withListed(this, fields, declaration, scope);
    const parts = bases.length > 0 && isEmptyObject(own) ? bases : [...bases, own];
    // Nest: `extends OmitType(Input, ['contact'])` has no name to refer to.
    if (parts.every(({ properties }) => properties)) return parts.reduce(mergeObjects);
    return parts.length === 1 ? parts[0] : { allOf: parts };
  }

  #enumeration(declaration: ClassDecl, scope: Scope, given: ReadonlyMap<string, TypeExpr>): Schema {
    const withFields = declaration.values.some(({ fields }) => fields && fields.length > 0);
    if (withFields) {
      const variants = declaration.values.map(({ name, fields = [] }) =>
        variantSchema(declaration, name, fields, (own) => this.object(own, scope, { given })),
      );
      return { oneOf: variants };
    }
    const values = declaration.values.map(({ name, value, decorators = [] }, index) => {
      // Django: `OPEN = "open", "Open for all"`.
      const first = value?.kind === 'array' ? value.items[0] : value;
      const literal = readFieldDecorators(decorators).name ?? literalOf(first);
      const isNumeric = scope.module.language === 'typescript' || scope.module.language === 'tsx';
      return literal ?? (isNumeric ? index : serialName(name, declaration, undefined));
    });
    return enumSchema(values);
  }

  #valuesOf(name: string): readonly (string | number | boolean)[] {
    const { declaration, scope } = this.project.classes.get(name) ?? {};
    const isEnum = declaration?.form === 'enum' && scope;
    return (isEnum && this.#enumeration(declaration, scope, new Map()).enum) || [];
  }

  object(
    fields: readonly Field[],
    scope: Scope,
    {
      given,
      owner,
    }: { readonly given?: ReadonlyMap<string, TypeExpr> | undefined; readonly owner?: ClassDecl } = {},
  ): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    const told = readDoc(owner?.doc ?? '', scope.module.language).params;
    const refusals = refusalsOf(owner);
    const rules = scope.module.language === 'csharp' ? fluentRules(this.project, owner) : undefined;
    const lineage = owner && scope.module.language === 'python' ? this.project.lineage(owner.name) : [];
    const generated = generatedNames(lineage.map(({ declaration }) => declaration));
    const said = new Map([...told].map(([name, text]) => [name.toLowerCase(), text]));
    for (const written of fields) {
      const spread = isSpread(written) ? this.flatten(this.schema(written.type, scope, given)) : undefined;
      if (spread?.properties) {
        Object.assign(properties, spread.properties);
        required.push(...(spread.required ?? []));
        continue;
      }
      const field = withEnumChoices(withConstants(written, scope, fields), (name) => this.#valuesOf(name));
      const asked = [...field.decorators, ...(rules?.get(field.name) ?? [])];
      const marks = withNumbers(asked, owner, scope, this.project);
      const facts = readFieldCall({ ...field, decorators: marks }, readFieldDecorators(marks));
      if (field.name === 'model_config') continue;
      const name = facts.name ?? generated?.(field.name) ?? serialName(field.name, owner, field);
      if (facts.hidden || name === '-' || name === '') continue;
      const typed =
        schemaOfCode(this, field.value, scope, undefined, field) ??
        this.schema(field.type, scope, given) ??
        nestedType(field, (type) => this.schema({ kind: 'named', name: type, args: [] }, scope)) ??
        relationType(field, this.project) ??
        fieldType(field, scope) ??
        (field.type ? this.schemaOrName(field.type, scope, given) : {});
      const base = facts.required && rules ? withoutNull(typed) : typed;
      const merged = mergeField(
        base,
        withLimit(
          withDoc(facts.schema, field.doc || (said.get(field.name.toLowerCase()) ?? '')),
          facts.limit ?? refusals.get(field.name),
        ),
      );
      const value = defaultOf(
        field,
        owner,
        scope,
        this.project,
        (one, at) => this.#enumeration(one, at, new Map()).enum ?? [],
      );
      const isGiven = value !== undefined && merged.default === undefined;
      properties[name] = !isGiven
        ? merged
        : merged.$ref
          ? { allOf: [merged], default: value }
          : { ...typeOfValue(value, merged, scope), ...merged, default: value };
      if (facts.required ?? isRequired(field, owner, scope)) required.push(name);
    }
    const all = refusals.get('');
    return {
      type: 'object',
      ...(all !== undefined && { description: all }),
      ...(fields.length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    };
  }

  expr(expr: Expr | undefined, scope: Scope): Schema | undefined {
    return schemaOfCode(this, expr, scope);
  }
}

/** `List<Brand>`; empty where a part of it has no name. */
function nameOf(type: TypeExpr): string {
  if (type.kind === 'array') return nameOf(type.item) && `List<${nameOf(type.item)}>`;
  if (type.kind !== 'named') return '';
  const args = type.args.map(nameOf);
  if (args.includes('')) return '';
  return args.length > 0 ? `${type.name}<${args.join(', ')}>` : type.name;
}

function withoutNull({ nullable: _, ...schema }: Schema): Schema {
  return schema;
}

function withDoc(schema: Schema, doc: string): Schema {
  const text = doc
    .replace(/^@\w+.*$/gm, '')
    .replace(/<(param|typeparam)\b[^>]*>(?:[^<]|<(?!\/?\1\b)[^>]*>){0,600}<\/\1>/g, '')
    .replace(/<\/?(?:summary|remarks|para|value)>/g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return text === '' || schema.description || schema.$ref ? schema : { ...schema, description: text };
}

function literalSchema(value: string | number | boolean | null): Schema {
  return value === null ? { nullable: true } : enumSchema([value]);
}

export function enumSchema(values: readonly (string | number | boolean)[]): Schema {
  const kinds = new Set(values.map((value) => typeof value));
  const kind = kinds.size === 1 ? [...kinds][0] : undefined;
  const type =
    kind === 'string' || kind === 'boolean'
      ? kind
      : kind === 'number'
        ? values.every((value) => Number.isInteger(value))
          ? 'integer'
          : 'number'
        : undefined;
  return { ...(type && { type }), enum: [...new Set(values)] };
}

export function mergeObjects(left: Schema, right: Schema): Schema {
  const required = [...new Set([...(left.required ?? []), ...(right.required ?? [])])];
  return {
    type: 'object',
    properties: { ...left.properties, ...right.properties },
    ...(required.length > 0 && { required }),
  };
}

function isEmptyObject(schema: Schema | undefined): boolean {
  return (
    schema !== undefined &&
    !schema.$ref &&
    !schema.allOf &&
    !schema.oneOf &&
    !schema.enum &&
    (schema.type ?? 'object') === 'object' &&
    Object.keys(schema.properties ?? {}).length === 0 &&
    schema.additionalProperties === undefined
  );
}

function literalKeys(type: TypeExpr | undefined): string[] {
  if (type?.kind === 'literal' && typeof type.value === 'string') return [type.value];
  return type?.kind === 'union' ? type.of.flatMap(literalKeys) : [];
}

export function componentName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_');
}
