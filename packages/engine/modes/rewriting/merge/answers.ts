import { NEGATIVE } from './contraries.ts';
import type { Place } from './sections.ts';
import { rootsOf } from './subjects.ts';

/** The answer below a question, where the one of it and a statement says no, and the other does not. */
export function deniedAnswer(text: string, place: Place | undefined, said: string): string | undefined {
  if (!place?.title.endsWith('?')) return undefined;
  const answer = text.slice(place.start, place.end).trim();
  return answer !== '' && isNo(answer) !== isNo(said) ? answer : undefined;
}

const isNo = (one: string): boolean => /^no\b/i.test(one) || NEGATIVE.test(one);

/** "**Is parking available?** No.": a question and its answer in one line. */
const LINE =
  /^[ \t]*(?:[-*+] )?(?:Q: )?[*_]{2}(?:Q: )?(?<question>[^*_\n]{4,120}\?)[*_]{2}[ \t]+(?:A: )?(?<answer>[^\n]+)$/gm;
/** Words of a question that say nothing of what it asks for. */
const OF_ASKING = /^(?:availa|possib|allow|offer|provid|there|includ|have|get|can|need|requir|any|support)/;

/** Tells which answers in lines of a text a statement denies, or affirms where they deny. */
export function answersDenied(text: string): (said: string) => readonly string[] {
  const lines = [...text.matchAll(LINE)].map(({ 0: line, groups }) => ({
    line: line.trim(),
    answer: groups?.['answer'] ?? '',
    about: rootsOf(groups?.['question'] ?? '').filter((word) => !OF_ASKING.test(word)),
  }));
  return (said) => {
    const own = lines.length === 0 ? [] : rootsOf(said);
    return lines
      .filter(
        ({ answer, about }) =>
          /^(?:yes|no)\b/i.test(answer) &&
          about.length > 0 &&
          about.every((word) => own.includes(word)) &&
          isNo(answer) !== isNo(said),
      )
      .map(({ line }) => line);
  };
}
