import assert from 'node:assert/strict';
import { createBitbucket } from '../forges/bitbucket.ts';
import { createGithub } from '../forges/github.ts';
import { createGitlab } from '../forges/gitlab.ts';
import type { Forge } from '../forges/types.ts';
import { MARKER, upsertComment } from '../forges/upsert-comment.ts';
import { startForgeServer, type ForgeName, type ForgeServer } from './support/forge-server.ts';

const repository = 'owner/docs';
const token = 'secret';

const FORGES: Record<ForgeName, (apiUrl: string) => Forge> = {
  GitHub: (apiUrl) => createGithub({ name: 'GitHub', fetch, apiUrl, token, repository, number: 7 }),
  Gitea: (apiUrl) => createGithub({ name: 'Gitea', fetch, apiUrl, token, repository, number: 7 }),
  GitLab: (apiUrl) => createGitlab({ fetch, apiUrl, token, project: 'group/docs', number: 7 }),
  Bitbucket: (apiUrl) => createBitbucket({ fetch, apiUrl, token, repository, number: 7 }),
};

for (const [name, create] of Object.entries(FORGES))
  describe(`the comment on ${name}`, () => {
    let server: ForgeServer;
    let forge: Forge;

    beforeEach(async () => {
      server = await startForgeServer(name as ForgeName);
      forge = create(server.address);
    });
    afterEach(() => server.close());

    const ours = () => server.comments.filter(({ author }) => author === server.me);

    it('is created once and then updated in place', async () => {
      await upsertComment(forge, 'first');
      const id = ours()[0]?.id;
      await upsertComment(forge, 'second');
      assert.deepEqual(ours(), [{ id, author: server.me, body: `${MARKER}\n\nsecond` }]);
    });

    it('is found behind pages of other comments', async () => {
      for (let index = 0; index < 130; index++) server.add('someone', `comment ${index}`);
      const own = server.add(server.me, `${MARKER}\n\nold`);
      for (let index = 0; index < 130; index++) server.add('someone', `more ${index}`);
      await upsertComment(forge, 'new');
      assert.equal(own.body, `${MARKER}\n\nnew`);
      assert.equal(ours().length, 1);
    });

    it('is never a comment of others that carries the marker, nor an own one that only quotes it', async () => {
      const planted = server.add('mallory', `${MARKER}\n\nplanted`);
      const quoting = server.add(server.me, `See "${MARKER}".`);
      await upsertComment(forge, 'real');
      assert.equal(planted.body, `${MARKER}\n\nplanted`);
      assert.equal(quoting.body, `See "${MARKER}".`);
      assert.equal(ours().length, 2);
    });

    it('stays one when jobs run at once', async () => {
      await Promise.all([upsertComment(forge, 'a'), upsertComment(forge, 'b'), upsertComment(forge, 'c')]);
      await upsertComment(forge, 'last');
      assert.deepEqual(
        ours().map(({ body }) => body),
        [`${MARKER}\n\nlast`],
      );
    });

    it('replaces duplicates that an earlier job left', async () => {
      for (const text of ['x', 'y', 'z']) server.add(server.me, `${MARKER}\n\n${text}`);
      await upsertComment(forge, 'one');
      assert.deepEqual(
        ours().map(({ id, body }) => [id, body]),
        [[1, `${MARKER}\n\none`]],
      );
    });

    it('is refused with the status where the token may only read', async () => {
      server.readOnly = true;
      await assert.rejects(upsertComment(forge, 'text'), { name: 'ForgeError', status: 403 });
      assert.deepEqual(server.comments, []);
    });
  });

describe("a workflow's own token", () => {
  it('may not ask who it is, and counts as the author of workflows', async () => {
    const server = await startForgeServer('GitHub');
    server.workflowToken = true;
    server.me = 'github-actions[bot]';
    const own = server.add(server.me, `${MARKER}\n\nold`);
    await upsertComment(FORGES.GitHub(server.address), 'new');
    assert.equal(own.body, `${MARKER}\n\nnew`);
    assert.equal(server.comments.length, 1);
    await server.close();
  });
});
