import { parseJob } from './parse-job.ts';
import { expandNotes } from './expand/document.ts';
import type { ModeHandler } from './types.ts';
import { finishPage } from './writing/finish.ts';

/** Notes or an outline as a full document: every note is kept; what they don't say carries `[VERIFY]`. */
export const expand: ModeHandler = {
  mode: 'expand',
  run(job, tools) {
    const document = parseJob(job);
    if (document.blocks.length === 0)
      return { content: '[VERIFY] The text holds no notes. Send an outline or a list of notes.' };
    return { content: finishPage(expandNotes(document, job), job, tools) };
  },
};
