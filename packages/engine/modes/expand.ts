import { parseJob } from './parse-job.ts';
import { expandNotes } from './expand/document.ts';
import { withMissing, withOpen } from './expand/missing.ts';
import type { Job } from '../types.ts';
import { readBrief } from './generate/brief.ts';
import { writeDocument } from './generate/document.ts';
import { glossaryPage, isGlossary } from './generate/glossary.ts';
import { ONBOARDING } from './generate/request-kind.ts';
import { textsOfKinds } from './generate/told.ts';
import { kindOfLabel } from './generate/labels.ts';
import { hasSteps } from './generate/sequence.ts';
import { separateNotes } from './generate/material.ts';
import { readWishes, withoutTickets } from './generate/wishes.ts';
import { customRules } from './rewriting/guidelines.ts';
import { contentTypeOf, type ContentType } from './reading/content-type.ts';
import { capitalized, decapitalized } from './writing/capitals.ts';
import { lookUp } from '../spelling/lexicon.ts';
import { partsOf } from '../spelling/parts.ts';
import { isWholeText } from './writing/sound.ts';
import { missingFrom } from './writing/coverage.ts';
import type { Page } from './writing/page.ts';
import type { ModeHandler } from './types.ts';
import { withDots } from './brief/hurried.ts';
import { layOutPasted } from './brief/pasted.ts';
import { layOut } from './expand/layout.ts';
import { takeUnsure, withOpenNotes } from './expand/open-notes.ts';
import { withoutTimes } from './reading/chats.ts';
import { orderOf } from './expand/orders.ts';
import { layOutLine } from './expand/one-line.ts';
import { finishPage, unknownType } from './writing/finish.ts';
import { asWished } from './writing/wished-page.ts';

/** Notes or an outline as a full document: every note is kept; what they don't say carries `[VERIFY]`. */
export const expand: ModeHandler = {
  mode: 'expand',
  run(asked, tools) {
    const wishes = readWishes(customRules(asked));
    const { hidesTickets, others } = wishes;
    const own = hidesTickets ? withoutTickets(asked.input) : asked.input;
    const input = joinThen(withNames(withoutTimes(own, '- ')), asked.docType);
    const job = { ...asked, input, customInstructions: others };
    const document = parseJob({
      ...job,
      input: separateNotes(
        withoutName(
          withOpenNotes(
            withLevels(
              layOut(
                layOutLine(
                  withDots(withAmounts(layOutPasted(withQuestions(job.input.replace(/\r\n?/g, '\n'))))),
                ),
              ),
            ),
            contentTypeOf(job.docType ?? ''),
          ),
        ),
      ),
    });
    if (document.blocks.length === 0)
      return { content: '[VERIFY] The text holds no notes. Send an outline or a list of notes.' };
    const glossary = isGlossary(job.docType) ? glossaryPage(job.input, job.docType) : undefined;
    const page = glossary ?? asKind(job) ?? expandNotes(document, job);
    const type = contentTypeOf(job.docType ?? '') ?? 'concept';
    const { page: wished, unfollowed } = asWished(page, job, type, 'The notes say', wishes);
    const open = [glossary || ONBOARDING.test(job.docType ?? '') ? '' : unknownType(job), ...unfollowed]
      .filter(Boolean)
      .join('”, “');
    return { content: finishPage(wished, job, tools, open) };
  },
};

