import type { ListPosition } from './types.ts';

/** Where a block in the innermost of the open lists stands; undefined outside of all lists. */
export function positionIn(
  open: readonly Pick<ListPosition, 'list' | 'ordered' | 'item'>[],
  leads: boolean,
): ListPosition | undefined {
  const last = open.at(-1);
  return last && { list: last.list, ordered: last.ordered, depth: open.length, item: last.item, leads };
}
