import type { CheckKind } from './kind.ts';
import type { CodeCheck } from './types.ts';

/** A rule that data can't say finds for itself. */
export const code: CheckKind<CodeCheck> = {
  kind: 'code',
  compile: ({ find }) => ({ run: ({ document }) => find(document) }),
};
