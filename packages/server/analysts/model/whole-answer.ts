import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type InputType, type ZlibOptions } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { ModelError } from './types.ts';

/** An answer that was read to its end. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface WholeQuestion {
  readonly request: Dispatcher.DispatchOptions;
  /** Bytes of an answer, packed and unpacked. */
  readonly limit: number;
  readonly signal: AbortSignal | null;
}

type Unpack = (packed: InputType, options: ZlibOptions) => Promise<Buffer>;

const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: promisify<InputType, ZlibOptions, Buffer>(gunzip),
  'x-gzip': promisify<InputType, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<InputType, ZlibOptions, Buffer>(inflate),
  br: promisify<InputType, ZlibOptions, Buffer>(brotliDecompress),
};

/**
 * Asks and reads the answer to its end, without the streams between: they cost more than all the rest of a call. Rejects with
 * the reason of the signal as soon as that is aborted, with a `ModelError` for a redirect and for an answer that is too long, or
 * with what the client failed with.
 */
export async function askWhole(dispatcher: Dispatcher, question: WholeQuestion): Promise<WholeAnswer> {
  const answer = await receive(dispatcher, question);
  const unpack = UNPACK[answer.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  if (!unpack) return answer;
  const body = await unpack(answer.body, { maxOutputLength: question.limit }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? oversized() : error;
  });
  return { ...answer, body };
}

function receive(dispatcher: Dispatcher, { request, limit, signal }: WholeQuestion): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let status = 0;
    let headers: Record<string, string> = {};
    const pieces: Buffer[] = [];
    let size = 0;
    const end = (): void => signal?.removeEventListener('abort', leave);
    const fail = (error: unknown): void => {
      end();
      reject(error as Error);
    };
    // A call that waits for its connection knows no controller yet: it is given up once it has one.
    const leave = (): void => {
      fail(signal?.reason);
      controller?.abort(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave);
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (signal?.aborted) started.abort(signal.reason as Error);
      },
      onResponseStart(current, code, fields) {
        if (code < 200) return;
        if (code >= 300 && code < 400) return current.abort(redirected(code));
        status = code;
        headers = plainHeaders(fields);
      },
      onResponseData(current, piece) {
        pieces.push(piece);
        size += piece.byteLength;
        if (size > limit) current.abort(oversized());
      },
      onResponseEnd() {
        end();
        resolve({
          status,
          headers,
          body: pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces),
        });
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
}

export function plainHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const name in headers) plain[name] = String(headers[name]);
  return plain;
}

export function redirected(status: number): ModelError {
  return new ModelError('misplaced', `The model's provider sends its callers elsewhere (${status}).`);
}

export function oversized(): ModelError {
  return new ModelError('oversized', 'The answer was too long.');
}
