import type { Arg, Block, Expr, Statement } from '../ast.ts';
import type { SyntaxNode } from '../parser/types.ts';
import { cleanComment, unindent } from './comments.ts';

/** Turns a syntax tree into statements. */
export type Lower = (root: SyntaxNode, text: string) => Statement[];

/** What every language's lowering needs: text, fields, comments in front. */
export abstract class Lowering {
  protected readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  protected abstract expr(node: SyntaxNode): Expr;

  protected text(node: SyntaxNode | undefined): string {
    return node ? this.source.slice(node.start, node.end) : '';
  }

  protected field(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
    return node?.children.find(({ field }) => field === name);
  }

  protected fields(node: SyntaxNode, name: string): SyntaxNode[] {
    return node.children.filter(({ field }) => field === name);
  }

  protected child(node: SyntaxNode | undefined, ...types: readonly string[]): SyntaxNode | undefined {
    return node?.children.find(({ type }) => types.includes(type));
  }

  protected all(node: SyntaxNode | undefined, ...types: readonly string[]): SyntaxNode[] {
    return node?.children.filter(({ type }) => types.includes(type)) ?? [];
  }

  /** Named children without comments. */
  protected named(node: SyntaxNode | undefined): SyntaxNode[] {
    return node?.children.filter((child) => child.named && !isComment(child)) ?? [];
  }

  protected has(node: SyntaxNode | undefined, keyword: string): boolean {
    return node?.children.some(({ type }) => type === keyword) ?? false;
  }

  protected optional(node: SyntaxNode | undefined): Expr | undefined {
    return node && this.expr(node);
  }

  protected other(node: SyntaxNode): Expr {
    return { kind: 'other', text: this.text(node), parts: this.named(node).map((part) => this.expr(part)) };
  }

  protected args(nodes: readonly SyntaxNode[]): Arg[] {
    return nodes.map((node) => ({ value: this.expr(node) }));
  }

  protected binary(node: SyntaxNode): Expr {
    const [left, right] = [this.field(node, 'left'), this.field(node, 'right')];
    const operator = this.text(this.field(node, 'operator'));
    return left && right
      ? { kind: 'binary', operator, left: this.expr(left), right: this.expr(right) }
      : this.other(node);
  }

  protected indexed(node: SyntaxNode, object: SyntaxNode | undefined, index: SyntaxNode | undefined): Expr {
    return object && index
      ? { kind: 'index', object: this.expr(object), index: this.expr(index) }
      : this.other(node);
  }

  /** What a loop's block goes through. */
  protected each(target: SyntaxNode | undefined, of: SyntaxNode | undefined): Pick<Block, 'each'> {
    return target && of ? { each: { target: this.expr(target), of: this.expr(of) } } : {};
  }

  protected number(node: SyntaxNode): Expr {
    const text = this.text(node);
    const value = Number(text.replaceAll('_', '').replace(/[LlFfDdMmnUu]+(?:\d+)?$|(?<=\d)[iuf]\d+$/, ''));
    return { kind: 'number', value, text };
  }

  /** The comment that ends right above a node, or its trailing comment on the same line where `trailing`. */
  protected comment(siblings: readonly SyntaxNode[], index: number, trailing = false): string {
    const node = siblings[index];
    if (!node) return '';
    const lines: string[] = [];
    let below = node.start;
    for (let at = index - 1; at >= 0; at -= 1) {
      const before = siblings[at];
      if (!before || !isComment(before)) break;
      const gap = this.source.slice(before.end, below);
      // A line comment's node may end with its line.
      const breaks = gap.match(/\n/g)?.length ?? 0;
      // A comment with tags is a declaration's own, even with a blank line between.
      const isAbove =
        breaks === 2 &&
        lines.length === 0 &&
        (TAGGED.test(this.text(before)) ||
          // So does a sentence between a statement and a function, but not the name of a part: "Helpers".
          (node.type === 'function_declaration' && at > 0 && SENTENCE.test(this.text(before))));
      if (
        (breaks > 1 && !isAbove) ||
        ((breaks === 1 || this.text(before).endsWith('\n')) && this.isTrailing(before))
      )
        break;
      lines.unshift(this.text(before).replace(/\n$/, ''));
      below = before.start;
    }
    if (lines.length === 0 && trailing) {
      const next = siblings.slice(index + 1, index + 3).find(isComment);
      if (next && !this.source.slice(node.end, next.start).includes('\n')) lines.push(this.text(next));
    }
    return cleanComment(lines.join('\n'));
  }

  /** A declaration without its body. */
  protected header(node: SyntaxNode, body: SyntaxNode | undefined): string {
    // Comments above the first statement stand in front of the body.
    const before = node.children.filter(({ end }) => end <= (body?.start ?? 0));
    const from = before.findLastIndex((child) => !isComment(child));
    const end = before[from + 1]?.start ?? body?.start ?? node.end;
    const text = this.source.slice(node.start, end).trim();
    return unindent(text.replace(/\s*(?:=>|=|\{|:|;|\bdo)$/, '').split('\n'));
  }

  private isTrailing(comment: SyntaxNode): boolean {
    const line = this.source.slice(this.source.lastIndexOf('\n', comment.start - 1) + 1, comment.start);
    return line.trim() !== '';
  }
}

/** `/** … @param … *\/`. */
const TAGGED =
  /^\/\*\*(?=[\s\S]{0,4000}?^[ \t]*\*[ \t]*@(?:params?|returns?|throws|public|private|api|type)\b)/m;

const SENTENCE =
  /^\/\*\*[ \t]*\n[ \t]*\*[ \t]*(?!\S{1,30}:)(?:[^\s*]{1,40} ){2}[^\n]*(?:\n[^\n]*){0,3}?\.[ \t]*\n/;

export function isComment({ type }: SyntaxNode): boolean {
  return type.endsWith('comment');
}

/** The characters that a string literal's escapes stand for. */
export function unescape(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g,
    (all, ...groups) => {
      const [braced, unicode, hex, plain] = groups as string[];
      const code = Number.parseInt(braced ?? unicode ?? hex ?? '', 16);
      if (!Number.isNaN(code)) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
      return (
        ({ n: '\n', t: '\t', r: '\r', 0: '\0', b: '\b', f: '\f', '\n': '' } as Record<string, string>)[
          plain ?? ''
        ] ??
        plain ??
        ''
      );
    },
  );
}
