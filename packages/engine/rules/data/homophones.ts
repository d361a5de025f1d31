import type { PatternSwap } from '../support/pattern-check.ts';

/** What must stand around a word, as the sources of patterns; `unless`, what in its sentence may make it right. */
interface Around {
  readonly before?: string;
  readonly after?: string;
  readonly unless?: RegExp;
}

const DETERMINER = '(?:the|an?|your|our|its|their|this|that|these|those|all|each|every)';
const SUBJECT = '(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Ww]ho|[Tt]his|[Tt]hat|which)';
const VERB_DUE = "(?:to|can|must|should|will|may|would|could|not|don't|[Pp]lease|[Yy]ou|[Ww]e|I|[Tt]hey|and)";
const OPENING = '(?:^|[.!?:]\\s+)';

/** A word written for one that sounds like it. */
const taken = (
  from: string,
  right: string,
  { before, after, unless }: Around,
  meant: string,
): PatternSwap => ({
  pattern: new RegExp(
    `\\b(?<at>${from})\\b${after === undefined ? '' : `(?=${after})`}${before === undefined ? '' : `(?<=${before}\\k<at>)`}`,
    'dg',
  ),
  to: (match) => (/^[A-Z]/.test(match) ? right.charAt(0).toUpperCase() + right.slice(1) : right),
  message: from.includes(' ') ? meant : `${meant} “{match}” is another word.`,
  ...(unless && { unless }),
});

