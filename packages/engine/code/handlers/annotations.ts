import type { ClassDecl, Decorator, Expr, FunctionDecl, Param } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import { readDoc } from '../parts/doc-comment.ts';
import { typeName } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import type { RawRoute } from '../routes/router.ts';
import { isTrue, literalOf, named, readFieldDecorators } from '../schemas/constraints.ts';
import { entriesOf, nameOf, withConstants } from './annotation-parts.ts';
import { readBody, readDeclaredResponses, readReturn } from './annotated-responses.ts';
import { readMediaTypes } from './media-types.ts';
import { readPageable } from './pageable.ts';
import { checkedFile, fileField, fileLimit, readNestMarks } from './nest.ts';
import { readCaller } from './spring-caller.ts';
import type { HandlerContext, HandlerReader } from './types.ts';
import { asType } from './uses.ts';
import { readValidationFailure } from './validation-failures.ts';

type Place = ParameterPlace | 'body' | 'form';

const PLACES: Readonly<Record<string, Place>> = {
  Param: 'path',
  PathVariable: 'path',
  PathParam: 'path',
  FromRoute: 'path',
  RestPath: 'path',
  Query: 'query',
  RequestParam: 'query',
  QueryParam: 'query',
  QueryParams: 'query',
  FromQuery: 'query',
  ModelAttribute: 'query',
  BeanParam: 'query',
  RestQuery: 'query',
  ParameterObject: 'query',
  AsParameters: 'query',
  Body: 'body',
  RequestBody: 'body',
  FromBody: 'body',
  BodyParam: 'body',
  Headers: 'header',
  Header: 'header',
  HeaderParam: 'header',
  RequestHeader: 'header',
  FromHeader: 'header',
  CookieValue: 'cookie',
  CookieParam: 'cookie',
  FormParam: 'form',
  FromForm: 'form',
  RequestPart: 'form',
  UploadedFile: 'form',
  UploadedFiles: 'form',
  FormDataParam: 'form',
};
/** Marks by which a resource's class takes parts of the request. */
const INJECTED = /^(?:Path|Query|Header|Cookie)Param$/;
/** Parameters that the framework gives and no caller sends. */
const GIVEN =
  /^(?:HttpServlet\w+|HttpRequest|HttpResponse|HttpContext|ServerWebExchange|ServerHttp\w+|ServletRequest|ServerRequest|WebRequest|Principal|Authentication|ClaimsPrincipal|CancellationToken|UriInfo|UriComponentsBuilder|SecurityContext|HttpHeaders|BindingResult|Model|ModelMap|Locale|ILogger|LinkGenerator|Request|Response|Session|HttpSession|Errors|RedirectAttributes|I(?!Form)[A-Z]\w+|\w*(?:Service|Repository|DbContext|Context|Logger|Mediator|Mapper|Validator|Handler|Factory|Manager|Client|Store|Provider|Options|Sender))$/;

/** Nest, Spring, JAX-RS, ASP.NET: what annotations, types and bodies of controllers' methods say. */
export const readAnnotatedHandler: HandlerReader = (context, handler, route) => {
  if (!handler) return;
  const { declaration, scope } = handler;
  const owner =
    route.owner === undefined ? undefined : context.reader.project.classes.get(route.owner)?.declaration;
  readOperation(context, declaration, owner, scope);
  readSecurity(context, declaration, owner, scope);
  const docs = readDoc(declaration.doc).params;
  // JAX-RS: `@PathParam("id") long id;` of the class.
  const fields = (owner?.fields ?? []).filter(({ decorators }) =>
    decorators.some(({ name }) => INJECTED.test(name)),
  );
  for (const param of [...fields, ...declaration.params]) readParam(context, param, scope, route, docs);
  readDeclaredResponses(context, declaration, scope);
  readBody(context, declaration, scope);
  const isSent = route.framework === 'NestJS' && readNestMarks(context, declaration, owner);
  if (!isSent) readReturn(context, declaration, scope, route);
  readValidationFailure(context, declaration, owner, scope, route);
  readMediaTypes(context, declaration, owner, scope);
};

