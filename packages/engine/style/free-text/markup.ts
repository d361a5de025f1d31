import type { StyleRule } from '@housestyle/contract';
import { namesThing } from './read-families.ts';

const BOLD = /(?<![\w*])(\*\*|__)(?=\S)(?<inner>[^*\n]+?)\1(?<behind> ?[:.—–-])?/gu;
const LINK = /(?<!!)\[([^\][]+)\]\((?:https?:|mailto:|#|\.{0,2}\/|[\w-]+[/.#])[^()\s]*\)/gu;
/** “In 2 words.”, “Use “A”, not”: whole sentences, and what holds quoted words of its own. */
const WHOLE = /[.!?:]$|["“”`]|(?<!\w)['‘]\w[^'’]*['’](?!\w)/u;
/** Words beside which a stretch that is set in bold is no term that the rule speaks of. */
const MOST_TERM = 3;

/** A rule as it reads without the Markdown it is written in: links by their text, sentences and lead-ins in bold as plain text. */
export function withoutMarkup({ label, description }: StyleRule): StyleRule {
  const isShown = SHOWS_LINKS.test(`${label} ${description}`);
  const read = (text: string) => plain(isShown ? text : text.replace(LINK, '$1'));
  return { label: read(label), description: read(description) };
}
/** A rule about links shows some. */
const SHOWS_LINKS = /[✗❌✘✓✅✔]|\blinks?\b|\burls?\b/iu;

const plain = (text: string): string =>
  text
    .replace(/["“]([^"“”\n]+)(?:(?<=“[^"“”\n]*)"|(?<="[^"“”\n]*)”)/gu, '“$1”')
    .replace(MARKED, (_, right: string, _word: string, joint: string, wrong: string) => {
      const [use, avoid] = [right, wrong].map((mark) => (mark.length > 1 ? 'bold' : 'italics'));
      return use === avoid ? `Use “${right}” for ${use}${joint}“${wrong}”` : _;
    })
    .replace(DEVICE, '$1$2')
    .replace(ROLE, '“$1” is a $2')
    .replace(BOLD, (bold: string, _mark: string, inner: string, behind = '', at: number) => {
      const leads = at === 0 || /(?:^|\n)\s*(?:[-*+•]|\d+[.)])? *$/u.test(text.slice(0, at));
      const term = inner.trim().split(/\s+/u).length <= MOST_TERM && !namesThing(inner);
      return WHOLE.test(inner) || !term || (leads && behind !== '' && /^\p{Lu}/u.test(inner))
        ? `${inner}${behind}`
        : bold;
    });
/** “log in = verb, login = noun” */
const ROLE = /(?<=^|[,;.(] ?)([a-z][a-z-]*(?: [a-z]{2,4})?) = (verb|noun)(?![a-z])/giu;
/** “_italic_, not *italic*”: the same word between other marks. */
const MARKED =
  /(?<![\w*])(\*\*|__|\*|_)(\p{L}[\p{L} ]*)\1(,? (?:not|never|instead of|rather than|over) )(\*\*|__|\*|_)\2\4(?![\w*])/gu;
/** What is quoted as its name, and is no word to be written: avoid the “Oxford comma”. */
const DEVICE =
  /["“]((?:(?:the )?(?:oxford|serial|harvard) commas?|(?:the )?(?:passive|active|direct)(?: voice)?|(?:present|past|future) tense|(?:first|second|third) person|(?:title|sentence)[ -]case|all[ -]caps|scare quotes|weasel words|filler words|(?:em|en)[ -]dash(?:es)?|exclamation (?:marks?|points?)|oxford spelling|plain (?:language|english)|(?:marketing|corporate|business)[ -](?:speak|language|jargon)|buzzwords))["”]|[`*_]{1,2}(code (?:font|style|formatting))[`*_]{1,2}/giu;
