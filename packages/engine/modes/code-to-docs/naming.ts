import type { Route } from '../../code/model.ts';
import {
  CALL,
  FORMAT,
  HEALTH,
  NO_RESOURCE,
  titleOfPath,
  UNCOUNTED,
  WELL_KNOWN,
  type NamingRoute,
} from './path-titles.ts';
import { article, imperative, isPlural, isVerb, sentenceCase, singular, words } from './title-words.ts';

/** A route with what it is called in the document. */
export interface NamedRoute {
  readonly route: Route;
  /** Unique in the document. */
  readonly title: string;
  /** The title alone, which others may have too. */
  readonly plain: string;
  readonly group: string;
  /** Unique in the document. */
  readonly operationId: string;
}

export function nameRoutes(routes: readonly Route[]): NamedRoute[] {
  const prefix = sharedPrefix(routes);
  const ids = new Set<string>();
  const titles = new Map<string, string>();
  const told = new Map<string, number>();
  const toldBy = ({ path, summary }: Route): string => `${path} ${summary}`;
  for (const route of routes) told.set(toldBy(route), (told.get(toldBy(route)) ?? 0) + 1);
  const handled = Map.groupBy(routes, ({ path, name }) => `${path} ${name}`);
  // One function that both changes and deletes is called as neither.
  const isForAll = ({ path, name }: Route): boolean => {
    const methods = (handled.get(`${path} ${name}`) ?? []).map(({ method }) => method);
    return methods.length > 1 && methods.some((method) => !/^(?:PUT|PATCH)$/.test(method));
  };
  // The same request in several versions.
  const inVersions = Map.groupBy(routes, versionless);
  const isInOthers = (route: Route): boolean => (inVersions.get(versionless(route)) ?? []).length > 1;
  const listedPaths = new Set(routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
  return routes.map((route) => {
    const group = route.tag ? sentenceCase(route.tag) : groupOf(route, prefix);
    // A comment on several methods of one path names none of them.
    const isShared = route.summary !== '' && (told.get(toldBy(route)) ?? 0) > 1;
    const plain = titleOf({
      ...route,
      ...(isShared && { summary: '' }),
      ...(isForAll(route) && { name: '' }),
      isCollection: listedPaths.has(route.path),
      isStream: route.responses.some(({ mediaType }) => mediaType === 'text/event-stream'),
      takesFile: route.body?.mediaType === 'multipart/form-data',
    });
    const version = VERSION.exec(route.path)?.[1]?.toLowerCase();
    // What differs is told: the version, whose it is, the method, or else the path too.
    const whole = `${plain} (${route.method} ${route.path})`;
    const names = [
      ...(version !== undefined && isInOthers(route) ? [`${plain} (${version})`] : []),
      plain,
      ...ownerOf(route.path).map((owner) => `${plain} of ${owner}`),
      ...(titles.get(plain) === route.method ? [] : [`${plain} (${route.method})`]),
    ];
    const title = names.find((name) => !titles.has(name)) ?? whole;
    titles.set(title, route.method);
    return {
      route,
      group,
      title,
      plain,
      operationId: uniqueId(operationIdsOf(route), ids),
    };
  });
}

const VERSION = /\/(v\d+(?:\.\d+)*)(?=\/|$)/i;
const versionless = ({ method, path }: Route): string => `${method} ${path.replace(VERSION, '')}`;

/** What can be done, without the requests that tell two ways to do it apart. */
export function tasksOf(routes: readonly NamedRoute[]): string[] {
  return [...new Set(routes.map(({ title }) => title.replace(/ \([A-Z]+ \/.*\)$/, '')))];
}

/** Of `/albums/{album}/songs/{song}`: `an album`. */
function ownerOf(path: string): string[] {
  const owner = /\/([\w-]+)\/\{[^{}]+\}\/[\w-]+\/\{[^{}]+\}\/?$/.exec(path)?.[1];
  return owner === undefined ? [] : [article(singular(words(owner)))];
}

/** The first name that is still free; with a number where none is. */
function uniqueId(names: readonly string[], taken: Set<string>): string {
  const last = names.at(-1) ?? 'operation';
  let id = names.find((name) => !taken.has(name));
  for (let count = 2; id === undefined; count += 1) if (!taken.has(`${last}${count}`)) id = `${last}${count}`;
  taken.add(id);
  return id;
}

/** Longest task that makes a readable name. */
const WORDS_OF_NAME = 5;

const GENERIC_NAME =
  /^(?:find|get|fetch|list|read|load|show|retrieve|delete|remove|destroy|update|edit|create|save|store|add|handle)(?:all|one|many|byid|item|items|list|index|data|it|async|handler|action|request)?$/i;

/** `get_all`, `testOne`: a name that says nothing outside of its class. */
function isGeneric(name: string): boolean {
  return (
    GENERIC_NAME.test(name.replace(/[^A-Za-z0-9]/g, '')) ||
    /(?:_|[a-z](?=[A-Z]))(?:one|all|many|items?)$/i.test(name)
  );
}

/** What an operation may be called, best first: as its handler, as what it does, as its request. */
function operationIdsOf(route: Route): string[] {
  const { name, method, path } = route;
  const parts = path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const request = camelCase([method.toLowerCase(), ...parts]);
  const resources = path.split('/').filter((part) => part !== '' && !NO_RESOURCE.test(part));
  const short = camelCase([
    method.toLowerCase(),
    ...resources.flatMap((part) => part.split(/[^A-Za-z0-9]+/)),
  ]);
  // What every handler is called says nothing.
  const own = name.replace(/_?(?:[Hh]andler|Endpoint|Controller|Action|Async)$|^handle(?=_?[A-Z])/g, '');
  const called = own.split(/[^A-Za-z0-9]+/).filter(Boolean);
  // `index`, `findOne`, `handler` say nothing outside their class.
  if ((called.length > 1 || /[a-z][A-Z]/.test(own)) && !isGeneric(own)) {
    const id = camelCase(called);
    return [id, short, id + sentenceCase(method.toLowerCase()), request];
  }
  const last = parts.at(-1)?.toLowerCase() ?? '';
  // `/login` is `login`, and not what the document says of it.
  if (WELL_KNOWN[last] !== undefined) {
    const id = /^(?:health|healthz|metrics|docs)$/.test(last) ? camelCase(['get', last]) : last;
    return [id, short, request];
  }
  const task = titleOfPath(route)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '' && !/^(?:an?|the)$/i.test(word));
  const names = resources.length > 0 ? [short, request] : [request];
  const version = sentenceCase(parts.find((part) => /^v\d+$/i.test(part)) ?? '');
  return task.length > 1 && task.length <= WORDS_OF_NAME
    ? [
        camelCase(task),
        // Beside `PUT`.
        ...(method === 'PATCH' ? [camelCase(['patch', ...task.slice(1)])] : []),
        camelCase(task) + version,
        ...names,
      ]
    : names;
}

