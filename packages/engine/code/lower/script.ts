import type { ClassDecl, Decorator, Expr, Field, FunctionDecl, Param, Statement } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, type Lower } from './lowering.ts';
import { asserted } from './script-assertions.ts';
import { ScriptExpressions } from './script-expressions.ts';
import { unquote } from './script-types.ts';

/** TypeScript and JavaScript. */
export const lowerScript: Lower = (root, text) => new ScriptLowering(text).statements(root);

interface Context {
  readonly doc: string;
  readonly exported: boolean;
  readonly decorators: readonly Decorator[];
}

class ScriptLowering extends ScriptExpressions {
  statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) => {
      if (!node.named || isComment(node)) return [];
      return this.statement(node, { doc: this.comment(children, index), exported: false, decorators: [] });
    });
  }

  private statement(node: SyntaxNode, context: Context): Statement[] {
    const { doc, exported } = context;
    const [first] = this.named(node);
    switch (node.type) {
      case 'export_statement':
        return this.exportStatement(node, context);
      case 'import_statement':
        return [this.importStatement(node)];
      case 'lexical_declaration':
      case 'variable_declaration':
        return this.variables(node, context);
      case 'function_declaration':
      case 'generator_function_declaration':
      case 'function_signature':
        return [this.func(node, this.text(this.field(node, 'name')), context)];
      case 'class_declaration':
      case 'abstract_class_declaration':
        return [this.classDecl(node, context)];
      case 'interface_declaration':
        return [this.interfaceDecl(node, context)];
      case 'type_alias_declaration':
        return [this.aliasDecl(node, context)];
      case 'enum_declaration':
        return [this.enumDecl(node, context)];
      case 'ambient_declaration':
        return this.named(node).flatMap((part) => this.statement(part, context));
      case 'internal_module':
      case 'module': {
        const body = this.field(node, 'body');
        return [
          {
            kind: 'scope',
            name: this.text(this.field(node, 'name')),
            body: body ? this.statements(body) : [],
          },
        ];
      }
      case 'expression_statement':
        if (first?.type === 'internal_module') return this.statement(first, context);
        return first ? [this.expressionStatement(first, doc, exported)] : [];
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'throw_statement':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'statement_block':
        return [{ kind: 'block', body: this.statements(node) }];
      default:
        return [this.compound(node)];
    }
  }

  /** `if`, `for`, `try`, `switch` and whatever else: what is inside, in order. */
  private compound(node: SyntaxNode): Statement {
    const test = this.field(node, 'condition') ?? this.field(node, 'value');
    const body = this.named(node).flatMap((part) => {
      if (part === test) return [];
      const isBody = /statement|declaration|clause|switch_body|_case|_default|ERROR|program/.test(part.type);
      return isBody ? this.statement(part, { doc: '', exported: false, decorators: [] }) : [this.bare(part)];
    });
    const isLoop = node.type === 'for_in_statement' && this.has(node, 'of');
    const of = isLoop ? this.field(node, 'right') : undefined;
    return {
      kind: 'block',
      body,
      ...(test && { test: this.expr(test) }),
      ...this.each(this.field(node, 'left'), of),
    };
  }

  private bare(node: SyntaxNode): Statement {
    return { kind: 'expr', value: this.expr(node), doc: '' };
  }

  private expressionStatement(node: SyntaxNode, doc: string, exported: boolean): Statement {
    if (node.type === 'assignment_expression') {
      const [target, value] = [this.field(node, 'left'), this.field(node, 'right')];
      if (target && value) {
        const left = this.text(target);
        const exports = /^(?:module\.)?exports\b/.test(left);
        return {
          kind: 'assign',
          target: this.expr(target),
          value: this.expr(value),
          doc,
          exported: exports || exported,
        };
      }
    }
    const value = this.expr(node);
    return asserted(value) ?? { kind: 'expr', value, doc };
  }

  private exportStatement(node: SyntaxNode, context: Context): Statement[] {
    const decorators = this.all(node, 'decorator').map((decorator) => this.decorator(decorator));
    const inner = { ...context, exported: true, decorators };
    const declaration = this.field(node, 'declaration');
    const isDefault = this.has(node, 'default');
    const value = this.field(node, 'value');
    const source = this.field(node, 'source');
    if (declaration) {
      const statements = this.statement(declaration, inner);
      const name = this.text(this.field(declaration, 'name'));
      return isDefault && name ? [...statements, exportDefault({ kind: 'name', name })] : statements;
    }
    if (value) {
      const isFunction = /function|class$/.test(value.type);
      return isFunction || isDefault
        ? [{ ...exportDefault(this.expr(value)), doc: context.doc }]
        : [this.bare(value)];
    }
    const names = this.named(this.child(node, 'export_clause')).map((specifier) => {
      const imported = this.text(this.field(specifier, 'name'));
      return { imported, local: this.text(this.field(specifier, 'alias')) || imported };
    });
    if (source) {
      const all = names.length > 0 ? names : [{ local: '*', imported: '*' }];
      return [{ kind: 'import', source: unquote(this.text(source)), names: all }];
    }
    return names
      .filter(({ local, imported }) => local !== imported)
      .map(({ local, imported }) => ({
        kind: 'assign',
        target: { kind: 'name', name: local },
        value: { kind: 'name', name: imported },
        doc: '',
        exported: true,
      }));
  }

  private importStatement(node: SyntaxNode): Statement {
    const source = unquote(this.text(this.field(node, 'source')));
    const clause = this.child(node, 'import_clause');
    const names = this.named(clause).flatMap((part) => {
      if (part.type === 'identifier') return [{ local: this.text(part), imported: 'default' }];
      if (part.type === 'namespace_import') return [{ local: this.text(this.named(part)[0]), imported: '*' }];
      return this.named(part).map((specifier) => {
        const imported = this.text(this.field(specifier, 'name'));
        return { imported, local: this.text(this.field(specifier, 'alias')) || imported };
      });
    });
    return { kind: 'import', source, names };
  }

  private variables(node: SyntaxNode, { doc, exported }: Context): Statement[] {
    return this.all(node, 'variable_declarator').map((declarator) => {
      const target = this.field(declarator, 'name');
      const value = this.field(declarator, 'value');
      const type = this.typeOf(declarator);
      return {
        kind: 'assign',
        target: target ? this.expr(target) : { kind: 'null' },
        ...(value && { value: this.expr(value) }),
        ...(type && { type, written: this.typeText(declarator) }),
        doc,
        exported,
      };
    });
  }

  override func(node: SyntaxNode, name: string, context: Partial<Context> = {}): FunctionDecl {
    const { doc = '', exported = false, decorators = [] } = context;
    const body = this.field(node, 'body');
    const single = this.field(node, 'parameter');
    const returns = this.field(node, 'return_type');
    const statements: Statement[] =
      body?.type === 'statement_block'
        ? this.statements(body)
        : body
          ? [{ kind: 'return', value: this.expr(body) }]
          : [];
    return {
      kind: 'function',
      name,
      params: single
        ? [{ name: this.text(single), optional: false, decorators: [] }]
        : this.named(this.field(node, 'parameters')).map((param) => this.param(param)),
      ...(returns && { returns: this.type(returns) }),
      decorators,
      doc,
      body: statements,
      exported,
      start: node.start,
      header: this.header(node, body),
    };
  }

  protected override signature(node: SyntaxNode, name: string, doc: string): FunctionDecl {
    return this.func(node, name, { doc });
  }

  private param(node: SyntaxNode): Param {
    const outer = this.field(node, 'pattern') ?? this.field(node, 'left') ?? node;
    const isRest = outer.type === 'rest_pattern';
    const pattern = (isRest && this.named(outer)[0]) || outer;
    const isPattern = /^(?:object|array)_pattern$/.test(pattern.type);
    const type = this.typeOf(node);
    const value = this.field(node, 'value') ?? this.field(node, 'right');
    const fields = pattern.type === 'object_pattern' ? this.patternNames(pattern) : undefined;
    return {
      name: fields ? '' : this.text(pattern).replace(/^\.{3}/, ''),
      ...(type && { type, written: this.typeText(node) }),
      optional: node.type === 'optional_parameter' || value !== undefined,
      ...(value && { value: this.expr(value) }),
      decorators: this.all(node, 'decorator').map((decorator) => this.decorator(decorator)),
      ...(fields && { fields }),
      ...(isPattern && { pattern: this.expr(pattern) }),
      ...(isRest && { isRest }),
    };
  }

  private classDecl(node: SyntaxNode, { doc, exported, decorators }: Context): ClassDecl {
    const body = this.field(node, 'body')?.children ?? [];
    const fields: Field[] = [];
    const methods: FunctionDecl[] = [];
    let pending: Decorator[] = [];
    let pendingDoc = '';
    body.forEach((member, index) => {
      const memberDoc = pendingDoc || this.comment(body, index, member.type.includes('field'));
      if (member.type === 'decorator') {
        pending.push(this.decorator(member));
        pendingDoc = memberDoc;
        return;
      }
      if (!member.named || isComment(member)) return;
      const own = this.all(member, 'decorator').map((decorator) => this.decorator(decorator));
      const marks = [...pending, ...own];
      const name = unquote(this.text(this.field(member, 'name')));
      const isPrivate =
        /^#/.test(name) ||
        /^(?:private|protected)$/.test(this.text(this.child(member, 'accessibility_modifier')));
      if (/^(?:method_definition|abstract_method_signature|method_signature)$/.test(member.type)) {
        if (name === 'constructor')
          fields.push(...this.named(this.field(member, 'parameters')).flatMap((one) => this.heldBy(one)));
        methods.push(this.func(member, name, { doc: memberDoc, exported: !isPrivate, decorators: marks }));
      } else if (member.type.includes('field')) {
        const type = this.typeOf(member);
        const value = this.field(member, 'value');
        fields.push({
          name,
          ...(type && { type, written: this.typeText(member) }),
          optional: this.has(member, '?'),
          ...(value && { value: this.expr(value) }),
          decorators: marks,
          doc: memberDoc,
          ...(isPrivate && { isHidden: true }),
          ...(this.has(member, 'static') && { isConstant: true }),
        });
      }
      pending = [];
      pendingDoc = '';
    });
    const heritage = this.child(node, 'class_heritage');
    const clauses = this.named(heritage);
    const bases = clauses.flatMap((clause) =>
      clause.type === 'implements_clause'
        ? this.named(clause).map((base) => this.type(base))
        : clause.type === 'extends_clause'
          ? this.extended(clause)
          : [named(this.text(clause))],
    );
    const marks = [
      ...decorators,
      ...this.all(node, 'decorator').map((decorator) => this.decorator(decorator)),
    ];
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, exported),
      typeParams: this.typeParams(node),
      bases,
      decorators: marks,
      fields,
      methods,
    };
  }

  /** `constructor(private readonly seats: number)` declares a field. */
  private heldBy(node: SyntaxNode): Field[] {
    const access = this.text(this.child(node, 'accessibility_modifier'));
    if (access === '' && !this.has(node, 'readonly')) return [];
    return [{ ...this.param(node), doc: '', ...(/^pr/.test(access) && { isHidden: true }) }];
  }

  private extended(clause: SyntaxNode): ClassDecl['bases'] {
    const value = this.field(clause, 'value');
    if (!value) return [];
    const args = this.named(this.child(clause, 'type_arguments')).map((arg) => this.type(arg));
    if (value.type !== 'call_expression') return [{ kind: 'named', name: this.text(value), args }];
    // Mapped classes: `extends PartialType(CreateUserDto)`, `extends OmitType(Base, ['a'] as const)`.
    const call = this.expr(value);
    if (call.kind !== 'call' || call.callee.kind !== 'name') return [];
    return [named(call.callee.name, ...call.args.map(({ value: arg }) => mappedArg(arg)))];
  }

  private interfaceDecl(node: SyntaxNode, { doc, exported }: Context): ClassDecl {
    const body = this.field(node, 'body');
    const bases = this.named(this.child(node, 'extends_type_clause', 'extends_clause')).map((base) =>
      this.type(base),
    );
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, exported),
      form: 'interface',
      typeParams: this.typeParams(node),
      bases,
      ...(body ? this.members(body) : {}),
    };
  }

  private aliasDecl(node: SyntaxNode, { doc, exported }: Context): ClassDecl {
    const value = this.field(node, 'value');
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, exported),
      form: 'alias',
      typeParams: this.typeParams(node),
      ...(value && { alias: this.type(value), written: this.text(value) }),
    };
  }

  private enumDecl(node: SyntaxNode, { doc, exported }: Context): ClassDecl {
    const values = this.named(this.field(node, 'body')).map((member) => {
      const value = this.field(member, 'value');
      const name = this.field(member, 'name') ?? member;
      return { name: unquote(this.text(name)), ...(value && { value: this.expr(value) }) };
    });
    return { ...emptyClass(this.text(this.field(node, 'name')), doc, exported), form: 'enum', values };
  }

  private typeParams(node: SyntaxNode): string[] {
    return this.named(this.field(node, 'type_parameters')).map((param) =>
      this.text(this.field(param, 'name')),
    );
  }
}

function exportDefault(value: Expr): Extract<Statement, { kind: 'assign' }> {
  return { kind: 'assign', target: { kind: 'name', name: 'default' }, value, doc: '', exported: true };
}

function mappedArg(arg: Expr): ClassDecl['bases'][number] {
  if (arg.kind === 'name') return named(arg.name);
  if (arg.kind === 'array') {
    const of = arg.items.flatMap((item) =>
      item.kind === 'string' ? [{ kind: 'literal' as const, value: item.value }] : [],
    );
    return { kind: 'union', of };
  }
  if (arg.kind === 'call' && arg.callee.kind === 'name') {
    return named(arg.callee.name, ...arg.args.map(({ value }) => mappedArg(value)));
  }
  return named('unknown');
}

export function emptyClass(name: string, doc: string, exported: boolean): ClassDecl {
  return {
    kind: 'class',
    form: 'class',
    name,
    typeParams: [],
    bases: [],
    decorators: [],
    doc,
    exported,
    fields: [],
    methods: [],
    values: [],
    body: [],
  };
}
