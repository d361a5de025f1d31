import type { Check, Match } from '../../checks/types.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { ingOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';

/** A wording that a phrase can't say: matched in one sentence's prose, and rewritten from its groups. */
interface Pattern {
  /** With flag `g`. */
  readonly find: RegExp;
  readonly write: (groups: Readonly<Record<string, string>>) => string;
}

/** Stands for a code span in prose. */
const OPAQUE = '\uFFFC';

/** Nouns that hide a verb: the other forms follow from the plain one. */
const HIDDEN_VERBS: Readonly<Record<string, string>> = {
  analysis: 'analyze',
  calculation: 'calculate',
  check: 'check',
  comparison: 'compare',
  configuration: 'configure',
  conversion: 'convert',
  creation: 'create',
  deletion: 'delete',
  download: 'download',
  evaluation: 'evaluate',
  execution: 'execute',
  export: 'export',
  import: 'import',
  initialization: 'initialize',
  inspection: 'inspect',
  installation: 'install',
  migration: 'migrate',
  modification: 'modify',
  optimization: 'optimize',
  registration: 'register',
  removal: 'remove',
  replacement: 'replace',
  restart: 'restart',
  retry: 'retry',
  review: 'review',
  scan: 'scan',
  serialization: 'serialize',
  synchronization: 'synchronize',
  transformation: 'transform',
  update: 'update',
  upgrade: 'upgrade',
  validation: 'validate',
  verification: 'verify',
};

const PERFORM =
  '(?<form>perform|performs|performing|performed|carry out|carries out|carrying out|carried out|conduct|conducts|conducting|conducted)';
const QUANTITY = 'several|many|multiple|various|some|a few|two|three|four|five';
const SINGULAR_VERB = '(?!(?:this|its|as|us|is|was|has|does)\\b)[a-z]{3,}s';
const PLURAL_VERB =
  'can|could|will|may|might|must|should|are|were|have|do|need|help|make|let|allow|provide|use|support|require|define|control|affect|handle';

/** Things that do what they are used for. */
const TOOL =
  '(?:option|flag|parameter|command|setting|property|field|method|function|attribute|argument|variable|switch|keyword|directive|script|tool|class|module|plugin|endpoint|endpoints|utility|helper|hook|block|section|file|table)';
const SINGLE_TOOL_VERB =
  'specify|set|define|enable|disable|configure|control|indicate|determine|create|return|store|select|add|remove|delete|override|generate|build|test|check|validate|customize|limit|list|describe|identify|display|show|manage|track|convert|load|read|write|install|start|stop|run|filter|format|parse|choose|change|map|group|sort';
const PERSONS = 'users|you|clients|developers|people|customers|administrators|admins|callers|contributors';
/** No second "to" hangs on what goes. */
const NO_SECOND = '(?!.*\\b(?:and|or|but)\\s+(?:\\w+\\s+)?to\\s+[a-z])';
const DOING: Readonly<Record<string, string>> = { during: 'while', on: 'when' };

const MANNERS: Readonly<Record<string, string>> = {
  automatic: 'automatically',
  automated: 'automatically',
  consistent: 'consistently',
  efficient: 'efficiently',
  reliable: 'reliably',
  safe: 'safely',
  secure: 'securely',
  similar: 'similarly',
};

