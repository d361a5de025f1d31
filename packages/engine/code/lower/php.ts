import type {
  Arg,
  ClassDecl,
  Decorator,
  Entry,
  Expr,
  Field,
  FunctionDecl,
  Param,
  Statement,
  TypeExpr,
} from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, Lowering, unescape, type Lower } from './lowering.ts';
import { emptyClass } from './script.ts';

export const lowerPhp: Lower = (root, text) => new PhpLowering(text).statements(root);

class PhpLowering extends Lowering {
  statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    switch (node.type) {
      case 'php_tag':
      case 'text':
      case 'namespace_use_declaration':
        return [];
      case 'namespace_definition': {
        const body = this.field(node, 'body');
        return body ? this.statements(body) : [];
      }
      case 'class_declaration':
      case 'interface_declaration':
      case 'trait_declaration':
      case 'enum_declaration':
        return [this.classDecl(node, doc)];
      case 'function_definition':
        return [this.func(node, doc)];
      case 'const_declaration':
        return this.all(node, 'const_element').map((element) => this.constant(element, doc));
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'expression_statement': {
        if (first?.type === 'throw_expression')
          return [{ kind: 'throw', value: this.expr(this.named(first)[0] ?? first) }];
        const [left, right] = [this.field(first, 'left'), this.field(first, 'right')];
        if (first?.type === 'assignment_expression' && left && right)
          return [{ kind: 'assign', target: this.expr(left), value: this.expr(right), doc, exported: false }];
        return first ? [{ kind: 'expr', value: this.expr(first), doc }] : [];
      }
      default: {
        const body = this.named(node).flatMap((part): Statement[] =>
          /statement|declaration|clause|block|ERROR/.test(part.type)
            ? this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        if (node.type !== 'foreach_statement') return [{ kind: 'block', body }];
        const [of, target] = this.named(node);
        const item = target?.type === 'pair' ? this.named(target).at(-1) : target;
        return [{ kind: 'block', body, ...this.each(item, of) }];
      }
    }
  }

  private constant(element: SyntaxNode, doc: string): Statement {
    const [name, value] = this.named(element);
    return {
      kind: 'assign',
      target: { kind: 'name', name: this.text(name) },
      ...(value && { value: this.expr(value) }),
      doc,
      exported: true,
    };
  }

