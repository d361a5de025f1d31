import type { Route } from '../../code/model.ts';
import { article, isPlural, isVerb, sentenceCase, singular, words } from './title-words.ts';

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
export const WELL_KNOWN: Readonly<Record<string, string>> = {
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
  openapi: 'Get the OpenAPI document',
  swagger: 'Get the OpenAPI document',
};
/** What tells whether a service is well. */
export const HEALTH = /^(?:health\w*|livez?|liveness|readyz?|readiness|ping|up)$/i;
/** Words of a path that no resource has. */
export const NO_RESOURCE = /^(?:api|v\d+(?:\.\d+)*|rest|public|internal|services?|latest|v?\{.*\})$/i;

/** What of a route its title is made from. */
export type NamingRoute = Pick<Route, 'method' | 'path' | 'summary' | 'name'> &
  Partial<Pick<Route, 'tag'>> & {
    /** It can also be read, so that its path names a thing and nothing to do. */
    readonly isCollection?: boolean;
    readonly takesFile?: boolean;
    /** It answers with events as they happen. */
    readonly isStream?: boolean;
  };

export const UNCOUNTED =
  /(?:ing|ness|ware|ity|ance|ence)$|^(?:all|me|one|many|stock|status|state|info|information|health|config|configuration|history|content|metadata|access|feedback|search|by|data|media|children|people|news|root|index|it|them|new)$/i;

/** Formats of an answer that a path ends with. */
export const FORMAT = /(?<=[\w}])\.(?:json|xml|html|php|(?<other>csv|pdf|xlsx|zip|ics|rss|png|svg))$/i;

export function titleOfPath(whole: NamingRoute): string {
  const format = FORMAT.exec(whole.path)?.groups?.['other'];
  const path = whole.path.replace(FORMAT, '');
  const title = titleOfCall(path) ?? titleOfPlain({ ...whole, path });
  return format ? `${title} as ${format.toUpperCase()}` : title;
}

