import type { Arg, Decorator, Expr } from '../ast.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Guard } from '../routes/router.ts';
import { dotted } from '../routes/dialect.ts';
import { entryOf, literalOf, numberOf } from '../schemas/constraints.ts';

const LIMITERS = /(?:rate_?limit|limiter|throttle|limit_?by)/i;
const COUNT = /^(?:max|limit|to|points|requests|permitLimit)$/;
const WINDOW = /^(?:windowMs|timeWindow|within|ttl|window|duration|interval|per|by)$/;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:millis(?:econds?)?|ms)$/i, 0.001],
  [/^s(?:ec(?:ond)?s?)?$/i, 1],
  [/^m(?:in(?:ute)?s?)?$/i, 60],
  [/^h(?:ours?)?$/i, 3600],
  [/^d(?:ays?)?$/i, 86_400],
];

/** How often callers may send a request, as what stands in front of its handler says: `100 requests a minute`; empty where nothing does. */
export function rateOf(
  guards: readonly Guard[],
  marks: readonly Decorator[],
  reader: RouteReader,
  options?: Expr,
): string {
  const own = entryOf(entryOf(options, 'config'), 'rateLimit');
  const calls = [
    // Fastify: `config: { rateLimit: { max: 5, timeWindow: '1 minute' } }`.
    ...(own ? [{ name: 'rateLimit', args: [{ value: own }] }] : []),
    ...marks.map(({ name, target, args }) => ({ name: `${dotted(target)}.${name}`, args })),
    ...guards.flatMap(({ expr, scope: at }) => {
      const made = expr.kind === 'name' || expr.kind === 'member' ? reader.value(expr, at) : undefined;
      const kept = expr.kind === 'name' ? at.find(expr.name)?.expr : undefined;
      const call = made?.kind === 'code' ? made.expr : (kept ?? expr);
      if (call.kind === 'string') return [{ name: call.value, args: [] }];
      return call.kind === 'call' ? [{ name: dotted(call.callee), args: call.args }] : [];
    }),
  ];
  for (const { name, args } of calls) {
    const [first] = args;
    const policy =
      /^(?:\.?EnableRateLimiting|.*\.RequireRateLimiting)$/.test(name) && first?.value.kind === 'string';
    const rate = policy ? policyRate(reader, first.value) : LIMITERS.test(name) ? rateIn(name, args) : '';
    if (rate !== '') return rate;
  }
  return '';
}

/** ASP.NET's `AddFixedWindowLimiter("writes", o => { o.PermitLimit = 20; o.Window = TimeSpan.FromMinutes(1); })`. */
function policyRate(reader: RouteReader, name: Expr): string {
  const sign = new RegExp(
    String.raw`Add\w+Limiter\(\s*"${name.kind === 'string' ? name.value.replace(/\W/g, '\\$&') : ''}"[^]{0,200}?PermitLimit\s*=\s*(\d+)[^]{0,100}?Window\s*=\s*TimeSpan\.From(\w+)\((\d+)\)`,
  );
  for (const { module } of reader.project.files) {
    const [, count = '', unit = '', many = ''] = sign.exec(module.text) ?? [];
    if (count !== '') return said(Number(count), Number(many) * unitOf(unit));
  }
  return '';
}

