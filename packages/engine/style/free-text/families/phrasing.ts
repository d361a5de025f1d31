import { capitalize } from '../../../checks/letter-case.ts';
import type { Family } from '../family.ts';
import { both, one } from './kinds.ts';
import { bannedPhrases, reading } from './support.ts';

/** How sentences begin, end, and say things. */
export const PHRASING_FAMILIES: readonly Family[] = [
  one(
    'there-is',
    '“There is” openings',
    'unwanted',
    /(?<!\w)(?:starting |beginning |opening )?(?:sentences? )?(?:with )?(?:“there (?:is|are)”(?:(?: and| or|,|\/) “?(?:there )?(?:are|is|it is|was|were)”?)*|(?<!^)there (?:is|are)(?:(?: and| or|\/|, )(?:there )?(?:are|is|it is))?)(?: (?:openings?|openers?|constructions?|sentences?))?(?: (?:at the (?:start|beginning) of (?:a )?sentences?|to (?:start|begin|open) (?:a )?sentences?))?|\b(?:it is|there (?:is|are))\/(?:there (?:is|are)|it is)\b(?: (?:openings?|openers?|constructions?|sentences?))?(?: (?:at the (?:start|beginning) of (?:a )?sentences?))?|\bexpletive (?:constructions?|openings?|sentences?)\b/,
    'there-is',
    [
      'Avoid “there is” and “there are”',
      'Don’t start sentences with “there is”',
      'No “there are” openings',
      'Never begin a sentence with “There are”',
      'Avoid expletive constructions',
      '“There is” at the start of a sentence is not allowed',
    ],
  ),
  one(
    'double-negatives',
    'Double negatives',
    'unwanted',
    /\bdouble[- ]negatives?\b|\bmultiple negatives?\b|\btwo negatives(?: in (?:one|a) sentence)?\b/,
    'double-negatives',
    [
      'Avoid double negatives',
      'No double negatives',
      'Don’t use double negatives',
      'Double negatives are not allowed',
      'Never use two negatives in one sentence',
      'Please avoid double negatives: they are hard to parse',
    ],
  ),
  both(
    'negative-constructions',
    'Positive statements',
    /\bpositive(?:ly)?(?:[- ](?:statements?|constructions?|phrasing|language|form|forms|wording|terms|sentences?|voice))?\b(?! (?:integers?|numbers?|values?|tone|feedback|results?|experiences?))|\baffirmative(?: (?:statements?|sentences?|form|language|wording))?\b/,
    /(?<!double[- ])\bnegative(?:[- ](?:constructions?|statements?|phrasing|language|forms?|wording|sentences?))\b|\bnegations?\b/,
    'negative-constructions',
    [
      'State things positively',
      'Avoid negative constructions',
      'Use positive language',
      'Phrase sentences positively, not negatively',
      'Prefer positive statements over negative ones',
      'Don’t use negative phrasing',
    ],
  ),
  one(
    'nominalizations',
    'Nominalizations',
    'unwanted',
    /\bnominali[sz](?:ations?|ed verbs?)\b|\bzombie nouns?\b|\bverbs? turned into nouns?\b|\bnoun(?: forms?)? (?:of|made (?:from|of)) verbs?\b|\bhidden verbs?\b|\bsmothered verbs?\b/,
    'nominalizations',
    [
      'Avoid nominalizations',
      'No zombie nouns',
      'Don’t use hidden verbs',
      'Please avoid nominalizations: verbs are shorter',
      'Nominalizations are not allowed',
      'Replace nominalizations with verbs',
    ],
  ),
  one(
    'sentence-openers',
    'Words that open sentences',
    'unwanted',
    /\b(?:start|begin(?:n)?|open)(?:ing)? (?:a |any |your |the )?(?:new )?(?:sentences?|headings?|titles?|paragraphs?|steps?|bullets?|list items?) with (?:the words? |words like |(?:an? |the )?(?:[a-z]+ ){1,2}(?:such as|like) )?(?<words>(?!“there)“[^”]*”(?:(?:,| or| and|, or|, and) “[^”]*”)*)|\b(?:sentences?|headings?|titles?|paragraphs?|steps?|bullets?|list items?) (?:(?:should|must|may|can|do|will)(?: not| never|n't)|never|cannot) (?:start|begin|open) with (?:the words? )?(?<theirs>“[^”]*”(?:(?:,| or| and|, or|, and) “[^”]*”)*)|\b(?:start|begin(?:n)?|open)(?:ing)? (?:(?:a|any|your|the|new) )*(?:sentences? )?with (?<plain>(?:and|but|so|or|because|however|also)(?:(?:, | or | and |, or |, and )(?:and|but|so|or|because|however|also))*)(?![\p{L}])|(?<=\b(?:don't|do not|never|avoid) )(?:start|begin|open)(?:ing)? with (?:the words? )?(?<bare>“[^”]*”(?:(?:,| or| and|, or|, and) “[^”]*”)*)(?=$|[.,;])|(?<=\b(?:start|begin|open)s? with [^“”.;]{2,30},? (?:not|never) (?:with )?|\b(?:steps|sentences|items|they) (?:not|never) with )(?<first>“[^”]*”(?:(?:,| or| and|, or|, and) “[^”]*”)*)/u,
    ({ groups, text }) => {
      const quoted = [
        ...(groups['words'] ?? groups['theirs'] ?? groups['bare'] ?? groups['first'] ?? '').matchAll(
          /“([^”]+)”/g,
        ),
      ].map(([, word = '']) => word);
      const words = quoted.length > 0 ? quoted : (groups['plain'] ?? '').split(/,? (?:or|and) (?=\w)|, /);
      const forms = words.map((word) => capitalize(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const pattern = new RegExp(`(?:^|[.!?]["”’)]?\\s+)(?<at>${forms.join('|')})(?=[\\s,])`, 'dg');
      const message = 'Begin the sentence with another word than “{match}”.';
      return reading(`no sentence with ${words.join(', ')} first`, {
        kind: 'existence',
        pattern,
        ...(!/\b(?:steps?|bullets?|items?|headings?|titles?)\b/.test(text) && { scope: 'paragraph' }),
        message,
      });
    },
    [
      'Don’t begin a sentence with “And” or “But”',
      'Avoid starting a sentence with “However”',
      'Never start sentences with “So”',
      'Don’t open sentences with words like “Basically”',
      'Do not begin a sentence with “Because”',
      'Avoid beginning sentences with “Also”, “And”, or “Or”',
    ],
  ),
  one(
    'phrase-openers',
    'Conjunctions that open sentences',
    'unwanted',
    /\b(?:(?:a |coordinating )?conjunctions?)(?: (?:at the (?:start|beginning) of|to (?:start|begin|open)) (?:a |your )?sentences?)\b|(?<=\b(?:start|begin|open|starting|beginning) (?:a |any |your |the )?sentences? with )(?:a |coordinating )?conjunctions?\b/,
    'conjunction-openers',
    [
      'Don’t start sentences with a conjunction',
      'Never begin a sentence with a conjunction',
      'Avoid conjunctions at the start of sentences',
      'Avoid starting sentences with coordinating conjunctions',
      'No conjunctions at the beginning of a sentence',
      'Do not open a sentence with a conjunction',
    ],
  ),
  one(
    'split-infinitives',
    'Split infinitives',
    'unwanted',
    /\bsplit(?:ting)? (?:an )?infinitives?\b|\binfinitives? split\b|\bsplit(?:ting)? infinitives\b/,
    'split-infinitives',
    [
      'Don’t split infinitives',
      'Avoid split infinitives',
      'No split infinitives',
      'Never split an infinitive',
      'Split infinitives are not allowed',
      'Please avoid splitting infinitives',
    ],
  ),
  one(
    'ending-preposition',
    'Prepositions that end sentences',
    'unwanted',
    /\bprepositions? (?:at the end of|to end) (?:a |your )?sentences?\b|(?<=\b(?:end|ending|finish) (?:a |any |your |the )?(?:sentences?|clauses?) (?:with|in|on) )(?:a )?prepositions?\b|\bprepositions? (?:is|are) (?:something|a thing|things) (?:you|we|one) (?:should|must|do|can) ?(?:not|n't) end (?:a )?sentences? (?:with|on|in)\b|\b(?:sentence-ending|trailing|dangling|terminal|stranded) prepositions?\b/,
    'ending-preposition',
    [
      'Don’t end sentences with a preposition',
      'Never end a sentence in a preposition',
      'Avoid prepositions at the end of sentences',
      'No dangling prepositions',
      'Avoid ending a sentence with a preposition',
      'Sentence-ending prepositions are not allowed',
    ],
  ),
  {
    ...one(
      'etc',
      '“etc.”',
      'unwanted',
      /“etc\.?”|\bet cetera\b/,
      bannedPhrases(
        'etc',
        ['etc.', 'etc', 'et cetera'],
        '“{match}” leaves the rest to guesswork. Name the things, or introduce them with “such as”.',
      ),
      [
        'Don’t use etc.',
        'Avoid “etc.”',
        'Never write etc.',
        'No “etc.”',
        'Lists never end in “etc.”',
        '“etc.” is banned',
        'Avoid “etc.” because readers can’t guess the rest',
      ],
    ),
    // A list that ends in “etc.” is a series of words.
    places: ['list-item'],
  },
  one(
    'rhetorical-questions',
    'Rhetorical questions',
    'unwanted',
    /\brhetorical questions?\b|\bquestions? (?:to|of|for) (?:the |your )?(?:readers?|users?|audience)\b|(?<=\b(?:ask|asking|pose|posing) )(?:(?:the |your )?(?:readers?|users?|people|audience) )?questions?\b|\bquestions? in (?:body|running) text\b|\b(?:answer|state|tell)(?:ing)?,? (?:rather than|instead of|don't|not) ask(?:ing)?\b/,
    'rhetorical-questions',
    [
      'No rhetorical questions',
      'Avoid rhetorical questions',
      'Don’t ask rhetorical questions',
      'Rhetorical questions are not allowed',
      'Never use rhetorical questions',
      'Please avoid rhetorical questions; readers want answers',
    ],
  ),
];
