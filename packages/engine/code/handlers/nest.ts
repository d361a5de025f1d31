import type { ClassDecl, Decorator, Expr, FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import { entryOf, literalOf } from '../schemas/constraints.ts';
import { nameOf } from './annotation-parts.ts';
import { eachExpr } from './facts.ts';
import { statusOf } from './status.ts';
import type { HandlerContext } from './types.ts';
import { sizeInWords } from './uploads.ts';
import { isLimited } from './validation-failures.ts';

/** What Nest's own decorators say of the answer: headers, how its guards refuse, and a redirect, which is all that is sent. */
export function readNestMarks(
  { draft, reader, schemas }: HandlerContext,
  { decorators }: FunctionDecl,
  owner: ClassDecl | undefined,
): boolean {
  for (const { name, args } of decorators) {
    const [first, second] = args.map(({ value }) => value);
    const value = literalOf(second);
    const isMedia = first?.kind === 'string' && first.value.toLowerCase() === 'content-type';
    if (name === 'Header' && isMedia && value !== undefined)
      draft.response(200, undefined, undefined, String(value));
    else if (name === 'Header' && first?.kind === 'string' && value !== undefined)
      draft.header(first.value, { type: 'string', example: String(value) }, []);
    if (name === 'Sse') draft.response(200, undefined, undefined, 'text/event-stream');
    if (name === 'Redirect') draft.empty(statusOf(second) ?? 302);
  }
  const all = [...decorators, ...(owner?.decorators ?? [])];
  const guards = all
    .filter(({ name }) => name === 'UseGuards')
    .flatMap(({ args }) => args.map(({ value }) => nameOf(value)));
  // Passport answers strangers, and Nest whom a guard of roles keeps out.
  if (draft.security.size > 0 && guards.some((one) => /^(?:Jwt|Access\w*|Bearer)?AuthGuard/.test(one)))
    draft.response(401);
  if (guards.includes('RolesGuard') && all.some(({ name }) => name === 'Roles')) draft.response(403);
  // What its pipe refuses of what is sent.
  // Files are no matter of its.
  const sent = draft.body?.mediaType === 'multipart/form-data' ? undefined : draft.body?.schema;
  const status = isLimited(schemas.flatten(sent)) ? refusedWith(reader.project) : undefined;
  if (status) draft.response(status);
  return decorators.some(({ name }) => name === 'Redirect');
}

/** The status with which a `ValidationPipe` of the service refuses; undefined where it has none. */
function refusedWith({ files }: Project): number | undefined {
  const pipe = /\bnew ValidationPipe\((?:\{[^{}]*)?/;
  const [made] = pipe.exec(files.find(({ module }) => pipe.test(module.text))?.module.text ?? '') ?? [];
  if (made === undefined) return undefined;
  const name = /errorHttpStatusCode:\s*(?:HttpStatus\.)?(\w+)/.exec(made)?.[1] ?? '400';
  return Number(name) || statusOf({ kind: 'name', name });
}

/** The name under which a file is sent: `@UseInterceptors(FileInterceptor('photo'))`. */
export function fileField(declaration: FunctionDecl | undefined): string {
  for (const { name, args } of declaration?.decorators ?? [])
    for (const { value } of name === 'UseInterceptors' ? args : []) {
      const field = value.kind === 'call' ? value.args[0]?.value : undefined;
      if (/^Files?Interceptor\b/.test(nameOf(value)) && field?.kind === 'string') return field.value;
    }
  return '';
}

/** How large a file may be: `FileInterceptor('photo', { limits: { fileSize: 5_000_000 } })`. */
export function fileLimit(
  declaration: FunctionDecl | undefined,
  scope: Scope,
  { reader }: HandlerContext,
): string {
  for (const { name, args } of declaration?.decorators ?? [])
    for (const { value } of name === 'UseInterceptors' ? args : [])
      for (const given of value.kind === 'call' && /^Files?Interceptor\b/.test(nameOf(value))
        ? value.args
        : []) {
        const size = reader.constant(entryOf(entryOf(given.value, 'limits'), 'fileSize'), scope);
        if (typeof size === 'number') return `At most ${sizeInWords(size)}.`;
      }
  return '';
}

/** What `ParseFilePipe` checks of a file; undefined where nothing checks it. */
export function checkedFile(
  { args }: Decorator,
  scope: Scope,
  { reader }: HandlerContext,
): { readonly schema: Schema; readonly isRequired: boolean } | undefined {
  const said: string[] = [];
  let pipe: Expr | undefined;
  let isRequired = true;
  const see = (expr: Expr): void => {
    if (expr.kind !== 'call') return;
    const name = nameOf(expr.callee);
    const [first] = expr.args.map(({ value }) => value);
    if (/^ParseFilePipe/.test(name)) pipe = expr;
    const size = reader.constant(entryOf(first, 'maxSize'), scope);
    if (/MaxSize|MaxFileSize/.test(name) && typeof size === 'number')
      said.push(`At most ${sizeInWords(size)}.`);
    const type = entryOf(first, 'fileType');
    if (/FileType/.test(name) && type?.kind === 'string') said.push(`Of the type \`${type.value}\`.`);
    const needed = entryOf(first, 'fileIsRequired');
    if (needed?.kind === 'boolean' && !needed.value) isRequired = false;
  };
  eachExpr(
    args.map(({ value }) => ({ kind: 'expr' as const, value, doc: '' })),
    see,
  );
  return pipe && { schema: said.length > 0 ? { description: said.join(' ') } : {}, isRequired };
}
