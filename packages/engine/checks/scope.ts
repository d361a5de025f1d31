import type { Block } from '../document/types.ts';
import type { Scope } from './types.ts';

/** Whether a check with this scope reads the block. A paragraph in a list is a list item and nothing else. */
export function inScope(scope: Scope | undefined, block: Block): boolean {
  switch (scope) {
    case undefined:
    case 'text':
      return true;
    case 'heading':
    case 'table-cell':
      return block.kind === scope;
    case 'list-item':
      return block.kind === 'paragraph' && block.list !== undefined;
    case 'paragraph':
      return block.kind === 'paragraph' && block.list === undefined;
  }
}
