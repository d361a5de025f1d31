import { ServiceError } from '@housestyle/contract';
import type { FastifyInstance } from 'fastify';

/** Bytes of the largest body: 200,000 characters, each escaped, and a style with 10,000 terms fit in well. */
export const BODY_LIMIT = 8 * 1024 * 1024;

/** Bodies are JSON in UTF-8; nothing else is read. */
export function addJsonBody(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parse(decoder.decode(body as Buffer)));
    } catch (error) {
      done(error instanceof ServiceError ? error : invalid('The body is not valid UTF-8.'));
    }
  });
}

function parse(text: string): unknown {
  if (text.trim() === '') throw invalid('The body is empty: expected a JSON object.');
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the document.
    throw invalid('The body is not valid JSON.');
  }
}

function invalid(message: string): ServiceError {
  return new ServiceError('INVALID_INPUT', message);
}
