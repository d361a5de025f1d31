import type { Range } from '@housestyle/contract';
import type { Block, SourceDocument, Word } from '../document/types.ts';
import { KNOWN_NAMES } from './common-words.ts';
import type { CheckKind, Reading } from './kind.ts';
import { capitalize, uncapitalize } from './letter-case.ts';
import { fillMessage } from './messages.ts';
import { wronglyCapitalized } from './heading-words.ts';
import { touchesAny } from './ranges.ts';
import { inScope } from './scope.ts';
import { wronglySmall } from './title-case.ts';
import type { CapitalizationCheck, Match } from './types.ts';

type Change = (word: string) => string;
const eachPart =
  (change: Change): Change =>
  (word) =>
    word.replace(/[^-]+/g, change);

/** Blocks whose words are not capitalized in the given way. Names, acronyms, code and what is in doubt stay. */
export const capitalization: CheckKind<CapitalizationCheck> = {
  kind: 'capitalization',
  compile(check, phrases) {
    const names = phrases.slot('all');
    for (const name of [...KNOWN_NAMES, ...(check.exceptions ?? [])])
      phrases.add(names, name, { caseSensitive: true });
    return {
      run(reading) {
        const matches: Match[] = [];
        const covers = [...reading.hits(names), ...reading.hits(phrases.names)].sort(
          (a, b) => a.start - b.start,
        );
        for (const block of reading.document.blocks) {
          if (!inScope(check.scope, block) || block.words.length === 0) continue;
          const { words, change } = wrongWords(check.match, reading, block, covers);
          for (const edit of edits(reading.document, block, words, change)) {
            const match = reading.document.text.slice(edit.start, edit.end);
            matches.push({
              ...edit,
              message: fillMessage(check.message, { match, replacement: edit.replacement }),
            });
          }
        }
        return matches;
      },
    };
  },
};

function wrongWords(
  wanted: CapitalizationCheck['match'],
  reading: Reading,
  block: Block,
  names: ReturnType<Reading['hits']>,
): { words: readonly Word[]; change: Change } {
  const { document } = reading;
  const isNamed = (word: Word) => names.some(({ start, end }) => start <= word.start && word.end <= end);
  const prose = block.words.filter((word) => word.kind === 'word' && !isNamed(word));
  switch (wanted) {
    case 'sentence':
      return {
        words: wronglyCapitalized(document, block, reading.capitals(), names),
        change: eachPart(uncapitalize),
      };
    case 'title':
      return { words: wronglySmall(block, prose), change: eachTitle };
    case 'lower':
      return {
        words: prose.filter(
          ({ text }) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(text) && reading.capitals().capital(text) === 0,
        ),
        change: (word) => word.toLowerCase(),
      };
    case 'upper':
      return {
        words: prose.filter(({ text }) => text !== text.toUpperCase()),
        change: (word) => word.toUpperCase(),
      };
  }
}

const eachTitle: Change = (word) =>
  /^(?:A|An|And|But|Nor|Of|Or|The)$/.test(word) ? uncapitalize(word) : capitalize(word);

/** One edit of the whole block; where code or markup stands inside, one of each stretch that can be written anew. */
function edits(
  document: SourceDocument,
  block: Block,
  words: readonly Word[],
  change: Change,
): (Range & { replacement: string })[] {
  const [first] = words;
  if (!first) return [];
  const rewrite = (range: Range, inside: readonly Word[]) => {
    let replacement = '';
    let at = range.start;
    for (const { start, end, text } of inside) {
      replacement += document.text.slice(at, start) + change(text);
      at = end;
    }
    return { ...range, replacement: replacement + document.text.slice(at, range.end) };
  };
  const shown = /\S(?:[\s\S]*\S)?/.exec(block.prose);
  const whole = {
    start: block.start + (shown?.index ?? 0),
    end: block.start + (shown?.index ?? 0) + (shown?.[0].length ?? 0),
  };
  if (!touchesAny(whole, document.protectedRanges)) return [rewrite(whole, words)];
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const range = { start: run?.[0]?.start ?? word.start, end: word.end };
    if (run && !touchesAny(range, document.protectedRanges)) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => rewrite({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }, run));
}
