import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';
import { kindOfLabel, splitLabel } from './labels.ts';

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
  'status',
  'license',
  'usage',
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
  [
    'license',
    /^(?:\S+ ){0,4}(?:MIT|Apache|GPL|LGPL|AGPL|BSD|MPL|ISC|Unlicense|EUPL|CC0|proprietary)\b.*\blicen[cs]ed?\b|\blicen[cs]ed? (?:under|is|:)/i,
  ],
  [
    'status',
    /^(?:decided|accepted|approved|agreed|proposed|superseded|rejected)\b.{0,80}(?:\bby\b|\bon\b|\d{4}-\d\d)/i,
  ],
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
    /\b(?:requires?|required|prerequisites?|you need|must have|needs? (?:an?|the|to (?:have|be))|you need|needs? \S+ v?\d|only \S+(?: \S+){0,4} (?:may|can|should)|(?:version|node(?:\.js)?|python|java|go) (?:\d|>=)|permissions?|before you)\b/i,
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
      under = kindOfLabel(readable(document, block));
      continue;
    }
    for (const text of textsOf(document, block)) {
      const labelled = splitLabel(text);
      for (const piece of labelled?.pieces ?? [text]) {
        const fact = toFact(piece);
        if (fact !== '') found[labelled?.kind ?? under ?? kindOf(fact, block)].push(fact);
      }
    }
  }
  return { ...found, code: document.codeBlocks.map(({ start, end }) => document.text.slice(start, end)) };
}

/** A list item is one fact; a paragraph one for each sentence. */
function textsOf(document: SourceDocument, block: Block): string[] {
  return block.list
    ? [readable(document, block)]
    : block.sentences.map((sentence) => readable(document, block, sentence));
}

/** A whole sentence that speaks to the reader; empty for what leads in a list. */
function toFact(text: string): string {
  const fact = asSentence(withCode(toReader(text)));
  return /:$/.test(fact) ? '' : fact;
}

/** Prompts speak of the readers, pages to them: "They need Python" is "You need Python" there. */
function toReader(text: string): string {
  return text
    .replace(
      /^(?:they|(?:the |our )?(?:readers?|learners?|users?|people)) (?:will )?needs? (?=\S)/i,
      'You need ',
    )
    .replace(/^(?:they|(?:the |our )?(?:readers?|learners?)) (?:will )?learns? (?=\S)/i, 'You learn ');
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

const WORDS_OF_SENTENCES =
  /^(?:and|or|to|on|in|the|an?|then|for|with|from|it|your|this|that|until|when|if|after|before)$/i;

const PROGRAMS =
  'npm|npx|pnpm|yarn|pip3?|pipx|python3?|node|deno|bun|cargo|go|gem|composer|dotnet|brew|apt|apt-get|dnf|docker|kubectl|helm|git|curl|make|mvn|gradle|terraform';
/** "with pip install parcelbot": what is told to be run by the name of a well-known program. */
const BY_PROGRAM = new RegExp(
  `(?<=\\b(?:with|run|execute|using|by running) )(?:${PROGRAMS}) [^\`,;()"“]+?(?=[.,;]?$|[.,;]? (?:and|or|to|in|on|from|then|for)\\b|[,;] )`,
  'gi',
);

/** A command that is told to be run, as code: "Run shelfctl keys rotate --grace 24h". */
function withCode(sentence: string): string {
  const text = sentence.includes('`') ? sentence : sentence.replace(BY_PROGRAM, '`$&`');
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
