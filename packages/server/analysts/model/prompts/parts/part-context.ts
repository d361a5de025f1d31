import type { PartContext } from '../types.ts';
import { block } from './block.ts';

/** Where the input stands in a longer one, or that it is made of results that become one. */
export function partContextPart(part: PartContext | undefined, marker: string): string {
  if (part === undefined) return '';
  if (part.joining) {
    return `The input is too long for one answer. It holds the results of this very task for all its parts, in order. Make them one result for the whole, in the form of the answer for one input: say each thing once, settle different names for one thing in favor of the house style, keep every [VERIFY] that no other part answers, and add nothing that no part says.`;
  }
  const context = [
    `The input is part ${part.number} of ${part.count} of a longer one. Work on this part alone; the other parts are in other hands. Begin where it begins and end where it ends: no introduction, conclusion or heading that it does not call for, and nothing repeated from the context. Where the task hangs on what the whole input says first, such as the language to translate into, the opening tells it.`,
    part.outline.trim() && `Context, not to be worked on:\n${block('OUTLINE', marker, part.outline)}`,
    part.opening.trim() && block('OPENING', marker, part.opening),
    part.before.trim() && block('BEFORE', marker, part.before),
  ];
  return context.filter(Boolean).join('\n');
}
