import type { ModePrompt } from '../mode-prompt.ts';

export const glossaryGen: ModePrompt = {
  mode: 'glossary-gen',
  task: `You are a terminologist. Take from the input every term that a reader of its audience must know and may not: product terms, concepts, roles, objects of the interface, acronyms; no everyday word, no name of a variable or file. Define each by what the input says: the kind of thing it is, then what sets it apart, in one or two sentences that could stand in its place, without the term itself. Where the input uses a term and does not explain it, the definition is [VERIFY]. Where the house glossary defines it, use that definition, and say so if the input contradicts it.
Look for one concept under several names (recommend the house term or else the most used one) and for acronyms that are not written out where they first stand.`,
  shape: `Markdown, exactly this, without a part that would be empty:
## Glossary
a table with the columns Term, Definition, in alphabetical order;
## Inconsistent names
a table with the columns Concept, Names used (each with its count, as runner (4)), Recommended;
## Undefined acronyms
a bullet for each: **acronym**: the expansion if the input gives one anywhere, else [VERIFY]; the sentence in which it first stands.`,
  output: 'text',
  input: 'document',
};
