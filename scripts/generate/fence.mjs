/** A Markdown text in a fence longer than any in it. */
export function fence(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}markdown\n${text}\n${ticks}`;
}
