/** What is agreed of an analysis beside its schemas: who needs only this need not load those. */

export const ANALYZE_PATH = '/api/v1/analyze';

/** The header that carries `Bearer <API key>`; the standard one is reserved by hosting platforms. */
export const AUTHORIZATION_HEADER = 'X-Authorization';

/** Longest `input`, in UTF-16 code units. */
export const MAX_INPUT_LENGTH = 200_000;

export const AUDIENCES = ['consumer', 'engineers', 'developers', 'devops'] as const;
export type Audience = (typeof AUDIENCES)[number];
