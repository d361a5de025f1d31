import { childrenOf, type Expr, type Statement } from '../ast.ts';
import type { Body, Parameter, ParameterPlace, RouteResponse, Schema } from '../model.ts';
import { mergeObjects } from '../schemas/schema-reader.ts';

/** What is known of a route beside its method and path. */
export interface RouteFacts {
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly RouteResponse[];
  readonly security: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly tag?: string;
  readonly deprecated?: boolean;
}

/** Collects facts; what is said first, or in more detail, stays. */
export class FactsDraft {
  readonly #parameters = new Map<string, Parameter>();
  readonly #responses = new Map<number, RouteResponse>();
  readonly security = new Set<string>();
  body: Body | undefined;
  summary = '';
  description = '';
  tag = '';
  deprecated = false;
  /** The media type of what is sent, where it is stated on its own. */
  consumes = '';

  parameter(place: ParameterPlace, name: string, more: Partial<Parameter> = {}): void {
    if (name === '' || /[\s{}]/.test(name)) return;
    const key = `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    const known = this.#parameters.get(key);
    this.#parameters.set(key, {
      required: place === 'path',
      ...more,
      ...dropUndefined(known),
      name: known?.name ?? name,
      in: place,
    });
  }

  /** Of a parameter that is known already. */
  require(place: ParameterPlace, name: string): void {
    const known = this.#parameters.get(`${place} ${name}`);
    if (known) this.#parameters.set(`${place} ${name}`, { ...known, required: true });
  }

  /** A parameter for each property of an object schema. */
  parametersOf(place: ParameterPlace, schema: Schema | undefined): void {
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      const { description, ...rest } = property;
      const required = place === 'path' || (schema?.required?.includes(name) ?? false);
      this.parameter(place, name, { required, schema: rest, ...(description && { description }) });
    }
  }

  bodyOf(schema: Schema | undefined, mediaType = 'application/json', required = true, typeName = ''): void {
    if (this.body?.schema && (!schema || isEmpty(schema))) return;
    if (this.body?.schema?.$ref) return;
    const known = this.body?.schema;
    const merged = known?.properties && schema?.properties ? mergeObjects(known, schema) : schema;
    const isUnseen = typeName !== '' && (!merged || isEmpty(merged));
    this.body = { mediaType, required, ...(merged && { schema: merged }), ...(isUnseen && { typeName }) };
  }

  response(status: number, schema?: Schema, description?: string, mediaType?: string): void {
    const known = this.#responses.get(status);
    const better = known?.schema ?? schema;
    const said =
      status < 400 ? (known?.description ?? description) : allSaid(known?.description, description);
    const media = known?.mediaType ?? mediaType;
    this.#responses.set(status, {
      status,
      ...(better && { schema: better }),
      ...(said && { description: said }),
      ...(media && { mediaType: media }),
    });
  }

  get hasResponses(): boolean {
    return this.#responses.size > 0;
  }

  get hasSuccess(): boolean {
    return [...this.#responses.keys()].some((status) => status < 400);
  }

  facts(): RouteFacts {
    const body: Body | undefined =
      this.consumes === '' ? this.body : { ...(this.body ?? { required: true }), mediaType: this.consumes };
    return {
      parameters: [...this.#parameters.values()],
      ...(body && { body }),
      responses: [...this.#responses.values()].sort((a, b) => a.status - b.status),
      security: [...this.security],
      summary: this.summary,
      description: this.description,
      tag: this.tag,
      deprecated: this.deprecated,
    };
  }
}

/** Most messages of one status that are kept. */
const MOST_SAID = 6;

/** A failure may have several reasons. */
function allSaid(known: string | undefined, more: string | undefined): string | undefined {
  if (known === undefined || more === undefined) return known ?? more;
  const all = known.split('; ');
  return all.includes(more) || all.length >= MOST_SAID ? known : `${known}; ${more}`;
}

function isEmpty(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

function dropUndefined<T extends object>(value: T | undefined): Partial<T> {
  return value
    ? (Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<T>)
    : {};
}

/** Calls back for every expression of statements, outer ones first; not for what is inside nested functions where `flat`. */
export function eachExpr(statements: readonly Statement[], see: (expr: Expr) => void, depth = 0): void {
  if (depth > 60) return;
  const inner = (expr: Expr | undefined): void => {
    if (expr) walkExpr(expr, see, depth + 1);
  };
  for (const statement of statements) {
    switch (statement.kind) {
      case 'assign':
        inner(statement.target);
        inner(statement.value);
        break;
      case 'return':
      case 'throw':
      case 'expr':
        inner(statement.value);
        break;
      case 'block':
        inner(statement.test);
        eachExpr(statement.body, see, depth + 1);
        break;
    }
  }
}

function walkExpr(expr: Expr, see: (expr: Expr) => void, depth: number): void {
  if (depth > 120) return;
  see(expr);
  if (expr.kind === 'function') eachExpr(expr.declaration.body, see, depth + 1);
  for (const part of childrenOf(expr)) walkExpr(part, see, depth + 1);
}

/** Calls back for every statement, blocks and their statements included. */
export function eachStatement(statements: readonly Statement[], see: (statement: Statement) => void): void {
  for (const statement of statements) {
    see(statement);
    if (statement.kind === 'block') eachStatement(statement.body, see);
  }
}
