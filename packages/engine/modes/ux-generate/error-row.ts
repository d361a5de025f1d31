/** An error that most products have: what names it, and its text; of several texts the first whose `{values}` are known. */
export type ErrorRow = readonly [names: RegExp, ...texts: string[]];

export const FAIL = String.raw`(?:fail(?:s|ed|ure)?|could(?: not|n['’]t)|can(?:not|['’]t) (?:be )?(?:load|sav|sen[dt]|upload|download|connect|sync|open|export|import|creat|generat|publish)\w*|didn['’]t|unable|unsuccessful|went wrong|broke)`;
export const WRONG =
  "(?:wrong|incorrect|invalid|bad|mistyped|mismatched|not (?:right|valid|correct)|isn['’]t (?:right|valid|correct)|doesn['’]t match)";
export const TAKEN = String.raw`(?:already (?:taken|used|in use|registered|exists?|claimed)|taken|in use|(?:might |may )?already (?:be )?(?:in use|taken|registered|used)|not unique|duplicate)`;
export const either = (one: string, other: string): string => `(?:${one}.*${other}|${other}.*${one})`;
export const named = (...forms: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${forms.join('|')})(?![\p{L}])`, 'iu');
