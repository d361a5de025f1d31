import { stem } from '../../reading/words.ts';
import { escaped } from './renames.ts';

const NOT_ACCEPTED =
  /^(?:the )?(?<what>[\p{L}\p{N}+.-]+(?: [\p{L}\p{N}+.-]+){0,2}) (?:is|are) no longer (?:accepted|allowed|supported|permitted|offered|possible)\b/iu;

/** "SMS codes are no longer accepted": the item that lists them goes. */
export function dropItem(text: string, said: string): string | undefined {
  const name = NOT_ACCEPTED.exec(said)?.groups?.['what'];
  if (name === undefined) return undefined;
  const key = name.split(' ').map(stem).join(' ');
  const items = [
    ...text.matchAll(/^[ \t]*[-*+][ \t]+(?:an? |the )?([^\n]{2,60}?)[.,;]?[ \t]*(?:\n|$)/gm),
  ].filter(([, item = '']) => item.split(' ').map(stem).join(' ') === key);
  const [item, other] = items;
  return item && !other ? text.slice(0, item.index) + text.slice(item.index + item[0].length) : undefined;
}

/** "`legacy_auth` was removed": the row or the item that describes it goes. */
export function dropNamed(text: string, said: string): string | undefined {
  const name =
    /^(?:the )?(?:\w+ )?`([^`]+)` (?:\w+ )?(?:was|is|has been|is now) (?:removed|dropped|gone|deleted)\.?$/i.exec(
      said.trim(),
    )?.[1];
  if (!name) return undefined;
  const line = new RegExp(String.raw`^(?:\|[ \t]*|[ \t]*[-*+][ \t]+)\`${escaped(name)}\`[^\n]*\n?`, 'gm');
  return text.match(line)?.length === 1 ? text.replace(line, '') : undefined;
}
