import { codeToDocs } from './code-to-docs.ts';
import { expand } from './expand.ts';
import { explain } from './explain.ts';
import { generate } from './generate.ts';
import { glossaryGen } from './glossary-gen.ts';
import { keywords } from './keywords.ts';
import { outline } from './outline.ts';
import { review } from './review.ts';
import { rewrite } from './rewrite.ts';
import { simplify } from './simplify.ts';
import { withNamedReaders } from './reading/named-readers.ts';
import { withShortBlanks } from './reading/short-blanks.ts';
import { inStrings } from './report/in-strings.ts';
import { styleCheckWith } from './style-check.ts';
import { summarize } from './summarize.ts';
import { uxGenerate } from './ux-generate.ts';
import { uxReview } from './ux-review.ts';
import { uxRewrite } from './ux-rewrite.ts';
import type { ModeHandler } from './types.ts';
import { userGuide } from './user-guide.ts';

/** The modes of the built-in engine, in the order of the contract's table. */
export const MODE_HANDLERS: readonly ModeHandler[] = [
  withShortBlanks(generate),
  rewrite,
  review,
  styleCheckWith(inStrings),
  simplify,
  withShortBlanks(keywords),
  glossaryGen,
  codeToDocs,
  withShortBlanks(userGuide),
  explain,
  withShortBlanks(summarize),
  withShortBlanks(expand),
  withShortBlanks(outline),
  uxReview,
  uxRewrite,
  withShortBlanks(uxGenerate),
].map(withNamedReaders);
