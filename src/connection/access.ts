import type { Endpoint } from './endpoint.ts';

/** Which service is asked for a document, and with which key. */
export interface Access {
  readonly ok: true;
  /** Its `url` is what `createClient` takes as `baseUrl`. */
  readonly endpoint: Endpoint;
  readonly key: string;
  /** The service that the extension brings along: no text leaves the computer, and no quota is used. */
  readonly isLocal: boolean;
}

/** Why no service may or can be asked, before any text was sent. */
export type LocalProblem =
  'BAD_ENDPOINT' | 'NO_KEY' | 'NO_CONSENT' | 'EXCLUDED' | 'LOCAL_SERVICE_FAILED' | 'NO_LOCAL_SERVICE';

export interface Denied {
  readonly ok: false;
  readonly code: LocalProblem;
  /** What happened, where the code alone does not say it. */
  readonly message?: string;
}

export interface AccessOptions {
  /** Asks the person for what is missing, a key or consent. Default true; false for work in the background. */
  readonly ask?: boolean;
}
