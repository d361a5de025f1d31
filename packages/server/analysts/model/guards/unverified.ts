import { detectLanguage, parseDocument } from '@housestyle/engine/texts';
import { inventedFigures } from './facts.ts';

const MARK = ' [VERIFY]';

/**
 * A text that the model wrote, with `[VERIFY]` after each figure that the caller never sent: a version, a date, an amount.
 * Where the sentence has one already, it stays as it is; so does code.
 */
export function withUnverifiedMarked(text: string, known: string): string {
  const invented = inventedFigures(text, known);
  if (invented.length === 0) return text;
  const document = parseDocument(text, detectLanguage(text, undefined));
  const places: number[] = [];
  for (const { sentences } of document.blocks) {
    for (const { start, end, words } of sentences) {
      if (document.text.slice(start, end).includes('[VERIFY]')) continue;
      const last = words.findLast(
        ({ kind, text: word }) => kind !== 'code' && invented.some((figure) => word.includes(figure)),
      );
      if (last) places.push(last.end);
    }
  }
  return places
    .sort((a, b) => b - a)
    .reduce((marked, at) => marked.slice(0, at) + MARK + marked.slice(at), document.text);
}
