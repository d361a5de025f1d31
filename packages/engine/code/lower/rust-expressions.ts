import type { Expr, FunctionDecl, Param, Statement, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { Lowering, unescape } from './lowering.ts';

/** Expressions and types. */
export abstract class RustExpressions extends Lowering {
  protected abstract statements(node: SyntaxNode): Statement[];
  protected abstract param(node: SyntaxNode): Param;

  protected expr(node: SyntaxNode): Expr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'string_literal':
        // A backslash at the end of a line takes the indentation of the next with it.
        return {
          kind: 'string',
          value: unescape(
            this.text(node)
              .replace(/^b?"|"$/g, '')
              .replace(/\\\r?\n\s*/g, ''),
          ),
        };
      case 'raw_string_literal':
        return { kind: 'string', value: this.text(node).replace(/^r#*"|"#*$/g, '') };
      case 'integer_literal':
      case 'float_literal':
        return this.number(node);
      case 'boolean_literal':
        return { kind: 'boolean', value: this.text(node) === 'true' };
      case 'identifier':
      case 'self':
      case 'type_identifier':
      case 'field_identifier':
        return { kind: 'name', name: this.text(node) };
      case 'scoped_identifier': {
        const path = this.field(node, 'path');
        const name = this.text(this.field(node, 'name'));
        // `super::users::list` is `users::list`.
        return path && !/^(?:crate|self|super)$/.test(this.text(path))
          ? { kind: 'member', object: this.expr(path), name }
          : { kind: 'name', name };
      }
      case 'field_expression': {
        const value = this.field(node, 'value');
        return value
          ? { kind: 'member', object: this.expr(value), name: this.text(this.field(node, 'field')) }
          : this.other(node);
      }
      case 'generic_function':
      case 'generic_type_with_turbofish':
        return first ? this.expr(first) : this.other(node);
      case 'call_expression': {
        const callee = this.field(node, 'function');
        const typeArgs = this.named(this.field(callee, 'type_arguments')).map((arg) => this.type(arg));
        return callee
          ? {
              kind: 'call',
              callee: this.expr(callee),
              args: this.args(this.named(this.field(node, 'arguments'))),
              typeArgs,
            }
          : this.other(node);
      }
      case 'struct_expression': {
        const type = this.field(node, 'name');
        const entries = this.named(this.field(node, 'body')).map((part) => {
          const value = this.field(part, 'value');
          return {
            key: this.text(this.field(part, 'field') ?? this.named(part)[0]),
            value: value ? this.expr(value) : this.expr(this.named(part)[0] ?? part),
          };
        });
        return { kind: 'object', entries, ...(type && { type: this.type(type) }) };
      }
      case 'array_expression':
      case 'tuple_expression':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'macro_invocation':
        return this.macro(node);
      case 'closure_expression': {
        const whole = this.field(node, 'body');
        const body = whole?.type === 'async_block' ? (this.child(whole, 'block') ?? whole) : whole;
        const params = this.named(this.field(node, 'parameters')).map((param) =>
          param.type === 'parameter'
            ? this.param(param)
            : { name: this.text(param), optional: false, decorators: [] },
        );
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params,
          decorators: [],
          doc: '',
          body: body
            ? body.type === 'block'
              ? this.statements(body)
              : [{ kind: 'return', value: this.expr(body) }]
            : [],
          exported: false,
          header: '',
        };
        return { kind: 'function', declaration };
      }
      case 'block':
      case 'async_block': {
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params: [],
          decorators: [],
          doc: '',
          body: this.statements(node),
          exported: false,
          header: '',
        };
        return { kind: 'function', declaration };
      }
      case 'await_expression':
      case 'try_expression':
      case 'reference_expression':
      case 'parenthesized_expression':
        return this.named(node).at(-1) ? this.expr(this.named(node).at(-1) ?? node) : this.other(node);
      case 'binary_expression':
        return this.binary(node);
      default:
        return this.other(node);
    }
  }

  /** `format!`, `json!`, `vec!`, `concat!`, `routes![…]`. */
  protected macro(node: SyntaxNode): Expr {
    const name = this.text(this.field(node, 'macro'));
    const tokens = this.child(node, 'token_tree');
    const strings = (tokens?.children ?? []).filter(({ type }) => type === 'string_literal');
    if (/^(?:format|concat)$/.test(name)) {
      const parts = name === 'concat' ? strings : strings.slice(0, 1);
      const names = (tokens?.children ?? [])
        .filter(({ type }) => type === 'identifier')
        .map((part) => this.text(part));
      const pieces = parts.flatMap((part) => {
        const text = unescape(this.text(part).slice(1, -1));
        return text
          .split(/(\{[^}]*\})/)
          .map((piece): Expr =>
            /^\{.*\}$/.test(piece)
              ? { kind: 'name', name: piece.slice(1, -1) || (names.shift() ?? 'value') }
              : { kind: 'string', value: piece },
          );
      });
      return { kind: 'template', parts: pieces };
    }
    if (name === 'json' || name.endsWith('::json')) {
      return this.json(this.child(tokens ?? node, 'token_tree') ?? tokens);
    }
    return {
      kind: 'other',
      text: this.text(node),
      parts: (tokens?.children ?? [])
        .filter(({ type }) => /identifier|literal/.test(type))
        .map((part) => this.expr(part)),
    };
  }

  /** `{ "error": { "code": code, "message": self.to_string() } }` as tokens. */
  private json(tree: SyntaxNode | undefined): Expr {
    const all = tree?.children ?? [];
    const entries = all.flatMap((part, index) => {
      if (part.type !== 'string_literal' || this.text(all[index + 1]) !== ':') return [];
      let end = index + 2;
      while (end < all.length - 1 && this.text(all[end]) !== ',') end++;
      const value = all.slice(index + 2, end);
      return [{ key: this.text(part).slice(1, -1), value: this.jsonValue(value) }];
    });
    return { kind: 'object', entries };
  }

  /** A value as its tokens write it: a name with its members and calls, or an object. */
  private jsonValue([first, ...rest]: readonly SyntaxNode[]): Expr {
    if (!first?.named) return { kind: 'null' };
    if (first.type === 'token_tree' && this.text(first).startsWith('{')) return this.json(first);
    let value = this.expr(first);
    for (const [index, part] of rest.entries()) {
      if (part.type === 'identifier' && this.text(rest[index - 1]) === '.')
        value = { kind: 'member', object: value, name: this.text(part) };
      else if (part.type === 'token_tree' && this.text(part) === '()')
        value = { kind: 'call', callee: value, args: [], typeArgs: [] };
      else if (this.text(part) !== '.') break;
    }
    return value;
  }

  protected type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'generic_type': {
        const name = this.text(this.field(node, 'type') ?? first);
        return {
          kind: 'named',
          name: name.replace(/^.*::/, ''),
          args: this.named(this.field(node, 'type_arguments'))
            .filter(({ type }) => type !== 'lifetime')
            .map((arg) => this.type(arg)),
        };
      }
      case 'reference_type':
        return this.type(this.field(node, 'type') ?? first ?? node);
      case 'array_type':
        return { kind: 'array', item: this.type(this.field(node, 'element') ?? first ?? node) };
      case 'tuple_type': {
        const last = this.named(node).at(-1);
        return last
          ? { kind: 'named', name: 'tuple', args: this.named(node).map((part) => this.type(part)) }
          : named('()');
      }
      case 'abstract_type':
      case 'dynamic_type':
        return named('impl');
      default:
        return named(this.text(node));
    }
  }
}