/** Kinds whose parts have a form of their own: a question with its answer, a call with its parameters. */
const FORMED: ReadonlySet<ContentType> = new Set<ContentType>([
  'faq',
  'api-reference',
  'reference',
  'release-notes',
  'troubleshooting',
  'how-to',
  'tutorial',
  'quickstart',
  'runbook',
  'readme',
  'adr',
  'postmortem',
]);
/** Headings, points below points that are no numbered steps, code, and names of its own over lists: notes that have their parts. */
function hasParts(input: string): boolean {
  return (
    /^(?:#{2,}\s|```|\|.*\|[ \t]*$)/m.test(input) ||
    (/^[ \t]+(?:[-*+]|\d+[.)])\s/m.test(input) &&
      (input.match(/^\d+[.)] .*\n(?=[ \t]+[-*+] )/gm) ?? []).length !== 1) ||
    [...input.matchAll(/(?<=\n)(?![-*+•~!] |\d+[.)] )([^\n:]+):?\n(?=[-*+•] |1[.)] )/g)].some(
      ([, name = '']) => kindOfLabel(name) === undefined,
    )
  );
}
/** Longer notes have parts of their own; in UTF-16 code units. */
const LONGEST = 20_000;
/** What a note may lose: what its place on the page says already. */
const SAID_BY_PLACE =
  /^(?:new|add|fix|change|deprecate|break|feature|known|notes?|draft|outline|question|answer|faq|api|error|errors|filter|body|parameters?|query|auth|response|returns?|base|token|need|require|require(?:ment|d)|optional|prereq|prerequisite|step|check|license|install|usage|use|when|trigger|option|def|opt|true|false)$/;

