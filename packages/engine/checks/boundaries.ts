import type { Tokens } from './tokens.ts';

/** Marks that, standing directly before a word, make it part of something else: "-flag", "@user", "web.master", "$name". */
const BEFORE = new Set('-‐‑.@#$\\=&~%:+');
/** Marks that, standing directly after a word with a word behind them, do the same: "master.js", "node:fs". */
const BETWEEN = new Set('-‐‑.:@=\\&~');
/** Marks that belong to the word they follow: "C++", "C#". */
const AFTER = new Set('+#@$\\');

/** Whether a phrase may begin at `index`: a whole word, and not the inside of a compound, a path or a name. */
export function opensWord(text: string, tokens: Tokens, index: number): boolean {
  if (!touches(tokens, index - 1)) return true;
  // ".NET" is not the end of "ASP.NET".
  if (!tokens.words[index])
    return text[tokens.starts[index] ?? 0] !== '.' || !tokens.words[index - 1] || !tokens.words[index + 1];
  const before = text.slice(tokens.starts[index - 1], tokens.ends[index - 1]);
  if (before === '/' || before === '\\') return !isPath(text, tokens, index - 1);
  if (tokens.words[index - 1]) return false;
  if (!BEFORE.has(before)) return true;
  // A dash, colon or stop between words without space joins them; one that stands free does not, except as a sign.
  return before === ':' ? !tokens.words[index - 2] || !touches(tokens, index - 2) : false;
}

/** Whether a phrase may end with `index`. */
export function closesWord(text: string, tokens: Tokens, index: number): boolean {
  if (!tokens.words[index] || !touches(tokens, index)) return true;
  const next = index + 1;
  const after = text.slice(tokens.starts[next], tokens.ends[next]);
  if (tokens.words[next]) return after.length === 2 && after.endsWith('s') && !/\w/.test(after.charAt(0));
  if (after === '/' || after === '\\') return !isPath(text, tokens, next);
  if (AFTER.has(after)) return false;
  if (after === '(') return !touches(tokens, next) || text[tokens.starts[next + 1] ?? -1] !== ')';
  if (after === '-' || after === '‐' || after === '‑') return false;
  return !(BETWEEN.has(after) && touches(tokens, next) && tokens.words[next + 1] === 1);
}

/** Whether nothing stands between token `index` and the next. */
function touches(tokens: Tokens, index: number): boolean {
  return index >= 0 && tokens.ends[index] === tokens.starts[index + 1];
}

/** "and/or" joins two plain words; "src/lib/x.js", "/etc" and "a/" do not. */
function isPath(text: string, tokens: Tokens, slash: number): boolean {
  const sides = tokens.words[slash - 1] && tokens.words[slash + 1];
  if (!sides || !touches(tokens, slash - 1) || !touches(tokens, slash)) return true;
  const joined = (index: number) => /[/\\.@_~:-]/.test(text.slice(tokens.starts[index], tokens.ends[index]));
  const further = touches(tokens, slash - 2) && joined(slash - 2);
  const beyond = touches(tokens, slash + 1) && joined(slash + 2);
  return further || (beyond && touches(tokens, slash + 2) && tokens.words[slash + 3] === 1);
}