/** Rare words that stand for frequent ones which sound like them, told by their neighbors. */
export const HOMOPHONES: readonly PatternSwap[] = [
  taken('[Bb]ellow', 'below', { unless: /\bbellow(?:s|ed|ing)?\s+(?:out|at)\b/i }, 'What stands further down is “below”.'),
  taken('trough', 'through', { after: `\\s+(?:${DETERMINER}|it|them|[A-Z]{2,})\\b` }, 'From one end to the other is “through”.'),
  taken(
    'though',
    'through',
    {
      before: '\\b(?:[Ss]crol|[Ss]tep|[Ww]alk|[Ii]terat|[Ll]oop|[Cc]ycl|[Bb]rows|[Ss]ift|[Rr]out|[Gg]o|[Ww]ent|[Ff]lip|[Nn]avigat)[a-z]*\\s+',
      after: `\\s+${DETERMINER}\\b`,
    },
    'From one end to the other is “through”.',
  ),
  taken('through', 'threw', { before: `\\b(?:${SUBJECT}|code|function|method|call|server|parser)\\s+`, after: '\\s+an?\\s+(?:[a-z]+\\s+)?(?:error|exception)\\b' }, 'The past of “throw” is “threw”.'),
  taken('trow', 'throw', {}, 'To raise an error is to “throw” it.'),
  taken('trows', 'throws', {}, 'To raise an error is to “throw” it.'),
  taken('brake', 'break', { before: `\\b${VERB_DUE}\\s+(?:also\\s+|never\\s+)?`, unless: /\b(?:cars?|vehicles?|wheels?|pedals?|bikes?|trains?|driver|motors?)\b/i }, 'To come or take apart is to “break”.'),
  taken('[Bb]rake', 'break', { after: `\\s+${DETERMINER}\\s+(?:[a-z]+\\s+){1,2}(?:into|in|up)\\b` }, 'To take apart is to “break”.'),
  taken('hole', 'whole', { before: '\\b(?:[Tt]he|a|[Yy]our|[Tt]his)\\s+', after: '\\s+(?:table|file|page|thing|process|system|document|project|list|set|time|day|team|string|array|world|word|line|database|cluster|app|application|site|repo|repository|point|idea|config|configuration|folder|directory|story|text|block|request|response|network|tree|range|number|code)\\b' }, 'All of something is the “whole” of it.'),
  taken('threat', 'thread', { before: '\\b(?:[Ww]orker|[Mm]ain|UI|[Rr]ender|I/O)\\s+', unless: /\b(?:attack\w*|secur\w+|risks?|malware|vulnerab\w+|actors?|model\w*|phishing)\b/i }, 'What runs beside others is a “thread”.'),
  taken('threats', 'threads', { before: '\\b(?:[Ww]orker|UI|[Rr]ender|I/O)\\s+', unless: /\b(?:attack\w*|secur\w+|malware|vulnerab\w+)\b/i }, 'What runs beside others is a “thread”.'),
  taken('threat', 'thread', { after: '[ -](?:pool|safe|safety|dump|count|starvation|local)\\b' }, 'What runs beside others is a “thread”.'),
  taken('no', 'know', { before: '\\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|us|me|them|(?:need|want|like|love|good|nice|helpful|important)s?\\s+to)\\s+(?:already\\s+|also\\s+|all\\s+)?', after: '\\s+(?:that|if|how|what|why|whether|about|the|where|when\\s+you)\\b' }, 'To be aware of something is to “know” it.'),
  taken('new', 'knew', { before: `\\b${SUBJECT}\\s+(?:already\\s+|never\\s+)?`, after: '\\s+(?:that|if|how|what|why|whether|about|the|it)\\b' }, 'The past of “know” is “knew”.'),
  taken('do', 'due', { before: "\\b(?:is|are|was|were|be|[Ii]t's|mostly|partly|mainly|probably)\\s+", after: '\\s+(?:on|by|tomorrow|today|to\\s+(?:an?|the|its|this|missing|invalid|network|high|low))\\b' }, 'What has a cause or a date is “due”.'),
  taken('dose', 'does', { after: "\\s+(?:not|n't)\\b" }, 'The form of “do” is “does”.'),
  taken('[Dd]ose', 'does', { before: '(?:\\b(?:[Ii]t|[Hh]e|[Ss]he|[Hh]ow|[Ww]hat|[Ww]hy|[Ww]here|[Ww]hen)\\s+)', after: '\\s+[a-z]' }, 'The form of “do” is “does”.'),
  taken('sight', 'site', { before: '\\b(?:[Ww]eb|[Oo]ur|[Tt]he|[Tt]his|[Yy]our)\\s+', after: '\\s+(?:(?:is|will be|was)\\s+(?:under|down|up|back|offline|available|slow|hosted|live|currently)|map|owners?|admins?|administrators?|visitors?)\\b' }, 'A place on the web is a “site”.'),
  taken('site', 'cite', { before: '\\b(?:to|can|must|should|will|[Pp]lease|[Aa]lways)\\s+', after: `\\s+(?:${DETERMINER}|sources)\\b` }, 'To name a source is to “cite” it.'),
  taken('[Bb]are', 'bear', { after: '\\s+(?:with\\s+(?:us|me)|in\\s+mind)\\b' }, 'To be patient is to “bear” with somebody.'),
  taken('[Ww]eakly', 'weekly', { after: '\\s+(?:reports?|meetings?|releases?|backups?|newsletters?|digests?|updates?|builds?|schedules?|calls?|jobs?|summar(?:y|ies)|sync|basis)\\b' }, 'What happens each week is “weekly”.'),
  taken('ones', 'once', { after: '\\s+(?:a|per|every)\\s+(?:second|minute|hour|day|week|month|quarter|year|session|request|user)\\b' }, 'One time is “once”.'),
  taken('ones', 'once', { before: '\\b[Aa]t\\s+', after: '[.,;]' }, 'One time is “once”.'),
  taken('won', 'one', { after: '\\s+of\\s+(?:the|them|these|those|our|your|us)\\b' }, 'The number is “one”.'),
  taken('rite', 'right', { after: '\\s+(?:panel|side|click|hand|corner|pane|column|arrow|now|away|button|place|way|time|thing)\\b' }, 'The other side of “left” is “right”.'),
  taken('Right', 'Write', { before: OPENING, after: '\\s+(?:an?|the|your|some)\\s+(?:[a-z]+\\s+)?(?:tests?|scripts?|functions?|files?|code|classes|class|program|query|queries|message|summary|description|docs|documentation|comments?|rules?|policy|handler|method|module|line|review)\\b' }, 'To put words down is to “write” them.'),
  taken('right', 'write', { before: `\\b${VERB_DUE}\\s+`, after: '\\s+(?:an?|the|your|to\\s+the)\\s+(?:[a-z]+\\s+)?(?:tests?|scripts?|functions?|files?|code|class|program|query|disk|log|message|summary|docs|documentation|comments?|rules?|handler|method|database|table|output|data|result)\\b' }, 'To put words down is to “write” them.'),
  taken('moral', 'morale', { after: '\\s+of\\s+(?:the|your|our)\\s+(?:team|staff|employees|developers|people)\\b' }, 'The spirit of a team is its “morale”.'),
  taken('moral', 'morale', { before: '\\b(?:[Tt]eam|[Ee]mployee|[Ss]taff|[Bb]oosts?|[Ll]ow)\\s+', after: '(?:[.,;]|\\s+(?:is|was|and|in)\\b)' }, 'The spirit of a team is its “morale”.'),
  taken('personal', 'personnel', { before: '\\b(?:[Aa]uthorized|[Qq]ualified|[Tt]rained|[Tt]echnical|[Mm]edical|[Ss]ecurity|[Mm]aintenance|[Ss]upport|IT|[Mm]ilitary)\\s+', after: '(?:\\s+(?:can|may|must|will|should|have|is|are|only|who)\\b|[.,;])' }, 'The people of an organization are its “personnel”.'),
  taken('principal', 'principle', { before: '\\b(?:[Gg]uiding|[Bb]asic|[Dd]esign|[Cc]ore|[Uu]nderlying|[Gg]eneral|[Ff]undamental|[Ff]ounding|[Ss]imple|[Ii]n)\\s+' , after: '(?:[.,;:]|\\s+(?:is|of|that|behind|and|it|this)\\b)' }, 'A rule is a “principle”.'),
  taken('principals', 'principles', { before: '\\b(?:[Gg]uiding|[Bb]asic|[Dd]esign|[Cc]ore|[Uu]nderlying|[Gg]eneral|[Ff]undamental|[Ff]ounding|[Ss]imple)\\s+' }, 'A rule is a “principle”.'),
  taken('[Cc]omplimentary', 'complementary', { after: '\\s+to\\b' }, 'What completes something is “complementary”.'),
  taken('quite', 'quiet', { before: '\\b(?:[Bb]e|[Kk]eep|[Ss]tay|[Rr]emain)\\s+', after: '(?:[.,;!]|\\s+(?:while|when|during|until)\\b)' }, 'What makes no noise is “quiet”.'),
  taken('costed', 'cost', { before: '\\b(?:[Ii]t|[Tt]his|[Tt]hat|which)\\s+' }, 'The past of “cost” is “cost”.'),
  taken('passed', 'past', { before: '\\b(?:[Tt]he|[Ii]n|[Ff]rom|[Tt]hese|[Ff]or the)\\s+', after: '\\s+(?:weeks?|months?|years?|days?|decades?|hours?|few)\\b' }, 'What is over is “past”.'),
  taken('Fore', 'for', { before: OPENING, after: '\\s+(?:more|example|instance|the|each|all|an?|this)\\b' }, 'The preposition is “for”.'),
  taken("[Ll]et['’]s", 'lets', { after: '\\s+(?:you|users?|them|me|developers|teams|customers|admins|administrators|people|clients|the\\s+(?:user|admin|client|reader))\\b' }, 'To allow is to “let”: who allows, “lets”.'),
  taken('whose', "who's", { after: '\\s+(?:(?:logged|signed)\\s+in|been|not\\s+a|(?:on|at|in)\\s+the)\\b' }, '“Who is” in short is “who’s”.'),
  taken('May be', 'maybe', { before: OPENING, after: '\\s+(?:you|we|it|this|the|there|they|I)\\b' }, 'Perhaps is “maybe”.'),
  taken('loosed', 'lost', { before: '\\b(?:is|are|was|were|be|been|gets?|got|has|have|had)\\s+' }, 'What is gone is “lost”.'),
  taken('[Cc]urser', 'cursor', {}, 'The mark on the screen is the “cursor”.'),
  taken('role', 'roll', { before: '\\b(?:[Tt]o|can|and|will|[Tt]hen)\\s+', after: '\\s+(?:back|out|over)\\b' }, 'To turn or to bring out is to “roll”.'),
  taken('roll', 'role', { before: '\\b(?:[Uu]ser|[Aa]dmin|[Oo]wner|[Vv]iewer|[Ee]ditor|IAM|plays?\\s+an?\\s+(?:[a-z]+\\s+)?)\\s+', after: '(?:[.,;]|\\s+(?:in|to|for|can|is|has|and)\\b)' }, 'What somebody may do is a “role”.'),
  taken('waist', 'waste', { after: '\\s+(?:of|time|memory|space|resources)\\b' }, 'What is used for nothing is “waste”.'),
  taken('week', 'weak', { before: '\\b(?:is|are|too|very|a)\\s+', after: '\\s+(?:passwords?|keys?|ciphers?|spot|point|encryption|signal|references?|hash(?:es)?|typing)\\b' }, 'What is not strong is “weak”.'),
  taken('steal', 'still', { before: '\\b(?:is|are|was|were)\\s+', after: '\\s+(?:in|on|not|running|available|possible|the|a)\\b' }, 'What goes on is “still” so.'),
  taken('dose', 'does', { after: '\\s+(?:load|work|start|run|return|exist|support|have|need|show|appear|change|accept|allow|contain|include|require|happen|fail|use|take|get|make|go|come)\\b' }, 'The form of “do” is “does”.'),
  taken('log in', 'login', { before: '\\b(?:[Yy]our|[Tt]he|an?|[Uu]ser)\\s+', after: '\\s+(?:name|page|button|form|screen|credentials|details|process|flow|attempt|link|dialog|prompt|data|token|session|URL)s?\\b' }, 'Before a noun it is one word: “login”.'),
  taken('principal', 'principle', { before: '\\b[Tt]he\\s+', after: '\\s+(?:is\\s+(?:simple|that|the\\s+same)|behind)\\b' }, 'A rule is a “principle”.'),
  taken('plane', 'plain', { after: '\\s+text\\b' }, 'What has no format is “plain”.'),
  taken('cue', 'queue', { before: '\\b(?:[Mm]essage|[Jj]ob|[Tt]ask|[Ww]ork|[Pp]rint|[Ee]vent)\\s+' }, 'What waits in order is a “queue”.'),
  taken('curtain', 'certain', { before: '\\b(?:[Ii]n|a|under|for|of)\\s+', after: '\\s+(?:cases?|conditions?|circumstances|amount|number|types?|files?|users?|versions?|browsers?|time)\\b' }, 'Some that are not named are “certain” ones.'),
  taken('since', 'sense', { before: '\\b(?:[Mm]akes?|[Mm]ade|[Mm]aking|[Tt]his)\\s+', after: '(?:[.,;]|\\s+(?:to|of)\\b)' }, 'What is reasonable makes “sense”.'),
  taken('sense', 'since', { before: `(?:${OPENING}|\\bever\\s+|,\\s+)`, after: '\\s+(?:version|then|the|v?\\d)' }, 'From a time on is “since”.'),
  taken('tale', 'tail', { after: '\\s+(?:the\\s+(?:log|logs|file)|call|recursion|latency)\\b' }, 'The end of something is its “tail”.'),
  taken('male', 'mail', { after: '\\s+(?:server|client|address|box)\\b' }, 'A message is “mail”.'),
  taken('aloud', 'allowed', { before: "\\b(?:is|are|be|not|was|were|aren't|isn't)\\s+" }, 'What one may do is “allowed”.'),
  taken('vary', 'very', { before: '\\b(?:is|are|was|were|be|a|the)\\s+', after: '\\s+(?:large|small|big|slow|fast|long|short|important|useful|simple|easy|similar|common|rare|few|high|low|different|first|same)\\b' }, 'In a high degree is “very”.'),
  taken('pole', 'poll', { before: `\\b${VERB_DUE}\\s+`, after: `\\s+${DETERMINER}\\b` }, 'To ask again and again is to “poll”.'),
  taken('wright', 'write', {}, 'To put words down is to “write” them.'),
]; // prettier-ignore
