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

export const lowerJava: Lower = (root, text) => new JavaLowering(text).statements(root);

const TYPES = new Set([
  'class_declaration',
  'interface_declaration',
  'record_declaration',
  'enum_declaration',
]);

class JavaLowering extends Lowering {
  statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    if (TYPES.has(node.type)) return [this.classDecl(node, doc)];
    switch (node.type) {
      case 'import_declaration':
      case 'package_declaration':
        return [];
      case 'method_declaration':
        return [this.method(node, doc)];
      case 'local_variable_declaration':
      case 'field_declaration': {
        const type = this.field(node, 'type');
        return this.fields(node, 'declarator').map((declarator) => {
          const value = this.field(declarator, 'value');
          const isInferred = this.text(type) === 'var';
          return {
            kind: 'assign',
            target: { kind: 'name', name: this.text(this.field(declarator, 'name')) },
            ...(value && { value: this.expr(value) }),
            ...(type && !isInferred && { type: this.type(type), written: this.text(type) }),
            doc,
            exported: false,
          };
        });
      }
      case 'return_statement':
        return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
      case 'throw_statement':
        return first ? [{ kind: 'throw', value: this.expr(first) }] : [];
      case 'expression_statement':
        return first ? [this.expressionStatement(first, doc)] : [];
      // `super("Order " + id + " is gone")`.
      case 'explicit_constructor_invocation': {
        const args = this.args(this.named(this.field(node, 'arguments')));
        const callee: Expr = { kind: 'name', name: this.text(this.field(node, 'constructor')) };
        return [{ kind: 'expr', value: { kind: 'call', callee, args, typeArgs: [] }, doc }];
      }
      default: {
        const body = this.named(node).flatMap((part): Statement[] =>
          /statement|block|declaration|clause|body|ERROR|group/.test(part.type)
            ? this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        return [{ kind: 'block', body }];
      }
    }
  }

  private expressionStatement(node: SyntaxNode, doc: string): Statement {
    const [left, right] = [this.field(node, 'left'), this.field(node, 'right')];
    if (node.type === 'assignment_expression' && left && right)
      return { kind: 'assign', target: this.expr(left), value: this.expr(right), doc, exported: false };
    return { kind: 'expr', value: this.expr(node), doc };
  }

  private classDecl(node: SyntaxNode, doc: string): ClassDecl {
    const modifiers = this.child(node, 'modifiers');
    const body = this.field(node, 'body');
    const members = body?.children ?? [];
    const inner = this.child(body, 'enum_body_declarations')?.children ?? [];
    const fields: Field[] = this.named(this.field(node, 'parameters')).map((param) =>
      this.asField(this.param(param)),
    );
    const methods: FunctionDecl[] = [];
    const nested: Statement[] = [];
    const read = (siblings: readonly SyntaxNode[]): void =>
      siblings.forEach((member, index) => {
        const said = this.comment(siblings, index, true);
        if (member.type === 'field_declaration' || member.type === 'constant_declaration')
          fields.push(...this.classFields(member, said));
        else if (member.type === 'method_declaration') methods.push(this.method(member, said));
        else if (/^(?:compact_)?constructor_declaration$/.test(member.type))
          methods.push({ ...this.method(member, said), name: 'constructor' });
        else if (TYPES.has(member.type)) nested.push(this.classDecl(member, said));
      });
    read(members);
    read(inner);
    const form = {
      interface_declaration: 'interface',
      record_declaration: 'record',
      enum_declaration: 'enum',
    }[node.type] as ClassDecl['form'] | undefined;
    const bases = this.all(node, 'superclass', 'super_interfaces', 'extends_interfaces')
      .flatMap((clause) =>
        this.named(clause).flatMap((part) => (part.type === 'type_list' ? this.named(part) : [part])),
      )
      .map((base) => this.type(base));
    return {
      ...emptyClass(this.text(this.field(node, 'name')), doc, !/\bprivate\b/.test(this.text(modifiers))),
      form: form ?? 'class',
      typeParams: this.named(this.field(node, 'type_parameters')).map((param) =>
        this.text(this.named(param)[0]),
      ),
      bases,
      decorators: this.annotations(modifiers),
      fields: form === 'enum' ? [] : fields,
      methods,
      values: this.all(body, 'enum_constant').map((constant) => {
        const renamed = this.annotations(this.child(constant, 'modifiers')).find(
          ({ name }) => name === 'JsonProperty' || name === 'SerializedName',
        )?.args[0]?.value;
        return { name: this.text(this.field(constant, 'name')), ...(renamed && { value: renamed }) };
      }),
      body: nested,
    };
  }

