import type { SourceDocument } from '../../../document/types.ts';
import { readOutline } from '../../reading/sections.ts';

const NAMED =
  /\b(?:style ?guides?|writing (?:guide|guidelines|standards|rules)|(?:editorial|content|documentation|language|ui text|ux writing) (?:guide|guidelines|standards|conventions|rules)|house style|voice and tone|word ?list|terminology (?:guide|list))\b/i;
const PARTS =
  /^(?:voice|tone|voice and tone|terminology|word choice|words|grammar|punctuation|capitalization|formatting|inclusive language|accessibility|spelling|headings|lists|numbers|abbreviations)\b/i;

/** Whether a document is itself a collection of guidelines: they are its content, and it quotes what it forbids. */
export function isStyleGuide(document: SourceDocument): boolean {
  const { title, sections } = readOutline(document);
  return (
    NAMED.test(title || (sections[0]?.title ?? '')) ||
    sections.filter((section) => PARTS.test(section.title)).length > 2
  );
}
