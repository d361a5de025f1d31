import type { CodeModel } from '../../code/read-code.ts';
import {
  REF,
  type Parameter,
  type Right,
  type Route,
  type RouteResponse,
  type Schema,
  type SecurityScheme,
} from '../../code/model.ts';
import { otherActions } from '../../code/routes/conventions.ts';
import { BETWEEN } from '../../code/handlers/facts.ts';
import { reasonOf } from '../../code/handlers/status.ts';
import { join, listed, section, table, fence } from '../writing/markdown.ts';
import { exampleOf, exampleRequest, isUntold, tellsMore } from './examples.ts';
import type { NamedRoute } from './naming.ts';
import { imperative } from './title-words.ts';
import { code, describeLimits, describeType, fieldsOf, quoteMessage } from './types.ts';

/** One endpoint: what it does, what it takes, what it answers, with an example of both. */
export function writeEndpoint({ route, title }: NamedRoute, model: CodeModel, withExamples = true): string {
  const isRateShared = sharedRate(model.routes) !== '';
  return section(
    3,
    title,
    fence('http', `${route.method === 'ANY' ? '*' : route.method} ${route.path}`),
    route.isUnseen ? `[VERIFY] ${UNSEEN}` : route.method === 'ANY' && 'Accepts every HTTP method.',
    route.deprecated && '> **Warning:** This endpoint is deprecated.',
    writeDescription(route, title),
    route.isHidden && "The service's own API description leaves it out.",
    writeAccess(route, isRateShared),
    ...(['path', 'query', 'header', 'cookie'] as const).map((place) => writeParameters(route, place)),
    writeBody(route),
    withExamples && writeExample(route, model),
    writeResponses(route, model, withExamples),
  );
}

const ASSUMED =
  "The routes aren't shown. Methods and paths are those that the framework's conventions give to the controller.";

/** What is taken for granted where the input shows controllers and no routes; empty where it shows them. */
export function assumedOf({ routes, project }: CodeModel): string {
  const assumed = routes.filter(({ isAssumed }) => isAssumed);
  if (assumed.length === 0) return '';
  if (assumed.some(({ framework }) => framework === 'Next.js'))
    return "The input doesn't name the file, whose folder gives the path. The paths here hold its parameters alone.";
  const others = otherActions(project).map((name) => code(name));
  const [isOne, list] = [others.length === 1, listed(others)];
  return isOne || others.length > 1
    ? `${ASSUMED} What the controller does in ${list} has ${isOne ? 'a path' : 'paths'} that only the routes tell.`
    : ASSUMED;
}
export const UNSEEN = "The code that answers isn't shown, nor which methods it accepts.";

/** Who may send it, and how often. */
function writeAccess({ security, rate, ...route }: Route, isRateShared: boolean): string {
  const asked = neededRights(route);
  const needed = asked === '' ? '' : ` and ${asked}`;
  return [
    security.length > 0 && `Requires authentication${needed}.`,
    rate !== undefined && !isRateShared && `Callers can send ${rate}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** ``the role `ADMIN` ``, ``one of the scopes `read:users` or `write:users` ``, ``the policy `Staff` ``; empty for none. */
export function neededRights({ rights = [], policies = [] }: Pick<Route, 'rights' | 'policies'>): string {
  const met =
    policies.length > 0 && `the ${policies.length > 1 ? 'policies' : 'policy'} ${listed(policies.map(code))}`;
  const single = Map.groupBy(
    rights.filter(({ names }) => names.length === 1),
    kindOf,
  );
  return [
    ...Array.from(single, ([kind, all]) => {
      const names = all.flatMap((one) => one.names);
      return `the ${kind}${names.length > 1 ? 's' : ''} ${listed(names.map(code))}`;
    }),
    ...rights
      .filter(({ names }) => names.length > 1)
      .map((one) => `one of the ${kindOf(one)}s ${listed(one.names.map(code), 'or')}`),
    met,
  ]
    .filter(Boolean)
    .join(' and ');
}

/** `read:lists` is a scope where the code doesn't say what it is. */
function kindOf({ kind, names }: Right): string {
  return kind ?? (names.some((name) => /[:.]/.test(name)) ? 'scope' : 'role');
}

/** How often callers may send any request, where all endpoints have the same limit; empty otherwise. */
export function sharedRate(routes: readonly Route[]): string {
  const [first] = routes;
  return first?.rate !== undefined && routes.every(({ rate }) => rate === first.rate) ? first.rate : '';
}

/** What the comment says beyond the heading. */
function writeDescription({ summary, description }: Route, title: string): string {
  return join(summary !== '' && !restates(summary, title) && sentence(summary), description);
}

/** `Lists orders.` says no more than `List orders`. */
export function restates(summary: string, title: string): boolean {
  const things = (text: string): string => plain(text).replace(/^(?:list|get|returns?) (?:the )?/, '');
  return things(summary) === things(title) || plain(imperative(summary)) === plain(title);
}

/** `Creator ID` says no more of `creatorId`. */
function restatesName(description: string | undefined, name: string): boolean {
  return (
    description !== undefined &&
    plain(description.replace(/^(?:the|an?)\s+/i, '')).replaceAll(' ', '') === plain(name)
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  // `dueAt is required` names a field as it is written.
  const isName = /^[a-z]+(?:[A-Z]|_[a-z])/.test(trimmed);
  const start = isName ? trimmed : trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /(?:[.!?:]\)?|`)$/.test(start) && !start.endsWith('`') ? start : `${start}.`;
}

