/** The address of a service, as a person typed it. */
export interface Endpoint {
  readonly url: string;
  /** Scheme, host and port: what a key belongs to. */
  readonly origin: string;
}

/** Undefined where the text is no address of a web service. */
export function parseEndpoint(text: string): Endpoint | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return { url: url.href.replace(/\/+$/, ''), origin: url.origin };
}

/** Under which name the key for a service is kept: a key is never sent to any other host. */
export function secretName({ origin }: Endpoint): string {
  return `housestyle.apiKey@${origin}`;
}

/** The service runs on this computer: no text leaves it. */
export function isLoopback({ origin }: Endpoint): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
}
