import type { ClassDecl, Decorator, Expr, Field, FunctionDecl, Param, Statement, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, Lowering, unescape, type Lower } from './lowering.ts';
import { withEnums } from './go-enums.ts';
import { defaultIn, validations } from './go-tags.ts';
import { emptyClass } from './script.ts';

export const lowerGo: Lower = (root, text) => withEnums(new GoLowering(text).statements(root));

class GoLowering extends Lowering {
  /** The receiver of the method that is read stands for `this`. */
  #receiver = '';

  statements(parent: SyntaxNode): Statement[] {
    const { children } = parent;
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    switch (node.type) {
      case 'package_clause':
        return [];
      case 'import_declaration':
        return this.imports(node);
      case 'function_declaration':
      case 'method_declaration':
        return [this.func(node, doc)];
      case 'type_declaration':
        return this.named(node).map((spec) => this.typeDecl(spec, doc));
      case 'const_declaration':
      case 'var_declaration':
        return node.children.flatMap((spec, index) =>
          /_spec(?:_list)?$/.test(spec.type)
            ? this.specs(spec, doc || this.comment(node.children, index, true))
            : [],
        );
      case 'short_var_declaration':
      case 'assignment_statement': {
        const [left, right] = [this.named(this.field(node, 'left')), this.named(this.field(node, 'right'))];
        const isAddition = this.text(this.field(node, 'operator')) === '+=';
        return left.map((target, index) => {
          const value = right[index] ?? right[0];
          const [old, own] = [this.expr(target), value && this.expr(value)];
          return {
            kind: 'assign',
            target: old,
            ...(own && {
              value: isAddition ? { kind: 'binary', operator: '+', left: old, right: own } : own,
            }),
            ...(index > 0 && right.length === 1 && { at: index }),
            doc,
            exported: false,
          };
        });
      }
      case 'expression_statement':
        return first ? [{ kind: 'expr', value: this.expr(first), doc }] : [];
      case 'return_statement': {
        const [value, ...others] = this.named(first).map((one) => this.expr(one));
        return [{ kind: 'return', ...(value && { value }), ...(others.length > 0 && { others }) }];
      }
      default: {
        const range = this.child(node, 'range_clause');
        const item = this.named(this.field(range, 'left')).at(-1);
        const body = this.named(node).flatMap((part): Statement[] =>
          /statement|block|declaration|clause|_case|ERROR|assignment|statement_list/.test(part.type)
            ? part.type === 'statement_list'
              ? this.statements(part)
              : this.statement(part, '')
            : [{ kind: 'expr', value: this.expr(part), doc: '' }],
        );
        const condition = this.field(node, 'condition');
        const isPlain = condition?.type === 'identifier' && !this.field(node, 'alternative');
        return [
          {
            kind: 'block',
            body,
            ...(isPlain && { test: this.expr(condition) }),
            ...this.each(item, this.field(range, 'right')),
          },
        ];
      }
    }
  }

