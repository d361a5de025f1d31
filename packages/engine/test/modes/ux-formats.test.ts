import assert from 'node:assert/strict';
import { PRESET, run } from './jobs.ts';

const PLURALS = (one: string): string =>
  `<key>files_%d</key>
<dict>
  <key>NSStringLocalizedFormatKey</key>
  <string>%#@files@</string>
  <key>files</key>
  <dict>
    <key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string>
    <key>one</key>
    <string>${one}</string>
  </dict>
</dict>`;

const CATALOG = (german: string, english: string): string =>
  JSON.stringify({
    sourceLanguage: 'en',
    strings: {
      delete: {
        comment: 'Please note that this is a button',
        localizations: {
          de: { stringUnit: { state: 'translated', value: german } },
          en: { stringUnit: { state: 'translated', value: english } },
        },
      },
    },
    version: '1.0',
  });

/** A file before and after; all but the strings stays. */
const FILES: readonly (readonly [string, string, string])[] = [
  [
    'Fluent: messages, attributes, terms',
    '# Please note\n-brand = Please Wait\nsave-error = Please note that { $name } is full.\n  .tooltip = Click here to rate\nadvice =\n    Please contact { -brand }.',
    '# Please note\n-brand = Please Wait\nsave-error = { $name } is full.\n  .tooltip = Rate\nadvice =\n    Contact { -brand }.',
  ],
  [
    'Fluent: variants, and what stands around them',
    'files = { $count ->\n    [one] Please remove { $count } file\n   *[other] Please remove { $count } files\n  } in order to go on',
    'files = { $count ->\n    [one] Remove { $count } file\n   *[other] Remove { $count } files\n  } in order to go on',
  ],
  [
    'Fluent: a text over several lines',
    'hint = This checks { $name } in order to find\n    what you utilize.\nok = OK',
    'hint = This checks { $name } to find\n    what you use.\nok = OK',
  ],
  [
    '.stringsdict',
    PLURALS('Please remove %d file in order to free %#@space@'),
    PLURALS('Remove %d file to free %#@space@'),
  ],
  [
    'an Xcode catalog: its source language alone',
    CATALOG('Bitte E-Mail eingeben !', 'Please enter your name in order to go on.'),
    CATALOG('Bitte E-Mail eingeben !', 'Enter your name to go on.'),
  ],
  [
    'Qt: translations, and no message by which the program asks',
    '<?xml version="1.0"?>\n<TS version="2.1">\n<message><source>Please save %1 &amp; close</source><translation>Please save %1 &amp; close</translation></message>\n<message numerus="yes"><source>%n</source><translation><numerusform>Please remove %n file</numerusform></translation></message>\n</TS>',
    '<?xml version="1.0"?>\n<TS version="2.1">\n<message><source>Please save %1 &amp; close</source><translation>Save %1 &amp; close</translation></message>\n<message numerus="yes"><source>%n</source><translation><numerusform>Remove %n file</numerusform></translation></message>\n</TS>',
  ],
  [
    'objects of several keys on one line, and no joined or chosen texts',
    "export default {\n  a: { now: 'Now', hint: 'Please enter it in order to go on' },\n  joined: 'Please note that ' + name,\n  chosen: many ? 'Please a' : 'Please b',\n  // b: 'Please c',\n  last: \"Please enter your name\",\n};",
    "export default {\n  a: { now: 'Now', hint: 'Enter it to go on' },\n  joined: 'Please note that ' + name,\n  chosen: many ? 'Please a' : 'Please b',\n  // b: 'Please c',\n  last: \"Enter your name\",\n};",
  ],
  [
    'all languages side by side: the English one',
    '{"en": {"a": "Please enter your name"}, "de": {"a": "Please Login !"}}',
    '{"en": {"a": "Enter your name"}, "de": {"a": "Please Login !"}}',
  ],
  [
    'gettext: what another language has not translated yet',
    'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Please save"\nmsgstr ""\n\nmsgid "Name"\nmsgstr "Name"\n',
    'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Please save"\nmsgstr ""\n\nmsgid "Name"\nmsgstr "Name"\n',
  ],
];

describe('files of interface strings', () => {
  for (const [name, before, after] of FILES)
    it(name, () => assert.equal(run('ux-rewrite', before, PRESET).content.trim(), after.trim()));

  it('leaves XML alone whose elements nobody knows', () => {
    const { content } = run('ux-rewrite', '<?xml version="1.0"?>\n<a><b>Please save</b></a>', PRESET);
    assert.match(content, /^\[VERIFY\] The text holds no interface strings/);
  });
});
