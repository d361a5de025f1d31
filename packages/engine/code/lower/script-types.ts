import type { Field, FunctionDecl, TypeExpr } from '../ast.ts';
import { named } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { Lowering, unescape } from './lowering.ts';

/** Types of TypeScript. */
export abstract class ScriptTypes extends Lowering {
  protected typeOf(node: SyntaxNode | undefined): TypeExpr | undefined {
    const annotation = this.field(node, 'type') ?? this.child(node, 'type_annotation');
    return annotation ? this.type(annotation) : undefined;
  }

  protected typeText(node: SyntaxNode | undefined): string {
    const annotation = this.field(node, 'type') ?? this.child(node, 'type_annotation');
    return this.text(annotation).replace(/^:\s*/, '');
  }

  protected type(node: SyntaxNode): TypeExpr {
    const [first, second] = this.named(node);
    switch (node.type) {
      case 'type_annotation':
      case 'parenthesized_type':
      case 'readonly_type':
      case 'constraint':
        return first ? this.type(first) : named('unknown');
      case 'generic_type': {
        const args = this.named(this.child(node, 'type_arguments')).map((arg) => this.type(arg));
        return { kind: 'named', name: this.text(first), args };
      }
      case 'array_type':
        return { kind: 'array', item: first ? this.type(first) : named('unknown') };
      case 'tuple_type':
        return {
          kind: 'array',
          item: { kind: 'union', of: this.named(node).map((item) => this.type(item)) },
        };
      case 'union_type':
        return { kind: 'union', of: this.flatten(node, 'union_type') };
      case 'intersection_type':
        return { kind: 'all', of: this.flatten(node, 'intersection_type') };
      case 'literal_type':
        return first ? this.literalType(first) : named('unknown');
      case 'object_type':
        return this.objectType(node);
      case 'lookup_type':
        return this.lookupType(first && this.type(first), second);
      case 'index_type_query':
      case 'type_query':
        return named(node.type === 'type_query' ? `typeof ${this.text(first)}` : this.text(node));
      case 'function_type':
        return named('Function');
      case 'optional_type':
        return { kind: 'optional', item: first ? this.type(first) : named('unknown') };
      case 'conditional_type':
      case 'infer_type':
      case 'template_literal_type':
        return named(node.type === 'template_literal_type' ? 'string' : 'unknown');
      case 'type_predicate_annotation':
        return named('boolean');
      default:
        return second && node.type !== 'nested_type_identifier' ? named('unknown') : named(this.text(node));
    }
  }

  private flatten(node: SyntaxNode, type: string): TypeExpr[] {
    return this.named(node).flatMap((part) =>
      part.type === type ? this.flatten(part, type) : [this.type(part)],
    );
  }

  /** `(typeof STATES)[number]` is one of the list's values, and `Row[]` by number one row. */
  private lookupType(of: TypeExpr | undefined, key: SyntaxNode | undefined): TypeExpr {
    if (this.text(key) !== 'number') return named('unknown');
    if (of?.kind === 'array') return of.item;
    return of?.kind === 'named' && of.name.startsWith('typeof ')
      ? named(`one of ${of.name.slice('typeof '.length)}`)
      : named('unknown');
  }

  private literalType(node: SyntaxNode): TypeExpr {
    const text = this.text(node);
    if (node.type === 'string') return { kind: 'literal', value: unescape(text.slice(1, -1)) };
    if (node.type === 'true' || node.type === 'false') return { kind: 'literal', value: text === 'true' };
    if (node.type === 'null' || node.type === 'undefined') return named(text);
    return Number.isNaN(Number(text)) ? named('unknown') : { kind: 'literal', value: Number(text) };
  }

  private objectType(node: SyntaxNode): TypeExpr {
    const index = this.child(node, 'index_signature');
    if (index && this.named(node).length === 1) {
      return { kind: 'map', value: this.typeOf(index) ?? named('unknown') };
    }
    if (this.child(node, 'mapped_type_clause') || this.child(index, 'mapped_type_clause')) {
      return { kind: 'map', value: named('unknown') };
    }
    return { kind: 'record', fields: this.members(node).fields };
  }

  /** The properties and methods of an object type or an interface's body. */
  protected members(body: SyntaxNode): { fields: Field[]; methods: FunctionDecl[] } {
    const fields: Field[] = [];
    const methods: FunctionDecl[] = [];
    body.children.forEach((child, index) => {
      const name = unquote(this.text(this.field(child, 'name')));
      const doc = this.comment(body.children, index, true);
      if (child.type === 'property_signature') {
        const type = this.typeOf(child);
        fields.push({
          name,
          ...(type && { type, written: this.typeText(child) }),
          optional: this.has(child, '?'),
          decorators: [],
          doc,
        });
      } else if (child.type === 'method_signature') {
        methods.push(this.signature(child, name, doc));
      }
    });
    return { fields, methods };
  }

  protected abstract signature(node: SyntaxNode, name: string, doc: string): FunctionDecl;
}

export function unquote(text: string): string {
  return /^(['"`]).*\1$/s.test(text) ? unescape(text.slice(1, -1)) : text;
}
