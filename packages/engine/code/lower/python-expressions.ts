import type { Arg, Expr, FunctionDecl, Param, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { Lowering, unescape } from './lowering.ts';

/** Expressions and types. */
export abstract class PythonExpressions extends Lowering {
  protected abstract param(node: SyntaxNode): Param[];

  protected expr(node: SyntaxNode): Expr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'string':
      case 'concatenated_string':
        return this.string(node);
      case 'integer':
      case 'float':
        return this.number(node);
      case 'true':
      case 'false':
        return { kind: 'boolean', value: node.type === 'true' };
      case 'none':
        return { kind: 'null' };
      case 'identifier':
        return { kind: 'name', name: this.text(node) };
      case 'dotted_name':
        return this.named(node)
          .map((part): Expr => ({ kind: 'name', name: this.text(part) }))
          .reduce((object, part) => ({
            kind: 'member',
            object,
            name: part.kind === 'name' ? part.name : '',
          }));
      case 'attribute': {
        const object = this.field(node, 'object');
        return object
          ? { kind: 'member', object: this.expr(object), name: this.text(this.field(node, 'attribute')) }
          : this.other(node);
      }
      case 'subscript': {
        const [value, index] = [this.field(node, 'value'), this.field(node, 'subscript')];
        return value && index
          ? { kind: 'index', object: this.expr(value), index: this.expr(index) }
          : this.other(node);
      }
      case 'call': {
        const callee = this.field(node, 'function');
        const list = this.field(node, 'arguments');
        if (!callee) return this.other(node);
        const args = list?.type === 'argument_list' ? this.arguments(list) : this.args(this.named(list));
        return { kind: 'call', callee: this.expr(callee), args, typeArgs: [] };
      }
      case 'list':
      case 'tuple':
      case 'set':
      case 'expression_list':
      case 'pattern_list':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'dictionary':
        return {
          kind: 'object',
          entries: this.named(node).flatMap((pair) => {
            const [key, value] = [this.field(pair, 'key'), this.field(pair, 'value')];
            if (!value)
              return pair.type === 'dictionary_splat' ? [{ key: '...', value: this.other(pair) }] : [];
            const name = key && this.expr(key);
            return [
              {
                key: name?.kind === 'string' ? name.value : '',
                value: this.expr(value),
                ...(name && name.kind !== 'string' && { computed: name }),
              },
            ];
          }),
        };
      case 'lambda': {
        const body = this.field(node, 'body');
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params: this.named(this.field(node, 'parameters')).flatMap((param) => this.param(param)),
          decorators: [],
          doc: '',
          body: body ? [{ kind: 'return', value: this.expr(body) }] : [],
          exported: false,
          header: this.text(node),
        };
        return { kind: 'function', declaration };
      }
      case 'binary_operator':
      case 'boolean_operator':
      case 'comparison_operator': {
        const [left, right] = [
          this.field(node, 'left') ?? first,
          this.field(node, 'right') ?? this.named(node)[1],
        ];
        // Comparisons name their operators otherwise: `is not`, `not in`, `>`.
        const between =
          left && right ? this.source.slice(left.end, right.start).replace(/\s+/g, ' ').trim() : '';
        const operator = this.text(this.field(node, 'operator')) || between || '==';
        const isChain = node.type === 'comparison_operator' && this.named(node).length > 2;
        return left && right && !isChain
          ? { kind: 'binary', operator, left: this.expr(left), right: this.expr(right) }
          : this.other(node);
      }
      case 'await':
      case 'parenthesized_expression':
      case 'type':
        return first ? this.expr(first) : this.other(node);
      case 'keyword_argument':
      case 'named_expression': {
        const value = this.field(node, 'value');
        return value ? this.expr(value) : this.other(node);
      }
      case 'list_comprehension': {
        const body = this.field(node, 'body');
        return { kind: 'array', items: body ? [this.expr(body)] : [] };
      }
      case 'generic_type':
        return this.other(node);
      default:
        return this.other(node);
    }
  }

  protected arguments(list: SyntaxNode): Arg[] {
    return this.named(list).map((node) => {
      if (node.type !== 'keyword_argument') return { value: this.expr(node) };
      const value = this.field(node, 'value');
      return {
        name: this.text(this.field(node, 'name')),
        value: value ? this.expr(value) : { kind: 'null' },
      };
    });
  }

  protected string(node: SyntaxNode): Expr {
    const parts = node.children.flatMap((child): Expr[] => {
      if (child.type === 'string') return [this.string(child)];
      if (child.type === 'string_content')
        return [
          {
            kind: 'string',
            value: /^[rR]/.test(this.text(node)) ? this.text(child) : unescape(this.text(child)),
          },
        ];
      const [inner] = child.type === 'interpolation' ? this.named(child) : [];
      return inner ? [this.expr(inner)] : [];
    });
    return parts.every((part) => part.kind === 'string')
      ? { kind: 'string', value: parts.map(({ value }) => value).join('') }
      : { kind: 'template', parts };
  }

  protected type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'type':
      case 'parenthesized_expression':
        return first ? this.type(first) : named('unknown');
      case 'string': {
        // A name that is declared further down.
        const text = this.expr(node);
        return named(text.kind === 'string' ? text.value.replace(/\[.*$/, '') : 'unknown');
      }
      case 'none':
        return named('None');
      case 'generic_type':
      case 'subscript': {
        const base = this.field(node, 'value') ?? first;
        const list = this.child(node, 'type_parameter');
        const args = list
          ? this.named(list)
          : this.fields(node, 'subscript').flatMap((part) =>
              part.type === 'tuple' ? this.named(part) : [part],
            );
        return this.generic(this.text(base), args);
      }
      case 'binary_operator':
      case 'union_type': {
        const parts = this.named(node).flatMap((part) => {
          const type = this.type(part);
          return type.kind === 'union' ? type.of : [type];
        });
        return { kind: 'union', of: parts };
      }
      default:
        return named(this.text(node));
    }
  }

  protected generic(name: string, nodes: readonly SyntaxNode[]): TypeExpr {
    const short = name.replace(/^.*\./, '');
    if (short === 'Literal') return { kind: 'union', of: nodes.flatMap((node) => this.literal(node)) };
    if (short === 'Annotated') {
      const [type] = nodes;
      return type ? this.type(type) : named('unknown');
    }
    const args = nodes.map((node) => this.type(node));
    return short === 'Union' ? { kind: 'union', of: args } : { kind: 'named', name: short, args };
  }

  protected literal(node: SyntaxNode): TypeExpr[] {
    const value = this.expr(node.type === 'type' ? (this.named(node)[0] ?? node) : node);
    if (value.kind === 'string' || value.kind === 'boolean') return [{ kind: 'literal', value: value.value }];
    return value.kind === 'number' ? [{ kind: 'literal', value: value.value }] : [];
  }
}
