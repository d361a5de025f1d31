import type { Edit } from './alignment.ts';
import { valuesOf } from './kinds.ts';
import type { Model } from './passages.ts';

/** "Add Enterprise: 10,000", "Enterprise: 10,000". */
const NAMED =
  /^(?:[Pp]lease )?(?:(?:[Aa]dd|[Aa]lso|[Nn]ew|[Ii]nclude):? )?(?:an? |the )?(?<name>\p{Lu}[\p{L}\d+-]*(?: \p{Lu}[\p{L}\d+-]*)?)(?: \p{Ll}+)?(?::| [–—-]| with| at| gets| has) (?<value>[^:;|]{1,40}?)[.!]?$/u;

/** A row for a thing with its one value, in the one table of two columns whose rows all have a value of that kind alone. */
export function addNamedRow({ tables }: Model, said: string): readonly Edit[] | undefined {
  const { name = '', value = '' } = NAMED.exec(said.trim())?.groups ?? {};
  const [given, more] = valuesOf(value);
  if (!given || more || given.text !== value) return undefined;
  const isAlike = (text: string): boolean => {
    const [own, other] = valuesOf(text);
    return own?.kind === given.kind && !other && own.text === text;
  };
  const [table, other] = tables.filter(
    ({ titles, rows }) =>
      titles.length === 2 && rows.length > 1 && rows.every(({ cells }) => isAlike(cells[1]?.text ?? '')),
  );
  const last = table?.rows.at(-1);
  if (!table || !last || other || table.rows.some(({ cells }) => cells[0]?.text === name)) return undefined;
  return [{ start: last.end, end: last.end, text: `\n| ${name} | ${value} |` }];
}
