import { FUNCTION_WORDS, isCommonWord } from '../../checks/common-words.ts';
import type { SourceDocument } from '../../document/types.ts';
import { inspect } from '../../inspect.ts';
import type { DocumentFinding } from '../../types.ts';
import { lazily } from '../../lazily.ts';
import { holds } from '../../passes/suppress.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Change, Step } from './settle.ts';

/**
 * Makes every correction that the style's findings carry. Where corrections undo each other, those of rules that are
 * not named in `firm` stay undone. With `only`, no rule but those makes any; none is made that `refuses` tells.
 */
export function correctFindings(
  style: CompiledStyle,
  {
    firm,
    only,
    refuses,
  }: {
    readonly firm?: ReadonlySet<string>;
    readonly only?: ReadonlySet<string>;
    readonly refuses?: (document: SourceDocument, finding: DocumentFinding) => boolean;
  } = {},
): Step {
  return (document) => {
    const changes: Change[] = [];
    const announces = lazily(() => readAnnouncements(document));
    for (const finding of inspect(document, style, true)) {
      const { start, end, replacement, ruleId } = finding;
      const original = document.text.slice(start, end);
      if (replacement === null || replacement === original || only?.has(ruleId) === false) continue;
      if (refuses?.(document, finding) === true) continue;
      const key = `${ruleId}\n${original.length}\n${original}${replacement}`;
      const yields = firm !== undefined && !firm.has(ruleId);
      if (yields && isOfName(document.text, start, end)) continue;
      if (isSurname(document, original, replacement, start)) continue;
      if (/^will\s/.test(original) && announces()(start)) continue;
      changes.push({ key, yields, edits: [{ start, end, text: replacement }] });
    }
    return changes;
  };
}

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** A day, a time to come, or what somebody decided: what is told beside it happens once. */
const DATED = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}|${MONTH}\s+\d|20\d\d|(?:end|middle|start)\s+of\s+(?:${MONTH}|the\s+year)|in\s+${MONTH}|(?:this|next|on)\s+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next\s+(?:week|month|year)|tomorrow|tonight|(?:decided|agreed|announced|promised|planned)\s+(?:that|to))\b`,
);
/** How letters begin. */
const LETTER = /^\s*(?:Subject:.*\n\s*)?(?:Dear|Hi|Hello|Hey)\b[^\n.:]{0,60}[,!]?\n/;
/** What records of decisions and plans call their parts. */
const PLAN = /^(?:Decision|Consequences|Proposal|Next steps|Timeline|Roadmap|Rollout(?: plan)?|Plan)$/i;

/** Whether, at an offset, a text tells of what will happen once, and not of what happens each time. */
function readAnnouncements({ blocks, text }: SourceDocument): (offset: number) => boolean {
  const isLetter = LETTER.test(text.slice(0, 300));
  let isPlan = false;
  const dated = blocks.filter(({ kind, prose }) => {
    if (kind === 'heading') isPlan = PLAN.test(prose.trim());
    return isPlan || DATED.test(prose);
  });
  return (offset) => isLetter || holds(dated, offset, offset);
}

/** "Belinda Teh": in a sentence, behind another name, what no word list may spell otherwise. */
function isSurname(
  { text, blocks }: SourceDocument,
  original: string,
  replacement: string,
  start: number,
): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(original) || original.toLowerCase() === replacement.toLowerCase())
    return false;
  const [before] = /\p{Lu}\p{Ll}+(?= $)/u.exec(text.slice(Math.max(0, start - 30), start)) ?? [];
  return (
    before !== undefined &&
    !isCommonWord(before.toLowerCase()) &&
    !FUNCTION_WORDS.has(before.toLowerCase()) &&
    !blocks.some((block) => block.kind === 'heading' && block.start <= start && start < block.end)
  );
}

/** "304 Not Modified", "Retained Records": a word with a capital beside another, which names something. */
function isOfName(text: string, start: number, end: number): boolean {
  // "[VERIFY]"
  if (text[start - 1] === '[' && text[end] === ']' && /^\p{Lu}+$/u.test(text.slice(start, end))) return true;
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  return (
    /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) ||
    /(?<![.!?:] )(?<![.!?:])\b\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, start - 20), start))
  );
}
