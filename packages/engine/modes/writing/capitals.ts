/** A capital at the start. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A capital at the start, unless that is a name which is written without one: "tidy-csv", "createClient". */
export function capitalizedWord(text: string): string {
  return /^\p{Ll}\p{Ll}*(?:[ ,'’]|$)/u.test(text) ? capitalized(text) : text;
}
