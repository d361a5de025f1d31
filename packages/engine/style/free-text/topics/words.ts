import { shun, want, type Topic } from './topic.ts';

const WORDING = String.raw`(?:words?|language|terms?|phrases?|expressions?|wording|vocabulary|talk|speak|lingo|english|prose|copy)`;

/** Kinds of words. */
export const WORD_TOPICS: readonly Topic[] = [
  shun(
    String.raw`latin\w*|(?:such as|that is)/(?:such as|that is)|foreign (?:abbreviations?|short forms?)|(?:such as|that is|“e\.?g\.?”|eg|“i\.?e\.?”|ie),? (?:and |or )?(?:such as|that is|“i\.?e\.?”|“e\.?g\.?”|ie|eg|etc|“etc\.?”),? (?:and |or )?(?:etc|“etc\.?”|viz|“viz\.?”)`,
    'Avoid Latin abbreviations',
  ),
  shun(
    String.raw`jargon\w*|buzz-?words?|(?:corporate|management|business|marketing|sales|office|insider)[- ]?(?:speak|lingo|talk|language|jargon|ese)|officialese|bureaucratese|legalese|lingo|slang|idioms?|idiomatic ${WORDING}|figures? of speech|clich(?:e|é)\w*|(?:tired|stock|worn(?:-out)?|overused|hackneyed|stale|trite) (?:phrases?|expressions?|metaphors?|sayings?)|colloquial\w*`,
    'Avoid jargon',
  ),
  want(
    String.raw`(?:plain|everyday|simple|ordinary|common|familiar) ${WORDING}|plain-language|speak like a (?:person|human)`,
    'Use plain language',
  ),
  shun(
    String.raw`hedg(?:e|es|ing|ed)\b\w*|tentative\w*|waffl\w+|wishy-washy \w+|noncommittal \w+|equivocat\w+|qualifiers?|weasel words?|non-committal \w+`,
    'Avoid hedges',
  ),
  shun(String.raw`intensif\w+|emphatic (?:words?|adverbs?)`, 'Avoid intensifiers'),
  shun(
    String.raw`adverbs?|“?-ly”?(?: (?:words?|endings?))?|words? (?:that end|ending) (?:in|with) “?-?ly”?`,
    'Avoid adverbs',
    { apart: String.raw`hyphen|between “?to”? and|infinitive|compound` },
  ),
  shun(
    String.raw`word(?:y|iness)\b\w*|verbos\w+|padding|dead-?wood|flab\w*|fluff|redundan\w+|doublets|redundant pairs?|long-winded \w+|(?:superfluous|unnecessary|needless|extra|empty) words?|fillers?|filler words?`,
    'Avoid wordy phrases',
    { apart: String.raw`sentence length|long-winded sentences` },
  ),
  want(
    String.raw`concis\w+|brevity|succinct\w*|be brief|(?:as )?few words|one word (?:does|to|instead|rather|for)|(?:the )?shorter (?:option|phrase|form|wording)|tighten\w*`,
    'Be concise',
  ),
  want(
    String.raw`inclusiv(?:e|ity|ely)\b|inclusive naming|harmful (?:origins?|history|connotations?|terms?|language)|bias-free|respectful (?:terms?|language|words?)`,
    'Use inclusive language',
    { apart: String.raw`gender|disab` },
  ),
  shun(
    String.raw`racis\w+|slavery|colonial\w*|discriminat\w+|exclusionary|(?:language|words?|terms?) that (?:excludes?|hurts?|offends?) \w+|(?:violent|racist|offensive) (?:history|origins?|roots|${WORDING})|“?master”?(?:/| and | & )“?slave”?|“?black-?list”?(?:/| and | or | & )“?white-?list”?|“?white-?list”?(?:/| and | or | & )“?black-?list”?|black/white lists?`,
    'Use inclusive language',
    { apart: 'gender' },
  ),
  want(
    String.raw`gender[- ](?:neutral\w*|inclusive|free|fair)|genderless|singular “?they”?|neutral (?:job )?(?:names?|nouns?|titles?|words?|pronouns?|alternatives?)|(?:“they”|they) (?:is|does|as|for|when)`,
    'Use gender-neutral language',
    { beside: String.raw`gender|pronoun|\b(?:he|she|his|her)\b|man\b|men\b|job|sex|they` },
  ),
  shun(
    String.raw`gendered \w+|gender-specific \w+|sexis\w+|masculine \w+|“?he or she”?|“?he/she”?|“?s/he”?|(?:generic|masculine) “?he”?|(?:man|-man|“-man”|“man”) (?:words?|nouns?|terms?)`,
    'Avoid gendered language',
  ),
  shun(
    String.raw`ableis\w+|(?:metaphors?|terms?|words?|language) (?:of|from|about|based on) (?:disabilit\w+|illness|mental \w+)|(?:light of|stigmati[sz]e|mock|trivialise|trivialize)\b[^.]{0,30}\b(?:mental (?:health|illness\w*)|disabilit\w+|illness)`,
    'Avoid ableist language',
  ),
  shun(
    String.raw`“please[^”]*”|(?<=^|\b(?:no|of|the|word|say|says|saying|with|avoid|write|writes|writing|an?|every|each|use|using|without|and|or|our|drop|cut|delete|skip|ban) )please(?! (?:use|write|avoid|don't|do not|keep|put|add|spell|rewrite|translate|always|never|say))|polite (?:padding|words?|phrases?)|politeness|niceties|courtes(?:y(?! titles?)|ies)`,
    'No “please”',
    { apart: String.raw`\bsorry\b|\bkindly\b` },
  ),
  shun(
    String.raw`directional \w+|spatial \w+|positional \w+|positions? on (?:the )?(?:screen|page)|“?above”?(?: and | or |/|, )“?below”?|“see above”|up or down the page`,
    'Avoid directional language',
  ),
  shun(
    String.raw`time-(?:bound|sensitive|dependent) \w+|relative dates?|(?:words?|phrases?)[^.]{0,60}\b(?:go stale|goes stale|out of date|age badly)`,
    'Avoid time-bound words',
  ),
  shun(
    String.raw`nominali[sz]\w+|zombie nouns?|noun-heavy|verbs? (?:beats?|over|not|instead of|rather than|before) nouns?`,
    'Avoid nominalizations',
  ),
  shun(
    String.raw`(?:“?there (?:is|are)”?|“?it is”?)(?:(?: and | or |/|, | / )“?(?:there )?(?:are|is|it is)”?)+|weak openings?|expletive \w+`,
    'Avoid “there is” and “there are”',
  ),
  shun(String.raw`double[- ]negatives?|two negatives`, 'Avoid double negatives'),
  shun(String.raw`rhetorical questions?`, 'Avoid rhetorical questions'),
  shun(
    String.raw`split(?:ting)? (?:an |the )?infinitives?|between “?to”? and (?:its|the|a) verb`,
    'Avoid split infinitives',
  ),
  shun(String.raw`prepositions?`, 'Don’t end sentences with a preposition', {
    beside: String.raw`\bend(?:s|ing|ings)?\b|final|last|dangling|trailing|strand`,
  }),
  shun(
    String.raw`(?:begin|start|open)\w*\b[^.]{0,30}\b(?:with )?(?:an? )?(?:coordinating )?conjunctions?|conjunctions? (?:at the (?:start|beginning)|first)|sentences? [^.]{0,16}(?:begin|start|open)\w* with (?:and|but|or|so)\b|sentence-initial (?:conjunctions?|“?and”?)`,
    'Don’t start sentences with a conjunction',
  ),
  shun(
    String.raw`(?:begin|start|open)\w*(?: (?:a |any |your )?(?:new )?sentences?)? with “[^”]+”|sentences? [^.]{0,24}(?:begin|start|open)\w*(?= with “)`,
    'Don’t begin sentences with {quotes}',
    { beside: String.raw`\bsentences?\b` },
  ),
  shun(
    String.raw`anthropomorph\w+|personif\w+|human (?:feelings|emotions|qualities)`,
    'Don’t anthropomorphize software',
  ),
];
