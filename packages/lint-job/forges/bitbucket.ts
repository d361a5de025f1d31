import type { Fetch } from '@housestyle/contract';
import * as z from 'zod';
import { allPages, createRest } from './rest.ts';
import type { Comment, Forge } from './types.ts';

const commentSchema = z
  .object({
    id: z.number(),
    deleted: z.boolean().optional(),
    content: z.object({ raw: z.string().nullish() }),
    user: z.object({ uuid: z.string() }).nullish(),
  })
  .transform(({ id, deleted, content, user }): Comment => ({
    id,
    author: user?.uuid ?? '',
    // A deleted comment stays listed; without a text it is nobody's.
    body: deleted === true ? '' : (content.raw ?? ''),
  }));

const PAGE = 100;

export interface BitbucketOptions {
  readonly fetch: Fetch;
  readonly apiUrl: string;
  readonly token: string;
  /** `workspace/name` */
  readonly repository: string;
  readonly number: number;
}

/** Bitbucket Cloud. */
export function createBitbucket({ fetch, apiUrl, token, repository, number }: BitbucketOptions): Forge {
  const rest = createRest({ fetch, baseUrl: apiUrl, headers: { Authorization: `Bearer ${token}` } });
  const comments = `/repositories/${repository}/pullrequests/${number}/comments`;
  const pageSchema = z.object({ values: z.array(commentSchema) });
  return {
    name: 'Bitbucket',
    commentLimit: 32_768,
    async whoAmI() {
      return (await rest('GET', '/user', z.object({ uuid: z.string() }))).uuid;
    },
    list: () =>
      allPages(PAGE, async (page) => {
        const { values } = await rest('GET', `${comments}?pagelen=${PAGE}&page=${page}`, pageSchema);
        return values;
      }),
    create: (body) => rest('POST', comments, commentSchema, { content: { raw: body } }),
    async update(id, body) {
      await rest('PUT', `${comments}/${id}`, z.unknown(), { content: { raw: body } });
    },
    async remove(id) {
      await rest('DELETE', `${comments}/${id}`, z.unknown());
    },
  };
}
