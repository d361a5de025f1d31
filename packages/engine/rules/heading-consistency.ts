import { unicodeTest } from '../document/characters.ts';
import { isNext, readCapitals } from '../checks/capitals.ts';
import { isSurelyCommon } from '../checks/common-words.ts';
import type { CodeCheck } from '../checks/types.ts';
import type { Block, SourceDocument } from '../document/types.ts';
import type { Rule } from './types.ts';

type Manner = 'title' | 'sentence';
/** Fewer headings than this show no habit. */
const ENOUGH = 5;
/** The habit must be this many times as frequent as the exception. */
const CLEAR = 3;

export const headingConsistency: Rule = {
  id: 'heading-consistency',
  label: 'One manner of capitals in headings',
  description:
    'Capitalize all headings below the title in one way. A mix looks as if several texts were pasted together.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [{ kind: 'code', find: (document) => minority(document) }],
  examples: () => [
    {
      text: '## Install the package\n\n## Run the tests\n\n## Read the logs\n\n## Stop the server\n\n## Change The Default Settings',
      findings: [{ quote: 'Change The Default Settings', suggestion: null }],
    },
    { text: '## Install the package\n\n## Run the tests\n\n## Change The Default Settings', findings: [] },
    {
      text: '## Install the package\n\n## Run the tests\n\n## Read the logs\n\n## Stop the server\n\n## `Change` *Visual Studio* GitHub',
      findings: [],
    },
  ],
};

function minority(document: SourceDocument): ReturnType<CodeCheck['find']> {
  const blocks = document.blocks.filter(({ kind, level = 1 }) => kind === 'heading' && level !== 1);
  if (blocks.length < ENOUGH) return [];
  const headings = blocks.map((block) => ({ block, words: commonWords(block) }));
  // To count the capitals of a whole document takes longer than to see that none of its headings differ.
  const [hasCapital, hasSmall] = [isOneCapital, isSmall].map((is) =>
    headings.some(({ words }) => words.some(is)),
  );
  if (!hasCapital || !hasSmall) return [];
  const capitals = readCapitals(document);
  const judged = headings.map(({ block, words }) => ({
    block,
    manner: mannerOf(words.filter((word) => capitals.capital(word) === 0)),
  }));
  const of = (manner: Manner) => judged.filter((heading) => heading.manner === manner);
  const [titles, sentences] = [of('title'), of('sentence')];
  if (titles.length + sentences.length < ENOUGH) return [];
  const [few, many, name] =
    titles.length < sentences.length
      ? [titles, sentences, 'only the first word']
      : [sentences, titles, 'each main word'];
  if (many.length < CLEAR * few.length) return [];
  const message = `Most headings of this document capitalize ${name}. Write this one in the same way.`;
  return few.map(({ block }) => ({ ...trimmed(block), replacement: null, message }));
}

const isOneCapital = unicodeTest(/^[A-Z][a-z]+$/, () => /^\p{Lu}\p{Ll}+$/u);

const isSmall = (text: string): boolean => text === text.toLowerCase();

/** The words of a heading behind the first that are no names, as far as dictionaries know. */
const commonWords = (block: Block): readonly string[] =>
  block.words
    .filter((word, index) => {
      const previous = block.words[index - 1];
      return word.kind === 'word' && previous && isNext(block, previous, word) && isCommon(word.text);
    })
    .map(({ text }) => text);

function isCommon(text: string): boolean {
  const word = text.toLowerCase();
  return isSurelyCommon(word);
}

/** Undefined where a heading's capitals tell nothing: too short, mixed, or made of names. */
function mannerOf(words: readonly string[]): Manner | undefined {
  const small = words.some(isSmall);
  const capital = words.some((text) => isOneCapital(text));
  if (capital !== small) return capital ? 'title' : 'sentence';
  return undefined;
}

function trimmed(block: Block) {
  const start = block.words[0]?.start ?? block.start;
  return { start, end: block.words.at(-1)?.end ?? block.end };
}
