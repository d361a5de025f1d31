import type { SourceDocument } from '../../document/types.ts';
import type { DocumentFinding } from '../../types.ts';
import { linesOf } from './lines.ts';
import { blockAround, codeSpan, oneLine, quoteInContext, quoteRange } from './quote.ts';

/** Findings that say the same about the same words, told once. */
export interface Entry {
  readonly first: DocumentFinding;
  readonly count: number;
  /** From 1, ascending, each once. */
  readonly lines: readonly number[];
}

/** Line numbers named before the rest are only counted. */
const NAMED_LINES = 8;

/** Findings with the same rule, words, correction and explanation become one entry, where the first of them stood. */
export function groupFindings(document: SourceDocument, findings: readonly DocumentFinding[]): Entry[] {
  const lines = linesOf(document);
  const groups = new Map<string, { first: DocumentFinding; count: number; lines: Set<number> }>();
  for (const finding of findings) {
    const quote = document.text.slice(finding.start, finding.end);
    const { ruleId, replacement, message } = finding;
    const parts = [
      ruleId,
      message.toLowerCase(),
      replacement === null ? ' ' : uncapitalized(replacement),
      uncapitalized(quote),
    ];
    const key = parts.join('\0');
    const line = lines.position(document.toSource(finding).start).line + 1;
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      group.lines.add(line);
    } else groups.set(key, { first: finding, count: 1, lines: new Set([line]) });
  }
  return [...groups.values()].map(({ first, count, lines }) => ({ first, count, lines: [...lines] }));
}

/** "Line 4", "Lines 4, 9, and 12", "Line 4 (3 times)". */
export function describePlaces({ lines, count }: Entry): string {
  const named = lines.length > NAMED_LINES + 1 ? lines.slice(0, NAMED_LINES) : lines;
  const rest = lines.length - named.length;
  const parts = rest > 0 ? [...named.map(String), `${rest} more`] : named.map(String);
  const times = count > lines.length ? ` (${count} times)` : '';
  return `${lines.length > 1 ? 'Lines' : 'Line'} ${listed(parts)}${times}`;
}

/** The quoted words, with the words around them where they are few. */
export function describeQuote(document: SourceDocument, { first, count }: Entry): string {
  const quote = codeSpan(quoteRange(document, first));
  const block = count === 1 ? blockAround(document.blocks, first.start) : undefined;
  const context = block && quoteInContext(document, first, block);
  return context ? `${quote} in ${codeSpan(context)}` : quote;
}

/** What to write instead, or undefined where only a person can decide. */
export function describeCorrection({ first }: Entry): string | undefined {
  if (first.replacement === null) return undefined;
  const replacement = oneLine(first.replacement);
  return replacement === '' ? 'Delete it.' : `Change to: ${codeSpan(replacement)}`;
}

/** "1", "1 and 2", "1, 2, and 3". */
function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

/** "1 rule", "2 rules". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function countWords(document: SourceDocument): number {
  return document.blocks.reduce((sum, block) => sum + block.wordPlaces.count, 0);
}

function uncapitalized(text: string): string {
  const line = oneLine(text);
  return line.slice(0, 1).toLowerCase() + line.slice(1);
}
