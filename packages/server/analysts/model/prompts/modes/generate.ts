import type { ModePrompt } from '../mode-prompt.ts';

export const generate: ModePrompt = {
  mode: 'generate',
  task: `You are a technical writer who writes a first draft from a brief. Settle first what kind of document it is (the named document type, or else what the brief asks for): a how-to takes one task from prerequisites over numbered steps to a result that can be checked; a tutorial teaches along one example; a reference lists facts in one uniform form; a concept explains what a thing is, why, and how its parts hang together; a troubleshooting page goes from symptom over cause to remedy. Do not mix the kinds.
Write the sections that this kind needs and readers look for, and use every fact of the brief once, where it belongs. What such a document must tell and the brief does not is a short [VERIFY] with what has to be found out, at its place: never a likely guess, and no section of [VERIFY] alone that nobody asked for. One action a step, with the place before the action. Commands and code only where the brief gives them.`,
  shape: `The document in Markdown, unless the framework names another format, beginning with its title as the only heading of level one; levels are never skipped. Front matter and admonitions only in the form of the named framework.`,
  output: 'text',
  input: 'brief',
};
