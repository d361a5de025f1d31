import { isImperative } from '../generate/signs.ts';
import { isClause, lacksSubject } from '../writing/splices.ts';
import { leans } from './leaning.ts';
import { cutAt, cutItems, cutNames } from './cut.ts';

const DONE =
  /^we(?:['’]ve| have)? (?:also )?(?<done>fixed|added|removed|improved|dropped|changed) (?<what>.+?)\.?$/is;
/** Words of the shortest change: "wrong totals". */
const SHORTEST = 2;
const wordsOf = (text: string): number => text.split(/\s+/).length;

/** What a sentence of release notes tells, a change each: "you can export, filters are kept", "we fixed a crash and wrong totals". */
export function cutNews(sentence: string): readonly string[] {
  const { done = '', what = '' } = DONE.exec(sentence)?.groups ?? {};
  if (done) {
    const said = cutAt(what, /,?\s+and\s+(?=that\s)/i);
    if (said.every((one) => /^that\s/i.test(one)))
      return said.map((one) => `${done}: ${one.replace(/^that\s+/i, '')}`);
    const things = cutNames(what);
    return (things.every((one) => wordsOf(one) >= SHORTEST) ? things : [what]).map((one) => `${done} ${one}`);
  }
  const fixes = cutAt(sentence, /,\s+(?:and\s+)?(?=fixed\s)/i);
  if (fixes.length > 1 && fixes.every((one) => /^fixed\b/i.test(one))) return fixes;
  const clauses = /^\p{L}+(?: \p{L}+)?: /u.test(sentence) ? [] : cutItems(sentence);
  return clauses.length > 1 &&
    clauses.every((one) => isClause(one) && wordsOf(one) > SHORTEST && !leans(one) && !lacksSubject(one)) &&
    !clauses.slice(1).some(isImperative)
    ? clauses
    : [sentence];
}