function readOperation(
  { draft, reader }: HandlerContext,
  { decorators }: FunctionDecl,
  owner: ClassDecl | undefined,
  scope: Scope,
): void {
  for (const mark of decorators) {
    if (/^(?:ApiOperation|Operation|SwaggerOperation|EndpointSummary|EndpointDescription)$/.test(mark.name)) {
      for (const [key, value] of entriesOf(mark)) {
        // Constants that the input doesn't hold say nothing.
        const text = reader
          .string(value, scope)
          ?.replace(/\{\w+\}/g, '')
          .trim();
        if (
          text &&
          (/^(?:summary|value|Summary)$/.test(key) || (key === '' && mark.name !== 'EndpointDescription'))
        )
          draft.summary ||= text;
        if (text && (/^(?:description|notes|Description)$/.test(key) || mark.name === 'EndpointDescription'))
          draft.description ||= text;
        if (key === 'deprecated' && isTrue(value)) draft.deprecated = true;
      }
    }
    if (/^(?:Deprecated|Obsolete)$/.test(mark.name)) draft.deprecated = true;
    const instead = mark.name === 'Obsolete' ? literalOf(mark.args[0]?.value) : undefined;
    if (typeof instead === 'string') draft.description ||= instead;
  }
  const tag = [...decorators, ...(owner?.decorators ?? [])].find(({ name }) =>
    /^(?:ApiTags|Tag|Tags|Api)$/.test(name),
  );
  const named =
    tag && (entriesOf(tag).find(([key]) => key === 'name' || key === 'tags') ?? entriesOf(tag)[0]);
  draft.tag ||= (named && reader.string(named[1], scope)) || '';
}

const NO_AUTH = /^(?:AllowAnonymous|Public|SkipAuth|PermitAll|IsPublic|Anonymous|NoAuth)$/;
const AUTH =
  /^(?:Authorize|PreAuthorize|Secured|RolesAllowed|Authenticated|ApiBearerAuth|ApiBasicAuth|ApiSecurity|ApiCookieAuth|ApiOAuth2|SecurityRequirement|Auth|Roles|Authorized|RequiresAuthentication|RequiresUser|RequiresPermissions|RequiresRoles|LoginRequired)$/;

function readSecurity(
  context: HandlerContext,
  method: FunctionDecl,
  owner: ClassDecl | undefined,
  scope: Scope,
): void {
  const { draft, reader } = context;
  const marks = method.decorators;
  const isOpen = ({ name, args }: Decorator): boolean =>
    NO_AUTH.test(name) || args.some(({ value }) => /^permitAll\b/.test(String(literalOf(value) ?? '')));
  if (marks.some(isOpen)) return;
  const lineage = owner ? reader.project.lineage(owner.name) : [];
  for (const mark of [...marks, ...lineage.flatMap(({ declaration }) => declaration.decorators)]) {
    const guards =
      mark.name === 'UseGuards'
        ? mark.args.map(({ value }) => nameOf(value)).filter((name) => !/Throttl|RateLimit|Cache/i.test(name))
        : [];
    if (!AUTH.test(mark.name) && guards.length === 0) continue;
    const words = `${mark.name} ${guards.join(' ')} ${mark.args.map(({ value }) => literalOf(value) ?? '').join(' ')}`;
    draft.security.add(
      /basic/i.test(words) ? 'basicAuth' : /api[_-]?key/i.test(words) ? 'apiKey' : 'bearerAuth',
    );
  }
  readCaller(context, method, scope);
}

function readParam(
  context: HandlerContext,
  param: Param,
  scope: Scope,
  route: RawRoute,
  docs: ReadonlyMap<string, string>,
): void {
  const { schemas } = context;
  const mark = param.decorators.find(({ name }) => PLACES[name]);
  const { language } = scope.module;
  const type = param.type?.kind === 'named' ? param.type.name : '';
  if (
    !mark &&
    (GIVEN.test(type) ||
      context.reader.project.classes
        .get(type)
        ?.declaration.bases.some((base) => GIVEN.test(typeName(base))) ||
      param.decorators.some(({ name }) =>
        /^(?:Context|FromServices|Req|Res|Next|AuthenticationPrincipal|CurrentUser|User|Ip|Session|HostParam|Suspended)$/.test(
          name,
        ),
      ))
  )
    return;
  if (type === 'Pageable') return readPageable(context, param.decorators);
  const schema = schemas.schema(param.type, scope);
  // A bag of what the framework gives, whose type the input doesn't hold.
  if (mark && !schema && OF_PARTS.test(mark.name)) return;
  const stated = mark && PLACES[mark.name];
  const isPart =
    mark?.name === 'RequestParam' && (schema?.format === 'binary' || takesFiles(context, scope, route));
  const place = mark
    ? isPart
      ? 'form'
      : stated
    : inferPlace(param, schema, route, language, schemas.flatten(schema));
  if (!place) return;
  const name =
    wireName(mark, context, scope) ??
    (mark && language !== 'java' && language !== 'kotlin' && language !== 'csharp' && place !== 'path'
      ? ''
      : param.name);
  put(context, place, { name, schema, param, mark, docs, scope, route });
}