const PLACES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
} as const;

function writeParameters({ parameters }: Route, place: Parameter['in']): string {
  const own = parameters.filter((parameter) => parameter.in === place);
  const rows = own.map(({ name, required, schema, description }) => ({
    name,
    required,
    // A parameter that is left out is how null is sent.
    type: describeType(schema && { ...schema, nullable: false }),
    text: join2(restatesName(description, name) ? undefined : description, describeLimits(schema)),
  }));
  return writeRows(PLACES[place], rows, place !== 'path');
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
}

function writeRows(title: string, rows: readonly Row[], withRequired = true): string {
  if (rows.length === 0) return '';
  const described = rows.some(({ text }) => text !== '');
  const header = [
    'Name',
    'Type',
    ...(withRequired ? ['Required'] : []),
    ...(described ? ['Description'] : []),
  ];
  const cells = rows.map(({ name, type, required, text }) => [
    code(name),
    type,
    ...(withRequired ? [required ? 'Yes' : 'No'] : []),
    ...(described ? [text] : []),
  ]);
  return join(title !== '' && `**${title}**`, table(header, cells));
}

function join2(description: string | undefined, limits: string): string {
  return [description && sentence(description), limits].filter(Boolean).join(' ');
}

/** A table of an object's properties; whether they must be there is asked of what is sent. */
export function writeProperties(schema: Schema, isSent = true): string {
  return writeRows('', propertyRows(schema, isSent), isSent || (schema.required ?? []).length > 0);
}

/** What has a default, and what only the service sets. */
const isLeftOut = ({ default: value, readOnly }: Schema): boolean =>
  (value !== undefined && value !== '') || readOnly === true;

/** Deepest object inside objects whose fields have rows of their own. */
const DEEPEST = 3;

/** Fields of objects without a name follow the field that holds them: `customer.email`, `lines[].amount`. */
function propertyRows(schema: Schema, isSent: boolean, before = '', depth = 0): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isList = property.type === 'array' && property.items?.properties !== undefined;
    const inner = isList ? property.items : property;
    return [
      {
        name: before + name,
        type: describeType(property),
        required: (schema.required?.includes(name) ?? false) && !(isSent && isLeftOut(property)),
        text: join2(
          restatesName(property.description, name) ? undefined : property.description,
          describeLimits(property),
        ),
      },
      ...(inner?.properties && depth < DEEPEST
        ? propertyRows(inner, isSent, `${before}${name}${isList ? '[]' : ''}.`, depth + 1)
        : []),
    ];
  });
}

function writeBody({ body }: Route): string {
  if (!body) return '';
  const { schema, mediaType, required, typeName, limit } = body;
  const media =
    mediaType === 'application/json'
      ? 'JSON'
      : mediaType === 'multipart/form-data'
        ? 'Multipart form data'
        : mediaType === 'application/x-www-form-urlencoded'
          ? 'Form data'
          : code(mediaType);
  const optional = `${required ? '' : ' Optional.'}${limit && !schema?.properties ? ` At most ${limit}.` : ''}`;
  if (!schema || Object.keys(schema).length === 0)
    return typeName !== undefined
      ? join(
          '**Request body**',
          `${media}: ${code(typeName)}. [VERIFY] The code of this type isn't shown.${optional}`,
        )
      : join('**Request body**', `${media}. [VERIFY] The code doesn't state its content.${optional}`);
  if (schema.properties)
    return join(
      '**Request body**',
      `${media}${limit ? `, at most ${limit},` : ''} with these fields:${optional}`,
      writeProperties(schema),
    );
  return join('**Request body**', `${media}: ${describeType(schema)}.${optional}`);
}

function writeExample(route: Route, model: CodeModel): string {
  const worthwhile =
    route.body !== undefined ||
    route.parameters.some(({ required, in: place }) => required && place !== 'path') ||
    route.parameters.some(({ schema, in: place }) => place === 'path' && schema);
  if (!worthwhile) return '';
  const [scheme] = route.security.map((name) => model.security.get(name));
  const header = scheme ? authHeader(scheme) : '';
  const request = exampleRequest(route, model.schemas, header);
  // A request without its content, or one that repeats the path, shows nothing.
  const [first = '', ...more] = request.split('\n');
  const isHollow = route.body
    ? !request.includes('\n\n') || isUntold(route, model.schemas)
    : first.split(' ')[1] === route.path && more.every((line) => line === header);
  return isHollow ? '' : join('**Example request**', fence('http', request));
}

