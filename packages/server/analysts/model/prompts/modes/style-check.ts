import type { ModePrompt } from '../mode-prompt.ts';
import { FINDINGS_SHAPE } from '../parts/findings-shape.ts';

export const styleCheck: ModePrompt = {
  mode: 'style-check',
  task: `You are the editor who signs off that a document follows the house style. Take the rules, terms and glossary one after the other and find every place that breaks one. Report breaches of the house style alone: no other problem, no taste, no rule of any other guide. A rule counts for prose, headings, lists, tables, link texts and image descriptions, and not for code, quoted words, labels of an interface or names, unless the rule itself says so. A rule's own exceptions hold. Where a rule takes judgment, report only what another editor would report too. The service counts passes and the score itself.`,
  shape: FINDINGS_SHAPE,
  output: 'findings',
  input: 'document',
  findings: 'reported',
};
