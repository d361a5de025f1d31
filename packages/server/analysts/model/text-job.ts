import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Range } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';
import { readMergeRequest, type SourceDocument } from '@housestyle/engine/texts';
import { ask, type Verdict } from './ask.ts';
import { brokenFile, parse, unfaithful } from './guards/faithful.ts';
import { stripInvisible } from './guards/invisible.ts';
import { createKeepingGuard, type KeepingGuard } from './guards/keeping.ts';
import {
  maskDocument,
  maskedPart,
  maskStrings,
  restore,
  restoreSoFar,
  withoutSpans,
  type MaskedSpan,
  type Restored,
} from './guards/mask.ts';
import { lostPlaceholders } from './guards/placeholders.ts';
import { withoutInventedReferences } from './guards/references.ts';
import { createStringsGuard } from './guards/strings.ts';
import { withUnverifiedMarked } from './guards/unverified.ts';
import { finishedBlocks } from './growing.ts';
import type { JobTools } from './job-tools.ts';
import { withLineEndsOf, withPlainLineEnds } from './line-ends.ts';
import { FINISHERS, MARKS_UNVERIFIED, MAY_BE_JSON, STRING_MODES } from './modes.ts';
import { splitStrings, splitText } from './parts.ts';
import { NO_LANGUAGE } from './prompts/modes/translate.ts';
import type { PartContext } from './prompts/types.ts';
import { ModelError } from './types.ts';

/** Times the length of a part that a whole document may have where it is read in one go. */
const WHOLE_FACTOR = 5;

/** Hands the text back in other words; what is no prose in it stays as it is, byte for byte. */
export async function runKeepingJob(job: Job, tools: JobTools): Promise<Analysis> {
  const merge = job.mode === 'rewrite' ? readMergeRequest(job.input) : undefined;
  if (merge) {
    const wishes = [job.customInstructions, merge.guidelines].filter(Boolean).join('\n\n');
    const inner = { ...job, input: merge.content, customInstructions: wishes };
    return runKeepingJob(inner, { ...tools.forJob(inner), merging: true });
  }
  const strings = STRING_MODES.has(job.mode);
  const document = tools.read(strings ? 'plain' : null);
  await nextTurn();
  const spans = strings ? maskStrings(document) : maskDocument(document);
  const ranges = strings
    ? splitStrings(document.text, spans, tools.partLength)
    : splitText(document, tools.partLength);
  const soFar = tools.draft((text) => withLineEndsOf(document.source, text));
  const work = async (range: Range, part: PartContext | null, index: number): Promise<string> => {
    const show = soFar && ((text: string) => soFar.show(index, text, false));
    const draft = await draftPart(job, tools, { document, spans, range, part, show });
    soFar?.show(index, draft, true);
    return draft;
  };
  const shown = strings ? undefined : (range: Range) => withoutSpans(document.text, spans, range);
  const drafts = await tools.eachPart(document, ranges, work, 0, shown);
  const text = drafts.join('');
  if (text === NO_LANGUAGE) return { content: text, usage: tools.usage.total };
  await nextTurn();
  // Once more over the whole: parts could fit by themselves and not together, and marks come after the look at a part.
  const changed = ranges.length > 1 || job.mode === 'expand';
  if (changed && unkept(job, tools, document, text) !== null)
    throw new ModelError('unusable', 'The guard "fidelity" refused the parts together.');
  return finish(job, tools, withLineEndsOf(document.source, text));
}

interface PartOf {
  readonly document: SourceDocument;
  readonly spans: readonly MaskedSpan[];
  readonly range: Range;
  readonly part: PartContext | null;
  /** Hears of the part while it grows. */
  readonly show: ((text: string) => void) | null;
}

async function draftPart(
  job: Job,
  tools: JobTools,
  { document, spans, range, part, show }: PartOf,
): Promise<string> {
  const source = document.text.slice(range.start, range.end);
  const masked = maskedPart(document.text, spans, range);
  // Nothing in it to write anew.
  if (!/\p{L}/u.test(masked.text.replace(/⟦[^⟦⟧]*⟧/g, ''))) return source;
  const { prompt, marker } = tools.prompt({ input: masked.text.trim(), findings: [], ...(part && { part }) });
  const [lead = ''] = /^\s*/.exec(masked.text) ?? [];
  const [trail = ''] = /\s*$/.exec(masked.text) ?? [];
  // Only a whole file of strings can be read as one.
  const brokenStrings = (text: string): string | null => (part === null ? brokenFile(source, text) : null);
  const before = (): SourceDocument => (part === null ? document : parse(source, document.language));
  const inStrings = STRING_MODES.has(job.mode);
  const guard = inStrings ? null : guardOf(job, tools, before());
  const { style } = job;
  const strings = inStrings
    ? createStringsGuard({ source, masked: masked.text, style, known: tools.known })
    : null;
  const judge = (answer: string): Verdict<string> => {
    const clean = stripInvisible(answer).trim();
    if (job.mode === 'translate' && part === null && clean === NO_LANGUAGE) return { good: NO_LANGUAGE };
    const repaired = (guard ?? strings)?.repair(clean) ?? clean;
    const restored = restore(repaired, masked.spans);
    if (!('text' in restored)) return { guard: 'fidelity', fault: describeTokens(restored) };
    const text = lead + restored.text + trail;
    const fault = strings === null ? null : (strings.judge(repaired, text) ?? brokenStrings(text));
    if (fault !== null) return { guard: 'fidelity', fault };
    const judged = guard?.judge(text) ?? { text };
    return 'text' in judged ? { good: judged.text } : { guard: 'fidelity', fault: judged.fault };
  };
  const preview = guard !== null &&
    show && {
      finished: finishedBlocks,
      show(answer: string) {
        const restored = restoreSoFar(guard.repair(stripInvisible(answer).trim()), masked.spans);
        const text = restored === null ? null : guard.judgeSoFar(lead + restored);
        if (text !== null) show(`${text}\n\n`);
      },
    };
  const limit = 4000 + 4 * masked.text.length + (job.mode === 'expand' ? 40_000 : 0);
  const question = { prompt, marker, known: tools.known, source: masked.text.trim(), limit, judge };
  return ask({ ...question, ...(preview && { preview }) }, tools, tools.usage, tools.signal);
}

