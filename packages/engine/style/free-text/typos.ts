import type { StyleRule } from '@housestyle/contract';
import { lazily } from '../../lazily.ts';
import { isInDictionary, lookUp } from '../../spelling/lexicon.ts';

const UNMARKED =
  /(?<![A-Za-zÀ-ž'])(do|does|did|is|are|was|were|ca|wo|should|must|would|could|have|has)nt(?![A-Za-zÀ-ž'])/giu;
/** What people write in haste, in full; quoted words stay as they are. */
const HASTE: readonly (readonly [RegExp, string])[] = [
  [UNMARKED, "$1n't"],
  [/(?<![\p{L}'])(?:pls|plz|plse)(?![\p{L}'])/giu, 'please'],
  [/(?<![\p{L}/])w\/o(?=\s)/giu, 'without'],
  [/(?<![\p{L}/])w\/? (?=[\p{L}“"']|$)/gu, 'with '],
  [/(?<![\p{L}/])b\/?c (?=\p{L})/gu, 'because '],
  [/(?<=[,(;:–—] ?)eg\.? (?=\S)/gu, 'e.g. '],
  [/(?<=\bnot )(\p{Ll}+)\/(\p{Ll}+)\/(\p{Ll}+)(?![\p{L}/])/gu, '$1, $2 or $3'],
  [/(?<![\p{L}-])full-(?=stops?(?!\p{L}))/giu, 'full '],
  [/(?<![\p{L}-])(semi|sub)-(?=(?:colons?|headings?)(?!\p{L}))/giu, '$1'],
  [/(?<=\p{L}{2} )(?:thx|ty)(?=[.!]*$)/giu, ''],
];
const IN_QUOTES = /(“[^“”]+”|"[^"\n]+"|`[^`\n]+`)/u;

/** A rule without the abbreviations of chats: “dont”, “pls”, “w/o”. */
export function withoutHaste({ label, description }: StyleRule): StyleRule {
  const read = (text: string) =>
    text
      .split(IN_QUOTES)
      .map((part, index) =>
        index % 2 === 1 ? part : HASTE.reduce((said, [short, full]) => said.replace(short, full), part),
      )
      .join('')
      .trim();
  return { label: read(label), description: read(description) };
}

/** “Oxford coma”: the wrong word is one as well. */
const COMA = /(?<=\b(?:oxford|serial|series|harvard|the final|a) )coma(s?)(?![A-Za-zÀ-ž])/giu;
/** The words that rules about writing are made of. */
const VOCABULARY = lazily(() =>
  'passive|active|voice|comma|serial|oxford|contractions|contraction|exclamation|semicolon|semicolons|abbreviation|abbreviations|acronym|acronyms|heading|headings|capital|capitals|capitalize|sentence|sentences|paragraph|paragraphs|punctuation|apostrophe|ellipsis|parentheses|hyphen|hyphens|jargon|adverbs|present|future|tense|please|language|inclusive|gender|ableist|spelling|american|british|numerals|numbers|number|latin|always|avoid|never|whenever|wherever|possible|instead|links|images|bullets|titles|title|person|second|first|words|phrases|should|because|period|periods|quotation|marks|alternative|language|between|before'.split(
    '|',
  ),
);

/** A rule's words with the slips of a hurried writer put right: “pasive”. Quoted words stay as they are. */
export function withoutTypos(text: string): string {
  return text
    .replace(COMA, 'comma$1')
    .replace(/(?<![A-Za-zÀ-ž])(semi) (colons?)(?![A-Za-zÀ-ž])/giu, '$1$2')
    .replace(/(?<![A-Za-zÀ-ž0-9⟦'-])\p{Ll}{5,}(?![A-Za-zÀ-ž0-9'-])/gu, (word) => {
      if (lookUp(word) !== 0 || isInDictionary(word) || VOCABULARY().includes(word)) return word;
      return VOCABULARY().find((known) => isSlip(word, known)) ?? word;
    });
}

/** Whether two words differ by one letter more or less, another letter, or two letters that changed places. */
function isSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word.charAt(0) !== known.charAt(0)) return false;
  // “Adverb” is no slip of “adverbs”.
  if (word === `${known}s` || known === `${word}s`) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, known.length) - start &&
    word[word.length - 1 - end] === known[known.length - 1 - end]
  )
    end++;
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  return (
    left.length + right.length <= 1 ||
    (left.length === 1 && right.length === 1) ||
    (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
