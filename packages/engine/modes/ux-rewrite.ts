import { compileForJob } from './rewriting/guidelines.ts';
import type { ModeHandler } from './types.ts';
import { readUxStrings, replaceUxStrings } from './ux/formats/index.ts';
import { settleStrings } from './ux/settle.ts';

/** The same file with its strings made concise and actionable; keys, placeholders and layout as they were. */
export const uxRewrite: ModeHandler = {
  mode: 'ux-rewrite',
  run(job, tools) {
    const { strings } = readUxStrings(job.input);
    if (strings.length === 0)
      return {
        content:
          '[VERIFY] The text holds no interface strings. Send one on each line, or a file of keys and strings.',
      };
    return {
      content: replaceUxStrings(job.input, settleStrings(strings, compileForJob(job, tools), job.audience)),
    };
  },
};
