/** The comment APIs of four forges on one list of comments: their paths, pages, limits and refusals. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForgeName = 'GitHub' | 'Gitea' | 'GitLab' | 'Bitbucket';

export interface StoredComment {
  readonly id: number;
  readonly author: string;
  body: string;
}

export interface ForgeServer {
  readonly address: string;
  readonly comments: StoredComment[];
  /** Methods and paths, in order. */
  readonly calls: string[];
  /** Who the token acts as. */
  me: string;
  /** A token that may only read; one of a workflow may not ask who it is. */
  readOnly: boolean;
  workflowToken: boolean;
  add(author: string, body: string): StoredComment;
  close(): Promise<void>;
}

const LONGEST: Record<ForgeName, number> = {
  GitHub: 65_536,
  Gitea: 65_536,
  GitLab: 1_000_000,
  Bitbucket: 32_768,
};

export async function startForgeServer(forge: ForgeName): Promise<ForgeServer> {
  let next = 1;
  const state: Omit<ForgeServer, 'address' | 'close'> = {
    comments: [],
    calls: [],
    me: 'lint-bot',
    readOnly: false,
    workflowToken: false,
    add(author, body) {
      const comment = { id: next++, author, body };
      state.comments.push(comment);
      return comment;
    },
  };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      state.calls.push(`${request.method} ${request.url}`);
      const [status, answer] = answerTo(forge, state, request, body);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(status === 204 ? '' : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  return Object.assign(state, { address: `http://127.0.0.1:${port}`, close });
}

function answerTo(
  forge: ForgeName,
  state: Omit<ForgeServer, 'address' | 'close'>,
  { method, url = '', headers }: IncomingMessage,
  text: string,
): [number, unknown] {
  const { pathname, searchParams } = new URL(url, 'http://forge');
  const token = headers['private-token'] ?? headers.authorization?.replace(/^(?:Bearer|token) /, '');
  if (token !== 'secret') return [401, { message: 'Bad credentials' }];
  if (pathname === '/user')
    return state.workflowToken
      ? [403, { message: 'Resource not accessible by integration' }]
      : [200, { login: state.me, username: state.me, uuid: state.me }];
  if (method !== 'GET' && state.readOnly) return [403, { message: 'Resource not accessible by integration' }];
  const id = Number(/\/(\d+)$/.exec(pathname)?.[1]);
  const given = text === '' ? '' : bodyIn(forge, JSON.parse(text));
  if (given.length > LONGEST[forge]) return [422, { message: 'body is too long' }];
  const found = state.comments.find((comment) => comment.id === id);
  switch (method) {
    case 'GET': {
      const shown = forge === 'Gitea' ? state.comments : pageOf(state.comments, searchParams);
      const list = shown.map((comment) => shape(forge, comment));
      return [200, forge === 'Bitbucket' ? { values: list, size: state.comments.length } : list];
    }
    case 'POST':
      return [201, shape(forge, state.add(state.me, given))];
    case 'DELETE':
      if (!found) return [404, {}];
      state.comments.splice(state.comments.indexOf(found), 1);
      return [204, undefined];
    default:
      if (!found) return [404, {}];
      if (found.author !== state.me) return [403, { message: 'not yours' }];
      found.body = given;
      return [200, shape(forge, found)];
  }
}

function pageOf(comments: readonly StoredComment[], query: URLSearchParams): readonly StoredComment[] {
  const size = Number(query.get('per_page') ?? query.get('pagelen') ?? 30);
  const page = Number(query.get('page') ?? 1);
  return comments.slice((page - 1) * size, page * size);
}

function shape(forge: ForgeName, { id, author, body }: StoredComment): unknown {
  if (forge === 'Bitbucket') return { id, deleted: false, content: { raw: body }, user: { uuid: author } };
  if (forge === 'GitLab') return { id, body, author: { username: author } };
  return { id, body, user: { login: author } };
}

function bodyIn(forge: ForgeName, json: { body?: string; content?: { raw: string } }): string {
  return (forge === 'Bitbucket' ? json.content?.raw : json.body) ?? '';
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const data of request) text += String(data);
  return text;
}
