import * as page from './guidelines/page.ts';
import * as people from './guidelines/people.ts';
import * as voice from './guidelines/voice.ts';
import type { Preset } from './types.ts';

/** Language that shuts nobody out. */
export const inclusive: Preset = {
  id: 'inclusive',
  name: 'Inclusive language',
  description:
    'For any text: words that respect people, and pages that everybody can use. Goes well together with another preset.',
  rules: [
    { ...people.inclusiveTerms, link: 'https://inclusivenaming.org/word-lists/' },
    { ...people.ableism, link: 'https://developers.google.com/style/inclusive-documentation' },
    {
      ...people.genderNeutral,
      link: 'https://learn.microsoft.com/en-us/style-guide/bias-free-communication',
    },
    {
      ...people.peopleFirst,
      link: 'https://learn.microsoft.com/en-us/style-guide/a-z-word-list-term-collections/term-collections/accessibility-terms',
    },
    { ...people.noViolence, link: 'https://developers.google.com/style/inclusive-documentation' },
    {
      ...people.noCultureBound,
      link: 'https://learn.microsoft.com/en-us/style-guide/global-communications/writing-tips',
    },
    { ...people.folks, link: 'https://learn.microsoft.com/en-us/style-guide/bias-free-communication' },
    { ...voice.noSimply, link: 'https://developers.google.com/style/tone' },
    { ...page.altText, link: 'https://www.w3.org/WAI/tutorials/images/' },
    { ...page.linkText, link: 'https://www.w3.org/WAI/tips/writing/' },
    { ...page.headingLevels, link: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
    { ...page.noDirections, link: 'https://developers.google.com/style/accessibility' },
  ],
};
