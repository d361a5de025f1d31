import * as z from 'zod';
import { analyzeResponseSchema } from '../analyze.ts';
import { errorBodySchema } from '../error-body.ts';
import { findingSchema, type Finding } from '../finding.ts';

/** What a caller of `POST /api/v1/analyze` accepts who wants events, and the type of the answer it gets. */
export const EVENT_STREAM = 'text/event-stream';

/** How far an analysis has come: parts of its text that are done, of all. */
export const progressSchema = z.object({ done: z.int().nonnegative(), total: z.int().positive() });
export type Progress = z.infer<typeof progressSchema>;

/** The draft from `start` on, in UTF-16 code units, is now `content`; what stood there before is withdrawn. */
export const draftPatchSchema = z.object({ start: z.int().nonnegative(), content: z.string() });
export type DraftPatch = z.infer<typeof draftPatchSchema>;

/**
 * The events of a streamed analysis, and their data as JSON: any number of the first three, then `result` or `error` as the
 * last. `draft` and `findings` have passed the same guards as the result, which replaces them.
 */
export const STREAM_EVENTS = {
  progress: progressSchema,
  draft: draftPatchSchema,
  /** Findings that no event before told of. */
  findings: z.object({ findings: z.array(findingSchema) }),
  /** The same as the body of an answer in JSON. */
  result: analyzeResponseSchema,
  /** The same as the body of an error answer; a failure before the first event answers with its status instead. */
  error: errorBodySchema,
} as const;

export type StreamEventName = keyof typeof STREAM_EVENTS;
export type StreamEventData<Name extends StreamEventName> = z.infer<(typeof STREAM_EVENTS)[Name]>;

/** Who hears of an analysis while it runs. */
export interface StreamListener {
  onProgress?(progress: Progress): void;
  /** Hears the whole draft so far: it grows, and may lose its end again. */
  onDraft?(draft: string): void;
  /** Hears all findings so far, in the order of their places. */
  onFindings?(findings: readonly Finding[]): void;
}
