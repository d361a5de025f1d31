/** A path from a regular expression, its named groups as Django's own parameters. */
export function fromPattern(pattern: string): string {
  return pattern
    .replace(/^\^+/, '')
    .replace(/\$$/, '')
    .replace(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '<$1>')
    .replace(/\.[*+]$/, '<wildcard>')
    .replace(/\\([./-])/g, '$1')
    .replace(/\?$/, '');
}
