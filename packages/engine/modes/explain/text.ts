import type { Range } from '@housestyle/contract';
import { parseDocument, reparse } from '../../document/parse-document.ts';
import type { SourceDocument } from '../../document/types.ts';
import { applyReplacements } from '../../fixes/apply-replacements.ts';
import type { Job } from '../../types.ts';
import { readDefinitions } from '../reading/definitions.ts';
import { readableHeadings } from '../reading/headings-in-lines.ts';
import { overlap } from '../reading/salience.ts';
import { plainerWords, simplifyText } from '../simplify.ts';
import { isAsked } from '../summarize/asked-in-prose.ts';
import { readGist } from '../summarize/gist.ts';
import type { ModeTools } from '../types.ts';
import { asciiDocBody } from '../writing/asciidoc.ts';
import { bullets, heading, join, section } from '../writing/markdown.ts';
import { capitalized } from '../writing/capitals.ts';
import { caseFirst } from './case-first.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { readGlosses, type Gloss } from './glosses.ts';
import { explainParameters } from './parameters.ts';
import { rstAsMarkdown } from './rst-as-markdown.ts';
import { reasonFirst } from './reason-first.ts';

/** Shorter texts need no short version of themselves. */
const SHORT_TEXT = 120;
/** One thought a sentence. */
const SHORT_SENTENCES = { words: 14, atSemicolon: 8, half: 4, contrast: 'But ' };
/** A text with no more says at a glance what to do. */
const FEW_WORDS = 50;
const FEWEST_ASKED = 2;
const POINTS = 3;
const POINT_WORDS = 30;
const WARNINGS = 2;
/** The share of words that a definition has in common with the opening that gives it. */
const SAME = 0.8;
/** Paragraphs of pictures that are links, as they stand at the head of a README. */
const BADGES =
  /^(?:(?:\[!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])\](?:\([^)\n]*\)|\[[^\]\n]*\])|!\[[^\]\n]*\]\([^)\n]*(?:badge|shields\.io)[^)\n]*\))[ \t]*\n?)+(?:\n|$)/gm;

/** Fields for tools in front of a text. */
const FRONT_MATTER = /^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*\n+/;

/** What only tools read: comments in HTML, and the labels of MyST. */
const MARKUP = /^<!--(?!\s*vale)[^]*?-->[ \t]*\n|^\([\w .-]+\)=[ \t]*\n+/gm;
const EVERYDAY = plainerWords(EVERYDAY_WORDS);
const NO_WORDS = plainerWords([]);
/** Who reads types and defaults as they stand. */
const BUILDERS: ReadonlySet<Job['audience']> = new Set(['engineers', 'developers']);

export function explainText(document: SourceDocument, job: Job, tools: ModeTools): string {
  const words = document.blocks.reduce((sum, block) => sum + block.words.length, 0);
  const plain = withoutUnusedLinks(
    simplifyText({ ...job, input: document.source }, tools, {
      words: BUILDERS.has(job.audience) ? NO_WORDS : EVERYDAY,
      sentence: SHORT_SENTENCES,
      step: (one) => [...reasonFirst(one), ...caseFirst(one)],
    })
      .replace(FRONT_MATTER, '')
      .replace(BADGES, '')
      .replace(MARKUP, ''),
  );
  // In its short sentences, the text is told in fewer words.
  const gist = readGist(reparse(document, readableHeadings(plain)), {
    points: POINTS,
    code: job.audience !== 'consumer',
    pointWords: POINT_WORDS,
    orders: true,
  });
  const newest = gist.versions.flatMap(({ changes }) => changes);
  const decided = gist.weighed.filter(({ title }) => title === 'Decisions').flatMap(({ entries }) => entries);
  const telling = [
    ...gist.points,
    ...newest,
    ...decided,
    ...gist.nextSteps,
    ...gist.warnings.slice(0, WARNINGS),
  ];
  const inShort = words > SHORT_TEXT ? join(withTurn(gist.what.join(' '), plain), bullets(telling)) : '';
  const asked = [...gist.requirements, ...gist.orders, ...gist.warnings.filter(isAsked)];
  // What is asked between other things is told once more by itself.
  const toDo =
    words > FEW_WORDS && gist.procedures.length === 0 && asked.length >= FEWEST_ASKED
      ? inOrderOf(plain, asked)
      : [];
  const isMarkdown = document.language === 'markdown' || document.language === 'mdx';
  const worded = isMarkdown && !BUILDERS.has(job.audience) ? explainParameters(plain, document) : plain;
  const isRst = document.language === 'restructuredtext';
  const language = isRst ? 'markdown' : document.language;
  const { text: glossed, others, told } = gloss(isRst ? rstAsMarkdown(worded) : worded, language, job);
  const definitions =
    words > SHORT_TEXT
      ? readDefinitions(document).filter(
          ({ term, text, code }) =>
            !code && !told.has(term) && !gist.what.some((said) => overlap(said, text) > SAME),
        )
      : [];
  const known = new Set(definitions.map(({ term }) => term.toLowerCase()));
  const toKnow = [
    ...definitions,
    ...others
      .filter(({ term }) => !known.has(term.toLowerCase()))
      .map(({ term, meaning }) => ({ term, text: `${capitalized(meaning)}.` })),
  ];
  const ours = (written: string): string =>
    document.language === 'asciidoc' ? asciiDocBody(written) : written;
  const lowered = document.language === 'asciidoc' ? demoteAsciiDoc(glossed) : demote(glossed);
  return join(
    ours(section(2, 'In short', inShort)),
    inShort ? join(ours(heading(2, 'In plain language')), lowered.trim()) : glossed.trimEnd(),
    ours(section(2, 'What to do', bullets(toDo))),
    ours(
      section(
        2,
        'Words to know',
        bullets(toKnow.map(({ term, text }) => `**${term}:** ${withoutTerm(term, text)}`)),
      ),
    ),
  );
}

