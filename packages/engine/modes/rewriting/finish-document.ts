import { detectLanguage } from '../../document/language.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { Job } from '../../types.ts';
import { oneLine } from '../report/quote.ts';
import { noteUnfollowed } from '../writing/finish.ts';
import { isStructure, writeOwnPage } from '../writing/page.ts';
import { rulesAskedFor, termsInCode, unfixedIn } from './unfixed.ts';

/**
 * The writer's own document with the front matter and admonitions of the framework, and at its end what of the house's
 * rules, the custom instructions and the framework could not be followed, or stays broken. Only Markdown and plain text can carry such notes.
 */
export function finishDocument(text: string, job: Job, style: CompiledStyle): string {
  const language = detectLanguage(job.input, job.docType);
  const isMarkdown = language === 'markdown' || language === 'mdx';
  if (!isMarkdown && language !== 'plain') return text;
  const { framework = '' } = job;
  const lineEnd = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
  const framed =
    isMarkdown && framework.trim() !== ''
      ? writeOwnPage(text.replace(/\r\n?/g, '\n'), framework)?.replaceAll('\n', lineEnd)
      : undefined;
  const isLost = framework.trim() !== '' && framed === undefined && !isStructure(framework);
  const note = noteUnfollowed(
    style,
    { framework: '' },
    text,
    isLost ? `the framework ${oneLine(framework)}` : '',
  );
  const said = framed ?? text;
  const unfixed = [
    ...unfixedIn(text, language, style, rulesAskedFor(job, style)),
    ...termsInCode(text, job),
  ].map(asNote);
  // What a text that is rewritten once more says already is not said again.
  const notes = [note, ...unfixed].filter((words) => words !== '' && !text.includes(words));
  return withQuote(said, notes.join(between(lineEnd)), lineEnd);
}

const asNote = (words: string): string => `> [VERIFY] ${oneLine(words)}`;
const between = (lineEnd: string): string => lineEnd + '>' + lineEnd;

/** A text with a block quote at its end, one `[VERIFY]` paragraph for each note. */
export function withNotes(text: string, notes: readonly string[], lineEnd = '\n'): string {
  return withQuote(text, notes.map(asNote).join(between(lineEnd)), lineEnd);
}

function withQuote(text: string, quote: string, lineEnd: string): string {
  if (quote === '') return text;
  const body = text.replace(/(?:\r\n|\n|\r)+$/, '');
  return body + lineEnd + lineEnd + quote + (body === text ? '' : lineEnd);
}
