import type { Arg, ClassDecl, Decorator, Field, FunctionDecl, Param, Statement } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { isComment, type Lower } from './lowering.ts';
import { validationsOf } from './rust-validations.ts';
import { RustExpressions } from './rust-expressions.ts';
import { emptyClass } from './script.ts';

export const lowerRust: Lower = (root, text) => new RustLowering(text).statements(root);

class RustLowering extends RustExpressions {
  override statements(parent: SyntaxNode, receiver = ''): Statement[] {
    const { children } = parent;
    let pending: Decorator[] = [];
    let docs: string[] = [];
    return children.flatMap((node, index) => {
      if (node.type === 'attribute_item') {
        if (pending.length === 0) docs.push(this.comment(children, index));
        pending.push(...this.attribute(node));
        return [];
      }
      if (!node.named || isComment(node)) return [];
      const doc = [...docs, this.comment(children, index)].filter(Boolean).join('\n');
      const marks = pending;
      pending = [];
      docs = [];
      return this.statement(node, doc, marks, receiver);
    });
  }

  private statement(
    node: SyntaxNode,
    doc: string,
    decorators: readonly Decorator[],
    receiver: string,
  ): Statement[] {
    const [first] = this.named(node);
    const name = this.text(this.field(node, 'name'));
    // `pub(crate)` is for the crate itself.
    const exported = this.text(this.child(node, 'visibility_modifier')) === 'pub';
    switch (node.type) {
      case 'use_declaration':
        return imports(this.text(node));
      case 'mod_item': {
        const body = this.field(node, 'body');
        return body &&
          !decorators.some(
            ({ name: mark, args }) =>
              mark === 'cfg' && args.some(({ value }) => value.kind === 'name' && value.name === 'test'),
          )
          ? [{ kind: 'scope', name, body: this.statements(body), decorators }]
          : [];
      }
      case 'trait_item': {
        const body = this.field(node, 'body');
        const methods = (body ? this.statements(body) : []).flatMap((one) =>
          one.kind === 'function' ? [{ ...one, exported }] : [],
        );
        return [{ ...emptyClass(name, doc, exported), form: 'interface', methods }];
      }
      case 'function_item':
      case 'function_signature_item':
        return [this.func(node, { doc, decorators, exported, receiver })];
      case 'impl_item': {
        const body = this.field(node, 'body');
        return body ? this.statements(body, this.text(this.field(node, 'type')).replace(/<.*$/, '')) : [];
      }
      case 'struct_item':
        return [
          {
            ...emptyClass(name, doc, exported),
            form: 'struct',
            typeParams: this.typeParams(node),
            decorators,
            fields: this.fieldsOf(this.field(node, 'body')),
            ...this.newtype(this.field(node, 'body')),
          },
        ];
      case 'enum_item':
        return [
          {
            ...emptyClass(name, doc, exported),
            form: 'enum',
            decorators,
            values: this.variantsOf(this.field(node, 'body')?.children ?? []),
          },
        ];
      case 'type_item': {
        const type = this.field(node, 'type');
        return [
          {
            ...emptyClass(name, doc, exported),
            form: 'alias',
            typeParams: this.typeParams(node),
            ...(type && { alias: this.type(type), written: this.text(type) }),
          },
        ];
      }
      case 'const_item':
      case 'static_item':
      case 'let_declaration': {
        const [pattern, value, type] = [
          this.field(node, 'name') ?? this.field(node, 'pattern'),
          this.field(node, 'value'),
          this.field(node, 'type'),
        ];
        const otherwise = this.field(node, 'alternative');
        return [
          {
            kind: 'assign',
            target: pattern ? this.expr(pattern) : { kind: 'null' },
            ...(value && { value: this.expr(value) }),
            ...(type && { type: this.type(type), written: this.text(type) }),
            doc,
            exported,
          },
          // `let Some(path) = given else { … };`
          ...(otherwise ? [{ kind: 'block' as const, body: this.statements(otherwise) }] : []),
        ];
      }
      case 'expression_statement':
        return first ? this.expression(first, doc) : [];
      default:
        return this.expression(node, doc);
    }
  }

