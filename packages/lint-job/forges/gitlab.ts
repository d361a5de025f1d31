import type { Fetch } from '@housestyle/contract';
import * as z from 'zod';
import { allPages, createRest } from './rest.ts';
import type { Comment, Forge } from './types.ts';

const noteSchema = z
  .object({ id: z.number(), body: z.string(), author: z.object({ username: z.string() }) })
  .transform(({ id, body, author }): Comment => ({ id, author: author.username, body }));

const PAGE = 100;

export interface GitlabOptions {
  readonly fetch: Fetch;
  readonly apiUrl: string;
  readonly token: string;
  /** Number, or path. */
  readonly project: string;
  readonly number: number;
}

export function createGitlab({ fetch, apiUrl, token, project, number }: GitlabOptions): Forge {
  const rest = createRest({ fetch, baseUrl: apiUrl, headers: { 'PRIVATE-TOKEN': token } });
  const notes = `/projects/${encodeURIComponent(project)}/merge_requests/${number}/notes`;
  return {
    name: 'GitLab',
    commentLimit: 65_536,
    async whoAmI() {
      return (await rest('GET', '/user', z.object({ username: z.string() }))).username;
    },
    list: () =>
      allPages(PAGE, (page) =>
        rest(
          'GET',
          `${notes}?per_page=${PAGE}&page=${page}&sort=asc&order_by=created_at`,
          z.array(noteSchema),
        ),
      ),
    create: (body) => rest('POST', notes, noteSchema, { body }),
    async update(id, body) {
      await rest('PUT', `${notes}/${id}`, z.unknown(), { body });
    },
    async remove(id) {
      await rest('DELETE', `${notes}/${id}`, z.unknown());
    },
  };
}
