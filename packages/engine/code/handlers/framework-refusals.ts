import type { RouteResponse, Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

/** Frameworks that answer `403` themselves to whom they know and who lacks a role or a right. */
const FORBIDDEN = /^(?:ASP\.NET\b.*|Spring|JAX-RS)$/;

/** What callers are answered whom a route doesn't let in: those whom nobody knows, and, `isLimited`, those who lack a role or a right. */
export function readRefusals(
  { draft, errors, values }: HandlerContext,
  framework: string,
  isLimited: boolean,
  scope: Scope,
): void {
  if (draft.security.size === 0) return;
  const refuse = (status: number): void => {
    const answer = errors.ofStatus(status);
    draft.response(status, answer?.body && values.of(answer.body, scope), answer?.message);
  };
  // Django's sessions answer 403 to strangers too, and so do some guards.
  const isForbidden =
    (draft.forbidsStrangers && draft.security.size === 1) || (framework === 'Django' && draft.answers(403));
  if (!draft.answers(401) && !isForbidden) refuse(401);
  if (isLimited && FORBIDDEN.test(framework)) refuse(403);
}

const fields = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const TEXT: Schema = { type: 'string' };
const STATUS: Schema = { type: 'integer' };

interface UsualBody {
  readonly of: (response: RouteResponse) => Schema | undefined;
  /** Code that answers errors in its own way. */
  readonly replaced: RegExp;
}

/** What frameworks send with errors that the code leaves to them. */
const USUAL: Readonly<Record<string, UsualBody>> = {
  FastAPI: { of: () => fields({ detail: TEXT }), replaced: /exception_handler\(/ },
  NestJS: {
    // What pipes refuse has a message for each fault.
    of: ({ status, description }) =>
      fields({
        statusCode: STATUS,
        message: (status === 400 || status === 422) && !description ? { type: 'array', items: TEXT } : TEXT,
        ...(status !== 401 && { error: TEXT }),
      }),
    replaced: /\bExceptionFilter\b|@Catch\(|exceptionFactory|useGlobalFilters/,
  },
  Laravel: {
    of: ({ status }) =>
      fields({
        message: TEXT,
        ...(status === 422 && {
          errors: { type: 'object', additionalProperties: { type: 'array', items: TEXT } },
        }),
      }),
    replaced: /withExceptions\(|->renderable\(|extends ExceptionHandler|failedValidation/,
  },
};

const REPLACED = new WeakMap<Project, ReadonlySet<string>>();

/** Frameworks whose errors the code answers in its own way. */
function replacedIn(project: Project): ReadonlySet<string> {
  const names = Object.entries(USUAL).flatMap(([name, { replaced }]) =>
    project.files.some(({ module }) => replaced.test(module.text)) ? [name] : [],
  );
  return new Set(names);
}

/** Errors with the bodies that their framework gives them, where nothing in the input gives them another one. */
export function withUsualBodies(
  responses: readonly RouteResponse[],
  framework: string,
  project: Project,
): readonly RouteResponse[] {
  const usual = USUAL[framework];
  if (!usual) return responses;
  const replaced = REPLACED.get(project) ?? replacedIn(project);
  REPLACED.set(project, replaced);
  if (replaced.has(framework)) return responses;
  return responses.map((response) => {
    const { status, schema, isEmpty, mediaType } = response;
    const body = status < 400 || schema || isEmpty || mediaType ? undefined : usual.of(response);
    return body ? { ...response, schema: body } : response;
  });
}
