import type { UxFormat, UxString } from '../types.ts';

interface XmlFormat {
  readonly name: string;
  readonly root: RegExp;
  /** An element with its key in group `key` and its content in group `value`; `before` is all up to the content. */
  readonly element: RegExp;
}

const FORMATS: readonly XmlFormat[] = [
  {
    name: 'Android strings',
    root: /<resources[\s>]/,
    element:
      /(?<before><(?:string|item)\b(?:\s+name="(?<key>[^"]*)")?[^>]*>)(?<value>[^<]*)<\/(?:string|item)>/g,
  },
  {
    name: '.resx',
    root: /<root>[\s\S]*<data\s/,
    element: /(?<before><data\s+name="(?<key>[^"]*)"[^>]*>\s*<value>)(?<value>[^<]*)<\/value>/g,
  },
  // A translated unit is seen as its target; elements with inline tags are left alone.
  {
    name: 'XLIFF',
    root: /<xliff[\s>]/,
    element:
      /(?<before><(?:trans-unit|unit)\b[^>]*?\bid="(?<key>[^"]*)"[^>]*>(?:(?!<\/(?:trans-unit|unit)>|<target)[\s\S])*?(?:<target[^>]*>|<source[^>]*>(?!(?:(?!<\/(?:trans-unit|unit)>)[\s\S])*?<target)))(?<value>[^<]*)<\/(?:target|source)>/g,
  },
];

export const xmlFormats: readonly UxFormat[] = FORMATS.map(({ name, root, element }) => ({
  name,
  read(source) {
    if (!root.test(source)) return undefined;
    return [...source.matchAll(element)].flatMap(({ index, groups = {} }): UxString[] => {
      const { before = '', key = '', value = '' } = groups;
      const start = index + before.length;
      return value.trim() === ''
        ? []
        : [{ start, end: start + value.length, text: decode(value), key, encode }];
    });
  },
}));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\\(['"])/g, '$1');
}

function encode(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
