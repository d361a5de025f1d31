import type { ClassDecl, Expr, FunctionDecl } from '../ast.ts';
import type { Scope } from '../project/scope.ts';
import { entriesOf } from './annotation-parts.ts';
import type { HandlerContext } from './types.ts';

/** What is sent and answered where it isn't JSON: `@Consumes("image/*")`, `@GetMapping(produces = "text/csv")`. */
export function readMediaTypes(
  { draft, reader }: HandlerContext,
  method: FunctionDecl,
  owner: ClassDecl | undefined,
  scope: Scope,
): void {
  const stated = (name: RegExp, key: RegExp): string | undefined =>
    [method, ...(owner ? [owner] : [])]
      .flatMap(({ decorators }) =>
        decorators.flatMap((mark) =>
          entriesOf(mark)
            .filter(([own]) => (name.test(mark.name) ? /^(?:value)?$/.test(own) : key.test(own)))
            .map(([, value]) => mediaOf(value, (expr) => reader.string(expr, scope))),
        ),
      )
      .find((media) => media !== undefined);
  const sent = stated(/^Consumes$/, /^consumes$/);
  if (sent && !/(?:^|\/)json/.test(sent) && draft.body?.mediaType === 'application/json')
    draft.consumes = sent;
  const answered = stated(/^Produces$/, /^produces$/);
  if (!answered || /json|problem/.test(answered)) return;
  for (const { status, isEmpty } of draft.facts().responses)
    if (status >= 200 && status < 300 && status !== 204 && !isEmpty)
      draft.response(status, undefined, undefined, answered);
}

/** What `res.render(…)`, `c.text(…)` or `res.type('text/csv').send(…)` answer with. */
export function mediaOfAnswer(name: string, object: Expr): string | undefined {
  if (name === 'text') return 'text/plain';
  return name === 'html' || name === 'render' ? 'text/html' : mediaInChain(object);
}

/** `res.type('application/pdf').send(pdf)`; JSON needs no words. */
function mediaInChain(expr: Expr): string | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'member') return undefined;
  const { name, object } = expr.callee;
  const [first, second] = expr.args.map(({ value }) => value);
  const isNamed = first?.kind === 'string' && /^content-type$/i.test(first.value);
  const stated = /^(?:type|contentType)$/.test(name)
    ? first
    : /^(?:set|header|setHeader)$/.test(name) && isNamed
      ? second
      : undefined;
  if (stated?.kind !== 'string') return mediaInChain(object);
  return /^[\w.+-]+\/(?!json\b)[\w.+-]+/.exec(stated.value)?.[0];
}

/** `"image/png"`, the first of a list, or a constant such as `MediaType.TEXT_PLAIN_VALUE`. */
function mediaOf(expr: Expr, textOf: (expr: Expr) => string | undefined): string | undefined {
  if (expr.kind === 'array') return expr.items[0] && mediaOf(expr.items[0], textOf);
  const text = textOf(expr);
  if (text?.includes('/')) return text;
  const [kind = '', ...name] =
    expr.kind === 'member' || expr.kind === 'name'
      ? expr.name
          .replace(/_VALUE$/, '')
          .toLowerCase()
          .split('_')
      : [];
  if (!/^(?:application|text|image|audio|video|multipart)$/.test(kind) || name.length === 0) return undefined;
  return `${kind}/${name.join('-').replace(/^form-urlencoded$/, 'x-www-form-urlencoded')}`;
}
