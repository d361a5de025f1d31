import type { Rule } from './types.ts';

export const inclusiveLanguage: Rule = {
  id: 'inclusive-language',
  label: 'Inclusive language',
  description:
    'Use terms that exclude nobody: “allowlist” and “denylist”, “primary” and “replica”. They are also more exact than the metaphors they replace.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'substitution',
      message: 'Write “{replacement}” instead of “{match}”: it excludes nobody and says what the thing does.',
      swap: [
        { from: ['whitelist', 'white-list', 'white list'], to: 'allowlist' },
        { from: ['whitelists', 'white-lists', 'white lists'], to: 'allowlists' },
        { from: ['whitelisted', 'white-listed', 'white listed'], to: 'allowlisted' },
        { from: ['whitelisting', 'white-listing', 'white listing'], to: 'allowlisting' },
        { from: ['blacklist', 'black-list', 'black list'], to: 'denylist' },
        { from: ['blacklists', 'black-lists', 'black lists'], to: 'denylists' },
        { from: ['blacklisted', 'black-listed', 'black listed'], to: 'denylisted' },
        { from: ['blacklisting', 'black-listing', 'black listing'], to: 'denylisting' },
        {
          from: [
            'master/slave',
            'master-slave',
            'master and slave',
            'master/slaves',
            'masters and slaves',
            'master slave',
          ],
          to: ['primary/replica', 'controller/worker', 'parent/child'],
        },
        {
          from: ['master server', 'master node', 'master instance', 'master database', 'master replica'],
          to: ['primary', 'controller', 'main'],
        },
        { from: ['slave', 'slaves'], to: ['replica', 'secondary', 'worker'] },
        { from: ['grandfathered', 'grandfathered in', 'grandfather clause'], to: ['exempt', 'legacy'] },
        { from: ['tribal knowledge'], to: 'institutional knowledge' },
        { from: ['chinese wall'], to: ['ethical wall', 'information barrier'] },
        { from: ['gypped'], to: ['cheated'] },
        { from: ['third world', 'third-world'], to: ['developing countries'] },
        { from: ['black hat', 'blackhat'], to: ['malicious', 'unethical'] },
        { from: ['white hat', 'whitehat'], to: ['ethical'] },
      ],
    },
    // With a capital they are names: the build tool Ninja, a company.
    {
      kind: 'within',
      except: ['name'],
      check: {
        kind: 'substitution',
        message: 'Write “{replacement}” instead of “{match}”: it says what the person can do.',
        swap: [
          {
            from: ['ninja', 'ninjas', 'guru', 'gurus', 'rockstar', 'rockstars'],
            to: ['expert', 'specialist'],
          },
        ],
      },
    },
  ],
  examples: () => [
    { text: 'The whitelist option was renamed to allowlist.', findings: [] },
    {
      text: 'Add the host to the whitelist. A blacklisted slave stops.',
      findings: [
        { quote: 'whitelist', suggestion: 'allowlist' },
        { quote: 'blacklisted', suggestion: 'denylisted' },
        { quote: 'slave', suggestion: null },
      ],
    },
    {
      text: 'Merge the pull request into the master branch. A master key opens the mastered list.',
      findings: [],
    },
    { text: 'Set `whitelist: true`, see [the list](./blacklist.md).', findings: [] },
    {
      text: '| Option | Use |\n| --- | --- |\n| `whitelist` | the blacklist |',
      findings: [{ quote: 'blacklist', suggestion: 'denylist' }],
      fixed: '| Option | Use |\n| --- | --- |\n| `whitelist` | the denylist |',
    },
    {
      text: 'Become a ninja. Build with Ninja.',
      findings: [{ quote: 'ninja', suggestion: null }],
    },
  ],
};
