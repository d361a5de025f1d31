import type { CodeModel } from '../../code/read-code.ts';
import type { Route, RouteResponse, Schema, SecurityScheme } from '../../code/model.ts';
import { readSettings } from '../../code/parts/settings.ts';
import { BETWEEN } from '../../code/handlers/facts.ts';
import { reasonOf } from '../../code/handlers/status.ts';
import { tableOf, type Column } from './columns.ts';
import { bullets, escapeMarkdown, join, listed, section, table, fence } from '../writing/markdown.ts';
import { writeBesideRoutes } from './beside-routes.ts';
import {
  assumedOf,
  authHeader,
  neededRights,
  sentence,
  sharedRate,
  usedTypes,
  writeEndpoint,
  writeProperties,
} from './endpoints.ts';
import { OPERATIONAL, writeQuickstart } from './quickstart.ts';
import type { Reader } from './reader.ts';
import { aboutInput } from './title.ts';
import { writeSettings } from './library-reference.ts';
import { describePort } from './port.ts';
import { rootPathOf } from './root-path.ts';
import { isPlural } from './title-words.ts';
import { nameRoutes, sharedPrefix, tasksOf, type NamedRoute } from './naming.ts';
import { code, describeLimits, describeType, fieldsOf, quoteMessage } from './types.ts';

/** The reference of an HTTP API in the order that its readers need it. */
export function writeApiReference(model: CodeModel, reader: Reader): string {
  const { routes, unseen } = withoutUnseen(nameRoutes(model.routes));
  const groups = groupsOf(routes);
  if (reader.audience === 'consumer') return writeForConsumers(groups);
  const withExamples = reader.audience !== 'devops' && reader.audience !== 'engineers';
  const read = readSettings(model);
  const settings = writeSettings(read);
  const port = describePort(model, read);
  const overview = join(
    escapeMarkdown(aboutInput(model)),
    writeOverview(routes, groups, unseen.length, reader.audience === 'engineers'),
  );
  const access = join(writeBaseUrl(model, port), writeAuthentication(model), writeRate(model));
  const endpoints = [...groups].map(([group, members]) =>
    section(2, group, ...members.map((route) => writeEndpoint(route, model, withExamples))),
  );
  const quickstart = writeQuickstart(routes, model);
  if (reader.kind === 'quickstart') return join(quickstart, access, overview, settings);
  if (reader.kind === 'readme') return join(overview, quickstart, access, settings, writeErrors(model));
  const beside = writeBesideRoutes(model);
  const others = writeUnseen(unseen, routes.length === 0);
  const rest = [others, writeErrors(model), writeTypes(model), beside];
  // Who works on the service starts from its data, and finds each endpoint in the code.
  if (reader.audience === 'engineers')
    return join(
      overview,
      writeTypes(model),
      access,
      ...endpoints,
      others,
      writeErrors(model),
      beside,
      settings,
    );
  if (reader.audience === 'devops')
    return join(settings, writeOperations(routes, port), overview, access, ...endpoints, ...rest);
  const start = reader.audience === 'developers' ? quickstart : '';
  return join(overview, start, access, ...endpoints, ...rest, settings);
}

/** Most routes without their code that have a section each. */
const MOST_UNSEEN = 2;

/** Routes whose code isn't shown have no more to say than their paths: many of them are only listed. */
function withoutUnseen(all: readonly NamedRoute[]): Record<'routes' | 'unseen', readonly NamedRoute[]> {
  const unseen = all.filter(
    ({ route }) =>
      (route.isElsewhere || (route.isUnseen && !route.body)) &&
      route.parameters.every(({ in: place }) => place === 'path'),
  );
  if (unseen.length <= MOST_UNSEEN) return { routes: all, unseen: [] };
  return { routes: all.filter((one) => !unseen.includes(one)), unseen };
}

function writeUnseen(unseen: readonly NamedRoute[], isAll: boolean): string {
  const [paths, requests] = [true, false].map((isPath) =>
    unseen.filter(({ route }) => (route.isUnseen ?? false) === isPath),
  );
  return join(
    section(
      2,
      isAll ? 'Endpoints' : 'Other endpoints',
      requests?.length !== 0 &&
        "[VERIFY] The code that answers these isn't shown: what else they take, and what they answer.",
      tableOf(REQUESTS, requests ?? []),
    ),
    section(
      2,
      'Other paths',
      paths?.length !== 0 &&
        "[VERIFY] The code that answers these isn't shown, nor which methods they accept.",
      tableOf(PATHS, paths ?? []),
    ),
  );
}

const HANDLER: Column<NamedRoute> = [
  'Handled by',
  ({ route }) => (route.name === '' ? '' : code(route.name)),
];
const PATHS: readonly Column<NamedRoute>[] = [['Path', ({ route }) => code(route.path)], HANDLER];
const REQUESTS: readonly Column<NamedRoute>[] = [
  ['Task', ({ title }) => escapeMarkdown(title)],
  ['Request', ({ route }) => code(requestOf(route))],
  [
    'Requires',
    ({ route: { security, ...route } }) =>
      neededRights(route) !== '' ? neededRights(route) : security.length > 0 ? 'authentication' : '',
  ],
];

