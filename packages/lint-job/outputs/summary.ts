import { writeMarkdown } from './comment-body.ts';
import type { Output } from './types.ts';

/** GitHub takes 1 MiB for a step; a UTF-16 unit is at most three bytes of UTF-8. */
const LIMIT = Math.floor((1024 * 1024) / 3);

export const summary: Output = {
  name: 'summary',
  description: 'Markdown, for the summary of a GitHub step',
  write: (report) => `${writeMarkdown(report, LIMIT)}\n`,
};
