import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';

/** What a fact is about: where in a document it belongs. */
export const FACT_KINDS = [
  'requirement',
  'step',
  'check',
  'problem',
  'warning',
  'limit',
  'breaking',
  'change',
  'decision',
  'alternative',
  'consequence',
  'endpoint',
  'option',
  'contact',
  'question',
  'statement',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The facts of a prompt by kind, in their order, each as a whole sentence or list item. */
export type Facts = Readonly<Record<FactKind, readonly string[]>> & {
  /** Code blocks as they stand, fences included. */
  readonly code: readonly string[];
};

/** The first that matches decides. */
const SIGNS: readonly (readonly [FactKind, RegExp])[] = [
  ['endpoint', /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\/\S*/],
  ['option', /^`[^`]+`\s*(?:[:=(–—-]|\s(?:sets?|is|controls?|enables?|disables?|defaults?)\b)|^--?[\w-]+\b/],
  ['question', /\?$/],
  ['contact', /^(?:contact|escalate|page|call|ask|reach out to|email)\s/i],
  [
    'breaking',
    /^(?:breaking|removed|deprecated|dropped)\b|\bbreaking change|\bno longer (?:works?|supports?|accepts?|returns?|exists?|available|supported)\b/i,
  ],
  [
    'change',
    /^(?:added|fixed|removed|changed|deprecated|improved|renamed|updated|new|breaking|security|bug ?fix(?:es)?)\b[:\s]/i,
  ],
  [
    'decision',
    /\b(?:we (?:decided|chose|will use|picked|selected|agreed)|decided to|decision:|the decision is)\b/i,
  ],
  [
    'alternative',
    /\b(?:alternatives?|we considered|considered options?|other options?|instead of|rejected|ruled out)\b/i,
  ],
  [
    'consequence',
    /\b(?:as a consequence|consequences?|trade-?offs?|downsides?|drawbacks?|this means that|as a result)\b/i,
  ],
  [
    'problem',
    /\b(?:if (?:it|this|the|you).{0,60}(?:fails?|errors?|breaks?|crash|times? out|does(?:n['’]t| not)|is (?:down|missing|wrong|refused))|errors?:|fails with|error code|symptoms?|known issue|when .{0,60}\bfails)\b/i,
  ],
  [
    'warning',
    /^(?:warning|caution|important|danger|never|do not|don['’]t|be careful)\b|\b(?:cannot be undone|irreversible|data loss|deletes? all|destroys?|must not|must never)\b/i,
  ],
  [
    'check',
    /^(?:verify|check|confirm|make sure|ensure|test) (?:that |whether )?|\byou should (?:see|get|receive)\b|\bshould (?:return|respond|print|show)\b/i,
  ],
  [
    'limit',
    /\b(?:at most|up to|maximum|minimum|at least|limit(?:ed)?|quota|no more than|expires?|timeout|rate limit|per (?:second|minute|hour|day|month))\b/i,
  ],
  [
    'requirement',
    /\b(?:requires?|required|prerequisites?|you need|must have|needs? (?:an?|the|to (?:have|be))|only \S+(?: \S+){0,4} (?:may|can|should)|(?:version|node(?:\.js)?|python|java|go) (?:\d|>=)|permissions?|before you)\b/i,
  ],
  [
    'contact',
    /\b(?:contact|escalate|owner|on-?call|slack|pager(?:duty)?|email|e-mail|support team|reach out)\b|@\w+/i,
  ],
];
/** A fact that tells somebody to do something. */
export const IMPERATIVE =
  /^(?:then |next,? |finally,? |first,? |after that,? )?(?:add|apply|approve|assign|back up|build|call|change|choose|clear|click|clone|close|commit|configure|connect|copy|create|cut|define|delete|deploy|disable|download|drain|edit|enable|enter|execute|export|fill in|follow|generate|get|give|go to|grant|import|increase|decrease|initiali[sz]e|install|invite|launch|load|log in|merge|point|fail over|modify|move|name|navigate|notify|open|paste|pick|post|press|promote|provide|publish|pull|push|put|read|rebuild|reboot|register|release|remove|rename|replace|request|reset|restart|restore|revoke|roll back|rotate|run|save|scale|select|send|set|set up|sign in|sign up|start|stop|submit|switch|tag|tap|trigger|turn|type|uninstall|update|upgrade|upload|use|wait|write)\b/i;

export function readFacts(text: string): Facts {
  const document = parseDocument(text, 'markdown');
  const found = Object.fromEntries(FACT_KINDS.map((kind) => [kind, [] as string[]])) as Record<
    FactKind,
    string[]
  >;
  let under: FactKind | undefined;
  for (const block of document.blocks) {
    if (block.kind === 'heading') {
      under = kindOfHeading(readable(document, block));
      continue;
    }
    for (const fact of factsOf(document, block)) found[under ?? kindOf(fact, block)].push(fact);
  }
  return { ...found, code: document.codeBlocks.map(({ start, end }) => document.text.slice(start, end)) };
}

/** A list item is one fact; a paragraph one for each sentence. */
function factsOf(document: SourceDocument, block: Block): string[] {
  const texts = block.list
    ? [readable(document, block)]
    : block.sentences.map((sentence) => readable(document, block, sentence));
  return texts.map((text) => asSentence(withCode(text))).filter((text) => text !== '' && !/:$/.test(text));
}

function kindOf(fact: string, { list }: Block): FactKind {
  const sign = SIGNS.find(([, pattern]) => pattern.test(fact))?.[0];
  if (sign && sign !== 'check')
    return IMPERATIVE.test(fact) &&
      sign !== 'warning' &&
      sign !== 'change' &&
      sign !== 'breaking' &&
      sign !== 'endpoint' &&
      sign !== 'option'
      ? 'step'
      : sign;
  if (list?.ordered || IMPERATIVE.test(fact)) return 'step';
  return sign ?? 'statement';
}

function kindOfHeading(title: string): FactKind | undefined {
  const kinds: readonly (readonly [FactKind, RegExp])[] = [
    ['requirement', /^(?:prerequisites?|requirements?|before you)/i],
    ['step', /^(?:steps?|procedure|instructions)/i],
    ['problem', /^(?:troubleshooting|problems?|errors?|known issues)/i],
    ['limit', /^(?:limits?|quotas?|limitations?)/i],
    ['breaking', /^(?:breaking|removed|deprecat)/i],
    ['change', /^(?:changes?|added|fixed|changed|new)/i],
    ['alternative', /^(?:alternatives?|options considered|considered)/i],
    ['consequence', /^(?:consequences?|trade-?offs?)/i],
    ['decision', /^(?:decision|outcome)/i],
    ['contact', /^(?:contacts?|escalation|owners?|support)/i],
    ['option', /^(?:options?|settings?|parameters?|configuration|flags)/i],
  ];
  return kinds.find(([, pattern]) => pattern.test(title))?.[0];
}

const WORDS_OF_SENTENCES =
  /^(?:and|or|to|on|in|the|an?|then|for|with|from|it|your|this|that|until|when|if|after|before)$/i;

/** A command that is told to be run, as code: "Run shelfctl keys rotate --grace 24h". */
function withCode(text: string): string {
  const [, verb = '', command = '', end = ''] = /^(run|execute) ([a-z][^`]*?)(\.?)$/i.exec(text) ?? [];
  const tokens = command.split(/\s+/);
  const isCommand =
    tokens.length > 1 &&
    tokens.every((token) => /^[\w./:@=<>$-]+$/.test(token) && !WORDS_OF_SENTENCES.test(token)) &&
    tokens.some((token) => /^-|[./:=]/.test(token));
  return isCommand ? `${verb} \`${command}\`${end}` : text;
}

/** Capital at the start, full stop at the end; names in code, addresses and questions keep what they have. */
export function asSentence(text: string): string {
  const line = text.replace(/^(?:[-*+•]|\d+[.)])\s+/, '').trim();
  if (line === '') return '';
  const first = /^\p{Ll}\p{Ll}*(?=[\s,.;:]|$)/u.test(line)
    ? line.slice(0, 1).toUpperCase() + line.slice(1)
    : line;
  return /[.!?:…]["'”’)`]*$/.test(first) ? first : `${first.replace(/[,;]$/, '')}.`;
}
