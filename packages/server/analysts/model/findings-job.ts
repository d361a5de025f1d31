import type { Finding } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';
import { ask, type Verdict } from './ask.ts';
import { keepsFacts } from './guards/facts.ts';
import { ground, type Grounding } from './guards/grounding.ts';
import { stripInvisible } from './guards/invisible.ts';
import { hasLookAlikes } from './guards/look-alikes.ts';
import { withoutInventedReferences } from './guards/references.ts';
import { shapeAnswer, type ModelFinding } from './guards/shape.ts';
import { createFindingsSoFar, type FindingsSoFar } from './findings-so-far.ts';
import { finishedFindings } from './growing.ts';
import type { JobTools } from './job-tools.ts';
import { STRING_MODES } from './modes.ts';
import { splitText } from './parts.ts';
import { withPlainLineEnds } from './line-ends.ts';

type Found = NonNullable<Job['found']>[number];

/** Units of text in a part: more than a rewriting takes, since the answers are short. */
const PART_FACTOR = 2;

/** Finds what the built-in engine can't, and lets that one write the report over both. */
export async function runFindingsJob(job: Job, tools: JobTools): Promise<Analysis> {
  const { builtin, usage, signal, listener } = tools;
  const first = await builtin({ ...job, format: 'suggestions' });
  const { suggestions = [] } = first;
  listener?.onFindings?.(suggestions);
  const soFar = findingsSoFar(job, tools);
  const limit = tools.partLength * PART_FACTOR;
  const text = withPlainLineEnds(job.input);
  // What goes in one piece need not be read.
  const document = text.length > limit ? tools.read(STRING_MODES.has(job.mode) ? 'plain' : null) : null;
  const found = await tools.eachPart(
    document,
    document === null ? [{ start: 0, end: text.length }] : splitText(document, limit),
    async (range, part, index) => {
      const source = text.slice(range.start, range.end);
      const facts = document === null ? suggestions : within(suggestions, document.toSource(range));
      const prompt = tools.prompt({ input: stripInvisible(source), findings: facts, ...(part && { part }) });
      const read = (answer: string) => readFindings(answer, source, range.start, tools.known);
      const located = await ask(
        {
          prompt: prompt.prompt,
          marker: prompt.marker,
          known: tools.known,
          source,
          // A finding quotes, explains and corrects: three times the text is more than all of it.
          limit: 20_000 + 6 * source.length,
          judge: (answer): Verdict<Found[]> => {
            const shaped = read(answer);
            if ('fault' in shaped) return { guard: 'shape', fault: shaped.fault };
            tools.countDropped(shaped.dropped);
            return { good: shaped.good };
          },
          ...(soFar && {
            preview: {
              finished: finishedFindings,
              show(text) {
                const shaped = read(text);
                if ('good' in shaped) soFar.show(index, shaped.good);
              },
            },
          }),
        },
        tools,
        usage,
        signal,
      );
      soFar?.show(index, located);
      return located;
    },
  );
  await soFar?.settled();
  const all = found.flat();
  // Where the model found nothing, the report is there already.
  const report = all.length === 0 ? asAsked(first, job) : await builtin({ ...job, found: all });
  return { ...report, usage: usage.total };
}

/** Without the suggestions that the job did not ask for. */
function asAsked({ suggestions, ...report }: Analysis, { format }: Job): Analysis {
  return format === 'suggestions' && suggestions ? { ...report, suggestions } : report;
}

/** What is found on the way passes all that the result passes. */
function findingsSoFar(job: Job, { listener, builtin }: JobTools): FindingsSoFar | null {
  if (!listener?.onFindings) return null;
  return createFindingsSoFar(
    async (found) => (await builtin({ ...job, format: 'suggestions', found })).suggestions ?? [],
    (findings) => listener.onFindings?.(findings),
  );
}

type Read = { readonly good: Found[]; readonly dropped: number } | { readonly fault: string };

/** The findings of an answer about a stretch of the text, where they stand in the whole. */
function readFindings(answer: string, source: string, offset: number, known: string): Read {
  const shaped = shapeAnswer(answer);
  if ('fault' in shaped) return shaped;
  const grounding = ground(source);
  const all = shaped.answer.findings.map((finding) => locate(finding, grounding, known));
  const good = all.filter((finding) => finding !== null).map((finding) => moved(finding, offset));
  return { good, dropped: shaped.dropped + all.length - good.length };
}

function within(findings: readonly Finding[], { start, end }: { start: number; end: number }): Finding[] {
  return findings.filter(({ range }) => range.start >= start && range.start < end);
}

/** The finding where its quote stands, or null: the range is ours, and its words are clean. */
function locate(finding: ModelFinding, grounding: Grounding, known: string): Found | null {
  const range = grounding.locate(finding.quote);
  const clean = (text: string): string => withoutInventedReferences(stripInvisible(text), known);
  const message = clean(finding.reason).replace(/\s+/g, ' ').trim();
  if (range === null || message === '') return null;
  const { suggestion } = finding;
  // A correction with a reference that the text does not have is none, nor is one that settles a fact.
  const usable =
    suggestion !== null &&
    clean(suggestion) === suggestion &&
    !hasLookAlikes(suggestion, known) &&
    keepsFacts(finding.quote, suggestion);
  const replacement = usable ? suggestion : null;
  const ruleLabel = clean(finding.rule).replace(/\s+/g, ' ').trim() || 'Clarity';
  return { ...range, ruleId: 'model', ruleLabel, severity: finding.severity, replacement, message };
}

function moved(finding: Found, by: number): Found {
  return { ...finding, start: finding.start + by, end: finding.end + by };
}
