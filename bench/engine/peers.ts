import { TextlintKernel } from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import { markdown as alex } from 'alex';
import MarkdownIt from 'markdown-it';
import { lint } from 'markdownlint/sync';
import textlintRule from 'textlint-rule-write-good';
import writeGood from 'write-good';
import type { Contender } from '../measure.ts';

/** What others take for the same documents, each by its own library interface in this process. */
export function listPeers(texts: readonly string[]): readonly Contender[] {
  const markdownIt = new MarkdownIt();
  const kernel = new TextlintKernel();
  const options = {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: unwrap(markdownPlugin) }],
    rules: [{ ruleId: 'write-good', rule: unwrap(textlintRule) }],
  };
  return [
    { name: 'markdown-it (parse)', run: () => texts.map((text) => markdownIt.parse(text, {})) },
    { name: 'write-good', run: () => texts.map((text) => writeGood(text)) },
    { name: 'markdownlint', run: () => texts.map((text) => lint({ strings: { text } })) },
    {
      name: 'textlint, one rule',
      run: async () => {
        for (const text of texts) await kernel.lintText(text, options);
      },
    },
    { name: 'alex', run: () => texts.map((text) => alex(text)) },
  ];
}

/** CommonJS modules that were compiled from ES modules come with their exports once wrapped. */
function unwrap<T>(module: T): T {
  return (module as { readonly default?: T }).default ?? module;
}