  private expression(node: SyntaxNode, doc: string): Statement[] {
    const [first] = this.named(node);
    if (node.type === 'return_expression')
      return [{ kind: 'return', ...(first && { value: this.expr(first) }) }];
    if (
      /^(?:block|if_expression|match_expression|for_expression|while_expression|loop_expression|unsafe_block|async_block|else_clause|match_block|match_arm)$/.test(
        node.type,
      )
    ) {
      const body = this.named(node).flatMap((part): Statement[] =>
        node.type === 'block' ? [] : this.expression(part, ''),
      );
      return [{ kind: 'block', body: node.type === 'block' ? this.statements(node) : body }];
    }
    return [{ kind: 'expr', value: this.expr(node), doc }];
  }

  private func(
    node: SyntaxNode,
    {
      doc,
      decorators,
      exported,
      receiver,
    }: { doc: string; decorators: readonly Decorator[]; exported: boolean; receiver: string },
  ): FunctionDecl {
    const [body, returns] = [this.field(node, 'body'), this.field(node, 'return_type')];
    const statements = body ? this.statements(body) : [];
    // The last expression is what the function returns.
    const last = statements.at(-1);
    const all =
      last?.kind === 'expr' && body && !this.text(body).trimEnd().replace(/\}$/, '').trimEnd().endsWith(';')
        ? [...statements.slice(0, -1), { kind: 'return' as const, value: last.value }]
        : statements;
    return {
      kind: 'function',
      name: this.text(this.field(node, 'name')),
      params: this.all(this.field(node, 'parameters'), 'parameter').map((param) => this.param(param)),
      ...(returns && { returns: this.type(returns) }),
      decorators,
      doc,
      body: all,
      exported,
      start: node.start,
      header: this.header(node, body),
      ...(receiver && { receiver }),
    };
  }

  protected override param(node: SyntaxNode): Param {
    const [pattern, type] = [this.field(node, 'pattern'), this.field(node, 'type')];
    const inner = pattern?.type === 'tuple_struct_pattern' ? this.named(pattern).slice(1) : [];
    const name = inner[0] ? this.text(inner[0]) : this.text(pattern).replace(/^mut /, '');
    const tuple =
      inner[0]?.type === 'tuple_pattern' ? this.named(inner[0]).map((part) => this.text(part)) : undefined;
    return {
      name,
      ...(type && { type: this.type(type), written: this.text(type) }),
      optional: false,
      decorators: [],
      ...(tuple && { fields: tuple }),
    };
  }

  private typeParams(node: SyntaxNode): string[] {
    return this.named(this.field(node, 'type_parameters')).map((param) =>
      this.text(this.field(param, 'name') ?? param),
    );
  }

  private newtype(body: SyntaxNode | undefined): Partial<ClassDecl> {
    const types = body?.type === 'ordered_field_declaration_list' ? this.fields(body, 'type') : [];
    const [only] = types;
    return types.length === 1 && only ? { form: 'alias', alias: this.type(only), fields: [] } : {};
  }

  private variantsOf(members: readonly SyntaxNode[]): ClassDecl['values'] {
    let decorators: Decorator[] = [];
    let doc = '';
    return members.flatMap((node, index) => {
      if (node.type === 'attribute_item') {
        doc ||= this.comment(members, index);
        decorators.push(...this.attribute(node));
      }
      if (node.type !== 'enum_variant') return [];
      const variant = {
        name: this.text(this.field(node, 'name')),
        fields: this.fieldsOf(this.field(node, 'body')),
        doc: doc || this.comment(members, index),
        decorators,
      };
      decorators = [];
      doc = '';
      return [variant];
    });
  }

  private fieldsOf(body: SyntaxNode | undefined): Field[] {
    const members = body?.children ?? [];
    let pending: Decorator[] = [];
    let doc = '';
    return members.flatMap((node, index): Field[] => {
      if (node.type === 'attribute_item') {
        if (pending.length === 0) doc = this.comment(members, index);
        pending.push(...this.attribute(node));
        return [];
      }
      const type = this.field(node, 'type');
      if (node.type !== 'field_declaration')
        return node.field === 'type'
          ? [{ name: String(index), type: this.type(node), optional: false, decorators: [], doc: '' }]
          : [];
      const decorators = pending;
      const said = doc || this.comment(members, index, true);
      pending = [];
      doc = '';
      const optional = decorators.some(
        ({ name, args }) =>
          name === 'serde' &&
          args.some(
            (arg) => arg.name === 'default' || (arg.value.kind === 'name' && arg.value.name === 'default'),
          ),
      );
      return [
        {
          name: this.text(this.field(node, 'name')).replace(/^r#/, ''),
          ...(type && { type: this.type(type), written: this.text(type) }),
          optional,
          decorators,
          doc: said,
          ...(this.text(this.child(node, 'visibility_modifier')) !== 'pub' && { isHidden: true }),
        },
      ];
    });
  }

  private attribute(node: SyntaxNode): Decorator[] {
    return this.all(node, 'attribute').flatMap((attribute) => {
      const [path] = this.named(attribute);
      const name = this.text(path).replace(/^.*::/, '');
      const tokens = this.field(attribute, 'arguments');
      const args = tokens ? this.tokens(tokens) : [];
      // `default` is a word of the language.
      const isDefault = tokens && /[(,]\s*default\s*[,)=]/.test(this.text(tokens));
      const own: Decorator = {
        name,
        args: isDefault ? [...args, { value: { kind: 'name', name: 'default' } }] : args,
      };
      return /^(?:validate|garde)$/.test(name) ? [own, ...validationsOf(this.text(tokens))] : [own];
    });
  }

  /** `(path = "x", rename_all = "y", skip)` in an attribute: keys, values, words. */
  private tokens(node: SyntaxNode): Arg[] {
    const args: Arg[] = [];
    const parts = node.children.filter(({ type }) => !/^[(),]$/.test(type));
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at];
      if (!part) continue;
      const value = parts[at + 2];
      if (part.type === 'identifier' && this.text(parts[at + 1]) === '=' && value) {
        args.push({ name: this.text(part), value: this.expr(value) });
        at += 2;
      } else if (/^\.\.=?$/.test(this.text(part)))
        args.push({ value: { kind: 'other', text: this.text(part), parts: [] } });
      else if (part.named)
        args.push({
          value:
            part.type === 'token_tree'
              ? { kind: 'array', items: this.tokens(part).map(({ value: inner }) => inner) }
              : this.expr(part),
        });
    }
    return args;
  }
}

