import { baseOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { ADJECTIVE, ADVERB, PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { PatternSwap } from '../support/pattern-check.ts';

/** "Watch", "have", "hold": the base form of a verb, which is no form of the past. */
const isBaseForm = (word: string): boolean =>
  /^(?:have|are|were|do)$/.test(word) ||
  (classesOf(word) === 0 && (partsOf(word) & (VERB | PAST | ADJECTIVE | ADVERB)) === VERB);

const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const THINGS =
  'options|parameters|arguments|properties|fields|methods|headers|functions|commands|keys|values|flags|variables|attributes|events|hooks|files|plugins|types|classes|settings';
const THING = THINGS.replace(/ies\b/g, 'y').replace(/(?<=ss)es\b|(?<!s)s\b/g, '');
const MANY =
  'files|values|types|fields|keys|options|parameters|arguments|methods|functions|commands|settings|users|tools|services|plugins|packages|steps|rules|tests|examples|changes|errors|results|logs|docs|classes|events|headers|properties|variables|modules|servers|clients';
const ONE =
  'file|value|type|field|key|option|parameter|argument|method|function|command|user|tool|service|plugin|package|step|rule|test|example|error|class|event|header|property|variable|module|server|client|endpoint|component|library|hook|handler|page|script|program|app|application|container|job|worker|query|request|response|object|array|string|list|database|table';
const VERBS = 'exist|match|fail|contain|succeed|throw|require|expire|include|finish';

/** Verbs that disagree with a subject that other words part them from. */
export const AGREEMENT_SLIPS: readonly PatternSwap[] = [
  {
    // "The plugin, which add a sidebar, is optional."
    pattern: new RegExp(
      `\\bwhich\\s+(?<at>add|contain|provide|return|need|require|use|include|allow|run|make|have|are|were|take|give|create|send|handle|store|hold|define|let|show|describe)\\b(?=\\s+(?:the|an?|your|all|it|you|two|three|several|each|in|on|to)\\b)(?<=\\b(?:[Tt]he|[Aa]n?|[Tt]his|[Yy]our|[Ee]ach)\\s+(?:[a-z]+\\s+)?(?:${ONE}),\\s+which\\s+\\k<at>)`,
      'dg',
    ),
    to: (verb) => SINGULAR[verb] ?? thirdPersonOf(verb) ?? null,
    message: 'The thing is singular, so the verb is “{replacement}”.',
  },
  {
    // "A folder with many files take longer."
    pattern:
      /\b(?:many|several|multiple|two|three|these|such)\s+(?:[a-z]+\s+)?[a-z]+s\s+(?<at>take|need|contain|require|cause|mean|become|get|make|give|return|work|run|fail)(?=\s+(?:longer|more|the|an?|your|to|up|you|it|all|no|less|much|time|space|on|in|faster|slower|better)\b)(?<=(?:^|[.!?]\s+)(?:An?|Each|Every|This)\s+[a-z]+\s+(?:with|without|of)\s+[a-z]+\s+(?:[a-z]+\s+)?[a-z]+s\s+\k<at>)/dg,
    to: (verb) => thirdPersonOf(verb) ?? null,
    unless: /\b(?:that|which|who|number|lot|couple|list|set|group|pair|majority|variety|range)\b/i,
    message: 'The subject is singular, so the verb is “{replacement}”.',
  },
  {
    // "There exist a limit."
    pattern:
      /\b[Tt]here\s+(?<at>exist)(?=\s+(?:an?|one|no\s+[a-z]+[^s\s])\s+(?!(?:few|number|lot|couple|variety|range|set|handful|plethora|multitude|series)\b))/dg,
    to: 'exists',
    message: 'What follows is singular, so the verb is “{replacement}”.',
  },
  {
    // "What are the purpose of this flag?"
    pattern:
      /\b[Ww]hat\s+(?<at>are|were)(?=\s+(?:the|its|their|your)\s+(?:main\s+|best\s+|default\s+)?(?:purpose|difference|meaning|default|name|status|cause|reason|point|goal|size|type|value|cost|limit|format|role|scope|result|path|version)\b(?!\s+(?:names|values|types|limits|versions|sizes|costs|formats|scopes|roles|paths)\b)(?!\s+and\b))/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: 'What follows is singular, so the verb is “{replacement}”.',
  },
  {
    // "When the job will finish, you get an email."
    pattern:
      /\b(?:When|Once|After|As\s+soon\s+as|Before|Until)\s+(?:the|your|an?)\s+(?:[a-z]+\s+)?[a-z]+(?<!s)\s+(?<at>will\s+[a-z]+)\b(?=[^.?!,;]{0,80},)/dg,
    to: (match) => thirdPersonOf(match.replace(/^will\s+/, '')) ?? null,
    message: 'What opens the condition stands in the present: “{replacement}”.',
  },
  {
    // "The key, along with its certificate, are stored", "the cache, which is shared, are cleared".
    pattern:
      /\b(?:along\s+with|as\s+well\s+as|together\s+with|in\s+addition\s+to|like|unlike|including|which)\s[^,.;]{2,50},\s+(?<at>are|were|have)\b(?<=(?:^|[.!?]\s)(?:The|An?|This|Each|Every|Your|Our)\s(?:[a-z'’]+\s)?[a-z]+(?<!s|data|media|criteria|staff|team),\s[^,.;]+,\s+\k<at>)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message:
      'What stands between the commas adds nothing to the subject, which is singular: “{replacement}”.',
  },
  {
    // "The teacher, along with two aides, watch the gate."
    pattern:
      /\b(?:along\s+with|as\s+well\s+as|together\s+with|in\s+addition\s+to)\s[^,.;]{2,50},\s+(?<at>[a-z]{3,})(?=\s+(?:the|an?|your|its|all|every|each|to|this|that|on|in|at|for|with|by|from)\s)(?<=(?:^|[.!?]\s)(?:The|An?|This|Each|Every|Your|Our)\s(?:[a-z'’]+\s)?[a-z]+(?<!s|data|media|criteria|staff|team),\s[^,.;]+,\s+\k<at>)/dg,
    when: ({ match }) => isBaseForm(match),
    to: (verb) => thirdPersonOf(verb) ?? null,
    message:
      'What stands between the commas adds nothing to the subject, which is singular: “{replacement}”.',
  },
  {
    // "Anyone who hold a pass may enter."
    pattern:
      /\b(?:[Aa]nyone|[Ee]veryone|[Ss]omeone|[Aa]nybody|[Ee]verybody|[Ss]omebody|[Nn]obody|[Nn]o\s+one)\s+who\s+(?<at>[a-z]{3,})\b/dg,
    when: ({ match }) => isBaseForm(match),
    to: (verb) => SINGULAR[verb] ?? thirdPersonOf(verb) ?? null,
    message: 'The subject is singular, so the verb is “{replacement}”.',
  },
  {
    // "The readings, which are averaged, is stored".
    pattern:
      /\b(?:which|who)\s[^,.;]{3,60},\s+(?<at>is|was|has)\b(?<=(?:^|[.!?]\s)(?:The|These|Those|All|Our|Your)\s(?:[a-z]+\s){0,2}[a-z]+[^s,\s]s,\s(?:which|who)\s(?:are|were|have)\s[^,.;]+,\s+\k<at>)/dg,
    to: (verb) => PLURAL[verb] ?? null,
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "This mean that the token expired."
    pattern:
      /\b(?<at>mean)(?=\s+(?:that|you|we|the\s+[a-z]+\s+[a-z]+s)\b)(?<=(?:^|[.!?,]\s)(?:[Tt]his|[Ii]t|[Tt]hat)\s\k<at>)/dg,
    to: 'means',
    message: 'The subject is singular, so the verb is “{replacement}”.',
  },
  {
    // "Every one of them are down."
    pattern:
      /\b(?:[Ee]ach|[Ee]very\s+one|[Ee]ither|[Nn]either)\s+of\s+(?:them|us|these|those)\s+(?<at>are|have)\b(?<=(?:^|[.!?;,]\s|\b(?:[Ii]f|[Ww]hen|that|because|as|how|but|after|and|so)\s)(?:[A-Za-z]+\s){1,2}of\s[a-z]+\s+\k<at>)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: 'One at a time is meant, so the verb is “{replacement}”.',
  },
  {
    // "The logs, which is rotated daily, are kept".
    pattern:
      /\b(?:which|who)\s+(?<at>is|was|has)\b(?=\s[^,.;]{2,60},\s(?:are|were|have)\b)(?<=(?:^|[.!?]\s)(?:The|These|Those|All|Our|Your)\s(?:[a-z]+\s){0,2}[a-z]+[^s,\s]s,\s(?:which|who)\s\k<at>)/dg,
    to: (verb) => PLURAL[verb] ?? null,
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "What happen when the disk is full?"
    pattern: /\b[Ww]hat\s+(?<at>happen)\b(?=\s+(?:when|if|after|before|to|with|during|next|in|on|the)\b)/dg,
    to: 'happens',
    message: '“What” takes a verb in the singular: “{replacement}”.',
  },
  {
    // "Each entry in the cache have".
    pattern:
      /\b(?:[Ee]ach|[Ee]very)\s+[a-z]+\s+(?:in|of|on|from|for)\s+(?:the|an?|this|your|its)\s+[a-z]+\s+(?<at>are|have|were)\b(?!\s+(?:to|been)\b)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    unless: /\b(?:that|and|which)\b/,
    message: '“Each” is singular, so its verb is “{replacement}”.',
  },
  {
    // "The number of open connections are".
    pattern:
      /\b(?<at>are|have|were)\b(?<=\b(?<!\b(?:and|or)\s+)[Tt]he\s+number\s+of\s+(?:[a-z-]+\s+){0,2}[a-z-]+s\s+\k<at>)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: '“The number” is singular, so its verb is “{replacement}”.',
  },
  {
    // "The `a` and `b` options is"; behind "of" or "with" another word is the subject.
    pattern: new RegExp(
      `\\b(?:${THINGS})\\s+(?<at>is|was|has|does)\\b(?<=(?:^|[.!?;:]\\s+|(?<!\\ufffc),\\s+|\\b(?:[Ii]f|[Ww]hen|that|because)\\s+)(?:(?:[Tt]he|[Bb]oth|[Yy]our|[Tt]hese)\\s+)?(?:\\ufffc+,\\s+)*\\ufffc+,?\\s+and\\s+\\ufffc+\\s+[a-z]+\\s+\\k<at>)`,
      'dg',
    ),
    to: (verb) => PLURAL[verb] ?? null,
    message: 'These are several, so the verb is “{replacement}”.',
  },
  {
    // "If the key exist, the old value is returned."
    pattern: new RegExp(
      `\\b(?<at>${VERBS})\\b(?=[.,;:]|\\s+(?:the|an?|in|on|with|any|it|this|for|already)\\b)(?<=\\b(?:[Ii]f|[Ww]hen|[Uu]nless|[Oo]nce)\\s+(?:the|an?|this|that|your)\\s+(?!only|first|last|next|best|exact|same)[a-z]+(?<!s)\\s+\\k<at>)`,
      'dg',
    ),
    to: (verb) => (/(?:ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`),
    message: 'The subject is singular, so its verb is “{replacement}”.',
  },
  {
    // "The settings is saved".
    pattern:
      /(?<=\b(?:[Tt]he|[Yy]our|[Tt]hese|[Aa]ll)\s)(?:settings|parameters|credentials|permissions|preferences|details|props)\s+(?<at>is|was|has)(?=\s+(?:[a-z]+ed|not|also|only|always|now|never|set|read|available|optional|required|empty|wrong|missing|written|kept|sent|been)\b)/dg,
    to: (verb) => PLURAL[verb] ?? null,
    message: 'These are several, so the verb is “{replacement}”.',
  },
  {
    // "These option controls how".
    pattern: new RegExp(
      `\\b(?<at>[Tt]hese|[Tt]hose)(?=\\s+(?:${THING})\\s+(?:allows|defines|enables|determines|specifies|contains|describes|applies|affects|lets|tells|makes|gives|takes|(?:controls|sets|returns|uses|means|changes|causes)(?=\\s+(?:the|an?|how|what|whether|which|that|your|all|only|when|where)\\b))\\b)`,
      'dg',
    ),
    to: (word) => (/^these$/i.test(word) ? 'this' : 'that'),
    message: 'The noun and its verb are singular: write “{replacement}”.',
  },
  {
    // "Here is the steps to follow", "What is the differences between them?"
    pattern: new RegExp(
      `\\b(?:[Hh]ere|[Tt]here|[Ww]hat|[Ww]here|[Ww]hich)\\s+(?<at>is|was)(?=\\s+(?:the|some|several|many|two|three)\\s+(?:[a-z]+\\s+)?(?:${THINGS}|steps|differences|users|tools|ways|reasons|examples|requirements|rules|results|changes|limits|errors|benefits|advantages|packages|links|names|services|servers|modules|rows|columns|pages|modes|features|items)(?:\\s+(?:to|of|for|that|which|you|we|between|in|on|from|with)\\b|[.,:;?]|$))`,
      'dg',
    ),
    to: (verb) => PLURAL[verb] ?? null,
    message: 'What follows is a plural, so the verb is “{replacement}”.',
  },
  {
    // "Users who has the role".
    pattern:
      /(?<!\b(?:of|one|each|list|set)\s(?:the\s|these\s|those\s|our\s|your\s)?)\b(?:(?:[Uu]sers|[Pp]eople|[Cc]lients|[Dd]evelopers|[Cc]ustomers|[Aa]dministrators|[Aa]dmins|[Mm]embers|[Vv]isitors|[Aa]uthors|[Ww]riters|[Tt]hose)\s+who|(?:for|all|most|some|many)\s+(?:users|clients|tools|servers|services|browsers|files|plugins|teams)\s+(?:that|which))\s+(?<at>has|is|was|does|wants|needs|uses)(?=\s+(?!of\b|in\b)[a-z])/dg,
    to: (verb) => PLURAL[verb] ?? verb.replace(/s$/, ''),
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "A user with admin rights have access".
    pattern:
      /(?<=(?:^|[.!?]\s+)(?:An?|Each|Every|This)\s+[a-z]+\s+(?:with|without|in|from|on)\s+(?!the\s+(?:way|time)\b)(?:the\s+|an?\s+)?(?:[a-z]+\s+){0,2}[a-z]+s\s+)(?<at>have|are|were)(?=\s+[a-z])/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    unless:
      /\b(?:that|which|who|and|or|where|when|what|how|number|lot|couple|few)\b[^.]*\b(?:have|are|were)\b/i,
    message: 'The subject is singular, so the verb is “{replacement}”.',
  },
  {
    // "Every request and response are logged".
    pattern:
      /\b(?<at>are|have|were)\b(?=\s+[a-z])(?<=(?:^|[.!?]\s+)(?:Every|Each)\s+[a-z]+\s+and\s+(?:every\s+|each\s+)?[a-z]+\s+\k<at>)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: '“Each” and “every” are singular, so the verb is “{replacement}”.',
  },
  {
    // "This files contain the keys".
    pattern: new RegExp(
      `\\b(?<at>[Tt]his)(?=\\s+(?:${MANY}|credentials|permissions|preferences|details|props|statistics|metrics)\\s+(?:are|were|have|contain|define|use|need|require|return|allow|do|provide|include|describe|show|control|apply|work|can|must|should)\\b)`,
      'dg',
    ),
    to: 'these',
    message: 'What follows is a plural: write “{replacement}”.',
  },
  {
    // "There are a limit of five keys".
    pattern:
      /\b[Tt]here\s+(?<at>are|were)(?=\s+an?\s+(?!few|number|lot|couple|variety|range|set|handful|bunch|ton|total|series|great|large|very|significant|huge|wide|small|good|dozen|hundred|million|thousand|pair|multitude|plethora|maximum|minimum|host|growing|whole|vast|fair|certain|limited|finite|group|family|list|collection|majority|many)[a-z]+)(?![^.!?]{0,80}\sand\s+(?:an?|one)\s)/dg,
    to: (verb) => SINGULAR[verb] ?? null,
    message: 'What follows is singular, so the verb is “{replacement}”.',
  },
  {
    // "Some of the tests fails on Windows".
    pattern: new RegExp(
      `\\b(?:[Ss]ome|[Mm]ost|[Mm]any|[Aa]ll|[Ss]everal|[Bb]oth)\\s+of\\s+(?:the|these|those|your|our|its|their)\\s+(?:${MANY})\\s+(?<at>fails|works|runs|is|was|has|does|needs|requires|uses|contains|takes|depends|belongs|supports|shows|passes|expects|accepts|exists|lives|comes|goes|gets|stays|remains)(?=\\s+(?:on|in|the|an?|to|with|for|from|when|if|as|by|at|that|not|[a-z]+ed|no|only|already|also)\\b|[.,;])`,
      'dg',
    ),
    to: (verb) => PLURAL[verb] ?? baseOf(verb) ?? null,
    message: 'The subject is a plural, so the verb is “{replacement}”.',
  },
  {
    // "An endpoint that return JSON".
    pattern: new RegExp(
      `(?<=(?<!\\b(?:of|in|from|for|on|to)\\s)\\b(?:[Aa]n?|[Ee]ach|[Ee]very|[Aa]nother)\\s+(?:[a-z]+\\s+)?(?:${ONE})\\s)(?:that|which)\\s+(?<at>return|accept|take|contain|use|handle|support|require|need|allow|provide|define|create|have|run|send|read|write|store|listen|match|start|include|implement|do|are|show|call|expect)(?=\\s+(?:an?|the|all|any|no|its|your|only|to|on|in|for|not|both|multiple|several|[A-Z]\\w*|\\ufffc)(?:\\b|\\s))`,
      'dg',
    ),
    to: (verb) => SINGULAR[verb] ?? thirdPersonOf(verb) ?? null,
    message: 'This is singular, so the verb is “{replacement}”.',
  },
];
