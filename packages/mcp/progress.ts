import type { ServerContext } from '@modelcontextprotocol/server';

/** Milliseconds between signs of life; clients give up on calls that stay silent. */
const INTERVAL = 5000;

/**
 * Tells the client, where it asked for it, that work goes on, until the returned function is called. A client that
 * can't be told anything any more is no failure of the call.
 */
export function reportProgress(context: ServerContext, message: string): () => Promise<void> {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => Promise.resolve();
  const started = Date.now();
  let progress = 0;
  const tell = async (text: string, total?: number): Promise<void> => {
    progress += 1;
    const params = { progressToken, progress, message: text, ...(total !== undefined && { total }) };
    await context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
  void tell(message);
  const timer = setInterval(
    () => void tell(`${message}, ${Math.round((Date.now() - started) / 1000)} s`),
    INTERVAL,
  );
  return async () => {
    clearInterval(timer);
    await tell(message, progress + 1);
  };
}
