import type { Expr, Statement } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import type { RouteReader } from '../routes/reader.ts';
import type { Guard } from '../routes/router.ts';
import { dotted } from '../routes/dialect.ts';
import { calculated } from '../project/arithmetic.ts';
import { entryOf, literalOf } from '../schemas/constraints.ts';
import { eachExpr, eachStatement } from './facts.ts';
import { branchOf } from './refused-limits.ts';
import { failuresIn } from './status.ts';
import { sizeInWords } from './uploads.ts';

/** Middleware that reads bodies, and the option that limits them. */
const PARSERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:express|bodyParser)\.json$/, 'limit'],
  [/^koaBody$/, 'jsonLimit'],
  [/^(?:koaBodyparser|bodyParser)$/, 'jsonLimit'],
  [/^bodyLimit$/, 'maxSize'],
];
/** Layers of axum, and settings of actix-web, whose only argument is the limit. */
const LIMITS = /^(?:DefaultBodyLimit\.max|RequestBodyLimitLayer\.new|(?:web\.)?PayloadConfig\.new)$/;
/** Flask's and Fastify's setting for the whole service. */
const SETTING =
  /(?:\bMAX_CONTENT_LENGTH["']?\]?\s*=|\bFastify\(\{[^{}]{0,200}\bbodyLimit:|\bfastify['"]?\)?\(\{[^{}]{0,200}\bbodyLimit:)\s*([\d_]+(?:\s*\*\s*[\d_]+){0,3})/;

/** The largest body that is taken, and whether what reads it answers `413` to a larger one. */
export interface BodySize {
  /** `256 KB` */
  readonly size: string;
  readonly isAnswered: boolean;
}

/** How large a body of a media type may be, as the handler, what stands in front of it, or the whole service says. */
export function bodySizeOf(
  body: readonly Statement[],
  guards: readonly Guard[],
  reader: RouteReader,
  scope: Scope,
  mediaType: string,
): BodySize | undefined {
  let own: unknown;
  // Go: `http.MaxBytesReader(w, r.Body, maxBody)`.
  eachExpr(body, (expr) => {
    if (expr.kind === 'call' && dotted(expr.callee) === 'http.MaxBytesReader')
      own ??= reader.constant(expr.args[2]?.value, scope);
  });
  if (typeof own === 'number') return { size: sizeInWords(own), isAnswered: false };
  for (const { expr, scope: at } of guards.toReversed()) {
    const size = expr.kind === 'call' ? parserLimit(expr, reader, at, mediaType) : undefined;
    if (size !== undefined) return { size, isAnswered: true };
  }
  const [, stated] = SETTING.exec(scope.module.text) ?? [];
  const bytes = stated?.split('*').reduce((all, one) => all * Number(one.replaceAll('_', '')), 1);
  return bytes ? { size: sizeInWords(bytes), isAnswered: true } : undefined;
}

/** The bytes that a handler answers `413` above: `if len(data) > MAX_BYTES: raise HTTPException(413)`. */
export function refusedSize(
  body: readonly Statement[],
  constant: (expr: Expr) => unknown,
): number | undefined {
  let bytes: number | undefined;
  eachStatement(body, (statement) => {
    if (statement.kind !== 'block') return;
    const { test, then } = branchOf(statement);
    if (!failuresIn(then).includes(413)) return;
    for (const part of test ? alternatives(test) : [])
      if (part.kind === 'binary' && /^>=?$/.test(part.operator)) bytes ??= calculated(part.right, constant);
  });
  return bytes;
}

function alternatives(test: Expr): Expr[] {
  return test.kind === 'binary' && /^(?:\|\||&&|or|and)$/.test(test.operator)
    ? [...alternatives(test.left), ...alternatives(test.right)]
    : [test];
}

function parserLimit(
  { callee, args }: Extract<Expr, { kind: 'call' }>,
  reader: RouteReader,
  scope: Scope,
  mediaType: string,
): string | undefined {
  const isOfJson =
    callee.kind === 'member' &&
    callee.name === 'limit' &&
    callee.object.kind === 'call' &&
    /JsonConfig\.default$/.test(dotted(callee.object.callee));
  if (LIMITS.test(dotted(callee)) || (isOfJson && mediaType === 'application/json')) {
    const bytes = numberIn(args[0]?.value, reader, scope);
    return bytes === undefined ? undefined : sizeInWords(bytes);
  }
  const option = PARSERS.find(([name]) => name.test(dotted(callee)))?.[1];
  // echo's `middleware.BodyLimit("256K")`.
  const [, many, letter] = /^(\d+)\s*([KMG])B?$/.exec(String(literalOf(args[0]?.value) ?? '')) ?? [];
  if (/\bBodyLimit$/.test(dotted(callee)) && many && letter) return `${many} ${letter}B`;
  // What reads JSON reads no files.
  const isRead = option === 'maxSize' || mediaType === 'application/json';
  const stated = option === undefined || !isRead ? undefined : entryOf(args[0]?.value, option);
  const value = literalOf(stated) ?? numberIn(stated, reader, scope);
  if (typeof value === 'number') return sizeInWords(value);
  const [, count = '', unit = ''] = /^(\d+)\s*(kb|mb|gb)$/i.exec(String(value)) ?? [];
  return count === '' ? undefined : `${count} ${unit.toUpperCase()}`;
}

function numberIn(expr: Expr | undefined, reader: RouteReader, scope: Scope): number | undefined {
  return calculated(expr, (part) => reader.constant(part, scope));
}
