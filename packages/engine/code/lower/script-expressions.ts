import type { Arg, Decorator, Entry, Expr, FunctionDecl } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, unescape } from './lowering.ts';
import { ScriptTypes, unquote } from './script-types.ts';

/** Expressions of TypeScript and JavaScript. */
export abstract class ScriptExpressions extends ScriptTypes {
  protected abstract func(node: SyntaxNode, name: string): FunctionDecl;

  protected expr(node: SyntaxNode): Expr {
    const [first, second] = this.named(node);
    switch (node.type) {
      case 'string':
        return { kind: 'string', value: unescape(this.text(node).slice(1, -1)) };
      case 'template_string':
        return this.template(node);
      case 'number':
        return this.number(node);
      case 'true':
      case 'false':
        return { kind: 'boolean', value: node.type === 'true' };
      case 'null':
      case 'undefined':
        return { kind: 'null' };
      case 'identifier':
      case 'this':
      case 'super':
      case 'property_identifier':
      case 'shorthand_property_identifier':
      case 'shorthand_property_identifier_pattern':
      case 'type_identifier':
        return { kind: 'name', name: this.text(node) };
      case 'member_expression':
        return this.memberExpr(node);
      case 'subscript_expression':
        return this.indexExpr(node);
      case 'call_expression':
      case 'new_expression':
        return this.call(node);
      case 'array':
      case 'array_pattern':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'object':
      case 'object_pattern':
        return { kind: 'object', entries: this.entries(node) };
      case 'arrow_function':
      case 'function_expression':
      case 'function':
      case 'generator_function':
        return { kind: 'function', declaration: this.func(node, this.text(this.field(node, 'name'))) };
      case 'parenthesized_expression':
      case 'await_expression':
      case 'satisfies_expression':
      case 'non_null_expression':
      case 'expression_statement':
        return first ? this.expr(first) : this.other(node);
      case 'as_expression':
        return first && second && second.type !== 'const' && /^(?:member|call|await)/.test(first.type)
          ? {
              kind: 'other',
              text: 'as',
              parts: [this.expr(first), { kind: 'type', type: this.type(second) }],
            }
          : first
            ? this.expr(first)
            : this.other(node);
      case 'type_assertion':
        return second ? this.expr(second) : this.other(node);
      case 'binary_expression':
        return this.binary(node);
      case 'jsx_element':
      case 'jsx_self_closing_element':
        return this.markup(node);
      case 'jsx_expression':
        return first ? this.expr(first) : { kind: 'null' };
      case 'jsx_text':
        return { kind: 'string', value: this.text(node) };
      case 'function_declaration':
        return { kind: 'function', declaration: this.func(node, this.text(this.field(node, 'name'))) };
      default:
        return this.other(node);
    }
  }

  private memberExpr(node: SyntaxNode): Expr {
    const object = this.field(node, 'object');
    const name = this.text(this.field(node, 'property'));
    return object ? { kind: 'member', object: this.expr(object), name } : this.other(node);
  }

  private indexExpr(node: SyntaxNode): Expr {
    const [object, index] = [this.field(node, 'object'), this.field(node, 'index')];
    if (!object || !index) return this.other(node);
    if (index.type === 'string')
      return { kind: 'member', object: this.expr(object), name: unquote(this.text(index)) };
    return { kind: 'index', object: this.expr(object), index: this.expr(index) };
  }

  private call(node: SyntaxNode): Expr {
    const callee = this.field(node, 'function') ?? this.field(node, 'constructor');
    const list = this.field(node, 'arguments');
    if (!callee) return this.other(node);
    const args: Arg[] =
      list?.type === 'template_string' ? [{ value: this.template(list) }] : this.args(this.named(list));
    const typeArgs = this.named(this.field(node, 'type_arguments')).map((arg) => this.type(arg));
    const creates = node.type === 'new_expression';
    // What is frozen is what it was.
    const [frozen, another] = args;
    if (frozen && !another && this.text(callee) === 'Object.freeze') return frozen.value;
    return { kind: 'call', callee: this.expr(callee), args, typeArgs, ...(creates && { creates }) };
  }

