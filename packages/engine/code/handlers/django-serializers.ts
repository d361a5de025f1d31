import type { ClassDecl, Expr, FunctionDecl, Statement } from '../ast.ts';
import type { Schema } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { returnedValues } from '../routes/expressions.ts';
import type { RawRoute } from '../routes/router.ts';
import { readPages } from './django-pages.ts';
import { readAccess, readCalls, readFilters, readLookup } from './django-access.ts';
import { readErrors } from './python-errors.ts';
import type { HandlerContext } from './types.ts';

/** Django's REST framework: what a view's serializer holds. */
export function readSerializers(
  context: HandlerContext,
  route: RawRoute,
  declaration: FunctionDecl | undefined,
): void {
  const { draft, schemas, reader } = context;
  const lineage = route.owner === undefined ? [] : reader.project.lineage(route.owner);
  if (declaration) readCalls(context, declaration);
  if (route.framework === 'Django')
    readAccess(context, { lineage: lineage.map((one) => one.declaration), declaration }, route.method);
  if (route.owner === undefined) return;
  const own = (name: string): Expr | undefined =>
    lineage
      .flatMap((one) => one.declaration.fields.filter((field) => field.name === name))
      .map(({ value }) => value)
      .find(Boolean);
  const view = { lineage: lineage.map((one) => one.declaration), declaration };
  readLookup(context, view);
  // `@action(serializer_class=WeighingSerializer)`
  const ofAction = declaration?.decorators
    .find(({ name }) => name === 'action')
    ?.args.find(({ name }) => name === 'serializer_class')?.value;
  const serializer = ofAction ?? chosenFor(route, view.lineage, own('serializer_class'));
  const scope = lineage[0]?.scope;
  if ((serializer?.kind !== 'name' && serializer?.kind !== 'member') || !scope) return;
  const known = schemas.schema({ kind: 'named', name: serializer.name, args: [] }, scope);
  const bases = JSON.stringify(lineage.map((one) => one.declaration.bases));
  const isViewSet = /ViewSet/.test(bases);
  const answersItself = isViewSet || /(?:List|Create|Retrieve|Update|Destroy)\w*APIView"/.test(bases);
  const keyed = ofAction && own('serializer_class');
  readKey(
    context,
    route,
    own('lookup_field'),
    keyed
      ? schemas.schema({ kind: 'named', name: dotted(keyed).replace(/^.*\./, ''), args: [] }, scope)
      : known,
  );
  if (ofAction && declaration && /"name":"get_serializer"/.test(JSON.stringify(declaration.body)))
    draft.bodyOf(known);
  const isList =
    route.method === 'GET' &&
    !isOfOne(route) &&
    (isViewSet || !/Retrieve/.test(JSON.stringify(lineage[0]?.declaration.bases ?? [])));
  if (declaration && returnedValues(declaration.body).length > 0) return;
  // Of a serializer that the input doesn't hold, the name; whether a list of it comes in pages isn't known.
  const schema = known ?? (isList ? undefined : { title: serializer.name.replace(/(?<=\w)Serializer$/, '') });
  if (/^(?:POST|PUT|PATCH)$/.test(route.method)) draft.bodyOf(schema);
  // What the framework's own views answer to what a serializer refuses, and of what isn't there.
  if (answersItself && /^(?:POST|PUT|PATCH)$/.test(route.method)) draft.response(400);
  if (answersItself && isOfOne(route)) draft.response(404);
  if (isList) readFilters(context, view, known);
  // What the framework calls on its way may refuse: `perform_create`.
  const hook = {
    POST: 'perform_create',
    PUT: 'perform_update',
    PATCH: 'perform_update',
    DELETE: 'perform_destroy',
  }[route.method];
  const called = lineage.find((one) => one.declaration.methods.some(({ name }) => name === hook));
  const method = called?.declaration.methods.find(({ name }) => name === hook);
  if (called && method) readErrors(context, method, called.scope);
  const pages = isList && schema ? readPages(context, own('pagination_class'), schema) : undefined;
  if (route.method === 'DELETE') draft.response(204);
  else
    draft.response(
      route.method === 'POST' ? 201 : 200,
      pages ?? (isList && schema ? { type: 'array', items: schema } : schema),
    );
}

/** The key in the path is of the type that the serializer tells of its field. */
function readKey(
  { draft, schemas }: HandlerContext,
  { path }: RawRoute,
  lookup: Expr | undefined,
  known: Schema | undefined,
): void {
  const name = lookup?.kind === 'string' ? lookup.value : 'pk';
  const { type, format } = schemas.flatten(known)?.properties?.[name === 'pk' ? 'id' : name] ?? {};
  if (type && path.includes(`{${name}}`) && !draft.parametersIn('path').includes(name))
    draft.parameter('path', name, { schema: { type, ...(format && { format }) } });
}

/** Whether a path ends with the key of one. */
export const isOfOne = ({ path }: RawRoute): boolean => /\}\/?$/.test(path);

/** The serializer that `get_serializer_class` gives back for a route, or else the one of the class. */
function chosenFor(
  route: RawRoute,
  lineage: readonly ClassDecl[],
  stated: Expr | undefined,
): Expr | undefined {
  const chooser = lineage
    .flatMap(({ methods }) => methods)
    .find(({ name }) => name === 'get_serializer_class');
  if (!chooser) return stated;
  const chosen = returnedFor(chooser.body, {
    'self.action': actionOf(route),
    'self.request.method': route.method,
  });
  return chosen && /(?:^|\.)(?:serializer_class|get_serializer_class)$/.test(dotted(chosen))
    ? stated
    : chosen;
}

function actionOf(route: RawRoute): string {
  const isOne = isOfOne(route);
  if (route.name !== '') return route.name;
  if (route.method === 'GET') return isOne ? 'retrieve' : 'list';
  return { POST: 'create', PUT: 'update', PATCH: 'partial_update', DELETE: 'destroy' }[route.method] ?? '';
}

/** What a body returns where its conditions compare only known values with texts; undefined where they ask for more. */
function returnedFor(body: readonly Statement[], known: Readonly<Record<string, string>>): Expr | undefined {
  for (const statement of body) {
    if (statement.kind === 'return')
      return statement.value?.kind === 'call' ? statement.value.callee : statement.value;
    if (statement.kind !== 'block') continue;
    const holds = statement.test ? isTrue(statement.test, known) : true;
    if (holds === undefined) return undefined;
    const found = holds ? returnedFor(statement.body, known) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** `self.action == "list"`, `self.action in ("list", "retrieve")`. */
function isTrue(test: Expr, known: Readonly<Record<string, string>>): boolean | undefined {
  if (test.kind !== 'binary') return undefined;
  const value = known[dotted(test.left)];
  if (value === undefined) return undefined;
  const texts = (test.right.kind === 'array' ? test.right.items : [test.right]).map((one) =>
    one.kind === 'string' ? one.value : undefined,
  );
  if (texts.includes(undefined)) return undefined;
  const isAmong = texts.includes(value);
  if (/^(?:==|in)$/.test(test.operator)) return isAmong;
  return /^(?:!=|not in)$/.test(test.operator) ? !isAmong : undefined;
}
