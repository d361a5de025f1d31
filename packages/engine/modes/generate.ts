import { readBrief } from './generate/brief.ts';
import { writeDocument } from './generate/document.ts';
import type { ModeHandler } from './types.ts';
import { finishPage, unknownType } from './writing/finish.ts';

/** A document of the kind that is asked for, filled with what the prompt tells; `[VERIFY]` where it is silent. */
export const generate: ModeHandler = {
  mode: 'generate',
  run(job, tools) {
    const brief = readBrief(job.input, job);
    const unfollowed = [brief.unfollowed, unknownType(job)].filter(Boolean).join('”, “');
    return { content: finishPage(writeDocument(brief, job), job, tools, unfollowed) };
  },
};
