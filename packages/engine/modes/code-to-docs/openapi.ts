import { stringify } from 'yaml';
import type { CodeModel } from '../../code/read-code.ts';
import {
  METHODS,
  type Parameter,
  type Route,
  type RouteResponse,
  type Schema,
  type SecurityScheme,
} from '../../code/model.ts';
import { BETWEEN } from '../../code/handlers/facts.ts';
import { reasonOf } from '../../code/handlers/status.ts';
import { codedMessage } from '../../code/handlers/answer-parts.ts';
import { assumedOf, neededRights, restates, sentence, UNSEEN, usedTypes } from './endpoints.ts';
import { nameRoutes, type NamedRoute } from './naming.ts';
import { rootPathOf } from './root-path.ts';
import { aboutInput, versionOfInput } from './title.ts';
import { code } from './types.ts';

/** An OpenAPI 3.0.3 document of the routes, as YAML. */
export function writeOpenApi(whole: CodeModel, title: string): string {
  const told = whole.routes.filter(({ isHidden }) => !isHidden);
  const model = told.length > 0 ? { ...whole, routes: told } : whole;
  const routes = nameRoutes(model.routes);
  const paths: Record<string, Record<string, unknown>> = {};
  // Two paths that differ in the names of their parameters only are one to OpenAPI.
  const templates = new Map<string, string>();
  for (const named of routes) {
    const key = named.route.path.replace(/\{[^{}]+\}/g, '{}');
    const path = templates.get(key) ?? named.route.path;
    templates.set(key, path);
    const methods = named.route.method === 'ANY' ? METHODS.slice(0, 5) : [named.route.method];
    for (const method of methods) {
      const operations = (paths[path] ??= {});
      const id =
        methods.length > 1
          ? `${named.operationId}${method.charAt(0)}${method.slice(1).toLowerCase()}`
          : named.operationId;
      if (METHODS.some((known) => known === method))
        operations[method.toLowerCase()] ??= operation(renamed(named, path), id, model.security);
    }
  }
  const tags = [...new Set(routes.map(({ group }) => group))];
  const types = usedTypes(model.routes, model.schemas);
  const version = versionOfInput(model);
  const document = {
    openapi: '3.0.3',
    info: {
      title,
      version: version || '[VERIFY]',
      description: [
        ...[aboutInput(model)].filter(Boolean),
        `[VERIFY] The code doesn't state ${version ? '' : "the API's version or "}the address of its server.`,
        ...[assumedOf(model)].filter(Boolean),
      ].join(' '),
    },
    servers: [{ url: rootPathOf(model) || '/', description: '[VERIFY] The public address of the service.' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      ...(types.length > 0 && {
        schemas: Object.fromEntries(types.map((name) => [name, clean(model.schemas.get(name) ?? {})])),
      }),
      ...(model.security.size > 0 && { securitySchemes: Object.fromEntries(model.security) }),
    },
  };
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd();
}

/** The same route under the parameter names of a path that came first. */
function renamed(named: NamedRoute, path: string): NamedRoute {
  if (named.route.path === path) return named;
  const names = (text: string): string[] => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const [from, to] = [names(named.route.path), names(path)];
  const parameters = named.route.parameters.map((parameter) =>
    parameter.in === 'path'
      ? { ...parameter, name: to[from.indexOf(parameter.name)] ?? parameter.name }
      : parameter,
  );
  return { ...named, route: { ...named.route, path, parameters } };
}

/** OAuth 2's schemes list the scopes that a caller needs. */
function scopesOf({ rights = [] }: Route, scheme: SecurityScheme | undefined): string[] {
  const known = scheme?.flows?.password.scopes ?? {};
  return rights.flatMap(({ kind, names }) =>
    kind === 'scope' && names.length === 1 ? names.filter((name) => name in known) : [],
  );
}

function operation(
  { route, plain: title, group }: NamedRoute,
  operationId: string,
  schemes: ReadonlyMap<string, SecurityScheme>,
): unknown {
  const { parameters, body, responses, description, summary, security, deprecated, method } = route;
  const said = [
    summary && !restates(summary, title) ? sentence(summary) : '',
    description,
    route.isUnseen && `[VERIFY] ${UNSEEN}`,
    writeAccess(route),
  ]
    .filter(Boolean)
    .join('\n\n');
  const carriesBody = body && !/^(?:GET|HEAD|DELETE)$/.test(method);
  return {
    operationId,
    tags: [group],
    summary: title,
    ...(said && { description: said }),
    ...(deprecated && { deprecated }),
    ...(parameters.length > 0 && { parameters: distinct(parameters).map(parameter) }),
    ...(carriesBody && {
      requestBody: {
        ...(body.limit && { description: `At most ${body.limit}.` }),
        required: body.required,
        content: {
          [body.mediaType]: { schema: clean(body.schema ?? (body.typeName ? { title: body.typeName } : {})) },
        },
      },
    }),
    responses:
      responses.length > 0
        ? Object.fromEntries(
            withSuccess(responses).map((response) => [String(response.status), describe(response)]),
          )
        : {
            default: {
              description:
                !body && /^(?:POST|PUT|PATCH)$/.test(method)
                  ? "[VERIFY] The code doesn't state what to send, nor the response."
                  : "[VERIFY] The code doesn't state the response.",
            },
          },
    ...(security.length > 0 && {
      security: security.map((name) => ({ [name]: scopesOf(route, schemes.get(name)) })),
    }),
  };
}

/** What OpenAPI 3.0 has no place for: roles, and how often callers may send a request. */
function writeAccess({ rate, ...route }: Route): string {
  const asked = neededRights(route);
  const needed = asked !== '' && `Requires ${asked}.`;
  return [needed, rate !== undefined && `Callers can send ${rate}.`].filter(Boolean).join(' ');
}

function withSuccess(responses: readonly RouteResponse[]): readonly RouteResponse[] {
  return responses.some(({ status }) => status < 400)
    ? responses
    : [{ status: 200, description: "[VERIFY] The code doesn't state the response." }, ...responses];
}

function distinct(parameters: readonly Parameter[]): Parameter[] {
  return [...new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])).values()].filter(
    ({ in: place, name }) => place !== 'header' || !/^(?:accept|content-type|authorization)$/i.test(name),
  );
}

