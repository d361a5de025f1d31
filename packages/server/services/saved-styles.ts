import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import {
  MAX_STYLE_VERSIONS,
  type FullStyleVersion,
  type SavedStyle,
  type StyleVersion,
} from '../storage/styles.ts';
import { accountOf } from './accounts.ts';
import { Refusal } from './refusal.ts';
import { parseStyleFile, writeStyleFile, type StyleFile, type StyleFormat } from './style-files.ts';
import { checkStyle } from './style-limits.ts';

/** Who saves whose style. */
export interface StyleActor {
  /** Whose style it is. */
  readonly accountId: string;
  /** Who saves it: an account's id, or `admin` for the command line. */
  readonly savedBy: string;
}

/** What the use cases need of the world. */
export interface StyleWorld {
  readonly storage: Pick<Storage, 'styles'>;
  readonly clock: Clock;
}

/** The revision that the caller has seen, 0 for "nothing saved"; absent: whichever there is gets replaced. */
export interface ExpectedRevision {
  readonly expectedRevision?: number | undefined;
}

export interface StyleImport extends ExpectedRevision {
  readonly format: StyleFormat;
  readonly text: string;
}

/** Attempts to replace one part while others save too. */
const IMPORT_ATTEMPTS = 5;

const NOTHING_SAVED: FullStyleVersion = {
  revision: 0,
  savedAt: '',
  savedBy: '',
  restoredFrom: null,
  counts: { rules: null, termSubs: null, glossary: null },
  style: {},
};

/** The current style with its version; revision 0 and an empty style where nothing is saved. */
export async function currentStyle({ storage }: StyleWorld, accountId: string): Promise<FullStyleVersion> {
  return (await storage.styles.version(accountId)) ?? NOTHING_SAVED;
}

/**
 * Replaces the whole style; a part that is absent counts as not saved. Throws a `Refusal`: `INVALID_INPUT` for a style that
 * is not one or is beyond the limits, `CONFLICT` where somebody else has saved since the expected revision.
 */
export async function saveStyle(
  { storage, clock }: StyleWorld,
  actor: StyleActor,
  { style, expectedRevision }: ExpectedRevision & { readonly style: unknown },
): Promise<StyleVersion> {
  return save(storage, clock, actor, { style: checkStyle(style), restoredFrom: null, expectedRevision });
}

/** All versions that are kept, the newest first. */
export function styleHistory({ storage }: StyleWorld, accountId: string): Promise<StyleVersion[]> {
  return storage.styles.versions(accountId);
}

/** One version with its style, or a `Refusal` with `NOT_FOUND`. */
export async function styleVersion(
  { storage }: StyleWorld,
  accountId: string,
  revision: number,
): Promise<FullStyleVersion> {
  const version = isRevision(revision) ? await storage.styles.version(accountId, revision) : null;
  if (version === null) {
    const kept = `The last ${MAX_STYLE_VERSIONS} versions are kept.`;
    throw new Refusal(`There is no version ${revision} of this style. ${kept}`, 'NOT_FOUND');
  }
  return version;
}

/** Saves an earlier version again, as a new one. Throws like `saveStyle` and `styleVersion`. */
export async function restoreStyle(
  world: StyleWorld,
  actor: StyleActor,
  { revision, expectedRevision }: ExpectedRevision & { readonly revision: number },
): Promise<StyleVersion> {
  const { style } = await styleVersion(world, actor.accountId, revision);
  return save(world.storage, world.clock, actor, { style, restoredFrom: revision, expectedRevision });
}

/** Saves what a file holds: JSON replaces the whole style, a table one part of it. Throws like `saveStyle`. */
export async function importStyle(
  world: StyleWorld,
  actor: StyleActor,
  { format, text, expectedRevision }: StyleImport,
): Promise<StyleVersion> {
  const imported = parseStyleFile(format, text);
  if (format === 'json') return saveStyle(world, actor, { style: imported, expectedRevision });
  return replaceParts(world, actor, { parts: imported as SavedStyle, expectedRevision });
}

/** Replaces some parts of the style and leaves the others. Throws like `saveStyle`. */
export async function replaceParts(
  world: StyleWorld,
  actor: StyleActor,
  { parts, expectedRevision }: ExpectedRevision & { readonly parts: SavedStyle },
): Promise<StyleVersion> {
  for (let attempt = 1; ; attempt++) {
    const current = await currentStyle(world, actor.accountId);
    const style = checkStyle({ ...current.style, ...parts });
    try {
      const expected = expectedRevision ?? current.revision;
      return await save(world.storage, world.clock, actor, {
        style,
        restoredFrom: null,
        expectedRevision: expected,
      });
    } catch (error) {
      const again = expectedRevision === undefined && attempt < IMPORT_ATTEMPTS;
      if (!again || !(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
    }
  }
}

/** The current style as a file, or one part of it as a table. */
export async function exportStyle(
  world: StyleWorld,
  accountId: string,
  format: StyleFormat,
): Promise<StyleFile> {
  return writeStyleFile(format, (await currentStyle(world, accountId)).style);
}

/** What the account with this email has saved: only the parts it ever saved. */
export async function getStyle(storage: Storage, email: string): Promise<SavedStyle> {
  const { id } = await accountOf(storage, email);
  return (await storage.styles.find(id)) ?? {};
}

/** The command line's way to replace a style by a JSON text. */
export async function setStyle(
  storage: Storage,
  clock: Clock,
  email: string,
  json: string,
): Promise<SavedStyle> {
  const { id } = await accountOf(storage, email);
  const style = checkStyle(parseStyleFile('json', json));
  await save(storage, clock, { accountId: id, savedBy: 'admin' }, { style, restoredFrom: null });
  return style;
}

interface Wish extends ExpectedRevision {
  readonly style: SavedStyle;
  readonly restoredFrom: number | null;
}

async function save(
  storage: StyleWorld['storage'],
  clock: Clock,
  actor: StyleActor,
  { style, restoredFrom, expectedRevision }: Wish,
): Promise<StyleVersion> {
  const expected = expectedRevision ?? null;
  const savedAt = clock().toISOString();
  const saved =
    expected === null || isRevision(expected)
      ? await storage.styles.save({ ...actor, style, savedAt, restoredFrom, expected })
      : null;
  if (saved !== null) return saved;
  const message = 'Somebody else has saved this style in the meantime. Load it again, then save your change.';
  throw new Refusal(message, 'CONFLICT');
}

/** True for what the databases take for a revision. */
function isRevision(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
