/** Words that are their own plural. */
const UNCOUNTED =
  /(?:^|[_ ])(?:equipment|information|rice|money|species|series|fish|sheep|jeans|police|news)$/i;
/** The rules of Rails for names of resources, with words that they don't know: the first that fits. */
const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/people$/, 'person'],
  [/children$/, 'child'],
  [/(^|[_ ]|wo)men$/, '$1man'],
  [/criteria$/, 'criterion'],
  [/(database)s$/, '$1'],
  [/(quiz)zes$/, '$1'],
  [/(matr)ices$/, '$1ix'],
  [/(vert|ind)ices$/, '$1ex'],
  [/(alias|status|bus|virus|bonus|campus|focus|census|corpus|radius|canvas|atlas|gas|lens)(?:es)?$/, '$1'],
  [/(cris|test)[ie]s$/, '$1is'],
  [/(shoe|movie|hive|tive)s$/, '$1'],
  [/(o)es$/, '$1'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/((?:^|[_ ])[a-z]ie)s$/, '$1'],
  [/([^aeiouy]|qu)ies$/, '$1y'],
  [/(shel|hal|wol|thie|scar|dwar|cal|sel|el|lea)ves$/, '$1f'],
  [/((?:^|[_ ])(?:kni|wi|li))ves$/, '$1fe'],
  [/((?:a)naly|(?:b)a|(?:d)iagno|(?:p)arenthe|(?:p)rogno|(?:s)ynop|(?:t)he)s[ei]s$/, '$1sis'],
  [/([ti])a$/, '$1um'],
  [/ss$/, 'ss'],
  [/s$/, ''],
];

/** The singular of a word, also at the end of several. */
export function singular(word: string): string {
  const rule = UNCOUNTED.test(word) ? undefined : SINGULAR.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

export function plural(word: string): string {
  if (UNCOUNTED.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** `MaxSize` with hyphens: `max-size`. */
export const kebab = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
