import * as actions from './guidelines/actions.ts';
import * as ui from './guidelines/interface.ts';
import * as numbers from './guidelines/numbers.ts';
import * as page from './guidelines/page.ts';
import * as people from './guidelines/people.ts';
import * as voice from './guidelines/voice.ts';
import * as words from './guidelines/words.ts';
import { linked } from './linked.ts';
import type { Preset } from './types.ts';

const at = linked('https://learn.microsoft.com/en-us/style-guide/');

/** In the manner of the Microsoft Writing Style Guide, in our own words. */
export const microsoft: Preset = {
  id: 'microsoft',
  name: 'Developer documentation, in the manner of Microsoft',
  description:
    'For documentation and product text that is warm, crisp, and ready to help: short sentences, contractions, sentence case.',
  rules: [
    at(voice.activeVoice, 'grammar/verbs'),
    at(voice.presentTense, 'grammar/verbs'),
    at(voice.noWe, 'grammar/person'),
    at(voice.noI, 'grammar/person'),
    at(voice.useContractions, 'word-choice/use-contractions'),
    at(voice.noPlease, 'a-z-word-list-term-collections/p/please'),
    at(voice.noSimply, 'brand-voice-above-all-simple-human'),
    at(voice.shortSentences26, 'word-choice/use-simple-words-concise-sentences'),
    at(words.concise, 'word-choice/use-simple-words-concise-sentences'),
    at(words.everydayWords, 'word-choice/use-simple-words-concise-sentences'),
    at(words.noThereIs, 'word-choice/use-simple-words-concise-sentences'),
    at(words.noIntensifiers, 'word-choice/use-simple-words-concise-sentences'),
    at(words.noJargon, 'word-choice/avoid-jargon'),
    at(words.noLatin, 'word-choice/use-us-spelling-avoid-non-english-words'),
    at(words.noAndOr, 'punctuation/slashes'),
    at(words.signIn, 'a-z-word-list-term-collections/s/sign-in-sign-out'),
    at(words.select, 'procedures-instructions/describing-interactions-with-ui'),
    at(words.compounds, 'a-z-word-list-term-collections/e/email'),
    at(words.americanSpelling, 'word-choice/use-us-spelling-avoid-non-english-words'),
    at(actions.plainActions, 'a-z-word-list-term-collections/a/abort'),
    at(actions.interfaceWords, 'procedures-instructions/describing-interactions-with-ui'),
    at(actions.userName, 'a-z-word-list-term-collections/u/user-name'),
    at(actions.timeWords, 'a-z-word-list-term-collections/term-collections/units-of-measure-terms'),
    at(people.inclusiveTerms, 'bias-free-communication'),
    at(people.ableism, 'accessibility/writing-all-abilities'),
    at(people.peopleFirst, 'a-z-word-list-term-collections/term-collections/accessibility-terms'),
    at(people.genderNeutral, 'bias-free-communication'),
    at(page.sentenceCaseHeadings, 'capitalization'),
    at(page.headingPunctuation, 'punctuation/periods'),
    at(page.headingLevels, 'accessibility/accessibility-guidelines-requirements'),
    at(page.linkText, 'urls-web-addresses'),
    at(page.altText, 'accessibility/accessibility-guidelines-requirements'),
    at(page.noDirections, 'accessibility/accessibility-guidelines-requirements'),
    at(page.noExclamations, 'punctuation/exclamation-points'),
    at(page.noEllipses, 'punctuation/ellipses'),
    at(page.serialComma, 'punctuation/commas'),
    at(page.noSemicolons, 'punctuation/semicolons'),
    at(page.noAmpersands, 'a-z-word-list-term-collections/term-collections/special-characters'),
    at(page.emDashes, 'punctuation/dashes-hyphens/emes'),
    at(page.unitSpaces, 'a-z-word-list-term-collections/term-collections/units-of-measure-terms'),
    at(numbers.writtenDates, 'a-z-word-list-term-collections/term-collections/date-time-terms'),
    at(numbers.plainDays, 'numbers'),
    at(numbers.halfDays, 'a-z-word-list-term-collections/term-collections/date-time-terms'),
    at(numbers.openingNumerals, 'numbers'),
    at(numbers.acronymPlurals, 'acronyms'),
    at(page.oneSpace, 'punctuation/periods'),
    at(page.parallelLists, 'scannable-content/lists'),
    at(ui.ok, 'a-z-word-list-term-collections/o/ok-okay'),
  ],
};
