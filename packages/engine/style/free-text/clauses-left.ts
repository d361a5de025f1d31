import type { StyleRule } from '@housestyle/contract';
import { COMMON, isGeneral, wordsIn } from './known-words.ts';
import { ledgerOf } from './ledger.ts';
import { isAdvice, isRemark } from './sentences.ts';
import type { Understood } from './understood.ts';

/** The clauses behind semicolons of which nothing that was read knows a word: “…; menu paths with >”. */
export function clausesLeft({ label, description }: StyleRule, read: Understood): readonly string[] {
  const ledger = ledgerOf(read);
  // What is quoted or stands in brackets holds no clause.
  const shown = (description.trim() === '' ? label : description).replace(
    /[“"][^“”"]*[”"]|\([^()]*\)/gu,
    (quoted) => quoted.replaceAll(';', ','),
  );
  const clauses = shown
    .split(/[.!?]\s+(?=\p{Lu})/u)
    .flatMap((sentence) => sentence.split('; ').slice(1))
    .map((clause) => clause.replace(/[\s.!;]+$/u, ''));
  return clauses.filter(
    (clause) =>
      !OF_OTHERS.test(clause) &&
      !ALLOWS.test(clause) &&
      !isRemark(clause) &&
      !isAdvice(clause) &&
      !wordsIn(clause).some((word) => !isGeneral(word) && ledger.knowsOf(word)) &&
      !ledger.tells(clause) &&
      wordsIn(clause).some((word) => !COMMON.test(word) && !isGeneral(word)),
  );
}
/** “Possessives are OK”: asks for nothing. */
const ALLOWS = /\b(?:is|are) (?:ok|okay|fine|allowed|permitted|welcome)$/iu;
/** What shows words or figures, goes on about what stands before it, or spares what is judged as an exception. */
const OF_OTHERS = /[“”"‘`\d(→]|(?<!\p{L})(?:it|that|this|them|they|exempt)(?!\p{L})/iu;
