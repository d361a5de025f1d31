import { inspect } from '../../inspect.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Change, Step } from './settle.ts';

/**
 * Makes every correction that the style's findings carry. Where corrections undo each other, those of rules that are
 * not named in `firm` stay undone.
 */
export function correctFindings(
  style: CompiledStyle,
  { firm }: { readonly firm?: ReadonlySet<string> } = {},
): Step {
  return (document) =>
    inspect(document, style, true).flatMap(({ start, end, replacement, ruleId }): Change[] => {
      const original = document.text.slice(start, end);
      if (replacement === null || replacement === original) return [];
      const key = JSON.stringify([ruleId, original, replacement]);
      return [
        { key, yields: firm !== undefined && !firm.has(ruleId), edits: [{ start, end, text: replacement }] },
      ];
    });
}
