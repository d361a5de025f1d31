import type { ModePrompt } from '../mode-prompt.ts';

export const keywords: ModePrompt = {
  mode: 'keywords',
  task: `You are a specialist for the search of technical documentation. Find the words under which people who need this document would look for it: in the terms of the document first, then in the words of somebody who does not know those terms yet (a synonym or symptom is allowed where the document treats the matter). No keyword about anything that the document does not treat, no claim in the metadata that it does not keep, no stuffing, no keyword twice. Names and code in their exact spelling.`,
  shape: `Markdown, exactly this, without a list that would be empty:
## Search keywords
### Primary
### Secondary
### Long-tail phrases
### Product and technology names
### Code and commands
### Acronyms
(under each a bullet list: 5, 12, 8, 8, 10 and 10 entries at most, the most wanted first; code in backticks)
## Metadata
- **Title tag**: under 60 characters, primary keyword near the start
- **Meta description**: under 155 characters, one or two sentences on what the reader can do with the page
- **Slug**: lower-case words with hyphens, at most six
## Taxonomy tags
(bullets, at most eight: content type, product area, audience, topic)`,
  output: 'text',
  input: 'document',
};
