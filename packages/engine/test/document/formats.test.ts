import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine, type Job } from '../../index.ts';
import { detectLanguage, parseDocument, type Language } from '../../document/index.ts';
import { proses } from './show.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'formats', name), 'utf8');
const STYLE = { rules: null, termSubs: [{ preferred: 'use', avoid: ['utilize'] }], glossary: [] };

/** A document of each format: what a reader reads of it, and how often it says `utilize` in prose. */
const DOCUMENTS: readonly (readonly [Language, string, readonly string[], number])[] = [
  [
    'restructuredtext',
    'guide.rst',
    [
      'Backups',
      'A backup is a copy of the whole database. See restore and the release notes for more.',
      'Backups are made by █.',
      'Utilize the █ option to check them:',
      'Options',
      'Utilize this to check each backup.',
      'Shows nothing.',
      'Stop the service.',
      'Copy the folder █. █',
      'Name',
      'Use',
      'utilize',
    ],
    3,
  ],
  [
    'asciidoc',
    'guide.adoc',
    [
      'Backups',
      'A backup is a copy of the whole database. See restore a backup and the release notes .',
      'Backups are made by █.',
      'Options of the command',
      'Utilize █ to check each backup.',
      '█ shows nothing.',
      'More about it.',
      'Name',
      'Use',
      'Utilize it to name a folder.',
      'verify',
      'Checks each backup.',
      'We utilize it.',
    ],
    2,
  ],
  [
    'html',
    'guide.html',
    [
      'Backups',
      'Backups',
      'A backup is a copy of the whole database. See restore a backup .',
      'Utilize █ to check each backup.',
      'Nothing else.',
      'A list of backups',
    ],
    1,
  ],
  [
    'git-commit',
    'message.txt',
    [
      'utilize the lock of the database',
      'A backup no longer waits for readers. Utilize █ to check it.',
      'Readers go on.',
      'Writers wait for the lock.',
    ],
    2,
  ],
  [
    'typescript',
    'backup.ts.txt',
    [
      'Makes a backup. Utilize it with care.',
      'the folder, which must be empty',
      'the number of files, see █',
      'Utilize the lock, or wait for it.',
      'Trailing words stay on their line.',
    ],
    2,
  ],
  [
    'python',
    'backup.py.txt',
    ['Makes backups. Utilize it with care.', 'the folder to utilize', 'Utilize the lock.', 'What is left.'],
    3,
  ],
];

