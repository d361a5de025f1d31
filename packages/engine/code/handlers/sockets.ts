import type { RawRoute } from '../routes/router.ts';

/** How handlers of WebSockets look: axum's extractor, Go's and .NET's upgrades, Starlette's parameter. */
const UPGRADES =
  /"name":"(?:WebSocketUpgrade|on_upgrade|WebSocket|AcceptWebSocketAsync|DefaultWebSocketServerSession)"|"name":"[uU]pgrader?"},"name":"Upgrade"|"name":"websocket"},"name":"Accept"/;

/** Whether a route opens a WebSocket; Fastify says so in its options: `{ websocket: true }`. */
export function opensSocket({ isSocket, handler, options, method }: RawRoute): boolean {
  if (isSocket) return true;
  if (!/^(?:GET|ANY)$/.test(method)) return false;
  const stated = options?.expr.kind === 'object' ? options.expr.entries : [];
  if (stated.some(({ key, value }) => /^web_?socket$/i.test(key) && value.kind === 'boolean' && value.value))
    return true;
  const { params = [], body = [] } = handler?.declaration ?? {};
  return UPGRADES.test(JSON.stringify([params, body]));
}
