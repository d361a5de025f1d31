import { escaped } from './renames.ts';

const STANDS_FOR =
  /^(?<short>[A-Z][A-Za-z\d]{1,7}) (?:stands for|means|is short for) (?:the |an? )?["“]?(?<long>\p{L}[\p{L} -]{3,60}?)["”]?[.!]?$/u;

/** "WAL stands for write-ahead log": spelled out where the text uses it first, headings and code aside; undefined where it doesn't. */
export function spellOut(text: string, said: string): string | undefined {
  const { short = '', long = '' } = STANDS_FOR.exec(said.trim())?.groups ?? {};
  const letters = long.split(/[\s-]+/).map((word) => word.charAt(0).toLowerCase());
  if (short === '' || short.charAt(0).toLowerCase() !== letters[0]) return undefined;
  if (text.toLowerCase().includes(long.toLowerCase())) return text;
  const name = new RegExp(String.raw`(?<![\w-])${escaped(short)}(?![\w-])`);
  let isDone = false;
  const spelled = text
    .split(/(```[\s\S]*?```|^#.*$|`[^`\n]*`)/m)
    .map((piece, index) => {
      if (isDone || index % 2 === 1 || !name.test(piece)) return piece;
      isDone = true;
      return piece.replace(name, `${long} (${short})`);
    })
    .join('');
  return isDone ? spelled : undefined;
}