function camelCase(parts: readonly string[]): string {
  return parts
    .map((part) => (/^[A-Z\d]+$/.test(part) ? part.toLowerCase() : part))
    .map((part, index) => (index === 0 ? part.charAt(0).toLowerCase() + part.slice(1) : sentenceCase(part)))
    .join('');
}

/** Segments that begin every path: `/api/v1`. */
export function sharedPrefix(routes: readonly Route[]): string {
  const [first = [], ...others] = routes.map(({ path }) => path.split('/').slice(1, -1));
  let length = 0;
  while (
    length < first.length &&
    NO_RESOURCE.test(first[length] ?? '') &&
    !first[length]?.startsWith('{') &&
    others.every((other) => other[length] === first[length])
  )
    length += 1;
  // `/farm/animals` and `/farm/fields`: what holds several collections is no thing itself.
  const base = first[length] ?? '';
  const below = new Set(routes.map(({ path }) => path.split('/')[length + 2] ?? ''));
  if (
    !/^$|\{/.test(base) &&
    !isPlural(base) &&
    others.every((other) => other[length] === base) &&
    below.size > 1 &&
    [...below].every(isPlural)
  )
    length += 1;
  return length === 0 ? '' : `/${first.slice(0, length).join('/')}`;
}

function groupOf({ path, responses }: Route, prefix: string): string {
  const resource = path
    .slice(prefix.length)
    .replace(FORMAT, '')
    // What stands before a version is whose it is: `/-/npm/v1/tokens`.
    .replace(/^.*\/v\d+(?=\/[^{])/, '')
    .split('/')
    .find((part) => /\p{L}/u.test(part) && !NO_RESOURCE.test(part));
  // `/live` may tell that the service lives, or send what happens.
  const isSocket = responses.some(({ status }) => status === 101);
  if (HEALTH.test(resource ?? '') && !isSocket) return 'Health';
  const called = resource && CALL.exec(`/${resource}`)?.groups?.['things'];
  if (called) return sentenceCase(words(called));
  return resource ? sentenceCase(words(resource)) : 'General';
}

/** “One job.” above a handler that reads one: “Get one job”; “Returns the jobs in the queue.”: “List the jobs in the queue”. */
function taskOf(said: string, method: string): string {
  const [, got = '', of = ''] =
    (method === 'GET' && /^Return (?:(all|the|an?) )?([a-z-]+)(?=[ ,]|$)/.exec(said)) || [];
  if (isPlural(of) && !UNCOUNTED.test(of)) return said.replace(/^Return/, 'List');
  if (/^(?:the|an?)$/.test(got)) return said.replace(/^Return/, 'Get');
  const thing = /^(?:one|an?|the|all|every|each)(?: [a-z-]+){1,4}$/i.test(said) && method === 'GET';
  if (!thing) return sentenceCase(said);
  return `${/^(?:all|every|each) /i.test(said) ? 'List' : 'Get'} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** A heading for a route: what its comment says, else what its handler or its path is called. */
export function titleOf(route: NamingRoute): string {
  const { summary, method } = route;
  const name = route.name.replace(/Async$/, '');
  if (summary !== '' && summary.length <= 70) {
    const said = summary.replace(/(?<!\.)\.$/, '');
    // “Reservations of a day” over `GET /reservations` names what is listed.
    const [first = ''] = said.split(' ', 1);
    const parts = words(route.path).split(' ');
    // “Upcoming events, soonest first”.
    const [, noun = ''] =
      /^(?:[A-Z][a-z]+(?:ing|ed)|All|Open|New|Recent|Active|Public|Available|Past|Current|Latest|Free|Overdue) ([a-z]+)(?=,|$)/.exec(
        said,
      ) ?? [];
    const isThing =
      method === 'GET' && [first, noun].some((one) => isPlural(one) && parts.includes(one.toLowerCase()));
    return isThing
      ? `List ${first.toLowerCase()}${said.slice(first.length)}`
      : taskOf(imperative(said), method);
  }
  const called = words(name);
  const known =
    method === 'POST' && !/\}\/[^/]+$/.test(route.path) ? WELL_KNOWN[name.toLowerCase()] : undefined;
  // `POST /parcels` of a handler called `register`.
  const things = /\/([a-z]+s)$/.exec(route.path)?.[1];
  if (known !== undefined && name === 'register' && things && isPlural(things))
    return `Register ${article(singular(things))}`;
  if (known !== undefined) return known;
  const useful =
    /^(?:get|list|find|fetch|create|add|insert|update|patch|delete|remove|search|upload|download|cancel|approve|export|import|send|reset|verify|register|sign|log|refresh|set|read|show|upsert|replace|archive|restore|publish|check|count|assign|enable|disable|start|stop|retry|sync|generate|validate|change|confirm|accept|reject|submit|mark|move|copy|invite|subscribe|unsubscribe|revoke|rotate|transfer)\s+\w+/i;
  // `sealBox` of `/boxes/seal`.
  const [doing = '', done = ''] = called.split(' ');
  const isDone =
    doing === words(route.path.replace(/^.*\//, '')) &&
    done !== '' &&
    words(route.path)
      .split(' ')
      .some((word) => singular(word) === singular(done));
  // `checkIn` of `/tickets/{code}/check-in` is done to what stands before.
  const isOfOne =
    called.includes(' ') &&
    new RegExp(String.raw`\}/${called.replaceAll(' ', '[-_]?')}$`, 'i').test(route.path);
  if (
    !isOfOne &&
    (isDone ||
      ((useful.test(called) || (method !== 'GET' && done !== '' && isVerb(doing))) && !isGeneric(name))) &&
    !/\b(?:handler|controller|async|endpoint|route)\b/i.test(called)
  )
    return sentenceCase(
      ofOwner(called, route.path) ??
        withArticle(
          withResource(called.replace(/^(?:fetch|find|show|read) /, 'get '), route),
          route.path,
          isDone,
        ),
    );
  return titleOfPath(route);
}

/** `delete legacy` of `/legacy/products/{id}` is said of a legacy product. */
function withResource(called: string, { path }: NamingRoute): string {
  const [verb = '', noun = '', ...more] = called.split(' ');
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const last = singular(words(parts.at(-1) ?? ''));
  const isBefore = parts.slice(0, -1).some((part) => words(part) === noun);
  if (more.length > 0 || !isBefore || isPlural(noun)) return called;
  const whole = `${noun} ${last}`;
  return /^(?:get|delete|remove|update|create|replace)$/.test(verb)
    ? `${verb} ${article(whole)}`
    : `${verb} ${whole}`;
}

/** `set status` of `/appointments/{id}/status`: `set the status of an appointment`. */
function ofOwner(called: string, path: string): string | undefined {
  const [, owner = '', last = ''] = /\/([a-z][\w-]*)\/\{[^{}]+\}\/([a-z][\w-]*)$/i.exec(path) ?? [];
  const [verb = '', ...noun] = called.split(' ');
  return /^(?:get|set|change|reset|replace|clear|toggle|update|upload|download|delete|remove)$/.test(verb) &&
    noun.length > 0 &&
    words(last) === noun.join(' ') &&
    !isPlural(last) &&
    isPlural(owner)
    ? `${verb} the ${words(last)} of ${article(singular(words(owner)))}`
    : undefined;
}

/** `get product` as people say it; what can't be counted has no article. */
function withArticle(called: string, path: string, isVerbKnown = false): string {
  const [verb = '', noun = '', ...more] = called.split(' ');
  // `bookings` in the path can be counted.
  const isCounted = new RegExp(String.raw`\b${noun}s\b`, 'i').test(path);
  if (noun === 'me' && more.length === 0) return `${verb} the current user`;
  const takesOne = /^(?:get|create|update|delete|remove|add|replace|upload|archive|restore|cancel)$/.test(
    verb,
  );
  const isOne = more.length === 0 && !isPlural(noun) && (isCounted || !UNCOUNTED.test(noun)) && noun !== '';
  const [second = '', ...others] = more;
  // `create order draft`.
  if (
    verb === 'create' &&
    second !== '' &&
    others.length === 0 &&
    !isPlural(second) &&
    !UNCOUNTED.test(second)
  )
    return `${verb} ${article(noun)} ${second}`;
  const isDoing = isVerb(verb) && isCounted;
  return (takesOne || isVerbKnown || isDoing) && isOne ? `${verb} ${article(noun)}` : called;
}
