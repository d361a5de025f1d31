import { compileForJob, describeRule, misunderstoodIn } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { readUxStrings, replaceUxStrings } from './ux/formats/index.ts';
import { settleStrings } from './ux/settle.ts';
import { noteIn } from './ux/note.ts';

/** The same file with its strings made concise and actionable; keys, placeholders and layout as they were. */
export const uxRewrite: ModeHandler = {
  mode: 'ux-rewrite',
  run(job, tools) {
    const { strings, format } = readUxStrings(job.input);
    if (strings.length === 0)
      return {
        content:
          '[VERIFY] The text holds no interface strings. Send one on each line, or a file of keys and strings.',
      };
    const style = compileForJob(job, tools);
    const content = replaceUxStrings(job.input, settleStrings(strings, style, job.audience));
    return { content: noteIn(content, format, misunderstoodIn(style).map(describeRule)) };
  },
};
