import type { CallExpr, ClassDecl, Decorator, Expr, FunctionDecl } from '../ast.ts';
import type { Schema } from '../model.ts';
import { typeName, type Project } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf } from '../schemas/constraints.ts';
import { eachExpr } from './facts.ts';
import { saidRate } from './rate-limits.ts';
import type { HandlerContext } from './types.ts';

/** A view of Django's REST framework: the classes of its object, if it has one, and its function. */
export interface DjangoView {
  readonly lineage: readonly ClassDecl[];
  readonly declaration: FunctionDecl | undefined;
}

/** What the classes of a view say about who may call it and how often; its function's marks come first. */
export function readAccess({ draft, reader }: HandlerContext, view: DjangoView, method: string): void {
  const { project } = reader;
  if (!isRest(view)) return;
  const open =
    listed(view, 'permission_classes')?.map(nameOf) ?? settingsList(project, 'DEFAULT_PERMISSION_CLASSES');
  // All of them must let a caller in; `IsAuthenticatedOrReadOnly` lets in who only reads.
  const isRead = /^(?:GET|HEAD|OPTIONS)$/.test(method);
  const isOpen = open.every((one) => (isRead ? /AllowAny|(?:Or)?ReadOnly$/.test(one) : /AllowAny/.test(one)));
  const [scheme, ...others] = [
    ...(listed(view, 'authentication_classes') ?? []).map(nameOf),
    ...settingsList(project, 'DEFAULT_AUTHENTICATION_CLASSES'),
  ];
  if (!isOpen) {
    draft.security.delete('bearerAuth');
    draft.security.add(schemeOf(scheme ?? ''));
    // A session is no answer to who is asked for a token.
    if (scheme !== undefined) draft.response(/Session/.test(scheme) ? 403 : 401, DETAIL);
    if (others.length === 0 && open.some((one) => /Admin|Staff|DjangoModel/.test(one)))
      draft.response(403, DETAIL);
    if (open.some((one) => /^IsAdminUser$/.test(one))) draft.rights.push({ kind: 'role', names: ['staff'] });
  }
  for (const one of listed(view, 'throttle_classes') ?? []) draft.rate ||= rateOf(nameOf(one), view, project);
  if (draft.rate !== '') draft.response(429, DETAIL);
}

/** What Django's own views answer is no matter of the framework's settings. */
function isRest({ lineage, declaration }: DjangoView): boolean {
  return (
    declaration?.decorators.some(({ name }) => /^(?:api_view|action)$/.test(name)) === true ||
    lineage.some(({ bases }) => bases.some((base) => /(?:APIView|ViewSet)$/.test(typeName(base))))
  );
}

/** What the framework's own errors are sent as. */
const DETAIL = { type: 'object' as const, properties: { detail: { type: 'string' as const } } };
const RAISED =
  /^(?:PermissionDenied|NotFound|AuthenticationFailed|NotAuthenticated|Throttled|ParseError|APIException)$/;

/** Whether the framework answers an error of this name with `detail`. */
export function detailOf(name: string, text: string): typeof DETAIL | undefined {
  return RAISED.test(name) && /\brest_framework\b/.test(text) ? DETAIL : undefined;
}

/** What a view's own function does: looks an object up, has what is sent checked. */
export function readCalls({ draft }: HandlerContext, { body }: FunctionDecl): void {
  eachExpr(body, (expr) => {
    if (expr.kind !== 'call') return;
    const name = dotted(expr.callee);
    if (name === 'self.get_object') draft.response(404, DETAIL);
    const raises = expr.args.find((arg) => arg.name === 'raise_exception')?.value;
    if (name.endsWith('.is_valid') && raises?.kind === 'boolean' && raises.value) draft.response(400);
  });
}