export function authHeader(scheme: SecurityScheme): string {
  if (scheme.name === 'Authorization') return 'Authorization: Token YOUR_TOKEN';
  if (scheme.type === 'apiKey')
    return scheme.in === 'header' ? `${scheme.name ?? 'X-API-Key'}: YOUR_API_KEY` : '';
  return scheme.scheme === 'basic' ? 'Authorization: Basic CREDENTIALS' : 'Authorization: Bearer YOUR_TOKEN';
}

function writeResponses({ responses, method }: Route, model: CodeModel, withExamples: boolean): string {
  const success = responses.find(({ status }) => status < 400);
  // Many fields have a table of their own.
  const isList = success?.schema?.items?.properties !== undefined;
  const whole = isList ? success.schema?.items : success?.schema;
  const isWide = isList || hasManyFields(whole);
  const rows = responses.map((response) => [
    code(String(response.status)),
    describeResponse(response),
    isWide && response === success
      ? `${isList ? 'array of object' : 'object'} with the fields below${whole?.additionalProperties === true ? ', and others' : ''}`
      : bodyOf(response, method),
  ]);
  const fields = isWide && whole ? join('**Response fields**', writeProperties(whole, false)) : '';
  const all = success
    ? rows
    : [['[VERIFY]', "Success. The code doesn't state the status or the content.", '[VERIFY]'], ...rows];
  const withBody = all.some(([, , body]) => body !== '');
  const example =
    withExamples && success?.schema && success.status < 300 && success.schema.type !== 'string'
      ? exampleOf(success.schema, model.schemas)
      : undefined;
  const answer =
    example !== undefined && tellsMore(example) ? fence('json', JSON.stringify(example, null, 2)) : '';
  return join(
    '**Responses**',
    table(
      withBody ? ['Status', 'Meaning', 'Body'] : ['Status', 'Meaning'],
      withBody ? all : all.map((row) => row.slice(0, 2)),
    ),
    writeHeaders(responses),
    fields,
    answer !== '' && '**Example response**',
    answer,
  );
}

/** What is set besides the bodies, and on which of several answers. */
function writeHeaders(responses: readonly RouteResponse[]): string {
  const statuses = new Map<string, { schema: Schema; with: number[] }>();
  for (const { status, headers = {} } of responses)
    for (const [name, schema] of Object.entries(headers)) {
      const known = statuses.get(name) ?? { schema, with: [] };
      statuses.set(name, { ...known, with: [...known.with, status] });
    }
  const rows = [...statuses].map(([name, { schema, with: sent }]) => [
    code(name),
    describeType(schema),
    listed(sent.map((status) => code(String(status)))),
    schema.example === undefined ? '' : `For example, ${code(String(schema.example))}.`,
  ]);
  const isDescribed = rows.some(([, , , text]) => text !== '');
  return rows.length === 0
    ? ''
    : join(
        '**Response headers**',
        table(
          ['Name', 'Type', 'Status', ...(isDescribed ? ['Description'] : [])],
          isDescribed ? rows : rows.map((row) => row.slice(0, 3)),
        ),
      );
}

/** So many fields of an answer that a sentence can't hold them. */
const MANY = 4;

function hasManyFields(schema: Schema | undefined): boolean {
  const properties = Object.values(schema?.properties ?? {});
  return properties.length > MANY || properties.some((one) => one.properties ?? one.items?.properties);
}

function describeResponse({ status, description, isStated }: RouteResponse): string {
  const reason = reasonOf(status);
  if (!description || plain(description) === plain(reason)) return `${reason}.`;
  return status >= 400 && !isStated
    ? `${reason}: ${description.split(BETWEEN).map(quoteMessage).join(', ')}`
    : sentence(description);
}

function bodyOf({ schema, status, mediaType, isEmpty }: RouteResponse, method: string): string {
  if (
    (isEmpty && !schema) ||
    status === 101 ||
    status === 204 ||
    status === 205 ||
    status === 304 ||
    method === 'HEAD' ||
    (status >= 300 && status < 400)
  )
    return '';
  if (mediaType) return code(mediaType);
  // `z.null()`
  if (schema && Object.keys(schema).length === 1 && schema.nullable) return '';
  if (!schema) return status >= 400 ? '' : '[VERIFY]';
  return schema.properties && !schema.$ref ? fieldsOf(schema) : describeType(schema);
}

/** The named types that routes use, with those that these use. */
export function usedTypes(routes: readonly Route[], schemas: ReadonlyMap<string, Schema>): string[] {
  const used = new Set<string>();
  const see = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const ref = (value as Schema).$ref;
    if (typeof ref === 'string' && ref.startsWith(REF)) {
      const name = ref.slice(REF.length);
      if (used.has(name)) return;
      used.add(name);
      see(schemas.get(name));
    } else for (const part of Object.values(value)) see(part);
  };
  for (const route of routes) see([route.parameters, route.body, route.responses]);
  return [...used].sort((a, b) => (a < b ? -1 : 1));
}
