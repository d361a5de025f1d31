import type { ModePrompt } from './mode-prompt.ts';
import { codeToDocs } from './modes/code-to-docs.ts';
import { codeToOpenapi } from './modes/code-to-openapi.ts';
import { expand } from './modes/expand.ts';
import { explain } from './modes/explain.ts';
import { generate } from './modes/generate.ts';
import { glossaryGen } from './modes/glossary-gen.ts';
import { keywords } from './modes/keywords.ts';
import { outline } from './modes/outline.ts';
import { review } from './modes/review.ts';
import { rewrite } from './modes/rewrite.ts';
import { simplify } from './modes/simplify.ts';
import { styleCheck } from './modes/style-check.ts';
import { summarize } from './modes/summarize.ts';
import { translate } from './modes/translate.ts';
import { userGuide } from './modes/user-guide.ts';
import { uxGenerate } from './modes/ux-generate.ts';
import { uxReview } from './modes/ux-review.ts';
import { uxRewrite } from './modes/ux-rewrite.ts';
import { composePrompt } from './compose.ts';
import type { PromptWriter } from './types.ts';

/** What each mode asks, in the order of the contract's table; a mode's own format stands after the mode. */
export const MODE_PROMPTS: readonly ModePrompt[] = [
  generate,
  rewrite,
  review,
  styleCheck,
  simplify,
  keywords,
  glossaryGen,
  codeToDocs,
  codeToOpenapi,
  userGuide,
  explain,
  summarize,
  expand,
  translate,
  outline,
  uxReview,
  uxRewrite,
  uxGenerate,
];

/** Writes the prompt of any mode. Throws where the marker stands in what the caller sent: it must be a random one. */
export const writePrompt: PromptWriter = (input) => composePrompt(promptOf(input), input);

function promptOf({ mode, format }: { mode: string; format?: string }): ModePrompt {
  const own = MODE_PROMPTS.filter((prompt) => prompt.mode === mode);
  const found = own.find((prompt) => prompt.format === format) ?? own.find(({ format }) => !format);
  if (!found) throw new Error(`No prompt is written for the mode ${mode}.`);
  return found;
}
