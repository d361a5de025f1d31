declare module 'alex' {
  export function markdown(text: string): { readonly messages: readonly unknown[] };
}
declare module 'textlint-rule-write-good' {
  import type { TextlintRuleModule } from '@textlint/types';
  const rule: TextlintRuleModule;
  export default rule;
}
declare module 'markdown-it' {
  export default class MarkdownIt {
    parse(text: string, environment: object): readonly unknown[];
  }
}
