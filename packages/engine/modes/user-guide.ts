import { readCode } from '../code/read-code.ts';
import { readCommands } from '../code/cli/index.ts';
import { readScreens } from '../code/ui/screens.ts';
import { isViews } from '../code/ui/views.ts';
import type { ModeHandler } from './types.ts';
import { readCatalogScreens } from './user-guide/catalog.ts';
import { writeGuide } from './user-guide/guide.ts';
import { writeManifestGuide } from './user-guide/manifest.ts';
import { readGuideReader } from './user-guide/reader.ts';
import { asKindOfPage } from './user-guide/text-kind.ts';
import { writeTextGuide } from './user-guide/text-guide.ts';
import { finishPage } from './writing/finish.ts';
import { asWished } from './writing/wished-page.ts';

const NOTHING_TO_SHOW = `# Send what people see

The input shows no screen, form, message, or command. To get a guide for the people who use the product, send one of these:

- The components or templates of its screens, with their labels and buttons.
- Its catalog of messages, such as an English translation file.
- The program that reads the options of its command-line tool.
- A text that says what it does, such as a feature description, release notes, or notes on its screens.

To document endpoints, functions, or types for developers, ask for developer documentation instead.`;

/** A text that the code looks up by its key. */
const KEY = /\b(?:t|translate|\$t|trans)\(\s*(["'])\w[\w-]*(?:[.:][\w-]+)+\1/;
const BY_KEYS =
  '[VERIFY] The code names its texts by keys. Compare the labels in this guide with those on the screen.';

/** "Owner: everything", "Button: Save": what people write with a capital, and no key of a catalog. */
const LABELLED = /^[ \t]*(?:[-*+•][ \t]+)?\p{Lu}\p{Ll}+(?: \p{L}+){0,3}: \S/gmu;
const FEWEST_LABELS = 3;
const isLabelled = (input: string): boolean => (input.match(LABELLED) ?? []).length >= FEWEST_LABELS;

/** Concepts and how-tos for the people who use a product, from what its code shows them; no code is exposed. */
export const userGuide: ModeHandler = {
  mode: 'user-guide',
  run(job, tools) {
    const model = readCode(job.input, tools.code);
    const reader = readGuideReader(job);
    const isCode = model.modules.length > 0 || isViews(job.input);
    const catalog = isCode || isLabelled(job.input) ? [] : readCatalogScreens(job.input);
    const shown = catalog.length > 0 ? catalog : readScreens(model);
    const fromScreens = writeManifestGuide(job.input) ?? writeGuide(shown, readCommands(model), reader);
    const fromText = fromScreens || isCode ? undefined : writeTextGuide(job);
    const ofKind = fromText && asKindOfPage(fromText, reader);
    const page = fromScreens ?? ofKind ?? fromText;
    const isByKeys = model.modules.some(({ text }) => KEY.test(text));
    if (!page) return { content: NOTHING_TO_SHOW };
    const told = isByKeys ? { ...page, body: `${BY_KEYS}\n\n${page.body}` } : page;
    const wished = asWished(told, job, 'how-to', 'The input says');
    const kind = fromText && !ofKind ? `the document type ${job.docType}` : '';
    const open = [reader.unfollowed, kind, ...wished.unfollowed].filter(Boolean).join('”, “');
    return { content: finishPage(wished.page, wished.job, tools, open) };
  },
};
