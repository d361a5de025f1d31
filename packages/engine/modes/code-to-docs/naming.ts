import type { Route } from '../../code/model.ts';
import { article, imperative, isPlural, isVerb, sentenceCase, singular, words } from './title-words.ts';

const VERBS: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Create',
  PUT: 'Replace',
  PATCH: 'Update',
  DELETE: 'Delete',
  HEAD: 'Check',
  OPTIONS: 'Read the options of',
  ANY: 'Call',
  TRACE: 'Trace',
};
/** Paths that have the same name everywhere. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  login: 'Log in',
  logout: 'Log out',
  signin: 'Sign in',
  signout: 'Sign out',
  signup: 'Sign up',
  register: 'Register',
  health: 'Check the health of the service',
  healthz: 'Check the health of the service',
  up: 'Check the health of the service',
  ready: 'Check whether the service is ready',
  readyz: 'Check whether the service is ready',
  livez: 'Check whether the service is alive',
  ping: 'Check that the service answers',
  metrics: 'Get the metrics of the service',
  docs: 'Read the documentation',
};
/** What tells whether a service is well. */
const HEALTH = /^(?:health\w*|livez?|liveness|readyz?|readiness|ping|up)$/i;
/** Words of a path that no resource has. */
const NO_RESOURCE = /^(?:api|v\d+(?:\.\d+)*|rest|public|internal|services?|latest|v?\{.*\})$/i;

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
  const listedPaths = new Set(routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
  return routes.map((route) => {
    const group = route.tag ? sentenceCase(route.tag) : groupOf(route.path, prefix);
    // A comment on several methods of one path names none of them.
    const isShared = route.summary !== '' && (told.get(toldBy(route)) ?? 0) > 1;
    const plain = titleOf({
      ...route,
      ...(isShared && { summary: '' }),
      ...(isForAll(route) && { name: '' }),
      isCollection: listedPaths.has(route.path),
    });
    // What differs is told: whose it is, the method, or else the path too.
    const whole = `${plain} (${route.method} ${route.path})`;
    const names = [
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
  return length === 0 ? '' : `/${first.slice(0, length).join('/')}`;
}

function groupOf(path: string, prefix: string): string {
  const resource = path
    .slice(prefix.length)
    .replace(FORMAT, '')
    // What stands before a version is whose it is: `/-/npm/v1/tokens`.
    .replace(/^.*\/v\d+(?=\/[^{])/, '')
    .split('/')
    .find((part) => /\p{L}/u.test(part) && !NO_RESOURCE.test(part));
  if (HEALTH.test(resource ?? '')) return 'Health';
  const called = resource && CALL.exec(`/${resource}`)?.groups?.['things'];
  if (called) return sentenceCase(words(called));
  return resource ? sentenceCase(words(resource)) : 'General';
}

/** “One job.” above a handler that reads one: “Get one job”. */
function taskOf(said: string, method: string): string {
  const thing = /^(?:one|an?|the|all|every|each)(?: [a-z-]+){1,4}$/i.test(said) && method === 'GET';
  if (!thing) return sentenceCase(said);
  return `${/^(?:all|every|each) /i.test(said) ? 'List' : 'Get'} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** What of a route its title is made from. */
type NamingRoute = Pick<Route, 'method' | 'path' | 'summary' | 'name'> &
  Partial<Pick<Route, 'tag'>> & {
    /** It can also be read, so that its path names a thing and nothing to do. */
    readonly isCollection?: boolean;
  };

/** A heading for a route: what its comment says, else what its handler or its path is called. */
export function titleOf(route: NamingRoute): string {
  const { summary, method } = route;
  const name = route.name.replace(/Async$/, '');
  if (summary !== '' && summary.length <= 70)
    return taskOf(imperative(summary.replace(/(?<!\.)\.$/, '')), method);
  const called = words(name);
  const known = method === 'POST' ? WELL_KNOWN[name.toLowerCase()] : undefined;
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
  if (
    (isDone ||
      ((useful.test(called) || (method !== 'GET' && done !== '' && isVerb(doing))) && !isGeneric(name))) &&
    !/\b(?:handler|controller|async|endpoint|route)\b/i.test(called)
  )
    return sentenceCase(
      withArticle(withResource(called.replace(/^(?:fetch|find|show|read) /, 'get '), route), isDone),
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

/** `get product` as people say it; what can't be counted has no article. */
function withArticle(called: string, isVerbKnown = false): string {
  const [verb = '', noun = '', ...more] = called.split(' ');
  if (noun === 'me' && more.length === 0) return `${verb} the current user`;
  const takesOne = /^(?:get|create|update|delete|remove|add|replace|upload|archive|restore|cancel)$/.test(
    verb,
  );
  const isOne = more.length === 0 && !isPlural(noun) && !UNCOUNTED.test(noun) && noun !== '';
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
  return (takesOne || isVerbKnown) && isOne ? `${verb} ${article(noun)}` : called;
}

const UNCOUNTED =
  /(?:ing|ness|ware|ity|ance|ence)$|^(?:all|me|one|many|stock|status|state|info|information|health|config|configuration|history|content|metadata|access|feedback|search|by|data|media|children|people|news|root|index|it|them|new)$/i;

/** Formats of an answer that a path ends with. */
const FORMAT = /(?<=[\w}])\.(?:json|xml|html|php|(?<other>csv|pdf|xlsx|zip|ics|rss|png|svg))$/i;

function titleOfPath(whole: NamingRoute): string {
  const format = FORMAT.exec(whole.path)?.groups?.['other'];
  const path = whole.path.replace(FORMAT, '');
  const title = titleOfCall(path) ?? titleOfPlain({ ...whole, path });
  return format ? `${title} as ${format.toUpperCase()}` : title;
}

/** Paths that name what they do behind what they do it to: `/users.create`, `/conversations.list`. */
const CALL = /\/(?<things>[A-Za-z]\w*)\.(?<doing>[a-z]\w*)$/;

function titleOfCall(path: string): string | undefined {
  const { things, doing } = CALL.exec(path)?.groups ?? {};
  if (things === undefined || doing === undefined) return undefined;
  const [verb = '', ...rest] = words(doing).split(' ');
  const [one, many] = [article(singular(words(things))), words(things)];
  if (rest.length > 0)
    return isVerb(verb) || CRUD.test(verb) ? `${sentenceCase(words(doing))} (${many})` : undefined;
  if (/^(?:list|search|export|import)$/.test(verb)) return `${sentenceCase(verb)} ${many}`;
  if (/^(?:info|get|show|read|view)$/.test(verb)) return `Get ${one}`;
  return isVerb(verb) || CRUD.test(verb) ? `${sentenceCase(verb)} ${one}` : undefined;
}

const CRUD = /^(?:create|update|delete|destroy|replace|set|get|list)$/;

function titleOfPlain(route: NamingRoute): string {
  const { method, path } = route;
  const parts = path.split('/').filter((part) => part !== '' && !/^(?:api|v\d+(?:\.\d+)*|rest)$/i.test(part));
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (last === '') return titleOfRoot(route);
  if (last === 'me' && VERBS[method] !== undefined && method !== 'POST' && method !== 'ANY')
    return `${VERBS[method] ?? method} the current user`;
  if (last === '{wildcard}') {
    const owner = parts.findLast((part) => !part.startsWith('{'));
    return `${VERBS[method] ?? method} ${owner ? `anything under ${words(owner)}` : 'any other path'}`;
  }
  const known = WELL_KNOWN[last.toLowerCase().replace(/[^a-z]/g, '')];
  if (known !== undefined && !before.startsWith('{')) return known;
  if (last.startsWith('{')) {
    const owner = parts.findLast((part) => !part.startsWith('{'));
    // `DELETE /bookings/{id}` of a handler called `cancel`.
    if (isVerb(route.name) && owner)
      return `${sentenceCase(route.name.toLowerCase())} ${article(singular(words(owner)))}`;
    // `POST /retry/{run_id}`.
    const item = words(last.slice(1, -1)).replace(/ ?(?:ID|key|uuid|slug|name)$/, '');
    if (/^(?:POST|PUT|PATCH)$/.test(method) && owner && owner === before && isVerb(owner) && item !== '')
      return sentenceCase(`${words(owner)} ${article(item)}`);
    const noun = singular(words(owner ?? route.tag ?? ''));
    // What is sent to one thing changes it.
    if (method === 'POST' && noun !== '') return `Update ${article(noun)}`;
    return noun !== ''
      ? `${VERBS[method] ?? method} ${UNCOUNTED.test(noun) && !isPlural(owner ?? '') ? noun : article(noun)}`
      : `${VERBS[method] ?? method} by ${words(last.slice(1, -1))}`;
  }
  if (before.startsWith('{')) {
    const owner = article(singular(words(parts.at(-3) ?? route.tag ?? '')));
    const doing = words(route.name);
    // `POST /employees/{id}/leave` of a handler called `request`; `PUT /leave/{id}/approval` of `approve`.
    const isNamed = isVerb(doing) || doing === 'request';
    if (isNamed && method === 'POST' && route.isCollection)
      return sentenceCase(`${doing} ${article(singular(words(last)))}`);
    if (isVerb(doing) && words(last) !== doing && words(last).startsWith(doing.slice(0, -1)))
      return sentenceCase(`${doing} ${owner}`);
    const isCalled = method === 'POST' && doing.split(' ')[0] === words(last);
    const isDone = !route.isCollection && (isVerb(last) || isCalled);
    if (/^(?:POST|PUT|PATCH)$/.test(method) && isDone) return sentenceCase(`${words(last)} ${owner}`);
    if (method === 'POST' && /^upload$/i.test(last)) return `Upload to ${owner}`;
    if (method === 'GET')
      return `List ${words(last)} of ${owner}`.replace(/^List (\w+(?:[^s\s]))( of)/, 'Get the $1$2');
    return `${method === 'POST' ? 'Add' : (VERBS[method] ?? method)} ${method === 'POST' && isPlural(last) ? article(singular(words(last))) : words(last)} ${method === 'POST' ? 'to' : 'of'} ${owner}`;
  }
  if (/^(?:POST|PUT|PATCH)$/.test(method) && isVerb(last) && isPlural(before))
    return sentenceCase(`${words(last)} ${words(before)}`);
  // `/start` of a handler that is called so.
  const doing = words(last).split(' ')[0] ?? '';
  // `PUT /update-password`.
  const isSaid = method === 'POST' || (method !== 'GET' && words(last).includes(' '));
  if (isSaid && (isVerb(doing) || doesItself(route))) return sentenceCase(words(last));
  if (method === 'POST')
    return isPlural(last) ? `Create ${article(singular(words(last)))}` : `Post to ${words(last)}`;
  if (method === 'GET' && ASKED.test(doing)) return sentenceCase(words(last));
  // `GET /bookmarks/archived`.
  if (method === 'GET' && /[^e]ed$/.test(last) && isPlural(before))
    return `List ${words(last)} ${words(before)}`;
  if (method === 'GET') return isPlural(last) ? `List ${words(last)}` : `Get ${words(last)}`;
  return `${VERBS[method] ?? method} ${words(last)}`;
}

/** What is asked for by its verb: `GET /search`. */
const ASKED = /^(?:search|validate|verify|export|preview|download|compare|translate)$/;

/** Of a router that hangs nowhere yet: what it serves tells. */
function titleOfRoot({ method, tag = '' }: NamingRoute): string {
  const verb = VERBS[method] ?? method;
  const things = words(tag);
  if (things === '') return method === 'POST' ? 'Post to the root' : `${verb} the root`;
  if (method === 'POST') return `${verb} ${article(singular(things))}`;
  return `${method === 'GET' && isPlural(things) ? 'List' : verb} ${things}`;
}

/** Whether the handler is called as the path ends, also after a word that says that it handles: `handleRecalculate`. */
function doesItself({ name, path }: NamingRoute): boolean {
  const last = path
    .replace(/^.*\//, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
  const own = /^(?:handle|on|do)_?([A-Z]\w*|_\w+)$/.exec(name)?.[1] ?? name;
  return last !== '' && !isPlural(last) && own.replace(/[^A-Za-z0-9]/g, '').toLowerCase() === last;
}
