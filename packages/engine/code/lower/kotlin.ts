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
import { isComment, Lowering, unescape, type Lower } from './lowering.ts';
import { emptyClass } from './script.ts';

export const lowerKotlin: Lower = (root, text) => new KotlinLowering(text).statements(root);

const TYPE = /^(?:user_type|nullable_type|function_type|parenthesized_type|non_nullable_type)$/;

class KotlinLowering extends Lowering {
  statements(parent: SyntaxNode | undefined): Statement[] {
    const children = parent?.children ?? [];
    let pending: Decorator[] = [];
    let pendingDoc = '';
    return children.flatMap((node, index) => {
      if (!node.named || isComment(node)) return [];
      const doc = pendingDoc || this.comment(children, index);
      // The grammar takes the annotations of a file's first declaration for an expression.
      if (node.type === 'annotated_expression') {
        pending = this.looseAnnotations(node);
        pendingDoc = doc;
        return [];
      }
      const marks = pending;
      pending = [];
      pendingDoc = '';
      return this.statement(node, doc).map((statement) =>
        marks.length > 0 && (statement.kind === 'class' || statement.kind === 'function')
          ? { ...statement, decorators: [...marks, ...statement.decorators] }
          : statement,
      );
    });
  }

  private looseAnnotations(node: SyntaxNode): Decorator[] {
    const [annotation, rest] = this.named(node);
    const own: Decorator[] =
      annotation?.type === 'annotation' ? this.annotations({ ...node, children: [annotation] }) : [];
    if (rest?.type === 'annotated_expression') return [...own, ...this.looseAnnotations(rest)];
    const args =
      rest?.type === 'parenthesized_expression'
        ? this.named(rest).map((value) => ({ value: this.expr(value) }))
        : [];
    return own.map((mark) => (mark.args.length === 0 ? { ...mark, args } : mark));
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    switch (node.type) {
      case 'package_header':
      case 'import':
      case 'import_list':
        return [];
      case 'class_declaration':
        return [this.classDecl(node, doc)];
      case 'object_declaration':
        return [{ ...this.classDecl(node, doc) }];
      case 'function_declaration':
        return [this.func(node, doc)];
      case 'property_declaration':
        return [this.property(node, doc)];
      case 'return_expression':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'throw_expression':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'assignment': {
        const [left, right] = this.named(node);
        return left && right
          ? [{ kind: 'assign', target: this.expr(left), value: this.expr(right), doc, exported: false }]
          : [];
      }
      case 'block':
        return [{ kind: 'block', body: this.statements(node) }];
      case 'if_expression':
      case 'when_expression':
      case 'when_entry':
      case 'try_expression':
      case 'catch_block':
      case 'for_statement':
        return [{ kind: 'block', body: this.statements(node) }];
      default:
        return [{ kind: 'expr', value: this.expr(node), doc }];
    }
  }

  private property(node: SyntaxNode, doc: string): Extract<Statement, { kind: 'assign' }> {
    const variable = this.child(node, 'variable_declaration');
    const type = this.named(variable).find((part) => TYPE.test(part.type));
    const last = this.named(node).at(-1);
    const value =
      last &&
      last !== variable &&
      !/modifiers|getter|setter|type_parameters/.test(last.type) &&
      !TYPE.test(last.type)
        ? last
        : undefined;
    const inner = value?.type === 'property_delegate' ? undefined : value;
    return {
      kind: 'assign',
      target: { kind: 'name', name: this.text(this.named(variable)[0]) },
      ...(inner && { value: this.expr(inner) }),
      ...(type && { type: this.type(type) }),
      doc,
      exported: true,
    };
  }

  private classDecl(node: SyntaxNode, doc: string): ClassDecl {
    const body = this.child(node, 'class_body', 'enum_class_body');
    const companion = this.child(body, 'companion_object');
    const modifiers = this.child(node, 'modifiers');
    const params = this.all(
      this.child(this.child(node, 'primary_constructor'), 'class_parameters'),
      'class_parameter',
    );
    const isEnum = body?.type === 'enum_class_body' || /\benum\b/.test(this.text(modifiers));
    const statements = [...this.statements(body), ...this.statements(this.child(companion, 'class_body'))];
    const constants = statements.flatMap((statement): Field[] =>
      statement.kind === 'assign' && statement.target.kind === 'name'
        ? [
            {
              name: statement.target.name,
              optional: false,
              ...(statement.value && { value: statement.value }),
              ...(statement.type && { type: statement.type }),
              decorators: [{ name: 'JsonIgnore', args: [] }],
              doc: statement.doc,
            },
          ]
        : [],
    );
    const fields = params.map((param): Field => {
      const { name, type, optional, value, decorators } = this.param(param, this.child(param, 'modifiers'));
      return { name, ...(type && { type }), optional, ...(value && { value }), decorators, doc: '' };
    });
    return {
      ...emptyClass(
        this.text(this.field(node, 'name')),
        doc,
        !/\b(?:private|internal)\b/.test(this.text(modifiers)),
      ),
      form: isEnum
        ? 'enum'
        : this.has(node, 'interface')
          ? 'interface'
          : /\bdata\b/.test(this.text(modifiers))
            ? 'record'
            : 'class',
      typeParams: this.named(this.child(node, 'type_parameters')).map((param) => this.text(param)),
      bases: this.named(this.child(node, 'delegation_specifiers')).map((specifier) => {
        const inner = this.named(specifier)[0];
        const type = inner?.type === 'constructor_invocation' ? this.named(inner)[0] : inner;
        return type ? this.type(type) : named('Any');
      }),
      decorators: this.annotations(modifiers),
      fields: isEnum ? [] : [...fields, ...constants],
      methods: statements.filter((statement) => statement.kind === 'function'),
      values: this.all(body, 'enum_entry').map((entry) => ({
        name: this.text(this.named(entry).find(({ type }) => type === 'identifier')),
      })),
      body: statements.filter(({ kind }) => kind === 'class'),
    };
  }

