import { codeSpan } from '../report/quote.ts';

/** Code in a sentence is at most this long, in UTF-16 code units. */
const LONGEST = 70;

/** Brackets that hold no other ones, but such as were shortened before. */
const INNERMOST =
  /\((?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\)|\[(?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\]|\{(?:[^()[\]{}]|\(…\)|\[…\]|\{…\})+\}/g;

/** Code on one line; where it is long, what its innermost brackets hold becomes `…`. */
function shortCode(code: string): string {
  let text = code
    .replace(/\/\*[\s\S]*?\*\/|(?<=\s)(?:\/\/|#)\s[^\n]*(?=\n)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=\??\.\w)/g, '')
    .replace(/([([])\s+|\s+(?=[)\]])/g, '$1')
    .replace(/\s*(\??[.:]:?)(?=\w+[(<])/g, '$1')
    .trim();
  while (text.length > LONGEST) {
    const [longest] = [...text.matchAll(INNERMOST)]
      .filter(([inside]) => inside.slice(1, -1).trim() !== '…')
      .toSorted(([a], [b]) => b.length - a.length);
    if (!longest) break;
    const [inside] = longest;
    const at = longest.index;
    text = `${text.slice(0, at + 1)}…${text.slice(at + inside.length - 1)}`;
  }
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 1).replace(/[\s.,([{]+\S*$/, '')}…`;
}

export const quotedCode = (code: string): string => codeSpan(shortCode(code));