  private classFields(node: SyntaxNode, doc: string): Field[] {
    const modifiers = this.child(node, 'modifiers');
    const type = this.field(node, 'type');
    const isStatic = this.has(modifiers, 'static');
    const isHidden = !this.has(modifiers, 'public') && node.type !== 'constant_declaration';
    const marks: readonly Decorator[] =
      isStatic || this.has(modifiers, 'transient')
        ? [{ name: 'JsonIgnore', args: [] }]
        : this.annotations(modifiers);
    return this.fields(node, 'declarator').map((declarator) => {
      const value = this.field(declarator, 'value');
      return {
        name: this.text(this.field(declarator, 'name')),
        ...(type && { type: this.type(type), written: this.text(type) }),
        optional: false,
        ...(value && { value: this.expr(value) }),
        decorators: marks,
        doc,
        ...(isHidden && { isHidden }),
        ...(isStatic && { isConstant: true }),
      };
    });
  }

  private asField({ name, type, decorators }: Param): Field {
    return { name, ...(type && { type }), optional: false, decorators, doc: '' };
  }

  private method(node: SyntaxNode, doc: string): FunctionDecl {
    const modifiers = this.child(node, 'modifiers');
    const [body, returns] = [this.field(node, 'body'), this.field(node, 'type')];
    return {
      kind: 'function',
      name: this.text(this.field(node, 'name')),
      params: this.all(this.field(node, 'parameters'), 'formal_parameter', 'spread_parameter').map((param) =>
        this.param(param),
      ),
      ...(returns && { returns: this.type(returns) }),
      decorators: this.annotations(modifiers),
      doc,
      body: body ? this.statements(body) : [],
      exported: this.has(modifiers, 'public'),
      start: node.start,
      header: this.header(node, body).replace(/^(?:@\w+(?:\([^)]*\))?\s*)+/, ''),
    };
  }

  private param(node: SyntaxNode): Param {
    const type = this.field(node, 'type');
    return {
      name: this.text(this.field(node, 'name')),
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: false,
      decorators: this.annotations(this.child(node, 'modifiers')),
    };
  }

  private annotations(modifiers: SyntaxNode | undefined): Decorator[] {
    return this.all(modifiers, 'annotation', 'marker_annotation').map((node) => this.annotation(node));
  }

  private annotation(node: SyntaxNode): Decorator {
    const name = this.text(this.field(node, 'name')).replace(/^.*\./, '');
    const args = this.named(this.field(node, 'arguments')).map((part): Arg => {
      const value = this.field(part, 'value');
      if (part.type !== 'element_value_pair' || !value) return { value: this.expr(part) };
      return { name: this.text(this.field(part, 'key')), value: this.expr(value) };
    });
    return { name, args };
  }

  protected expr(node: SyntaxNode): Expr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'string_literal': {
        const text = this.text(node);
        return {
          kind: 'string',
          value: unescape(text.startsWith('"""') ? text.slice(3, -3) : text.slice(1, -1)),
        };
      }
      case 'decimal_integer_literal':
      case 'decimal_floating_point_literal':
      case 'hex_integer_literal':
        return this.number(node);
      case 'true':
      case 'false':
        return { kind: 'boolean', value: node.type === 'true' };
      case 'null_literal':
        return { kind: 'null' };
      case 'identifier':
      case 'this':
      case 'super':
        return { kind: 'name', name: this.text(node) };
      case 'field_access':
      case 'method_reference': {
        // `NotFoundException::new` makes one.
        if (first && /::\s*new$/.test(this.text(node)))
          return { kind: 'call', callee: this.expr(first), args: [], typeArgs: [], creates: true };
        const object = this.field(node, 'object') ?? first;
        const name = this.text(this.field(node, 'field') ?? this.named(node).at(-1));
        return object ? { kind: 'member', object: this.expr(object), name } : this.other(node);
      }
      case 'scoped_identifier':
        return { kind: 'name', name: this.text(node).replace(/^.*\./, '') };
      case 'method_invocation': {
        const object = this.field(node, 'object');
        const name = this.text(this.field(node, 'name'));
        const args = this.args(this.named(this.field(node, 'arguments')));
        const written = object && mapOf(`${this.text(object)}.${name}`, args);
        if (written) return written;
        return {
          kind: 'call',
          callee: object ? { kind: 'member', object: this.expr(object), name } : { kind: 'name', name },
          args,
          typeArgs: [],
        };
      }
      case 'object_creation_expression': {
        const type = this.field(node, 'type');
        const lowered = type && this.type(type);
        const name = lowered?.kind === 'named' ? lowered.name.replace(/^.*\./, '') : '';
        return {
          kind: 'call',
          callee: { kind: 'name', name },
          args: [
            ...this.args(this.named(this.field(node, 'arguments'))),
            // Of a class without a name, what it does.
            ...this.all(this.child(node, 'class_body'), 'method_declaration').map((method): Arg => ({
              value: { kind: 'function', declaration: this.method(method, '') },
            })),
          ],
          typeArgs: lowered?.kind === 'named' ? lowered.args : [],
          creates: true,
        };
      }
      case 'array_initializer':
      case 'element_value_array_initializer':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'class_literal':
        return first ? { kind: 'type', type: this.type(first) } : this.other(node);
      case 'annotation':
      case 'marker_annotation': {
        const { name, args } = this.annotation(node);
        return {
          kind: 'object',
          entries: [
            { key: '@', value: { kind: 'string', value: name } },
            ...args.map(({ name: key = 'value', value }) => ({ key, value })),
          ],
        };
      }
      case 'lambda_expression': {
        const body = this.field(node, 'body');
        const params = this.field(node, 'parameters');
        const names = params?.type === 'identifier' ? [params] : this.named(params);
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params: names.map((param) => ({
            name: this.text(this.field(param, 'name') ?? param),
            optional: false,
            decorators: [],
          })),
          decorators: [],
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
      case 'binary_expression':
        return this.binary(node);
      case 'parenthesized_expression':
        return first ? this.expr(first) : this.other(node);
      case 'cast_expression': {
        const value = this.field(node, 'value');
        return value ? this.expr(value) : this.other(node);
      }
      default:
        return this.other(node);
    }
  }

  private type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'generic_type':
        return {
          kind: 'named',
          name: this.text(first),
          args: this.named(this.child(node, 'type_arguments')).map((arg) => this.type(arg)),
        };
      case 'array_type': {
        const element = this.field(node, 'element');
        return { kind: 'array', item: element ? this.type(element) : named('Object') };
      }
      case 'annotated_type':
        return this.type(this.named(node).at(-1) ?? node);
      case 'wildcard':
        return first ? this.type(first) : named('Object');
      default:
        return named(this.text(node));
    }
  }
}

/** `Map.of("error", "no such note")`; undefined where its keys aren't written out. */
function mapOf(called: string, args: readonly Arg[]): Expr | undefined {
  if (!/^(?:Map\.of|Collections\.singletonMap)$/.test(called) || args.length === 0) return undefined;
  const entries = args.flatMap(({ value: key }, index) => {
    const held = args[index + 1]?.value;
    return index % 2 === 0 && key.kind === 'string' && held ? [{ key: key.value, value: held }] : [];
  });
  return entries.length * 2 === args.length ? { kind: 'object', entries } : undefined;
}
