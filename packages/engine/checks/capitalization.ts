import type { Range } from '@housestyle/contract';
import type { Block, SourceDocument, Word } from '../document/types.ts';
import { FUNCTION_WORDS, isCommonWord, KNOWN_NAMES } from './common-words.ts';
import type { CheckKind, Hit, Reading } from './kind.ts';
import { capitalize, uncapitalize } from './letter-case.ts';
import { fillMessage } from './messages.ts';
import { hasCapitalInside, readHeading } from './heading-words.ts';
import { isCovered, touchesAny } from './ranges.ts';
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
        let covers: readonly Hit[] | undefined;
        for (const block of reading.document.blocks) {
          if (!inScope(check.scope, block) || block.wordPlaces.count === 0) continue;
          covers ??= [...reading.hits(names), ...reading.hits(phrases.names)].sort(
            (a, b) => a.start - b.start,
          );
          const verdict = judge(check.match, reading, block, covers);
          for (const { start, end, replacement } of edits(reading.document, block, verdict)) {
            const match = reading.document.text.slice(start, end);
            const message = fillMessage(check.message, { match, replacement });
            matches.push({ start, end, replacement: verdict.sure ? replacement : null, message });
          }
        }
        return matches;
      },
    };
  },
};

/** The words to write otherwise, and how; not `sure` where some of them may be names. */
interface Verdict {
  readonly words: readonly Word[];
  readonly change: Change;
  readonly sure: boolean;
}

const NOTHING: Verdict = { words: [], change: uncapitalize, sure: true };

function judge(
  wanted: CapitalizationCheck['match'],
  reading: Reading,
  block: Block,
  names: readonly Hit[],
): Verdict {
  const prose = () => block.words.filter((word) => word.kind === 'word' && !isCovered(word, names));
  switch (wanted) {
    case 'sentence': {
      if (!hasCapitalInside(block)) return NOTHING;
      const shouted = shoutedIn(prose());
      const [opening] = shouted;
      const whisper: Change = (word) =>
        word === opening?.text && opening === block.words[0]
          ? capitalize(word.toLowerCase())
          : word.toLowerCase();
      if (opening) return { words: shouted, change: whisper, sure: true };
      const { wrong, half, doubtful } = readHeading(reading.document, block, reading.capitals(), names);
      const all = new Set(wrong.length + half.length === 0 ? [] : [...wrong, ...half, ...doubtful]);
      const words = block.words.filter((word) => all.has(word));
      const halves = new Set(half.map(({ text }) => text));
      const small = eachPart(uncapitalize);
      const change: Change = (word) => (halves.has(word) ? capitalize(small(word)) : small(word));
      return { words, change, sure: doubtful.length === 0 };
    }
    case 'title':
      return { words: wronglySmall(block, prose()), change: eachTitle, sure: true };
    case 'lower': {
      const titled = prose().filter(({ text }) => /^\p{Lu}[\p{Ll}'’-]+$/u.test(text));
      const words = titled.filter(({ text }) => reading.capitals().capital(text) === 0);
      return { words, change: (word) => word.toLowerCase(), sure: true };
    }
    case 'upper': {
      const words = prose().filter(({ text }) => text !== text.toUpperCase());
      return { words, change: (word) => word.toUpperCase(), sure: true };
    }
  }
}

/** Letters of the shortest word in capitals that is no acronym, and how many of them a shouted block has at least. */
const LONGEST_ACRONYM = 4;
const LEAST_SHOUTED = 2;

/** The common words of a block that is in capitals throughout: "INSTALL THE SERVER", not "HTTP API". */
function shoutedIn(words: readonly Word[]): readonly Word[] {
  if (words.some(({ text }) => text !== text.toUpperCase())) return [];
  const common = words.filter(({ text }) => {
    const lower = text.toLowerCase();
    return FUNCTION_WORDS.has(lower) || (text.length > 1 && isCommonWord(lower));
  });
  return common.filter(({ text }) => text.length > LONGEST_ACRONYM).length >= LEAST_SHOUTED ? common : [];
}

const eachTitle: Change = (word) =>
  /^(?:A|An|And|But|Nor|Of|Or|The)$/.test(word) ? uncapitalize(word) : capitalize(word);

/** One edit of the whole block; where code or markup stands inside, one of each stretch that can be written anew. */
function edits(
  document: SourceDocument,
  block: Block,
  { words, change }: Verdict,
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
