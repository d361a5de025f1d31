import { childrenOf, type Expr, type Statement } from '../ast.ts';
import type { Body, Parameter, ParameterPlace, Right, RouteResponse, Schema } from '../model.ts';
import { mergeObjects } from '../schemas/schema-reader.ts';
import { codedMessage } from './answer-parts.ts';
import { asType, limitsFor, withUse, type Use, type Uses } from './uses.ts';

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
  /** Parameters that the code takes as they stand in the request. */
  readonly #texts = new Set<string>();
  readonly #responses = new Map<number, RouteResponse>();
  readonly #headers: {
    readonly name: string;
    readonly schema: Schema;
    readonly statuses: readonly number[];
  }[] = [];
  readonly security = new Set<string>();
  /** Whether the service's own guard answers `403` to callers whom it doesn't know. */
  forbidsStrangers = false;
  /** All of which a caller needs. */
  readonly rights: Right[] = [];
  /** Rights that the service names, all of which a caller must have. */
  readonly policies = new Set<string>();
  body: Body | undefined;
  /** What a handler takes of the body under names of their own. */
  readonly bodies: {
    readonly name: string;
    readonly schema: Schema | undefined;
    readonly required: boolean;
  }[] = [];
  summary = '';
  description = '';
  tag = '';
  deprecated = false;
  /** How often callers may send a request, in words. */
  rate = '';
  /** The media type of what is sent, where it is stated on its own. */
  consumes = '';

  parameter(place: ParameterPlace, name: string, more: Partial<Parameter> = {}): void {
    if (name === '' || /[\s{}]/.test(name)) return;
    const key = keyOf(place, name);
    const known = this.#parameters.get(key);
    const schema = known?.schema?.$ref ? known.schema : { ...more.schema, ...known?.schema };
    this.#parameters.set(key, {
      required: place === 'path',
      ...more,
      ...dropUndefined(known),
      ...((known?.schema ?? more.schema) && { schema }),
      name: known?.name ?? name,
      in: place,
    });
  }

  /** A parameter that the code takes as text, and what it makes of it. */
  text(place: ParameterPlace, name: string, use: Use | undefined, known: Schema = {}): void {
    this.#texts.add(keyOf(place, name));
    this.parameter(place, name, { schema: withUse(known, use) });
    if (use?.isNeeded && !(use.default ?? known.default)) this.require(place, name);
  }

  /** Of a parameter that is known already. */
  require(place: ParameterPlace, name: string): void {
    const key = keyOf(place, name);
    const known = this.#parameters.get(key);
    if (known) this.#parameters.set(key, { ...known, required: true });
  }

  /** What is done with typed parameters, alone or as members of an object: `query.limit ?? 20`. */
  use(place: ParameterPlace, { names }: Uses): void {
    const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
    for (const [name, { type: _, format: _f, isNeeded, ...use }] of names) {
      const field = plain(name.replace(/^.*\./, ''));
      for (const [key, one] of this.#parameters) {
        if (one.in !== place || this.#texts.has(key) || !one.schema || plain(one.name) !== field) continue;
        // What has a default is never null.
        const { nullable, ...known } = one.schema;
        const literal = use.default === undefined ? {} : { default: asType(use.default, known.type) };
        const isNull = nullable === true && use.default === undefined;
        this.#parameters.set(key, {
          ...one,
          required: one.required || (isNeeded === true && (known.default ?? use.default) === undefined),
          schema: {
            ...(known.type === 'array' ? limitsFor(use, known) : use),
            ...literal,
            ...known,
            ...(isNull && { nullable }),
          },
        });
      }
    }
  }

  /** A parameter for each property of an object schema. */
  parametersOf(place: ParameterPlace, schema: Schema | undefined): void {
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      const { description, ...rest } = property;
      const isStated = (schema?.required?.includes(name) ?? false) && property.default === undefined;
      const required = place === 'path' || isStated;
      this.parameter(place, name, { required, schema: rest, ...(description && { description }) });
    }
  }

  bodyOf(schema: Schema | undefined, mediaType = 'application/json', required = true, typeName = ''): void {
    if (this.body?.schema && (!schema || isEmpty(schema))) return;
    if (this.body?.schema?.$ref) return;
    const known = this.body?.schema;
    const merged = known?.properties && schema?.properties ? withKnown(known, schema) : schema;
    const isUnseen = typeName !== '' && (!merged || isEmpty(merged));
    this.body = { mediaType, required, ...(merged && { schema: merged }), ...(isUnseen && { typeName }) };
  }

  response(status: number, schema?: Schema, description?: string, mediaType?: string): void {
    const known = this.#responses.get(status);
    // A line break stands between messages, and in none.
    const own =
      description
        ?.split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim() || undefined;
    const better = known?.schema ?? schema;
    const said = status < 400 ? (known?.description ?? own) : allSaid(known?.description, own);
    const media = known?.mediaType ?? mediaType;
    this.#responses.set(status, {
      status,
      ...(better && { schema: better }),
      ...(said && { description: said }),
      ...(media && { mediaType: media }),
      ...(known?.isEmpty && !better && { isEmpty: true }),
    });
  }

  /** A response that holds nothing. */
  empty(status: number): void {
    const known = this.#responses.get(status);
    if (!known?.schema) this.#responses.set(status, { ...known, status, isEmpty: true });
  }

  /** A header of some answers; of those of success where none are named. */
  header(name: string, schema: Schema, statuses: readonly number[]): void {
    this.#headers.push({ name, schema, statuses });
  }

  answers(status: number): boolean {
    return this.#responses.has(status);
  }

  /** The names of what is taken there. */
  parametersIn(place: ParameterPlace): string[] {
    return [...this.#parameters.values()].flatMap((one) => (one.in === place ? one.name : []));
  }

  get hasSuccess(): boolean {
    return [...this.#responses.keys()].some((status) => status < 400);
  }

  #withHeaders(response: RouteResponse): RouteResponse {
    const { status } = response;
    const own = this.#headers.filter(({ statuses }) =>
      statuses.length > 0 ? statuses.includes(status) : status < 400,
    );
    const headers = Object.fromEntries(own.toReversed().map(({ name, schema }) => [name, schema]));
    return own.length === 0 ? response : { ...response, headers };
  }

  facts(): RouteFacts {
    const body: Body | undefined =
      this.consumes === '' ? this.body : { ...(this.body ?? { required: true }), mediaType: this.consumes };
    return {
      parameters: [...this.#parameters].map(([key, parameter]) =>
        this.#texts.has(key) ? { ...parameter, schema: typed(parameter.schema) } : parameter,
      ),
      ...(body && { body }),
      responses: [...this.#responses.values()]
        .map((response) => this.#withHeaders(response))
        .sort((a, b) => a.status - b.status),
      security: [...this.security],
      summary: this.summary,
      description: this.description,
      tag: this.tag,
      deprecated: this.deprecated,
    };
  }
}

/** Fields of both, with what was said of each before. */
function withKnown(known: Schema, more: Schema): Schema {
  const both = Object.entries(known.properties ?? {}).flatMap(([name, property]) => {
    const other = more.properties?.[name];
    return other && !property.$ref ? [[name, { ...other, ...property }] as const] : [];
  });
  const all = mergeObjects(known, more);
  return { ...all, properties: { ...all.properties, ...Object.fromEntries(both) } };
}

function keyOf(place: ParameterPlace, name: string): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** What is taken as text is a string where the code makes nothing else of it. */
function typed(schema: Schema = {}): Schema {
  return schema.type || schema.$ref || schema.oneOf || schema.allOf ? schema : { ...schema, type: 'string' };
}

/** Stands between the messages of one status, none of which holds it. */
export const BETWEEN = '\n';

/** Most messages of one status that are kept. */
const MOST_SAID = 6;

/** A failure may have several reasons. */
function allSaid(known: string | undefined, more: string | undefined): string | undefined {
  if (known === undefined || more === undefined) return known ?? more;
  const all = known.split(BETWEEN);
  const isCoded = codedMessage(more).code !== '';
  if (all.some((one) => tells(one, more) && !(isCoded && codedMessage(one).code === ''))) return known;
  // What is said with its code is not said again without.
  const others = all.filter((one) => !tells(more, one));
  return others.length >= MOST_SAID ? known : [...others, more].join(BETWEEN);
}

/** Whether a message is another one, or holds it beside its code. */
function tells(whole: string, part: string): boolean {
  const { code, message } = codedMessage(whole);
  return wordsOf(whole) === wordsOf(part) || code === part || (code !== '' && message === part);
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:an?|the)\b|[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

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
