import { abbreviationPeriods, withoutPeriods } from '../../../rules/abbreviation-periods.ts';
import type { Asked, Family, Option } from '../family.ts';
import { reading } from './support.ts';

const one = (
  id: string,
  title: string,
  options: readonly Option[],
  phrasings: readonly string[],
  about?: RegExp,
): Family => ({
  id,
  title,
  options,
  phrasings,
  ...(about && { about }),
});

const latin = withoutPeriods(/(?<![\w.])(?:e\.g|i\.e)\.?(?![\w.])/gi);
/** Those with small letters too where the rule shows them: “eg, ie”. */
const undotted = ({ rule }: Asked) =>
  /\b(?:eg|ie)\b/.test(rule)
    ? reading('abbreviation-periods', ...abbreviationPeriods.checks, latin)
    : 'abbreviation-periods';

/** Spelling, names, acronyms and grammar. */
export const SPELLING_FAMILIES: readonly Family[] = [
  one(
    'spelling-variety',
    'American and British spelling',
    [
      {
        names:
          /\b(?:(?:standard|modern|plain|simple) )?(?:american|us|u\.s\.|en-us|“en-us”)(?:[- ](?:english|style|spellings?|usage))+\b|\b(?:american|us) english\b|\bspell (?:words )?(?:the )?american(?: way)?\b|\bamerican spellings?\b|\bspelling (?:is|follows) (?:us|american)\b|\ben-us\b/,
        wanted: 'american-spelling',
        unwanted: 'british-spelling',
        bare: 'for',
      },
      {
        names:
          /\b(?:(?:standard|modern|plain|simple) )?(?:british|uk|u\.k\.|en-gb|“en-gb”|commonwealth)(?:[- ](?:english|style|spellings?|usage))+\b(?:(?<=spellings?)|(?!: [^.;]*\bquotes?\b))|\bspell (?:words )?(?:the )?british(?: way)?\b|\bspelling (?:is|follows) (?:uk|british)\b|\ben-gb\b/,
        wanted: 'british-spelling',
        unwanted: 'american-spelling',
        bare: 'for',
      },
    ],
    [
      'Use American spelling',
      'Write in US English',
      'Use British English',
      'American English, not British English',
      'Don’t use British spellings',
      'Use en-US spelling, because our readers expect it',
      'Prefer American over British spelling',
    ],
  ),
  one(
    'brand-names',
    'Names of products',
    [
      {
        names:
          /\b(?:product|brand|technology|company|trademark|trademarked|vendor|third-party)(?: and [a-z]+)? names?\b(?: (?:as (?:their|the) [a-z]+ (?:do|does|write them|spell them)|correctly|properly|exactly|the way [a-z ]+ do(?:es)?|with (?:their|the) (?:official|correct|proper) (?:capitali[sz]ation|spelling|case)))|\b(?:the )?(?:official|correct|proper|right) (?:capitali[sz]ation|spelling|casing|case|names?|form)(?: and [a-z]+)? (?:of|for) (?:(?:all|any|the|third-party) )*(?:products?|brands?|trademarks?|technolog(?:y|ies)|compan(?:y|ies)|vendors?)(?: names?)?|\b(?:capitali[sz]e|spell|case|write) (?:(?:all|the|any|third-party) )*(?:products?|brands?|company|technology|trademarks?)(?: and (?:products?|brands?|company|technology))?(?: names?)?(?: (?:correctly|properly|as [a-z ]+|the way [a-z ]+))?/,
        wanted: 'brand-names',
        bare: 'for',
      },
    ],
    [
      'Write product names as their owners do',
      'Spell brand names correctly',
      'Capitalize product names properly',
      'Use the official capitalization of product names',
      'Use the correct spelling of brands',
      'Write technology names with their official spelling',
    ],
  ),
  one(
    'unknown-words',
    'Unknown words',
    [
      {
        names:
          /\b(?:unknown words?|words? (?:that (?:is|are) )?(?:not|in no|missing) (?:in |from )?(?:a |the |any |our )?(?:dictionary|dictionaries))\b/,
        unwanted: 'unknown-words',
        bare: 'against',
      },
      {
        names:
          /\b(?:spelling of (?:every|all|each)(?: single)? words?|spell-?check(?:ing)? (?:of )?(?:every|all|each) words?)\b/,
        wanted: ['spelling', 'commonly-misspelled', 'unknown-words'],
        unwanted: ['spelling', 'commonly-misspelled', 'unknown-words'],
        bare: 'for',
      },
    ],
    [
      'Flag unknown words',
      'No unknown words',
      'Check the spelling of every word',
      'Check spelling of all words',
      'Avoid words that are not in the dictionary',
      'Report words in no dictionary',
    ],
  ),
  one(
    'commonly-misspelled',
    'Misspellings',
    [
      {
        names:
          /\bspell(?:ing)? (?:all )?(?:words )?correct(?:ly)?\b|\bcorrect spelling\b|\bspell-?check(?:ed|ing)?\b/,
        wanted: ['spelling', 'commonly-misspelled'],
        bare: 'for',
      },
      {
        names: /\b(?:typos?|misspellings?|spelling (?:mistakes?|errors?)|misspelled words?|typing errors?)\b/,
        unwanted: ['spelling', 'commonly-misspelled'],
        bare: 'against',
      },
    ],
    [
      'Spell words correctly',
      'No typos',
      'Avoid spelling mistakes',
      'Misspellings are not allowed',
      'Use correct spelling',
      'Never publish misspelled words',
    ],
  ),
  one(
    'repeated-words',
    'Repeated words',
    [
      {
        names:
          /\b(?:immediate|accidental) (?:repeats?|repetitions?)(?: of (?:a )?words?)?|\bthe same word (?:(?:must|may|should|can|does|do) (?:not |never )?)?(?:stand |appear |occur |be used )?twice(?: in (?:a row|succession))?|\b(?:repeated|doubled?|duplicated?|duplicate) words?\b|\bwords? (?:written |typed )?twice(?: in a row)?\b|\brepeat(?:ing)? (?:a |the same )?words?\b/,
        unwanted: 'repeated-words',
        bare: 'against',
      },
    ],
    [
      'No repeated words',
      'Avoid doubled words',
      'Don’t repeat a word',
      'Never write words twice in a row',
      'Remove duplicate words',
      'Repeated words are not allowed',
    ],
  ),
  one(
    'acronym-definition',
    'Acronyms at first use',
    [
      {
        names:
          /\b(?:on|at|upon) (?:the |its |their )?first (?:mention|use|reference|occurrence|appearance)\b[^.;]*\b(?:in full|spelled out|full (?:name|term|form)|(?:acronym|abbreviation|short form|initials) in (?:parentheses|brackets)|expanded)\b[^.;]*|\b(?:acronyms?|abbreviations?) are expanded (?:on|at|upon) first [a-z]+(?:, with [^.;]*)?|\b(?:spell(?:ing)? out|define|explain|expand|introduce|write out|spell|unpack|give the full (?:form|name) of)\b (?:(?:all|any|every|each|the|unfamiliar|uncommon|new|less common|most|an?|your|full|meaning of) )*(?:acronyms?|abbreviations?|initialisms?)(?:(?:,| and| or|, and|\/) (?:acronyms?|abbreviations?|initialisms?))*(?: (?:out|in full|when|the|on|at|upon|in|before|with|their|its|they|you|first|are|is|used?|using|mention(?:ed)?|occurrence|appears?|appear|it|them|time|introduced?|each|a|page|document|topic|article|per|every|for|of|and|long|form|parentheses|initial|instance|reference|your|readers?|encounter|for)\b)*(?:,? (?:followed by|with|then|and put) (?:the|its) (?:acronym|abbreviation|short form|initials)(?: in (?:parentheses|brackets))?)?|\b(?:acronyms?|abbreviations?|initialisms?)(?:(?:,| and| or|, and|\/) (?:acronyms?|abbreviations?|initialisms?))* (?:(?:are|is|should|must|be|need to|have to|always|get|has|have|to) )*(?:spelled out|defined|explained|expanded|introduced|written out|spelled)(?: (?:on|at|when|in|upon|before|first|the|their|its|use[d]?|mention(?:ed)?|occurrence|full|time|they|are|it|is|appear(?:ance)?|s|initial|each|page|document|a)\b)*|\b(?:undefined|unexplained|unexpanded) (?:acronyms?|abbreviations?|initialisms?)/,
        wanted: 'acronym-definition',
        unwanted: ({ named }) => (/^un/.test(named) ? 'acronym-definition' : undefined),
        bare: 'for',
      },
    ],
    [
      'Define acronyms on first use',
      'Spell out acronyms the first time you use them',
      'Acronyms are spelled out at first mention',
      'Expand every abbreviation when it first appears, because readers may not know it',
      'Explain all acronyms on first use',
      'No undefined acronyms',
      'Introduce abbreviations in full on first occurrence',
    ],
  ),
  one(
    'acronym-form',
    'Form of acronyms',
    [
      {
        names:
          /\bapostrophes? (?:if|when) (?:you )?(?:make|making|form|forming|pluraliz(?:e|ing)) (?:an? |the )?(?:acronyms?|abbreviations?|initialisms?)(?: plural)?(?: \([^()]*\))?|\bapostrophes? (?:in|for|to form|to make|with|to pluralize|before) (?:the )?(?:plurals?(?: forms?)?(?: of)? ?)?(?:acronyms?|abbreviations?|initialisms?|plurals?)(?: (?:plurals?|plural))?|\bapostrophes? (?:in|for) plurals?\b|“(?:api's|url's|pc's)”/,
        unwanted: 'acronym-plurals',
        bare: 'against',
      },
      {
        names:
          /\bplurals? (?:forms? )?of (?:acronyms?|abbreviations?|initialisms?)(?: (?:with|by|take|get|have|adding|add))*(?: (?:just|only))?(?: an?)?(?: (?:lowercase|lower-case|small|plain))? “?s”?(?![a-z'])|\b(?:form|make|write) (?:the )?plural (?:acronyms?|abbreviations?|initialisms?) (?:by adding|with)(?: an?)?(?: (?:lowercase|lower-case|small|plain))? “?s”?(?![a-z'])|\bplural (?:acronyms?|abbreviations?|initialisms?) (?:take|get|have|end (?:in|with))(?: (?:just|only))?(?: an?)?(?: (?:lowercase|lower-case|small|plain))? “?s”?(?![a-z'])|\bplurali[sz]e (?:acronyms?|abbreviations?|initialisms?) (?:by adding|with)(?: (?:just|only))?(?: an?)?(?: (?:lowercase|lower-case|small|plain))? “?s”?(?![a-z'])/,
        wanted: 'acronym-plurals',
        bare: 'for',
      },
      {
        names:
          /\b(?:periods?|full stops?|dots?|points) (?:in|with|between the letters of|inside|after (?:the )?letters (?:of|in)) (?:(?:all|any|all-uppercase|uppercase|all-caps) )*(?:acronyms?|abbreviations?|initialisms?)(?: (?:and|or) (?:acronyms?|abbreviations?|initialisms?))*|\b(?:acronyms?|abbreviations?|initialisms?)(?: (?:and|or) (?:acronyms?|abbreviations?|initialisms?))* with (?:periods?|full stops?|dots?)/,
        unwanted: undotted,
      },
      {
        names:
          /\b(?:acronyms?|abbreviations?|initialisms?)(?: (?:and|or) (?:acronyms?|abbreviations?|initialisms?))* without (?:any )?(?:periods?|full stops?|dots?)|\bundotted (?:acronyms?|abbreviations?)/,
        wanted: undotted,
        bare: 'for',
      },
      {
        names:
          /\b(?:acronyms?|initialisms?)\b(?: (?:are|is|should be|must be|in|all|written|always|go))* (?:in )?(?:all )?(?:capitals?(?: letters?)?|upper[ -]?case|caps)\b|\b(?:capitali[sz]e|uppercase) (?:all )?(?:acronyms?|initialisms?)/,
        wanted: 'acronym-case',
        bare: 'for',
      },
    ],
    [
      'Don’t use apostrophes in plurals of acronyms',
      'No periods in acronyms',
      'Write abbreviations without periods',
      'Write acronyms in capitals',
      'Never put periods in abbreviations',
      'Capitalize acronyms',
      'Don’t use an apostrophe for plural acronyms',
    ],
  ),
  one(
    'confusions',
    'Confused words and articles',
    [
      {
        names:
          /\b(?:commonly |often |easily )?confused words\b|\bits (?:and|or|vs\.?|with|for) it's\b|\b(?:confuse|mix up|mixing up|confusing) (?:[a-z']+\/[a-z']+(?:, |,? and |,? or )?)+|\b(?:affect (?:and|or|with|for) effect|then (?:and|or|with|for) than|their (?:and|or|with|for) there)\b|“its” (?:and|or) “it's”|\bmix(?:ing)?[- ]?up(?:s)? (?:of )?(?:words|its|then)\b/,
        unwanted: ['confused-words', 'commonly-confused'],
        bare: 'against',
      },
      {
        names: /(?:“a” (?:and|or) “an”|\bindefinite articles?\b|\ba (?:and|or|vs\.?) an\b)(?: correctly)?/,
        wanted: 'indefinite-article',
        bare: 'for',
      },
      {
        names:
          /(?<!\b(?:two|double|one|single|extra|multiple|more) )\bspac(?:es?|ing) (?:around|before|after) (?:an? |the |any )?(?:punctuation(?: marks?)?|commas?|periods?|full stops?|colons?|semi-?colons?|question marks?|exclamation (?:marks?|points?))(?:(?: and| or|,|, or) (?:an? )?(?:commas?|periods?|full stops?|punctuation|colons?|semi-?colons?|question marks?|exclamation (?:marks?|points?)))*/,
        wanted: ({ named }) => (/before/.test(named) ? undefined : 'punctuation-spacing'),
        unwanted: ({ named }) => (/before/.test(named) ? 'punctuation-spacing' : undefined),
        bare: 'for',
      },
    ],
    [
      'Don’t mix up words',
      'Avoid commonly confused words',
      'Use “a” and “an” correctly',
      'Choose the right indefinite article',
      'No space before commas',
      'Put spaces after punctuation',
    ],
  ),
  one(
    'compound-spelling',
    'Compounds',
    [
      {
        names:
          /\b(?:closed|modern|unhyphenated|current) (?:forms? (?:of|for) )?compound(?: (?:words?|nouns?|spellings?))?s?\b|\bcompound (?:words?|nouns?)(?: (?:as [a-z ]+|without hyphens|in their closed form|closed))?/,
        wanted: 'compound-spelling',
        bare: 'for',
      },
    ],
    [
      'Use closed compounds',
      'Use modern compound spellings',
      'Write compound words without hyphens',
      'Spell compound nouns as dictionaries do',
      'Use unhyphenated compound words',
      'Prefer closed forms of compounds',
    ],
  ),
];