const requestOf = ({ method, path }: Route): string => `${method === 'ANY' ? '*' : method} ${path}`;

/** By what they are about; where that is one endpoint each, all together. */
function groupsOf(routes: readonly NamedRoute[]): Map<string, NamedRoute[]> {
  const groups = Map.groupBy(routes, ({ group }) => group);
  const single = [...groups.values()].filter((members) => members.length === 1).length;
  const isScattered =
    groups.size > 2 && single >= routes.length / 2 && !routes.some(({ route }) => route.tag);
  return isScattered ? new Map([['Endpoints', [...routes]]]) : groups;
}

/** What the API lets people do, without requests. */
function writeForConsumers(groups: ReadonlyMap<string, readonly NamedRoute[]>): string {
  return join(
    ...[...groups].map(([group, members]) => section(2, group, bullets(tasksOf(members)))),
    '[VERIFY] The code shows what the service does, not the screens that people use. For steps in the product, send its screens and ask for a user guide.',
  );
}

/** What whoever runs the service asks first: where it listens, and how to see that it is well. */
function writeOperations(routes: readonly NamedRoute[], port: string): string {
  const checks = routes.filter(({ route }) => OPERATIONAL.test(route.path));
  return section(
    2,
    'Operations',
    bullets([
      port === '' ? "**Port:** [VERIFY] The code doesn't state it." : `**Port:** ${port}.`,
      checks.length > 0
        ? `**Health:** ${listed(checks.map(({ route }) => code(`${route.method} ${route.path}`)))}.`
        : '**Health:** [VERIFY] The code has no endpoint that tells whether the service is well.',
    ]),
  );
}

function writeOverview(
  routes: readonly NamedRoute[],
  groups: ReadonlyMap<string, readonly NamedRoute[]>,
  others: number,
  withHandlers: boolean,
): string {
  const told = [...groups].filter(([name]) => name !== 'General' && name !== 'Endpoints');
  // `me`, `login` and `live` are no things that a service is for.
  const main = told.filter(([name, members]) => members.length > 1 || isPlural(name));
  const isAll = told.every((one) => main.includes(one) || one[0] === 'Health');
  const names = (main.length > 0 && !isAll ? main : told).map(([name]) => name.toLowerCase());
  const most = names.length < told.length ? ', most of them' : '';
  // A list of single endpoints is the table below.
  const about =
    names.length > 0 && names.length <= 8 && routes.length > names.length * 2
      ? `${most} for ${listed(names)}`
      : '';
  if (routes.length === 0) return '';
  const total = routes.length + others;
  const count = total === 1 ? 'one endpoint' : `${total} endpoints`;
  const rest =
    others > 0 ? ` The code of ${others} isn't shown: see [Other endpoints](#other-endpoints).` : '';
  const hasFiles = withHandlers && routes.some(({ route }) => route.file);
  const rows = routes.map(({ route, title }) => [
    escapeMarkdown(title),
    code(requestOf(route)),
    ...(withHandlers ? [route.name ? code(route.name) : ''] : []),
    ...(hasFiles ? [route.file ? code(route.file) : ''] : []),
  ]);
  const header = ['Task', 'Request', ...(withHandlers ? ['Handler'] : []), ...(hasFiles ? ['File'] : [])];
  return section(2, 'Overview', `The API has ${count}${about}.${rest}`, table(header, rows));
}

function writeBaseUrl(model: CodeModel, port: string): string {
  const prefix = sharedPrefix(model.routes);
  const root = rootPathOf(model);
  const assumed = assumedOf(model);
  const where = port.startsWith('from ') ? 'the port' : 'port';
  const locally = port === '' ? '' : ` The code starts the service on ${where} ${port}.`;
  return section(
    2,
    'Base URL',
    `[VERIFY] The code doesn't name the public address of the service.${locally}`,
    assumed !== '' && `[VERIFY] ${assumed}`,
    root !== '' && `From outside, ${code(root)} stands in front of all paths.`,
    prefix !== '' && `All paths begin with ${code(prefix)}.`,
  );
}

function writeAuthentication({ security, routes }: CodeModel): string {
  if (security.size === 0)
    return section(
      2,
      'Authentication',
      routes.some(({ responses }) => responses.some(({ status }) => status === 401))
        ? `[VERIFY] Some endpoints answer ${code('401')} to callers they don't know. The code doesn't show how to sign in.`
        : '[VERIFY] The code shows no authentication. It may be added in front of the service.',
    );
  const guarded = routes.filter((route) => route.security.length > 0).length;
  const scope =
    guarded === routes.length
      ? 'Every endpoint requires authentication.'
      : 'Endpoints that require authentication say so.';
  return section(2, 'Authentication', scope, ...[...security.values()].map(describeScheme));
}

