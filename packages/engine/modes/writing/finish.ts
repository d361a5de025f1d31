import { parseToEdit } from '../../document/parse-document.ts';
import type { CompiledStyle, UnjudgedRule } from '../../style/types.ts';
import type { Job } from '../../types.ts';
import { isMet } from '../generate/wishes.ts';
import { oneLine } from '../report/quote.ts';
import { correctFindings } from '../rewriting/findings-step.ts';
import { compileForJob } from '../rewriting/guidelines.ts';
import { settle, type Step } from '../rewriting/settle.ts';
import { rulesAskedFor, unfixedIn, WORDS } from '../rewriting/unfixed.ts';
import type { ModeTools } from '../types.ts';
import { otherTypeIn } from '../reading/content-type.ts';
import { knowsFramework, writePage, writeReport, type Page } from './page.ts';

/** Longest instruction quoted in the note, in UTF-16 code units. */
const QUOTED = 160;

/**
 * A page in the house's words, as the framework wants it, with one note of what could not be followed.
 * @param unfollowed what else was asked for in vain, as it is quoted
 */
export function finishPage(page: Page, job: Job, tools: ModeTools, unfollowed = ''): string {
  const style = compileForJob(job, tools);
  const body = inHouseStyle(page.body, style);
  const note = noteUnfollowed(style, job, body, unfollowed);
  const title = inHouseStyle(page.title, style);
  return writePage({ ...page, title, body: note ? `${body}\n\n${note}` : body }, job.framework);
}

/**
 * As `finishPage`, for a report: no page of a documentation site, so it is in the framework's markup, without front
 * matter. It speaks in the words of a text, slips and all: only what the house asks for is changed in them.
 */
export function finishReport(markdown: string, job: Job, tools: ModeTools, unfollowed = ''): string {
  const style = compileForJob(job, tools);
  const asked = new Set(
    style.rules.flatMap(({ id, listed, englishOnly }) => (listed && !englishOnly ? id : [])),
  );
  return finishSettled(inHouseStyle(markdown, style, asked), job, style, unfollowed);
}

/** As `finishReport`, for a report whose texts are in the words of the job's compiled style already. */
export function finishSettled(report: string, job: Job, style: CompiledStyle, unfollowed = ''): string {
  const unfixed = unfixedIn(report, 'markdown', style, rulesAskedFor(job, style));
  const notes = [
    noteUnfollowed(style, job, report, unfollowed),
    ...unfixed.map((words) => `> [VERIFY] ${words}`),
  ];
  const said = notes.filter(Boolean).join('\n>\n');
  return writeReport(said ? `${report}\n\n${said}` : report, job.framework ?? '');
}

/** The document type as a note names it, where a mode has no use for one of that name. */
export function unknownType({ docType }: Pick<Job, 'docType'>): string {
  const named = otherTypeIn(docType);
  return named && `the document type ${named}`;
}

/** Puts a text into the house's words. */
export function houseWords(job: Job, tools: ModeTools): (markdown: string) => string {
  const style = compileForJob(job, tools);
  return (markdown) => inHouseStyle(markdown, style);
}

/** Every correction that the style's rules, terms and glossary carry, or but some of the rules. */
function inHouseStyle(markdown: string, style: CompiledStyle, only?: ReadonlySet<string>): string {
  return markdown.trim() === ''
    ? markdown
    : settle(parseToEdit(markdown, 'markdown'), [
        leaveQuoted(correctFindings(style, { ...(only && { only }) })),
      ]);
}

/** Longest quotation that is looked for, in UTF-16 code units. */
const QUOTATION = 400;

/** What stands in curly quotation marks is a message or a label: nothing but the house's own words changes it. */
const leaveQuoted =
  (step: Step): Step =>
  (document) =>
    step(document).filter(
      ({ key, edits }) =>
        WORDS.has(key.slice(0, key.indexOf('\n'))) ||
        !edits.some(({ start }) => isQuoted(document.text, start)),
    );

function isQuoted(text: string, at: number): boolean {
  const line = text.slice(Math.max(0, at - QUOTATION), at).replace(/^[^]*\n/, '');
  return (
    line.lastIndexOf('“') > line.lastIndexOf('”') && /^[^\n“]{0,400}”/.test(text.slice(at, at + QUOTATION))
  );
}

/** Rules and instructions that need a person and that a text does not meet anyway, in one note; empty where there is none. */
export function noteUnfollowed(
  { unjudged }: { readonly unjudged: readonly UnjudgedRule[] },
  { framework = '' }: Pick<Job, 'framework'>,
  text: string,
  unfollowed = '',
): string {
  const asked = unjudged
    .flatMap(({ label, description, open = [oneLine(label) || oneLine(description)] }) => open)
    .filter((said) => !isMet(said, text))
    .map((said) => clip(said.replace(/[;,]$/, '')));
  if (framework.trim() !== '' && !knowsFramework(framework))
    asked.push(`the framework ${clip(oneLine(framework))}`);
  if (unfollowed !== '') asked.push(clip(oneLine(unfollowed)));
  if (asked.length === 0) return '';
  const quoted = [...new Set(asked)].map((text) => `“${text}”`);
  return `> [VERIFY] The built-in engine could not follow ${quoted.join(', ')}. Check this by hand.`;
}

function clip(text: string): string {
  return text.length <= QUOTED ? text : `${text.slice(0, QUOTED).replace(/\s+\S*$/, '')} …`;
}
