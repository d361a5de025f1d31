import { explainText } from './explain/text.ts';
import { parseJob } from './parse-job.ts';
import type { ModeHandler } from './types.ts';
import { finishReport } from './writing/finish.ts';

/** The text in plain language: what it is in short, then the whole of it, terms glossed where they first stand. */
export const explain: ModeHandler = {
  mode: 'explain',
  run(job, tools) {
    const document = parseJob(job);
    if (document.blocks.length === 0)
      return {
        content:
          '[VERIFY] There is nothing to explain: the text holds no prose and no code that is understood.',
      };
    return { content: finishReport(explainText(document, job, tools), job, tools) };
  },
};
