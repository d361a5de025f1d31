import { describeIssue } from '@housestyle/contract';
import { WebError } from '@housestyle/contract/web';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A body or query of this shape; throws `INVALID_INPUT`, whose message names the field. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WebError('INVALID_INPUT', 'The body must be a JSON object.');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new WebError('INVALID_INPUT', describeIssue(parsed.error, value));
  return parsed.data;
}

/** The `:id` of the address; throws `NOT_FOUND` for what is no id of ours. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id?: unknown };
  if (typeof id !== 'string' || !ID.test(id)) throw new WebError('NOT_FOUND');
  return id;
}