function writeRate({ routes }: CodeModel): string {
  const rate = sharedRate(routes);
  return section(
    2,
    'Rate limit',
    rate !== '' && `Callers can send ${rate}. More are answered with ${code('429')}.`,
  );
}

function describeScheme(scheme: SecurityScheme): string {
  const header = authHeader(scheme);
  if (scheme.in === 'cookie')
    return `Sign in first. The service keeps who you are in the cookie ${code(scheme.name ?? '')}: send it with each request.`;
  const where =
    scheme.name === 'Authorization'
      ? 'Send your token behind the word `Token`'
      : scheme.type === 'apiKey'
        ? `Send your API key in the ${scheme.in === 'header' ? `${code(scheme.name ?? '')} header` : `${code(scheme.name ?? '')} ${scheme.in ?? ''}`}`
        : scheme.scheme === 'basic'
          ? 'Send your user name and password with HTTP basic authentication'
          : scheme.description
            ? `${scheme.description} The examples send a token as a bearer token`
            : `Send a ${scheme.bearerFormat === 'JWT' ? 'JSON Web Token (JWT)' : 'token'} as a bearer token`;
  return join(`${where}${header ? ':' : '.'}`, header !== '' && fence('http', header));
}

/** All failures, those too that any endpoint may answer. */
function writeErrors({ routes, generalErrors }: CodeModel): string {
  const failures = [
    ...routes.flatMap(({ responses }) => responses.filter(({ status }) => status >= 400)),
    ...generalErrors,
  ];
  const byStatus = Map.groupBy(failures, ({ status }) => status);
  const rows = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, responses]) => [code(String(status)), `${reasonOf(status)}.`, messages(responses)]);
  const withMessages = rows.some(([, , text]) => text !== '');
  return section(
    2,
    'Errors',
    rows.length > 0 &&
      table(
        withMessages ? ['Status', 'Meaning', 'Messages'] : ['Status', 'Meaning'],
        withMessages ? rows : rows.map((row) => row.slice(0, 2)),
      ),
    rows.length > 0 && describeShape(failures),
  );
}

function messages(responses: readonly RouteResponse[]): string {
  const texts = [
    ...new Set(
      responses.flatMap(({ description, isStated }) => (isStated ? [] : (description?.split(BETWEEN) ?? []))),
    ),
  ];
  return texts.slice(0, 6).map(quoteMessage).join(', ') + (texts.length > 6 ? ', and others' : '');
}

/** The form that most failures have; those that frameworks answer may have another one than those that the code shows. */
function describeShape(failures: readonly RouteResponse[]): string {
  const schemas = failures.flatMap(({ schema }) => schema ?? []);
  const forms = Map.groupBy(schemas, (one) => JSON.stringify(Object.keys(one.properties ?? one)));
  const [most, ...others] = [...forms.values()].sort((left, right) => right.length - left.length);
  const [schema] = most ?? [];
  if (!schema) return "[VERIFY] The code doesn't state the form of an error's body.";
  const fields = Object.keys(schema.properties ?? {});
  const form =
    fields.length > 0
      ? `a JSON object with ${listed(fields.map((field) => code(field)))}`
      : describeType(schema);
  const isAll = failures.every((one) => one.schema ?? one.isEmpty);
  const mostly = others.length > 0 ? 'mostly ' : '';
  return isAll
    ? `An error's body is ${mostly}${form}.`
    : `[VERIFY] The code shows the body of some errors only: ${mostly}${form}.`;
}

function writeTypes({ routes, schemas }: CodeModel): string {
  const sent = new Set(
    usedTypes(
      routes.map((route) => ({ ...route, responses: [] })),
      schemas,
    ),
  );
  return section(
    2,
    'Types',
    ...usedTypes(routes, schemas).map((name) => writeType(name, schemas.get(name) ?? {}, sent.has(name))),
  );
}

function writeType(name: string, schema: Schema, isSent = true): string {
  const { description, allOf = [], oneOf = [] } = schema;
  const own = allOf.filter(({ properties }) => properties);
  const bases = allOf.filter(({ properties }) => !properties);
  return section(
    3,
    name,
    description && sentence(description),
    bases.length > 0 &&
      `Has all fields of ${listed(bases.map((base) => describeType(base)))}${own.length > 0 ? ', and these:' : '.'}`,
    oneOf.length > 0 &&
      join(
        'One of:',
        bullets(
          oneOf.map((part) =>
            part.properties
              ? fieldsOf(part)
              : [describeType(part), describeLimits(part)].filter(Boolean).join(': '),
          ),
        ),
      ),
    ...own.map((part) => writeProperties(part, isSent)),
    schema.properties && writeProperties(schema, isSent),
    schema.enum && `${sentence(describeType({ ...schema, enum: [] }))} ${describeLimits(schema)}`,
    !schema.properties &&
      allOf.length === 0 &&
      oneOf.length === 0 &&
      !schema.enum &&
      [sentence(describeType(schema)), describeLimits(schema)].filter(Boolean).join(' '),
  );
}
