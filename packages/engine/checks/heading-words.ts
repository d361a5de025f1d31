import type { Range } from '@housestyle/contract';
import { isUpperAt } from '../document/characters.ts';
import { WORD } from '../document/places.ts';
import type { Block, SourceDocument, Word } from '../document/types.ts';
import { articleFor } from './article.ts';
import { isNext, type Capitals } from './capitals.ts';
import { AMBIGUOUS_WORDS, FUNCTION_WORDS, isCommonWord, isSurelyCommon } from './common-words.ts';
import type { Hit } from './kind.ts';
import { isTitled } from './letter-case.ts';
import { isCovered } from './ranges.ts';

/** Acronyms that stand before common words without making a name of them. */
const PLAIN_ACRONYMS = new Set(
  'API|APIs|CLI|HTTP|HTTPS|URL|JSON|YAML|HTML|CSS|ID|UI|SDK|REST|TLS|SSL|DNS|CI|IDE|FAQ|XML|PDF'.split('|'),
);
/** Words that a single capital letter numbers: "Type A". */
const LETTERED =
  /^(?:type|class|plan|option|version|group|vitamin|grade|section|appendix|part|example|step|series|case|scenario|record|team|phase|level|variant|test|model|column|row|point)$/i;

type Nature =
  /** Begins the heading or a part of it. */
  | 'opening'
  /** Would be small in a sentence. */
  | 'common'
  /** The style or the document itself shows that it is a name. */
  | 'name'
  /** Perhaps a name: nothing tells. */
  | 'doubtful'
  /** Small, a number, code, an acronym that tells nothing. */
  | 'neutral';

/** The words of a heading that have a capital and would not have one in a sentence. */
export interface HeadingWords {
  readonly wrong: readonly Word[];
  /** Words that open a part of the heading and keep their first capital alone: "Non-Blocking". */
  readonly half: readonly Word[];
  /** Words with a capital that may be names, or parts of one: with any of them, a person decides. */
  readonly doubtful: readonly Word[];
}

/** Reads a heading with a capital inside as if it should be a sentence. `names` are ranges that keep their capitals. */
export function readHeading(
  document: SourceDocument,
  block: Block,
  capitals: Capitals,
  names: readonly Hit[],
): HeadingWords {
  const { words } = block;
  const inImages = imagesIn(document, block);
  const natures = words.map((word, index): Nature =>
    isCovered(word, inImages) ? 'neutral' : natureOf(block, index, capitals, names),
  );
  const maybeName = (index: number) => {
    const word = words[index];
    if (!word || natures[index] === 'neutral' || natures[index] === 'common') return false;
    return (
      natures[index] !== 'opening' || !(isPlain(word.text, capitals) || isHalfTitled(word.text, capitals))
    );
  };
  // "Fastify Plugins", "Google Cloud Storage": next to a name, a word may be a part of it.
  const joins = (index: number, other: number) => {
    const [first, second] = [words[Math.min(index, other)], words[Math.max(index, other)]];
    if (!first || !second || !isNext(block, first, second) || !maybeName(other)) return false;
    return !capitals.isPhrase(first.text, second.text);
  };
  const wrong: Word[] = [];
  const half: Word[] = [];
  const doubtful: Word[] = [];
  words.forEach((word, index) => {
    if (isCovered(word, document.protectedRanges)) return;
    if (natures[index] === 'doubtful' && isTitled(word.text)) doubtful.push(word);
    if (natures[index] === 'opening' && isHalfTitled(word.text, capitals)) half.push(word);
    if (natures[index] !== 'common') return;
    const certain =
      FUNCTION_WORDS.has(word.text.toLowerCase()) || !(joins(index, index - 1) || joins(index, index + 1));
    (certain ? wrong : doubtful).push(word);
  });
  return { wrong, half, doubtful };
}

/** "Non-Blocking": what stands behind the hyphen is a common word. */
const isHalfTitled = (text: string, capitals: Capitals): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u.test(text) &&
  capitals.capital(text) === 0 &&
  text.toLowerCase().split('-').slice(1).every(isSurelyCommon);

/** What an image says is its own, as the name on a badge is. */
function imagesIn({ text, links }: SourceDocument, { start, prose }: Block): readonly Range[] {
  if (!text.slice(start, start + prose.length).includes('![')) return [];
  return links.filter(({ kind }) => kind === 'image');
}

/** Whether any word but the first has a capital. */
export function hasCapitalInside({ prose, wordPlaces: places }: Block): boolean {
  for (let index = 1; index < places.count; index++) {
    if (places.kindOf(index) === WORD && isUpperAt(prose, places.startOf(index))) return true;
  }
  return false;
}

function natureOf(block: Block, index: number, capitals: Capitals, names: readonly Hit[]): Nature {
  const [previous, word, next] = [block.wordAt(index - 1), block.wordAt(index), block.wordAt(index + 1)];
  if (word?.kind !== 'word') return 'neutral';
  if (isCovered(word, names)) return 'name';
  const { text } = word;
  if (!previous || !isNext(block, previous, word)) return /^[Vv]\d/.test(text) ? 'neutral' : 'opening';
  if (text === 'A') return isArticle(block, previous, word, next) ? 'common' : 'neutral';
  if (!isTitled(text)) {
    const neutral = text === text.toLowerCase() || PLAIN_ACRONYMS.has(text) || /^(?:I|[Vv]\d.*)$/.test(text);
    return neutral ? 'neutral' : 'name';
  }
  if (capitals.isName(previous.text, text) || (next && capitals.isName(text, next.text))) return 'name';
  // "New in May", "May 2026", but "What May Change"
  if (text === 'May' && (BEFORE_MONTH.test(previous.text) || /^\d/.test(next?.text ?? ''))) return 'name';
  if (isPlain(text, capitals)) return 'common';
  // What the text writes both ways tells nothing.
  return capitals.capital(text) > 0 && capitals.small(text) === 0 ? 'name' : 'doubtful';
}

const BEFORE_MONTH =
  /^(?:\d.*|in|by|of|since|until|till|from|for|to|on|after|before|during|early|late|last|next|this)$/i;

function isArticle(block: Block, previous: Word, word: Word, next: Word | undefined): boolean {
  return (
    !!next &&
    isNext(block, word, next) &&
    articleFor(next.text) === 'a' &&
    !LETTERED.test(previous.text) &&
    // "FOR A PARTICULAR PURPOSE"
    !/^\p{Lu}+ \p{Lu}+$/u.test(`${previous.text} ${next.text}`)
  );
}

/** Whether a word, apart from its place, is one that sentences write small. */
function isPlain(text: string, capitals: Capitals): boolean {
  const word = text.toLowerCase();
  if (PLAIN_ACRONYMS.has(text) || FUNCTION_WORDS.has(word)) return true;
  if (!/^\p{Lu}?[\p{Ll}'’]+(?:-\p{Lu}?[\p{Ll}'’]+)*$/u.test(text) || AMBIGUOUS_WORDS.has(word)) return false;
  const [small, capital] = [capitals.small(word), capitals.capital(word)];
  if (small > 0) return small >= 4 * capital;
  const parts = word.split('-');
  return capital === 0 && parts.every((part) => isCommonWord(part) || FUNCTION_WORDS.has(part));
}
