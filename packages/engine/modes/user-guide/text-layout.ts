import { toSecondPerson } from '../generate/readers.ts';
import { readableHeadings } from '../reading/headings-in-lines.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { listed } from '../writing/markdown.ts';
import { withQuestions } from './text-talk.ts';

const CHANGE =
  /^[ \t]*(?:[-*+•][ \t]+)?(added|new|fixed|changed|improved|removed|deprecated|security): +(\S.*)$/i;
const ITEM = /^\s*(?:[-*+•]|\d+[.)])\s/;
const CLAUSE = /^\s*(?:[-*+•]\s+)?(Given|When|Then|And|But)\s+(\S.*?)[.,]?\s*$/;

/** A text in the form in which its parts show: changes below what they are, scenarios as sentences, headings as such. */
export const layOutText = (input: string): string =>
  withQuestions(withNames(readableHeadings(withChanges(withScenarios(withRemedies(input))))));

const NAME = /^\p{Lu}\p{L}*(?: \p{L}+){0,2}$/u;
const MEANS = /^(?!\s*(?:[-*+•#]|\d+[.)])\s)["“]?[^\n:"”]{3,60}["”]? ?(?: [-–—]|:) \S/;

/** "Errors" right above lines that each say what something means: their heading. */
function withNames(input: string): string {
  const lines = input.split('\n');
  return lines
    .map((line, index) =>
      index > 0 &&
      lines[index - 1]?.trim() === '' &&
      NAME.test(line) &&
      MEANS.test(lines[index + 1] ?? '') &&
      MEANS.test(lines[index + 2] ?? '')
        ? `## ${line}\n`
        : line,
    )
    .join('\n');
}

/** "Added: …" on several lines as a list below its name. */
function withChanges(input: string): string {
  const lines = input.split('\n');
  if (lines.filter((line) => CHANGE.test(line)).length < 2) return input;
  // An item that says not what it is belongs below none of the others.
  let above = '';
  for (const line of lines) {
    if (ITEM.test(line) && !CHANGE.test(line) && CHANGE.test(above)) return input;
    if (/^\S/.test(line)) above = line;
  }
  let open = '';
  return lines
    .flatMap((line) => {
      const [, kind = '', said = ''] = CHANGE.exec(line) ?? [];
      if (said === '') {
        if (line.trim() !== '') open = '';
        return [line];
      }
      const isOpen = kind.toLowerCase() === open;
      open = kind.toLowerCase();
      return isOpen ? [`- ${said}`] : ['', `## ${capitalizedWord(open)}`, '', `- ${said}`];
    })
    .join('\n');
}

/** "Given … When … Then …" as what happens when. */
function withScenarios(input: string): string {
  const written: string[] = [];
  let open: { given: string[]; when: string[]; then: string[]; last: 'given' | 'when' | 'then' } | undefined;
  const close = (): void => {
    if (!open) return;
    const { given, when, then } = open;
    const who = given.length > 0 ? `For ${listed(given.map(decapitalized))}: ` : '';
    const deed = `when ${listed(when.map(decapitalized))}, ${listed(then.map(decapitalized))}.`;
    written.push('', toSecondPerson(who === '' ? capitalizedWord(deed) : who + deed), '');
    open = undefined;
  };
  const lines = input.split('\n');
  const words = lines.map((line) => CLAUSE.exec(line)?.[1]);
  if (!words.includes('When') || !words.includes('Then')) return input;
  for (const line of lines) {
    const [, word = '', said = ''] = CLAUSE.exec(line) ?? [];
    const part = word === 'Given' || word === 'When' || word === 'Then' ? word.toLowerCase() : open?.last;
    if (word === '' || part === undefined) {
      close();
      written.push(line);
      continue;
    }
    if (open?.last === 'then' && part !== 'then') close();
    open ??= { given: [], when: [], then: [], last: 'when' };
    open.last = part as 'given' | 'when' | 'then';
    open[open.last].push(said);
  }
  close();
  return written.join('\n');
}

/** "reader not found -> charge it" in a list: what is seen, and what to do. */
const withRemedies = (input: string): string =>
  input
    .split('\n')
    .map((line) =>
      ITEM.test(line)
        ? line.replace(/^([^>→:=]{3,60}?)\s*(?:->|→|=>)\s*(?=\S)(?!.*(?:->|→|=>))/, '$1: ')
        : line,
    )
    .join('\n');
