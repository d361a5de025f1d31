/** What no check reads, each in words of its own: behind any rule it must be told to a person. */
export const added: readonly string[] = [
  'Attach the signed form.',
  'Name the person on call.',
  'Translate the page before the release.',
  'Record who approved the figures.',
  'Store drawings beside their sources.',
  'Ask the legal team about trademarks.',
  'Archive retired guides after a year.',
  'Photograph the hardware from the left.',
  'Invite two reviewers from support.',
  'Compare screenshots with the newest build.',
  'Test the samples on a phone.',
  'Mention the region of the customer.',
];

/** Demands that earlier readings lost without a word, and what must be told of them where it is not read. */
export const lost: readonly (readonly [rule: string, words: string])[] = [
  ['Alt text must be present and shorter than 125 characters.', 'be present'],
  ['In lists, sentences end with periods; fragments don’t.', 'fragments don’t'],
  ['Spell out months, use four-digit years, and never use the 24-hour clock.', 'use four-digit years'],
  ['Use the imperative, keep it under 20 words, and never say "please".', 'keep it under 20 words'],
  ['Never link the word "here", and attach the signed form.', 'attach the signed form'],
  [
    'Numbers up to nine are words; larger numbers must be written as figures.',
    'larger numbers must be written as figures',
  ],
  ['One H1, no skipped levels, at most three levels.', 'at most three levels'],
  [
    'Bulleted lists: no period at the end. Numbered lists: period at the end.',
    'Numbered lists: period at the end',
  ],
  [
    'In code comments, write full sentences and avoid first person.',
    'In code comments, write full sentences',
  ],
];
