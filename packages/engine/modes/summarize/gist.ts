import type { Block, SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';
import { IMPERATIVE } from '../generate/facts.ts';
import { readLists, type ListItem } from '../reading/lists.ts';
import { chooseStatements, overlap, readStatements, type Statement } from '../reading/salience.ts';
import { readOutline, type Outline, type Section } from '../reading/sections.ts';

/** The parts of a summary, each in the words of the document. */
export interface Gist {
  readonly what: readonly string[];
  readonly points: readonly string[];
  readonly requirements: readonly string[];
  readonly procedures: readonly { readonly title: string; readonly steps: readonly string[] }[];
  readonly warnings: readonly string[];
}

export interface GistOptions {
  /** Key points at most. */
  readonly points: number;
  /** Whether sentences may name code. */
  readonly code: boolean;
}

const OPENING = 2;
const STEPS = 12;
const PROCEDURES = 4;
const WARNINGS = 6;
const REQUIREMENTS = 8;
const REQUIREMENT_HEADING =
  /^(?:prerequisites?|requirements?|before you (?:begin|start)|what you(?:'|’)?ll need|you need)\b/i;
const WARNING_BLOCK = /^(?:(?:\[!)?(?:warning|caution|danger|important)\]?\b|⚠)/i;
const WARNING_SENTENCE =
  /^(?:never|do not|don(?:'|’)t|avoid)\b|\b(?:(?:must|do|should) not|(?:shouldn|mustn)(?:'|’)t|never be|never (?:use|store|share|commit|expose|run)|irreversibl[ey]|permanently|(?:is|are) deprecated|data loss|lose (?:data|your)|insecure|vulnerab\w+|breaking changes?|security risk|at your own risk|no longer (?:supported|available)|be careful|cannot be (?:undone|recovered|reversed|changed)|can(?:'|’)t be (?:undone|recovered|reversed|changed))\b/i;
/** A warning speaks of harm or forbids; "you do not need to" does neither. */
const HARMLESS = /\b(?:do not|don(?:'|’)t) (?:need|have to|want|require|worry|matter|care|mean)\b/i;
const ADMONITION_WORD = /^(?:(?:warning|caution|danger|important|notice|note|hint|attention)\b[:!]?\s*)+/i;

export function readGist(document: SourceDocument, options: GistOptions): Gist {
  const outline = readOutline(document);
  const said = readStatements(document, outline).filter(({ text }) => options.code || !text.includes('`'));
  const all = aboutSubject(said);
  const what = readWhat(outline, all);
  const warnings = readWarnings(document, all);
  const requirements = outline.sections
    .filter(({ title }) => REQUIREMENT_HEADING.test(title))
    .flatMap((section) => itemsOf(document, section))
    .slice(0, REQUIREMENTS);
  const used = [...what, ...warnings, ...requirements];
  const rest = all.filter(({ text }) => !used.some((other) => other === text || overlap(other, text) > 0.8));
  const points = chooseStatements(rest, options.points, Math.max(2, Math.ceil(options.points / 3))).map(
    ({ text }) => text,
  );
  return { what, points, requirements, procedures: readProcedures(document, outline), warnings };
}

/** What speaks of the subject, unless all speaks of the project around it. */
export function aboutSubject(statements: readonly Statement[]): readonly Statement[] {
  const own = statements.filter(({ aside }) => !aside);
  return own.length > 0 ? own : statements;
}

/** "Fastify is a …", "The scheduler runs …": a sentence that says what its subject is for. */
const SAYS_WHAT =
  /^(?:the\s+)?(?:\S+\s+){1,4}?(?:is|are|lets|allows|provides|enables|helps|offers|explains|describes)\s/i;
const OPENING_PARAGRAPHS = 4;

/** The opening's sentences that stand alone, or else a sentence that says what the title's subject is. */
export function readWhat(
  { title, description, sections }: Outline,
  statements: readonly Statement[],
): string[] {
  const early = statements.filter(
    ({ paragraph, block }) => paragraph <= OPENING_PARAGRAPHS && !block.list && !block.quoted,
  );
  const first = early[0];
  if (first)
    return early
      .filter(({ block, section }) => block === first.block || section === first.section)
      .slice(0, OPENING)
      .map(({ text }) => text);
  if (description) return [/[.!]$/.test(description) ? description : `${description}.`];
  const headline = sections[0]?.title ?? title;
  // `A Node package that spawns clusters` says it, though no sentence does.
  if (/^an? /i.test(headline) && headline.split(' ').length > 4) return [`${headline}.`];
  const telling = statements.filter(({ text }) => SAYS_WHAT.test(text) && overlap(title, text) > 0);
  return chooseStatements(telling.length > 0 ? telling : statements, 1).map(({ text }) => text);
}

function readWarnings(document: SourceDocument, statements: readonly Statement[]): string[] {
  const admonitions = document.blocks.filter(
    (block) => block.quoted && WARNING_BLOCK.test(sourceBefore(document, block)),
  );
  const marked = admonitions.map((block) => readable(document, block).replace(ADMONITION_WORD, ''));
  const said = statements
    .filter(({ text }) => WARNING_SENTENCE.test(text) && !HARMLESS.test(text))
    .map(({ text }) => text);
  const found: string[] = [];
  for (const text of [...marked, ...said]) {
    if (text.split(' ').length < 4 || found.some((other) => overlap(other, text) > 0.7)) continue;
    found.push(text);
  }
  return found.slice(0, WARNINGS);
}

/** What an admonition's first line says before its text: `> [!WARNING]`, `:::warning`, `> **Warning**`. */
function sourceBefore({ text }: SourceDocument, { start }: Block): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const previous = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  const own = text.slice(lineStart, start + 40).replace(/^[\s>*_:/!?]+/, '');
  const above = previous.replace(/^[\s>*_:/!?]+/, '');
  return WARNING_BLOCK.test(own) ? own : above;
}

function readProcedures(
  document: SourceDocument,
  { root, sections }: Outline,
): { title: string; steps: string[] }[] {
  const lists = [root, ...sections].flatMap((section) =>
    readLists(document, section)
      .filter(({ ordered, items }) => ordered && items.length > 1 && isProcedure(items))
      .map(({ items }) => ({ title: section.title, steps: items.map(({ text }) => text) })),
  );
  const numbered = sections.filter(({ title }) => /^(?:step\s+)?\d+[.:)]?\s+\S/i.test(title));
  const headings =
    numbered.length > 1
      ? [
          {
            title: 'Steps',
            steps: numbered.map(({ title }) => title.replace(/^(?:step\s+)?\d+[.:)]?\s+/i, '')),
          },
        ]
      : [];
  return [...headings, ...lists]
    .slice(0, PROCEDURES)
    .map(({ title, steps }) => ({ title, steps: steps.slice(0, STEPS) }));
}

/** Most of the items say what to do. */
function isProcedure(items: readonly ListItem[]): boolean {
  return items.filter(({ text }) => IMPERATIVE.test(text)).length >= items.length / 2;
}

function itemsOf(document: SourceDocument, section: Section): string[] {
  const items = readLists(document, section).flatMap((list) => list.items.map(({ text }) => text));
  return items.length > 0
    ? items
    : section.blocks
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((block) => block.sentences.map((sentence) => readable(document, block, sentence)));
}
