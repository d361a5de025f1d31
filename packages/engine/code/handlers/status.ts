import type { Expr, Statement } from '../ast.ts';
import { eachExpr } from './facts.ts';

/** Names of statuses without their separators, in lower case. */
const NAMES: Readonly<Record<string, number>> = {
  ok: 200,
  created: 201,
  accepted: 202,
  nocontent: 204,
  resetcontent: 205,
  partialcontent: 206,
  movedpermanently: 301,
  found: 302,
  seeother: 303,
  notmodified: 304,
  temporaryredirect: 307,
  permanentredirect: 308,
  badrequest: 400,
  unauthorized: 401,
  paymentrequired: 402,
  forbidden: 403,
  notfound: 404,
  methodnotallowed: 405,
  notacceptable: 406,
  requesttimeout: 408,
  conflict: 409,
  gone: 410,
  preconditionfailed: 412,
  payloadtoolarge: 413,
  requestentitytoolarge: 413,
  unsupportedmediatype: 415,
  imateapot: 418,
  unprocessableentity: 422,
  unprocessablecontent: 422,
  locked: 423,
  faileddependency: 424,
  preconditionrequired: 428,
  toomanyrequests: 429,
  internalservererror: 500,
  internalerror: 500,
  notimplemented: 501,
  badgateway: 502,
  serviceunavailable: 503,
  gatewaytimeout: 504,
  insufficientstorage: 507,
};

const REASONS: Readonly<Record<number, string>> = {
  101: 'Switching protocols',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  301: 'Moved permanently',
  302: 'Found',
  303: 'See other',
  304: 'Not modified',
  307: 'Temporary redirect',
  308: 'Permanent redirect',
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Payload too large',
  415: 'Unsupported media type',
  422: 'Unprocessable entity',
  423: 'Locked',
  424: 'Failed dependency',
  428: 'Precondition required',
  429: 'Too many requests',
  500: 'Internal server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
  507: 'Insufficient storage',
};

/** What a status is called in a sentence. */
export function reasonOf(status: number): string {
  return REASONS[status] ?? (status < 300 ? 'Success' : status < 400 ? 'Redirect' : 'Error');
}

/** `201`, `"201"`, `HttpStatus.CREATED`, `http.StatusCreated`, `status.HTTP_201_CREATED`, `StatusCode::CREATED`, `:created`. */
export function statusOf(expr: Expr | undefined): number | undefined {
  if (!expr) return undefined;
  if (expr.kind === 'number') return isStatus(expr.value) ? expr.value : undefined;
  if (expr.kind === 'string') return statusByName(expr.value);
  if (expr.kind === 'member') return statusByName(expr.name);
  // A variable that is called `found` or `created` is none.
  if (expr.kind === 'name') return /^[A-Z]/.test(expr.name) ? statusByName(expr.name) : undefined;
  if (expr.kind === 'call')
    return expr.callee.kind === 'member' && expr.callee.name === 'value'
      ? statusOf(expr.callee.object)
      : statusOf(expr.args[0]?.value);
  if (expr.kind === 'other' && expr.parts.length === 1) return statusOf(expr.parts[0]);
  // `error.status || 500`.
  if (expr.kind === 'binary' && /^(?:\|\||\?\?)$/.test(expr.operator))
    return statusOf(expr.left) ?? statusOf(expr.right);
  return undefined;
}

export function statusByName(name: string): number | undefined {
  const digits = /(?:^|_|[a-z])([1-5]\d\d)(?:_|$|[A-Z])/.exec(name)?.[1];
  if (digits) return Number(digits);
  const plain = name
    .replace(/^(?:http_?)?(?:status_?)?/i, '')
    .replace(/[_\s-]/g, '')
    .toLowerCase();
  return NAMES[plain];
}

const ERRORS: readonly (readonly [RegExp, number])[] = [
  [/NotFound|DoesNotExist|NoSuch|Missing(?:Entity|Resource)/i, 404],
  [/Unauthori[sz]ed|NotAuthenticated|AuthenticationFailed|InvalidCredentials|InvalidToken/i, 401],
  [/Forbidden|AccessDenied|PermissionDenied|NotAllowed(?!Method)/i, 403],
  [/Conflict|AlreadyExists|Duplicate/i, 409],
  [/Gone/, 410],
  [/PayloadTooLarge|RequestTooLarge/i, 413],
  [/Unprocessable/i, 422],
  [/TooManyRequests|RateLimit|Throttled/i, 429],
  [/NotImplemented/i, 501],
  [/BadGateway/i, 502],
  [/ServiceUnavailable/i, 503],
  [/BadRequest|Validation(?:Error|Exception|Failed)|InvalidInput|ParseError/i, 400],
  [/InternalServer|InternalError/i, 500],
];

/** The status that an error's class or constructor names: `NotFoundException`. */
export function statusOfError(name: string): number | undefined {
  return ERRORS.find(([pattern]) => pattern.test(name))?.[1];
}

function isStatus(value: number): boolean {
  return Number.isInteger(value) && value >= 100 && value <= 599;
}

/** The statuses of failures that statements give to what they call. */
export function failuresIn(statements: readonly Statement[]): number[] {
  const found = new Set<number>();
  const see = (value: Expr | undefined): void => {
    // `Response.json(body, { status: 401 })`
    const given =
      value?.kind === 'object'
        ? value.entries.find(({ key }) => /^status(?:Code)?$/.test(key))?.value
        : value;
    const status = given?.kind === 'string' ? undefined : statusOf(given);
    if (status !== undefined && status >= 400) found.add(status);
  };
  eachExpr(statements, (expr) => {
    for (const { value } of expr.kind === 'call' ? expr.args : []) see(value);
    // `return jsonify(error="…"), 401`
    if (expr.kind === 'array' && expr.items.length === 2) see(expr.items[1]);
  });
  return [...found];
}
