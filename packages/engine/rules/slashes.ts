import { patternCheck } from './support/pattern-check.ts';
import type { Rule } from './types.ts';

/** Names that are written with a slash. */
const NAMES =
  /^(?:and\/or|async\/await|try\/catch|if\/else|get\/set|client\/server|read\/write|input\/output|true\/false|on\/off|either\/or|master\/slave|pass\/fail|start\/stop|application\/\w+|text\/\w+|image\/\w+|tcp\/ip|km\/h|w\/o|n\/a|ci\/cd|i\/o|(?:owner|org|organization|username|group|namespace|origin|upstream|account|scope|vendor|refs)\/\w+|\w+\/(?:repo|repository|repos|image|project|package|master|main))$/i;

export const slashes: Rule = {
  id: 'slashes',
  label: 'Slashes between words',
  description: 'Write “or” or “and” instead of a slash. A slash leaves open which of the two is meant.',
  severity: 'minor',
  category: 'style',
  preset: false,
  checks: [
    patternCheck('Write “and” or “or” instead of the slash in “{match}”.', [
      {
        pattern: /(?<![\w./@:-])[A-Za-z][a-z]{2,}(?:\/[a-z]{2,}){1,2}(?![\w./:@-]*[\w/])/g,
        when: ({ match }) => !NAMES.test(match) || /^and\/or$/i.test(match),
      },
      { pattern: /(?<=[a-z]{3})\s\/\s(?=[a-z]{3})/g },
    ]),
  ],
  examples: () => [
    {
      text: 'Select the file/folder and the user/group.',
      findings: [
        { quote: 'file/folder', suggestion: null },
        { quote: 'user/group', suggestion: null },
      ],
    },
    {
      text: 'TCP/IP, CI/CD and 24/7 are names, as is read/write. Push to origin/main of owner/repo. See src/lib/index.js and https://a.b/c.',
      findings: [],
    },
    { text: 'Open `file/folder` or [a/b](c/d).', findings: [] },
  ],
};