/** Beside a file, what else is sent by name is a part of the same form. */
function takesFiles({ schemas }: HandlerContext, scope: Scope, { handler, method }: RawRoute): boolean {
  const params = method === 'GET' ? [] : (handler?.declaration.params ?? []);
  return params.some(({ type }) => schemas.schema(type, scope)?.format === 'binary');
}

/** Marks of types whose members each come from their own place. */
const OF_PARTS = /^(?:AsParameters|BeanParam|ParameterObject)$/;
/** Types that are sent, by their names, where the input doesn't hold them. */
const SENT = /(?:Command|Request|Dto|DTO|Input|Payload|Body|Form|Model|Params)$/;

function inferPlace(
  param: Param,
  schema: Schema | undefined,
  route: RawRoute,
  language: string,
  flat: Schema | undefined,
): Place | undefined {
  const inPath = new RegExp(String.raw`[{:*]\*{0,2}${param.name}\b`, 'i');
  if (inPath.test(route.path) || route.router.ways().some(({ prefix }) => inPath.test(prefix))) return 'path';
  const isObject = flat?.type === 'object' || flat?.allOf !== undefined;
  if (language === 'csharp')
    return isObject
      ? /^(?:GET|DELETE|HEAD)$/.test(route.method)
        ? 'query'
        : 'body'
      : schema
        ? schema.format === 'binary'
          ? 'form'
          : 'query'
        : SENT.test(typeName(param.type)) && !/^(?:GET|DELETE|HEAD)$/.test(route.method)
          ? 'body'
          : undefined;
  // What has no annotation is the entity that is sent.
  if (route.framework === 'JAX-RS') return /^(?:GET|HEAD)$/.test(route.method) ? undefined : 'body';
  if (route.framework === 'Spring')
    return isObject
      ? /^(?:GET|DELETE)$/.test(route.method)
        ? 'query'
        : undefined
      : schema
        ? 'query'
        : undefined;
  return undefined;
}

/** The name in the annotation: `@Query('page')`, `@RequestParam("q")`, `[FromQuery(Name = "q")]`. */
function wireName(mark: Decorator | undefined, { reader }: HandlerContext, scope: Scope): string | undefined {
  if (!mark) return undefined;
  const value =
    named(mark.args, 'value', 'name', 'Name') ?? mark.args.find(({ name }) => name === undefined)?.value;
  const text = value && (reader.string(value, scope, false) ?? headerOf(value));
  return text === '' ? undefined : text;
}

/** `Content-Type` of a constant such as `HttpHeaders.CONTENT_TYPE`. */
function headerOf(expr: Expr): string | undefined {
  if (expr.kind !== 'member' || !/^(?:HttpHeaders|HeaderNames|Headers)$/.test(nameOf(expr.object)))
    return undefined;
  return expr.name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('-');
}

interface Put {
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly param: Param;
  readonly mark: Decorator | undefined;
  readonly scope: Scope;
  readonly route: RawRoute;
  /** What the method's comment says of its parameters, by their names in the code. */
  readonly docs: ReadonlyMap<string, string>;
}

