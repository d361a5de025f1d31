import type { Arg, ClassDecl, Entry, Expr, FunctionDecl, Statement } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, Lowering, unescape, type Lower } from './lowering.ts';
import { emptyClass } from './script.ts';

export const lowerRuby: Lower = (root, text) => new RubyLowering(text).statements(root);

class RubyLowering extends Lowering {
  statements(parent: SyntaxNode | undefined): Statement[] {
    const children = parent?.children ?? [];
    return children.flatMap((node, index) =>
      node.named && !isComment(node) ? this.statement(node, this.comment(children, index)) : [],
    );
  }

  private statement(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    switch (node.type) {
      case 'class':
      case 'singleton_class':
        return [this.classDecl(node, doc)];
      case 'module':
        return [{ kind: 'scope', name: this.text(this.field(node, 'name')), body: this.bodyOf(node) }];
      case 'method':
      case 'singleton_method':
        return [this.func(node, doc)];
      case 'assignment':
      case 'operator_assignment': {
        const [left, right] = [this.field(node, 'left'), this.field(node, 'right')];
        return left && right
          ? [{ kind: 'assign', target: this.expr(left), value: this.expr(right), doc, exported: false }]
          : [];
      }
      case 'return':
        return [{ kind: 'return', ...(first && { value: this.expr(this.named(first)[0] ?? first) }) }];
      case 'body_statement':
      case 'begin':
      case 'if':
      case 'case':
      case 'when':
      case 'else':
      case 'elsif':
      case 'then':
      case 'rescue':
      case 'ensure':
      case 'program':
        return [{ kind: 'block', body: this.statements(node) }];
      case 'unless':
      case 'if_modifier':
      case 'unless_modifier':
        return [{ kind: 'block', body: this.guarded(node) }];
      default:
        return [{ kind: 'expr', value: this.expr(node), doc }];
    }
  }

  /** The condition, which holds for what follows it: that of `unless` is turned round. */
  private guarded(node: SyntaxNode): Statement[] {
    const condition = this.field(node, 'condition');
    const rest = this.statements({ ...node, children: node.children.filter((child) => child !== condition) });
    if (!condition) return rest;
    const expr = this.expr(condition);
    const value: Expr =
      node.type === 'if_modifier' ? expr : { kind: 'other', text: `!${this.text(condition)}`, parts: [expr] };
    return [{ kind: 'expr', value, doc: '' }, ...rest];
  }

  private classDecl(node: SyntaxNode, doc: string): ClassDecl {
    const statements = this.bodyOf(node);
    const hidden = statements.findIndex(
      (one) =>
        one.kind === 'expr' && one.value.kind === 'name' && /^(?:private|protected)$/.test(one.value.name),
    );
    const superclass = this.named(this.field(node, 'superclass'))[0];
    return {
      ...emptyClass(
        this.text(this.field(node, 'name') ?? this.field(node, 'value')).replace(/^.*::/, ''),
        doc,
        true,
      ),
      bases: superclass ? [named(this.text(superclass))] : [],
      methods: statements.flatMap((statement, index) =>
        statement.kind === 'function'
          ? [hidden >= 0 && index > hidden ? { ...statement, exported: false } : statement]
          : [],
      ),
      body: statements.filter(({ kind }) => kind !== 'function'),
    };
  }

  /** Of a class or a module; a comment on what stands first belongs to it in the tree. */
  private bodyOf(node: SyntaxNode): Statement[] {
    const body = this.field(node, 'body');
    const above = node.children.filter(isComment);
    return this.statements(body && { ...body, children: [...above, ...body.children] });
  }

  private func(node: SyntaxNode, doc: string): FunctionDecl {
    const body = this.field(node, 'body');
    const name = this.text(this.field(node, 'name'));
    const params = this.named(this.field(node, 'parameters'));
    return {
      kind: 'function',
      name,
      params: params.map((param) => {
        const value = this.field(param, 'value');
        return {
          name: this.text(this.field(param, 'name') ?? param).replace(/^[*&]+/, ''),
          optional: value !== undefined,
          ...(value && { value: this.expr(value) }),
          decorators: [],
        };
      }),
      decorators: [],
      doc,
      // `def name = value` has no body of its own.
      body: this.statements(body && body.type !== 'body_statement' ? { ...body, children: [body] } : body),
      exported: !name.startsWith('_'),
      start: node.start,
      header: `def ${node.type === 'singleton_method' ? 'self.' : ''}${name}${this.text(this.field(node, 'parameters')).replace(/^(?=[^(])/, ' ')}`,
    };
  }

