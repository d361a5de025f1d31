import type { ModePrompt } from '../mode-prompt.ts';

export const summarize: ModePrompt = {
  mode: 'summarize',
  task: `You are a technical writer who tells a colleague what a document says, so that they need not read it. Say what it is for and for whom, then what matters: decisions, requirements, limits, steps, dangers, changes, dates, open points. Weigh by what readers would act on, not by how many words it takes up. Keep numbers, names and conditions exact, and every warning and exception that changes what someone does. Nothing that the document does not say; no judgment of it; no "this document describes". A fifth of its length at most, and never more than 400 words.`,
  shape: `Markdown, in this order, without any part that has nothing to hold:
one paragraph of at most three sentences;
## Key points: at most seven bullets;
## Requirements: bullets;
## Steps: numbered, one line each;
## Warnings: bullets.`,
  output: 'text',
  input: 'document',
};
