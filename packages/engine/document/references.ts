const DEFINITION =
  /^[ \t>]*(?:[-*+][ \t]+)?\[(?!\^)((?:[^[\]\\\n]|\\.){1,999})\]:(?:[ \t]*\n)?[ \t]*(?:<([^<>\n]*)>|([^\s<]\S*))/gm;

/** The link reference definitions of a document: without one, `[text]` is text in brackets. */
export class References {
  private readonly destinations = new Map<string, string>();

  constructor(text: string) {
    if (!text.includes(']:')) return;
    for (const [, label = '', angled, bare] of text.matchAll(DEFINITION)) {
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

function normalise(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