  protected expr(node: SyntaxNode): Expr {
    const [first, second] = this.named(node);
    switch (node.type) {
      case 'string':
      case 'bare_string':
        return this.string(node);
      case 'simple_symbol':
      case 'hash_key_symbol':
      case 'bare_symbol':
        return { kind: 'string', value: this.text(node).replace(/^:/, '') };
      case 'delimited_symbol':
        return this.string(node);
      case 'string_array':
      case 'symbol_array':
      case 'array':
      case 'right_assignment_list':
        return { kind: 'array', items: this.named(node).map((item) => this.expr(item)) };
      case 'integer':
      case 'float':
        return this.number(node);
      case 'true':
      case 'false':
        return { kind: 'boolean', value: node.type === 'true' };
      case 'nil':
        return { kind: 'null' };
      case 'identifier':
      case 'constant':
      case 'instance_variable':
      case 'self':
        return { kind: 'name', name: this.text(node) };
      case 'scope_resolution': {
        const [scope, name] = [this.field(node, 'scope'), this.field(node, 'name')];
        return scope
          ? { kind: 'member', object: this.expr(scope), name: this.text(name) }
          : { kind: 'name', name: this.text(name) };
      }
      case 'element_reference': {
        const object = this.field(node, 'object');
        return this.indexed(
          node,
          object,
          this.named(node).find((part) => part !== object),
        );
      }
      case 'hash':
        return { kind: 'object', entries: this.pairs(this.named(node)) };
      case 'call':
        return this.call(node);
      case 'block':
      case 'do_block':
      case 'lambda':
        return { kind: 'function', declaration: this.block(node) };
      case 'binary':
        return this.binary(node);
      case 'parenthesized_statements':
      case 'block_argument':
        return first && !second ? this.expr(first) : this.other(node);
      default:
        return this.other(node);
    }
  }

  private block(node: SyntaxNode): FunctionDecl {
    const body = this.field(node, 'body') ?? this.child(node, 'body_statement', 'block_body');
    const params = this.named(this.field(node, 'parameters')).map((param) => ({
      name: this.text(param),
      optional: false,
      decorators: [],
    }));
    const inner = node.type === 'lambda' && body ? (this.field(body, 'body') ?? body) : body;
    return {
      kind: 'function',
      name: '',
      params,
      decorators: [],
      doc: '',
      body: this.statements(inner),
      exported: false,
      header: '',
    };
  }

  private call(node: SyntaxNode): Expr {
    const [receiver, method, list, block] = [
      this.field(node, 'receiver'),
      this.field(node, 'method'),
      this.field(node, 'arguments'),
      this.field(node, 'block'),
    ];
    const name = this.text(method);
    const plain = this.named(list);
    const args: Arg[] = plain.flatMap((part): Arg[] => {
      if (part.type !== 'pair') return [{ value: this.expr(part) }];
      const [entry] = this.pairs([part]);
      if (!entry) return [];
      // `:status => 201` is `status: 201`.
      const isKeyword = !this.has(part, '=>') || this.field(part, 'key')?.type === 'simple_symbol';
      return entry.key !== '' && isKeyword
        ? [{ name: entry.key, value: entry.value }]
        : [{ value: { kind: 'object', entries: [entry] } }];
    });
    if (block) args.push({ value: { kind: 'function', declaration: this.block(block) } });
    const callee: Expr = receiver
      ? { kind: 'member', object: this.expr(receiver), name }
      : { kind: 'name', name };
    // A name behind a dot without arguments reads a member.
    if (
      receiver &&
      !list &&
      !block &&
      !/^[A-Z]|[!?]$/.test(name) &&
      callee.kind === 'member' &&
      name !== 'new'
    )
      return callee;
    return { kind: 'call', callee, args, typeArgs: [] };
  }

  private pairs(nodes: readonly SyntaxNode[]): Entry[] {
    return nodes.flatMap((pair): Entry[] => {
      const [key, value] = [this.field(pair, 'key'), this.field(pair, 'value')];
      if (pair.type !== 'pair' || !key) return [];
      const name = this.expr(key);
      return [
        {
          key: name.kind === 'string' ? name.value : '',
          value: value ? this.expr(value) : name,
          ...(name.kind !== 'string' && { computed: name }),
        },
      ];
    });
  }

  private string(node: SyntaxNode): Expr {
    const parts = node.children.flatMap((child): Expr[] => {
      if (child.type === 'string_content' || child.type === 'escape_sequence')
        return [{ kind: 'string', value: unescape(this.text(child)) }];
      const [inner] = child.type === 'interpolation' ? this.named(child) : [];
      return inner ? [this.expr(inner)] : [];
    });
    return parts.every((part) => part.kind === 'string')
      ? { kind: 'string', value: parts.map(({ value }) => value).join('') }
      : { kind: 'template', parts };
  }
}
