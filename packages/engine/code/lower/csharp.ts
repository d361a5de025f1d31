import type { Arg, ClassDecl, Decorator, Field, FunctionDecl, Param, Statement } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, type Lower } from './lowering.ts';
import { CSharpExpressions, wireName } from './csharp-expressions.ts';
import { emptyClass } from './script.ts';

export const lowerCSharp: Lower = (root, text) => new CSharpLowering(text).statements(root);

const TYPES: Readonly<Record<string, ClassDecl['form']>> = {
  class_declaration: 'class',
  record_declaration: 'record',
  record_struct_declaration: 'record',
  struct_declaration: 'struct',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
};

class CSharpLowering extends CSharpExpressions {
  override statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    const form = TYPES[node.type];
    if (form) return [this.classDecl(node, form, doc)];
    switch (node.type) {
      case 'using_directive':
      case 'file_scoped_namespace_declaration':
        return [];
      case 'namespace_declaration': {
        const body = this.field(node, 'body');
        return [
          {
            kind: 'scope',
            name: this.text(this.field(node, 'name')),
            body: body ? this.statements(body) : [],
          },
        ];
      }
      case 'global_statement':
        return first ? this.statement(first, doc) : [];
      case 'method_declaration':
      case 'local_function_statement':
        return [this.method(node, doc)];
      case 'local_declaration_statement':
      case 'field_declaration':
        return this.variables(this.child(node, 'variable_declaration'), doc);
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'throw_statement':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'expression_statement': {
        const [left, right] = [this.field(first, 'left'), this.field(first, 'right')];
        if (first?.type === 'assignment_expression' && left && right)
          return [{ kind: 'assign', target: this.expr(left), value: this.expr(right), doc, exported: false }];
        return first ? [{ kind: 'expr', value: this.expr(first), doc }] : [];
      }
      default: {
        const body = this.named(node).flatMap((part): Statement[] =>
          /statement|block|declaration|clause|section|ERROR/.test(part.type)
            ? this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        return [{ kind: 'block', body }];
      }
    }
  }

  private variables(node: SyntaxNode | undefined, doc: string): Statement[] {
    const type = this.field(node, 'type');
    return this.all(node, 'variable_declarator').map((declarator) => {
      const value = this.named(declarator).at(-1);
      const hasValue = value && value.field !== 'name';
      return {
        kind: 'assign',
        target: { kind: 'name', name: this.text(this.field(declarator, 'name')) },
        ...(hasValue && { value: this.expr(value) }),
        ...(type && type.type !== 'implicit_type' && { type: this.type(type), written: this.text(type) }),
        doc,
        exported: false,
      };
    });
  }

  private modifiers(node: SyntaxNode): string {
    return this.all(node, 'modifier')
      .map((one) => this.text(one))
      .join(' ');
  }

