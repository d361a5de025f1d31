import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { applyReplacements } from '../../fixes/index.ts';
import { inspect } from '../../inspect.ts';
import { wordRule } from './word-rule.ts';

/** Front matter, and what of it is read: kind, syntax, words. */
const READ: readonly (readonly [string, string, readonly string[]])[] = [
  ['plain', '---\ntitle: Run the server\n---\n', ['heading yaml-plain Run the server']],
  ['a comment', '---\ntitle: Run the server # not me\n---\n', ['heading yaml-plain Run the server']],
  ['double quotes', '---\ntitle: "Run: the server"\n---\n', ['heading yaml-double Run: the server']],
  ['single quotes', "---\ndescription: 'Run the server'\n---\n", ['paragraph yaml-single Run the server']],
  [
    'on the next lines',
    '---\ndescription: Run\n  the server\nid: x\n---\n',
    ['paragraph yaml-plain Run\n  the server'],
  ],
  [
    'folded',
    '---\ndescription: >-\n  Run it.\n\n  Stop it.\nid: a b\n---\n',
    ['paragraph yaml-block Run it.', 'paragraph yaml-block Stop it.'],
  ],
  ['literal', '---\ndescription: |\n  Run it.\n---\n', ['paragraph yaml-block Run it.']],
  [
    'nested',
    '---\nseo:\n  description: Run it\nhero:\n  title: Go on\n---\n',
    ['paragraph yaml-plain Run it', 'heading yaml-plain Go on'],
  ],
  [
    'in a list',
    '---\nfeatures:\n  - title: Run it\n    details: It runs\n---\n',
    ['heading yaml-plain Run it', 'paragraph yaml-plain It runs'],
  ],
  [
    'spellings of a key',
    '---\nlinkTitle: Run it\nsidebar_label: Go on\nmeta-description: It runs\n---\n',
    ['heading yaml-plain Run it', 'heading yaml-plain Go on', 'paragraph yaml-plain It runs'],
  ],
  ['other keys', '---\nid: run it\ntags: [run it]\nslug: /run\n---\n', []],
  ['a key inside another text', '---\nscript: |\n  title: run it\nafter: x\n---\n', []],
  ['a key inside a list in brackets', '---\nhead: [\n  title: run it\n]\n---\n', []],
  ['values that are no text', '---\ntitle: true\ndescription: 2024\nsummary:\n---\n', []],
  ['anchors, tags and templates', '---\ntitle: &a Run it\ndescription: *a\n---\n', []],
  ['quotes on two lines', '---\ntitle: "Run\n  it"\nid: x\n---\n', []],
  ['people', '---\nauthors:\n  - name: Ada\n    title: Chief Engineer\n---\n', []],
  [
    'TOML',
    '+++\ntitle = "Run it"\ndescription = \'It runs\'\nweight = 1\n[seo]\ndescription = "So it does"\n+++\n',
    ['heading toml-basic Run it', 'paragraph toml-literal It runs', 'paragraph toml-basic So it does'],
  ],
  ['TOML on several lines', '+++\ndescription = """\ntitle = "x y"\n"""\n+++\n', []],
  ['no front matter', 'title: Run the server\n', ['paragraph - title: Run the server']],
];

const STYLE = {
  rules: [
    wordRule('simply', ''),
    wordRule('see here', 'note: this'),
    wordRule('do not', "don't"),
    wordRule('the stuff', 'the "thing"'),
    wordRule('truthy', 'true'),
    wordRule('number sign', 'no #'),
  ],
  unjudged: [],
};

const LONG = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');

/** What the fixes make of a value. Unchanged: there is a finding, but no fix. */
const FIXED: readonly (readonly [string, string])[] = [
  ['title: How to simply run it', 'title: How to run it'],
  ['title: "How to simply run it" # yes', 'title: "How to run it" # yes'],
  ['description: You simply run it', 'description: You run it'],
  ['description: >\n  You simply\n  run it', 'description: >\n  You\n  run it'],
  ['description: Now see here', 'description: Now see here'],
  ['description: "Now see here"', 'description: "Now note: this"'],
  ['description: Please do not run', "description: Please don't run"],
  ["description: 'Please do not run'", "description: 'Please don''t run'"],
  ['description: "Take the stuff"', 'description: "Take the \\"thing\\""'],
  ['description: truthy', 'description: truthy'],
  ['description: The number sign', 'description: The number sign'],
  [`title: ${LONG} simply run it, ${LONG}`, `title: ${LONG} run it, ${LONG}`],
  [`title: ${LONG} see here, ${LONG}`, `title: ${LONG} see here, ${LONG}`],
  [`title: truthy, ${LONG}`, `title: true, ${LONG}`],
  [`title: ${LONG} the number sign`, `title: ${LONG} the number sign`],
];

describe('front matter', () => {
  for (const [name, text, expected] of READ) {
    it(`reads titles and descriptions: ${name}`, () => {
      const { blocks } = parseDocument(text, 'markdown');
      const shown = blocks.map(
        ({ kind, value = '-', start, end }) => `${kind} ${value} ${text.slice(start, end)}`,
      );
      assert.deepEqual(shown, expected);
    });
  }

  for (const [value, fixed] of FIXED) {
    it(`keeps values valid: ${value}`, () => {
      for (const lineEnd of ['\n', '\r\n']) {
        const source = `---\n${value}\nid: x\n---\n\n# Text\n`.replaceAll('\n', lineEnd);
        const document = parseDocument(source);
        const findings = inspect(document, STYLE);
        assert.notEqual(findings.length, 0, 'something is found');
        const edits = findings.flatMap(({ start, end, replacement }) =>
          replacement === null ? [] : [{ start, end, text: replacement }],
        );
        const { text, refused } = applyReplacements(document, edits);
        assert.deepEqual(refused, []);
        assert.equal(text, `---\n${fixed}\nid: x\n---\n\n# Text\n`.replaceAll('\n', lineEnd));
      }
    });
  }

  it('protects everything else of it', () => {
    const text = '---\ntitle: Run it\nid: x\n---\n';
    const kept = parseDocument(text).protectedRanges.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(kept, ['---\ntitle: ', '\nid: x\n---']);
  });
});
