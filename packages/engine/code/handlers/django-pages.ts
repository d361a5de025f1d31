import type { ClassDecl, Expr } from '../ast.ts';
import type { Schema } from '../model.ts';
import type { Project } from '../project/project.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf } from '../schemas/constraints.ts';
import type { HandlerContext } from './types.ts';

/** What a list answers whose view has a `pagination_class` of Django's REST framework; undefined for other classes. */
export function readPages(
  { draft, reader }: HandlerContext,
  pagination: Expr | undefined,
  item: Schema,
): Schema | undefined {
  const name = pagination ? dotted(pagination).replace(/^.*\./, '') : usualPages(reader.project);
  const lineage = reader.project.lineage(name).map(({ declaration }) => declaration);
  const bases = lineage.flatMap((one) => one.bases.map((base) => (base.kind === 'named' ? base.name : '')));
  const kind = [name, ...bases]
    .map((one) => /(PageNumber|LimitOffset|Cursor)Pagination$/.exec(one)?.[1])
    .find(Boolean);
  if (kind === undefined) return undefined;
  const stated = (field: string): string | number | boolean | undefined => valueOf(lineage, field);
  const add = (parameter: string, schema: Schema): void => draft.parameter('query', parameter, { schema });
  const limits = (most: unknown, fallback: unknown): Schema => ({
    type: 'integer',
    ...(typeof most === 'number' && { maximum: most }),
    ...(typeof fallback === 'number' && { default: fallback }),
  });
  if (kind === 'PageNumber') {
    add(String(stated('page_query_param') ?? 'page'), { type: 'integer' });
    const size = stated('page_size_query_param');
    if (typeof size === 'string') add(size, limits(stated('max_page_size'), stated('page_size')));
  } else if (kind === 'LimitOffset') {
    add('limit', limits(stated('max_limit'), stated('default_limit')));
    add('offset', { type: 'integer' });
  } else add('cursor', { type: 'string' });
  const link: Schema = { type: 'string', format: 'uri', nullable: true };
  return {
    type: 'object',
    properties: {
      ...(kind !== 'Cursor' && { count: { type: 'integer' } }),
      next: link,
      previous: link,
      results: { type: 'array', items: item },
    },
  };
}

/** The class of the settings: `"DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination"`. */
function usualPages({ files }: Project): string {
  const stated = files.map(
    ({ module }) =>
      /["']DEFAULT_PAGINATION_CLASS["']\s*:\s*["'](?:[\w.]+\.)?(\w+)["']/.exec(module.text)?.[1],
  );
  return stated.find(Boolean) ?? '';
}

function valueOf(lineage: readonly ClassDecl[], name: string): string | number | boolean | undefined {
  const field = lineage.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return literalOf(field?.value);
}