  private classDecl(node: SyntaxNode, doc: string): ClassDecl {
    const body = this.field(node, 'body');
    const members = body?.children ?? [];
    const fields: Field[] = [];
    const methods: FunctionDecl[] = [];
    members.forEach((member, index) => {
      const said = this.comment(members, index);
      const isHidden = /private|protected/.test(this.text(this.child(member, 'visibility_modifier')));
      if (member.type === 'method_declaration') {
        const method = this.func(member, said);
        methods.push(isHidden ? { ...method, exported: false } : method);
        if (method.name === '__construct') fields.push(...this.promoted(member));
      } else if (member.type === 'property_declaration') {
        const type = this.field(member, 'type');
        for (const element of this.all(member, 'property_element')) {
          const value = this.field(element, 'default_value');
          fields.push({
            name: this.text(this.field(element, 'name')).replace('$', ''),
            ...(type && { type: this.type(type), written: this.text(type) }),
            optional: false,
            ...(value && { value: this.expr(value) }),
            decorators: [...this.attributes(member), ...(isHidden ? [{ name: 'JsonIgnore', args: [] }] : [])],
            doc: said,
            ...(isHidden && { isHidden }),
          });
        }
      } else if (member.type === 'const_declaration') {
        for (const element of this.all(member, 'const_element')) {
          const [name, value] = this.named(element);
          fields.push({
            name: this.text(name),
            optional: false,
            ...(value && { value: this.expr(value) }),
            decorators: [{ name: 'JsonIgnore', args: [] }],
            doc: said,
            isConstant: true,
            ...(isHidden && { isHidden }),
          });
        }
      }
    });
    const form =
      node.type === 'enum_declaration'
        ? 'enum'
        : node.type === 'interface_declaration'
          ? 'interface'
          : 'class';
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, true),
      form,
      bases: this.all(node, 'base_clause', 'class_interface_clause')
        .flatMap((clause) => this.named(clause))
        .map((base) => named(this.text(base).replace(/^.*\\/, ''))),
      decorators: this.attributes(node),
      fields,
      methods,
      values: this.all(body, 'enum_case').map((one) => {
        const value = this.field(one, 'value');
        const said = body ? this.comment(body.children, body.children.indexOf(one)) : '';
        return {
          name: this.text(this.field(one, 'name')),
          ...(value && { value: this.expr(value) }),
          ...(said !== '' && { doc: said }),
        };
      }),
    };
  }

  private promoted(node: SyntaxNode): Field[] {
    return this.all(this.field(node, 'parameters'), 'property_promotion_parameter').map((param) => {
      const { name, type, written, optional, value, decorators } = this.param(param);
      const isHidden = /private|protected/.test(this.text(this.child(param, 'visibility_modifier')));
      return {
        name,
        ...(type && { type, written: written ?? '' }),
        optional,
        ...(value && { value }),
        decorators,
        doc: '',
        ...(isHidden && { isHidden }),
      };
    });
  }

  private func(node: SyntaxNode, doc: string): FunctionDecl {
    const [body, returns] = [this.field(node, 'body'), this.field(node, 'return_type')];
    return {
      kind: 'function',
      name: this.text(this.field(node, 'name')),
      params: this.named(this.field(node, 'parameters')).map((param) => this.param(param)),
      ...(returns && { returns: this.type(returns) }),
      decorators: this.attributes(node),
      doc,
      body:
        body?.type === 'compound_statement'
          ? this.statements(body)
          : body
            ? [{ kind: 'return', value: this.expr(body) }]
            : [],
      exported: true,
      start: node.start,
      header: this.header(node, body),
    };
  }

  private param(node: SyntaxNode): Param {
    const [type, value] = [this.field(node, 'type'), this.field(node, 'default_value')];
    return {
      name: this.text(this.field(node, 'name')).replace('$', ''),
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: value !== undefined,
      ...(value && { value: this.expr(value) }),
      decorators: this.attributes(node),
    };
  }

  private attributes(node: SyntaxNode): Decorator[] {
    return this.all(node, 'attribute_list')
      .flatMap((list) => this.named(list))
      .flatMap((group) => this.all(group, 'attribute'))
      .map((attribute) => ({
        name: this.text(this.named(attribute)[0]).replace(/^.*\\/, ''),
        args: this.arguments(this.field(attribute, 'parameters')),
      }));
  }

  private arguments(list: SyntaxNode | undefined): Arg[] {
    return this.named(list).map((node) => {
      const name = this.field(node, 'name');
      const value = this.named(node).at(-1);
      return { ...(name && { name: this.text(name) }), value: value ? this.expr(value) : { kind: 'null' } };
    });
  }

  protected expr(node: SyntaxNode): Expr {
    const [first, second] = this.named(node);
    switch (node.type) {
      case 'string':
      case 'string_content':
        return {
          kind: 'string',
          value:
            node.type === 'string'
              ? this.text(node)
                  .slice(1, -1)
                  .replace(/\\(['\\])/g, '$1')
              : this.text(node),
        };
      case 'encapsed_string':
        return this.interpolated(node);
      case 'integer':
      case 'float':
        return this.number(node);
      case 'boolean':
        return { kind: 'boolean', value: /^true$/i.test(this.text(node)) };
      case 'null':
        return { kind: 'null' };
      case 'variable_name': {
        const name = this.text(node).replace('$', '');
        return { kind: 'name', name };
      }
      case 'name':
      case 'qualified_name':
      case 'relative_scope':
        return { kind: 'name', name: this.text(node).replace(/^.*\\/, '') };
      case 'class_constant_access_expression':
        if (this.text(second) === 'class')
          return { kind: 'type', type: named(this.text(first).replace(/^.*\\/, '')) };
        return first
          ? { kind: 'member', object: this.expr(first), name: this.text(second) }
          : this.other(node);
      case 'scoped_call_expression': {
        const scope = this.field(node, 'scope');
        const callee: Expr = scope
          ? { kind: 'member', object: this.expr(scope), name: this.text(this.field(node, 'name')) }
          : { kind: 'null' };
        return { kind: 'call', callee, args: this.arguments(this.field(node, 'arguments')), typeArgs: [] };
      }
      case 'member_call_expression':
      case 'nullsafe_member_call_expression': {
        const object = this.field(node, 'object');
        const callee: Expr = object
          ? { kind: 'member', object: this.expr(object), name: this.text(this.field(node, 'name')) }
          : { kind: 'null' };
        return { kind: 'call', callee, args: this.arguments(this.field(node, 'arguments')), typeArgs: [] };
      }
      case 'function_call_expression': {
        const callee = this.field(node, 'function');
        return callee
          ? {
              kind: 'call',
              callee: this.expr(callee),
              args: this.arguments(this.field(node, 'arguments')),
              typeArgs: [],
            }
          : this.other(node);
      }
      case 'object_creation_expression':
        return {
          kind: 'call',
          callee: { kind: 'name', name: this.text(first).replace(/^.*\\/, '') },
          args: this.arguments(this.child(node, 'arguments')),
          typeArgs: [],
          creates: true,
        };
      case 'member_access_expression': {
        const object = this.field(node, 'object');
        return object
          ? { kind: 'member', object: this.expr(object), name: this.text(this.field(node, 'name')) }
          : this.other(node);
      }
      case 'subscript_expression':
        return this.indexed(node, first, second);
      case 'array_creation_expression':
        return this.array(node);
      case 'anonymous_function':
      case 'anonymous_function_creation_expression':
      case 'arrow_function':
        return { kind: 'function', declaration: this.func(node, '') };
      case 'binary_expression':
        return this.binary(node);
      case 'parenthesized_expression':
      case 'argument':
        return first ? this.expr(first) : this.other(node);
      default:
        return this.other(node);
    }
  }

  private interpolated(node: SyntaxNode): Expr {
    const parts = node.children.flatMap((child): Expr[] => {
      if (child.type === 'string_content' || child.type === 'escape_sequence')
        return [{ kind: 'string', value: unescape(this.text(child)) }];
      return child.named ? [this.expr(child)] : [];
    });
    return parts.every((part) => part.kind === 'string')
      ? { kind: 'string', value: parts.map(({ value }) => value).join('') }
      : { kind: 'template', parts };
  }

  private array(node: SyntaxNode): Expr {
    const elements = this.all(node, 'array_element_initializer');
    const pairs = elements.map((element) => this.named(element));
    const isMap = elements.some((element) => this.has(element, '=>'));
    if (!isMap) return { kind: 'array', items: pairs.flatMap(([only]) => (only ? [this.expr(only)] : [])) };
    const entries = pairs.flatMap(([key, value]): Entry[] => {
      if (!key || !value) return [];
      const name = this.expr(key);
      return [
        {
          key: name.kind === 'string' ? name.value : '',
          value: this.expr(value),
          ...(name.kind !== 'string' && { computed: name }),
        },
      ];
    });
    return { kind: 'object', entries };
  }

  private type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    if (node.type === 'optional_type' && first) return { kind: 'optional', item: this.type(first) };
    if (node.type === 'union_type')
      return { kind: 'union', of: this.named(node).map((part) => this.type(part)) };
    return named(this.text(node).replace(/^.*\\/, ''));
  }
}
