/** A formula that cannot be read; the message says where. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
}

type Value = number | boolean;
type Evaluate = (variables: ReadonlyMap<string, number>) => Value;

const FUNCTIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  abs: Math.abs,
  cbrt: Math.cbrt,
  ceil: Math.ceil,
  exp: Math.exp,
  floor: Math.floor,
  log: Math.log,
  log10: Math.log10,
  log2: Math.log2,
  max: Math.max,
  min: Math.min,
  pow: Math.pow,
  sqrt: Math.sqrt,
  trunc: Math.trunc,
};

const TOKEN =
  /\s*(check\[(?:"[^"]+"|`[^`]+`)\]|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+|[A-Za-z_]\w*(?:\.\w+)?|[<>=!]=|&&|\|\||[-+*/%()<>!,])/y;

/** Binary operators, from what binds least. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const DEEPEST = 50;

/**
 * Compiles an arithmetic expression, the part of Tengo that metrics use: numbers, names of counts, `+ - * / %`,
 * comparisons, `&& || !`, parentheses, `math.sqrt` and its like, and `check["Own.Rule"]`, how often a rule was found. Nothing
 * of it can run code.
 */
export function compileFormula(source: string): Evaluate {
  const reader = new FormulaReader(source);
  const result = reader.readLevel(0, 0);
  reader.finish();
  return result;
}

/** The rules that a formula counts the findings of, by their names. */
export const countedRules = (source: string): readonly string[] =>
  [...source.matchAll(/\bcheck\[["`]([^"`]+)["`]\]/g)].map(([, name = '']) => name);

class FormulaReader {
  private readonly source: string;
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(source: string) {
    this.source = source;
    TOKEN.lastIndex = 0;
    const text = source.trim();
    while (TOKEN.lastIndex < text.length) {
      const before = TOKEN.lastIndex;
      const match = TOKEN.exec(text);
      if (!match)
        throw new FormulaError(
          `the formula “${source.trim()}” cannot be read at “${text.slice(before, before + 20)}”`,
        );
      this.tokens.push(match[1] ?? '');
    }
  }

  finish(): void {
    if (this.at < this.tokens.length) this.fail(this.tokens[this.at]);
  }

  readLevel(level: number, depth: number): Evaluate {
    const operators = LEVELS[level];
    if (!operators) return this.readUnary(depth);
    let left = this.readLevel(level + 1, depth);
    for (
      let token = this.tokens[this.at];
      token !== undefined && operators.includes(token);
      token = this.tokens[this.at]
    ) {
      this.at++;
      left = binary(token, left, this.readLevel(level + 1, depth));
    }
    return left;
  }

  private readUnary(depth: number): Evaluate {
    if (depth > DEEPEST) throw new FormulaError('the formula is nested too deep');
    const token = this.tokens[this.at++];
    if (token === '-' || token === '+' || token === '!') {
      const inner = this.readUnary(depth + 1);
      if (token === '!') return (variables) => !inner(variables);
      return (variables) => (token === '-' ? -Number(inner(variables)) : Number(inner(variables)));
    }
    if (token === '(') {
      const inner = this.readLevel(0, depth + 1);
      this.expect(')');
      return inner;
    }
    if (token !== undefined && /^[\d.]/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (token === undefined || !/^[A-Za-z_]/.test(token)) return this.fail(token);
    if (token === 'true' || token === 'false') return () => token === 'true';
    return this.tokens[this.at] === '(' ? this.readCall(token, depth) : nameOf(token);
  }

  private readCall(name: string, depth: number): Evaluate {
    const called =
      FUNCTIONS[/^(?:math\.)?(\w+)$/.exec(name)?.[1] ?? ''] ??
      (/^(?:float|int)$/.test(name) ? (a: number) => a : undefined);
    if (!called) throw new FormulaError(`the function “${name}” is not known`);
    this.at++;
    const inputs = [this.readLevel(0, depth + 1)];
    while (this.tokens[this.at] === ',') {
      this.at++;
      inputs.push(this.readLevel(0, depth + 1));
    }
    this.expect(')');
    return (variables) => {
      const [a = 0, b = 0] = inputs.map((input) => Number(input(variables)));
      return called(a, b);
    };
  }

  private expect(token: string): void {
    if (this.tokens[this.at++] !== token)
      throw new FormulaError(`the formula “${this.source}” lacks a “${token}”`);
  }

  private fail(token: string | undefined): never {
    throw new FormulaError(`the formula “${this.source}” cannot be read at “${token ?? 'its end'}”`);
  }
}

function nameOf(name: string): Evaluate {
  const key = countedRules(name)[0] ?? name.replace('.', '_');
  return (variables) => {
    const value = variables.get(key);
    if (value === undefined) throw new FormulaError(`the count “${name}” is not known`);
    return value;
  };
}

function binary(operator: string, left: Evaluate, right: Evaluate): Evaluate {
  return (variables) => {
    const a = left(variables);
    if (operator === '&&') return a ? right(variables) : a;
    if (operator === '||') return a ? a : right(variables);
    const [x, y] = [Number(a), Number(right(variables))];
    switch (operator) {
      case '+':
        return x + y;
      case '-':
        return x - y;
      case '*':
        return x * y;
      case '/':
        return x / y;
      case '%':
        return x % y;
      case '<':
        return x < y;
      case '<=':
        return x <= y;
      case '>':
        return x > y;
      case '>=':
        return x >= y;
      case '==':
        return x === y;
      default:
        return x !== y;
    }
  };
}