  private func(node: SyntaxNode, doc: string): FunctionDecl {
    const body = this.child(node, 'function_body');
    const list = this.child(node, 'function_value_parameters');
    const position = node.children.findIndex((part) => part === list);
    const returns = node.children.slice(position + 1).find((part) => TYPE.test(part.type));
    // The type in front of the name is what the function extends.
    const nameAt = node.children.findIndex(({ field }) => field === 'name');
    const extended = node.children.slice(0, nameAt).find((part) => TYPE.test(part.type));
    const block = this.child(body, 'block');
    const single = block ? undefined : this.named(body)[0];
    let modifiers: SyntaxNode | undefined;
    const params: Param[] = [];
    for (const part of list?.children ?? []) {
      if (part.type === 'parameter_modifiers') modifiers = part;
      else if (part.type === 'parameter') {
        params.push(this.param(part, modifiers));
        modifiers = undefined;
      } else if (part.named && !isComment(part) && params.length > 0) {
        const last = params.pop();
        if (last) params.push({ ...last, optional: true, value: this.expr(part) });
      }
    }
    return {
      kind: 'function',
      name: this.text(this.field(node, 'name')),
      params: extended
        ? [{ name: 'this', type: this.type(extended), optional: false, decorators: [] }, ...params]
        : params,
      ...(returns && { returns: this.type(returns) }),
      decorators: this.annotations(this.child(node, 'modifiers')),
      doc,
      body: block ? this.statements(block) : single ? [{ kind: 'return', value: this.expr(single) }] : [],
      exported: !/\b(?:private|internal)\b/.test(this.text(this.child(node, 'modifiers'))),
      start: node.start,
      header: this.header(node, body),
    };
  }

  private param(node: SyntaxNode, modifiers: SyntaxNode | undefined): Param {
    const parts = this.named(node);
    const name = parts.find(({ type }) => type === 'identifier');
    const type = parts.find((part) => TYPE.test(part.type));
    const last = parts.at(-1);
    const value = last && last !== name && last !== type && last.type !== 'modifiers' ? last : undefined;
    return {
      name: this.text(name),
      ...(type && { type: this.type(type) }),
      optional: value !== undefined,
      ...(value && { value: this.expr(value) }),
      decorators: this.annotations(modifiers),
    };
  }

  private annotations(modifiers: SyntaxNode | undefined): Decorator[] {
    return this.all(modifiers, 'annotation').map((annotation) => {
      const call = this.child(annotation, 'constructor_invocation');
      const type = call ? this.named(call)[0] : this.child(annotation, 'user_type');
      return {
        name: this.text(type).replace(/^.*\./, ''),
        args: this.arguments(this.child(call, 'value_arguments')),
      };
    });
  }

  private arguments(list: SyntaxNode | undefined): Arg[] {
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
      case 'throw_expression':
        return first ? this.expr(first) : this.other(node);
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
    return { kind: 'call', callee: inner, args: [...args, ...lambda], typeArgs };
  }

  private operation(node: SyntaxNode): Expr {
    const [left, right] = this.named(node);
    if (!left || !right) return this.other(node);
    const operator =
      node.type === 'elvis_expression' ? '?:' : this.source.slice(left.end, right.start).trim();
    return { kind: 'binary', operator, left: this.expr(left), right: this.expr(right) };
  }

  /** `get<Users> { … }`, which the grammar takes for two comparisons. */
  private genericCall(node: SyntaxNode): Expr | undefined {
    const [compared, body] = this.named(node);
    const [callee, type] = this.named(compared);
    const isCall =
      body?.type === 'lambda_literal' &&
      compared?.type === 'binary_expression' &&
      this.has(node, '>') &&
      this.has(compared, '<');
    if (!isCall || !callee || !type) return undefined;
    const typeArgs = [named(this.text(type).replace(/^.*\./, ''))];
    return { kind: 'call', callee: this.expr(callee), args: [{ value: this.lambda(body) }], typeArgs };
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
    const parts = inside.split(/(\$\{[^{}]*\}|\$[A-Za-z_]\w*)/).flatMap((piece): Expr[] => {
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

  private type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    if (node.type === 'nullable_type' && first) return { kind: 'optional', item: this.type(first) };
    if (node.type === 'type_projection' && first) return this.type(first);
    if (node.type !== 'user_type') return named(this.text(node));
    const names = this.all(node, 'identifier').map((part) => this.text(part));
    return {
      kind: 'named',
      name: names.at(-1) ?? this.text(node),
      args: this.named(this.child(node, 'type_arguments')).map((arg) => this.type(arg)),
    };
  }
}