/** Paths that name what they do behind what they do it to: `/users.create`, `/conversations.list`. */
export const CALL = /\/(?<things>[A-Za-z]\w*)\.(?<doing>[a-z]\w*)$/;

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
  const hook = method === 'POST' ? titleOfHook(path) : undefined;
  if (hook) return hook;
  const known = WELL_KNOWN[last.toLowerCase().replace(/[^a-z]/g, '')];
  if (known !== undefined && !before.startsWith('{')) return known;
  if (last.startsWith('{')) {
    const owner = parts.findLast((part) => !part.startsWith('{'));
    // `DELETE /bookings/{id}` of a handler called `cancel`.
    const isDone = method !== 'GET' && !/^(?:leave|join|login)$/i.test(route.name);
    if (isDone && isVerb(route.name) && owner)
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
    const isCalled = method === 'POST' && (doing === words(last) || doing.split(' ')[0] === words(last));
    if (/^(?:POST|PUT|PATCH)$/.test(method) && CONDITION.test(last)) return `Mark ${owner} as ${words(last)}`;
    const preposition = method === 'POST' ? PREPOSITIONS[words(last)] : undefined;
    if (preposition) return sentenceCase(`${words(last)} ${preposition} ${owner}`);
    // `POST /events/{id}/cover` that takes a file.
    if (route.takesFile && isCalled && !isVerb(last) && !isPlural(last))
      return `Upload the ${words(last)} of ${owner}`;
    const isDone = !route.isCollection && (isVerb(last) || isCalled);
    if ((/^(?:POST|PUT|PATCH)$/.test(method) && isDone) || (method === 'DELETE' && isCancelled(last)))
      return sentenceCase(`${words(last)} ${owner}`);
    if (method === 'POST' && /^upload$/i.test(last)) return `Upload to ${owner}`;
    if (method === 'GET' && route.isStream) return `Stream the ${words(last)} of ${owner}`;
    if (method === 'GET')
      return isPlural(last) ? `List ${words(last)} of ${owner}` : `Get the ${words(last)} of ${owner}`;
    if (method === 'POST')
      return `Add ${UNCOUNTED.test(words(last)) ? words(last) : article(singular(words(last)))} to ${owner}`;
    const verb = method === 'PUT' && !isPlural(last) ? 'Set' : (VERBS[method] ?? method);
    return `${verb} the ${words(last)} of ${owner}`;
  }
  if (/^(?:POST|PUT|PATCH)$/.test(method) && isVerb(last) && isPlural(before))
    return sentenceCase(`${words(last)} ${words(before)}`);
  // `/start` of a handler that is called so.
  const doing = words(last).split(' ')[0] ?? '';
  // `PUT /update-password`.
  const isSaid = method === 'POST' || (method !== 'GET' && words(last).includes(' '));
  if (isSaid && (isVerb(doing) || doesItself(route))) return sentenceCase(words(last));
  if (method === 'POST' && /^create$/i.test(route.name) && !UNCOUNTED.test(last))
    return `Create ${article(singular(words(last)))}`;
  if (method === 'POST' && route.takesFile && !route.isCollection && isPlural(last))
    return `Upload ${words(last)}`;
  if (method === 'POST')
    return isPlural(last) ? `Create ${article(singular(words(last)))}` : `Post to ${words(last)}`;
  if (method === 'GET' && ASKED.test(doing)) return sentenceCase(words(last));
  // `GET /bookmarks/archived`.
  if (method === 'GET' && /^(?:latest|current)$/.test(last) && isPlural(before))
    return `Get the ${last} ${words(before)}`;
  if (method === 'GET' && last === 'mine' && isPlural(before)) return `List your ${words(before)}`;
  if (method === 'GET' && QUALITY.test(last) && isPlural(before))
    return `List ${words(last)} ${words(before)}`;
  if (method === 'GET' && route.isStream) return `Stream ${words(last)}`;
  if (method === 'GET' && isPlural(last)) return `List ${words(last)}`;
  const isOne = !isPlural(last) && !UNCOUNTED.test(last) && !/ /.test(words(last));
  return `${VERBS[method] ?? method} ${isOne ? 'the ' : ''}${words(last)}`;
}

/** `POST /hooks/stripe`, `POST /webhooks/carriers/{carrier}`, `POST /payments/webhook`: what another service tells. */
function titleOfHook(path: string): string | undefined {
  const [, from = '', one] = /\/(?:web)?hooks?\/([a-z][\w-]*)(\/\{[^{}]+\})?$/.exec(path) ?? [];
  if (from !== '' && !isVerb(from) && (one === undefined || !isPlural(from)))
    return `Receive a webhook from ${one ? article(words(from)) : sentenceCase(words(from))}`;
  const [, about = ''] = /\/([a-z][\w-]*)\/webhook$/.exec(path) ?? [];
  return about === '' || NO_RESOURCE.test(about) ? undefined : `Receive a webhook (${words(about)})`;
}

/** `DELETE /enrolments/{id}/cancel`. */
const isCancelled = (last: string): boolean =>
  /^(?:cancel|remove|revoke|withdraw|leave|clear|reset)$/.test(last);

/** What people do with a thing, and not to it: `POST /classes/{id}/sign-up`. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  'sign up': 'for',
  register: 'for',
  apply: 'for',
  vote: 'for',
  enroll: 'in',
  subscribe: 'to',
  unsubscribe: 'from',
  reply: 'to',
};
/** What tells some things from others: `GET /loans/overdue`. */
const QUALITY =
  /[^e]ed$|^(?:overdue|recent|open|popular|active|inactive|pending|due|available|top|trending|upcoming|past|public|private|nearby|similar|free|urgent|vacant|newest|oldest|favou?rite|idle|online|offline|missing|unpaid|unread|nearest|late|mandatory|optional|active)$/;
/** What a thing can be afterwards: `PUT /chores/{id}/done`. */
const CONDITION = /^(?:done|read|unread|paid|unpaid|completed|shipped|delivered|sold|sent|finished|ready)$/;

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
