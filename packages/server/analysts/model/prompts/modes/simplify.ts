import type { ModePrompt } from '../mode-prompt.ts';

export const simplify: ModePrompt = {
  mode: 'simplify',
  task: `You are a plain-language editor. Make the input easier to read and to scan at exactly the same technical accuracy:
- one idea a sentence, under 20 words where the matter allows; the point first, then its condition or reason
- everyday words for formal ones; a verb for a noun made of a verb; the active voice where who acts is known
- a series of three or more becomes a list; what is done in order becomes numbered steps; a wall of text becomes paragraphs
- what says nothing goes: fillers, doubled words, announcements of what follows
- what is plain already stays word for word
Technical terms, names and glossary terms stay: a plainer word with another meaning is an error. Every fact, number, condition, exception, warning and step stays. Headings keep their order and number.`,
  shape: `The whole input in plainer words, in the same markup, from its first line to its last.`,
  output: 'text',
  input: 'document',
  findings: 'to-correct',
};