/** Flat notes for a page of such a kind as `generate` writes it, where each word of them is on it; undefined for any others. */
function asKind(job: Job): Page | undefined {
  const asked = contentTypeOf(job.docType ?? '');
  if (asked ? !FORMED.has(asked) : job.docType) return undefined;
  if (job.input.length > LONGEST || hasParts(withSections(withQuestions(job.input)))) return undefined;
  const { sure, open } = takeUnsure(job.input);
  const brief = readBrief(
    withChanges(sure)
      .replace(/^(?=Q[:.] )/i, 'FAQ\n')
      .replace(/^#\s+/, '')
      .replace(TITLE, smallTitle),
    job,
  );
  // "Rotate the API key" over what to do is a task, whatever nobody called it.
  const steps = textsOfKinds(brief.facts, 'step').length;
  const isTask =
    brief.task !== '' &&
    steps > 1 &&
    !/^.*\b(?:checklist|rules|info|policy|overview|facts)\b/i.test(job.input);
  const type = asked ?? (isTask ? brief.type : undefined);
  if (!type) return undefined;
  // Among more notes that are none, the order of all says more than the steps alone.
  const loose = textsOfKinds(brief.facts, 'statement', 'detail').length;
  if (!asked && steps < loose) return undefined;
  const page = writeDocument(brief, job);
  const draft = [page.title, page.body].join('\n');
  const isKept = missingFrom(draft, sure).every((word) => SAID_BY_PLACE.test(word));
  // "works" of "works with S3" is the name of nothing.
  const names = [...page.body.matchAll(/^(?:\| |- )`([a-z]+)`/gm)].map(([, name = '']) => name);
  const isMisnamed = names.some(
    (name, at) =>
      names.indexOf(name) < at ||
      (lookUp(name) !== 0 && !new RegExp(`\\b${name}\\b["\`]?\\s*[:=–(-]`, 'i').test(job.input)),
  );
  // "Birth date." is no step, nor is what was done.
  const pageSteps = [...page.body.matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step);
  const isNumbered = pageSteps.every((_, at) =>
    new RegExp(`(?<!\\S)${at + 1}[.)]? (?=\\p{L})`, 'u').test(job.input),
  );
  const areSteps = pageSteps.every(
    (step) => (asked || isWholeText(step)) && (isNumbered || orderOf(step) !== 'no'),
  );
  // "`acme deploy`, takes 2 min" is one, wherever the page has it.
  const isTyped = [...sure.matchAll(/^[-*+] (`[^`\n]+`)(?:, takes |$)/gm)].every(
    ([, code = '']) => asked || pageSteps.some((step) => step.includes(code)),
  );
  // Nor is all that stands between two of them said of the first.
  const isHeaped = /^ {2,3}\S(?:[^\n]*?\p{L}\. ){2}/mu.test(page.body);
  if (!areSteps || !isTyped || isHeaped) return undefined;
  if (!isKept || isMisnamed || page.title.startsWith('[VERIFY]')) return undefined;
  const told = withOpen(page.body, open);
  return { ...page, body: withMissing(type, page.title, told, job.audience, asked !== undefined) };
}

const TITLE = /^\p{Lu}\p{Ll}+(?: (?!-)[\p{Ll}\d][\p{L}\d'’-]*)+(?=\n)/u;
/** "Backup of till data" over the notes, as a prompt has it: a word of the language begins small. */
const smallTitle = (title: string): string =>
  partsOf(title.toLowerCase().replace(/ .*$/s, '')) === 0 ? title : decapitalized(title);

/** "Q: … A: …", in one line or two, as a question above its answer where one of them has no mark. */
function withQuestions(input: string): string {
  const asked = input.match(/^Q[:.] .*$/gim) ?? [];
  if (asked.length < 2 || asked.every((line) => line.includes('?'))) return input;
  return input
    .replace(/[ \t]+(?=A[:.] )/g, '\n')
    .replace(/^Q[:.] +(.*)$/gim, (_, question: string) => `\n## ${capitalized(question)}\n`)
    .replace(/^A[:.] +/gim, '');
}

/** "field: id – int" over "field: name – text": each with the name that it has. */
const withNames = (input: string): string => {
  const labels = (input.match(LABELLED) ?? []).map((label) => label.toLowerCase());
  return labels.length > 1 && labels.every((label) => label === labels[0])
    ? input.replace(LABELLED, '')
    : input;
};
const LABELLED =
  /^(?:field|param(?:eter)?|option|setting|flag|column|variable|property): (?=[\w.-]{1,40} ?[:–-] )/gim;

/** "Fixed: the login loop": one change on each line, with all that the line says. */
const withChanges = (input: string): string =>
  input.replace(/^(?=(?:new|added|fixed|changed|improved|removed|deprecated|security|breaking): )/gim, '- ');

/** A first line that says only that these are notes. */
const NAMED =
  /^\s*(?:#+ )?(?:(?:my |rough |quick )?(?:notes?|outline|draft|bullets?|bullet points))\s*:?[ \t]*\n+(?=\S)/i;

const withoutName = (input: string): string => withSteps(withDashes(withSections(input).replace(NAMED, '')));

/** "Outline" over nothing but names: each is the name of a section. */
function withSections(input: string): string {
  const lines = input.trim().split('\n');
  const isOutline =
    /^\s*(?:#+ )?(?:\p{L}+ )?outline\s*:?[ \t]*\n/iu.test(input) &&
    lines.length > 3 &&
    lines.slice(1).every((line) => line.trim() === '' || SECTION.test(line));
  if (isOutline) return input.replace(new RegExp(SECTION, 'gmu'), '## ');
  // Names alone, in groups.
  const groups = input.trim().split(/\n[ \t]*\n\s*/);
  return groups.length > 2 && lines.every((line) => line.trim() === '' || NAME.test(line))
    ? groups.map((group) => `## ${group.replace(/\n/g, '\n### ')}`).join('\n\n')
    : input;
}

const NAME = /^\p{Lu}[^:;,.!?>→\d]{2,50}$/u;

/** Before the name of a section, with its number or mark. */
const SECTION = /^(?:[-*+]|\d+[.)]) (?=\p{Lu}[^:;,.!?>→\d]{2,50}$)/u;

/** "- > 2 h", and "> 90% disk" between other lines: an amount, and no quotation. */
const withAmounts = (input: string): string =>
  input
    .replace(/^([ \t]*(?:[-*+]|\d+[.)])[ \t]+)> ?(?=\d)/gm, '$1more than ')
    .replace(/^([ \t]*(?:[-*+]|\d+[.)])[ \t]+)< ?(?=\d)/gm, '$1less than ')
    .replace(/(?<!(?:^|\n)[ \t]*>[^\n]*\n)^> ?(?=\d[^\n]*(?:\n(?!>)|$(?![^])))/gm, 'more than ');

/** "actions: - add an alert - fix the docs": points in one line. */
const withDashes = (input: string): string =>
  input.replace(
    /^([ \t]*)([^\n:]{3,40}): - (?=[^\n]+ - )([^\n]+)$/gm,
    (_, indent: string, name: string, points: string) =>
      [`${indent}${name}:`, ...points.split(/ - /).map((point) => `${indent}- ${point}`)].join('\n'),
  );

/** "when temp > 28" over "then open vent" as one point; "+ New rule" in a task as what is chosen there. */
function joinThen(input: string, docType = ''): string {
  const joined = input.replace(/^([ \t]*[-*•] )((?:if|when|once) [^,\n]+)\n\1(?=then )/gim, '$1$2, ');
  return hasSteps(contentTypeOf(docType))
    ? joined.replace(/^([ \t]*(?:[-*•]|\d+[.)]) )(\+ ?\p{Lu}[^\n]{2,30})$/gmu, '$1select "$2"')
    : joined;
}

const INLINE =
  /^([ \t]*)((?:[-*+] )?)(\S[^\n]{1,58}?\S)[ \t]+1[).] (?=[^\n]{1,500} 2[).] )([^\n]{1,2000})$/gm;

