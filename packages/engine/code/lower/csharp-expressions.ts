import type { Arg, Decorator, Expr, FunctionDecl, Param, Statement, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { Lowering, unescape } from './lowering.ts';

/** Expressions and types. */
export abstract class CSharpExpressions extends Lowering {
  protected abstract statements(node: SyntaxNode): Statement[];
  protected abstract param(node: SyntaxNode): Param;
  protected abstract attributes(node: SyntaxNode): Decorator[];
  protected abstract argument(node: SyntaxNode): Arg;

  protected expr(node: SyntaxNode): Expr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'string_literal':
        return { kind: 'string', value: unescape(this.text(node).slice(1, -1)) };
      case 'verbatim_string_literal':
        return { kind: 'string', value: this.text(node).slice(2, -1) };
      case 'raw_string_literal':
        return { kind: 'string', value: this.text(node).replace(/^"+|"+$/g, '') };
      case 'interpolated_string_expression':
        return {
          kind: 'template',
          parts: node.children.flatMap((child): Expr[] => {
            if (child.type === 'string_content') return [{ kind: 'string', value: this.text(child) }];
            const inner =
              child.type === 'interpolation'
                ? this.named(child).find(({ type }) => type !== 'interpolation_brace')
                : undefined;
            return inner ? [this.expr(inner)] : [];
          }),
        };
      case 'integer_literal':
      case 'real_literal':
        return this.number(node);
      case 'boolean_literal':
        return { kind: 'boolean', value: this.text(node) === 'true' };
      case 'null_literal':
        return { kind: 'null' };
      case 'identifier':
      case 'this':
      case 'this_expression':
      case 'generic_name':
        return { kind: 'name', name: this.text(node).replace(/<.*$/, '') };
      case 'member_access_expression': {
        const object = this.field(node, 'expression');
        return object
          ? {
              kind: 'member',
              object: this.expr(object),
              name: this.text(this.field(node, 'name')).replace(/<.*$/, ''),
            }
          : this.other(node);
      }
      case 'invocation_expression': {
        const callee = this.field(node, 'function');
        if (!callee) return this.other(node);
        if (this.text(callee) === 'nameof')
          return {
            kind: 'string',
            value: this.text(this.named(this.field(node, 'arguments'))[0]).replace(/^.*\./, ''),
          };
        const generic = callee.type === 'generic_name' ? callee : this.field(callee, 'name');
        const typeArgs = this.named(this.child(generic, 'type_argument_list')).map((arg) => this.type(arg));
        return {
          kind: 'call',
          callee: this.expr(callee),
          args: this.named(this.field(node, 'arguments')).map((arg) => this.argument(arg)),
          typeArgs,
        };
      }
      case 'object_creation_expression': {
        const type = this.field(node, 'type');
        const lowered = type && this.type(type);
        return {
          kind: 'call',
          callee: { kind: 'name', name: lowered?.kind === 'named' ? lowered.name.replace(/^.*\./, '') : '' },
          args: [
            ...this.named(this.field(node, 'arguments')).map((arg) => this.argument(arg)),
            ...this.initial(this.field(node, 'initializer')),
          ],
          typeArgs: lowered?.kind === 'named' ? lowered.args : [],
          creates: true,
          ...(lowered?.kind === 'named' && lowered.name.includes('.') && { made: lowered }),
        };
      }
      case 'anonymous_object_creation_expression':
        return this.anonymous(node);
      case 'array_creation_expression':
      case 'implicit_array_creation_expression':
        return {
          kind: 'array',
          items: this.named(this.child(node, 'initializer_expression')).map((item) => this.expr(item)),
        };
      case 'collection_expression':
      // A list as an argument: `MapMethods("/x", ["PUT"], …)`.
      case 'element_binding_expression':
      case 'initializer_expression':
        return {
          kind: 'array',
          items: this.named(node).map((item) =>
            this.expr(
              /^(?:expression_element|argument)$/.test(item.type) ? (this.named(item)[0] ?? item) : item,
            ),
          ),
        };
      case 'element_access_expression': {
        const [argument] = this.named(this.field(node, 'subscript'));
        return this.indexed(node, this.field(node, 'expression'), this.named(argument)[0] ?? argument);
      }
      case 'typeof_expression':
        return first ? { kind: 'type', type: this.type(first) } : this.other(node);
      case 'lambda_expression':
      case 'anonymous_method_expression': {
        const body = this.field(node, 'body');
        const params = this.field(node, 'parameters');
        const returns = this.field(node, 'type');
        const list =
          params?.type === 'parameter_list'
            ? this.all(params, 'parameter').map((param) => this.param(param))
            : params
              ? [{ name: this.text(params), optional: false, decorators: [] }]
              : [];
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params: list,
          ...(returns && { returns: this.type(returns) }),
          decorators: this.attributes(node),
          doc: '',
          body:
            body?.type === 'block'
              ? this.statements(body)
              : body
                ? [{ kind: 'return', value: this.expr(body) }]
                : [],
          exported: false,
          header: '',
        };
        return { kind: 'function', declaration };
      }
      case 'await_expression':
      case 'parenthesized_expression':
      case 'argument':
      case 'arrow_expression_clause':
      case 'postfix_unary_expression':
        return first ? this.expr(first) : this.other(node);
      case 'cast_expression': {
        const value = this.field(node, 'value');
        return value ? this.expr(value) : this.other(node);
      }
      case 'binary_expression':
        return this.binary(node);
      default:
        return this.other(node);
    }
  }

  /** What stands in braces behind a constructor: properties by their names, items as `{}`. */
  private initial(node: SyntaxNode | undefined): Arg[] {
    return this.named(node).map((part): Arg => {
      const [left, right] = [this.field(part, 'left'), this.field(part, 'right')];
      return part.type === 'assignment_expression' && left && right
        ? { name: wireName(this.text(left)), value: this.expr(right) }
        : { name: '{}', value: this.expr(part) };
    });
  }

  protected anonymous(node: SyntaxNode): Expr {
    const parts = this.text(node);
    const entries = this.named(node).flatMap((part, index, all) => {
      if (part.type !== 'identifier')
        return all[index - 1]?.type === 'identifier' || part.type !== 'member_access_expression'
          ? []
          : [{ key: wireName(this.text(this.field(part, 'name'))), value: this.expr(part) }];
      const next = all[index + 1];
      const isNamed = next && /^\s*=[^=]/.test(this.source.slice(part.end, next.start + 1));
      const isValue = index > 0 && /=\s*$/.test(this.source.slice(all[index - 1]?.end ?? 0, part.start));
      if (isValue) return [];
      return [{ key: wireName(this.text(part)), value: this.expr(isNamed ? next : part) }];
    });
    void parts;
    return { kind: 'object', entries };
  }

  protected type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'nullable_type':
        return first ? { kind: 'optional', item: this.type(first) } : named('object');
      case 'array_type': {
        const element = this.field(node, 'type') ?? first;
        return { kind: 'array', item: element ? this.type(element) : named('object') };
      }
      case 'generic_name':
        return {
          kind: 'named',
          name: this.text(first),
          args: this.named(this.child(node, 'type_argument_list')).map((arg) => this.type(arg)),
        };
      case 'qualified_name': {
        const own = this.type(this.field(node, 'name') ?? this.named(node).at(-1) ?? node);
        // `Create.Command`: the type around it tells it from others.
        const outer = /^([A-Z]\w*)\.\w+$/.exec(this.text(node))?.[1];
        return own.kind === 'named' && outer ? { ...own, name: `${outer}.${own.name}` } : own;
      }
      default:
        return named(this.text(node));
    }
  }
}

/** ASP.NET writes JSON in camel case. */
export function wireName(name: string): string {
  return name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());
}
