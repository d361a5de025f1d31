import { ingOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { capitalized } from '../writing/capitals.ts';

/** A wording that a phrase can't say: matched in one sentence's prose, and rewritten from its groups, of which `0` is the whole. */
export interface Pattern {
  /** With flag `g`. */
  readonly find: RegExp;
  /** Only where its first word is a verb of the sentence. */
  readonly verb?: true;
  readonly write: (groups: Readonly<Record<string, string>>) => string;
}

/** Nouns that hide a verb: the other forms follow from the plain one. */
export const HIDDEN_VERBS: Readonly<Record<string, string>> = {
  analysis: 'analyze',
  calculation: 'calculate',
  cancellation: 'cancel',
  check: 'check',
  comparison: 'compare',
  configuration: 'configure',
  conversion: 'convert',
  creation: 'create',
  deletion: 'delete',
  determination: 'determine',
  download: 'download',
  evaluation: 'evaluate',
  execution: 'execute',
  export: 'export',
  import: 'import',
  initiation: 'start',
  initialization: 'initialize',
  inspection: 'inspect',
  installation: 'install',
  interruption: 'interrupt',
  migration: 'migrate',
  modification: 'modify',
  optimization: 'optimize',
  registration: 'register',
  removal: 'remove',
  replacement: 'replace',
  restart: 'restart',
  retry: 'retry',
  review: 'review',
  scan: 'scan',
  renewal: 'renew',
  serialization: 'serialize',
  storage: 'store',
  synchronization: 'synchronize',
  termination: 'end',
  test: 'test',
  transfer: 'transfer',
  transformation: 'transform',
  update: 'update',
  upgrade: 'upgrade',
  validation: 'validate',
  verification: 'verify',
};

export const PERFORM =
  '(?<form>perform|performs|performing|performed|carry out|carries out|carrying out|carried out|conduct|conducts|conducting|conducted|undertake|undertakes|undertaking|undertook|undertaken)';
/** A verb in the form of another: as "performs", "performed" or "performing" is. */
export function inflect(verb: string, form: string): string {
  if (/ing\b/.test(form)) return ingOf(verb) ?? `${verb}ing`;
  if (/(?:ed|ied|took|taken)\b/.test(form)) return participleOf(verb) ?? `${verb}ed`;
  if (/(?:s|ies)\b/.test(form)) return thirdPersonOf(verb) ?? `${verb}s`;
  return verb;
}

/** With a capital where the words in its place have one. */
export function likeWritten(before: string, word: string): string {
  return /^\p{Lu}/u.test(before) ? capitalized(word) : word;
}
