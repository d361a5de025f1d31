import type {
  Arg,
  ClassDecl,
  Decorator,
  Expr,
  Field,
  FunctionDecl,
  Param,
  Statement,
  TypeExpr,
} from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { unindent } from './comments.ts';
import { isComment, Lowering, unescape, type Lower } from './lowering.ts';
import { emptyClass } from './script.ts';

export const lowerPython: Lower = (root, text) => new PythonLowering(text).statements(root);

class PythonLowering extends Lowering {
  statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index, true)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string, decorators: readonly Decorator[] = []): Statement[] {
    const [first] = this.named(node);
    switch (node.type) {
      case 'decorated_definition': {
        const definition = this.field(node, 'definition');
        const marks = this.all(node, 'decorator').map((decorator) => this.decorator(decorator));
        return definition ? this.statement(definition, doc, marks) : [];
      }
      case 'function_definition':
        return [this.func(node, doc, decorators)];
      case 'class_definition':
        return [this.classDecl(node, doc, decorators)];
      case 'expression_statement':
        if (first?.type === 'assignment') return [this.assignment(first, doc)];
        return first ? [{ kind: 'expr', value: this.expr(first), doc }] : [];
      case 'import_from_statement':
      case 'import_statement':
        return [this.importStatement(node)];
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'raise_statement':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'block':
      case 'module':
        return this.statements(node);
      default: {
        const body = this.named(node).flatMap((part): Statement[] =>
          /block|clause|statement|definition|ERROR/.test(part.type)
            ? this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        return [{ kind: 'block', body }];
      }
    }
  }

  private assignment(node: SyntaxNode, doc: string): Statement {
    const [left, right, type] = [
      this.field(node, 'left'),
      this.field(node, 'right'),
      this.field(node, 'type'),
    ];
    return {
      kind: 'assign',
      target: left ? this.expr(left) : { kind: 'null' },
      ...(right && { value: this.expr(right) }),
      ...(type && { type: this.type(type) }),
      doc,
      exported: !this.text(left).startsWith('_'),
    };
  }

  private importStatement(node: SyntaxNode): Statement {
    const module = this.field(node, 'module_name');
    const names = this.fields(node, 'name').map((name) => {
      const imported = this.text(this.field(name, 'name') ?? name);
      const local = this.text(this.field(name, 'alias')) || imported;
      return module ? { local, imported } : { local, imported: '*' };
    });
    const source = module ? this.text(module) : (names[0]?.local ?? '');
    return { kind: 'import', source: source.replace(/^\.+/, ''), names };
  }

  private docstring(body: SyntaxNode | undefined): string {
    const first = this.named(body)[0];
    const text = first?.type === 'expression_statement' ? this.named(first)[0] : undefined;
    if (text?.type !== 'string') return '';
    const content = this.expr(text);
    return content.kind === 'string' ? unindent(content.value.split('\n')).trim() : '';
  }

  private func(node: SyntaxNode, doc: string, decorators: readonly Decorator[]): FunctionDecl {
    const body = this.field(node, 'body');
    const returns = this.field(node, 'return_type');
    const name = this.text(this.field(node, 'name'));
    return {
      kind: 'function',
      name,
      params: this.named(this.field(node, 'parameters')).flatMap((param) => this.param(param)),
      ...(returns && { returns: this.type(returns) }),
      decorators,
      doc: this.docstring(body) || doc,
      body: body ? this.statements(body) : [],
      exported: !name.startsWith('_'),
      header: this.header(node, body),
    };
  }

  private param(node: SyntaxNode): Param[] {
    if (
      /separator|pattern$/.test(node.type) &&
      node.type !== 'list_splat_pattern' &&
      node.type !== 'dictionary_splat_pattern'
    )
      return [];
    const name = this.text(
      this.field(node, 'name') ?? (node.type === 'identifier' ? node : this.named(node)[0]),
    );
    const [type, value] = [this.field(node, 'type'), this.field(node, 'value')];
    return [
      {
        name,
        ...(type && { type: this.type(type) }),
        optional: value !== undefined || /splat/.test(node.type),
        ...(value && { value: this.expr(value) }),
        decorators: type ? this.annotations(type) : [],
      },
    ];
  }

  /** What `Annotated[…]` says beside the type. */
  private annotations(type: SyntaxNode): Decorator[] {
    const [generic] = type.type === 'type' ? this.named(type) : [type];
    if (!generic || !/(?:^|\.)Annotated\s*\[/.test(this.text(generic))) return [];
    const list = this.child(generic, 'type_parameter');
    return this.named(list)
      .slice(1)
      .flatMap((node): Decorator[] => {
        const inner = node.type === 'type' ? this.named(node)[0] : node;
        const value = inner && this.expr(inner);
        if (value?.kind !== 'call') return [];
        const { callee } = value;
        return [
          { name: callee.kind === 'name' || callee.kind === 'member' ? callee.name : '', args: value.args },
        ];
      });
  }

  private classDecl(node: SyntaxNode, doc: string, decorators: readonly Decorator[]): ClassDecl {
    const body = this.field(node, 'body');
    const statements = body ? this.statements(body) : [];
    const name = this.text(this.field(node, 'name'));
    const supers = this.named(this.field(node, 'superclasses'));
    const bases = supers.filter(({ type }) => type !== 'keyword_argument').map((base) => this.type(base));
    const isEnum = bases.some(
      (base) => base.kind === 'named' && /(?:^|\.)(?:\w*Enum|TextChoices|IntegerChoices)$/.test(base.name),
    );
    const assigns = statements.flatMap((statement) =>
      statement.kind === 'assign' && statement.target.kind === 'name'
        ? [{ ...statement, name: statement.target.name }]
        : [],
    );
    const fields = assigns.map(({ name: field, type, value, doc: said }): Field => ({
      name: field,
      ...(type && { type }),
      optional: false,
      ...(value && { value }),
      decorators: [],
      doc: said,
    }));
    const generics = bases
      .flatMap((base) => (base.kind === 'named' && /^(?:Generic|Protocol)$/.test(base.name) ? base.args : []))
      .flatMap((arg) => (arg.kind === 'named' ? [arg.name] : []));
    return {
      ...emptyClass(name, this.docstring(body) || doc, !name.startsWith('_')),
      form: isEnum ? 'enum' : 'class',
      typeParams: generics,
      bases: bases.filter((base) => !(base.kind === 'named' && base.name === 'Generic')),
      decorators,
      fields: isEnum ? [] : fields,
      values: isEnum
        ? assigns.map(({ name: value, value: expr }) => ({
            name: value,
            ...(expr && { value: expr.kind === 'array' ? (expr.items[0] ?? expr) : expr }),
          }))
        : [],
      methods: statements.filter((statement) => statement.kind === 'function'),
      body: statements.filter(({ kind }) => kind !== 'function'),
    };
  }

  private decorator(node: SyntaxNode): Decorator {
    const [inner] = this.named(node);
    const value = inner && this.expr(inner);
    const callee = value?.kind === 'call' ? value.callee : value;
    const args = value?.kind === 'call' ? value.args : [];
    if (callee?.kind === 'member') return { name: callee.name, target: callee.object, args };
    return { name: callee?.kind === 'name' ? callee.name : '', args };
  }

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
        const operator = this.text(this.field(node, 'operator')) || '==';
        return left && right
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

  private arguments(list: SyntaxNode): Arg[] {
    return this.named(list).map((node) => {
      if (node.type !== 'keyword_argument') return { value: this.expr(node) };
      const value = this.field(node, 'value');
      return {
        name: this.text(this.field(node, 'name')),
        value: value ? this.expr(value) : { kind: 'null' },
      };
    });
  }

  private string(node: SyntaxNode): Expr {
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

  private type(node: SyntaxNode): TypeExpr {
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

  private generic(name: string, nodes: readonly SyntaxNode[]): TypeExpr {
    const short = name.replace(/^.*\./, '');
    if (short === 'Literal') return { kind: 'union', of: nodes.flatMap((node) => this.literal(node)) };
    if (short === 'Annotated') {
      const [type] = nodes;
      return type ? this.type(type) : named('unknown');
    }
    const args = nodes.map((node) => this.type(node));
    return short === 'Union' ? { kind: 'union', of: args } : { kind: 'named', name: short, args };
  }

  private literal(node: SyntaxNode): TypeExpr[] {
    const value = this.expr(node.type === 'type' ? (this.named(node)[0] ?? node) : node);
    if (value.kind === 'string' || value.kind === 'boolean') return [{ kind: 'literal', value: value.value }];
    return value.kind === 'number' ? [{ kind: 'literal', value: value.value }] : [];
  }
}