const PATTERNS: readonly Pattern[] = [
  {
    find: /(?<![\w-])(?<form>allow|allows|allowing|enable|enables|enabling)\s+(?<who>users|developers|clients|others|people|teams|readers|them)\s+to(?=\s+[a-z]+)/g,
    write: ({ form = '', who = '' }) =>
      `${form.endsWith('ing') ? 'letting' : form.endsWith('s') ? 'lets' : 'let'} ${who}`,
  },
  {
    find: /(?<=(?<![\w-])(?:know|determine|determines|decide|decides|specify|specifies|check|checks|control|controls|indicate|indicates|indicating|define|defines|see|tell|tells)\s+)whether\s+or\s+not(?=\s)/g,
    write: () => 'whether',
  },
  {
    find: /(?<![\w-])in\s+an?\s+(?<manner>automatic|automated|consistent|efficient|reliable|safe|secure|similar)\s+(?:manner|way|fashion)(?=[.,;]|\s+(?:and|by|when|with|in|for)\s)/g,
    write: ({ manner = '' }) => MANNERS[manner] ?? '',
  },
  {
    find: new RegExp(
      `(?<![\\w-])${PERFORM}\\s+(?:an?\\s+|the\\s+)?(?<noun>${Object.keys(HIDDEN_VERBS).join('|')})\\s+of(?=\\s+(?:the|an?|your|this|these|its|all|each|any)\\b)`,
      'g',
    ),
    write: ({ form = '', noun = '' }) => inflect(HIDDEN_VERBS[noun] ?? '', form),
  },
  {
    find: new RegExp(
      `^There\\s+are\\s+(?<subject>(?:${QUANTITY})(?:\\s+[\\w-]+){1,3}?)\\s+(?:that|which)\\s+(?<verb>${PLURAL_VERB})(?=\\s)`,
      'g',
    ),
    write: ({ subject = '', verb = '' }) => `${capitalize(subject)} ${verb}`,
  },
  {
    find: new RegExp(
      `^There\\s+is\\s+(?<subject>(?:an?|one)(?:\\s+[\\w-]+){1,3}?)\\s+(?:that|which)\\s+(?<verb>can|will|may|might|must|should|is|has|does|${SINGULAR_VERB})(?=\\s)`,
      'g',
    ),
    write: ({ subject = '', verb = '' }) => `${capitalize(subject)} ${verb}`,
  },
  {
    find: /(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)(?:it is|it's)(?<also>\s+also)?\s+possible\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?(?:possible\s+)?to\s+[a-z])/gis,
    write: ({ lead = '', also = '' }) => `${lead}${lead === '' ? 'You' : 'you'} can${also}`,
  },
  {
    find: /(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)it\s+is\s+not\s+possible\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?to\s+[a-z])/gis,
    write: ({ lead = '' }) => `${lead}${lead === '' ? 'You' : 'you'} cannot`,
  },
  {
    find: new RegExp(
      `(?<lead>^|,\\s+|\\b(?:and|but|so|that|because)\\s+)(?:it is|it's)\\s+(?<how>necessary|required|mandatory|recommended|advisable|advised)\\s+(?:to|that\\s+you)(?=\\s+[a-z]+)${NO_SECOND}`,
      'gis',
    ),
    write: ({ lead = '', how = '' }) =>
      `${lead}${lead === '' ? 'You' : 'you'} ${/^(?:rec|adv)/i.test(how) ? 'should' : 'must'}`,
  },
  {
    find: new RegExp(`(?<![\\w-])(?<who>${PERSONS})\\s+are\\s+required\\s+to(?=\\s+[a-z]+)`, 'gi'),
    write: ({ who = '' }) => `${who} must`,
  },
  {
    find: new RegExp(
      `(?<=(?<![\\w-])${TOOL}\\s+(?:${OPAQUE}+\\s+)?)(?:is|(?<can>can)\\s+be)\\s+used\\s+to\\s+(?<verb>${SINGLE_TOOL_VERB})(?=\\s)`,
      'g',
    ),
    write: ({ can = '', verb = '' }) => (can ? `can ${verb}` : inflect(verb, 'performs')),
  },
  {
    find: new RegExp(
      `(?<![\\w-])(?<before>for|by|before|after|without|during)\\s+the\\s+(?<noun>${Object.keys(HIDDEN_VERBS).join('|')})\\s+of(?=\\s+(?:(?:the|an?|your|this|these|its|all|each|any)\\b|(?:[a-z]+\\s+)?[a-z]+s\\b))`,
      'g',
    ),
    write: ({ before = '', noun = '' }) =>
      `${DOING[before] ?? before} ${inflect(HIDDEN_VERBS[noun] ?? '', 'performing')}`,
  },
  {
    find: /(?<=[a-z]\s)(?:with\s+regards?\s+to|in\s+reference\s+to|regarding|concerning)(?=\s+(?:the|an?|your|this|these|its|how|each)\b)/g,
    write: () => 'about',
  },
  {
    find: /^In addition,\s+(?<rest>(?:the|this|it|you|they|we)\b(?:\s+[\w-]+){0,4}?\s+also\s)/gi,
    write: ({ rest = '' }) => capitalize(rest),
  },
  {
    find: /(?<=(?<![\w-])(?:[Tt]here are|has|have|offers?|provides?|supports?|includes?|comes with)\s+)a\s+number\s+of(?=\s+[a-z])/g,
    write: () => 'several',
  },
  {
    // A noun where a verb of its own follows: "attempts to interfere are likely to fail".
    find: /(?<![\w-])attempt(?<form>s(?!\s+to\b[^.,;:]{0,120}\s(?:are|is|will|would|can|could|may|were|was|have|has)\b)|ed|ing)?\s+to(?=\s+[a-z]+)(?<!(?<![\w-])(?:an?|the|this|that|each|every|any|first|second|last|next|failed|no|your|its|their)\s+attempts?\s+to)/g,
    write: ({ form = '' }) => `${{ s: 'tries', ed: 'tried', ing: 'trying' }[form] ?? 'try'} to`,
  },
  {
    find: /(?<![\w-])(?<!(?<![\w-])(?:an?|the|not|no|is|are|be|self|of)[\s-])sufficient(?=\s+[a-z]+)(?!\s+(?:to|for|and|or|if|when|as|but|in)\b)/g,
    write: () => 'enough',
  },
  {
    find: /(?<=(?:^|[.,]\s+)[Ff]or\s+(?:more|further|additional)\s+(?:information|details)(?:\s+[\w\uFFFC-]+){0,8}?,\s+)(?:please\s+)?refer\s+to(?=\s)/g,
    write: () => 'see',
  },
];

/** Finds what the patterns rewrite, in paragraphs, list items and table cells; headings keep their words. */
export const patternCheck: Check = {
  kind: 'code',
  local: true,
  needs: PATTERNS.map(({ find }) => find),
  find: (document) =>
    document.blocks.filter(({ kind }) => kind !== 'heading').flatMap((block) => findInBlock(document, block)),
};

function findInBlock(document: SourceDocument, block: Block): Match[] {
  return block.sentences.flatMap((sentence) => {
    const text = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
    if (/\?\s*$/.test(text)) return [];
    return PATTERNS.flatMap((pattern) => matchSentence(pattern, document, text, sentence));
  });
}

function matchSentence(
  pattern: Pattern,
  document: SourceDocument,
  text: string,
  sentence: Sentence,
): Match[] {
  return [...text.matchAll(pattern.find)].flatMap((match): Match[] => {
    const start = sentence.start + match.index;
    const end = start + match[0].length;
    const replacement = pattern.write(match.groups ?? {});
    // Where marks stand between the words, the prose has spaces and the text has not.
    if (document.text.slice(start, end) !== match[0]) return [];
    return [{ start, end, replacement, message: 'Says the same in fewer words.' }];
  });
}

function inflect(verb: string, form: string): string {
  if (/ing\b/.test(form)) return ingOf(verb) ?? `${verb}ing`;
  if (/(?:ed|ied)\b/.test(form)) return participleOf(verb) ?? `${verb}ed`;
  if (/(?:s|ies)\b/.test(form)) return thirdPersonOf(verb) ?? `${verb}s`;
  return verb;
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
