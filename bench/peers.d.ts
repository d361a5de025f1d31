// What is measured beside us, and what tests use of packages without types. `npm run bench` installs most of these, so that nobody
// else needs them: the types are here.
declare module 'alex' {
  export function markdown(text: string): { readonly messages: readonly unknown[] };
}
declare module 'write-good' {
  export default function writeGood(text: string): readonly unknown[];
}
declare module 'textlint-rule-write-good' {
  const rule: object;
  export default rule;
}
declare module '@textlint/textlint-plugin-markdown' {
  const plugin: object;
  export default plugin;
}
declare module '@textlint/kernel' {
  export class TextlintKernel {
    lintText(
      text: string,
      options: {
        readonly ext: string;
        readonly plugins: readonly { readonly pluginId: string; readonly plugin: object }[];
        readonly rules: readonly { readonly ruleId: string; readonly rule: object }[];
      },
    ): Promise<unknown>;
  }
}
declare module 'markdown-it' {
  export default class MarkdownIt {
    constructor(options?: { readonly html?: boolean });
    parse(text: string, environment: object): readonly unknown[];
    render(text: string): string;
  }
}
