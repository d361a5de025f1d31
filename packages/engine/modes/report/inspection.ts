import type { SourceDocument } from '../../document/types.ts';
import { decide, heed, observe, toFinding } from '../../inspect.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Analysis, DocumentFinding, Job } from '../../types.ts';
import { parseJob } from '../parse-job.ts';
import { compileForJob } from '../rewriting/guidelines.ts';
import type { ModeTools } from '../types.ts';
import { mergeFound, withFoundRules } from './found-elsewhere.ts';
import { withReaderRules } from './reader-rules.ts';

/** A text, its house style, and what the one found in the other. */
export interface Inspection {
  readonly document: SourceDocument;
  readonly style: CompiledStyle;
  readonly findings: readonly DocumentFinding[];
  /** What every rule of the engine found, also where a comment silences it. */
  readonly observed: readonly DocumentFinding[];
  /** Of that, what no comment silences, also where another rule had the last word. */
  readonly judged: readonly DocumentFinding[];
}

export function inspectJob(job: Job, tools: ModeTools): Inspection {
  const document = parseJob(job);
  const style = withReaderRules(compileForJob(job, tools), job, tools);
  const observed = observe(document, style);
  const judged = heed(document, style, observed);
  const findings = decide(judged);
  if (!job.found) return { document, style, findings, observed, judged };
  const merged = mergeFound(document, style, findings, job.found);
  return { document, style: withFoundRules(style, merged), findings: merged, observed, judged };
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