  private template(node: SyntaxNode): Expr {
    const parts = node.children.flatMap((child): Expr[] => {
      if (child.type === 'template_substitution') {
        const [inner] = this.named(child);
        return inner ? [this.expr(inner)] : [];
      }
      if (child.type === 'string_fragment' || child.type === 'escape_sequence') {
        return [{ kind: 'string', value: unescape(this.text(child)) }];
      }
      return [];
    });
    return parts.every((part) => part.kind === 'string')
      ? { kind: 'string', value: parts.map((part) => part.value).join('') }
      : { kind: 'template', parts };
  }

  private entries(node: SyntaxNode): Entry[] {
    return node.children.flatMap((child, index): Entry[] => {
      if (!child.named || isComment(child)) return [];
      const doc = this.comment(node.children, index, true);
      const [first] = this.named(child);
      if (child.type === 'pair' || child.type === 'pair_pattern') {
        const [key, value] = [this.field(child, 'key'), this.field(child, 'value')];
        if (!key || !value) return [];
        const inner = this.named(key)[0];
        const computed = key.type === 'computed_property_name' && inner ? this.expr(inner) : undefined;
        // `page: at = 1` of a pattern.
        const isGiven = value.type === 'assignment_pattern';
        const [local, fallback] = isGiven ? this.named(value) : [value];
        return [
          {
            key: computed ? '' : unquote(this.text(key)),
            value: this.expr(local ?? value),
            doc,
            ...(computed && { computed }),
            ...(fallback && { fallback: this.expr(fallback) }),
          },
        ];
      }
      if (child.type === 'method_definition') {
        const key = unquote(this.text(this.field(child, 'name')));
        return [{ key, value: { kind: 'function', declaration: this.func(child, key) }, doc }];
      }
      if (child.type === 'spread_element') return first ? [{ key: '...', value: this.expr(first) }] : [];
      if (child.type === 'object_assignment_pattern') {
        const [left, right] = [this.field(child, 'left'), this.field(child, 'right')];
        const fallback = right && this.expr(right);
        return left ? [{ key: this.text(left), value: this.expr(left), ...(fallback && { fallback }) }] : [];
      }
      if (child.type.startsWith('shorthand'))
        return [{ key: this.text(child), value: this.expr(child), doc }];
      return [];
    });
  }

  protected patternNames(pattern: SyntaxNode): string[] {
    return this.entries(pattern).flatMap(({ key }) => (key && key !== '...' ? [key] : []));
  }

  protected decorator(node: SyntaxNode): Decorator {
    const [inner] = this.named(node);
    const value = inner && this.expr(inner);
    const callee = value?.kind === 'call' ? value.callee : value;
    const args = value?.kind === 'call' ? value.args : [];
    if (callee?.kind === 'member') return { name: callee.name, target: callee.object, args };
    return { name: callee?.kind === 'name' ? callee.name : '', args };
  }

  private markup(node: SyntaxNode): Expr {
    const opening =
      node.type === 'jsx_element'
        ? (this.field(node, 'open_tag') ?? this.child(node, 'jsx_opening_element'))
        : node;
    const attributes = this.all(opening, 'jsx_attribute', 'jsx_expression').map((attribute) => {
      const [name, value] = this.named(attribute);
      // `{...register('email')}`.
      if (name && attribute.type === 'jsx_expression') return { name: '...', value: this.expr(name) };
      return {
        name: this.text(name),
        value: value ? this.expr(value) : ({ kind: 'boolean', value: true } as const),
      };
    });
    const children =
      node.type === 'jsx_element'
        ? node.children
            .filter((child) => /^jsx_(?:text|expression|element|self_closing_element)$/.test(child.type))
            .map((child) => this.expr(child))
        : [];
    return { kind: 'markup', tag: this.text(this.field(opening, 'name')), attributes, children };
  }
}
