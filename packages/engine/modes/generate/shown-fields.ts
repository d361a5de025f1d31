import { cutAt } from '../brief/cut.ts';

/** Fields that a block of code shows, and what the prompt tells of them below it. */
export class ShownFields {
  readonly #names = new Set<string>();
  /** The field that was told of last, with all that was said. */
  #last = '';

  /** Reads the names from an object of JSON, from settings in YAML or in an INI file. */
  see(source: string): void {
    if (
      /^[ \t]*(?:\{|"[\w-]+":|[\w.-]+:(?: |$)|\[[\w.-]+\]$|[\w.-]+ ?= ?\S)/m.test(source.replace(/^.*\n/, ''))
    )
      for (const [, name = ''] of source.matchAll(/^[ \t{-]*"?([a-z][\w-]*)"?[ \t]?[:=]/gim))
        this.#names.add(name);
  }

  /** "knob is the number, app the name of the process" as a row on each; none for a note on anything else. */
  rows(note: string): readonly string[] {
    const pieces = cutAt(note, /,\s+(?:and\s+)?(?=[a-z][\w-]* [\p{Ll}\d])/u);
    const cut: string[] = [];
    for (const piece of pieces) {
      const isOwn = cut.length === 0 || this.#names.has(/^[\w-]+/.exec(piece)?.[0] ?? '');
      if (isOwn) cut.push(piece);
      else cut[cut.length - 1] += `, ${piece}`;
    }
    const rows = cut.map((piece) => this.#row(piece));
    return rows.every((row) => row !== undefined) ? rows : [];
  }

  /** "carrier is one of dhl, ups" as a row on `carrier`; undefined for a note on anything else. */
  #row(note: string): string | undefined {
    const [head = '', name = ''] = /^(?:the )?`?([a-z][\w-]*)`?(?= (?!and\b|or\b)|:)/i.exec(note) ?? [];
    if (!this.#names.has(name)) return undefined;
    this.#last = note;
    const said = note.slice(head.length).trim();
    return `\`${name}\`${said.startsWith(':') ? said : ` ${said.replace(BOTH, '$1, ')}`}`;
  }

  /** "off is only allowed in development" behind "tls can be required or off", "it must be unique": told of the same field. */
  goesOn(note: string): boolean {
    const [, word = ''] =
      /^[`"]?([\w-]{2,})[`"]?(?= (?:is|are|means|turns|must|can|has|does)\b)/i.exec(note) ?? [];
    return (
      word !== '' &&
      (/^it(?:['’]s)?$/i.test(word) ||
        this.#last
          .split(/[^\w-]+/)
          .slice(1)
          .includes(word))
    );
  }
}

const BOTH =
  /^(?:is |are )?(required|optional|mandatory),? (?:and|but) (?=(?:must|can|may|has|should|is)\b)/i;

/** A label that says no more than the block below it. */
export const IS_SHOWN =
  /^(?:(?:for )?example(?: \w+)?|(?:the )?(?:ya?ml|json|toml|ini|config(?:uration)?|settings|file)(?: file)?):$/i;

/** What a block of an API's page shows. */
export const SHOWS = /^(?:(?:request|response|json|example) )?(?:body|request|response|payload|answer)$/i;

/** "name - string", "tags: array" on a line of its own. */
export const FIELD = /^([a-z][\w.]*)(?=(?: [-–—]|:) | \()/;
