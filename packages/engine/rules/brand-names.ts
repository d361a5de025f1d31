import { listed } from '../checks/listed-phrases.ts';
import { brandSpellings } from './data/brand-names.ts';
import type { Rule } from './types.ts';

export const brandNames: Rule = {
  id: 'brand-names',
  label: 'Product names',
  description:
    'Write the names of products and technologies as their owners do: “GitHub”, “JavaScript”, “Node.js”.',
  severity: 'important',
  category: 'correctness',
  preset: true,
  checks: [
    listed('brands', {
      swap: brandSpellings,
      message: 'The name is written “{replacement}”, not “{match}”.',
      keepsKeys: true,
    }),
  ],
  examples: () => [
    {
      text: 'The macos build runs on `macos-latest`.',
      findings: [{ quote: 'macos', suggestion: 'macOS' }],
      fixed: 'The macOS build runs on `macos-latest`.',
    },
    {
      text: 'Push your Javascript to Github and run NPM on MacOS, or on Mac OS X.',
      findings: [
        { quote: 'Javascript', suggestion: 'JavaScript' },
        { quote: 'Github', suggestion: 'GitHub' },
        { quote: 'NPM', suggestion: 'npm' },
        { quote: 'MacOS', suggestion: 'macOS' },
        { quote: 'Mac OS X', suggestion: 'macOS' },
      ],
      fixed: 'Push your JavaScript to GitHub and run npm on macOS, or on macOS.',
    },
    { text: 'Postgres and Node.js run on github.com, and @octo/javascript-action is on npm.', findings: [] },
    { text: 'Open an issue in the nodejs/build repository, or in acme/javascript.', findings: [] },
    {
      text: 'Set `javascript` in [GitHub](https://github.com/Javascript), or see <https://Github.com>.',
      findings: [],
    },
    {
      text: '- **github**: the token.\n- **Javascript**: a language, with [node.js](https://nodejs.org).\n- [typescript](https://pkg.example/typescript)\n\n| Key | b |\n|---|---|\n| **postgresql** | the javascript driver |',
      findings: [
        { quote: 'Javascript', suggestion: 'JavaScript' },
        { quote: 'node.js', suggestion: 'Node.js' },
        { quote: 'javascript', suggestion: 'JavaScript' },
      ],
      fixed:
        '- **github**: the token.\n- **JavaScript**: a language, with [Node.js](https://nodejs.org).\n- [typescript](https://pkg.example/typescript)\n\n| Key | b |\n|---|---|\n| **postgresql** | the JavaScript driver |',
    },
    {
      text: '- [Typescript](./typescript.md)',
      findings: [{ quote: 'Typescript', suggestion: 'TypeScript' }],
      fixed: '- [TypeScript](./typescript.md)',
    },
  ],
};
