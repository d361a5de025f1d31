import { isUtf8 } from 'node:buffer';
import { ServiceError } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';

/** Bytes of the largest body: 200,000 characters, each escaped, and a style with 10,000 terms fit in well. */
export const BODY_LIMIT = 8 * 1024 * 1024;

/** Bodies are JSON in UTF-8; nothing else is read. */
export function addJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parse(body as Buffer));
    } catch (error) {
      done(error as ServiceError);
    }
  });
}

function parse(body: Buffer): unknown {
  // Decoding would put other characters in place of wrong bytes.
  if (!isUtf8(body)) throw invalid('The body is not valid UTF-8.');
  const text = withoutMark(body.toString());
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the document.
    throw invalid(
      text.trim() === '' ? 'The body is empty: expected a JSON object.' : 'The body is not valid JSON.',
    );
  }
}

/** Some editors begin a file with a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function invalid(message: string): ServiceError {
  return new ServiceError('INVALID_INPUT', message);
}