/** Filters, a search, and an order, as the classes of a list name them. */
export function readFilters(
  { draft, schemas, reader }: HandlerContext,
  view: DjangoView,
  item: Schema | undefined,
): void {
  const known = schemas.flatten(item)?.properties ?? {};
  const typeOf = (name: string): Schema => {
    // What is written out as an object is asked for by its key.
    if (known[name]?.$ref) return { type: 'integer' };
    const { type = 'string', format, enum: values } = known[name] ?? {};
    const isPlain = /^(?:string|integer|number|boolean)$/.test(type);
    return isPlain
      ? { type, ...(format && { format }), ...(values && { enum: values }) }
      : { type: 'string' };
  };
  const add = (name: string, schema: Schema): void => draft.parameter('query', name, { schema });
  // django-filter: `filterset_class = BookFilter`.
  const stated = fieldOf(view, 'filterset_class');
  for (const { declaration } of stated ? reader.project.lineage(nameOf(stated)) : []) {
    for (const { name, value } of declaration.fields)
      if (value?.kind === 'call' && /Filter$/.test(dotted(value.callee)))
        add(
          name,
          filterType(nameOf(value.callee), () => typeOf(literalText(value, 'field_name') ?? name)),
        );
    const meta = declaration.body.find((one) => one.kind === 'class' && one.name === 'Meta');
    const fields =
      meta?.kind === 'class' ? meta.fields.find(({ name }) => name === 'fields')?.value : undefined;
    for (const name of texts(fields)) add(name, typeOf(name));
    for (const { key, value } of fields?.kind === 'object' ? fields.entries : [])
      for (const lookup of texts(value))
        add(
          lookup === 'exact' ? key : `${key}__${lookup}`,
          lookup === 'isnull' ? { type: 'boolean' } : typeOf(key),
        );
  }
  const filters = fieldOf(view, 'filterset_fields') ?? fieldOf(view, 'filter_fields');
  const names = filters?.kind === 'object' ? filters.entries.map(({ key }) => key) : texts(filters);
  for (const name of names) add(name, typeOf(name));
  const searched = texts(fieldOf(view, 'search_fields'));
  if (searched.length > 0)
    draft.parameter('query', 'search', {
      schema: { type: 'string' },
      description: `Searches ${searched.map((one) => `\`${one.replace(/^[\^=@$]/, '')}\``).join(', ')}.`,
    });
  const orders = texts(fieldOf(view, 'ordering_fields'));
  if (orders.length > 0)
    draft.parameter('query', 'ordering', {
      schema: { type: 'string', enum: orders.flatMap((one) => [one, `-${one}`]) },
    });
}

/** What `NumberFilter` and its like take; of others, the type of their field. */
function filterType(name: string, otherwise: () => Schema): Schema {
  if (/^Number/.test(name)) return { type: 'number' };
  if (/^Boolean/.test(name)) return { type: 'boolean' };
  if (/^Date(?:Filter|FromTo)/.test(name)) return { type: 'string', format: 'date' };
  if (/^(?:Iso)?DateTime/.test(name)) return { type: 'string', format: 'date-time' };
  return /^Char/.test(name) ? { type: 'string' } : otherwise();
}

function literalText({ args }: CallExpr, name: string): string | undefined {
  const value = args.find((arg) => arg.name === name)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

/** `lookup_value_regex = "[0-9]+"` */
export function readLookup({ draft }: HandlerContext, view: DjangoView): void {
  const pattern = literalOf(fieldOf(view, 'lookup_value_regex'));
  const name = literalOf(fieldOf(view, 'lookup_url_kwarg') ?? fieldOf(view, 'lookup_field')) ?? 'pk';
  if (typeof pattern === 'string')
    draft.parameter('path', String(name), { schema: { type: 'string', pattern: `^${pattern}$` } });
}

function schemeOf(name: string): string {
  if (/JWT/.test(name)) return 'bearerAuth';
  if (/Basic/.test(name)) return 'basicAuth';
  if (/Session/.test(name)) return 'sessionAuth';
  return name === 'TokenAuthentication' ? 'tokenAuth' : 'bearerAuth';
}

/** `rate = "30/min"` of a throttle's class, or the rate of its scope in the settings. */
function rateOf(name: string, view: DjangoView, project: Project): string {
  const lineage = project.lineage(name).map(({ declaration }) => declaration);
  const own = (field: string): unknown =>
    lineage
      .flatMap(({ fields }) => fields.filter((one) => one.name === field))
      .map(({ value }) => literalOf(value))[0];
  const rate = own('rate');
  if (typeof rate === 'string') return saidRate(rate);
  const bases = [
    name,
    ...lineage.flatMap((one) => one.bases.map((base) => (base.kind === 'named' ? base.name : ''))),
  ];
  const kind = bases.map((one) => /(Anon|User)RateThrottle$/.exec(one)?.[1]?.toLowerCase()).find(Boolean);
  const stated = bases.some((one) => /ScopedRateThrottle$/.test(one))
    ? literalOf(fieldOf(view, 'throttle_scope'))
    : undefined;
  const scope = own('scope') ?? stated ?? kind;
  return typeof scope === 'string' ? saidRate(settingIn(project, 'DEFAULT_THROTTLE_RATES', scope)) : '';
}

/** Of a dictionary of the settings: `"DEFAULT_THROTTLE_RATES": {"user": "60/min"}`. */
function settingIn(project: Project, setting: string, key: string): string {
  for (const { module } of project.files) {
    const at = module.text.indexOf(setting);
    const part = at < 0 ? '' : module.text.slice(at, at + 600).split('}')[0];
    const [, value = ''] =
      new RegExp(String.raw`["']${key.replace(/\W/g, '\\$&')}["']\s*:\s*["']([^"']+)["']`).exec(part ?? '') ??
      [];
    if (value !== '') return value;
  }
  return '';
}

function settingsList(project: Project, setting: string): string[] {
  for (const { module } of project.files) {
    const at = module.text.indexOf(setting);
    const part = at < 0 ? '' : (/[[(]([^\])]*)[\])]/.exec(module.text.slice(at, at + 600))?.[1] ?? '');
    const names = [...part.matchAll(/["'](?:[\w.]+\.)?(\w+)["']/g)].map(([, name = '']) => name);
    if (names.length > 0) return names;
  }
  return [];
}

/** What a mark of the function, or else a field of the class, lists; undefined where neither does. */
function listed({ lineage, declaration }: DjangoView, name: string): readonly Expr[] | undefined {
  const inMark = (marks: readonly Decorator[]): Expr | undefined =>
    marks.find((mark) => mark.name === name)?.args[0]?.value ??
    marks.find((mark) => mark.name === 'action')?.args.find((arg) => arg.name === name)?.value;
  const value = inMark(declaration?.decorators ?? []) ?? fieldOf({ lineage, declaration }, name);
  return value?.kind === 'array' ? value.items : undefined;
}

function fieldOf({ lineage }: DjangoView, name: string): Expr | undefined {
  return lineage
    .flatMap(({ fields }) => fields.filter((field) => field.name === name))
    .map(({ value }) => value)
    .find(Boolean);
}

const nameOf = (expr: Expr): string => dotted(expr).replace(/^.*\./, '');

function texts(expr: Expr | undefined): string[] {
  return expr?.kind === 'array'
    ? expr.items.flatMap((one) => (one.kind === 'string' ? [one.value] : []))
    : [];
}
