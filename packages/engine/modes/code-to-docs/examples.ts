import { REF, type Route, type Schema } from '../../code/model.ts';

type Schemas = ReadonlyMap<string, Schema>;
const MAX_DEPTH = 5;
const UNKNOWN = '[VERIFY]';

/**
 * A value that keeps to a schema, made from its own examples, defaults, values and formats; `isSent`: as callers send it,
 * and not as they get it.
 */
export function exampleOf(
  schema: Schema | undefined,
  schemas: Schemas,
  name = '',
  depth = 0,
  open: readonly string[] = [],
  isSent = false,
): unknown {
  if (!schema || depth > MAX_DEPTH) return UNKNOWN;
  if (schema.$ref) {
    const key = schema.$ref.slice(REF.length);
    // A type that holds itself ends there.
    return open.includes(key)
      ? {}
      : exampleOf(schemas.get(key), schemas, name, depth, [...open, key], isSent);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined && schema.default !== '') return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(part, schemas, name, depth, open, isSent));
    return parts.every((part) => typeof part === 'object' && part !== null)
      ? Object.assign({}, ...parts)
      : parts[0];
  }
  if (schema.oneOf) return exampleOf(schema.oneOf[0], schemas, name, depth, open, isSent);
  switch (schema.type) {
    case 'array': {
      const item = exampleOf(schema.items, schemas, singularName(name), depth + 1, open, isSent);
      return item === UNKNOWN || isEmpty(item) ? [] : [item];
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, property]) => !(isSent ? property.readOnly : property.writeOnly))
          .map(([key, property]) => [key, exampleOf(property, schemas, key, depth + 1, open, isSent)]),
      );
    case 'integer':
    case 'number':
      return numberIn(schema);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, name);
    default:
      return UNKNOWN;
  }
}

function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

function numberIn({ minimum, maximum, exclusiveMinimum, type }: Schema): number {
  const low =
    minimum === undefined
      ? 1
      : exclusiveMinimum
        ? minimum + 1
        : Math.max(
            minimum,
            maximum === undefined || maximum >= 1 ? Math.min(1, Math.max(minimum, 1)) : minimum,
          );
  const value = maximum === undefined ? low : Math.min(low, maximum);
  return type === 'integer' ? Math.ceil(value) : value;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  email: 'user@example.com',
  uri: 'https://example.com/',
  byte: 'aGVsbG8=',
  binary: '(file)',
};

function textOf({ format = '', minLength = 0, maxLength }: Schema, name: string): string {
  const known = FORMATS[format];
  if (known) return known;
  const text = /e-?mail/i.test(name)
    ? 'user@example.com'
    : /(?:^|_)(?:url|uri|link|href|website)$|Url$/i.test(name)
      ? 'https://example.com/'
      : name
        ? name.replace(/[^A-Za-z0-9]+/g, '-')
        : 'string';
  const long = text.length < minLength ? text.padEnd(minLength, 'x') : text;
  return maxLength === undefined ? long : long.slice(0, maxLength);
}

function singularName(name: string): string {
  return name.replace(/s$/, '');
}

/** The path with a value for each parameter that is known to have a type, else with its name in braces. */
function examplePath({ path, parameters }: Route, schemas: Schemas): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (all, name: string) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const value = schema && exampleOf(schema, schemas, name);
    return typeof value === 'number' ||
      (typeof value === 'string' && schema?.format) ||
      (schema?.enum && typeof value === 'string')
      ? encodeURIComponent(String(value))
      : all;
  });
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const pairs = query.map(
    ({ name, schema }) =>
      `${name}=${encodeURIComponent(String(exampleOf(schema, schemas, name))).replace('%5BVERIFY%5D', '[VERIFY]')}`,
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** What a request sends, where it sends JSON. */
function jsonBody(body: Route['body'], schemas: Schemas): unknown {
  const isJson = /^application\/(?:[\w.-]+\+)?json$/.test(body?.mediaType ?? '');
  return body?.schema && isJson ? exampleOf(body.schema, schemas, '', 0, [], true) : undefined;
}

/** A whole request in HTTP's own form. */
export function exampleRequest(route: Route, schemas: Schemas, auth: string): string {
  const { method, body, parameters } = route;
  const lines = [`${method === 'ANY' ? 'GET' : method} ${examplePath(route, schemas)} HTTP/1.1`];
  if (auth) lines.push(auth);
  for (const { name, schema } of parameters.filter(
    (parameter) => parameter.in === 'header' && parameter.required,
  ))
    lines.push(`${name}: ${String(exampleOf(schema, schemas, name))}`);
  const value = jsonBody(body, schemas);
  if (body) lines.push(`Content-Type: ${body.mediaType}`);
  if (value !== undefined && value !== UNKNOWN) lines.push('', JSON.stringify(value, null, 2));
  const form = body?.mediaType === 'application/x-www-form-urlencoded' ? body.schema?.properties : undefined;
  if (form) lines.push('', formOf(form, schemas));
  return lines.join('\n');
}

function formOf(properties: Readonly<Record<string, Schema>>, schemas: Schemas): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const value = exampleOf(schema, schemas, name);
      return `${name}=${value === UNKNOWN ? value : encodeURIComponent(String(value))}`;
    })
    .join('&');
}

/** Values inside of an example. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const parts = Object.values(value);
  return parts.length === 0 ? [UNKNOWN] : parts.flatMap(leavesOf);
}

/** Whether an example shows more values than it leaves open. */
export function tellsMore(example: unknown): boolean {
  const leaves = leavesOf(example);
  return leaves.filter((leaf) => leaf === UNKNOWN).length * 2 < leaves.length;
}

/** Whether a request's content is nothing but names, which stand in its table. */
export function isUntold({ body }: Route, schemas: Schemas): boolean {
  const value = jsonBody(body, schemas);
  return (
    typeof value === 'object' && !Array.isArray(value) && leavesOf(value).every((leaf) => leaf === UNKNOWN)
  );
}
