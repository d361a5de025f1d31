import { describeIssue, houseStyleSchema } from '@housestyle/contract';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/index.ts';
import type { SavedStyle } from '../storage/styles.ts';
import { accountOf } from './accounts.ts';
import { Refusal } from './refusal.ts';

const savedStyleSchema = houseStyleSchema.partial();

/** What the account has saved: only the parts it ever saved. */
export async function getStyle(storage: Storage, email: string): Promise<SavedStyle> {
  const { id } = await accountOf(storage, email);
  return (await storage.styles.find(id)) ?? {};
}

/** Replaces the account's style with the one in a JSON text; a part that is absent counts as not saved. */
export async function setStyle(
  storage: Storage,
  clock: Clock,
  email: string,
  json: string,
): Promise<SavedStyle> {
  const { id } = await accountOf(storage, email);
  const value = parseJson(json);
  const parsed = savedStyleSchema.safeParse(value);
  if (!parsed.success) throw new Refusal(`The style is not valid: ${describeIssue(parsed.error, value)}`);
  const { rules, termSubs, glossary } = parsed.data;
  const style: SavedStyle = {
    ...(rules && { rules }),
    ...(termSubs && { termSubs }),
    ...(glossary && { glossary }),
  };
  await storage.styles.save(id, style, clock().toISOString());
  return style;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Refusal(`The style is not valid JSON: ${(error as Error).message}`);
  }
}
