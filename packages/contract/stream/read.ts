import type { AnalyzeResponse } from '../analyze.ts';
import type { ErrorBody } from '../error-body.ts';
import type { Finding } from '../finding.ts';
import {
  EVENT_STREAM,
  STREAM_EVENTS,
  type StreamEventData,
  type StreamEventName,
  type StreamListener,
} from './events.ts';
import { createFrameReader } from './frames.ts';

/** The part of a `ReadableStream` of bytes that is used. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** The part of a standard `Response` that is used; without `body`, all events are heard at the end. */
export interface StreamResponse {
  readonly headers: { get(name: string): string | null };
  readonly body?: ByteStream | null;
  text(): Promise<string>;
}

/** How a stream came to its end. `broken`: without a last event. `strange`: what came does not speak the contract. */
export type StreamEnd =
  | { readonly event: 'result'; readonly data: AnalyzeResponse }
  | { readonly event: 'error'; readonly data: ErrorBody }
  | { readonly event: 'broken' | 'strange' };

export function isEventStream({ headers }: StreamResponse): boolean {
  return (headers.get('content-type') ?? '').toLowerCase().startsWith(EVENT_STREAM);
}

/**
 * Reads a streamed analysis to its last event and tells `listener` of it on the way; `onActivity` with each piece that comes,
 * heartbeats included. Rejects where the connection breaks or the request is aborted.
 */
export async function readEventStream(
  response: StreamResponse,
  listener: StreamListener,
  onActivity: () => void = () => {},
): Promise<StreamEnd> {
  let end: StreamEnd | null = null;
  const heard = createListening(listener);
  const read = createFrameReader((event, text) => {
    if (end !== null || !(event in STREAM_EVENTS)) return;
    const name = event as StreamEventName;
    const data = parse(name, text);
    if (data === undefined) end = { event: 'strange' };
    else if (name === 'result' || name === 'error') end = { event: name, data } as StreamEnd;
    else heard[name](data as never);
  });
  const reader = response.body?.getReader();
  if (reader === undefined) read(await response.text());
  else {
    const decoder = new TextDecoder();
    while (end === null) {
      const { done, value } = await reader.read();
      onActivity();
      if (done) break;
      read(decoder.decode(value, { stream: true }));
    }
    if (end !== null) close(reader);
  }
  return end ?? { event: 'broken' };
}

/** Nothing should follow the last event but the end: read, it leaves the connection to the next request. */
function close(reader: ReturnType<ByteStream['getReader']>): void {
  reader.read().then(
    ({ done }) => (done ? undefined : reader.cancel()),
    () => {},
  );
}

type Heard = { [Name in 'progress' | 'draft' | 'findings']: (data: StreamEventData<Name>) => void };

/** Puts together what came so far. */
function createListening({ onProgress, onDraft, onFindings }: StreamListener): Heard {
  let draft = '';
  let found: readonly Finding[] = [];
  return {
    progress: (progress) => onProgress?.(progress),
    draft({ start, content }) {
      draft = draft.slice(0, start) + content;
      onDraft?.(draft);
    },
    findings({ findings }) {
      found = [...found, ...findings].sort(
        ({ range: a }, { range: b }) => a.start - b.start || a.end - b.end,
      );
      onFindings?.(found);
    },
  };
}

function parse(name: StreamEventName, text: string): unknown {
  try {
    return STREAM_EVENTS[name].safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
