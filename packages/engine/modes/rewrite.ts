import type { UnjudgedRule } from '../style/types.ts';
import { oneLine } from './report/quote.ts';
import { correctFindings } from './rewriting/findings-step.ts';
import { compileForJob, compileWithGuidelines, readGuidelines } from './rewriting/guidelines.ts';
import { readMergeRequest, type MergeRequest } from './rewriting/merge-request.ts';
import { settle } from './rewriting/settle.ts';
import type { Job } from '../types.ts';
import { parseJob } from './parse-job.ts';
import type { ModeHandler, ModeTools } from './types.ts';

/** The text itself with every correction made, and nothing else: no word about it, all that is not prose untouched. */
export const rewrite: ModeHandler = {
  mode: 'rewrite',
  run(job, tools) {
    const request = readMergeRequest(job.input);
    if (request) return { content: merge(request, job, tools) };
    return { content: settle(parseJob(job), [correctFindings(compileForJob(job, tools))]) };
  },
};

/** The existing document under its style and the new guidelines; those that are not understood stand at its end. */
function merge({ guidelines, content }: MergeRequest, job: Job, tools: ModeTools): string {
  const style = compileWithGuidelines(job.style, readGuidelines(guidelines), tools);
  const text = settle(parseJob({ ...job, input: content }), [correctFindings(style, { firm: style.guided })]);
  if (style.misunderstood.length === 0) return text;
  const lineEnd = /\r\n|\n|\r/.exec(content)?.[0] ?? '\n';
  const notes = style.misunderstood.map((rule) => `> [VERIFY] ${describe(rule)}`);
  const body = text.replace(/(?:\r\n|\n|\r)+$/, '');
  const end = body === text ? '' : lineEnd;
  return body + lineEnd + lineEnd + notes.join(lineEnd + '>' + lineEnd) + end;
}

function describe({ label, description }: UnjudgedRule): string {
  const [name, text] = [oneLine(label), oneLine(description)];
  return name === '' || name === text ? text : `${name}: ${text}`;
}
