import { isImperative } from '../generate/signs.ts';
import { isClause } from '../writing/splices.ts';
import { tellsOf } from './steps.ts';

/** "To export invoices, …" inside of a text. */
const AIM = /(?<=[.!\n]\s)to (\p{Ll}[^,.\n]{3,60}), (?=\p{Ll})/iu;

/**
 * What a text that begins with a fact is about: "Only owners can do it. To export invoices, open Billing" tells how to export
 * them; undefined where it begins with a title or names no task.
 */
export function aimOf(
  text: string,
  first: string,
): { readonly words: string; readonly task: string } | undefined {
  const tells =
    first.endsWith('.') &&
    !isImperative(first) &&
    (isClause(first) || tellsOf(first.replace(/^(?:an?|the) /i, '')));
  const [words = '', task = ''] = (tells && AIM.exec(text)) || [];
  return isImperative(task) ? { words, task } : undefined;
}
