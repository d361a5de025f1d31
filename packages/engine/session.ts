import type { Finding } from '@housestyle/contract';
import { detectLanguage, parseToEdit, reparse } from './document/index.ts';
import { inspect, toFinding } from './inspect.ts';
import { withReaderRules } from './modes/report/reader-rules.ts';
import { compileForJob } from './modes/rewriting/guidelines.ts';
import type { ModeTools } from './modes/types.ts';
import type { Job } from './types.ts';

/** One text that somebody works on. It remembers the text it was given last, and what was found in each part of it. */
export interface Session {
  /**
   * What the style finds in the text as it is now, in order: exactly what it finds in the same text read afresh, in a
   * time that goes with what changed. Only Markdown is read by parts.
   */
  update(text: string): readonly Finding[];
}

/** The language is that of the first text, by its document type or else by its looks. */
export function openSession(job: Omit<Job, 'mode'>, tools: ModeTools): Session {
  const style = withReaderRules(compileForJob({ ...job, mode: 'review' }, tools), job, tools);
  let document = parseToEdit(job.input, detectLanguage(job.input, job.docType));
  return {
    update(text) {
      if (text !== document.source) document = reparse(document, text);
      return inspect(document, style, true).map((finding) => toFinding(document, finding));
    },
  };
}
