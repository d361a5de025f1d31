import { lastStartingBy } from '../checks/ranges.ts';
import type { SourceDocument } from '../document/types.ts';
import { classesOf } from '../spelling/function-words.ts';
import type { DocumentFinding } from '../types.ts';

/** The word in front of a verb and its adverb, and the word in front of that. */
const SUBJECT =
  /(?:([\w'’-]+)\s+)?([A-Za-z][a-z]+s)\s+(?:(?:also|always|automatically|currently|just|never|now|only|still|then|usually)\s+)?$/;
const DETERMINER =
  /^(?:the|these|those|all|both|some|many|most|several|few|no|any|other|your|our|my|their|its|his|her|two|three|of|and|or)$/i;
/** "When saxes", "one way saxes", "saxes": not "the headers", "response headers". */
const mayStandBefore = (word: string): boolean =>
  !DETERMINER.test(word) &&
  (classesOf(word.toLowerCase()) !== 0 || /^(?:|ways?|times?|reasons?)$/.test(word));
const DETERMINED = /\b(?:the|these|those|all|both|some|many|most|several|your|our|their|its)\s+$/i;
const OF_ONE = /^\s+(?:is|was|has|does|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t)\b/;
const OF_MANY = /^\s+(?:are|were|have|do|aren['’]t|weren['’]t|haven['’]t|don['’]t)\b/;
/** Rules that take a word for a noun or a verb. */
const OF_NOUNS: ReadonlySet<string> = new Set([
  'articles',
  'verb-forms',
  'determiner-agreement',
  'missing-words',
]);
const DATE = /^\d{4}-\d\d-\d\d$/;
/** As many uses with the verb of one thing are no slip. */
const LEAST = 3;
/** Words of one document that are looked up, and places of each that are looked at. */
const WORDS = 40;
const PLACES = 300;
const AROUND = 16;

/**
 * Leaves out what takes a name for several things, "when saxes runs", or for a date: the document itself tells, by its code
 * font, its title and the verbs that it uses elsewhere.
 */
export function withoutNames(
  document: SourceDocument,
  findings: readonly DocumentFinding[],
): readonly DocumentFinding[] {
  const known = new Map<string, boolean>();
  let versions: ReadonlySet<string> | undefined;
  let about: string | undefined;
  const isName = (finding: DocumentFinding): boolean => {
    const [, before = '', subject = ''] = SUBJECT.exec(wordsBefore(document, finding.start)) ?? [];
    const word = subject.toLowerCase();
    if (word === '' || !mayStandBefore(before) || (!known.has(word) && known.size >= WORDS)) return false;
    let isUsedSo = known.get(word);
    if (isUsedSo === undefined) known.set(word, (isUsedSo = isUsedAsName(document.text, word)));
    return isUsedSo;
  };
  return findings.flatMap((finding) => {
    const { start, end, ruleId, replacement } = finding;
    const original = () => document.text.slice(start, end);
    if (ruleId === 'subject-verb-agreement' && /s(?:n['’]t)?$/.test(original()))
      return isName(finding) ? [] : [finding];
    // "When glob looks for it": the package that the document is about.
    if (OF_NOUNS.has(ruleId) && (about ??= productOf(document)) !== '' && about === lastWord(original()))
      return [];
    if (replacement === null) return [finding];
    // "Saxes will continue" becomes no "saxes continue".
    if (/^will\b/i.test(original()) && !/s\b/.test(replacement) && isName(finding))
      return [{ ...finding, replacement: null }];
    // A version that is called by its date.
    return DATE.test(original()) && (versions ??= versionsIn(document.text)).has(original()) ? [] : [finding];
  });
}

const versionsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/`(\d{4}-\d\d-\d\d)`/g), ([, date = '']) => date));

const lastWord = (text: string): string => /[a-z][\w-]*$/i.exec(text)?.[0].toLowerCase() ?? '';

/** The name of the package that a document is about: its title is one word, which is installed or imported; empty where there is none. */
function productOf({ blocks, text }: SourceDocument): string {
  const title =
    blocks
      .find(({ level }) => level === 1)
      ?.prose.trim()
      .toLowerCase() ?? '';
  if (!/^[a-z][\w-]*$/.test(title)) return '';
  const used = [`'${title}'`, `"${title}"`, `install ${title}`, ` add ${title}`, `npm i ${title}`];
  return used.some((form) => text.includes(form)) ? title : '';
}

function wordsBefore({ blocks }: SourceDocument, start: number): string {
  const block = blocks[lastStartingBy(blocks, start)];
  return block ? block.prose.slice(Math.max(0, start - block.start - 60), start - block.start) : '';
}

/**
 * Whether a document has a word alone in code font or as the title, or with the verb of one thing, so often that it is no slip,
 * and never as several things.
 */
function isUsedAsName(text: string, word: string): boolean {
  let [one, many] = [0, false];
  for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1)]) {
    let at = text.indexOf(form);
    for (let count = 0; at >= 0 && count < PLACES; count++, at = text.indexOf(form, at + form.length)) {
      const before = text.slice(Math.max(0, at - AROUND), at);
      const after = text.slice(at + form.length, at + form.length + AROUND);
      if (/[\w-]$/.test(before) || /^[\w-]/.test(after)) continue;
      if (
        (before.endsWith('`') && after.startsWith('`')) ||
        (/(?:^|\n)# $/.test(before) && /^\s*(?:\n|$)/.test(after))
      )
        return true;
      if (OF_MANY.test(after) || DETERMINED.test(before)) many = true;
      else if (OF_ONE.test(after)) one++;
    }
  }
  return one >= LEAST && !many;
}