/** flask-limiter's `default_limits=["200 per hour"]`, which holds where nothing else is said. */
export function defaultRate(text: string): string {
  const [, said = ''] =
    /\bLimiter\([^()]*(?:\([^()]*\)[^()]*)*default_limits\s*=\s*\[\s*["']([^"']+)["']/.exec(text) ?? [];
  return saidRate(said);
}

/** `30/min` in words. */
export function saidRate(text: string): string {
  return rateIn('', [{ value: { kind: 'string', value: text } }]);
}

function rateIn(name: string, args: readonly Arg[]): string {
  // echo: `RateLimiter(NewRateLimiterMemoryStore(rate.Limit(20)))`, a second.
  const store = args[0]?.value;
  const limit =
    store?.kind === 'call' && /MemoryStore$/.test(dotted(store.callee)) ? store.args[0]?.value : undefined;
  const second = numberOf(limit?.kind === 'call' ? limit.args[0]?.value : limit);
  if (second !== undefined) return said(second, 1);
  // Laravel: `throttle:60,1`, in minutes.
  const [, laravel, minutes] = /^throttle:(\d+),(\d+)$/.exec(name) ?? [];
  if (laravel) return said(Number(laravel), Number(minutes) * 60);
  const [first, then] = args.map(({ value }) => value);
  // slowapi and Flask-Limiter: `5/minute`, `10 per hour`.
  const text = first?.kind === 'string' ? first.value : '';
  const [, count, many = '1', unit = ''] = /^(\d+)\s*(?:\/|per)\s*(\d+)?\s*(\w+)$/.exec(text) ?? [];
  if (count) return said(Number(count), Number(many) * unitOf(unit));
  const options = first?.kind === 'object' ? first : undefined;
  const inner = options?.entries.find(({ value }) => value.kind === 'object')?.value;
  const isOptions = options?.entries.some(({ key }) => COUNT.test(key));
  const entries = (!isOptions && inner?.kind === 'object' ? inner : options)?.entries ?? [];
  const named = [
    ...entries.map(({ key, value }) => [key, value] as const),
    ...args.map(({ name: key = '', value }) => [key, value] as const),
  ];
  const find = (names: RegExp): Expr | undefined => named.find(([key]) => names.test(key))?.[1];
  const most = numberOf(find(COUNT) ?? (options ? undefined : first)) ?? 0;
  const key = named.find(([one]) => WINDOW.test(one))?.[0] ?? '';
  const window = find(WINDOW) ?? (options ? undefined : then);
  // Plain numbers are milliseconds to scripts.
  const seconds = window ? secondsOf(window, /^(?:windowMs|timeWindow|ttl)$/.test(key) ? 0.001 : 1) : 0;
  return most > 0 && seconds > 0 ? said(most, seconds) : '';
}

/** `15 * 60 * 1000`. */
function numbersIn(expr: Expr): number | undefined {
  if (expr.kind === 'binary' && expr.operator === '*') {
    const [left, right] = [numbersIn(expr.left), numbersIn(expr.right)];
    return left !== undefined && right !== undefined ? left * right : undefined;
  }
  if (expr.kind === 'other' && expr.parts.length === 1 && expr.parts[0] && expr.text.startsWith('('))
    return numbersIn(expr.parts[0]);
  return numberOf(expr);
}

/** `60000`, `time.Minute`, `5*time.Second`, `3.minutes`, `"1 minute"`; 0 where it isn't known. */
function secondsOf(expr: Expr, unit: number): number {
  const plain = numbersIn(expr);
  if (plain !== undefined) return plain * unit;
  if (expr.kind === 'binary' && expr.operator === '*') {
    const [left, right] = [numbersIn(expr.left), numbersIn(expr.right)];
    return (left ?? secondsOf(expr.left, 1)) * (right ?? secondsOf(expr.right, 1));
  }
  if (expr.kind === 'member') return (numbersIn(expr.object) ?? 1) * unitOf(expr.name);
  const [, count = '', word = ''] = /^(\d+)\s*(\w+)$/.exec(String(literalOf(expr) ?? '')) ?? [];
  return count === '' ? 0 : Number(count) * unitOf(word);
}

function unitOf(word: string): number {
  return UNITS.find(([names]) => names.test(word))?.[1] ?? 0;
}

/** `100 requests a minute`, `5 requests in 15 minutes`. */
function said(count: number, seconds: number): string {
  if (seconds <= 0) return '';
  const [unit, size] = (
    [
      ['day', 86_400],
      ['hour', 3600],
      ['minute', 60],
      ['second', 1],
    ] as const
  ).find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const many = seconds / size;
  const requests = `${count} request${count === 1 ? '' : 's'}`;
  return many === 1
    ? `${requests} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
    : `${requests} in ${many} ${unit}s`;
}
