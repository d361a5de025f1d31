import type { DocumentFinding } from '../../types.ts';
import type { UxFinding } from './inspect.ts';
import { writeBack } from './write-back.ts';

/**
 * A finding with offsets into the file. Where the file writes the string with escapes, the whole string is quoted and
 * replaced, since the offsets inside it are others.
 */
export function locate(source: string, { string, ...finding }: UxFinding): DocumentFinding {
  const { text, start, end, encode } = string;
  const asWritten = end - start === text.length && encode(text) === text;
  const replacement = finding.replacement;
  if (asWritten) {
    const plain = replacement === null || encode(replacement) === replacement;
    if (plain) return { ...finding, start: start + finding.start, end: start + finding.end };
  }
  const whole =
    replacement === null
      ? null
      : writeBack(source, string, text.slice(0, finding.start) + replacement + text.slice(finding.end));
  return { ...finding, start, end, replacement: whole };
}
