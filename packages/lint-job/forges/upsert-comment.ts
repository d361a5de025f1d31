import { ForgeError, type Comment, type Forge } from './types.ts';

/** Marks our comment; no forge shows a link reference definition. It stands in the first line. */
export const MARKER = '[housestyle-lint]: # (This comment is updated on every push.)';

/**
 * Puts one comment on the pull request, or a new text into the one that is there: ours are those that carry the marker
 * and that the token's own account wrote, so that nobody can plant one. Jobs that run at once end with one comment: each
 * keeps the oldest and deletes the others. `author` is given for tokens that may not ask who they are; with `onlyUpdate`, none
 * is created.
 */
export async function upsertComment(
  forge: Forge,
  text: string,
  { author, onlyUpdate = false }: { author?: string; onlyUpdate?: boolean } = {},
): Promise<void> {
  const me = author ?? (await forge.whoAmI());
  const body = `${MARKER}\n\n${text}`;
  const own = ownComments(await forge.list(), me);
  const [first] = own;
  if (first) {
    if (first.body !== body) await forge.update(first.id, body);
    await removeAll(forge, own.slice(1));
    return;
  }
  if (onlyUpdate) return;
  const created = await forge.create(body);
  const now = ownComments(await forge.list(), created.author || me);
  const [kept] = now;
  if (!kept) return;
  if (kept.id !== created.id) await forge.update(kept.id, body);
  await removeAll(forge, now.slice(1));
}

function ownComments(comments: readonly Comment[], author: string): readonly Comment[] {
  return comments.filter(
    (comment) => comment.author === author && comment.body.trimStart().startsWith(MARKER),
  );
}

async function removeAll(forge: Forge, comments: readonly Comment[]): Promise<void> {
  for (const { id } of comments) {
    await forge.remove(id).catch((error: unknown) => {
      // Another job was faster.
      if (!(error instanceof ForgeError && (error.status === 404 || error.status === 410))) throw error;
    });
  }
}
