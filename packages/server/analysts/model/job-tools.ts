import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding, Range, StreamListener } from '@housestyle/contract';
import type { Analysis, Job } from '@housestyle/engine';
import { parseDocument, type SourceDocument } from '@housestyle/engine/texts';
import type { AskTools, UsageSum } from './ask.ts';
import { createDraftSoFar, type DraftSoFar } from './draft-so-far.ts';
import { parse } from './guards/faithful.ts';
import { stripInvisible } from './guards/invisible.ts';
import { outlineOf } from './parts.ts';
import type { PartContext, Prompt, PromptWriter } from './prompts/types.ts';
import type { StyleWriter } from './style-text.ts';

/** Units of the part before that a part is shown, and of the document's beginning. */
const BEFORE = 400;

export interface JobContext extends AskTools {
  readonly write: PromptWriter;
  readonly styleText: StyleWriter;
  /** Runs a job with the built-in engine. */
  readonly builtin: (job: Job) => Promise<Analysis>;
  /** Units of text that are rewritten at once. */
  readonly partLength: number;
  readonly signal: AbortSignal;
  readonly usage: UsageSum;
  readonly countDropped: (count: number) => void;
  /** Null: nobody wants to hear of the job before its end. */
  readonly listener: StreamListener | null;
}

/** What a kind of job needs to do its work. */
export interface JobTools extends JobContext {
  /** Everything that the caller sent. */
  readonly known: string;
  /** The input, parsed: as what its document type says, or as a plain text. */
  read(language: 'plain' | null): SourceDocument;
  prompt(of: { input: string; findings: readonly Finding[]; part?: PartContext }): {
    readonly prompt: Prompt;
    readonly marker: string;
  };
  /** A draft that somebody hears of while it grows; null: nobody does. */
  draft(written?: (text: string) => string): DraftSoFar | null;
  /**
   * Does the work for all parts at once, each in its turn, and answers what came of them in order. `after`: steps that follow
   * when all are done. A document in one part need not be read. `show`: what of a stretch a part may know as its context;
   * default: all.
   */
  eachPart<Result>(
    document: SourceDocument | null,
    ranges: readonly Range[],
    work: (range: Range, part: PartContext | null, index: number) => Promise<Result>,
    after?: number,
    show?: (range: Range) => string,
  ): Promise<Result[]>;
  /** The context of the call that makes the results of all parts one. */
  joining(document: SourceDocument): PartContext;
  /** New content is worked into the text. */
  readonly merging: boolean;
  forJob(job: Job): JobTools;
}

export function createJobTools(job: Job, context: JobContext): JobTools {
  const { mode, input, docType, audience, framework, format } = job;
  const houseStyle = context.styleText(job.style);
  const customInstructions = job.customInstructions && stripInvisible(job.customInstructions);
  return {
    ...context,
    merging: false,
    known: [input, customInstructions, framework, docType, ...Object.values(houseStyle)].join('\n'),
    read: (language) => (language === null ? parse(input, docType) : parseDocument(input, language)),

    prompt(of) {
      // 32 digits that no document can know: 122 bits by chance, of which the system hands out many at once.
      const marker = randomUUID().replaceAll('-', '');
      const prompt = context.write({
        mode,
        marker,
        houseStyle,
        ...of,
        ...(docType !== undefined && { docType: stripInvisible(docType) }),
        ...(audience !== undefined && { audience }),
        ...(framework !== undefined && { framework: stripInvisible(framework) }),
        ...(format !== undefined && { format }),
        ...(customInstructions && { customInstructions }),
      });
      return { prompt, marker };
    },

    draft: (written = (text) => text) => {
      const { listener } = context;
      return listener?.onDraft ? createDraftSoFar((text) => listener.onDraft?.(written(text))) : null;
    },

    async eachPart(
      document,
      ranges,
      work,
      after = 0,
      show = ({ start, end }) => document?.text.slice(start, end) ?? '',
    ) {
      const count = ranges.length;
      const total = count + after;
      let done = 0;
      context.listener?.onProgress?.({ done, total });
      const outline = count > 1 && document ? outlineOf(document, show) : '';
      return Promise.all(
        ranges.map(async (range, index) => {
          const part =
            count > 1 && document ? contextOf(range, { number: index + 1, count, outline }, show) : null;
          // Each in a turn of its own: the others of the service are not held up by a long text.
          if (count > 1) await nextTurn();
          const result = await work(range, part, index);
          done += 1;
          context.listener?.onProgress?.({ done, total });
          return result;
        }),
      );
    },

    joining: (document) => ({
      number: 1,
      count: 1,
      outline: outlineOf(document, ({ start, end }) => document.text.slice(start, end)),
      opening: '',
      before: '',
      joining: true,
    }),

    forJob: (other) => createJobTools(other, context),
  };
}

function contextOf(
  { start }: Range,
  place: Pick<PartContext, 'number' | 'count' | 'outline'>,
  show: (range: Range) => string,
): PartContext {
  return {
    ...place,
    outline: stripInvisible(place.outline),
    opening: start === 0 ? '' : stripInvisible(show({ start: 0, end: BEFORE })),
    before: stripInvisible(show({ start: Math.max(0, start - BEFORE), end: start })),
  };
}
