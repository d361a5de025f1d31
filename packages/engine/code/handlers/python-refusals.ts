import type { Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { HandlerContext } from './types.ts';

/** What FastAPI sends where a value is not of its type. */
const INVALID: Schema = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        properties: { loc: { type: 'array', items: {} }, msg: { type: 'string' }, type: { type: 'string' } },
      },
    },
  },
};

/** FastAPI refuses values that are missing, or not of their types, by itself or as the service's own handler says. */
export function readRefusal({ draft, errors, values }: HandlerContext, scope: Scope): void {
  const mayFail =
    draft.body !== undefined ||
    draft
      .facts()
      .parameters.some(
        ({ in: place, required, schema: { type = 'string', ...limits } = {} }) =>
          type !== 'string' || (required && place !== 'path') || LIMITS.some((limit) => limit in limits),
      );
  if (!mayFail) return;
  const answer = errors.handled('RequestValidationError');
  if (answer) draft.response(answer.status, answer.body && values.of(answer.body, scope), answer.message);
  else draft.response(422, INVALID);
}
const LIMITS = ['enum', 'pattern', 'format', 'minLength', 'maxLength'];

/** A handler of the service's own for what FastAPI would answer itself. */
export const SHAPED = /exception_handler\(\s*(?:\w+\.)*(?:\w*HTTPException|Exception|\d{3})\b/;

/** FastAPI sends what an `HTTPException` says as `detail`, unless a handler of the service's own does. */
export function shapeErrors({ draft }: HandlerContext): void {
  const schema: Schema = { type: 'object', properties: { detail: { type: 'string' } } };
  for (const { status, description, schema: known } of draft.facts().responses)
    if (status >= 400 && description !== undefined && !known) draft.response(status, schema);
}
