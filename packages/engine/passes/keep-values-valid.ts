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
  const value = endsOf(text, block.start, start) + replacement + endsOf(text, end, block.end);
  if (value.trim() === '') return false;
  if (block.value !== 'yaml-plain') return true;
  return (
    value === value.trim() &&
    !/:(?:\s|$)|\s#/.test(value) &&
    !/^(?:[-?:](?:\s|$)|[,[\]{}#&*!|>'"%@`])/.test(value) &&
    isText(value)
  );
}

/** How much of either end of a long text says how a value is read. */
const NEAR = 50;

/** A part of a valid value, with one letter for the middle of a long one: a long value may have a finding in each word. */
function endsOf(text: string, start: number, end: number): string {
  if (end - start <= 2 * NEAR) return text.slice(start, end);
  return `${text.slice(start, start + NEAR)}x${text.slice(end - NEAR, end)}`;
}
