import { lastStartingBy } from '../checks/ranges.ts';
import { isText } from '../document/front-matter-values.ts';
import type { Block, SourceDocument, ValueSyntax } from '../document/types.ts';
import type { DocumentFinding } from '../types.ts';

/**
 * Writes replacements in front matter and attributes as the value around them asks for, and takes away those that would
 * leave it invalid or make something else of it: "Note: this" has no place in a YAML value without quotes.
 */
export function keepValuesValid(
  { blocks, text }: SourceDocument,
  findings: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const values = blocks.filter(({ value }) => value !== undefined);
  if (values.length === 0) return findings;
  return findings.map((finding) => {
    const block = values[lastStartingBy(values, finding.start)];
    if (finding.replacement === null || !block?.value || finding.start >= block.end) return finding;
    const replacement = writeAs(block.value, finding.replacement);
    return replacement !== undefined && fits(text, block, finding, replacement)
      ? { ...finding, replacement }
      : { ...finding, replacement: null };
  });
}

/** Undefined where the text can't be written so. */
function writeAs(syntax: ValueSyntax, text: string): string | undefined {
  if (/[\n\r]/.test(text)) return undefined;
  switch (syntax) {
    case 'yaml-single':
      return text.replaceAll("'", "''");
    case 'yaml-double':
    case 'toml-basic':
      return text.replace(/["\\]/g, '\\$&');
    case 'toml-literal':
      return text.includes("'") ? undefined : text;
    case 'attribute-double':
      return /["<>{}&]/.test(text) ? undefined : text;
    case 'attribute-single':
      return /['<>{}&]/.test(text) ? undefined : text;
    case 'alt-text':
      return /[*_`[\]<>{}&\\]/.test(text) ? undefined : text;
    case 'yaml-plain':
    case 'yaml-block':
      return text;
  }
}

function fits(text: string, block: Block, { start, end }: DocumentFinding, replacement: string): boolean {
  const value = text.slice(block.start, start) + replacement + text.slice(end, block.end);
  if (value.trim() === '') return false;
  if (block.value !== 'yaml-plain') return true;
  return (
    value === value.trim() &&
    !/:(?:\s|$)|\s#/.test(value) &&
    !/^(?:[-?:](?:\s|$)|[,[\]{}#&*!|>'"%@`])/.test(value) &&
    isText(value)
  );
}