/** Sentences in the order in which a text has them. */
const inOrderOf = (text: string, sentences: readonly string[]): readonly string[] =>
  sentences.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));

/** "A role is a named set of permissions.": what stands behind its term, without it. */
function withoutTerm(term: string, text: string): string {
  const opening =
    /^(?:(?:An?|The|Each) )?(.+?) (?:is|are|means|refers to|stands for) (?=(?:an?|the|any|one|how|what|when|where|that) )/iu.exec(
      text,
    );
  return opening?.[1]?.toLowerCase() === term.toLowerCase()
    ? capitalized(text.slice(opening[0].length))
    : text;
}

/** Comments and attributes of AsciiDoc, and lines between which nothing is a heading. */
const ASCIIDOC_MARKUP = /^\/{4}\n[^]*?^\/{4}\n|^\/\/(?!\/).*\n|^:[\w!-]+:.*\n|^include::.*\]\n/gm;
const LISTING = /^(?:-{4}|\.{4}).*$/;

/** The same of AsciiDoc: its title becomes level 3. */
function demoteAsciiDoc(text: string): string {
  let listing = '';
  return text
    .replace(ASCIIDOC_MARKUP, '')
    .split('\n')
    .map((line) => {
      if (LISTING.test(line)) listing = listing === '' ? line : listing === line ? '' : listing;
      return listing === '' ? line.replace(/^(={1,4})(?= \S)/, '==$1') : line;
    })
    .join('\n');
}

const LINK_TARGET = /^ {0,3}\[([^\]\n]+)\]:[ \t]*\S+.*(?:\n|$)/gm;

/** Without the targets that only its pictures had. */
function withoutUnusedLinks(markdown: string): string {
  const shown = markdown.replace(LINK_TARGET, '').toLowerCase();
  return markdown.replace(LINK_TARGET, (line, label: string) =>
    label.startsWith('^') || shown.includes(`[${label.toLowerCase()}]`) ? line : '',
  );
}

/** "Every tenant lives in one cluster. But its data is separated.": a turn that was split off belongs to what is told. */
function withTurn(told: string, plain: string): string {
  const last = told.split(/(?<=\.) /).at(-1) ?? '';
  const at = last === '' ? -1 : plain.indexOf(last);
  const turn = at < 0 ? undefined : /^ But [^.!?\n]+\./.exec(plain.slice(at + last.length))?.[0];
  return turn === undefined ? told : told + turn;
}

/** A text with what its words mean behind them, the words that it never leaves room behind, and those that are told. */
function gloss(
  plain: string,
  language: SourceDocument['language'],
  { style, audience }: Job,
): { text: string; others: readonly Gloss[]; told: ReadonlySet<string> } {
  const document = parseDocument(plain, language);
  const glosses = readGlosses(document, style.glossary, audience);
  const edits = glosses.flatMap(({ at, meaning }) => (at ? [{ ...at, text: ` (${meaning})` }] : []));
  return {
    text: applyReplacements(document, edits).text,
    others: glosses.filter(({ at }) => at === undefined),
    told: new Set(glosses.flatMap(({ at, term }) => (at ? term : []))),
  };
}

/** A line of text with the line below that makes it a heading. */
const UNDERLINED = /^(?<title>(?![ \t]*(?:[-*+>|#]|\d+[.)])\s)\S[^\n]*)\n(?<mark>=|-)\k<mark>{2,}[ \t]*$/gm;

/** The text's own headings below ours: the highest becomes level 3. */
function demote(markdown: string): string {
  const marked = withMarks(markdown);
  if (!marked.includes('#')) return markdown;
  const document = parseDocument(marked, 'markdown');
  // Headings in HTML have no marks to add to, and are as they are.
  const isMarked = ({ start }: Range): boolean =>
    /#+\s+$/.test(document.text.slice(document.text.lastIndexOf('\n', start - 1) + 1, start));
  const levels = document.blocks.flatMap((block) => (block.level && isMarked(block) ? block.level : []));
  const shift = 3 - Math.min(...levels);
  if (levels.length === 0 || shift <= 0) return markdown;
  const marks = document.blocks.flatMap(({ kind, level = 0, start }) => {
    const lineStart = document.text.lastIndexOf('\n', start - 1) + 1;
    const marks = /#+(?=\s+$)/.exec(document.text.slice(lineStart, start));
    return kind === 'heading' && marks
      ? [{ at: lineStart + marks.index, more: Math.min(6, level + shift) - level }]
      : [];
  });
  const starts = [0, ...marks.map(({ at }) => at)];
  return starts
    .map(
      (start, index) =>
        '#'.repeat(marks[index - 1]?.more ?? 0) + document.text.slice(start, starts[index + 1]),
    )
    .join('');
}

/** Underlined headings with marks in front of them, so that they can be of any level. */
function withMarks(markdown: string): string {
  if (markdown.search(UNDERLINED) < 0) return markdown;
  const { blocks } = parseDocument(markdown, 'markdown');
  const headings = new Set(blocks.flatMap(({ kind, start }) => (kind === 'heading' ? start : [])));
  return markdown.replace(UNDERLINED, (written, title: string, mark: string, at: number) =>
    headings.has(at) ? `${mark === '=' ? '#' : '##'} ${title}` : written,
  );
}
