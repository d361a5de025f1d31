import type { Check, Match } from '../../checks/types.ts';
import type { Block, Sentence, SourceDocument } from '../../document/types.ts';

/** A wording that a phrase can't say: matched in one sentence's prose, and rewritten from its groups. */
interface Pattern {
  /** With flag `g`. */
  readonly find: RegExp;
  readonly write: (groups: Readonly<Record<string, string>>) => string;
}

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
  evaluation: 'evaluate',
  execution: 'execute',
  initialization: 'initialize',
  inspection: 'inspect',
  installation: 'install',
  migration: 'migrate',
  modification: 'modify',
  optimization: 'optimize',
  registration: 'register',
  removal: 'remove',
  replacement: 'replace',
  serialization: 'serialize',
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
    find: /(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)(?:it is|it's)(?<also>\s+also)?\s+possible\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?to\s+[a-z])/gis,
    write: ({ lead = '', also = '' }) => `${lead}${lead === '' ? 'You' : 'you'} can${also}`,
  },
  {
    find: /(?<lead>^|,\s+|\b(?:and|but|so|that|because)\s+)it\s+is\s+not\s+possible\s+to(?=\s+[a-z]+)(?!.*\b(?:and|or|but)\s+(?:\w+\s+)?to\s+[a-z])/gis,
    write: ({ lead = '' }) => `${lead}${lead === '' ? 'You' : 'you'} cannot`,
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
  if (/ing\b/.test(form)) return verb.replace(/e$/, '') + 'ing';
  if (/(?:ed|ied)\b/.test(form))
    return verb.endsWith('e') ? `${verb}d` : verb.replace(/([^aeiou])y$/, '$1i') + 'ed';
  if (/(?:s|ies)\b/.test(form)) return verb.replace(/([^aeiou])y$/, '$1ie') + 's';
  return verb;
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
