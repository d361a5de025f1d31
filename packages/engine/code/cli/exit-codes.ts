import type { Expr } from '../ast.ts';
import type { CliExit } from '../model.ts';
import { dotted } from '../routes/dialect.ts';
import { numberOf } from '../schemas/constraints.ts';

/** A code, and what its constant says that it means. */
interface KnownCode {
  readonly code: number;
  readonly meaning: string;
}

/** Codes that have names of their own: Symfony's, Rust's, and picocli's. */
const NAMED: Readonly<Record<string, number>> = {
  SUCCESS: 0,
  OK: 0,
  FAILURE: 1,
  SOFTWARE: 1,
  INVALID: 2,
  USAGE: 2,
};

/** The exit codes of a program while its code is read, each with what it means. */
export class ExitCodes {
  readonly #found = new Map<number, Set<string>>();
  readonly #constants = new Map<string, KnownCode>();

  /** Whether none was noted. */
  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** Whether something was said of a code. */
  isTold(code: number): boolean {
    return (this.#found.get(code)?.size ?? 0) > 0;
  }

  /** Keeps a number under a name, which says what it means unless its comment does: `EXIT_NO_CARD = 3`. */
  constant(name: string, value: Expr | undefined, doc = ''): void {
    const code = numberOf(value);
    if (code === undefined) return;
    const words = name
      .replace(/^(?:exit_?(?:code|status)?|code|status|ex|rc)_?(?=[A-Z])/i, '')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase()
      .trim();
    const plain = /^(?:ok|success)$/.test(words) ? 'Success' : words;
    this.#constants.set(name, { code, meaning: doc.replace(/\s+/g, ' ').trim() || plain });
  }

  /** What an expression may end the program with: a number, a constant, or each of a choice. */
  of(expr: Expr | undefined): KnownCode[] {
    const own = numberOf(expr);
    if (own !== undefined) return isExitCode(own) ? [{ code: own, meaning: '' }] : [];
    if (expr?.kind === 'name' || expr?.kind === 'member') {
      const owner = expr.kind === 'member' ? dotted(expr.object) : '';
      const isNamed = /(?:^|\.)(?:Command|self|static|ExitCode)$/.test(owner);
      const code = isNamed ? NAMED[expr.name] : undefined;
      const known =
        this.#constants.get(expr.name) ?? (code === undefined ? undefined : { code, meaning: '' });
      return known ? [known] : [];
    }
    const [given] = expr?.kind === 'call' && dotted(expr.callee) === 'ExitCode.from' ? expr.args : [];
    if (given) return this.of(given.value);
    const isChoice = expr?.kind === 'other' && expr.parts.length === 3;
    return isChoice ? expr.parts.flatMap((part) => this.of(part)) : [];
  }

  /** `meaning` is empty where the code says nothing. */
  note(code: number, meaning = ''): void {
    const known = this.#found.get(code) ?? new Set();
    this.#found.set(code, meaning === '' ? known : known.add(meaning));
  }

  /** Ascending; none where the program only ends well. */
  list(): CliExit[] {
    if ([...this.#found.keys()].every((code) => code === 0)) return [];
    this.note(0, this.#found.get(0)?.size ? '' : 'Success');
    return [...this.#found]
      .map(([code, meanings]) => ({ code, meanings: [...meanings] }))
      .sort((a, b) => a.code - b.code);
  }
}

/** Whether a shell sees a number as it is. */
export const isExitCode = (code: number | undefined): code is number =>
  code !== undefined && code >= 0 && code < 256;