function put(
  context: HandlerContext,
  place: Place,
  { name, schema, param, mark, docs, scope, route }: Put,
): void {
  const { draft, schemas, reader } = context;
  const flat = schemas.flatten(schema);
  if (place === 'body') {
    if (name !== '' && mark?.name === 'Body')
      draft.bodyOf({
        type: 'object',
        properties: { [name]: schema ?? {} },
        ...(!param.optional && { required: [name] }),
      });
    else {
      const required = !param.optional && !isFalse(mark, 'required');
      draft.bodyOf(schema, 'application/json', required, typeName(param.type));
    }
    return;
  }
  if (place === 'form') {
    const isUploaded = mark?.name.startsWith('Uploaded') === true;
    const isFile = isUploaded || schema?.format === 'binary' || mark?.name === 'RequestPart';
    const part = name || (isUploaded && fileField(route.handler?.declaration)) || (isFile ? 'file' : '');
    const checked = isUploaded ? checkedFile(mark, scope, context) : undefined;
    if (checked) draft.response(400);
    const limit = isUploaded ? fileLimit(route.handler?.declaration, scope, context) : '';
    const said = [checked?.schema.description, limit].filter(Boolean).join(' ');
    const file: Schema = { type: 'string', format: 'binary', ...(said && { description: said }) };
    const isMany = mark?.name === 'UploadedFiles';
    const value: Schema = isUploaded
      ? isMany
        ? { type: 'array', items: file }
        : file
      : (mergeSchema(schema, limitsIn(param, context, scope).schema) ?? {});
    // ASP.NET takes each field of a class.
    if (flat?.properties && (part === '' || mark?.name === 'FromForm'))
      draft.bodyOf(schema, 'multipart/form-data');
    else {
      const isMultipart = isFile || draft.body?.mediaType === 'multipart/form-data';
      const isBound = !mark && isFile;
      const required = checked?.isRequired || isRequired(mark, param, undefined, isBound) ? [part] : [];
      draft.bodyOf(
        { type: 'object', properties: { [part]: value }, ...(required.length > 0 && { required }) },
        isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      );
    }
    return;
  }
  // An object holds one parameter in each property.
  if (flat?.properties && (name === '' || name === param.name)) return draft.parametersOf(place, flat);
  // The body tells what is sent, and the responses what is answered.
  if (name === '' || (place === 'header' && /^(?:accept|content-type)$/i.test(name))) return;
  const facts = limitsIn(param, context, scope);
  const given =
    (mark && named(mark.args, 'defaultValue')) ??
    param.value ??
    param.decorators.find(({ name: one }) => one === 'DefaultValue')?.args[0]?.value ??
    pipedDefault(mark);
  // `defaultValue = "" + DEFAULT_SIZE`.
  const fallback =
    literalOf(given) ??
    (given?.kind === 'binary' ? reader.string(given, scope, false) : undefined) ??
    reader.constant(given, scope);
  const pipes = (mark?.args ?? []).map(({ value }) => nameOf(value)).join(' ');
  const piped = pipeSchema(pipes);
  // What a pipe can't read is refused.
  if (piped) draft.response(400);
  const known = mergeSchema(
    piped && schema?.type !== piped.type ? piped : schema && { ...schema, ...piped },
    facts.schema,
  );
  const isBound = route.framework === 'ASP.NET minimal';
  const required = place === 'path' || (facts.required ?? isRequired(mark, param, fallback, isBound));
  const description = known?.description ?? saidOf(param) ?? docs.get(param.name);
  const { description: _, ...rest } = known ?? {};
  draft.parameter(place, name, {
    required,
    ...(known && {
      schema: { ...rest, ...(fallback !== undefined && { default: asType(fallback, rest.type) }) },
    }),
    ...(description && { description }),
  });
}

/** What the marks of a parameter ask of it, beside where it comes from. */
function limitsIn(
  { decorators }: Param,
  { reader }: HandlerContext,
  scope: Scope,
): ReturnType<typeof readFieldDecorators> {
  const marks = decorators.filter(({ name }) => !PLACES[name]);
  return readFieldDecorators(marks.map((one) => withConstants(one, reader, scope)));
}

/** `@ApiParam(value = "Field to sort by")`, `@Parameter(description = "…")`. */
function saidOf({ decorators }: Param): string | undefined {
  const mark = decorators.find(({ name }) => /^(?:ApiParam|Parameter)$/.test(name));
  const value = mark && named(mark.args, 'description', 'value');
  return value?.kind === 'string' && value.value !== '' ? value.value : undefined;
}

function mergeSchema(schema: Schema | undefined, facts: Schema): Schema | undefined {
  if (!schema) return Object.keys(facts).length > 0 ? facts : undefined;
  return schema.$ref ? schema : { ...schema, ...facts };
}

function pipeSchema(pipes: string): Schema | undefined {
  if (/ParseIntPipe/.test(pipes)) return { type: 'integer' };
  if (/ParseUUIDPipe/.test(pipes)) return { type: 'string', format: 'uuid' };
  if (/ParseBoolPipe/.test(pipes)) return { type: 'boolean' };
  return /ParseFloatPipe/.test(pipes) ? { type: 'number' } : undefined;
}

/** Nest: `@Query('page', new DefaultValuePipe(1), ParseIntPipe)`. */
function pipedDefault(mark: Decorator | undefined): Expr | undefined {
  const pipe = mark?.args.find(({ value }) => nameOf(value).startsWith('DefaultValuePipe'))?.value;
  return pipe?.kind === 'call' ? pipe.args[0]?.value : undefined;
}

function isFalse(mark: Decorator | undefined, key: string): boolean {
  const value = mark && named(mark.args, key);
  return value?.kind === 'boolean' && !value.value;
}

function isRequired(mark: Decorator | undefined, param: Param, fallback: unknown, isBound = false): boolean {
  if (fallback !== undefined || param.optional || isFalse(mark, 'required')) return false;
  if (param.type?.kind === 'optional' || (param.type?.kind === 'named' && param.type.name === 'Optional'))
    return false;
  // Spring's and those of minimal APIs are required unless they say otherwise; JAX-RS's and Nest's aren't.
  return isBound || /^(?:RequestParam|RequestPart|RequestHeader|CookieValue)$/.test(mark?.name ?? '');
}
