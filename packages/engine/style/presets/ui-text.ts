import * as ui from './guidelines/interface.ts';
import * as page from './guidelines/page.ts';
import * as people from './guidelines/people.ts';
import * as voice from './guidelines/voice.ts';
import * as words from './guidelines/words.ts';
import type { Preset } from './types.ts';

const WRITING = 'https://learn.microsoft.com/en-us/windows/apps/design/style/writing-style';
const TEXT = 'https://learn.microsoft.com/en-us/windows/win32/uxguide/text-ui';
const ERRORS = 'https://learn.microsoft.com/en-us/windows/win32/uxguide/mess-error';
const CONFIRMATIONS = 'https://learn.microsoft.com/en-us/windows/win32/uxguide/mess-confirm';
const STYLE = 'https://learn.microsoft.com/en-us/style-guide/';

/** The words of a product itself. */
export const uiText: Preset = {
  id: 'ui-text',
  name: 'UI text',
  description: 'For labels, messages, and fields: what a person sees in the product itself.',
  rules: [
    { ...ui.actionButtons, link: TEXT },
    { ...ui.labelCase, link: `${STYLE}capitalization` },
    { ...ui.labelStops, link: `${STYLE}punctuation/periods` },
    { ...ui.ok, link: `${STYLE}a-z-word-list-term-collections/o/ok-okay` },
    { ...words.select, link: `${STYLE}procedures-instructions/describing-interactions-with-ui` },
    { ...words.signIn, link: `${STYLE}a-z-word-list-term-collections/s/sign-in-sign-out` },
    { ...ui.placeholders, link: 'https://www.nngroup.com/articles/form-design-placeholders/' },
    { ...ui.blameless, link: ERRORS },
    { ...ui.specificErrors, link: ERRORS },
    { ...ui.calm, link: ERRORS },
    { ...ui.noSorry, link: ERRORS },
    { ...ui.questions, link: CONFIRMATIONS },
    { ...ui.done, link: WRITING },
    { ...voice.noPlease, link: TEXT },
    { ...page.noExclamations, link: `${STYLE}punctuation/exclamation-points` },
    { ...voice.useContractions, link: WRITING },
    { ...voice.passiveAgents, link: WRITING },
    { ...words.concise, link: WRITING },
    { ...words.noJargon, link: WRITING },
    { ...words.noLatin, link: `${STYLE}word-choice/use-us-spelling-avoid-non-english-words` },
    {
      ...page.noAmpersands,
      link: `${STYLE}a-z-word-list-term-collections/term-collections/special-characters`,
    },
    { ...people.inclusiveTerms, link: `${STYLE}bias-free-communication` },
    { ...people.genderNeutral, link: `${STYLE}bias-free-communication` },
  ],
};
