/** Texts between bars; `\|` is a bar. */
export function splitList(text: string): string[] {
  return (text.match(/(?:\\[|\\]|[^|])+/g) ?? [])
    .map((item) => item.replace(/\\([|\\])/g, '$1').trim())
    .filter((item) => item !== '');
}

export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[|\\]/g, '\\$&')).join(' | ');
}
