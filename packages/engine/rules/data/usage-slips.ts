import type { PatternSwap } from '../support/pattern-check.ts';

const THING =
  'file|value|field|key|option|parameter|function|command|tool|service|plugin|package|module|server|client|component|library|page|script|program|app|application|container|job|worker|request|object|database|table|project|system|browser|device|process|team|company|repository|image|node|cluster|event|token|version|extension|bot|agent';
const MANY =
  'files|values|types|fields|keys|options|parameters|arguments|methods|functions|commands|settings|tools|services|plugins|packages|steps|rules|tests|examples|changes|errors|results|modules|servers|clients|projects|pages|formats|ways|languages|platforms';
const QUESTION = '(?:what|how|why|where|when|which\\s+[a-z]+)';
const ASKED =
  '(?:know|knows|understand|wonder|figure\\s+out|find\\s+out|learn|remember|tell\\s+(?:me|us|you)|show\\s+(?:me|us)|explain|explains|clear|decide)';

/** Ways to say things that learners of English carry over from other languages. */
export const USAGE_SLIPS: readonly PatternSwap[] = [
  {
    // "The limit can't not be changed."
    pattern: /\b(?<at>[a-z]+n['’]t not)\b(?=\s+(?:be|been|have|[a-z]+ed|work|use|set|change|run|see|get|find|open|need)\b)/dg,
    to: (match) => match.replace(' not', ''),
    message: 'The verb is negated already: one “not” is too much.',
  },
  {
    // "I don't know what does it mean."
    pattern: new RegExp(
      `\\b(?<at>(?:does|do|did)\\s+(?:it|this|that|they|the\\s+[a-z]+|an?\\s+[a-z]+|you|we))(?=\\s+[a-z]+)(?<=\\b${ASKED}\\s+${QUESTION}\\s+\\k<at>)`,
      'dg',
    ),
    message: 'Inside another sentence a question has the order of a statement: “what it means”.',
  },
  {
    // "Can you tell me where is the file?"
    pattern: new RegExp(
      `\\b(?<at>(?:is|are|was|were)\\s+(?:it|this|that|they|(?:the|my|your|our)\\s+[a-z]+))(?=[.?!,;]|\\s+(?:stored|located|installed|used|called|configured|defined|saved)\\b)(?<=\\b${ASKED}\\s+(?:where|how|why|when)\\s+\\k<at>)`,
      'dg',
    ),
    to: (match) => match.replace(/^(\w+)\s+(.+)$/, '$2 $1'),
    message: 'Inside another sentence a question has the order of a statement: “{replacement}”.',
  },
  {
    // "All what you need is a key."
    pattern: /\b(?<at>what)\b(?=\s+(?:you|we|they|it|is|was|I|the\s+[a-z]+\s+(?:needs?|does|has))\b)(?<=\b(?:[Aa]ll|[Ee]verything|[Nn]othing|[Aa]nything)\s+what)/dg,
    to: 'that',
    message: 'Behind “all” and “everything” stands “that”.',
    unless: /\b(?:to\s+(?:know|see|do|say)\s+with|above\s+all\s+what|after\s+all)\b/i,
  },
  {
    // "The two others options are ignored."
    pattern: new RegExp(`\\b(?<at>others)\\b(?=\\s+(?:${MANY})\\b)`, 'dg'),
    to: 'other',
    message: 'In front of a noun “other” has no “s”.',
  },
  {
    // "There are differents ways to do this."
    pattern: /\b(?<at>differents|severals|manys|specifics|availables|importants|possibles)\b(?=\s+[a-z]+s\b)/dg,
    to: (match) => match.slice(0, -1),
    message: 'Adjectives have no plural: “{replacement}”.',
  },
  {
    // "Each project has his own settings."
    pattern: new RegExp(
      `\\b(?<at>his|her)\\b(?=\\s+own\\b)(?<=\\b(?:[Tt]he|[Ee]ach|[Ee]very|[Aa]n?|[Tt]his|[Aa]ny)\\s+(?:[a-z]+\\s+)?(?:${THING})\\s+(?:has|uses|keeps|gets|needs|with|in|manages|stores|runs|brings|can\\s+have|must\\s+have|on)\\s+\\k<at>)`,
      'dg',
    ),
    to: 'its',
    message: 'What a thing has is “its” own.',
  },
  {
    // "The browser himself opens the page."
    pattern: new RegExp(`\\b(?<at>himself|herself)\\b(?<=\\b(?:[Tt]he|[Ee]ach|[Ee]very|[Tt]his)\\s+(?:[a-z]+\\s+)?(?:${THING})\\s+\\k<at>)`, 'dg'),
    to: 'itself',
    message: 'A thing is “itself”.',
  },
  {
    // "Let we look at an example."
    pattern: /\b[Ll]et\s+(?<at>we|I|they|he|she)(?=\s+[a-z]+\b)/dg,
    to: (match) => ({ we: 'us', I: 'me', they: 'them', he: 'him', she: 'her' })[match] ?? null,
    message: 'Behind “let” stands an object: “{replacement}”.',
  },
  {
    // "Between you and I"; "send it to Anna and I."
    pattern: /\bI(?=[.,;!?]|$)(?<=\b(?:[Bb]etween\s+(?:you|us|them|him|her|[A-Z][a-z]+)|(?:to|for|with|from|by)\s+(?:you|them|him|her|[A-Z][a-z]+|my\s+[a-z]+|the\s+[a-z]+))\s+(?<at>and\s+I))/dg,
    to: 'and me',
    message: 'Behind a preposition stands an object: “me”.',
  },
  {
    // "Me and my team fixed it."
    pattern: /\b(?<at>Me\s+and\s+(?:my\s+[a-z]+|the\s+[a-z]+|[A-Z][a-z]+))(?=\s+[a-z]+\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: (match) => match.replace(/^Me\s+and\s+(\w)/, (_, first: string) => first.toUpperCase()) + ' and I',
    message: 'The subject is “I”: “{replacement}”.',
  },
  {
    // "The admin and me reviewed the logs."
    pattern: /\b(?<at>me)\b(?=\s+(?:[a-z]+ed|are|were|have|can|will|went|found|made|saw|wrote|built|ran)\b)(?<=(?:^|[.!?]\s+)(?:(?:The|My|Our)\s+[a-z]+|[A-Z][a-z]+)\s+and\s+me)/dg,
    to: 'I',
    message: 'The subject is “I”.',
  },
  {
    // "The user who account was deleted can't log in."
    pattern: /\b(?<at>who)\b(?=\s+(?:account|name|role|email|password|session|key|token|profile|request|project|subscription|license|computer|code|data|team)s?\s+(?:is|was|are|were|has|have|had|can|could|will|must|expired?|expires|ends?)\b)(?<=\b(?:users?|person|people|customers?|members?|authors?|admins?|owners?|developers?|employees?)\s+who)/dg,
    to: 'whose',
    message: 'What somebody has is told by “whose”.',
  },
  {
    // "It depends if the cache is warm."
    pattern: /\b(?<at>[Dd]epend(?:s|ed|ing)?\s+if)(?=\s+(?:the|you|your|it|we|they|an?|this|there)\b)/dg,
    to: (match) => match.replace(/if$/, 'on whether'),
    message: 'Write “{replacement}”: something depends “on” something.',
  },
  {
    // "The option is disabled per default."
    pattern: /\b(?<at>per\s+default)\b(?<!\b(?:[Oo]ne|as|once)\s+per\s+default)(?=[.,;:)]|$|\s+(?:and|but|in|on|for|when|if|to|is|are|it|the|with|because|since|so)\b)/dg,
    to: 'by default',
    message: 'The phrase is “by default”.',
  },
  {
    // "The token is valid until 30 minutes."
    pattern: /\b(?<at>until)\b(?=\s+(?:\d+|two|three|four|five|ten|several|a\s+few|an?)\s+(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b(?!\s+(?:after|before|from|have|has|later|past)\b))(?<=\b(?:valid|active|kept|stored|cached|available|retained|saved|alive|locked|blocked|open)\s+until)/dg,
    to: 'for',
    message: 'How long something lasts is told by “for”; “until” names its end.',
  },
  {
    // "There have been a change."
    pattern: /\b[Tt]here\s+(?<at>have)(?=\s+been\s+(?:an?|one)\s+(?!(?:few|number|lot|couple|variety|range|series|handful|bunch|ton|total|great|large|huge|multitude|dozen|hundred|thousand|million)\b))/dg,
    to: 'has',
    message: 'What follows is singular, so the verb is “{replacement}”.',
  },
  {
    // "The same applies for the second region."
    pattern: /\b(?:applies|apply)\s+(?<at>for)(?=\s+(?:the|all|any|each|every|both|other|your|these|those|this)\b)(?<=\b(?:same|this|that|rules?|limits?|policy|policies|settings?|restrictions?)\s+(?:also\s+|only\s+)?(?:applies|apply)\s+for)/dg,
    to: 'to',
    message: 'A rule applies “to” something.',
    unless: /\b(?:jobs?|visa|permit|grant|licen[sc]e|loan|role|membership)\b/i,
  },
  {
    // "The tool prevents to overwrite files."
    pattern: /\b[Pp]revent(?:s|ed|ing)?\s+(?<at>to)(?=\s+[a-z]{3,}\b)/dg,
    message: 'Something is prevented “from” happening: write “prevents … from …ing”.',
  },
  {
    // "He suggested me to upgrade."
    pattern: /\b(?<at>[Ss]uggest(?:ed|s|ing)?\s+(?:me|us|you|him|her|them|users))(?=\s+to\s+[a-z])/dg,
    message: 'One suggests that somebody does something: “suggested that you …”.',
  },
  {
    // "You need to a license."
    pattern: /\bneeds?\s+(?<at>to\s+(?:an?|the|your|its))(?=\s+[a-z]+)(?<=\b(?:[Yy]ou|[Ww]e|[Tt]hey|[Uu]sers?)\s+(?:[a-z]+\s+)?needs?\s+\k<at>)/dg,
    to: (match) => match.replace(/^to\s+/, ''),
    message: 'No verb follows: leave out “to”.',
  },
  {
    // "You should't use this."
    pattern: /\bt\b(?<=\b(?<at>(?:should|could|would|does|did|is|was|has|had|are|were|have)['’]t))/dgi,
    to: (match) => match.replace(/(['’])t$/i, 'n$1t'),
    message: 'The contraction is “{replacement}”.',
  },
  {
    // "This doesn't means that it is lost."
    pattern: /\b(?<at>means)\b(?<=\b(?:does|do|did)(?:n['’]t|\s+not)\s+(?:necessarily\s+|always\s+)?means)/dg,
    to: 'mean',
    message: 'Behind “not” stands the base form: “mean”.',
  },
  {
    // "A user can only has one role."
    pattern: /\b(?:only|also|then|always|never|still|already)\s+(?<at>has|is|are|does|was)\b(?=\s+[a-z\d])(?<=\b(?:can|must|should|may|will|could|would|might|cannot)\s+[a-z]+\s+\k<at>)/dg,
    to: (verb) => ({ has: 'have', does: 'do' })[verb] ?? 'be',
    message: 'Behind a modal verb stands the base form: “{replacement}”.',
  },
  {
    // "The script is not work on macOS."
    pattern: /\b(?:not|isn['’]t|aren['’]t)(?=\s+(?:work|exist|support|contain|need|require|start|load|appear|respond|return|accept|match|know|have|depend|belong|happen)\b(?!\s+(?:but|if\s+you|is|or|and)\b|-))(?<=\b(?:[Tt]he|[Tt]his|[Yy]our|[Oo]ur|[Ii]t|[Tt]hey|These|Those)\s+(?:[a-z]+\s+){0,2}(?<at>(?:is|are)\s+not|isn['’]t|aren['’]t))/dg,
    to: (match) => (match.startsWith('is') ? 'does not' : 'do not'),
    message: 'In front of a base form stands “{replacement}”.',
  },
  {
    // "Neither the flag or the variable is set."
    pattern: /\b[Nn]either\s+(?!of\b)(?:[\w'’\ufffc-]+\s+){1,4}?(?<at>or)(?=\s+(?:the|an?|your|its|[\w\ufffc]+)\b)/dg,
    unless: /\bnor\b/,
    to: 'nor',
    message: '“Neither” goes with “nor”.',
  },
  {
    // "Use both the flag or the variable."
    pattern: /\b[Bb]oth\s+(?:the|an?|your)\s+[\w\ufffc-]+\s+(?<at>or)(?=\s+(?:the|an?|your)\s)/dg,
    to: 'and',
    message: '“Both” goes with “and”.',
  },
  {
    // "The service uses lots memory."
    pattern: /\b(?<at>lots)\b(?=\s+(?:memory|time|space|data|code|work|files|users|features|options|bugs|errors|requests|tests|help|people|resources|power|traffic|information)\b)(?<=\b(?:uses?|needs?|takes?|has|have|with|consumes?|requires?|saves?|gets?)\s+lots)/dg,
    to: 'lots of',
    message: 'A small word is missing: “{replacement}”.',
  },
  {
    // "The file contain's the list."
    pattern: /\b(?:contain|need|require|include|provide|allow|depend|happen|exist|get|make|take|want|create|become|begin)['’]s\b(?=\s+(?:the|an?|your|on|in|to|all|more|when|if|it|you)\b)/g,
    to: (match) => match.replace(/['’]s$/, 's'),
    message: 'Verbs take “s” without an apostrophe: “{replacement}”.',
  },
  {
    // "The people that's on call".
    pattern: /(?<!\bof\s(?:the\s)?)\b(?:people|users|those|members|developers|customers)\s+(?<at>(?:that|who)(?:['’]s|\s+is))(?=\s+(?:on|in|at|not|using|working|running|already|still|[a-z]+ed)\b)/dg,
    unless: /\b(?:one|each|either|neither)\s+of\b/i,
    to: (match) => `${match.replace(/(?:['’]s|\s+is)$/, '')} are`,
    message: 'The subject is a plural, so the verb is “are”.',
  },
  {
    // "Theirs a known issue."
    pattern: /\b(?<at>Theirs)\b(?=\s+(?:an?|no|one|nothing|something)\b)(?<=(?:^|[.!?:]\s+)Theirs)/dg,
    to: "There's",
    message: 'What exists is told with “there is”.',
  },
  {
    // "We support to many formats."
    pattern: /\b(?:many|much|few)(?=\s+[a-z])(?<=\b(?:supports?|has|have|gets?|uses?|with|there\s+are|were|are|made|makes?|opens?|creates?)\s+(?<at>to)\s+(?:many|much|few))/dg,
    to: 'too',
    message: 'More than is good is “too” much.',
    unless: /\b(?:applies|known|common|available|visible|sent|due|similar|related|linked|mapped|access|connect\w*)\s+to\b/,
  },
  {
    // "Everyone have to sign in."
    pattern: /\b(?:everyone|everybody|someone|somebody|anyone|anybody|nobody)\s+(?<at>have|are|were)\b(?<=(?:^|[.!?;,]\s|\b(?:that|because|so|and|but|when|if|until|once)\s)\S+\s+\S+)/dgi,
    unless: /\b(?:does|do|did|can|could|will|would|should|must|let|make|as)\s+\S+\s+have\b|\bif\s+\S+\s+were\b|\b(?:for|of|to|with|[a-z]+(?:s|ed|ing)) (?:and|or) \S+ (?:have|are|were)\b/i,
    to: (verb) => ({ have: 'has', are: 'is', were: 'was' })[verb] ?? null,
    message: '“Everyone” and its kin take a verb in the singular: “{replacement}”.',
  },
  {
    // "The migration runs on friday."
    pattern: /\b(?:on|by|next|every|until|till|from|this|last|since|before|after|and|or|to)\s+(?<at>(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/dg,
    to: (day) => day.slice(0, 1).toUpperCase() + day.slice(1),
    message: 'The days of the week begin with a capital letter.',
  },
  {
    // "I am working here since March."
    pattern: /\bsince\b(?=\s+(?:\d{4}|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|last|yesterday|[A-Z][a-z]+day)\b)(?<=\b(?:I|[Hh]e|[Ss]he|[Ii]t|[Ww]e|[Tt]hey|[Yy]ou|[a-z]+)\s+(?<at>(?:am|is|are)\s+[a-z]+ing)\b[^.,;:]{0,40}\ssince)/dg,
    to: (match) => match.replace(/^(\w+)\s+/, (_, be: string) => (be === 'is' ? 'has been ' : 'have been ')),
    message: 'What began in the past and goes on is told with “{replacement}”.',
  },
  {
    // "My colleague and I was on call."
    pattern: /\bI\s+(?<at>was|is|has|am)\b(?<=(?:^|[.!?]\s+)(?:(?:My|The|Our)\s+[a-z]+|[A-Z][a-z]+)\s+and\s+I\s+\k<at>)/dg,
    to: (verb) => ({ was: 'were', has: 'have' })[verb] ?? 'are',
    message: 'Two take the plural: “{replacement}”.',
  },
  {
    // "This lets users to create reports."
    pattern: /\blets?\s+(?:you|users|them|us|people|teams|admins|customers|developers|the\s+user|your\s+(?:team|users))(?<at>\s+to)(?=\s+[a-z]{3,}\b)(?!\s+(?:the|an?|your|their|our)\b)/dg,
    unless: /\bout\s+to\b/,
    to: '',
    message: '“Let” takes a verb without “to”.',
  },
]; // prettier-ignore
