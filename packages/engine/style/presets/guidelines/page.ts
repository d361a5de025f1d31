import type { Guideline } from '../types.ts';

export const sentenceCaseHeadings: Guideline = {
  topic: 'heading-case',
  label: 'Headings in sentence case',
  description: 'Use sentence case for headings.',
  reason: 'It is faster to read, and nobody has to know which words take a capital.',
  bad: '## Install the Command Line',
  good: '## Install the command line',
  checks: 'heading-sentence-case',
};

export const headingPunctuation: Guideline = {
  topic: 'heading-punctuation',
  label: 'No full stop in headings',
  description: 'Do not end headings with punctuation.',
  reason: 'The space around a heading ends it already.',
  bad: '## Install the client.',
  good: '## Install the client',
  checks: 'heading-punctuation',
};

export const headingLevels: Guideline = {
  topic: 'heading-levels',
  label: 'Heading levels in order',
  description: 'Do not skip heading levels.',
  reason: 'Screen readers and tables of contents show a gap as a section that is missing.',
  bad: '# Install\n\n### On Linux',
  good: '# Install\n\n## On Linux',
  checks: 'heading-increment',
};

export const oneTitle: Guideline = {
  topic: 'single-h1',
  label: 'One title',
  description: 'Use one first-level heading per page.',
  reason: 'A page with two titles is about two things, or nobody knows which.',
  bad: '# Install\n\n# Configure',
  good: '# Install\n\n## Configure',
  checks: 'single-h1',
};

export const linkText: Guideline = {
  topic: 'link-text',
  label: 'Descriptive link text',
  description: 'Use descriptive link text.',
  reason: 'Many people hear or scan links alone, where “here” says nothing.',
  bad: 'Read more [here](./install.md).',
  good: 'Read more in [Install the client](./install.md).',
  checks: 'link-text',
};

export const altText: Guideline = {
  topic: 'alt-text',
  label: 'Alternative text',
  description: 'Every image must have alternative text.',
  reason: 'It is all that people get who cannot see the image, or for whom it does not load.',
  bad: 'The menu: ![](./menu.png)',
  good: 'The menu: ![The File menu with three entries](./menu.png)',
  checks: 'image-alt-text',
};

export const noDirections: Guideline = {
  topic: 'directions',
  label: 'No directions on the page',
  description: 'Avoid directional language such as “above” and “below”.',
  reason: 'Pages are reflowed, split, and read aloud; names still lead there.',
  bad: 'Use the table below.',
  good: 'Use the following table.',
  checks: 'directional-words',
};

export const noExclamations: Guideline = {
  topic: 'exclamations',
  label: 'No exclamation marks',
  description: 'Do not use exclamation marks.',
  reason: 'They shout, and by the second reading nobody is excited any more.',
  bad: 'Your project is ready!',
  good: 'Your project is ready.',
  checks: 'exclamation-marks',
};

export const noEllipses: Guideline = {
  topic: 'ellipses',
  label: 'No ellipses',
  description: 'Avoid ellipses.',
  reason: 'Readers cannot know how the sentence would go on.',
  bad: 'Wait for the build...',
  good: 'Wait for the build.',
  checks: 'ellipses',
};

export const serialComma: Guideline = {
  topic: 'serial-comma',
  label: 'Serial comma',
  description: 'Use the serial comma.',
  reason: 'It keeps the last two things in a list apart.',
  bad: 'It reads names, prices and dates.',
  good: 'It reads names, prices, and dates.',
  checks: 'serial-comma',
};

export const noAmpersands: Guideline = {
  topic: 'ampersands',
  label: 'No ampersands',
  description: 'Do not use ampersands in text.',
  reason: 'A word reads as a word; the sign belongs to code and names.',
  bad: 'Set the host & the port.',
  good: 'Set the host and the port.',
  checks: 'ampersands',
};

export const emDashes: Guideline = {
  topic: 'em-dashes',
  label: 'Em dashes without spaces',
  description: 'Do not put spaces around em dashes.',
  reason: 'One manner keeps the text even, and the line cannot break before the dash.',
  bad: 'The port — a number — is required.',
  good: 'The port—a number—is required.',
  checks: 'em-dash-spacing',
};

export const noSemicolons: Guideline = {
  topic: 'semicolons',
  label: 'No semicolons',
  description: 'Avoid semicolons.',
  reason: 'Two sentences are easier to read than two that hang together.',
  bad: 'Stop the server; it saves the cache.',
  good: 'Stop the server. It saves the cache.',
  checks: 'semicolons',
};

export const unitSpaces: Guideline = {
  topic: 'units',
  label: 'A space before units',
  description: 'Put a space between a number and its unit.',
  reason: '“64 GB” is read at a glance, and found by a search.',
  bad: 'The disk has 64GB.',
  good: 'The disk has 64 GB.',
  checks: 'unit-spacing',
};

export const altWording: Guideline = {
  topic: 'alt-text-wording',
  label: 'Alternative text that shows what is there',
  description: 'Do not start alternative text with “image of” or “picture of”.',
  reason: 'Screen readers announce that it is an image.',
  bad: 'The menu: ![Image of the File menu](./menu.png)',
  good: 'The menu: ![The File menu with three entries](./menu.png)',
  checks: 'alt-text-wording',
};

export const oneSpace: Guideline = {
  topic: 'sentence-spaces',
  label: 'One space between sentences',
  description: 'Put one space between sentences, not two.',
  reason: 'Two are a habit from typewriters, and leave gaps in a line.',
  bad: 'The agent stops.  Then it starts again.',
  good: 'The agent stops. Then it starts again.',
  checks: 'double-spaces',
};

export const parallelLists: Guideline = {
  topic: 'parallel-lists',
  label: 'Parallel list items',
  description: 'Make list items parallel: begin each of them in the same way.',
  reason: 'Readers compare items at a glance where all are built alike.',
  bad: '- Open the file.\n- Close the file.\n- Checking the file.',
  good: '- Open the file.\n- Close the file.\n- Check the file.',
  checks: 'list-parallelism',
};
