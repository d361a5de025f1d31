import { libraryPart } from '../../code/cli/library-part.ts';
import { exportsAny, type Module } from '../../code/ast.ts';
import { readPublicApi, type PublicApi, type PublicFunction } from '../../code/parts/public-api.ts';
import type { CodeModel } from '../../code/read-code.ts';
import { dotted } from '../../code/routes/dialect.ts';
import { writeParts } from './public-interface.ts';

/** What Next.js reads of a route's file. */
const SEGMENT =
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|runtime|config|dynamic|dynamicParams|revalidate|maxDuration|fetchCache|preferredRegion)$/;

/** Parts of a service that only the service itself works with. */
const INTERNAL_TYPE =
  /(?:Controller|Handlers?|Router|Routes|Server|Module|Config(?:uration)?|Middleware|Guard|Filter|Application|App|Startup|Program|Resource|Repository|Service(?:Impl)?|Store|Dao|Context|Props|State|Tests?|Migration|Mapper|Serializer|ViewSet|View|Gateway)$/;
const INTERNAL_FUNCTION =
  /^(?:main|app|bootstrap|start|serve|run|(?:create|make|build|register|setup|configure|mount|init|new)_?(?:app|server|router|routes|api|handlers?)?|routes?|router|urls)$/i;
const GIVEN =
  /^(?:_?req(?:uest)?|_?res(?:ponse)?|reply|ctx|context|c|w|r|rw|next|app|router|server|fastify|db|conn(?:ection)?|session|call|e|err|error|pool|tx)$/;

/** What other code can use of a service beside its endpoints: documented or exported, and not a part of how it answers. */
export function writeBesideRoutes(model: CodeModel): string {
  const modules = model.modules.map(libraryPart);
  const parts = modules.map((module) => publicPart(module, model));
  return writeParts(
    {
      functions: parts.flatMap(({ functions }) => functions),
      classes: parts.flatMap(({ classes }) => classes),
      constants: parts.flatMap(({ constants }) => constants),
    },
    'Other types',
  );
}

function publicPart(module: Module, model: CodeModel): PublicApi {
  const isOpen = /^(?:python|ruby|php)$/.test(module.language);
  if (!isOpen && !exportsAny(module.statements)) return { functions: [], classes: [], constants: [] };
  const { functions, classes, constants } = readPublicApi({ modules: [module] });
  // An export is a decision; where everything is public, a comment is.
  const isStated = /^(?:typescript|tsx|javascript)$/.test(module.language);
  const isNext = model.routes.some(({ framework }) => framework === 'Next.js');
  const handlers = new Set(model.routes.map(({ name }) => name));
  const isOffered = ({ doc }: { readonly doc: string }): boolean => doc !== '' || isStated;
  return {
    functions: functions.filter(
      (one) =>
        isOffered(one) &&
        !handlers.has(one.name) &&
        !INTERNAL_FUNCTION.test(one.name) &&
        !isWired(one) &&
        !(one.doc === '' && makesWired(one.name, module)),
    ),
    classes: classes.filter(
      (one) =>
        isOffered(one) &&
        (one.doc !== '' || !(isError(one.name, model) || isRequest(one.name, model))) &&
        !model.schemas.has(one.name) &&
        !isFilled(one.name, model) &&
        !INTERNAL_TYPE.test(one.name) &&
        !isApplication(one.name, model) &&
        !one.methods.some((method) => handlers.has(method.name)),
    ),
    // What a service is set up with is told as its settings.
    constants: constants.filter(
      (one) =>
        isOffered(one) &&
        !(isNext && SEGMENT.test(one.name)) &&
        !(one.doc === '' && isPrefix(one.value, model)) &&
        ((one.value !== '' && !/^\{ \w+,/.test(one.value)) || one.doc !== ''),
    ),
  };
}

const basesOf = (name: string, { project }: CodeModel): string[] =>
  (project.classes.get(name)?.declaration.bases ?? []).flatMap((base) =>
    base.kind === 'named' ? base.name : [],
  );

/** `Page<T>` is told as the types that are made of it: `PageTicket`. */
const isFilled = (name: string, { project, schemas }: CodeModel): boolean =>
  (project.classes.get(name)?.declaration.typeParams ?? []).length > 0 &&
  [...schemas.keys()].some((key) => key.startsWith(name));

/** What the service throws. */
const isError = (name: string, model: CodeModel): boolean =>
  [name, ...basesOf(name, model)].some((one) => /(?:Error|Exception)$/.test(one));

/** `interface AuthedRequest extends Request`: what middleware hands on. */
const isRequest = (name: string, model: CodeModel): boolean =>
  basesOf(name, model).some((base) => /^(?:\w+\.)?(?:\w*Request|\w*Response|\w*Context)$/.test(base));

/** `class Links < Sinatra::Base` is the service itself. */
function isApplication(name: string, { project }: CodeModel): boolean {
  const bases = project.classes.get(name)?.declaration.bases ?? [];
  return bases.some((base) => base.kind === 'named' && /^(?:Sinatra|Grape)\b/.test(base.name));
}

/** Begins the paths that are told anyway. */
const isPrefix = (value: string, { routes }: CodeModel): boolean =>
  /^["'`]\/.+["'`]$/.test(value) && routes.some(({ path }) => path.startsWith(`${value.slice(1, -1)}/`));

/** `requireScope('read')` makes middleware. */
function makesWired(name: string, { statements }: Module): boolean {
  const made = statements.flatMap((one) => {
    const value =
      one.kind === 'assign' && dotted(one.target).replace(/^(?:module\.)?exports\./, '') === name
        ? one.value
        : undefined;
    const body = one.kind === 'function' && one.name === name ? one.body : undefined;
    return body ?? (value?.kind === 'function' ? value.declaration.body : []);
  });
  return made.some(
    (one) =>
      one.kind === 'return' &&
      one.value?.kind === 'function' &&
      one.value.declaration.params.some((param) => GIVEN.test(param.name)),
  );
}

/** Takes what only the service has, or is a mark over its handlers. */
function isWired({ params }: PublicFunction): boolean {
  const [first, ...others] = params;
  const isMark =
    others.length === 0 && /^(?:view|view_?func|fn|func|handler|endpoint|wrapped)$/.test(first?.name ?? '');
  return isMark || params.some(({ name }) => GIVEN.test(name));
}
