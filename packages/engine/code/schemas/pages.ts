import type { Schema } from '../model.ts';

/** What Spring Data sends of a page of items. */
export function pageOf(items: Schema, kind: string): Schema {
  const number: Schema = { type: 'integer' };
  return {
    type: 'object',
    properties: {
      content: { type: 'array', items },
      number: { ...number, description: 'Zero-based page number' },
      size: { ...number, description: 'Most items on a page' },
      numberOfElements: { ...number, description: 'Items on this page' },
      ...(kind === 'Page' && { totalElements: number, totalPages: number }),
      first: { type: 'boolean' },
      last: { type: 'boolean' },
    },
  };
}
