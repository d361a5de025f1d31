import { inspect } from '../../inspect.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Change, Step } from './settle.ts';

/**
 * Makes every correction that the style's findings carry. Where corrections undo each other, those of rules that are
 * not named in `firm` stay undone. With `only`, no rule but those makes any.
 */
export function correctFindings(
  style: CompiledStyle,
  { firm, only }: { readonly firm?: ReadonlySet<string>; readonly only?: ReadonlySet<string> } = {},
): Step {
  return (document) => {
    const changes: Change[] = [];
    for (const { start, end, replacement, ruleId } of inspect(document, style, true)) {
      const original = document.text.slice(start, end);
      if (replacement === null || replacement === original || only?.has(ruleId) === false) continue;
      const key = `${ruleId}\n${original.length}\n${original}${replacement}`;
      const yields = firm !== undefined && !firm.has(ruleId);
      if (yields && isOfName(document.text, start, end)) continue;
      changes.push({ key, yields, edits: [{ start, end, text: replacement }] });
    }
    return changes;
  };
}

/** "304 Not Modified", "Retained Records": a word with a capital beside another, which names something. */
function isOfName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  return (
    /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) ||
    /(?<![.!?:] )(?<![.!?:])\b\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, start - 20), start))
  );
}
