import { ACTION } from './words.ts';

/** What people write in notes, and what it means; only what has one meaning. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*(?=\w|$)/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bbtwn\b/gi, 'between'],
  [/\bincl\.?(?=\s)/gi, 'including'],
  [/\bapprox\.?(?=\s)/gi, 'about'],
  [/\bimo\b,?\s*/gi, ''],
  [/\bpls\b/gi, 'please'],
  [/(?<![\w/~])~(?=\d)/g, 'about '],
  [/\bmsgs\b/gi, 'messages'],
  [/\bmsg\b/gi, 'message'],
  [/\breq(?:uire)?d\b/gi, 'required'],
  [/\bpwd?\b(?!\s*[=:/])/g, 'password'],
  [/(?<=\w) & (?=\w)/g, ' and '],
];

const ARROW = /\s*(?:=>|->|→)\s*/g;

/** An arrow before an action says "then", one after "copy" and the like says "to"; any other is drawn as one. */
function readArrows(text: string): string {
  return text.replace(ARROW, (arrow: string, at: number) => {
    if (ACTION.test(text.slice(at + arrow.length))) return ', then ';
    return /^(?:copy|move|rename|change|convert|map|forward|redirect)\b/i.test(text) ? ' to ' : ' → ';
  });
}

/** Notes with shorthand written out, code and addresses untouched. */
export function spellOut(text: string): string {
  return readArrows(text)
    .split(/(`+[^`]*`+|https?:\S+|\]\([^)]{0,2000}\))/)
    .map((part, index) =>
      index % 2 === 1 ? part : SHORTHAND.reduce((line, [short, long]) => line.replace(short, long), part),
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
