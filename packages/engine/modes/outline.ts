import type { SourceDocument } from '../document/types.ts';
import { parseJob } from './parse-job.ts';
import { outlineDocument } from './outline/from-document.ts';
import { outlinePrompt } from './outline/from-prompt.ts';
import { readOutline } from './reading/sections.ts';
import type { ModeHandler } from './types.ts';
import { finishReport } from './writing/finish.ts';

/** A text of at most so many words without a heading is a prompt, unless it tells something. */
const PROMPT_WORDS = 120;
const ASKS =
  /^(?:please |can you |could you )?(?:write|create|draft|outline|make|generate|plan|prepare|document|explain|describe|cover|give|produce|put|turn|help|(?:i|we)(?:['’]d| would)? (?:need|want|like))\b/i;

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
    const isPrompt = sections.sections.length === 0 && words <= PROMPT_WORDS && !tells(document);
    const report = isPrompt ? outlinePrompt(document, job) : outlineDocument(document, sections, job);
    return { content: finishReport(report, job, tools) };
  },
};

/** Whether a short text is a report or a note of its own: several paragraphs of sentences that ask for nothing. */
function tells({ blocks }: SourceDocument): boolean {
  const paragraphs = blocks.filter(
    ({ kind, list, sentences }) => kind === 'paragraph' && !list && sentences.length > 1,
  );
  return paragraphs.length > 1 && !ASKS.test(blocks[0]?.prose.trim() ?? '');
}
