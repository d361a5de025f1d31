import { readBrief } from './generate/brief.ts';
import { writeDocument } from './generate/document.ts';
import type { ModeHandler } from './types.ts';
import { finishPage } from './writing/finish.ts';

/** A document of the kind that is asked for, filled with what the prompt tells; `[VERIFY]` where it is silent. */
export const generate: ModeHandler = {
  mode: 'generate',
  run(job, tools) {
    const brief = readBrief(job.input, job);
    return { content: finishPage(writeDocument(brief, job), job, tools, brief.unfollowed) };
  },
};