function guardOf(job: Job, { known, merging }: JobTools, before: SourceDocument): KeepingGuard {
  return createKeepingGuard({ mode: job.mode, before, style: job.style, known, merging });
}

function unkept({ mode }: Job, { known }: JobTools, document: SourceDocument, text: string): string | null {
  if (STRING_MODES.has(mode)) return brokenFile(document.text, text);
  return unfaithful(document, parse(text, document.language), mode === 'expand' ? known : null);
}

function describeTokens({ lost, repeated, unknown }: Exclude<Restored, { text: string }>): string {
  const told = (name: string, tokens: readonly string[]): string =>
    tokens.length === 0 ? '' : `${name}: ${tokens.slice(0, 12).join(' ')}.`;
  return [
    'Every token in ⟦ ⟧ must stand in the answer exactly once.',
    told('Missing', lost),
    told('More than once', repeated),
    told('Not in the input', unknown),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a text about the input: a summary, a guide, a glossary. */
export async function runMakingJob(job: Job, tools: JobTools): Promise<Analysis> {
  const input = withPlainLineEnds(job.input);
  const whole = tools.partLength * WHOLE_FACTOR;
  // What goes in one piece need not be read.
  const document = input.length > whole ? tools.read(null) : null;
  const ranges = document === null ? [{ start: 0, end: input.length }] : splitText(document, whole);
  const text = document?.text ?? input;
  const soFar = tools.draft();
  const marks = MARKS_UNVERIFIED.has(job.mode) && job.format !== 'openapi';
  const clean = (answer: string): string => {
    const words = withoutInventedReferences(stripInvisible(answer), tools.known).trim();
    return marks ? withUnverifiedMarked(words, tools.known) : words;
  };
  const write = (source: string, part: PartContext | null): Promise<string> => {
    // The results of parts are not the result.
    const shown = soFar !== null && job.format !== 'openapi' && (part === null || part.joining);
    const preview = shown && {
      finished: finishedBlocks,
      show: (answer: string) => soFar.show(0, `${clean(answer)}\n\n`, false),
    };
    const { prompt, marker } = tools.prompt({ input: source, findings: [], ...(part && { part }) });
    const judge = (answer: string): Verdict<string> => {
      const draft = clean(answer);
      if (draft === '') return { guard: 'empty', fault: 'It was empty.' };
      if (/^[[{]\s*["{[]/.test(draft) && !MAY_BE_JSON.has(job.mode) && job.format !== 'openapi')
        return { guard: 'shape', fault: 'It is JSON. Answer with the text itself.' };
      if (job.format === 'openapi' && !/^\s*(?:openapi:\s*['"]?3\.|\{\s*"openapi"\s*:\s*"3\.)/m.test(draft))
        return { guard: 'shape', fault: 'It is not an OpenAPI 3 document.' };
      const lost = job.mode === 'ux-generate' ? lostPlaceholders(source, draft) : [];
      if (lost.length > 0)
        return {
          guard: 'fidelity',
          fault: `These placeholders of the input are missing: ${lost.join(' ')}.`,
        };
      return { good: draft };
    };
    const limit = 100_000 + 2 * source.length;
    return ask(
      { prompt, marker, known: tools.known, source, limit, judge, ...(preview && { preview }) },
      tools,
      tools.usage,
      tools.signal,
    );
  };
  const results = await tools.eachPart(
    document,
    ranges,
    ({ start, end }, part) => write(stripInvisible(text.slice(start, end)), part),
    ranges.length > 1 ? 1 : 0,
  );
  const [only = ''] = results;
  return finish(
    job,
    tools,
    document === null || results.length === 1
      ? only
      : await write(results.join('\n\n'), tools.joining(document)),
  );
}

/** The house style holds in every draft, also where the model forgot it. */
async function finish(job: Job, tools: JobTools, draft: string): Promise<Analysis> {
  const mode = job.format === 'openapi' ? undefined : FINISHERS[job.mode];
  if (mode === undefined) return { content: draft, usage: tools.usage.total };
  const { format: _format, customInstructions: _wishes, ...rest } = job;
  const { content } = await tools.builtin({ ...rest, mode, input: draft });
  return { content, usage: tools.usage.total };
}
