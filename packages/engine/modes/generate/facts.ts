import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { dedent } from '../expand/notes.ts';
import { spellOut } from '../expand/shorthand.ts';
import type { ContentType } from '../reading/content-type.ts';
import { lookUp } from '../../spelling/lexicon.ts';
import { readable } from '../reading/readable.ts';
import { readMaterial } from './material.ts';
import { readDialogue, splitActions, splitTopics, UNKNOWN } from './pieces.ts';
import { CONDITION, FACT_KINDS, IMPERATIVE, SIGNS, type FactKind } from './signs.ts';
import { kindOfLabel, splitLabel } from './labels.ts';

/** The facts of a prompt by kind, in their order, each as a whole sentence or list item. */
export type Facts = Readonly<Record<FactKind, readonly string[]>> & {
  /** Code blocks as they stand, fences included, but for those that a fact leads in. */
  readonly code: readonly string[];
  readonly tables: readonly string[];
  /** The facts that the prompt keeps in a list. */
  readonly listed: ReadonlySet<string>;
};

/** @param type the kind of document that is asked for, where it is known */
export function readFacts(text: string, type?: ContentType): Facts {
  const { markdown, tables } = readMaterial(text);
  const document = parseDocument(markdown, 'markdown');
  const found = Object.fromEntries(FACT_KINDS.map((kind) => [kind, [] as string[]])) as Record<
    FactKind,
    string[]
  >;
  const listed = new Set<string>();
  const code: string[] = [];
  // Looks that more steps follow are steps themselves.
  const looks: string[] = [];
  // "No sound?" waits for what helps.
  let symptom = '';
  let under: FactKind | undefined;
  let lead: { readonly kind: FactKind; readonly text: string } | undefined;
  const parts = [...document.blocks, ...document.codeBlocks].sort((a, b) => a.start - b.start);
  for (const block of parts) {
    if (!('prose' in block)) {
      const source = dedent(document.text, block.start, block.end);
      if (lead) found[lead.kind].push(`${lead.text}\n\n${source}`);
      else code.push(source);
      lead = undefined;
      continue;
    }
    if (lead && /^(?:then )?run/i.test(lead.text)) found.step.push(lead.text.replace(/:$/, '.'));
    lead = undefined;
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
      const labelled = splitLabel(text, type);
      const pieces =
        labelled?.kind === 'step'
          ? labelled.pieces.flatMap(splitActions)
          : type === 'faq'
            ? (labelled?.pieces ?? [text]).flatMap(splitTopics)
            : (labelled?.pieces ?? splitActions(text));
      for (const piece of pieces) {
        const fact = toFact(piece);
        if (fact === '') continue;
        const kind = fact.includes('?\n')
          ? 'question'
          : (labelled?.kind ?? under ?? kindOf(fact, block, type));
        const [, license, other] =
          kind === 'license' ? (/^([^,]*licen[cs]ed?[^,]*),\s+(.+)$/i.exec(fact) ?? []) : [];
        if (license && other) {
          found.license.push(asSentence(license));
          found.statement.push(asSentence(other));
          continue;
        }
        if (kind === 'timeline' && TIMES.test(fact)) {
          found.timeline.push(...fact.split(/\s+[/|]\s+|;\s+/).map(asSentence));
          continue;
        }
        const leads =
          fact.endsWith(':') || (/^(?:then )?run(?: this| it)?\.$/i.test(fact) && kind === 'step');
        if (leads) {
          lead = { kind, text: fact.replace(/\.$/, ':') };
          continue;
        }
        if (block.list) listed.add(fact);
        const asked = found.question.at(-1);
        if (type === 'faq' && kind !== 'question' && !labelled && asked?.endsWith('?') && !block.list) {
          addDialogue(found.question, {
            part: 'answer',
            said: UNKNOWN.test(fact) ? `[VERIFY] ${fact}` : fact,
          });
          continue;
        }
        if (type === 'troubleshooting' && kind === 'question' && !ASKS.test(fact)) {
          symptom = fact.replace(/\?$/, '');
          continue;
        }
        if (symptom !== '') {
          found.problem.push(`${symptom}: ${fact}`);
          symptom = '';
          continue;
        }
        if (kind === 'check' && LOOK.test(fact)) {
          looks.push(fact);
          continue;
        }
        if (kind === 'step') found.step.push(...looks.splice(0));
        found[kind].push(fact);
      }
    }
  }
  if (symptom !== '') found.problem.push(`${symptom}.`);
  found.check.unshift(...looks);
  return { ...found, code, tables, listed };
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

/** A list item is one fact, unless it lists problems; a paragraph one for each sentence. */
function textsOf(document: SourceDocument, block: Block): readonly string[] {
  const whole = readable(document, block);
  const parts = whole.split(/;\s+/);
  if (parts.length > 1 && parts.every((part) => ENTRY.test(part) || WHOLE.test(part))) return parts;
  const [first = '', ...rest] = parts;
  if (rest.length > 0 && WHOLE.test(first)) return [first, rest.join('; ')];
  return block.list
    ? [whole]
    : joinSplit(block.sentences.map((sentence) => readable(document, block, sentence)));
}

const ASKS =
  /^(?:who|what|when|where|why|how|is|are|was|can|could|do|does|did|will|would|should|may|must|which|has|have)\b/i;

