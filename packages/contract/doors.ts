/** How a request came in. */
export const DOORS = ['web', 'api', 'mcp', 'editor', 'ci'] as const;
export type Door = (typeof DOORS)[number];

/** The header by which a client of the API says which door it is; without it, a request counts for `api`. */
export const CLIENT_HEADER = 'X-Housestyle-Client';
