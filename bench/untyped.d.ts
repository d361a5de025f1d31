// Packages that bring no types, as far as benches and tests use them.
declare module 'write-good' {
  interface Suggestion {
    readonly index: number;
    readonly offset: number;
    readonly reason: string;
  }
  export default function writeGood(text: string): Suggestion[];
}

declare module 'markdown-it' {
  export default class MarkdownIt {
    constructor(options?: { readonly html?: boolean });
    parse(text: string, environment: object): unknown[];
    render(text: string): string;
  }
}

declare module 'textlint-rule-write-good' {
  import type { TextlintRuleModule } from '@textlint/types';
  const rule: TextlintRuleModule;
  export default rule;
}