function parameter({ name, in: place, required, schema, description }: Parameter): unknown {
  return {
    name,
    in: place,
    required,
    ...(description && { description: sentence(description) }),
    schema: clean(
      schema && Object.keys(schema).length > 0
        ? // What must be sent is there.
          required
          ? { ...schema, nullable: false }
          : schema
        : { type: 'string', description: "[VERIFY] The code doesn't state the type." },
    ),
  };
}

/** An error's message with the code behind it that programs read: `The seat is taken (`seat_taken`)`. */
function inWords(text: string): string {
  const { code: name, message } = codedMessage(text);
  if (name === '') return message;
  return message === '' ? code(name) : `${message.replace(/[.!]$/, '')} (${code(name)})`;
}

function describe({ status, schema, description, mediaType, headers, isEmpty }: RouteResponse): unknown {
  const empty = isEmpty ?? (status === 204 || status === 205 || status === 304 || (status >= 300 && !schema));
  const media = mediaType ?? 'application/json';
  return {
    description: description
      ? sentence(description.split(BETWEEN).map(inWords).join('; '))
      : `${reasonOf(status)}.`,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, { schema: clean(value) }]),
      ),
    }),
    ...(!empty &&
      (schema || mediaType || status < 300) && {
        content: {
          [media]: {
            schema: clean(
              schema ??
                (mediaType
                  ? { type: 'string' }
                  : { description: "[VERIFY] The code doesn't state the content." }),
            ),
          },
        },
      }),
  };
}

/** Without what 3.0 doesn't allow: anything beside a `$ref`, a nullable without a type, a required list that is empty. */
function clean(schema: Schema): unknown {
  if (schema.$ref) return { $ref: schema.$ref };
  const { required, properties, items, additionalProperties, allOf, oneOf, nullable, ...rest } = schema;
  // A list of texts is of texts.
  const ofTexts = !rest.type && rest.enum?.every((value) => typeof value === 'string');
  const kept = required?.filter((name) => properties?.[name] !== undefined) ?? [];
  return {
    ...(ofTexts && { type: 'string' }),
    ...rest,
    ...(nullable && (rest.type || allOf) && { nullable }),
    ...(rest.type === 'array' && { items: clean(items ?? {}) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, clean(property)]),
      ),
    }),
    ...(kept.length > 0 && { required: [...new Set(kept)] }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : clean(additionalProperties),
    }),
    ...(allOf && { allOf: allOf.map(clean) }),
    ...(oneOf && { oneOf: oneOf.map(clean) }),
  };
}
