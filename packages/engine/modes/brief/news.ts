import { isImperative } from '../generate/signs.ts';
import { isClause, lacksSubject } from '../writing/splices.ts';
import { leans } from './leaning.ts';
import { cutAt, cutItems, cutNames } from './cut.ts';

const DONE =
  /^we(?:['’]ve| have)? (?:also )?(?<done>fixed|added|removed|improved|dropped|changed) (?<what>.+?)\.?$/is;
const DONE_WITH = /^(?:added|fixed|improved|removed|dropped|deprecated)\b(?!:)/i;
/** Words of the shortest change: "wrong totals". */
const SHORTEST = 2;
const MANY = 2;
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
  const news = DONE_WITH.test(sentence) ? withVerbs(cutItems(sentence)) : [];
  // "…, will go away in 3.0" is said of the one before it.
  const isOne = (one: string): boolean =>
    wordsOf(one) > SHORTEST && (DONE_WITH.test(one) || !lacksSubject(one));
  if (news.length > 1 && news.every(isOne)) return news;
  const fixes = cutAt(sentence, /,\s+(?:and\s+)?(?=fixed\s)/i);
  if (fixes.length > 1 && fixes.every((one) => /^fixed\b/i.test(one))) return fixes;
  const clauses = /^\p{L}+(?: \p{L}+)?: /u.test(sentence) ? [] : cutItems(sentence);
  return clauses.length > 1 &&
    clauses.every(
      (one) =>
        // "the billing page loads twice as fast": a verb that could be a noun.
        (isClause(one) || (clauses.length > MANY && /^(?:the|our|your) (?:\S+ ){3}/i.test(one))) &&
        wordsOf(one) > SHORTEST &&
        !leans(one) &&
        !lacksSubject(one),
    ) &&
    !clauses.slice(1).some(isImperative)
    ? clauses
    : [sentence];
}

/** "added dark mode", "CSV export" as what both were: what stands behind a change that says what it is, and has no verb, is one more. */
export function withVerbs(items: readonly string[]): readonly string[] {
  let verb = '';
  return items.map((item) => {
    const own = DONE_WITH.exec(item)?.[0];
    const goesOn =
      !own &&
      verb !== '' &&
      !isClause(item) &&
      // "API v1 removed" says itself what became of it.
      !/^(?:also|new|no|support)\b|\bnow\b|\bno longer\b|\b(?:added|fixed|removed|dropped|deprecated|renamed|replaced|improved|changed|gone)$/i.test(
        item,
      );
    if (!goesOn) verb = own ?? '';
    return goesOn ? `${verb} ${item}` : item;
  });
}
