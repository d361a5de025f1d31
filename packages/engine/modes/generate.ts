import { readBrief } from './generate/brief.ts';
import { writeDocument } from './generate/document.ts';
import type { Job } from '../types.ts';
import type { ModeHandler } from './types.ts';
import { finishPage, unknownType } from './writing/finish.ts';

/** A document of the kind that is asked for, filled with what the prompt tells; `[VERIFY]` where it is silent. */
export const generate: ModeHandler = {
  mode: 'generate',
  run(job, tools) {
    const brief = readBrief(job.input, job);
    const unfollowed = [brief.unfollowed, isNamed(job) ? '' : unknownType(job)].filter(Boolean).join('”, “');
    return { content: finishPage(writeDocument(brief, job), job, tools, unfollowed) };
  },
};

/** "Onboarding checklist for …" with the document type "onboarding": what is asked for is what it says. */
function isNamed({ input, docType = '' }: Job): boolean {
  return docType !== '' && input.toLowerCase().includes(docType.toLowerCase());
}
