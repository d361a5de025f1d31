/** What people write in notes, and what it means; only what has one meaning. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*(?=\w)/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bbtwn\b/gi, 'between'],
  [/\bincl\.?(?=\s)/gi, 'including'],
  [/\bapprox\.?(?=\s)/gi, 'about'],
  [/\bimo\b,?\s*/gi, ''],
  [/\bpls\b/gi, 'please'],
  [/\bmsgs\b/gi, 'messages'],
  [/\bmsg\b/gi, 'message'],
  [/\breq(?:uire)?d\b/gi, 'required'],
  [/\bpwd?\b(?!\s*[=:/])/g, 'password'],
  [/(?<=\w) & (?=\w)/g, ' and '],
  [/(?<=\S)\s+(?:=>|->|→)\s+(?=\S)/g, ', then '],
];

/** Notes with shorthand written out, code and addresses untouched. */
export function spellOut(text: string): string {
  return text
    .split(/(`+[^`]*`+|https?:\S+|\]\([^)]*\))/)
    .map((part, index) =>
      index % 2 === 1 ? part : SHORTHAND.reduce((line, [short, long]) => line.replace(short, long), part),
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
