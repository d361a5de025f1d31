import type { SourceDocument } from '../../document/types.ts';
import { inspect, toFinding } from '../../inspect.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Analysis, DocumentFinding, Job } from '../../types.ts';
import { parseJob } from '../parse-job.ts';
import { compileForJob } from '../rewriting/guidelines.ts';
import type { ModeTools } from '../types.ts';

/** A text, its house style, and what the one found in the other. */
export interface Inspection {
  readonly document: SourceDocument;
  readonly style: CompiledStyle;
  readonly findings: readonly DocumentFinding[];
}

export function inspectJob(job: Job, tools: ModeTools): Inspection {
  const document = parseJob(job);
  const style = compileForJob(job, tools);
  return { document, style, findings: inspect(document, style) };
}

/** The report, and beside it the findings themselves where the job asks for them. */
export function answer(
  { format }: Job,
  { document, findings }: Inspection,
  content: string,
): Omit<Analysis, 'usage'> {
  if (format !== 'suggestions') return { content };
  return { content, suggestions: findings.map((finding) => toFinding(document, finding)) };
}
