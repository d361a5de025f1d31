import type { Range } from '@housestyle/contract';

const names = (list: string) => new Set(list.split(' '));

/** Elements whose content is not prose. */
const OPAQUE = names(
  'code pre script style kbd samp var svg math textarea template tt iframe object canvas noscript',
);
/** Elements that stand inside a line of text. */
const INLINE = names(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img input ins kbd label mark meter nobr output picture progress q ruby rb rp rt s samp small source span strike strong sub sup svg math time tt u var wbr',
);
const OTHER = names(
  'address area article aside audio base basefont blockquote body button caption center col colgroup datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main map menu menuitem meta nav noframes ol optgroup option p param path search section select slot summary table tbody td tfoot th thead title tr track ul video circle rect line polygon polyline g defs use ellipse text',
);

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** Written like a tag, but no element: `<your-key>`. */
  readonly placeholder: boolean;
}

const TAG = /^<(\/?)([A-Za-z_][\w.:-]*)?/;

/** What the tag between `from` and `to` is. Names are in small letters. */
export function readTag(text: string, from: number, to: number): Tag {
  const [start = '', slash = '', written = ''] = TAG.exec(text.slice(from, Math.min(to, from + 200))) ?? [];
  const name = written.toLowerCase();
  const bare = from + start.length === to - 1;
  const kind = slash ? 'close' : text[to - 2] === '/' ? 'empty' : 'open';
  const known = OPAQUE.has(name) || INLINE.has(name) || OTHER.has(name);
  const placeholder =
    bare && !known && name !== '' && (written === name || written === written.toUpperCase());
  return { name, kind, placeholder };
}

export function isOpaqueElement(name: string): boolean {
  return OPAQUE.has(name);
}

/** Whether the element starts and ends a stretch of prose of its own. */
export function isBlockElement(name: string): boolean {
  return !INLINE.has(name);
}

/** Elements that hold a text of their own, whatever stands beside them on the line. */
const OWN_TEXT = names(
  'br td th tr li dt dd p div h1 h2 h3 h4 h5 h6 summary details option button figcaption caption legend',
);

/** Whether a sentence ends at the tag in any case. */
export function endsSentence(name: string): boolean {
  return OWN_TEXT.has(name);
}

/**
 * The end of the first closing tag of `name` between `from` and `to`, or -1.
 * @param unclosed remembers names without one, so that a long run of open tags does not search the text for each
 */
export function closingTag(
  text: string,
  name: string,
  from: number,
  to: number,
  unclosed: Set<string>,
): number {
  if (unclosed.has(name)) return -1;
  const window = text.slice(from, to);
  for (let at = window.indexOf('</'); at >= 0; at = window.indexOf('</', at + 2)) {
    const after = at + 2 + name.length;
    if (window.slice(at + 2, after).toLowerCase() !== name) continue;
    const close = /^\s{0,100}>/.exec(window.slice(after, after + 101));
    if (close) return from + after + close[0].length;
  }
  unclosed.add(name);
  return -1;
}

/** Where the value of an attribute stands inside a tag; empty where it is missing. */
export function attributeOf(text: string, name: string, from: number, to: number): Range {
  const tag = text.slice(from, to);
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  if (!match) return { start: from, end: from };
  const length = (match[1] ?? match[2] ?? '').length;
  const end = from + match.index + match[0].length - 1;
  return { start: end - length, end };
}
