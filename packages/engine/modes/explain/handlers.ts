import type { SyntaxNode } from '../../code/parser/types.ts';
import { quotedCode } from './quoted-code.ts';
import { step, type Step, type StepWriter } from './step-writer.ts';

/** The kinds of failure that a handler takes, as code. */
export function caughtBy(handler: SyntaxNode, writer: StepWriter): string {
  const type = (node: SyntaxNode): SyntaxNode | undefined =>
    node.children.find(
      (child) =>
        /^(?:catch_type|type_list|exceptions|user_type)$/.test(child.type) ||
        (/^(?:value|type)$/.test(child.field) && child.type !== 'block'),
    );
  const head = handler.children.find(({ type: kind }) => /parameter|declaration/.test(kind)) ?? handler;
  const found = type(head) ?? type(handler);
  const names = writer.text(found);
  return names === '' ? '' : quotedCode(names.replace(/\s+as\s+\w+$/, ''));
}

/** What a handler does that does nothing but, at most, write a line to a log. */
export function regardless(handler: SyntaxNode, writer: StepWriter): Step {
  const logged = /\blog(?:ger|ging)?\b|\bslog\.|console\.(?:warn|error|info|debug)\(/i.test(
    writer.text(handler),
  );
  return step(logged ? 'Logs it, and goes on.' : 'Goes on regardless.');
}
