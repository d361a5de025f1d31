import type { Arg, Expr, Statement, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { Lowering, unescape } from './lowering.ts';

/** Expressions and types. */
export abstract class KotlinExpressions extends Lowering {
  protected abstract statements(parent: SyntaxNode | undefined): Statement[];

  protected arguments(list: SyntaxNode | undefined): Arg[] {
    return this.all(list, 'value_argument').map((argument) => {
      const parts = this.named(argument);
      const value = parts.at(-1);
      const name = this.has(argument, '=') && parts.length > 1 ? parts[0] : undefined;
      return { ...(name && { name: this.text(name) }), value: value ? this.expr(value) : { kind: 'null' } };
    });
  }

  protected expr(node: SyntaxNode): Expr {
    const [first, second] = this.named(node);
    switch (node.type) {
      case 'string_literal':
      case 'multiline_string_literal':
        return this.string(node);
      case 'number_literal':
      case 'float_literal':
      case 'long_literal':
        return this.number(node);
      case 'boolean_literal':
        return { kind: 'boolean', value: this.text(node) === 'true' };
      case 'null':
      case 'null_literal':
        return { kind: 'null' };
      case 'identifier':
      case 'this_expression':
        return /^(?:true|false)$/.test(this.text(node))
          ? { kind: 'boolean', value: this.text(node) === 'true' }
          : { kind: 'name', name: this.text(node) };
      case 'navigation_expression':
        return first
          ? { kind: 'member', object: this.expr(first), name: this.text(this.named(node).at(-1)) }
          : this.other(node);
      case 'index_expression':
        return this.indexed(node, first, second);
      case 'call_expression':
        return this.call(node);
      case 'collection_literal':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'lambda_literal':
      case 'annotated_lambda':
        return this.lambda(node);
      case 'binary_expression':
        return this.genericCall(node) ?? this.operation(node);
      case 'additive_expression':
      case 'elvis_expression':
        return this.operation(node);
      case 'parenthesized_expression':
      case 'as_expression':
      case 'unary_expression':
        return first ? this.expr(first) : this.other(node);
      case 'callable_reference':
        return first ? { kind: 'type', type: named(this.text(first)) } : this.other(node);
      default:
        return this.other(node);
    }
  }

  private call(node: SyntaxNode): Expr {
    const [callee] = this.named(node);
    const args = this.arguments(this.child(node, 'value_arguments'));
    const trailing = this.child(node, 'annotated_lambda', 'lambda_literal');
    const typeArgs = this.named(this.child(node, 'type_arguments')).map((arg) => this.type(arg));
    if (!callee) return this.other(node);
    const inner = this.expr(callee);
    const lambda: Arg[] = trailing ? [{ value: this.lambda(trailing) }] : [];
    // `get("/x") { … }` is one call, though the grammar sees two.
    if (trailing && args.length === 0 && inner.kind === 'call' && callee.type === 'call_expression')
      return { ...inner, args: [...inner.args, ...lambda] };
    const written =
      inner.kind === 'name' && /^(?:mutable|linked|hash)?[mM]apOf$/.test(inner.name) && mapOf(args);
    return written || { kind: 'call', callee: inner, args: [...args, ...lambda], typeArgs };
  }

  private operation(node: SyntaxNode): Expr {
    const [left, right] = this.named(node);
    if (!left || !right) return this.other(node);
    const operator =
      node.type === 'elvis_expression' ? '?:' : this.source.slice(left.end, right.start).trim();
    return { kind: 'binary', operator, left: this.expr(left), right: this.expr(right) };
  }

  /** `get<Users> { … }` and `parameters.getOrFail<Long>("id")`, which the grammar takes for two comparisons. */
  private genericCall(node: SyntaxNode): Expr | undefined {
    const [compared, body] = this.named(node);
    const [callee, type] = this.named(compared);
    const isCall =
      (body?.type === 'lambda_literal' || body?.type === 'parenthesized_expression') &&
      compared?.type === 'binary_expression' &&
      this.has(node, '>') &&
      this.has(compared, '<');
    if (!isCall || !callee || !type) return undefined;
    const typeArgs = [named(this.text(type).replace(/^.*\./, ''))];
    const value = body.type === 'lambda_literal' ? this.lambda(body) : this.expr(body);
    return { kind: 'call', callee: this.expr(callee), args: [{ value }], typeArgs };
  }

  private lambda(node: SyntaxNode): Expr {
    const literal = node.type === 'annotated_lambda' ? (this.child(node, 'lambda_literal') ?? node) : node;
    const params = this.named(this.child(literal, 'lambda_parameters')).map((param) => ({
      name: this.text(this.named(param)[0] ?? param),
      optional: false,
      decorators: [],
    }));
    const body = literal.children.filter(({ type }) => type !== 'lambda_parameters');
    return {
      kind: 'function',
      declaration: {
        kind: 'function',
        name: '',
        params,
        decorators: [],
        doc: '',
        body: this.statements({ ...literal, children: body }),
        exported: false,
        header: '',
      },
    };
  }

  private string(node: SyntaxNode): Expr {
    const inside = this.text(node).replace(/^"{1,3}|"{1,3}$/g, '');
    const parts = inside.split(/((?<!\\)\$\{[^{}]*\}|(?<!\\)\$[A-Za-z_]\w*)/).flatMap((piece): Expr[] => {
      const inner = /^\$\{?([^{}]*)\}?$/.exec(piece)?.[1];
      if (inner === undefined) return piece === '' ? [] : [{ kind: 'string', value: unescape(piece) }];
      const names = inner.split('.').map((name): Expr => ({ kind: 'name', name }));
      return [
        names.reduce((object, part) => ({
          kind: 'member',
          object,
          name: part.kind === 'name' ? part.name : '',
        })),
      ];
    });
    return parts.every((part) => part.kind === 'string')
      ? { kind: 'string', value: parts.map(({ value }) => value).join('') }
      : { kind: 'template', parts };
  }

  protected type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    if (node.type === 'nullable_type' && first) return { kind: 'optional', item: this.type(first) };
    if (node.type === 'type_projection' && first) return this.type(first);
    if (node.type !== 'user_type') return named(this.text(node));
    const names = this.all(node, 'identifier').map((part) => this.text(part));
    // `Orders.Request`: the type around it tells it from others.
    const own = names.slice(/^[A-Z]/.test(names.at(-2) ?? '') ? -2 : -1).join('.');
    return {
      kind: 'named',
      name: own || this.text(node),
      args: this.named(this.child(node, 'type_arguments')).map((arg) => this.type(arg)),
    };
  }
}

/** `mapOf("error" to "no such note")`; undefined where its keys aren't written out. */
function mapOf(args: readonly Arg[]): Expr | undefined {
  const entries = args.flatMap(({ value }) => {
    const [key, to, held] = value.kind === 'other' ? value.parts : [];
    const isPair = key?.kind === 'string' && to?.kind === 'name' && to.name === 'to' && held;
    return isPair ? [{ key: key.value, value: held }] : [];
  });
  return entries.length === args.length && args.length > 0 ? { kind: 'object', entries } : undefined;
}
