/** From the start of a line on. */
const DEFINITION =
  /[ \t>]*(?:[-*+][ \t]+)?\[(?!\^)((?:[^[\]\\\n]|\\.){1,999})\]:(?:[ \t]*\n)?[ \t]*(?:<([^<>\n]*)>|([^\s<]\S*))/y;

/** The link reference definitions of a document: without one, `[text]` is text in brackets. */
export class References {
  private readonly destinations = new Map<string, string>();

  constructor(text: string) {
    // A line with two of these marks is looked at once.
    for (let at = text.indexOf(']:'); at >= 0; at = text.indexOf(']:', endOfLine(text, at))) {
      DEFINITION.lastIndex = text.lastIndexOf('\n', at) + 1;
      const definition = DEFINITION.exec(text);
      if (!definition) continue;
      at = DEFINITION.lastIndex - 1;
      const [, label = '', angled, bare] = definition;
      const key = normalise(label);
      if (!this.destinations.has(key)) this.destinations.set(key, angled ?? bare ?? '');
    }
  }

  /** Whether every label leads to the same place in both. */
  equals({ destinations }: References): boolean {
    if (destinations.size !== this.destinations.size) return false;
    for (const [label, destination] of this.destinations)
      if (destinations.get(label) !== destination) return false;
    return true;
  }

  find(label: string): string | undefined {
    return this.destinations.size === 0 || label.length > 999
      ? undefined
      : this.destinations.get(normalise(label));
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function normalise(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