/** "to restore: 1) stop the API 2) create the database" as a list below its name. */
function withSteps(input: string): string {
  return input.replace(INLINE, (_, indent: string, mark: string, name: string, steps: string) => {
    const items = `1) ${steps}`
      .split(/[,;]?\s*(?=\b\d+[).] )/)
      .map((step) => step.replace(/^(\d+)[).] /, '$1. '));
    return [`${indent}${mark}${name}`, ...items.map((item) => `${indent}${mark && '  '}${item}`)].join('\n');
  });
}

const NUMBERED = /^[ \t]*(\d+(?:\.\d+)*)[.)]?[ \t]+(?=\S)/;

/** A numbered outline, "1. Introduction" over "1.1 Purpose", with its numbers as levels of headings; other text as it is. */
function withLevels(input: string): string {
  const lines = input.split('\n');
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);
  const tops = numbers.filter((number) => !number.includes('.'));
  const isOutline =
    numbers.length > tops.length + 1 && tops.every((number, index) => number === String(index + 1));
  if (!isOutline) return input;
  // What stands at the end of a branch is a point where most such lines beside it say something.
  const isEnd = (index: number): boolean =>
    !(NUMBERED.exec(lines[index + 1] ?? '')?.[1] ?? '').startsWith(
      `${NUMBERED.exec(lines[index] ?? '')?.[1]}.`,
    );
  const isLeaf = lines.map((line, index) => (NUMBERED.exec(line)?.[1] ?? '').includes('.') && isEnd(index));
  const branchOf = (line: string): string => (NUMBERED.exec(line)?.[1] ?? '').replace(/\.\d+$/, '');
  const areSaid = (branch: string): boolean => {
    const ends = lines.filter((line, index) => isLeaf[index] && branchOf(line) === branch);
    const said = ends.filter((line) => SAYS.test(line.replace(NUMBERED, '')));
    return said.length * 2 >= ends.length;
  };
  return lines
    .map((line, index) => (isLeaf[index] && areSaid(branchOf(line)) ? line.replace(NUMBERED, '- ') : line))
    .map((line) =>
      line.replace(
        NUMBERED,
        (_, number: string) => `${'#'.repeat(Math.min(6, number.split('.').length + 1))} `,
      ),
    )
    .join('\n');
}

/** More than the name of a section. */
const SAYS = /^\p{Ll}|[:,;()%]|\s[-–—]\s|\d(?:\D*$| )/u;
