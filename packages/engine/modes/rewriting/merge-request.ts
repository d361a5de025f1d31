import { CONTENT_LINE, GUIDELINES_LINE } from '@housestyle/contract';
import { parseDocument } from '../../document/parse-document.ts';

const markerOf = (line: string) => new RegExp(`^[ \\t]*${line}[ \\t]*(?:\\r\\n|\\n|\\r|$)`, 'm');
const GUIDELINES_MARKER = markerOf(GUIDELINES_LINE);
const CONTENT_MARKER = markerOf(CONTENT_LINE);

/** New guidelines to be worked into an existing document. */
export interface MergeRequest {
  readonly guidelines: string;
  /** The existing document, exactly as it stands after its marker; blank lines before it left out. */
  readonly content: string;
}

/**
 * Reads an input with both marker lines, in either order. Words before the first marker count as guidelines. Undefined
 * where a marker is missing or the first stands in a code block: then the input is an ordinary text.
 */
export function readMergeRequest(input: string): MergeRequest | undefined {
  const [first, second] = [find(input, GUIDELINES_MARKER, 0), find(input, CONTENT_MARKER, 0)];
  if (!first || !second || standsInCode(input, Math.min(first.start, second.start))) return undefined;
  if (first.start < second.start) {
    const guidelines = squeezed(`${input.slice(0, first.start)}\n${input.slice(first.end, second.start)}`);
    return { guidelines, content: withoutBlankLines(input.slice(second.end)) };
  }
  const guidelines = squeezed(`${input.slice(0, second.start)}\n${input.slice(first.end)}`);
  return { guidelines, content: withoutBlankLines(input.slice(second.end, first.start)) };
}

interface Marker {
  readonly start: number;
  readonly end: number;
}

function find(input: string, marker: RegExp, from: number): Marker | undefined {
  const match = marker.exec(input.slice(from));
  return match ? { start: from + match.index, end: from + match.index + match[0].length } : undefined;
}

function standsInCode(input: string, offset: number): boolean {
  const document = parseDocument(input);
  return document.codeBlocks.some((block) => {
    const { start, end } = document.toSource(block);
    return start <= offset && offset < end;
  });
}

/** Spaces and blank lines by the dozen tell nothing, and would be read again and again. */
function squeezed(text: string): string {
  return text.replace(/(?<=\S)[ \t]{12,}/g, ' ').replace(/(?:(?<=\n)[ \t]*(?:\r\n|\n|\r)){3,}/g, '\n\n');
}

function withoutBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, '');
}
