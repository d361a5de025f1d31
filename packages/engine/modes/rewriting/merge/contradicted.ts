import { subjectOfClause } from './clauses.ts';
import { EXCEPTED } from './contraries.ts';
import { valuesOf, type Value } from './kinds.ts';
import type { Model, Passage } from './passages.ts';
import { MEASURES, rootsOf, UNITS } from './subjects.ts';

const ADDS = /\b(?:also|too|as well|additional(?:ly)?|another|except|unless)\b/i;
/** Of names and addresses, a document may give several. */
const MAY_BE_SEVERAL = /^(?:code|identifier|url|email|phone|channel|label|menu|version|ordinal)/;
/** Whom or what alone a value is of. */
const ONLY = /\b(?:for|under|when|if|with)\s+\S.*$/i;
/** Words that say what kind of value it is, and not of what. */
const SOLE = /^(?:the )?\p{L}+:? (?:[€$£] ?)?\d/u;
/** What stands below a title may leave its word out, in words. */
const SHORT = 8;

/** Statements that stand in a document now, each with what still gives another value of the same there. */
export function contradicted(
  { text, passages, weight, plain }: Model,
  before: string,
  statements: readonly string[],
): readonly (readonly [old: string, fresh: string])[] {
  let known: readonly Passage[] | undefined;
  /** The passages that give a value, as they were before: read once for all statements. */
  const former = (): readonly Passage[] =>
    (known ??= passages.filter((one) => one.values.length > 0 && before.includes(one.text)));
  return statements.flatMap((said) => {
    const bare = said.trim().replace(/[.]$/, '');
    if (!text.includes(bare) || before.includes(bare) || ADDS.test(said) || EXCEPTED.test(said)) return [];
    const own = valuesOf(said).filter(({ kind }) => !MAY_BE_SEVERAL.test(kind));
    const isOther = (value: Value): boolean =>
      own.some(({ kind }) => kind === value.kind) &&
      !own.some((one) => plain(one.text) === plain(value.text));
    const words = rootsOf(subjectOfClause(said) || said.slice(0, own[0]?.index));
    // A name that the document doesn't have is of something else.
    const names = rootsOf((said.slice(1).match(/\p{Lu}[\p{L}\d]+/gu) ?? []).join(' '));
    const known = words.filter((word) => weight(word) > 0 || names.includes(word));
    const subject = known.filter((word) => !MEASURES.test(word) && !UNITS.test(word));
    const about = subject.length > 0 ? subject : known;
    const only = rootsOf(ONLY.exec(said)?.[0] ?? '');
    const isOf = (passage: Passage): boolean =>
      about.every((word) => passage.own.has(word) || passage.around.has(word)) &&
      (passage.text.split(' ').length <= SHORT || about.some((word) => passage.own.has(word))) &&
      only.every((word) => passage.own.has(word) || passage.around.has(word) || /\d/.test(word));
    const isSole = about.length === 0 && SOLE.test(said);
    const [rival, other] =
      about.length === 0 && !isSole
        ? []
        : former().filter(
            (one) => (isSole || isOf(one)) && one.values.some(isOther) && !bare.includes(one.text),
          );
    // "Cost 38 €" is of the one thing that has a cost.
    return rival && (subject.length > 0 || !other) ? [[rival.text, said] as const] : [];
  });
}
