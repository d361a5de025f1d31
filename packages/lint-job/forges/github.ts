import type { Fetch } from '@housestyle/contract';
import * as z from 'zod';
import { allPages, createRest } from './rest.ts';
import { ForgeError, type Comment, type Forge } from './types.ts';

const commentSchema = z
  .object({ id: z.number(), body: z.string().nullish(), user: z.object({ login: z.string() }).nullish() })
  .transform(({ id, body, user }): Comment => ({ id, author: user?.login ?? '', body: body ?? '' }));
const userSchema = z.object({ login: z.string() });

const PAGE = 100;
/** The author of what a workflow's own token writes; such a token may not ask who it is. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

export interface GithubOptions {
  readonly name: 'GitHub' | 'Gitea';
  readonly fetch: Fetch;
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  readonly number: number;
}

/** GitHub, and Gitea and Forgejo, which answer these five calls alike. */
export function createGithub({ name, fetch, apiUrl, token, repository, number }: GithubOptions): Forge {
  const headers = { Authorization: name === 'GitHub' ? `Bearer ${token}` : `token ${token}` };
  const rest = createRest({ fetch, baseUrl: apiUrl, headers });
  const comments = `/repos/${repository}/issues/comments`;
  const ofPull = `/repos/${repository}/issues/${number}/comments`;
  return {
    name,
    commentLimit: 65_536,
    async whoAmI() {
      try {
        return (await rest('GET', '/user', userSchema)).login;
      } catch (error) {
        if (name === 'GitHub' && error instanceof ForgeError && error.status === 403) return WORKFLOW_AUTHOR;
        throw error;
      }
    },
    list: () =>
      allPages(PAGE, (page) =>
        rest('GET', `${ofPull}?per_page=${PAGE}&limit=${PAGE}&page=${page}`, z.array(commentSchema)),
      ),
    create: (body) => rest('POST', ofPull, commentSchema, { body }),
    async update(id, body) {
      await rest('PATCH', `${comments}/${id}`, z.unknown(), { body });
    },
    async remove(id) {
      await rest('DELETE', `${comments}/${id}`, z.unknown());
    },
  };
}
