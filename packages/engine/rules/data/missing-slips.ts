import type { PatternSwap } from '../support/pattern-check.ts';

const STATE = 'running|installed|started|configured|available|enabled|ready|open|up to date';
const REFUSED =
  'started|installed|running|found|configured|set|supported|defined|working|available|ready|enabled|loaded|allowed|needed|required';

interface MissingSlip extends Pick<PatternSwap, 'pattern' | 'message' | 'unless'> {
  /** Null: a person decides. */
  readonly to: PatternSwap['to'] | null;
}

const SLIPS: readonly MissingSlip[] = [
  {
    // "The value can either a string or a number."
    pattern:
      /\b(?<at>(?:can|may|must|should|could|will|might)\s+either)(?=\s+(?:an?|the|one|true|false|empty|null)\s)/dg,
    to: (match: string) => match.replace(/\s+either$/, ' be either'),
  },
  {
    // "We are looking a new home."
    pattern:
      /\b(?:am|are|is|was|were|been|['’]re|['’]m)\s+(?<at>looking)(?=\s+an?\s+(?!(?:bit|little|lot|while|right|real|picture|sight|treat|fool|mess|state)\b)[a-z])/dg,
    to: 'looking for',
  },
  {
    // "We will see you soon as possible", "the job runs soon as the page loads".
    pattern: /\b(?<at>soon\s+as(?:\s+possible)?)\b(?<!\b(?:[Aa]s|[Ss]o|how|very|too)\s+\k<at>)/dg,
    to: (match: string) => `as ${match}`,
  },
  {
    // "Click here learn more about the plan."
    pattern:
      /\b[Cc]lick\s+(?<at>here)(?=\s+(?:learn|read|see|download|view|get|find|start|register|visit|book|apply|open|buy)\s)/dg,
    to: 'here to',
  },
  {
    // "Thanks for your interest our school."
    pattern:
      /\b(?:[Yy]our|[Tt]heir|[Aa]n|his|her|my)\s+(?<at>interest)(?=\s+(?:our|this(?!\s+(?:week|month|year|time|quarter|season|term)\b)|my|joining|working|learning|becoming|contributing)\b)/dg,
    to: 'interest in',
  },
  {
    // "The key must at least 32 characters long."
    pattern:
      /\b(?:must|should|can|may|will|cannot|could)(?:\s+not)?\s+(?<at>at\s+(?:least|most)|between|exactly|more\s+than|less\s+than|longer\s+than|shorter\s+than)(?=\s+(?:\d+|one|two|three|four|five|six|eight|ten)\b)/dg,
    to: (match: string) => `be ${match}`,
  },
  {
    // "We want that you check it."
    pattern:
      /\b(?:[Ii]|[Ww]e|[Tt]hey|[Yy]ou|[Ww]ould|not)\s+want\s+(?<at>that\s+you)(?=\s+[a-z]+(?<!s|ed)\b)/dg,
    to: 'you to',
    message: 'You want somebody to do something: “{replacement}”.',
  },
  {
    // "A list all members is shown."
    pattern:
      /\b[Aa]\s+(?<at>list|summary|overview|copy|set|map|log|backup)(?=\s+all\s+(?:the\s+|your\s+)?[a-z]+s\b(?!\s+(?:can|may|must|should|will|have|share|use|need|see|get|want|are)\b))/dg,
    to: (noun: string) => `${noun} of`,
  },
  {
    // "The goal is reduce the load."
    pattern:
      /\b(?:goal|idea|purpose|aim|task|solution)\s+is\s+(?<at>configure|install|create|add|set|run|open|choose|select|define|enable|start|build|deploy|test|check|write|download|import|export|register|verify|update|remove|make|get|provide|reduce|improve|avoid|allow|keep)(?=\s+(?:the|an?|your|all|this|it|that)\b)/dg,
    to: (verb: string) => `to ${verb}`,
  },
  {
    // "Are you sure want to delete it?"
    pattern: /\b[Aa]re\s+you\s+sure\s+(?<at>want|wish)(?=\s+to\b)/dg,
    to: (verb: string) => `you ${verb}`,
  },
  {
    // "The file you uploading is too large."
    pattern:
      /\b(?<at>(?:you|we|they)\s+[a-z]+ing)(?=\s+(?:is|are|was|were|has|have|will|must|can|may|does|should|might|could|to|in|on|with)\b)(?<=\b(?:[Tt]he|[Tt]his|[Aa]ny)\s+(?:[a-z]+\s+)?(?!(?:without|of|by|with|from|about|for|to|on|in|as|than|when|if|while|and|or|keep|keeps|see)\b)[a-z]+\s+\k<at>)/dg,
    to: (match: string) => match.replace(/\s+/, ' are '),
  },
  {
    // "Nodes communicate each other."
    pattern:
      /\b(?<at>communicates?|communicating|talks?|interacts?|interacting|compete|competes|conflicts?|interferes?|interfering|compatible)\b(?=\s+each\s+other\b)/dg,
    to: (verb: string) => `${verb} with`,
  },
  {
    // "Is there way to undo this?"
    pattern:
      /\bthere\s+(?<at>way|option|method|setting|command|possibility|limit|reason|difference|chance|function|plugin|tool|flag|parameter|solution|workaround|alternative|example|list|bug|problem|issue)\b(?=\s+(?:to|for|that|in|with|why|between|of|on|which)\b|\?)(?<=\b[Ii]s\s+there\s+\k<at>)/dg,
    to: (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  },
  {
    // "There is option to hide it."
    pattern:
      /\b(?<at>way|option|method|setting|command|possibility|difference|function|plugin|tool|flag|parameter|solution|workaround|alternative|example|bug|problem|issue)\b(?=\s+(?:to|for|that|in|with|between|which)\b)(?<=\b[Tt]here(?:\s+is|['’]s|\s+was)\s+\k<at>)/dg,
    to: (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  },
  {
    // "If you are new user, start here."
    pattern:
      /\b(?<at>(?:(?:new|experienced|existing|registered|returning|advanced)\s+)?(?:user|member|beginner|volunteer|customer|developer|student|teacher|subscriber|guest|visitor|maintainer|contributor))(?=[.,;]|\s+(?:and|or|of|in|with|who)\b)(?<=\b[Yy]ou(?:\s+are|['’]re)\s+(?:not\s+)?\k<at>)/dg,
    to: (person: string) => `${/^[aeiou](?!ser)/.test(person) ? 'an' : 'a'} ${person}`,
  },
  {
    // "In top right corner".
    pattern:
      /\b[Ii]n\s+(?<at>(?:top|bottom|upper|lower)[\s-](?:left|right))(?=[\s-](?:hand\s+)?(?:corner|side)\b)/dg,
    to: (place: string) => `the ${place}`,
  },
  {
    // "Click button Save."
    pattern:
      /\b(?:[Cc]lick|[Pp]ress|[Oo]pen|[Ss]elect|[Cc]hoose)\s+(?:on\s+)?(?<at>button|link|tab|menu|icon|checkbox)(?=\s+(?:[“"‘*_]|\s*[A-Z][a-z]+))/dg,
    to: (noun: string) => `the ${noun}`,
  },
  {
    // "The file could not found."
    pattern:
      /\b(?<at>found)\b(?=[.,;:!?]|$|\s+(?:in|on|at|by|because|for|when)\b)(?<=\b(?:[Tt]he|[Yy]our|[Tt]his|[Nn]o)\s+(?:[a-z]+\s+)?[a-z]+\s+(?:could\s+not|couldn['’]t|cannot|can['’]t|can\s+not)\s+\k<at>)/dg,
    to: 'be found',
  },
  {
    // "Ask to your admin for access."
    pattern:
      /\b[Aa]sk\s+to(?=\s+(?:your|the|an?|our)\s+(?:[a-z]+\s+)?(?:admin|administrator|team|owner|manager|colleague|support|user)s?\b(?!\s+to\b))/g,
    to: (match: string) => match.slice(0, 3),
    message: 'One asks somebody, without “to”.',
  },
  {
    // "She asked for to change the plan."
    pattern:
      /\b(?<at>for\s+to)(?=\s+(?:change|get|make|use|do|create|send|see|have|add|remove|set|run|start|stop|help|update|open|configure)\s)/dg,
    to: 'to',
    message: '“For” and “to” can’t both stand here.',
  },
  {
    // "It works out the box."
    pattern:
      /\b(?<at>out)\b(?=\s+the\s+box\b)(?<=\b(?:works?|working|supports?|supported|available|usable|[a-z]+s|[a-z]+ed|it|them|this)\s+out)/dg,
    unless: /\b(?:cut|mov|drag|tak|pull|carr|draw|thr[eo]w|check)[a-z]*\s+out\s+the\s+box\b/,
    to: 'out of',
  },
  {
    // "I seen this error before."
    pattern: /\b(?:I|We|They|You)\s+(?<at>seen|done|been|gone|taken|given|written|known)\b(?=\s+[a-z])/dg,
    to: (match: string) => `have ${match}`,
  },
  {
    // "The server listens port 80", "it is listening port 80".
    pattern:
      /\b(?<at>[Ll]istens|listening|running)(?=\s+ports?\s+\d)(?<=\b(?:[Ll]istens|(?:is|are|was|were|be|been)\s+(?:[a-z]+\s+)?[a-z]+ing))/dg,
    to: (match: string) => `${match} on`,
  },
  {
    // "It connects port 5432."
    pattern: /\b(?<at>connects?|connecting)(?=\s+port\s+\d)/dg,
    to: (match: string) => `${match} to`,
  },
  {
    // "That why we need it."
    pattern: /\b(?<at>That)(?=\s+why\b)(?<=(?:^|[.!?]\s+)That)/dg,
    to: 'That is',
  },
  {
    // "Please let know."
    pattern: /\blet(?=\s+know\b)/g,
    to: 'let us',
  },
  {
    // "The option been removed."
    pattern:
      /\b(?<at>been)\b(?=\s+(?:[a-z]+ed|set|sent|built|made|run|written|found|shown|given|taken|hidden)\b)(?<=(?:^|[.!?]\s)(?:The|This|Your|Our)\s(?:[a-z]+\s)?[a-z]+[^s\W]\s+been)/dg,
    unless: /\b(?:ha[sd]|have|having)\b/,
    to: 'has been',
  },
  {
    // "The key has revoked."
    pattern:
      /\b(?<at>has|have)\b(?=\s+(?:revoked|deleted|removed|deprecated|renamed|created|installed|configured|generated|replaced|assigned|enabled|disabled|uploaded)(?:\.|\s+by\b))(?<=(?:^|[.!?]\s)(?:The|This|These|Your|Our|All)\s(?:[a-z]+\s)?[a-z]+\s+\k<at>)/dg,
    unless:
      /\b(?:users?|admins?|administrators?|teams?|authors?|you|we|customers?|developers?|process|system|scheduler|that|which)\b/,
    to: (match: string) => `${match} been`,
  },
  {
    // "The file is not be found."
    pattern:
      /\b(?<at>not\s+be)(?=\s+(?:[a-z]+ed|found|set|sent|built|made|shown|given|taken|written|run)\b)(?<=\b(?:is|are|was|were)\s+not\s+be)/dg,
    unless: /\b(?:goal|aim|idea|point|to|what|rule|thing)\b/,
    to: 'not',
    message: 'Two verbs stand side by side: “{replacement}”.',
  },
  {
    // "We are looking forward hear from you."
    pattern: /\b(?<at>forward\s+(?:hear|see|work|meet))(?=\s)(?<=\b[Ll]ook(?:s|ing)?\s+\k<at>)/dg,
    to: (match: string) => `${match.replace(/\s+/, ' to ')}ing`,
  },
  {
    // "They decided remove it."
    pattern:
      /\b(?<at>decide|decided|decides|agreed|refuse|refuses|refused|managed|forget|forgot|planned|planning|hope|hoped|chose|fail|fails|failed|continue|continues)\b(?=\s+(?:remove|create|add|delete|send|keep|get|provide|install|configure|connect|include|avoid|enable|disable|replace|read|write|parse|load|start|run|use|make|do|be)\s+(?:the|an?|it|them|this|that|your|our|its|all)\b)/dg,
    unless: /\b(?:if|and|or|who|whether)\b/,
    to: (match: string) => `${match} to`,
  },
  {
    // "You need be an admin."
    pattern: /\b(?:[Yy]ou|[Ww]e|[Tt]hey|[Uu]sers)\s+(?<at>need|want|have)(?=\s+be\s+(?!if\b)[a-z])/dg,
    to: (match: string) => `${match} to`,
  },
  {
    pattern:
      /\b(?<at>not)\b(?=\s+(?:REFUSED)(?:[.,;]|$))(?<=\b(?:[Tt]he|[Yy]our|[Tt]his)\s+[a-z]+(?<!s)\s+not)/dg,
    to: 'is not',
  },
  {
    pattern:
      /\b(?:[Mm]ake\s+sure|[Ee]nsure)(?:\s+that)?\s+(?:the|your|an?)\s+[a-z]+(?<!s)\s+(?<at>STATE)(?=[.,;]|$|\s+(?:on|in|before|and|with)\b)/dg,
    to: (state: string) => `is ${state}`,
  },
  {
    // "Wait until the server ready."
    pattern:
      /\b(?:[Uu]ntil|[Oo]nce|[Ww]hen|[Ii]f)\s+(?:the|your)\s+[a-z]+(?<!s)\s+(?<at>ready|available|up to date)(?=[.,;]|$)/dg,
    to: (state: string) => `is ${state}`,
  },
  {
    pattern: /\b(?<at>Thanks)\b(?=\s+(?:everyone|everybody|all)\s+who\b)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Thanks to',
  },
  {
    pattern:
      /\b(?<at>Thanks)\b(?=\s+(?:the|an?|this|its)\s+[a-z]+(?:\s+[a-z]+)?,)(?<=(?:^|[.!?]\s+)\k<at>)/dg,
    to: 'Thanks to',
  },
  {
    // "One the fastest parsers".
    pattern:
      /(?<=\b(?:is|was|are|as|be|remains|became)\s+)(?<at>one)(?=\s+the\s+(?:most|best|least|main|few|many|[a-z]{3,}est)\s+[a-z])/dg,
    to: 'one of',
  },
  {
    // "It has be deleted".
    pattern: /\b(?:has|have)\s+(?<at>be)(?=\s+(?:[a-z]+ed|[a-z]+en|set|sent|built|made|run)\b)/dg,
    to: null,
    message: 'Write “has to be” or “has been”: a word is missing.',
  },
  {
    // "Returns new object".
    pattern:
      /\b(?:returns|creates|builds|makes|opens|gets|takes|needs|requires|throws)\s+(?<at>new|empty|plain|single|valid)(?=\s+(?:object|array|string|list|instance|promise|value|map|function|response|request|connection|file|error|element|copy|token|session|user)\b(?!s)(?:\s+(?:of|with|that|for|from|to|in|on|when|if|as|and|each|every)\b|[.,;]|$))/dg,
    to: (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
  },
  {
    // "Takes lot of time".
    pattern:
      /(?<=\b(?:takes?|took|spent|gave|had|have|has|with|uses?|needs?|requires?|saves?|consumes?|is|are|contains?|supports?)\s+)(?<at>lot)(?=\s+of\b)/dg,
    to: 'a lot',
  },
];

/** Small words that are missing between others that leave no doubt. */
export const MISSING_SLIPS: readonly PatternSwap[] = SLIPS.map(
  ({ pattern, to, unless, message = 'A small word is missing: “{replacement}”.' }) => ({
    ...(unless && { unless }),
    pattern: new RegExp(pattern.source.replace('REFUSED', REFUSED).replace('STATE', STATE), pattern.flags),
    to: to ?? (() => null),
    message,
  }),
);
