import type { CallExpr, Expr, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import { dotted } from '../routes/dialect.ts';
import { entryOf, withLimit } from '../schemas/constraints.ts';
import { eachExpr } from './facts.ts';
import type { HandlerContext } from './types.ts';

const FILE: Schema = { type: 'string', format: 'binary' };

/** multer: `upload.single('photo')`, `upload.array('files', 3)`, `upload.fields([{ name: 'photo', maxCount: 1 }])`. */
export function readUpload(
  { draft, reader }: HandlerContext,
  { callee, args }: CallExpr,
  scope: Scope,
): void {
  if (callee.kind !== 'member' || !/^(?:single|array|fields)$/.test(callee.name)) return;
  const made = callee.object.kind === 'name' ? scope.find(callee.object.name)?.expr : callee.object;
  const isMulter = made?.kind === 'call' && made.callee.kind === 'name' && /multer/i.test(made.callee.name);
  if (!isMulter && !/^upload/i.test(callee.object.kind === 'name' ? callee.object.name : '')) return;
  const limits = entryOf(made?.kind === 'call' ? made.args[0]?.value : undefined, 'limits');
  const size = reader.constant(entryOf(limits, 'fileSize'), scope);
  const largest = typeof size === 'number' ? `At most ${sizeInWords(size)}` : '';
  const said = (text: string): Schema => (largest === '' ? {} : { description: `${text}.` });
  const [first, second] = args.map(({ value }) => value);
  const fileOf = (name: Expr | undefined, isMany: boolean, most: Expr | undefined): [string, Schema][] => {
    const count = reader.constant(most, scope);
    const several = typeof count === 'number' && { maxItems: count };
    const schema: Schema = isMany
      ? { type: 'array', items: FILE, ...several, ...said(`${largest} each`) }
      : { ...FILE, ...said(largest) };
    return name?.kind === 'string' ? [[name.value, schema]] : [];
  };
  const files =
    callee.name === 'fields' && first?.kind === 'array'
      ? first.items.flatMap((item) => fileOf(entryOf(item, 'name'), true, entryOf(item, 'maxCount')))
      : fileOf(first, callee.name === 'array', second);
  if (files.length > 0)
    draft.bodyOf({ type: 'object', properties: Object.fromEntries(files) }, 'multipart/form-data');
}

/** How large the only file of a form may be, as the handler refuses it; whether there is such a file. */
export function limitUpload(draft: HandlerContext['draft'], bytes: number): boolean {
  const { body } = draft;
  const { properties = {} } = body?.schema ?? {};
  const files = Object.keys(properties).filter((name) => properties[name]?.format === 'binary');
  const [file, another] = files;
  const known = file === undefined || another !== undefined ? undefined : properties[file];
  if (!body || !file || !known) return false;
  const size = sizeInWords(bytes);
  const limited = known.description?.includes(size) ? known : withLimit(known, `At most ${size}.`);
  draft.body = { ...body, schema: { ...body.schema, properties: { ...properties, [file]: limited } } };
  return true;
}

/** The only file of a form, of which a handler refuses that it is missing: `if (!req.file) return res.status(400)…`. */
export function requireUpload(draft: HandlerContext['draft'], names: ReadonlySet<string>): void {
  const { body } = draft;
  const { properties = {}, required = [] } = body?.schema ?? {};
  const files = Object.keys(properties).filter(
    (name) => (properties[name]?.items ?? properties[name])?.format === 'binary',
  );
  const [file, another] = files;
  if (!body || !file || another || required.includes(file)) return;
  if (![file, 'file', 'files'].some((name) => names.has(name))) return;
  draft.body = { ...body, schema: { ...body.schema, required: [...required, file] } };
}

/** What is sent beside a file is text, unless the code makes more of it. */
export function formOf(fields: ReadonlyMap<string, Schema>): Schema {
  const properties = [...fields].map(([name, schema]) => [name, { type: 'string' as const, ...schema }]);
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, Schema> };
}

/** A size in bytes as people say it: `5 MB`. */
export function sizeInWords(bytes: number): string {
  const step = bytes % 1024 === 0 ? 1024 : 1000;
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let value = bytes;
  while (units.length > 1 && value >= step && value % step === 0) {
    value /= step;
    units.shift();
  }
  return `${value} ${units[0] ?? ''}`;
}

/** Names that code asks for files: `file instanceof File`. */
export function filesIn(body: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  eachExpr(body, (expr) => {
    const isTest = expr.kind === 'binary' && expr.operator === 'instanceof';
    if (isTest && expr.left.kind === 'name' && /^(?:File|Blob)$/.test(dotted(expr.right)))
      names.add(expr.left.name);
  });
  return names;
}

/** `form.get('file') as File`, and what it is of. */
export function formField(
  value: Expr | undefined,
  isForm: (object: Expr) => boolean,
  isChecked = false,
): readonly [string, Schema] | undefined {
  const [read, type] = value?.kind === 'other' ? value.parts : isChecked ? [value] : [];
  const [name] = read?.kind === 'call' ? read.args : [];
  if (read?.kind !== 'call' || read.callee.kind !== 'member' || read.callee.name !== 'get') return undefined;
  if (name?.value.kind !== 'string' || !isForm(read.callee.object)) return undefined;
  if (type?.kind !== 'type' && !isChecked) return undefined;
  const isFile = isChecked || /"name":"(?:File|Blob)"/.test(JSON.stringify(type));
  return [name.value.value, { type: 'string', ...(isFile && { format: 'binary' }) }];
}
