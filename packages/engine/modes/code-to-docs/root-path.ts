import { callsIn } from '../../code/cli/drafts.ts';
import type { CodeModel } from '../../code/read-code.ts';
import { dotted } from '../../code/routes/dialect.ts';
import { literalOf } from '../../code/schemas/constraints.ts';

/** The path that a proxy keeps to itself in front of all others: FastAPI's `root_path="/api"`; empty where there is none. */
export function rootPathOf({ modules }: CodeModel): string {
  for (const { text, statements } of modules.filter((one) => one.text.includes('root_path')))
    for (const { callee, args } of /\broot_path\s*=/.test(text) ? callsIn(statements) : []) {
      const path = literalOf(args.find(({ name }) => name === 'root_path')?.value);
      if (/(?:^|\.)FastAPI$/.test(dotted(callee)) && typeof path === 'string') return path.replace(/\/$/, '');
    }
  return '';
}
