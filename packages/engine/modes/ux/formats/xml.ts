import type { UxFormat, UxString } from '../types.ts';
import { type Element, formsIn, translationsIn, unitsIn } from './xml-parts.ts';

interface XmlFormat {
  readonly name: string;
  readonly root: RegExp;
  /** An element with its key in group `key` and its content in group `value`; `before` is all up to the content. */
  readonly element: RegExp | ((source: string) => readonly Element[]);
  /** Tags inside a text, which stay as they are; elements with others are left alone. */
  readonly inline?: RegExp;
  /** Escapes beside those of XML itself. */
  readonly escape?: (text: string) => string;
}

const FORMATS: readonly XmlFormat[] = [
  {
    name: 'Android strings',
    root: /<resources[\s>]/,
    element:
      /(?<before><(?:string|item)\b(?:\s+name="(?<key>[^"]*)")?[^>]*>(?:\s*<!\[CDATA\[)?)(?<value>(?:(?!<\/?(?:string|item)\b|<!\[|\]\]>)[\s\S])*)(?:\]\]>\s*)?<\/(?:string|item)>/g,
    inline: /<\/?(?:b|i|u|a|em|strong|font|tt|sup|sub|br|annotation|xliff:g)\b[^<>]*>/g,
    // A text in quotation marks needs no escape for apostrophes.
    escape: (text) => (/^\s*".*"\s*$/s.test(text) ? text : text.replace(/'/g, "\\'")).replace(/\n/g, '\\n'),
  },
  {
    name: '.resx',
    root: /<root>[\s\S]*<data\s/,
    element: /(?<before><data\s+name="(?<key>[^"]*)"[^>]*>\s*<value>)(?<value>[^<]*)<\/value>/g,
  },
  {
    name: 'XLIFF',
    root: /<xliff[\s>]/,
    element: unitsIn,
    inline: /<\/?(?:x|g|ph|bx|ex|bpt|ept|it|pc|sc|ec|mrk)\b[^<>]*>/g,
  },
  { name: 'Qt translations', root: /<TS[\s>]/, element: translationsIn },
  { name: '.stringsdict', root: /<key>NSStringLocalizedFormatKey</, element: formsIn },
];

export const xmlFormats: readonly UxFormat[] = FORMATS.map(({ name, root, element, inline, escape }) => ({
  name,
  read(source) {
    if (!root.test(source)) return undefined;
    const elements: readonly Element[] =
      typeof element === 'function' ? element(source) : [...source.matchAll(element)];
    return elements.flatMap(({ index, groups = {} }): UxString[] => {
      const { before = '', key = '', value = '' } = groups;
      const start = index + before.length;
      const plain = inline ? value.replace(inline, '') : value;
      // Tags that are written out and tags that are meant could not be told apart again.
      if (
        UNTOUCHED.test(before.slice(before.lastIndexOf('<', before.length - 1))) ||
        UNTOUCHED.test(/^<[^>]*>/.exec(before)?.[0] ?? '')
      )
        return [];
      if (before.endsWith('<![CDATA[') && value.trim() !== '') {
        const text = value.replace(/\\(['"])/g, '$1');
        return [{ start, end: start + value.length, text, key, encode: escape ?? ((told) => told) }];
      }
      if (plain.trim() === '' || plain.includes('<') || (plain !== value && /&[lg]t;/.test(value))) return [];
      const encode = (text: string): string => encodeXml(text, plain === value ? undefined : inline, escape);
      const text = decode(value, escape !== undefined);
      return [{ start, end: start + value.length, text, key, encode }];
    });
  },
}));

/** The file says itself that nobody changes this text. */
const UNTOUCHED = /\b(?:translatable="false"|translate="no"|state="final"|mimetype=|type="System\.)/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string, escaped: boolean): string {
  const plain = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
  return escaped ? plain.replace(/\\(['"])/g, '$1').replace(/\\n/g, '\n') : plain;
}

/** A text as XML holds it; what `inline` matches stays markup. */
export function encodeXml(text: string, inline?: RegExp, escape = (plain: string): string => plain): string {
  const encodePart = (part: string): string =>
    escape(part).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  if (!inline) return encodePart(text);
  const tags = text.match(inline) ?? [];
  return text
    .split(inline)
    .map((part, index) => encodePart(part) + (tags[index] ?? ''))
    .join('');
}
