import type { Decorator } from '../ast.ts';
import { literalOf } from '../schemas/constraints.ts';
import type { HandlerContext } from './types.ts';

/** Spring's `Pageable`, with what `@PageableDefault(size = 25)` says of it. */
export function readPageable({ draft }: HandlerContext, marks: readonly Decorator[]): void {
  const stated = marks.find(({ name }) => name === 'PageableDefault')?.args ?? [];
  const given = (...names: string[]): unknown =>
    literalOf(stated.find(({ name = 'value' }) => names.includes(name))?.value);
  const [page, size, sort] = [given('page'), given('size', 'value'), given('sort')];
  draft.parameter('query', 'page', {
    schema: { type: 'integer', minimum: 0, ...(typeof page === 'number' && { default: page }) },
    description: 'Zero-based page number.',
  });
  draft.parameter('query', 'size', {
    schema: { type: 'integer', minimum: 1, ...(typeof size === 'number' && { default: size }) },
    description: 'Items on a page.',
  });
  draft.parameter('query', 'sort', {
    schema: { type: 'string', ...(typeof sort === 'string' && { default: sort }) },
    description: 'Property to sort by, then `asc` or `desc`.',
  });
}