/** `use crate::routes::{users, posts::router as posts};`, `use handlers::*;`. */
function imports(text: string): Statement[] {
  const found: Statement[] = [];
  const read = (tree: string, base: readonly string[]): void => {
    const open = tree.indexOf('{');
    const path = (open < 0 ? tree : tree.slice(0, open)).split('::').map((part) => part.trim());
    const parts = [...base, ...path].filter((part) => part !== '' && !/^(?:crate|self|super)$/.test(part));
    if (open >= 0) {
      for (const inner of listed(tree.slice(open + 1, tree.lastIndexOf('}')))) read(inner, parts);
      return;
    }
    const [imported = '', local = imported] = (parts.at(-1) ?? '').split(/\s+as\s+/);
    const source = parts.slice(0, -1).join('::');
    if (/^(?:\w+|\*)$/.test(imported) && local !== '_' && source !== '')
      found.push({ kind: 'import', source, names: [{ local, imported }] });
  };
  read(text.replace(/^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+|;\s*$/g, ''), []);
  return found;
}

/** The parts between the commas of the outermost list. */
function listed(text: string): string[] {
  let depth = 0;
  return text
    .replace(/[{},]/g, (mark) => {
      if (mark === '{') depth += 1;
      if (mark === '}') depth -= 1;
      return mark === ',' && depth === 0 ? '\n,' : mark;
    })
    .split('\n,')
    .map((part) => part.trim())
    .filter(Boolean);
}