describe('formats of documents', () => {
  const engine = createEngine();

  for (const [language, file, expected, count] of DOCUMENTS) {
    const input = read(file);
    const job = (mode: Job['mode']): Job => ({ mode, input, docType: language, style: STYLE });

    it(`reads the prose of ${language} and nothing else`, () => {
      const words = proses(input, language).filter((prose) => /\p{L}{2}/u.test(prose));
      assert.deepEqual(words, expected);
    });

    it(`finds what stands in the prose of ${language}, at its exact place`, () => {
      const { suggestions = [] } = engine.analyze({ ...job('review'), format: 'suggestions' });
      for (const { range, original } of suggestions)
        assert.equal(input.slice(range.start, range.end), original);
      const document = parseDocument(input, language);
      for (const { range, rule } of suggestions)
        for (const { start, end, kind } of document.protectedRanges)
          assert(
            range.end <= start || end <= range.start || kind === 'identifier' || kind === 'mark',
            rule.id,
          );
      const terms = suggestions.filter(({ original }) => /^utilize$/i.test(original));
      assert.equal(terms.length, count, JSON.stringify(terms.map(({ range }) => range)));
    });

    it(`rewrites only the prose of ${language}`, () => {
      const { content } = engine.analyze(job('rewrite'));
      const marks = (text: string): string[] => text.match(/[^\p{L}\p{N}\s.,]+/gu) ?? [];
      assert.deepEqual(marks(content), marks(input));
      const left = (text: string): number => (text.match(/utilize/gi) ?? []).length;
      assert.equal(left(content), left(input) - count);
    });

    it(`reads ${language} with other line ends alike`, () => {
      assert.deepEqual(proses(input.replaceAll('\n', '\r\n'), language), proses(input, language));
    });
  }

  it('knows a format by its name and not by a kind of document', () => {
    const rows: readonly (readonly [string, Language])[] = [
      ['html', 'html'],
      ['reStructuredText', 'restructuredtext'],
      ['AsciiDoc', 'asciidoc'],
      ['git-commit', 'git-commit'],
      ['typescript', 'typescript'],
      ['C#', 'csharp'],
      ['plain text', 'plain'],
      ['HTML reference', 'markdown'],
      ['reference', 'markdown'],
      ['Go tutorial', 'markdown'],
    ];
    for (const [docType, language] of rows) assert.equal(detectLanguage('Text.', docType), language, docType);
  });

  it('reads a whole page as HTML, with its lists', () => {
    const input =
      '<!doctype html>\n<html><body><ol><li><p>One.</p><p>More.</p></li><li>Two.<ul><li>Inner.</li></ul></li></ol><p>Behind.</p></body></html>';
    assert.equal(detectLanguage(input), 'html');
    assert.deepEqual(
      parseDocument(input, 'html').blocks.map(({ list }) =>
        list ? [list.list, list.ordered, list.depth, list.item, list.leads] : [],
      ),
      [[0, true, 1, 0, true], [0, true, 1, 0, false], [0, true, 1, 1, true], [1, false, 2, 0, true], []],
    );
  });

  it('turns rules off where a comment says so', () => {
    const rows: readonly (readonly [Language, string])[] = [
      ['typescript', '// housestyle-disable\n// Utilize it.\n'],
      ['python', '# housestyle-disable\n# Utilize it.\n'],
      ['restructuredtext', '.. housestyle-disable\n\nUtilize it.\n'],
      ['asciidoc', '// housestyle-disable\n\nUtilize it.\n'],
      ['html', '<!-- housestyle-disable -->\n<p>Utilize it.</p>\n'],
    ];
    for (const [docType, input] of rows) {
      const job: Job = { mode: 'review', input, docType, format: 'suggestions', style: STYLE };
      assert.deepEqual(engine.analyze(job).suggestions, [], docType);
    }
  });

  it('tells comments from what only looks like one', () => {
    const rows: readonly (readonly [Language, string, readonly string[]])[] = [
      [
        'rust',
        "fn f<'a>(x: &'a str) { let c = '\"'; /* outer /* inner */ words */ }",
        ['outer /* inner */ words'],
      ],
      ['rust', 'let s = r#"// no"#; // yes it is', ['yes it is']],
      ['shellscript', 'echo "# no" $# # yes it is\ncat <<END\n# no\nEND\n', ['yes it is']],
      ['ruby', 'x = "#{y} # no" # yes it is\n', ['yes it is']],
      ['go', 'x := `// no` // yes it is', ['yes it is']],
      ['yaml', 'key: "a # no" # yes it is\nurl: a#no', ['yes it is']],
      ['php', "#[Attribute]\n$x = '// no'; # yes it is", ['yes it is']],
      ['sql', "select '-- no' -- yes it is", ['yes it is']],
      ['ruby', '=begin\nyes it is\n=end\nx = 1\n', ['yes it is']],
      ['csharp', 'var x = @"C:\\temp\\"; // yes it is', ['yes it is']],
      ['csharp', 'var x = @$"a ""// no"" \n// no"; // yes it is', ['yes it is']],
      ['cpp', 'auto x = R"(a " // no)"; // yes it is', ['yes it is']],
      ['lua', 'x = [[ -- no " ]] -- yes it is', ['yes it is']],
      ['javascript', 'const a = b / c; // yes it is\nconst d = /[/]\\/\\/ no/;', ['yes it is']],
    ];
    for (const [language, input, expected] of rows)
      assert.deepEqual(proses(input, language), expected, input);
  });

  it('leaves to Markdown what only looks like a mark of another', () => {
    const rows: readonly (readonly [string, Language])[] = [
      ['Run it:\n\n~~~\nnode app.js | pino-pretty\n~~~\n', 'markdown'],
      ['Foo\n***\nbar', 'markdown'],
      ['*****\nTitle\n*****\n\nText.', 'restructuredtext'],
      ['Install\n~~~~~~~\n\nText.', 'restructuredtext'],
      ['See below::\n\n    run it\n', 'restructuredtext'],
    ];
    for (const [input, language] of rows) assert.equal(detectLanguage(input), language, input);
  });
});
