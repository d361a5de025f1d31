import type { Family } from '../family.ts';
import { both, one } from './kinds.ts';
import { reading } from './support.ts';

const LANGUAGE =
  '(?:terms?|words?|language|terminology|phrases?|phrasing|expressions?|wording|writing|text|metaphors?|idioms?|pronouns?|nouns?|titles?)';

/** Kinds of words that teams ask for or shun. */
export const WORD_FAMILIES: readonly Family[] = [
  one(
    'latin-abbreviations',
    'Latin abbreviations',
    'unwanted',
    /\blatin(?:ate)?(?: abbreviations?| phrases?| terms?| expressions?| words?| short forms?)?(?: (?:such as|like) “[^”]*”(?:(?:,| and| or|, and|, or) “[^”]*”)*)?\b|\blatinisms?\b|“(?:e\.g\.|i\.e\.|eg|ie)”(?:(?:,| and| or|,? \/|\/) ?“(?:i\.e\.|e\.g\.|etc\.|eg|ie|etc|viz\.|et al\.|via|vs\.)”)+/,
    'latin-abbreviations',
    [
      'Don’t use Latin abbreviations',
      'Avoid Latin abbreviations such as e.g. and i.e.',
      'No Latin phrases',
      'Never use e.g. or i.e.',
      'Latin abbreviations are not allowed, because many readers mix them up',
      'Avoid “e.g.” and “i.e.”',
      'Replace Latin abbreviations with English words',
    ],
  ),
  both(
    'gender-neutral',
    'Gender-neutral words',
    new RegExp(
      String.raw`\bgender[- ](?:neutral|inclusive|free|fair)(?: ${LANGUAGE})?|\bsingular “?they”?|“they” (?:as|for) (?:a |the )?(?:singular|generic|unknown)`,
    ),
    new RegExp(
      String.raw`\bgender(?:ed|[- ]specific|[- ]biased)(?: ${LANGUAGE})?|\bsexist(?: ${LANGUAGE})?|\b(?:masculine|male|feminine) pronouns?|(?<=\b(?:use|using|write|say|avoid|no) )(?:he(?: or |\/)she|his(?: or |\/)her|s\/he)(?: (?:as|for) (?:an? |the )?(?:generic|neutral|unknown|singular)?(?: ?(?:pronouns?|persons?|readers?|users?))*)?|“(?:he|she|he\/she|his|he or she|s\/he)”(?:(?:,| and| or|, and|, or) “(?:she|he|her|his|him|he\/she|s\/he|he or she)”)*`,
    ),
    'gender-neutral-language',
    [
      'Use gender-neutral language',
      'Avoid gendered pronouns',
      'Use gender-neutral pronouns, because readers are of any gender',
      'Don’t use “he” or “she” for an unknown person',
      'Never use sexist language',
      'Write with gender-inclusive terms',
      'Use the singular they',
    ],
  ),
  both(
    'ableist-language',
    'Ableist terms',
    /\bdisability[- ](?:inclusive|friendly|respectful)(?: language)?|\brespectful of (?:people with )?disabilit(?:y|ies)/,
    new RegExp(
      String.raw`\bableist(?: ${LANGUAGE})?\b|\bableism\b|\b(?:disability|mental[- ]health|mental illness)[- ](?:based |related )?(?:metaphors?|terms?|slurs?|words?|language)|\bmetaphors (?:of|about|based on|from) (?:disabilit(?:y|ies)|illness|mental health)`,
    ),
    'ableist-language',
    [
      'Avoid ableist language',
      'No ableist terms',
      'Don’t use ableist words such as “crazy” or “lame”',
      'Ableist language is not allowed',
      'Never use metaphors of disability',
      'Please avoid ableism',
    ],
  ),
  both(
    'inclusive-language',
    'Inclusive words',
    new RegExp(
      String.raw`\b(?:inclusive|bias[- ]free|unbiased|non-?discriminatory|culturally sensitive|respectful|socially conscious)(?: and [a-z]+)? ${LANGUAGE}|\binclusively\b|\binclusive writing\b`,
    ),
    new RegExp(
      String.raw`\b(?:non-?inclusive|exclusionary|racist|racially (?:charged|loaded)|biased|offensive|discriminatory|oppressive|violent|culturally (?:insensitive|loaded)|insensitive)(?: ${LANGUAGE})?|(?:“?master”?\/“?slave”?|“whitelist”\/“blacklist”|\bwhitelist\/blacklist)(?: ${LANGUAGE})?`,
    ),
    'inclusive-language',
    [
      'Use inclusive language',
      'Write inclusively',
      'Avoid exclusionary terms',
      'Don’t use biased language',
      'Bias-free language is required',
      'No racist or offensive terms',
      'Use inclusive terms, so that nobody feels excluded',
    ],
  ),
  both(
    'wordiness',
    'Wordy phrases',
    /\b(?:concise|succinct|terse|crisp|brief|(?<!\b(?:set|dash|dashes|hyphens?|slash|slashes|are) )tight)(?:ly)?(?: (?:wording|language|phrases?|writing|prose|sentences?|phrasing))?(?= |$|,)(?! (?:headings?|titles?|summar))|\bconcision\b|\bconciseness\b|\bbrevity\b|\b(?:fewest|fewer|as few) words(?: as possible)?\b|\bto the point\b|\bthe shorter (?:phrase|form|wording)\b/,
    /\bword(?:y|iness)(?: (?:phrases?|constructions?|expressions?|language|wording|sentences))?|\bverbos(?:e|ity)(?: (?:phrases?|language|wording))?|\b(?:filler|unnecessary|needless|extra|superfluous|redundant|empty|wasted|excess)(?: or [a-z]+)? (?:words?|phrases?)|\bfillers?\b|\blong-winded(?: phrases?| sentences?)?|\bredundan(?:cy|cies)\b|\bpadding\b/,
    'wordiness',
    [
      'Be concise',
      'Write concisely',
      'Avoid wordy phrases',
      'No filler words',
      'Cut unnecessary words',
      'Don’t be verbose',
      'Keep it concise, since readers scan',
      'Use as few words as possible',
    ],
  ),
  one(
    'intensifiers',
    'Intensifiers',
    'unwanted',
    /\bintensifiers?\b|\b(?:vague|weasel|empty|emphatic) (?:words?|adverbs?|qualifiers?|modifiers?)/,
    'intensifiers',
    [
      'Avoid intensifiers',
      'No weasel words',
      'Don’t use intensifiers such as “very”',
      'Never use vague words',
      'Intensifiers are not allowed',
      'Cut intensifiers: they add nothing',
    ],
  ),
  one(
    'hedges',
    'Hedges',
    'unwanted',
    /\bhedg(?:es?|ing)?(?: (?:words?|phrases?|language|terms?))?\b|\b(?:noncommittal|tentative|wishy-washy|uncertain|non-committal) (?:words?|language|phrases?|wording)/,
    'hedges',
    [
      'Avoid hedging',
      'No hedges',
      'Don’t use hedging language',
      'Hedge words are not allowed',
      'Avoid tentative language, because readers need facts',
      'Never hedge with wishy-washy words',
    ],
  ),
  one(
    'adverbs',
    'Adverbs',
    'unwanted',
    /\b(?:-ly |“-ly” |unnecessary |needless )?adverbs?(?: (?:that end|ending) in (?:-ly|“-ly”|ly))?\b(?! clauses?)/,
    'adverbs',
    [
      'Avoid adverbs',
      'No adverbs',
      'Don’t use adverbs ending in -ly',
      'Cut adverbs',
      'Adverbs are not allowed',
      'Write without adverbs, as they rarely add facts',
    ],
  ),
  one(
    'condescending-words',
    'Words that belittle',
    'unwanted',
    /\b(?:condescending|patroni[sz]ing|belittling|minimi[sz]ing|dismissive|trivializing)(?: (?:words?|language|terms?|tone|phrases?|adverbs?))?\b|\bdifficulty qualifiers?\b|\bcondescension\b|\bwords? that (?:belittle|patronize|minimi[sz]e|trivialize)[a-z ]*/,
    'condescending-words',
    [
      'Avoid condescending language',
      'No patronizing words',
      'Don’t use condescending words such as “simply” or “just”',
      'Never use belittling words',
      'Condescending terms are not allowed',
      'Avoid minimizing language such as “just”',
    ],
  ),
  {
    id: 'jargon',
    title: 'Jargon and clichés',
    options: [
      {
        names:
          /\bplain(?:[- ](?:language|english|words?|terms?))\b|(?<=\b(?:use|prefer|choose|pick) )(?:the )?(?:short|simple|plain|everyday|familiar|common)(?:er|est)? (?:words?|verbs?|terms?)\b|\b(?:simple|clear)(?:,? (?:and )?(?:direct|clear|plain|simple|everyday))+ language\b|\b(?:everyday|common|simple|familiar|short|ordinary) (?:words?|language|vocabulary)\b|\bjargon-free\b/,
        wanted: ['jargon', 'wordiness'],
        bare: 'for',
      },
      {
        names:
          /\bjargon(?:y)?(?: (?:words?|terms?))?\b|\bbuzz-?words?\b|\bclich(?:e|é)s?\b|\bcorporate[- ]?speak\b|\bmarketing[- ](?:speak|language|fluff|jargon|terms?|words?)\b|\bslang\b|\bidioms?\b|\bidiomatic (?:language|expressions?|phrases?)\b|\bcolloquial(?:isms?| language| expressions?)?\b|\bfigures? of speech\b|\bbusiness[- ](?:speak|jargon)\b|\binsider (?:terms?|language)\b/,
        unwanted: 'jargon',
        bare: 'against',
      },
    ],
    phrasings: [
      'Avoid jargon',
      'No buzzwords',
      'Don’t use idioms, because they are hard to translate',
      'Use plain language',
      'Clichés are banned',
      'Never use marketing speak',
      'Write in plain English',
    ],
  },
  one(
    'please',
    '“Please”',
    'unwanted',
    /“please”(?: in (?:all |your |the )?(?:instructions?|procedures?|steps|commands))?|(?<=\b(?:use|say|write|add|using|saying|word|of|never) )please\b(?! (?:use|write|avoid|don't))(?: in (?:all |your |the )?(?:instructions?|procedures?|steps|commands))?|\bpleases\b/,
    ({ named }) =>
      / in /.test(named)
        ? 'please'
        : reading('please', {
            kind: 'existence',
            phrases: ['please'],
            message: 'Leave out “{match}”: an instruction begins with its verb.',
            fix: 'remove',
          }),
    [
      'Don’t say “please”',
      'Avoid “please” in instructions',
      'Never use please',
      'No “please”',
      '“Please” is not allowed',
      'Leave out “please”, because it adds nothing',
    ],
  ),
  one(
    'directional-words',
    'Directions on the page',
    'unwanted',
    /\bdirectional(?: (?:words?|language|terms?|cues?|references?|instructions?))?\b|\b(?:spatial|positional|location-based|visual)(?: or [a-z]+)? (?:words?|language|terms?|cues?|references?)\b|\bwords? (?:of|for) (?:direction|position)\b|\babove(?:(?:, |,? and |,? or |\/)(?:below|left|right|over here))+(?=$|[^.;]*$)|“above”(?:(?:,| and| or|\/|, and|, or) “below”)(?=[^.;]*$)/,
    'directional-words',
    [
      'Avoid directional language',
      'No directional words',
      'Don’t use “above” or “below”',
      'Never use spatial terms to refer to other parts of the page',
      'Directional terms such as above and below are not allowed',
      'Avoid positional references, because layouts change',
    ],
  ),
  both(
    'time-bound-words',
    'Words that go out of date',
    /\b(?:timeless|evergreen|time-independent)(?: (?:language|content|documentation|docs|words|text|writing))?\b/,
    /\btime-(?:bound|sensitive|dependent|specific)(?: (?:words?|language|terms?|phrases?|statements?|references?))?\b|\bwords? that (?:go out of date|date|become outdated|get outdated)[a-z ]*/,
    'time-bound-words',
    [
      'Avoid time-bound words',
      'Write timeless documentation',
      'Don’t use time-sensitive language',
      'No words that go out of date',
      'Never use words that date, such as “currently”',
      'Keep docs evergreen',
    ],
  ),
];
