import type { Expr, Statement } from '../ast.ts';
import type { CliOption } from '../model.ts';
import { literalText } from '../parts/public-api.ts';
import { insteadOf, variableOf } from '../parts/settings.ts';
import { dotted } from '../routes/dialect.ts';
import { variablesIn } from './drafts.ts';

type Default = Pick<CliOption, 'fallback' | 'variable'>;

/** Calls that only change the type of what they are given. */
const CONVERSION =
  /^(?:int|float|str|bool|Path|pathlib\.Path|Number|String|Boolean|parseInt|parseFloat|Number\.parse\w+)$/;
/** Constants that stand for constants. */
const DEPTH = 4;

/** What an option is where it isn't given: a literal or a constant, or an environment variable and what it is without that. */
export class Defaults {
  private readonly constants = new Map<string, Expr>();

  constructor(statements: readonly Statement[]) {
    for (const [value, name] of variablesIn(statements))
      if (value && !this.constants.has(name)) this.constants.set(name, value);
  }

  /** What a name stands for; itself where it is none. */
  constant(expr: Expr | undefined): Expr | undefined {
    return (expr?.kind === 'name' ? this.constants.get(expr.name) : undefined) ?? expr;
  }

  of(expr: Expr | undefined, depth = 0): Default {
    if (!expr || depth > DEPTH) return { fallback: '' };
    const variable = variableOf(expr);
    if (variable !== undefined) return { fallback: this.of(insteadOf(expr), depth + 1).fallback, variable };
    const literal = literalText(expr);
    if (literal !== '') return { fallback: literal };
    if (expr.kind === 'call' && CONVERSION.test(dotted(expr.callee)))
      return this.of(expr.args[0]?.value, depth);
    const constant =
      expr.kind === 'name' || expr.kind === 'member' ? this.constants.get(dotted(expr)) : undefined;
    if (constant) return this.of(constant, depth + 1);
    // `Number(process.env.PORT) || 8080`
    if (expr.kind !== 'binary' || !/^(?:\|\||\?\?|\?:|or)$/.test(expr.operator)) return { fallback: '' };
    const left = this.of(expr.left, depth + 1);
    return left.fallback === '' ? { ...left, fallback: this.of(expr.right, depth + 1).fallback } : left;
  }
}
