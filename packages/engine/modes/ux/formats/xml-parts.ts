/** A text in a file of XML: `before` is all up to it, from `index` on. */
export interface Element {
  /** In UTF-16 code units. */
  readonly index: number;
  readonly groups?: Readonly<Record<string, string>>;
}

/** The units of an XLIFF file: a translated one by its target, one that is still to be translated by its source. */
export function unitsIn(source: string): readonly Element[] {
  const opened = [...source.matchAll(/<(?:trans-)?unit\b[^<>]*?\bid="(?<key>[^"]*)"[^<>]*>/g)];
  return opened.flatMap(({ index, groups }, at): Element[] => {
    const unit = source.slice(index, opened[at + 1]?.index).split(/<\/(?:trans-)?unit>/, 1)[0] ?? '';
    const part = partOf(unit, 'target') ?? partOf(unit, 'source');
    return part ? [{ index, groups: { key: groups?.['key'] ?? '', ...part } }] : [];
  });
}

/** All up to the content of the first element of a name, and the content; undefined where it has none. */
function partOf(unit: string, name: string): { readonly before: string; readonly value: string } | undefined {
  const opening = new RegExp(`<${name}(?:\\s[^<>]*)?>`).exec(unit);
  if (!opening || opening[0].endsWith('/>')) return undefined;
  const from = opening.index + opening[0].length;
  const to = unit.indexOf(`</${name}>`, from);
  const value = unit.slice(from, Math.max(from, to));
  return value.trim() === '' ? undefined : { before: unit.slice(0, from), value };
}

const MESSAGE =
  /<message\b[^<>]*>|<(?<part>translation|numerusform)\b[^<>]*>(?<value>[^<]*)(?=<\/)|<source>(?<asked>[^<]*)(?=<\/source>)/g;

/** The translations of a Qt file, each by the message that the program asks for. */
export function translationsIn(source: string): readonly Element[] {
  let asked = '';
  return [...source.matchAll(MESSAGE)].flatMap(({ index, 0: whole, groups = {} }): Element[] => {
    asked = groups['asked'] ?? asked;
    const { part, value = '' } = groups;
    if (part === undefined || value.trim() === '') return [];
    return [{ index, groups: { before: whole.slice(0, whole.length - value.length), key: asked, value } }];
  });
}

const PLIST =
  /<key>(?<name>[^<]*)<\/key>\s*(?:<string>(?<value>[^<]*)(?=<\/string>)|(?<opens><dict>))|(?<closes><\/dict>)/g;
/** What tells the system how a text is chosen. */
const FOR_SYSTEM = /^NSStringFormat/;

/** The forms of each message of a `.stringsdict` file. */
export function formsIn(source: string): readonly Element[] {
  const path: string[] = [];
  return [...source.matchAll(PLIST)].flatMap(({ index, 0: whole, groups = {} }): Element[] => {
    const { name = '', value, opens, closes } = groups;
    if (closes !== undefined) path.pop();
    if (opens !== undefined) path.push(name);
    return value === undefined || value === '' || FOR_SYSTEM.test(name)
      ? []
      : [
          {
            index,
            groups: { before: whole.slice(0, whole.length - value.length), key: path[0] ?? '', value },
          },
        ];
  });
}
