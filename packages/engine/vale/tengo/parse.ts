import { RuleError } from '../kinds/types.ts';
import type { Block, Expression, Statement } from './syntax.ts';
import { tokensOf, type Token } from './tokens.ts';

const BINDING: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-', '|', '^'],
  ['*', '/', '%', '<<', '>>', '&', '&^'],
];
const ASSIGNS = new Set([':=', '=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '&^=']);
/** Levels of brackets and blocks. */
const DEEPEST = 100;

/** Reads a script. Throws a `RuleError`. */
export function parseScript(script: string): Block {
  return new Parser(tokensOf(script)).script();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  script(): Block {
    // As Tengo does: behind a brace too many, nothing is read.
    return this.#statements('}');
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #fail(): never {
    throw new RuleError(`the script cannot be read at “${this.#next.text || 'its end'}”`);
  }

  #is(text: string): boolean {
    return (this.#next.kind === 'operator' || this.#next.kind === 'name') && this.#next.text === text;
  }

  #takes(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#takes(text)) this.#fail();
  }

  #name(): string {
    if (this.#next.kind !== 'name') this.#fail();
    return this.#tokens[this.#at++]?.text ?? '';
  }

  #statements(end: string): Block {
    const statements: Statement[] = [];
    for (;;) {
      while (this.#takes(';'));
      if (this.#isAt(end)) return statements;
      statements.push(this.#statement());
      if (!this.#is(';') && !this.#isAt(end)) this.#fail();
    }
  }

  /** Whether the script, or what `end` closes, ends here. */
  #isAt(end: string): boolean {
    return this.#next.kind === 'end' || (end !== '' && this.#is(end));
  }

  #block(): Block {
    this.#expect('{');
    if (++this.#depth > DEEPEST) throw new RuleError('the script is nested too deeply');
    const statements = this.#statements('}');
    this.#expect('}');
    this.#depth--;
    return statements;
  }

  #statement(): Statement {
    if (this.#takes('if')) return this.#if();
    if (this.#takes('for')) return this.#for();
    if (this.#takes('break')) return { kind: 'break' };
    if (this.#takes('continue')) return { kind: 'continue' };
    if (this.#takes('return') || this.#takes('export'))
      return this.#is(';') || this.#is('}')
        ? { kind: 'return' }
        : { kind: 'return', value: this.#expression() };
    return this.#simple();
  }

  #simple(): Statement {
    const target = this.#expression();
    const { text } = this.#next;
    if (this.#next.kind !== 'operator') return { kind: 'do', value: target };
    if (ASSIGNS.has(text)) {
      this.#at++;
      return { kind: 'assign', operator: text, target, value: this.#expression() };
    }
    if (text === '++' || text === '--') {
      this.#at++;
      return { kind: 'assign', operator: `${text[0] ?? ''}=`, target, value: { kind: 'literal', value: 1 } };
    }
    return { kind: 'do', value: target };
  }

  #if(): Statement {
    const first = this.#simple();
    const before = this.#takes(';') ? first : undefined;
    const test = before ? this.#expression() : testOf(first, () => this.#fail());
    const yes = this.#block();
    const no = this.#takes('else') ? (this.#takes('if') ? [this.#if()] : this.#block()) : undefined;
    return { kind: 'if', test, yes, ...(before && { before }), ...(no && { no }) };
  }

  #for(): Statement {
    if (this.#is('{')) return { kind: 'for', body: this.#block() };
    const each = this.#each();
    if (each) return each;
    const first = this.#is(';') ? undefined : this.#simple();
    if (!this.#takes(';'))
      return { kind: 'for', test: testOf(first, () => this.#fail()), body: this.#block() };
    const test = this.#is(';') ? undefined : this.#expression();
    this.#expect(';');
    const after = this.#is('{') ? undefined : this.#simple();
    const body = this.#block();
    return {
      kind: 'for',
      body,
      ...(first && { before: first }),
      ...(test && { test }),
      ...(after && { after }),
    };
  }

  #each(): Statement | undefined {
    const at = this.#at;
    if (this.#next.kind === 'name') {
      const key = this.#name();
      const value = this.#takes(',') ? this.#name() : undefined;
      if (this.#takes('in')) {
        const of = this.#expression();
        return {
          kind: 'each',
          key: value === undefined ? '_' : key,
          value: value ?? key,
          of,
          body: this.#block(),
        };
      }
    }
    this.#at = at;
    return undefined;
  }

  #expression(): Expression {
    if (++this.#depth > DEEPEST) throw new RuleError('the script is nested too deeply');
    const test = this.#binary(0);
    let found = test;
    if (this.#takes('?')) {
      const yes = this.#expression();
      this.#expect(':');
      found = { kind: 'choice', test, yes, no: this.#expression() };
    }
    this.#depth--;
    return found;
  }

  #binary(level: number): Expression {
    const operators = BINDING[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    while (this.#next.kind === 'operator' && operators.includes(this.#next.text)) {
      const operator = this.#next.text;
      this.#at++;
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1) };
    }
    return left;
  }

  #unary(): Expression {
    for (const operator of ['!', '-', '+', '^'])
      if (this.#takes(operator)) return { kind: 'unary', operator, operand: this.#unary() };
    return this.#behind(this.#primary());
  }

  /** Calls, indices and selectors behind an expression. */
  #behind(expression: Expression): Expression {
    let object = expression;
    for (;;) {
      if (this.#takes('.')) object = { kind: 'index', object, key: { kind: 'literal', value: this.#name() } };
      else if (this.#takes('(')) {
        const given = this.#list(')');
        object = { kind: 'call', callee: object, given: given.items, spread: given.spread };
      } else if (this.#takes('[')) object = this.#inBrackets(object);
      else return object;
    }
  }

  #inBrackets(object: Expression): Expression {
    const from = this.#is(':') ? undefined : this.#expression();
    if (this.#takes(':')) {
      const to = this.#is(']') ? undefined : this.#expression();
      this.#expect(']');
      return { kind: 'slice', object, ...(from && { from }), ...(to && { to }) };
    }
    this.#expect(']');
    return from ? { kind: 'index', object, key: from } : this.#fail();
  }

  #list(end: string): { items: readonly Expression[]; spread: boolean } {
    const items: Expression[] = [];
    let spread = false;
    while (!this.#is(end)) {
      items.push(this.#expression());
      spread = this.#takes('...');
      while (this.#takes(';'));
      if (!this.#takes(',')) break;
      while (this.#takes(';'));
    }
    this.#expect(end);
    return { items, spread };
  }

  #primary(): Expression {
    const { kind, text } = this.#next;
    if (kind === 'end') this.#fail();
    this.#at++;
    if (kind === 'string' || kind === 'char') return { kind: 'literal', value: text };
    if (kind === 'number')
      return { kind: 'literal', value: /^0x|^\d+$/i.test(text) ? Number(text) : { float: Number(text) } };
    if (kind === 'name') return this.#named(text);
    if (text === '(') {
      const inner = this.#expression();
      this.#expect(')');
      return inner;
    }
    if (text === '[') return { kind: 'array', items: this.#list(']').items };
    if (text === '{') return this.#map();
    this.#at--;
    return this.#fail();
  }

  #named(text: string): Expression {
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
    if (text === 'undefined') return { kind: 'literal', value: undefined };
    return text === 'func' ? this.#function() : { kind: 'name', name: text };
  }

  #function(): Expression {
    this.#expect('(');
    const parameters: string[] = [];
    let variadic = false;
    while (!this.#is(')')) {
      variadic = this.#takes('...');
      parameters.push(this.#name());
      if (!this.#takes(',')) break;
    }
    this.#expect(')');
    return { kind: 'function', parameters, variadic, body: this.#block() };
  }

  #map(): Expression {
    const entries: (readonly [string, Expression])[] = [];
    while (this.#takes(';'));
    while (!this.#is('}')) {
      if (this.#next.kind !== 'name' && this.#next.kind !== 'string') this.#fail();
      const key = this.#next.text;
      this.#at++;
      this.#expect(':');
      entries.push([key, this.#expression()]);
      while (this.#takes(';'));
      if (!this.#takes(',')) break;
      while (this.#takes(';'));
    }
    this.#expect('}');
    return { kind: 'map', entries };
  }
}

function testOf(statement: Statement | undefined, fail: () => never): Expression {
  return statement?.kind === 'do' ? statement.value : fail();
}
