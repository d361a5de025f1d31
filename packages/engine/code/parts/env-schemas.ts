import type { CallExpr, Expr, ObjectExpr } from '../ast.ts';
import { withChoices } from '../cli/drafts.ts';
import { eachExpr } from '../handlers/facts.ts';
import type { Schema, Setting } from '../model.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { entryOf, literalOf } from '../schemas/constraints.ts';
import { SchemaReader } from '../schemas/schema-reader.ts';

const ENVIRONMENT = /^(?:process\.env|import\.meta\.env|Bun\.env)$/;

/** Variables of a schema that the environment is checked against: Zod's and Joi's, envalid's `cleanEnv`, T3's `createEnv`. */
export function checkedSettings(project: Project): Setting[] {
  const files = project.files.filter(({ module }) => /script|tsx/.test(module.language));
  const schemas = new SchemaReader(project);
  return files.flatMap(({ module, scope }) => {
    const found: Setting[] = [];
    eachExpr(module.statements, (expr) => {
      if (expr.kind === 'call') found.push(...settingsOf(expr, scope, schemas));
    });
    return found;
  });
}

function settingsOf(call: CallExpr, scope: Scope, schemas: SchemaReader): Setting[] {
  const { callee } = call;
  const [first, second] = call.args.map(({ value }) => value);
  const isOfEnvironment = first !== undefined && ENVIRONMENT.test(dotted(first));
  if (
    isOfEnvironment &&
    callee.kind === 'member' &&
    /^(?:safeP|p)arse(?:Async)?$|^validate/.test(callee.name)
  ) {
    const schema = schemas.flatten(schemas.expr(callee.object, scope));
    return Object.entries(schema?.properties ?? {}).map(([name, property]) =>
      settingOf(name, property, schema?.required?.includes(name) ?? false),
    );
  }
  if (isOfEnvironment && dotted(callee) === 'cleanEnv' && second?.kind === 'object')
    return second.entries.flatMap(({ key, value }) => (value.kind === 'call' ? ofEnvalid(key, value) : []));
  if (dotted(callee) !== 'createEnv' || first?.kind !== 'object') return [];
  const parts = ['shared', 'server', 'client'].flatMap((name) => entryOf(first, name) ?? []);
  return parts.flatMap((part) => (part.kind === 'object' ? ofEntries(part, scope, schemas) : []));
}

function ofEntries(object: ObjectExpr, scope: Scope, schemas: SchemaReader): Setting[] {
  return object.entries.map(({ key, value }) => {
    const isOptional = /\.(?:optional|default|nullish|catch)\(\)/.test(dotted(value));
    return settingOf(key, schemas.flatten(schemas.expr(value, scope)) ?? {}, !isOptional);
  });
}

const FORMATS: Readonly<Record<string, string>> = { uri: 'URL', email: 'email address' };

function settingOf(name: string, schema: Schema, required: boolean): Setting {
  const { type = '', format = '', description = '', enum: choices, default: fallback } = schema;
  const { enum: _, default: _d, description: _s, ...limits } = schema;
  return {
    name,
    limits,
    type: FORMATS[format] ?? type,
    required: required && fallback === undefined,
    fallback: fallback === undefined ? '' : String(fallback),
    description: choices ? withChoices(description, choices.map(String)) : description,
  };
}

/** What envalid calls the types of values. */
const TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  num: 'number',
  port: 'integer',
  bool: 'boolean',
  url: 'URL',
  email: 'email address',
  host: 'host name',
  json: 'JSON',
};

/** `port({ default: 3000, desc: 'Where to listen' })` */
function ofEnvalid(name: string, { callee, args }: CallExpr): Setting[] {
  const options = args[0]?.value;
  const text = (key: string): string => {
    const value = literalOf(entryOf(options, key));
    return value === undefined ? '' : String(value);
  };
  const choices = entryOf(options, 'choices');
  const values =
    choices?.kind === 'array' ? choices.items.map((item: Expr) => String(literalOf(item) ?? '')) : [];
  const fallback = text('default');
  return [
    {
      name,
      type: TYPES[dotted(callee).replace(/^.*\./, '')] ?? '',
      required: !entryOf(options, 'default'),
      fallback,
      description: values.length > 0 ? withChoices(text('desc'), values) : text('desc'),
    },
  ];
}
