import type { Program } from '../checks/program.ts';
import { lastStartingBy, sentenceAt } from '../checks/ranges.ts';
import { parseDocument } from '../document/parse-document.ts';
import type { SourceDocument } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';
import { suppress } from './suppress.ts';

/** How many sentences are judged again, and how long each may be. */
const MOST = 100;
const LONGEST = 600;
/** Where so many characters have one slip, two in a sentence are chance, and not worth the time. */
const SPARSE = 800;

/** Where text of the document stands unchanged in the corrected one, and how far that is from its place. */
interface Kept {
  readonly start: number;
  readonly end: number;
  readonly by: number;
}

/**
 * What rules of grammar find in a sentence once what they found first is put right: in “all request has to be signed” one
 * slip hides the other.
 */
export function judgeAgain(
  document: SourceDocument,
  program: Program,
  found: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  if (document.language !== 'markdown' && document.language !== 'plain') return [];
  const grammar = new Set(program.rules.filter(({ englishOnly }) => englishOnly).map(({ id }) => id));
  const first = found.filter(({ ruleId }) => grammar.has(ruleId)).sort((a, b) => a.start - b.start);
  // What is silenced stays as it is.
  const slips = suppress(document, first, program.rules).filter(
    ({ severity, replacement }) => severity === 'important' && replacement !== null,
  );
  if (slips.length * SPARSE < document.text.length) return [];
  const { text, kept } = corrected(document, slips);
  if (kept.length === 0) return [];
  const again: DocumentFinding[] = [];
  for (const finding of program.run(parseDocument(text, document.language))) {
    const stretch = kept[lastStartingBy(kept, finding.start)];
    if (!stretch || finding.end > stretch.end || !grammar.has(finding.ruleId)) continue;
    const [start, end] = [finding.start + stretch.by, finding.end + stretch.by];
    if (!first.some((other) => other.start < end && start < other.end))
      again.push({ ...finding, start, end });
  }
  return again;
}

/** The sentences in which something was found, each with it put right. */
function corrected({ blocks, text: source }: SourceDocument, slips: readonly DocumentFinding[]) {
  const kept: Kept[] = [];
  let [text, reached, end, count] = ['', 0, -1, 0];
  const keepTo = (place: number) => {
    kept.push({ start: text.length, end: text.length + place - reached, by: reached - text.length });
    text += source.slice(reached, place);
  };
  for (const { start, end: last, replacement } of slips) {
    // A word that is added is a guess, and no ground for another one.
    const isAdded = replacement?.endsWith(` ${source.slice(start, last)}`) !== false;
    if (isAdded || (start < reached && start < end)) continue;
    if (start >= end) {
      const block = blocks[lastStartingBy(blocks, start)];
      const sentence = block && sentenceAt(block, start);
      if (!sentence || block.kind !== 'paragraph' || last > sentence.end) continue;
      if (sentence.end - sentence.start > LONGEST || count === MOST) continue;
      // "> [!NOTE]": a line of a quotation would end the paragraph.
      if (/\n[ \t]*>/.test(source.slice(sentence.start, sentence.end))) continue;
      count++;
      if (end > reached) keepTo(end);
      text += block.list ? '\n\n- ' : '\n\n';
      [reached, end] = [sentence.start, sentence.end];
    }
    if (last > end) continue;
    keepTo(start);
    text += replacement;
    reached = last;
  }
  if (end > reached) keepTo(end);
  return { text, kept };
}
