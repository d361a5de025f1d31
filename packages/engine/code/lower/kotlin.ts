import type { ClassDecl, Decorator, Expr, Field, FunctionDecl, Param, Statement } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { KotlinExpressions } from './kotlin-expressions.ts';
import { isComment, type Lower } from './lowering.ts';
import { emptyClass } from './script.ts';

export const lowerKotlin: Lower = (root, text) => new KotlinLowering(text).statements(root);

const TYPE = /^(?:user_type|nullable_type|function_type|parenthesized_type|non_nullable_type)$/;

class KotlinLowering extends KotlinExpressions {
  override statements(parent: SyntaxNode | undefined): Statement[] {
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
      case 'return_expression': {
        // `return@post` names where it returns to, in front of what it returns.
        const value = /^return@\w+\s*$/.test(this.text(node)) ? undefined : this.named(node).at(-1);
        return [{ kind: 'return', ...(value && { value: this.expr(value) }) }];
      }
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
      ...(type && { type: this.type(type), written: this.text(type) }),
      doc,
      exported: !/\b(?:private|internal|protected)\b/.test(this.text(this.child(node, 'modifiers'))),
    };
  }

  private classDecl(node: SyntaxNode, doc: string): ClassDecl {
    const body = this.child(node, 'class_body', 'enum_class_body');
    const companion = this.child(body, 'companion_object');
    const modifiers = this.child(node, 'modifiers');
    const list = this.child(this.child(node, 'primary_constructor'), 'class_parameters');
    const params = this.all(list, 'class_parameter');
    const isEnum = body?.type === 'enum_class_body' || /\benum\b/.test(this.text(modifiers));
    const statements = [...this.statements(body), ...this.statements(this.child(companion, 'class_body'))];
    const texts = this.text(body).matchAll(/\bconst\s+val\s+(\w+)/g);
    const fixed = new Set([...texts].map(([, name]) => name));
    const constants = statements.flatMap((statement): Field[] =>
      statement.kind === 'assign' && statement.target.kind === 'name'
        ? [
            {
              name: statement.target.name,
              optional: false,
              ...(statement.value && { value: statement.value }),
              ...(statement.type && { type: statement.type }),
              ...(statement.written !== undefined && { written: statement.written }),
              decorators: [{ name: 'JsonIgnore', args: [] }],
              doc: statement.doc,
              ...(!statement.exported && { isHidden: true }),
              ...(fixed.has(statement.target.name) && { isConstant: true }),
            },
          ]
        : [],
    );
    const fields = params.map((param): Field => {
      const marks = this.child(param, 'modifiers');
      const { name, type, written, optional, value, decorators } = this.param(param, marks);
      // Without `val` it is only what the constructor takes.
      const isHidden =
        !/\bva[lr]\s/.test(this.text(param)) || /\b(?:private|internal|protected)\b/.test(this.text(marks));
      return {
        name,
        ...(type && { type }),
        ...(written !== undefined && { written }),
        optional,
        ...(value && { value }),
        decorators,
        doc: this.comment(list?.children ?? [], list?.children.indexOf(param) ?? -1),
        ...(isHidden && { isHidden }),
      };
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
      methods: [
        ...this.constructors(node),
        ...statements.filter((statement) => statement.kind === 'function'),
      ],
      values: this.all(body, 'enum_entry').map((entry) => ({
        name: this.text(this.named(entry).find(({ type }) => type === 'identifier')),
        decorators: this.annotations(this.child(entry, 'modifiers')),
        doc: this.comment(body?.children ?? [], body?.children.indexOf(entry) ?? -1),
      })),
      body: statements.filter(({ kind }) => kind === 'class'),
    };
  }

  /** What the class itself takes, as its constructor. */
  private constructors(node: SyntaxNode): FunctionDecl[] {
    const primary = this.child(node, 'primary_constructor');
    // Others make objects by functions of the companion.
    if (/\b(?:private|internal)\b/.test(this.text(this.child(primary, 'modifiers')))) return [];
    const list = this.child(primary, 'class_parameters');
    const params = this.all(list, 'class_parameter').map((param) =>
      this.param(param, this.child(param, 'modifiers')),
    );
    const header = `constructor${this.text(list).replace(/\b(?:private|internal|protected|override|va[lr])\s+/g, '')}`;
    const checks = this.all(this.child(node, 'class_body'), 'anonymous_initializer').flatMap((initializer) =>
      this.statements(this.child(initializer, 'block') ?? initializer),
    );
    const body = [...this.handedOn(node), ...checks];
    return params.length + body.length > 0
      ? [
          {
            kind: 'function',
            name: 'constructor',
            params,
            decorators: [],
            doc: '',
            body,
            exported: true,
            header,
          },
        ]
      : [];
  }

  /** `: Exception("cart $id does not exist")`, as what the constructor calls. */
  private handedOn(node: SyntaxNode): Statement[] {
    return this.named(this.child(node, 'delegation_specifiers')).flatMap((specifier): Statement[] => {
      const list = this.child(this.child(specifier, 'constructor_invocation'), 'value_arguments');
      const args = this.arguments(list);
      const callee: Expr = { kind: 'name', name: 'super' };
      return args.length > 0
        ? [{ kind: 'expr', value: { kind: 'call', callee, args, typeArgs: [] }, doc: '' }]
        : [];
    });
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
      header: this.all(this.child(node, 'modifiers'), 'annotation')
        .reduce((header, mark) => header.replace(this.text(mark), ''), this.header(node, body))
        .trim(),
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
      ...(type && { type: this.type(type), written: this.text(type) }),
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
}
