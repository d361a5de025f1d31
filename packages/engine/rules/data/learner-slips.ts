import { baseOf } from '../../spelling/inflect.ts';
import type { PatternSwap } from '../support/pattern-check.ts';
import { OPENING } from './homophones.ts';

const ENDS = '(?=[.,;!]|$|\\s+(?:on|in|with|for|and|when|if|as|to|after|before|because|enough|together)\\b)';
const ADJECTIVES: Readonly<Record<string, string>> = {
  easily: 'easy',
  quickly: 'quick',
  slowly: 'slow',
  safely: 'safe',
};

/** "Quick" makes "quickly", "easy" "easily", "automatic" "automatically". */
function adverbOf(adjective: string): string {
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ily`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
}

const toBase = (match: string): string | null => baseOf(match) ?? null;
const withTo = (match: string): string | null => {
  const base = baseOf(match);
  return base === undefined ? null : `to ${base}`;
};

/** Forms and small words that a verb, an adverb or a noun of the sentence asks for, and that learners of English miss. */
export const LEARNER_SLIPS: readonly PatternSwap[] = [
  {
    // "Please contacts support."
    pattern: /\b[Pp]lease\s+(?:also\s+)?(?<at>contacts|runs|uses|sees|makes|checks|adds|opens|reads|refers|follows|ensures|sends|enters|selects|clicks|provides|updates|installs|keeps|tries|gives|asks|creates|sets|reports)(?=\s+[a-z])/dg,
    to: toBase,
    message: 'Behind “please” stands the base form: “{replacement}”.',
  },
  {
    // "We didn't found the cause."
    pattern: /\b(?<at>found)\b(?=\s+(?:the|that|any|an?|your|it|this|these|what|out|anything)\b)(?<=\b(?:did|do|does)(?:n['’]t|\s+not)\s+found)/dg,
    to: 'find',
    message: 'Behind “not” stands the base form: “find”.',
  },
  {
    // "It's suppose to be fast."
    pattern: /(?<=\b(?:it|that|this|he|she|what|who)['’]s\s|\b(?:you|we|they)['’]re\s)suppose(?=\s+to\b)/gi,
    to: 'supposed',
    message: 'The fixed phrase is “supposed to”.',
  },
  {
    // "You are not allowed using this name."
    pattern: /\b(?:allowed|able|supposed|permitted)\s+(?<at>(?!being\b)[a-z]{2,}ing)(?=\s+(?:the|this|an?|your|it|any|these|that)\b)(?<=(?:\b(?:am|is|are|was|were|be|been|not)|['’]re)\s+(?:allowed|able|supposed|permitted)\s+\k<at>)/dg,
    to: withTo,
    message: 'Here stands “to” with the base form: “{replacement}”.',
  },
  {
    // "Let's to see how it works."
    pattern: /\b[Ll]et['’]s\s+(?<at>to\s+[a-z]+)\b/dg,
    to: (match) => match.replace(/^to\s+/, ''),
    message: 'Behind “let’s” stands no “to”.',
  },
  {
    // "Make sure saving your work."
    pattern: /\b[Mm]ake\s+sure\s+(?<at>(?!(?:nothing|everything|something|anything|existing|following|being)\b)[a-z]{2,}ing)(?=\s+(?:your|the|an?|all|it)\b)/dg,
    to: withTo,
    message: 'Behind “make sure” stands “to”: “{replacement}”.',
  },
  {
    // "In some case, the retry fails."
    pattern: /\b(?<at>case)\b(?!\s+(?:studies|study|law))(?<=\b[Ii]n\s+(?:some|many|most|certain|other|these|those|several|rare|few)\s+case)/dg,
    to: 'cases',
    message: 'These are several: “cases”.',
  },
  {
    // "Go to settings page."
    pattern: /\b(?:[Gg]o|[Nn]avigate|[Rr]eturn|[Ss]witch|[Bb]ack)\s+to\s+(?<at>settings|profile|account|billing|main|landing|admin|following)(?=\s+(?:page|screen|tab|section|menu|panel)\b)/dg,
    to: (match) => `the ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
  {
    // "The job took to long."
    pattern: /\b(?:took|takes?|taking|waits?|waited|runs?|ran|booked|sent|came|comes?|arrived?|arrives|starts?|started|is|are|was|were|gets?|got|becomes?|became|grew|grows)\s+(?<at>to)(?=\s+(?:long|slow|late|many|much|big|large|small|high|low|short|old|few|complex)(?:\s*[.,;:!?)]|\s+(?:and|to|for|or|so|because|when|if)\b|$))/dg,
    to: 'too',
    message: 'More than is good is “too” much.',
  },
  {
    // "Fill in the follow fields."
    pattern: /\b[Tt]he\s+(?<at>follow)(?=\s+(?:fields|steps|commands?|options|settings|parameters|arguments|properties|values|files|flags|variables|tables?|examples?|code|lines?|sections?|format|errors?|message|instructions|packages|requirements|permissions|columns|keys|functions|methods)\b)/dg,
    to: 'following',
    message: 'What comes next is “following”.',
  },
  {
    // "In next step, configure the database."
    pattern: /\b(?:[Ii]n|[Oo]n)\s+(?<at>next|previous|last|first|same)(?=\s+(?:step|section|chapter|release|version|example|line|paragraph|screen|directory|folder|file)\b)/dg,
    to: (match) => `the ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
  {
    // "Click on link in the mail."
    pattern: /\b(?:[Cc]lick|[Tt]ap)\s+on\s+(?<at>link|button|icon|tab|image|checkbox|arrow|name)(?=\s+(?:in|at|on|to|below|above|and|next|of)\b|[.,;])/dg,
    to: (match) => `the ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
  {
    // "Click on save button."
    pattern: /\b(?:[Cc]lick|[Tt]ap|[Pp]ress|[Hh]it)\s+(?:on\s+)?(?<at>(?!(?:the|he|they|an?|this|that|these|those|its|your|our|my|their|any|each|every|either|one|both|another|no|some|which|on|and|or|to|in|with|for)\b)[a-z]+)(?=\s+(?:button|icon|tab|menu|link|checkbox)\b)/dg,
    to: (match) => `the ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
  {
    // "You can reach us in this address."
    pattern: /\b(?:reach|contact|email|write|find)\s+(?:us|me|them)\s+(?:to\s+)?(?<at>in|on)(?=\s+(?:this|the\s+following)\s+(?:[a-z]+\s+)?(?:address|number)\b)/dg,
    to: 'at',
    message: 'One is reached “at” an address.',
  },
  {
    // "The server runs in port 8080."
    pattern: /\bports?(?=\s+\d)(?<=\b(?:runs?|listens?|listening|running|starts?|started|available|exposed|serves?|served|is|bound|binds)\s+(?<at>in)\s+ports?)/dg,
    to: 'on',
    message: 'A service listens “on” a port.',
  },
  {
    // "Subscribe on the newsletter."
    pattern: /\b[Ss]ubscrib(?:e[ds]?|ing)\s+(?<at>on|for|in|at)(?=\s+(?:the|our|this|your|an?)\s+(?:[a-z]+\s+)?(?:newsletter|list|channel|topic|feed|events?|updates?|blog)\b)/dg,
    to: 'to',
    message: 'One subscribes “to” something.',
  },
  {
    // "Welcome in the documentation."
    pattern: /\b[Ww]elcome\s+(?<at>in)(?=\s+(?:the|our|this)\b)/dg,
    to: 'to',
    message: 'One is welcome “to” a place.',
  },
  {
    // "This is the reason of the delay."
    pattern: /\b[Rr]easons?\s+(?<at>of)(?=\s+(?:the|this|our|an?|that|these)\s+(?:[a-z]+\s+)?(?:delay|change|error|failure|problem|issue|outage|decision|crash|move|switch|bug|slowdown|difference|limit)s?\b)/dg,
    to: 'for',
    message: 'There is a reason “for” something.',
  },
  {
    // "We had problems by installing the tool."
    pattern: /\b(?:problems?|troubles?|difficulty|difficulties|issues?)\s+(?<at>by)(?=\s+[a-z]{2,}ing\b)(?<=\b(?:had|have|has|having)\s+(?:[a-z]+\s+)?[a-z]+\s+by)/dg,
    to: 'with',
    message: 'One has problems “with” something.',
  },
  {
    // "It works good on Linux."
    pattern: new RegExp(`\\b(?<at>good)${ENDS}(?<=\\b(?:works?|worked|working|performs?|performed|scales?|fits?|plays?)\\s+(?:very\\s+|really\\s+|so\\s+|pretty\\s+)?good)`, 'dg'),
    to: 'well',
    message: 'The adverb of “good” is “well”.',
  },
  {
    // "The page loads quick."
    pattern: new RegExp(
      `\\b(?<at>quick|slow|rapid|automatic|proper|smooth|reliable|independent|regular|silent|immediate|sequential|easy|efficient|consistent|different|asynchronous|synchronous|periodic)${ENDS}(?<=\\b(?:[Tt]he|[Ii]t|[Tt]his|[Yy]our|[Oo]ur|[Tt]hey|[Ee]ach)\\s+(?:[a-z]+\\s+)?(?:loads?|runs?|works?|starts?|responds?|executes?|grows?|moves?|reacts?|opens?|closes?|behaves?|restarts?|updates?)\\s+(?:very\\s+|really\\s+|so\\s+|too\\s+|more\\s+)?\\k<at>)`,
      'dg',
    ),
    to: adverbOf,
    message: 'How something is done is told by an adverb: “{replacement}”.',
  },
  {
    // "It happens rare."
    pattern: /\b(?:happens?|occurs?|appears?|fails?)\s+(?:very\s+|quite\s+)?(?<at>rare|frequent|random|regular)(?=[.,;]|$)/dg,
    to: adverbOf,
    message: 'How often is told by an adverb: “{replacement}”.',
  },
  {
    // "This is real fast."
    pattern: /\b(?<at>real)\b(?=\s+(?:fast|slow|easy|hard|good|bad|quick|nice|simple|important|useful|cheap|expensive)(?:[.,;!]|$|\s+(?:and|to|for|on|in|when|if|but)\b))(?<=\b(?:is|are|was|were|it['’]s|runs?|works?|gets?|becomes?)\s+real)/dg,
    to: 'really',
    message: 'The adverb is “really”.',
  },
  {
    // "The setup is easily."
    pattern: /\b(?<at>easily|quickly|slowly|safely)\b(?=[.!]|$)(?<=\b(?:is|are|was|were)\s+(?:very\s+|quite\s+|really\s+|so\s+)?\k<at>)/dg,
    to: (match) => ADJECTIVES[match] ?? null,
    message: 'Behind “is” stands the adjective: “{replacement}”.',
  },
  {
    // "Were sorry for the trouble."
    pattern: new RegExp(`\\b(?<at>Were)\\b(?=\\s+(?:sorry|happy|glad|excited|proud|pleased|working|looking|going|hiring|currently|planning|investigating|aware|thrilled|delighted|moving)\\b(?![^.!]*\\?))(?<=${OPENING}Were)`, 'dg'),
    to: "We're",
    message: '“Were” is the past of “are”. What we are is told with “we’re”.',
  },
  {
    // "Lets get started."
    pattern: new RegExp(`\\b(?<at>Lets)\\b(?=\\s+(?:get|see|look|start|take|go|create|use|make|try|say|add|assume|have|begin|build|write|run|talk|move|do|find|consider|imagine|define|discuss|explore)\\b)(?<=${OPENING}Lets)`, 'dg'),
    to: "Let's",
    message: '“Lets” allows something. A proposal begins with “let’s”.',
  },
  {
    // "It depends in your settings."
    pattern: /\b[Dd]epend(?:s|ed|ing)?\s+(?<at>in)\b(?=\s+(?:the|your|this|its|our|how|which|what|whether)\b)/dg,
    to: 'on',
    message: 'Something depends “on” something.',
  },
  {
    // "The job is part from the pipeline."
    pattern: /\bpart\s+(?<at>from)\b(?=\s+(?:the|our|your|this)\b)(?<=\b(?:is|are|be|as|was|were|been)\s+(?:a\s+)?part\s+from)/dg,
    to: 'of',
    message: 'What belongs to something is part “of” it.',
  },
  {
    // "The key is kept into the vault."
    pattern: /\b(?:kept|located)\s+(?<at>into)\b(?=\s+(?:the|an?|your|this|our)\b)/dg,
    to: 'in',
    message: 'Where something stays is told by “in”.',
  },
  {
    // "Access is limited for admins."
    pattern: /\b(?:limited|restricted)\s+(?<at>for)\b(?=\s+[a-z]+s\b)(?<=\b[Aa]ccess\s+(?:to\s+[^.,]{2,30}\s)?(?:is|was)\s+[a-z]+\s+for)/dg,
    to: 'to',
    message: 'Access is limited “to” somebody.',
  },
  {
    // "Thank you for your patient."
    pattern: /\bpatient\b(?=[.,;!]|$)(?<=\b(?:[Tt]hank(?:s|\s+you)|[Aa]ppreciate)\b[^.]{0,20}\s(?:your|the)\s+patient)/g,
    to: 'patience',
    message: '“Patient” is who waits. What they have is “patience”.',
  },
  {
    // "Click in the Save button."
    pattern: /\b[Cc]lick(?:s|ed|ing)?\s+(?<at>in)\b(?=\s+(?:the|this)\s+[^.,]{0,30}\b(?:button|link|icon|tab)\b(?! area))/dg,
    to: 'on',
    message: 'A button is clicked, or clicked “on”.',
  },
  {
    // "Do not forget removing the old key."
    pattern: /\b(?:don['’]t|not|never)\s+forget\s+(?<at>[a-z]{2,}ing)\b(?=\s+(?:the|your|an?|all|it|this|any)\b)/dg,
    to: withTo,
    message: 'Here stands “to” with the base form: “{replacement}”.',
  },
  {
    // "The tool lets you exporting the data."
    pattern: /\b[Ll]ets?\s+(?:you|us|users|them|me|people)\s+(?<at>[a-z]{2,}ing)\b(?=\s+(?:the|your|an?|all|it|this|any|data)\b)/dg,
    to: toBase,
    message: 'Behind “let” stands the base form: “{replacement}”.',
  },
  {
    // "How works the cache?"
    pattern: /\bHow\s+(?:works|looks|behaves)(?=\s+(?:the|an?|this|your)\s[^.!]{2,60}\?)/g,
    message: 'In a question “does” stands before the subject: “How does … work?”',
  },
  {
    // "Do you know how can I reset it?"
    pattern: /\b(?:know|tell\s+(?:me|us)|explain|show\s+(?:me|us)|understand|see|find\s+out)\s+(?:how|where|when|what|why)\s+(?<at>(?:can|could|should|must|do)\s+(?:I|we|you))(?=\s+[a-z]+\b)/dg,
    to: (match) => match.replace(/^(?:do\s+)?(\w+)(?:\s+(\w+))?$/, (_, one: string, two?: string) => (two === undefined ? one : `${two} ${one}`)),
    message: 'Inside another sentence a question has the order of a statement: “{replacement}”.',
  },
  {
    // "Install latest version of the agent."
    pattern: /\b(?:[Ii]nstall|[Dd]ownload|[Uu]se|[Gg]et|[Uu]pgrade\s+to|[Uu]pdate\s+to|[Rr]un)\s+(?<at>latest|newest|current|previous)\b(?=\s+(?:version|release|build)\s+of\b)/dg,
    to: (match) => `the ${match}`,
    message: 'An article is missing: “{replacement}”.',
  },
]; // prettier-ignore