  private imports(node: SyntaxNode): Statement[] {
    const specs = this.named(node).flatMap((part) =>
      part.type === 'import_spec_list' ? this.named(part) : [part],
    );
    return specs.map((spec) => {
      const source = this.text(this.field(spec, 'path')).slice(1, -1);
      const local = this.text(this.field(spec, 'name')) || source.replace(/\/v\d+$/, '').replace(/^.*\//, '');
      return { kind: 'import', source, names: [{ local, imported: '*' }] };
    });
  }

  private specs(node: SyntaxNode, doc: string): Statement[] {
    if (node.type.endsWith('_list'))
      return node.children.flatMap((spec, index) =>
        /_spec$/.test(spec.type) ? this.specs(spec, this.comment(node.children, index, true)) : [],
      );
    const values = this.named(this.field(node, 'value'));
    const type = this.field(node, 'type');
    return this.fields(node, 'name').map((name, index) => {
      const value = values[index];
      return {
        kind: 'assign',
        target: { kind: 'name', name: this.text(name) },
        ...(value && { value: this.expr(value) }),
        ...(type && { type: this.type(type), written: this.text(type) }),
        doc,
        exported: /^[A-Z]/.test(this.text(name)),
      };
    });
  }

  private typeDecl(spec: SyntaxNode, doc: string): ClassDecl {
    const name = this.text(this.field(spec, 'name'));
    const type = this.field(spec, 'type');
    const base = emptyClass(name, doc, /^[A-Z]/.test(name));
    const typeParams = this.named(this.field(spec, 'type_parameters')).map((param) =>
      this.text(this.field(param, 'name')),
    );
    if (type?.type === 'struct_type') return { ...base, form: 'struct', typeParams, ...this.struct(type) };
    if (type?.type === 'interface_type')
      return {
        ...base,
        form: 'interface',
        typeParams,
        methods: type.children.flatMap((part, index, all) =>
          part.type.startsWith('method_') ? [this.func(part, this.comment(all, index, true))] : [],
        ),
      };
    return {
      ...base,
      form: 'alias',
      typeParams,
      ...(type && { alias: this.type(type), written: this.text(type) }),
    };
  }

  private struct(type: SyntaxNode): {
    fields: Field[];
    bases: TypeExpr[];
    order: string[];
    types: Record<string, TypeExpr>;
  } {
    const list = this.child(type, 'field_declaration_list')?.children ?? [];
    const fields: Field[] = [];
    const bases: TypeExpr[] = [];
    const order: string[] = [];
    const types: Record<string, TypeExpr> = {};
    list.forEach((node, index) => {
      if (node.type !== 'field_declaration') return;
      const own = this.field(node, 'type');
      const names = this.fields(node, 'name');
      const marks = this.tags(this.text(this.field(node, 'tag')), this.text(own));
      // `// Standard fields` speaks of those that follow.
      const doc = this.comment(list, index, true).replace(/^(?:[\w-]+ ){0,3}fields\.?$/i, '');
      const lowered = own && this.type(own);
      if (names.length === 0 && lowered) bases.push(lowered.kind === 'optional' ? lowered.item : lowered);
      for (const name of names) {
        const text = this.text(name);
        order.push(text);
        if (lowered) types[text] = lowered;
        if (!/^[A-Z]/.test(text) && marks.length === 0) continue;
        const optional = marks.some(({ args }) =>
          args.some(({ value }) => value.kind === 'string' && value.value === 'omitempty'),
        );
        fields.push({
          name: text,
          written: this.text(own),
          ...(lowered && { type: optional && lowered.kind === 'optional' ? lowered.item : lowered }),
          optional,
          decorators: marks,
          doc,
        });
      }
    });
    return { fields, bases, order, types };
  }

  /** `json:"name,omitempty" binding:"required,min=1"`. */
  private tags(tag: string, type: string): Decorator[] {
    return [...tag.matchAll(/(\w+):"([^"]*)"/g)].flatMap(([, key = '', text = '']): Decorator[] => {
      const [name = '', ...rest] = text.split(',');
      if (/^(?:json|form|uri|query|param|header)$/.test(key)) {
        return [
          {
            name: key,
            args: [
              ...(name === '' ? [] : [{ name: 'name', value: { kind: 'string' as const, value: name } }]),
              ...rest.map((value) => ({ value: { kind: 'string' as const, value } })),
            ],
          },
          ...defaultIn(rest),
        ];
      }
      return /^(?:binding|validate)$/.test(key) ? validations(text, type) : [];
    });
  }

  private func(node: SyntaxNode, doc: string): FunctionDecl {
    const receiver = this.named(this.field(node, 'receiver'))[0];
    const body = this.field(node, 'body');
    const result = this.field(node, 'result');
    const outer = this.#receiver;
    this.#receiver = this.text(this.field(receiver, 'name'));
    const name = this.text(this.field(node, 'name'));
    const type = receiver && this.text(this.field(receiver, 'type')).replace(/^\*|\[.*$/g, '');
    const results = result?.type === 'parameter_list' ? this.named(result) : result ? [result] : [];
    const types = results.flatMap((one): TypeExpr[] => {
      const own = this.field(one, 'type') ?? one;
      const names = one === result ? [] : this.fields(one, 'name');
      return (names.length > 0 ? names : [one]).map(() => this.type(own));
    });
    const declaration: FunctionDecl = {
      kind: 'function',
      name,
      params: this.params(node),
      ...(types[0] && { returns: types[0] }),
      ...(types.length > 1 && { results: types }),
      decorators: [],
      doc,
      body: body ? this.statements(this.child(body, 'statement_list') ?? body) : [],
      exported: /^[A-Z]/.test(name),
      start: node.start,
      header: this.header(node, body),
      ...(type && { receiver: type }),
    };
    this.#receiver = outer;
    return declaration;
  }

  private params(node: SyntaxNode): Param[] {
    return this.named(this.field(node, 'parameters')).flatMap((param) => {
      const type = this.field(param, 'type');
      return this.fields(param, 'name').map((name) => ({
        name: this.text(name),
        ...(type && { type: this.type(type), written: this.text(type) }),
        optional: false,
        decorators: [],
      }));
    });
  }

  protected expr(node: SyntaxNode): Expr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'interpreted_string_literal':
        return { kind: 'string', value: unescape(this.text(node).slice(1, -1)) };
      case 'raw_string_literal':
        return { kind: 'string', value: this.text(node).slice(1, -1) };
      case 'int_literal':
      case 'float_literal':
        return this.number(node);
      case 'true':
      case 'false':
        return { kind: 'boolean', value: node.type === 'true' };
      case 'nil':
        return { kind: 'null' };
      case 'identifier':
      case 'field_identifier':
      case 'package_identifier':
      case 'type_identifier': {
        const name = this.text(node);
        return { kind: 'name', name: name === this.#receiver && name !== '' ? 'this' : name };
      }
      case 'selector_expression': {
        const object = this.field(node, 'operand');
        return object
          ? { kind: 'member', object: this.expr(object), name: this.text(this.field(node, 'field')) }
          : this.other(node);
      }
      case 'index_expression':
        return this.indexed(node, this.field(node, 'operand'), this.field(node, 'index'));
      case 'call_expression': {
        const callee = this.field(node, 'function');
        const args = this.named(this.field(node, 'arguments'));
        const typeArgs = this.named(this.field(node, 'type_arguments')).map((arg) => this.type(arg));
        // `new(User)` and `make([]User, 0)` take a type.
        const isMaker = /^(?:new|make)$/.test(this.text(callee)) && args[0];
        if (isMaker) return { kind: 'type', type: this.type(args[0] ?? node) };
        return callee
          ? { kind: 'call', callee: this.expr(callee), args: this.args(args), typeArgs }
          : this.other(node);
      }
      case 'composite_literal':
        return this.composite(node);
      case 'literal_value':
        return { kind: 'object', entries: this.entries(node) };
      case 'func_literal': {
        const body = this.field(node, 'body');
        const declaration: FunctionDecl = {
          kind: 'function',
          name: '',
          params: this.params(node),
          decorators: [],
          doc: '',
          body: body ? this.statements(this.child(body, 'statement_list') ?? body) : [],
          exported: false,
          header: '',
        };
        return { kind: 'function', declaration };
      }
      case 'unary_expression':
        return first && /^[&*]/.test(this.text(node)) ? this.expr(first) : this.other(node);
      case 'binary_expression':
        return this.binary(node);
      case 'parenthesized_expression':
      case 'literal_element':
      case 'type_assertion_expression':
      case 'type_conversion_expression':
        return first ? this.expr(this.field(node, 'operand') ?? first) : this.other(node);
      case 'slice_type':
      case 'map_type':
      case 'struct_type':
        return { kind: 'type', type: this.type(node) };
      default:
        return this.other(node);
    }
  }

  private composite(node: SyntaxNode): Expr {
    const [type, body] = [this.field(node, 'type'), this.field(node, 'body')];
    const lowered = type && this.type(type);
    if (!body) return this.other(node);
    if (lowered?.kind === 'array') {
      const { item: type } = lowered;
      const items = this.named(body).map((element): Expr => {
        const item = this.expr(element);
        return item.kind === 'object' && !item.type ? { ...item, type } : item;
      });
      return { kind: 'array', items: items.length > 0 ? items : [{ kind: 'type', type }] };
    }
    const isMap =
      lowered?.kind === 'map' ||
      (lowered?.kind === 'named' && /^(?:gin\.H|echo\.Map|fiber\.Map|bson\.M)$/.test(lowered.name));
    return {
      kind: 'object',
      entries: this.entries(body),
      ...(lowered && !isMap && /^(?:named|record)$/.test(lowered.kind) && { type: lowered }),
    };
  }

  private entries(body: SyntaxNode): Extract<Expr, { kind: 'object' }>['entries'] {
    return this.named(body).flatMap((element) => {
      if (element.type !== 'keyed_element') return [{ key: '', value: this.expr(element) }];
      const [key, value] = this.named(element);
      if (!key || !value) return [];
      const name = this.expr(key);
      return [
        {
          key: name.kind === 'string' ? name.value : name.kind === 'name' ? this.text(key) : '',
          value: this.expr(value),
        },
      ];
    });
  }

  private typeAt(node: SyntaxNode, field: string): TypeExpr {
    const part = this.field(node, field);
    return part ? this.type(part) : named('any');
  }

  private type(node: SyntaxNode): TypeExpr {
    const [first] = this.named(node);
    switch (node.type) {
      case 'pointer_type':
        return first ? { kind: 'optional', item: this.type(first) } : named('any');
      case 'slice_type':
      case 'array_type':
        return { kind: 'array', item: this.typeAt(node, 'element') };
      case 'map_type':
        return { kind: 'map', value: this.typeAt(node, 'value') };
      case 'generic_type':
        return {
          kind: 'named',
          name: this.text(this.field(node, 'type') ?? first),
          args: this.named(this.field(node, 'type_arguments')).map((arg) => this.type(arg)),
        };
      case 'type_elem':
      case 'parenthesized_type':
        return first ? this.type(first) : named('any');
      case 'struct_type':
        return { kind: 'record', ...this.struct(node) };
      case 'interface_type':
        return named('any');
      case 'function_type':
        return named('func');
      default:
        return named(this.text(node));
    }
  }
}
