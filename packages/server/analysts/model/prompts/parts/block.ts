/** Data between two lines that only the service can write: no document knows the marker. */
export function block(name: string, marker: string, text: string): string {
  if (text.includes(marker)) throw new Error('The marker of a prompt stands in its data.');
  return `<<<${name} ${marker}>>>\n${text}\n<<<END ${marker}>>>`;
}
