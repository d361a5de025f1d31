import type { SourceDocument } from '../document/types.ts';
import { ONBOARDING } from './generate/request-kind.ts';
import { IMPERATIVE } from './generate/signs.ts';
import { withSaid, withWishedSections } from './generate/wished-sections.ts';
import { readWishes, withoutTickets } from './generate/wishes.ts';
import { parseToTell } from './parse-job.ts';
import { outlineDocument } from './outline/from-document.ts';
import { NAMES_DOCUMENT } from './outline/prompt-topics.ts';
import { purposeOf } from './outline/purposes.ts';
import { outlinePrompt } from './outline/from-prompt.ts';
import { readStatements } from './reading/statements.ts';
import { readOutline, type Outline } from './reading/sections.ts';
import type { ModeHandler } from './types.ts';
import { customRules } from './rewriting/guidelines.ts';
import { finishReport, unknownType } from './writing/finish.ts';
import { takeLimit } from './writing/limits.ts';

/** A text of at most so many words without a heading is a prompt, unless it tells something. */
const PROMPT_WORDS = 120;
const ASKS =
  /^(?:\S+ ){0,4}outline(?: (?:for|of|on)\b|[,:])|^(?:please |can you |could you )?(?:write|create|draft|outline|make|generate|plan|prepare|document|explain|describe|cover|give|produce|put|turn|help|(?:i|we)(?:['’]d| would)? (?:need|want|like))\b/i;

/** Names in its first line what the mode makes, whatever it lists below. */
const FOR_STRUCTURE =
  /^(?:(?:please|can you|could you) )?(?:(?:write|draft|give|make|create|need)(?: (?:me|us))? (?:the |an? )?(?:outline|structure|skeleton|toc|table of contents) (?:of|for|on)\b|(?:outline|structure|skeleton|toc|table of contents) (?:of|for) (?:the |an? |our |my )?(?:[\w-]+ ){0,2}(?:manual|guide|page|docs?|documentation|handbook|tutorial|runbook|article|policy|readme|faq)\b|outline, (?:[\w-]+ ){0,2}[\w-]+:)/i;

/** A heading hierarchy with a description of each section: of a document, or of the one that a prompt asks for. */
export const outline: ModeHandler = {
  mode: 'outline',
  run(asked, tools) {
    const { most: levels, job } = takeLimit(asked, 'levels?');
    const document = parseToTell(job);
    const sections = readOutline(document);
    const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
    if (words === 0)
      return {
        content:
          '[VERIFY] The text holds nothing to outline. Send a document, or say what the document should be about.',
      };
    const isPrompt =
      words <= PROMPT_WORDS &&
      (FOR_STRUCTURE.test(document.blocks[0]?.prose.trim() ?? '') ||
        (sections.sections.length === 0 && !tells(document, sections)));
    if (!isPrompt) {
      const report = outlineDocument(document, sections, job, levels);
      return { content: finishReport(report, job, tools, unknownType(job)) };
    }
    const wishes = readWishes(customRules(job));
    const { report, type } = outlinePrompt(document, job);
    const { body, unfollowed } = withWishedSections(
      {
        body: withSaid(wishes.hidesTickets ? withoutTickets(report) : report, wishes.said),
        type,
        open: (purpose) => purpose,
        purposeOf: (name) => purposeOf(name, type, document.text),
      },
      wishes,
    );
    const open = [ONBOARDING.test(job.docType ?? '') ? '' : unknownType(job), ...unfollowed]
      .filter(Boolean)
      .join('”, “');
    // It speaks to who writes the page, not to who reads it.
    const customInstructions = wishes.others
      .split('\n')
      .filter((line) => !ADDRESSES.test(line))
      .join('\n');
    return { content: finishReport(body, { ...job, customInstructions }, tools, open) };
  },
};

const ADDRESSES =
  /^(?:please )?(?:address (?:the |your )?(?:readers?|users?) (?:directly|as ["“']?you["”']?)|(?:use|write in) (?:the )?second person)[.!]?$/i;

const WANTS =
  /\b(?:should|must|needs? to|has to) (?:also )?(?:cover|explain|include|describe|contain|mention|show|say)\b/i;
/** A text with fewer sentences that tell something may be a prompt with a word on its matter. */
const LEAST_TOLD = 2;

/** Whether a short text is a report or a note of its own: sentences that tell something and ask for no document. */
function tells(document: SourceDocument, outline: Outline): boolean {
  const opening = document.blocks[0]?.prose.trim() ?? '';
  if (
    ASKS.test(opening) ||
    NAMES_DOCUMENT.test(opening) ||
    document.blocks.some(({ prose }) => WANTS.test(prose))
  )
    return false;
  const told = readStatements(document, outline).filter(
    ({ text, fragment }) => !fragment && !ASKS.test(text) && !IMPERATIVE.test(text),
  );
  return told.length >= LEAST_TOLD;
}
