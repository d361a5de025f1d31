import type { TreeCursor } from '@lezer/common';

/** Calls `visit` with the cursor on each child in turn, and leaves it where it was. */
export function eachChild(cursor: TreeCursor, visit: (child: TreeCursor) => void): void {
  if (!cursor.firstChild()) return;
  do visit(cursor);
  while (cursor.nextSibling());
  cursor.parent();
}
