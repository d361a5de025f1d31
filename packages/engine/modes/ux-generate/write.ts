import { stringify } from 'yaml';
import { encodeXml } from '../ux/formats/xml.ts';
import { join, section, table } from '../writing/markdown.ts';
import type { OutputFormat } from './format.ts';
import type { MadeString, StringSet } from './types.ts';

/** The sets as tables, or as the file that the description asks for. */
export function writeSets(sets: readonly StringSet[], format: OutputFormat): string {
  return format === 'tables'
    ? join(...sets.map(({ title, strings }) => section(2, title, writeTable(strings))))
    : FILES[format](sets.flatMap(({ strings }) => strings));
}

function writeTable(strings: readonly MadeString[]): string {
  const rows = strings.map(({ key, text, use }) => [`\`${key}\``, text, use]);
  return table(['Key', 'Text', 'Where it stands'], rows);
}

type Writer = (strings: readonly MadeString[]) => string;

const FILES: Readonly<Record<Exclude<OutputFormat, 'tables'>, Writer>> = {
  json: (strings) => JSON.stringify(asObject(strings), undefined, 2),
  yaml: (strings) => stringify(asObject(strings), { lineWidth: 0 }).trimEnd(),
  properties: (strings) => strings.map(({ key, text }) => `${key} = ${text}`).join('\n'),
  lines: (strings) => strings.map(({ text }) => text).join('\n'),
  po: (strings) =>
    strings
      .map(({ key, text, use }) => `#. ${use}\nmsgctxt ${quoted(key)}\nmsgid ${quoted(text)}\nmsgstr ""`)
      .join('\n\n'),
  strings: (strings) =>
    strings.map(({ key, text, use }) => `/* ${use} */\n${quoted(key)} = ${quoted(text)};`).join('\n'),
  xliff: (strings) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      '  <file original="strings" source-language="en" datatype="plaintext">',
      '    <body>',
      ...strings.map(
        ({ key, text, use }) =>
          `      <trans-unit id="${key}"><source>${encodeXml(text)}</source><note>${encodeXml(use)}</note></trans-unit>`,
      ),
      '    </body>',
      '  </file>',
      '</xliff>',
    ].join('\n'),
  android: (strings) =>
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<resources>',
      ...strings.map(
        ({ key, text }) =>
          `    <string name="${key.replace(/[^\w]+/g, '_')}">${encodeXml(text).replace(/'/g, String.raw`\'`)}</string>`,
      ),
      '</resources>',
    ].join('\n'),
};

const asObject = (strings: readonly MadeString[]): Record<string, string> =>
  Object.fromEntries(strings.map(({ key, text }) => [key, text]));

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
