import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';
import { splitActions, readDialogue } from './pieces.ts';
import { CONDITION, FACT_KINDS, IMPERATIVE, SIGNS, type FactKind } from './signs.ts';
import { kindOfLabel, splitLabel } from './labels.ts';

/** The facts of a prompt by kind, in their order, each as a whole sentence or list item. */
export type Facts = Readonly<Record<FactKind, readonly string[]>> & {
  /** Code blocks as they stand, fences included. */
  readonly code: readonly string[];
};

export function readFacts(text: string): Facts {
  const document = parseDocument(text, 'markdown');
  const found = Object.fromEntries(FACT_KINDS.map((kind) => [kind, [] as string[]])) as Record<
    FactKind,
    string[]
  >;
  // Looks that more steps follow are steps themselves.
  const looks: string[] = [];
  let under: FactKind | undefined;
  for (const block of document.blocks) {
    if (block.kind === 'heading') {
      under = kindOfLabel(readable(document, block));
      continue;
    }
    for (const text of textsOf(document, block)) {
      const dialogue = readDialogue(text);
      if (dialogue) {
        addDialogue(found.question, dialogue);
        continue;
      }
      const labelled = splitLabel(text);
      for (const piece of labelled?.pieces ?? splitActions(text)) {
        const fact = toFact(piece);
        if (fact === '') continue;
        const kind = labelled?.kind ?? under ?? kindOf(fact, block);
        if (kind === 'check' && LOOK.test(fact)) {
          looks.push(fact);
          continue;
        }
        if (kind === 'step') found.step.push(...looks.splice(0));
        found[kind].push(fact);
      }
    }
  }
  found.check.unshift(...looks);
  return { ...found, code: document.codeBlocks.map(({ start, end }) => document.text.slice(start, end)) };
}

const LOOK = /^(?:check|verify|confirm|look|open)\b(?! that\b)/i;

/** A question, or the answer to the last one, which stands in the line below it. */
function addDialogue(
  questions: string[],
  { part, said }: NonNullable<ReturnType<typeof readDialogue>>,
): void {
  const last = questions.at(-1);
  if (part === 'answer' && last !== undefined)
    questions[questions.length - 1] = `${last}\n${asSentence(said)}`;
  else questions.push(asSentence(said));
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
  if (list?.ordered || IMPERATIVE.test(fact.replace(CONDITION, ''))) return 'step';
  return sign ?? 'statement';
}

const WORDS_OF_SENTENCES =
  /^(?:and|or|to|on|in|the|an?|then|for|with|from|it|your|this|that|until|when|if|after|before)$/i;

/** Programs with a command of theirs: "npm install", but not "npm 10". */
const PROGRAMS = [
  '(?:npm|pnpm|yarn|bun) (?:add|ci|create|dlx|exec|i|init|install|publish|run|start|test)',
  '(?:pip3?|pipx|gem|cargo|brew|apt|apt-get|dnf|composer|conda) (?:add|build|install|new|require|run|update|upgrade)',
  '(?:npx|uvx|deno run|kubectl|terraform|helm|dotnet|mvn|gradle) [\\w@./:-]+',
  'python3? (?:-m|\\S+\\.py)',
  'node \\S+\\.[cm]?[jt]s',
  'go (?:build|get|install|mod|run|test)',
  'git (?:add|checkout|clone|commit|pull|push)',
  'docker (?:build|compose|exec|login|pull|push|run)',
  'curl -?\\S*[/.-]\\S+',
].join('|');
/** "with pip install parcelbot": what is told to be run by the name of a well-known program. */
const BY_PROGRAM = new RegExp(
  `(?<=\\b(?:with|run|execute|using|by running) )(?:${PROGRAMS})(?: [^\`,;()"“]+?)?(?=[.,;]?$|[.,;]? (?:and|or|to|in|on|from|then|for)\\b|[,;] )`,
  'gi',
);

const WHOLE = new RegExp(`^([^\`]*: )?((?:${PROGRAMS})[^\`.,;]*(?:[.,][^\`\\s.,;]+[^\`.,;]*)*)\\.?$`);

/** A command that is told to be run, as code: "Run shelfctl keys rotate --grace 24h". */
function withCode(sentence: string): string {
  // A line that is a command, or ends with one after a colon.
  const whole = WHOLE.exec(sentence);
  if (whole) return `${whole[1] || 'Run '}\`${whole[2] ?? ''}\`.`;
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
