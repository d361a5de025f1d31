import type { ClassDecl, Decorator, Field, FunctionDecl, Param, Statement } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { unindent } from './comments.ts';
import { isComment, type Lower } from './lowering.ts';
import { PythonExpressions } from './python-expressions.ts';
import { emptyClass } from './script.ts';

export const lowerPython: Lower = (root, text) => new PythonLowering(text).statements(root);

class PythonLowering extends PythonExpressions {
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
        return this.imports(node);
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'raise_statement':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'block':
      case 'module':
        return this.statements(node);
      case 'if_statement':
      case 'elif_clause':
      case 'while_statement': {
        const condition = this.field(node, 'condition');
        const own = this.field(node, 'consequence') ?? this.field(node, 'body');
        const others = this.named(node).filter((part) => /^(?:elif|else)_clause$/.test(part.type));
        return [
          {
            kind: 'block',
            body: own ? this.statements(own) : [],
            ...(condition && { test: this.expr(condition) }),
            ...(node.type === 'while_statement' && { isLoop: true }),
          },
          ...others.flatMap((part) => this.statement(part, '')),
        ];
      }
      default: {
        const body = this.named(node).flatMap((part): Statement[] =>
          /block|clause|statement|definition|ERROR/.test(part.type)
            ? this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        const isLoop = node.type === 'for_statement';
        const of = isLoop ? this.field(node, 'right') : undefined;
        return [{ kind: 'block', body, ...this.each(this.field(node, 'left'), of) }];
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
      ...(type && { type: this.type(type), written: this.text(type), decorators: this.annotations(type) }),
      doc,
      exported: !this.text(left).startsWith('_'),
    };
  }

  /** "from a import b" as one import, "import a, b" as one of each. */
  private imports(node: SyntaxNode): Statement[] {
    const module = this.field(node, 'module_name');
    const names = this.fields(node, 'name').map((name) => {
      const imported = this.text(this.field(name, 'name') ?? name);
      return { local: this.text(this.field(name, 'alias')) || imported, imported };
    });
    if (!module)
      return names.map(({ local, imported }) => ({
        kind: 'import',
        source: sourceOf(imported),
        names: [{ local, imported: '*' }],
      }));
    if (this.child(node, 'wildcard_import')) names.push({ local: '*', imported: '*' });
    return [{ kind: 'import', source: sourceOf(this.text(module)), names }];
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
      start: node.start,
      header: this.header(node, body),
    };
  }

  protected override param(node: SyntaxNode): Param[] {
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
        // `**options: object`.
        name: name.replace(/^\*+/, ''),
        ...(type && { type: this.type(type), written: this.text(type) }),
        optional: value !== undefined || /splat/.test(node.type) || name.startsWith('*'),
        ...(value && { value: this.expr(value) }),
        decorators: type ? this.annotations(type) : [],
      },
    ];
  }

  /** What `Annotated[…]` says beside the type. */
  private annotations(type: SyntaxNode): Decorator[] {
    const [generic] = type.type === 'type' ? this.named(type) : [type];
    // pydantic: `conint(ge=1)`, alone or beside `None`.
    const made =
      generic && generic.type !== 'call' && this.text(generic).startsWith('con')
        ? this.named(generic)[0]
        : generic;
    if (made?.type === 'call' && /^con(?:int|float|str|list|decimal)\(/.test(this.text(made))) {
      const call = this.expr(made);
      return call.kind === 'call' ? [{ name: 'Field', args: call.args }] : [];
    }
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
    const assigns = statements.flatMap((statement, index) =>
      statement.kind === 'assign' && statement.target.kind === 'name'
        ? [{ ...statement, doc: statement.doc || textOf(statements[index + 1]), name: statement.target.name }]
        : [],
    );
    const isData = decorators.some((mark) => /^(?:dataclass|define|frozen|attrs)$/.test(mark.name));
    const fields = assigns.map(
      ({ name: field, type, written, value, doc: said, decorators: marks = [] }): Field => ({
        name: field,
        ...(type && { type }),
        ...(written !== undefined && { written }),
        optional: false,
        ...(value && { value }),
        decorators: marks,
        doc: said,
      }),
    );
    const generics = bases
      .flatMap((base) => (base.kind === 'named' && /^(?:Generic|Protocol)$/.test(base.name) ? base.args : []))
      .flatMap((arg) => (arg.kind === 'named' ? [arg.name] : []));
    return {
      ...emptyClass(name, this.docstring(body) || doc, !name.startsWith('_')),
      form: isEnum ? 'enum' : isData ? 'record' : 'class',
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
}

/** `.users` is `./users`, `..core.config` is `../core/config`, as other languages write it. */
function sourceOf(name: string): string {
  const dots = /^\.*/.exec(name)?.[0].length ?? 0;
  if (dots === 0) return name;
  const up = dots === 1 ? './' : '../'.repeat(dots - 1);
  return up + name.slice(dots).replaceAll('.', '/');
}

/** What stands behind a field as a text of its own says what it is. */
function textOf(statement: Statement | undefined): string {
  return statement?.kind === 'expr' && statement.value.kind === 'string' ? statement.value.value.trim() : '';
}
