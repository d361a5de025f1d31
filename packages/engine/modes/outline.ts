import { parseJob } from './parse-job.ts';
import { outlineDocument } from './outline/from-document.ts';
import { outlinePrompt } from './outline/from-prompt.ts';
import { readOutline } from './reading/sections.ts';
import type { ModeHandler } from './types.ts';
import { finishReport } from './writing/finish.ts';

/** A text of at most so many words without a heading is a prompt. */
const PROMPT_WORDS = 120;

/** A heading hierarchy with a description of each section: of a document, or of the one that a prompt asks for. */
export const outline: ModeHandler = {
  mode: 'outline',
  run(job, tools) {
    const document = parseJob(job);
    const sections = readOutline(document);
    const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
    if (words === 0)
      return {
        content:
          '[VERIFY] The text holds nothing to outline. Send a document, or say what the document should be about.',
      };
    const isPrompt = sections.sections.length === 0 && words <= PROMPT_WORDS;
    const report = isPrompt ? outlinePrompt(document, job) : outlineDocument(document, sections, job);
    return { content: finishReport(report, job, tools) };
  },
};