/** "wind > 22 m/s? stow the dish" as a condition; "`acu status` -> must read ENABLED" as a command and what it shows. */
function inWords(text: string): string {
  const [, condition, then = ''] = /^([^?]{3,70})\?\s+(\S.*)$/s.exec(text) ?? [];
  const said =
    condition && !ASKS.test(condition) && !/^["“]/.test(condition)
      ? `If ${condition.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}, ${then}`
      : text;
  return spellOut(said.replace(/^(`[^`]+`)\s*(?:->|=>|→)\s*/, 'Run $1: '));
}

/** A whole sentence that speaks to the reader; one that ends in a colon leads in what follows. */
function toFact(text: string): string {
  return asSentence(
    withCode(inWords(toReader(text.replace(/^(?:basically|so|well|also|oh,? and|btw),? (?=\p{L})/iu, '')))),
  );
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

/** Several times of day with what happened then. */
const TIMES = /\b\d{1,2}:\d\d\b(?:[^:]*\s[/|;–→]\s?.*\b\d{1,2}:\d\d\b){2}/;

function kindOf(fact: string, { list }: Block, type?: ContentType): FactKind {
  if (TIMES.test(fact)) return 'timeline';
  const sign = SIGNS.find(
    ([kind, pattern]) => pattern.test(fact) && (kind !== 'scope' || type === 'policy'),
  )?.[0];
  if (sign && sign !== 'check')
    return IMPERATIVE.test(fact) &&
      sign !== 'warning' &&
      sign !== 'change' &&
      sign !== 'breaking' &&
      sign !== 'endpoint' &&
      sign !== 'option'
      ? 'step'
      : sign;
  if (type === 'concept' && /^use\b.{3,80}\b(?:for|when|if|in)\b/i.test(fact)) return 'trigger';
  if (list?.ordered || IMPERATIVE.test(fact.replace(CONDITION, ''))) return 'step';
  return sign ?? (type === 'troubleshooting' ? 'problem' : 'statement');
}

/** Sentences that a full stop inside brackets cut, as in "(part no. 7)", in one piece. */
function joinSplit(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && /\([^)]*$/.test(last)) joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** "E14 = not seated: take it out", of several in one note. */
const ENTRY =
  /^(?:(?:and )?(?:the )?(?:alarm|error|fault|code)s? )?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+|[45]\d\d)\b/i;

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
  `(?<=\\b(?:with|run|execute|using|by running) )(?:${PROGRAMS})(?: [^\`,;()"“→]+?)?(?=[.,;]?$| →|[.,;]? (?:and|or|to|in|on|from|then|for)\\b|[,;] )`,
  'gi',
);

const WHOLE = new RegExp(`^([^\`]*: )?((?:${PROGRAMS})[^\`.,;]*(?:[.,][^\`\\s.,;]+[^\`.,;]*)*)\\.?$`);

/** A command that is told to be run, as code: "Run shelfctl keys rotate --grace 24h". */
function withCode(sentence: string): string {
  // A line that is a command, or ends with one after a colon.
  const whole = WHOLE.exec(sentence);
  if (whole) return `${whole[1] || 'Run '}\`${whole[2] ?? ''}\`.`;
  if (isOwnCommand(sentence)) return `Run \`${sentence.replace(/[.;]$/, '')}\`.`;
  const text = sentence.includes('`') ? sentence : sentence.replace(BY_PROGRAM, '`$&`');
  const [, verb = '', command = '', end = ''] = /^(run|execute) ([a-z][^`]*?)(\.?)$/i.exec(text) ?? [];
  const tokens = command.split(/\s+/);
  const isCommand =
    tokens.length > 1 &&
    tokens.every((token) => /^[\w./:@=<>$-]+$/.test(token) && !WORDS_OF_SENTENCES.test(token)) &&
    tokens.some((token) => /^-|[./:=]/.test(token));
  return isCommand ? `${verb} \`${command}\`${end}` : text;
}

/** "lpgctl unblock <queue>": begins with no word of the language, and holds what only commands do. */
function isOwnCommand(text: string): boolean {
  const tokens = text.replace(/[.;]$/, '').split(/\s+/);
  const [first = ''] = tokens;
  return (
    tokens.length > 1 &&
    tokens.length < 10 &&
    /^[a-z][\w-]{2,}$/.test(first) &&
    lookUp(first) === 0 &&
    tokens.every((token) => /^[\w./:@=<>$-]+$/.test(token) && !WORDS_OF_SENTENCES.test(token)) &&
    tokens.some((token) => /^--?\w|^<[\w-]+>$|=/.test(token))
  );
}

/** Capital at the start, full stop at the end; names in code, addresses and questions keep what they have. */
export function asSentence(text: string): string {
  const line = text.replace(/^(?:[-*+•]|\d+[.)])\s+/, '').trim();
  if (line === '') return '';
  const first =
    /^\p{Ll}\p{Ll}*(?:['’]\p{Ll}+|-\p{Ll}+)?(?=[\s,;]|:(?!:)|\.(?:\s|$)|$)/u.test(line) &&
    !/^(?:[a-z]\w*ctl|vcpkg|npm|npx|pip|yarn|pnpm)\b/.test(line)
      ? line.slice(0, 1).toUpperCase() + line.slice(1)
      : line;
  return /[.!?:…]["'”’)`]*$/.test(first) ? first : `${first.replace(/[,;]$/, '')}.`;
}
