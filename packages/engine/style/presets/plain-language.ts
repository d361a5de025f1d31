import * as page from './guidelines/page.ts';
import * as voice from './guidelines/voice.ts';
import * as words from './guidelines/words.ts';
import { linked } from './linked.ts';
import type { Preset } from './types.ts';

const at = linked('https://digital.gov/guides/plain-language/');

/** Plain language, as public services ask for it. */
export const plainLanguage: Preset = {
  id: 'plain-language',
  name: 'Plain language',
  description: 'For texts that everybody must understand at first reading: letters, forms, help, and terms.',
  rules: [
    at(voice.shortSentences20, 'principles/short-simple'),
    at(voice.shortParagraphs, 'principles/short-simple'),
    at(voice.activeVoice, 'writing'),
    at(voice.presentTense, 'writing'),
    at(voice.useContractions, 'writing'),
    at(words.everydayWords, 'principles/short-simple'),
    at(words.hiddenVerbs, 'writing'),
    at(words.concise, 'principles/short-simple'),
    at(words.noIntensifiers, 'principles/short-simple'),
    at(words.noJargon, 'principles/short-simple'),
    at(words.noLatin, 'principles/short-simple'),
    at(words.positive, 'writing'),
    at(words.mustNotShall, 'writing'),
    at(words.noAndOr, 'writing'),
    at(page.noSemicolons, 'principles/short-simple'),
    at(page.linkText, 'writing'),
  ],
};
