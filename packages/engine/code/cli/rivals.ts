import type { CliOption } from '../model.ts';
import { together } from './drafts.ts';

/** Arguments of which at most one may be given, by their places in the lists that hold them. */
export interface Rivals {
  readonly isRequired: boolean;
  readonly members: { readonly list: CliOption[]; readonly at: number }[];
}

/** Of more options each would be told at length. */
const MOST = 20;

/** Say of each argument of a group what it can't be given with. */
export function tellRivals({ isRequired, members }: Rivals): void {
  if (members.length > MOST) return;
  // `--csv` of `-c, --csv FILE`.
  const names = members.map(({ list, at }) => {
    const name = list[at]?.name ?? '';
    return `\`${(/--[^\s,]+/.exec(name) ?? /^[^\s,]+/.exec(name))?.[0] ?? name}\``;
  });
  for (const [index, { list, at }] of members.entries()) {
    const one = list[at];
    const others = names.filter((_, other) => other !== index).join(' or ');
    if (one === undefined || others === '') continue;
    const rule = `${isRequired ? `Required without ${others}. ` : ''}Can't be used with ${others}`;
    list[at] = { ...one, description: together(one.description, rule) };
  }
}
