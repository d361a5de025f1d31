import * as actions from './guidelines/actions.ts';
import * as numbers from './guidelines/numbers.ts';
import * as page from './guidelines/page.ts';
import * as people from './guidelines/people.ts';
import * as voice from './guidelines/voice.ts';
import * as words from './guidelines/words.ts';
import { linked } from './linked.ts';
import type { Preset } from './types.ts';

const at = linked('https://developers.google.com/style/');

/** In the manner of Google's developer documentation style guide, in our own words. */
export const google: Preset = {
  id: 'google',
  name: 'Developer documentation, in the manner of Google',
  description:
    'For API references, guides, and tutorials: active, present, addressed to “you”, and accessible to readers all over the world.',
  rules: [
    at(voice.activeVoice, 'voice'),
    at(voice.presentTense, 'tense'),
    at(voice.noWe, 'person'),
    at(voice.noI, 'pronouns'),
    at(voice.useContractions, 'contractions'),
    at(voice.noPlease, 'tone'),
    at(voice.noSimply, 'tone'),
    at(voice.timeless, 'timeless-documentation'),
    at(voice.shortSentences26, 'accessibility'),
    at(words.noJargon, 'jargon'),
    at(words.concise, 'translation'),
    at(words.noLatin, 'abbreviations'),
    at(words.noAndOr, 'word-list'),
    at(words.signIn, 'word-list'),
    at(words.clickAndPress, 'word-list'),
    at(words.compounds, 'word-list'),
    at(words.americanSpelling, 'spelling'),
    at(actions.plainActions, 'word-list'),
    at(actions.interfaceWords, 'word-list'),
    at(actions.dummy, 'word-list'),
    at(people.inclusiveTerms, 'inclusive-documentation'),
    at(people.ableism, 'inclusive-documentation'),
    at(people.genderNeutral, 'pronouns'),
    at(page.sentenceCaseHeadings, 'headings'),
    at(page.headingPunctuation, 'headings'),
    at(page.headingLevels, 'headings'),
    at(page.oneTitle, 'headings'),
    at(page.linkText, 'link-text'),
    at(page.altText, 'images'),
    at(page.noDirections, 'accessibility'),
    at(page.noExclamations, 'exclamation-points'),
    at(page.noEllipses, 'ellipses'),
    at(page.serialComma, 'commas'),
    at(page.noAmpersands, 'word-list'),
    at(page.emDashes, 'dashes'),
    at(page.unitSpaces, 'units-of-measure'),
    at(numbers.writtenDates, 'dates-times'),
    at(numbers.plainDays, 'dates-times'),
    at(numbers.halfDays, 'dates-times'),
    at(numbers.openingNumerals, 'numbers'),
    at(numbers.acronymPlurals, 'abbreviations'),
    at(page.altWording, 'images'),
    at(page.oneSpace, 'sentence-spacing'),
    at(page.parallelLists, 'lists'),
  ],
};