  private classDecl(node: SyntaxNode, form: ClassDecl['form'], doc: string): ClassDecl {
    const body = this.field(node, 'body');
    const members = body?.children ?? [];
    const fields: Field[] = [];
    const methods: FunctionDecl[] = [];
    const nested: Statement[] = [];
    if (form === 'record') {
      for (const param of this.all(this.child(node, 'parameter_list'), 'parameter')) {
        const { name, type, decorators, value } = this.param(param);
        fields.push({
          name: wireName(name),
          ...(type && { type }),
          optional: value !== undefined,
          ...(value && { value }),
          decorators,
          doc: '',
        });
      }
    }
    members.forEach((member, index) => {
      const said = this.comment(members, index, true);
      if (member.type === 'property_declaration') fields.push(this.property(member, said));
      else if (member.type === 'field_declaration') fields.push(...this.constants(member, said));
      else if (member.type === 'event_field_declaration') fields.push(...this.events(member, said));
      else if (member.type === 'method_declaration') methods.push(this.method(member, said));
      else if (member.type === 'constructor_declaration')
        methods.push({ ...this.method(member, said), name: 'constructor' });
      else if (TYPES[member.type]) nested.push(...this.statement(member, said));
    });
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, /\bpublic\b/.test(this.modifiers(node))),
      form,
      typeParams: this.named(this.child(node, 'type_parameter_list')).map((param) =>
        this.text(this.field(param, 'name') ?? param),
      ),
      bases: this.named(this.child(node, 'base_list')).map((base) =>
        this.type(base.type === 'primary_constructor_base_type' ? (this.named(base)[0] ?? base) : base),
      ),
      decorators: this.attributes(node),
      fields,
      methods,
      values: members.flatMap((member, index) =>
        member.type === 'enum_member_declaration'
          ? [{ name: this.text(this.field(member, 'name')), doc: this.comment(members, index, true) }]
          : [],
      ),
      body: nested,
    };
  }

  /** Nothing of them is sent. */
  private events(node: SyntaxNode, doc: string): Field[] {
    if (!/\bpublic\b/.test(this.modifiers(node))) return [];
    const declared = this.child(node, 'variable_declaration');
    const type = this.field(declared, 'type');
    return this.all(declared, 'variable_declarator').map((one) => ({
      name: this.text(this.field(one, 'name') ?? this.named(one)[0]),
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: false,
      decorators: [{ name: 'JsonIgnore', args: [] }],
      doc,
    }));
  }

  private property(node: SyntaxNode, doc: string): Field {
    const [type, value] = [this.field(node, 'type'), this.field(node, 'value')];
    const modifiers = this.modifiers(node);
    const decorators = this.attributes(node);
    const isSent =
      /\bpublic\b/.test(modifiers) &&
      !/\bstatic\b/.test(modifiers) &&
      value?.type !== 'arrow_expression_clause';
    const isRequired = /\brequired\b/.test(modifiers);
    return {
      name: wireName(this.text(this.field(node, 'name'))),
      called: this.text(this.field(node, 'name')),
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: false,
      ...(value && value.type !== 'arrow_expression_clause' && { value: this.expr(value) }),
      decorators: [
        ...decorators,
        { name: isSent ? 'property' : 'JsonIgnore', args: [] },
        ...(isRequired ? [{ name: 'Required', args: [] }] : []),
      ],
      doc,
      ...(!/\bpublic\b/.test(modifiers) && { isHidden: true }),
    };
  }

  private constants(node: SyntaxNode, doc: string): Field[] {
    const modifiers = this.modifiers(node);
    return this.variables(this.child(node, 'variable_declaration'), doc).flatMap((statement) =>
      statement.kind === 'assign' && statement.target.kind === 'name'
        ? [
            {
              name: statement.target.name,
              ...(statement.value && { value: statement.value }),
              ...(statement.type && { type: statement.type }),
              optional: false,
              decorators: [{ name: 'JsonIgnore', args: [] }],
              doc,
              ...(!/\bpublic\b/.test(modifiers) && { isHidden: true }),
              ...(/\b(?:const|static)\b/.test(modifiers) && { isConstant: true }),
            },
          ]
        : [],
    );
  }

  private method(node: SyntaxNode, doc: string): FunctionDecl {
    const body = this.field(node, 'body');
    const returns = this.field(node, 'returns') ?? this.field(node, 'type');
    const [arrow] = body?.type === 'arrow_expression_clause' ? this.named(body) : [];
    return {
      kind: 'function',
      name: this.text(this.field(node, 'name')),
      params: this.all(this.field(node, 'parameters'), 'parameter').map((param) => this.param(param)),
      ...(returns && { returns: this.type(returns) }),
      decorators: this.attributes(node),
      doc,
      body: arrow ? [{ kind: 'return', value: this.expr(arrow) }] : body ? this.statements(body) : [],
      exported: /\bpublic\b/.test(this.modifiers(node)),
      start: node.start,
      header: this.header(node, body).replace(/^(?:\[[^\]]*\]\s*)+/, ''),
    };
  }

  protected override param(node: SyntaxNode): Param {
    const type = this.field(node, 'type');
    const name = this.field(node, 'name');
    const last = this.named(node).at(-1);
    const value =
      last && last !== name && last !== type && last.type !== 'attribute_list' && last.type !== 'modifier'
        ? last
        : undefined;
    return {
      name: this.text(name),
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: value !== undefined,
      ...(value && { value: this.expr(value) }),
      decorators: this.attributes(node),
    };
  }

  protected override attributes(node: SyntaxNode): Decorator[] {
    return this.all(node, 'attribute_list')
      .flatMap((list) => this.all(list, 'attribute'))
      .map((attribute) => {
        const written = this.text(this.field(attribute, 'name'));
        const [generic] = this.named(this.child(this.field(attribute, 'name'), 'type_argument_list'));
        const args = this.named(this.child(attribute, 'attribute_argument_list')).map((argument): Arg =>
          this.argument(argument),
        );
        const typed: Arg[] = generic ? [{ value: { kind: 'type', type: this.type(generic) } }] : [];
        return {
          name: written
            .replace(/<.*$/, '')
            .replace(/^.*\./, '')
            .replace(/Attribute$/, ''),
          args: [...typed, ...args],
        };
      });
  }

  protected override argument(node: SyntaxNode): Arg {
    const inner = this.named(node).at(-1) ?? this.child(node, 'this');
    const [left, right] =
      inner?.type === 'assignment_expression' ? [this.field(inner, 'left'), this.field(inner, 'right')] : [];
    if (left && right) return { name: this.text(left), value: this.expr(right) };
    const name = this.field(node, 'name');
    return { ...(name && { name: this.text(name) }), value: inner ? this.expr(inner) : { kind: 'null' } };
  }
}
