import assert from 'node:assert/strict';
import { parseDocument, type Language } from '../../document/index.ts';
import { inspect, prepare } from '../../inspect.ts';
import type { CompiledRule } from '../../style/types.ts';

const rule = (id: string, label: string, phrase: string): CompiledRule => ({
  id,
  label,
  description: '',
  severity: 'minor',
  checks: [{ kind: 'existence', phrases: [phrase], message: phrase, fix: 'remove' }],
  listed: true,
});

const STYLE = prepare({
  rules: [
    rule('simply', 'No “simply”', 'simply'),
    rule('just', 'Just and only', 'just'),
    rule('House.Very', 'House.Very', 'very'),
    rule('House.Quite', 'House.Quite', 'quite'),
  ],
  unjudged: [],
});

/** Line of each finding and its words. */
function found(text: string, language?: Language): string[] {
  const document = parseDocument(text, language);
  return inspect(document, STYLE).map(({ start, end }) => {
    const { start: at } = document.toSource({ start, end });
    return `${text.slice(0, at).split('\n').length} ${document.text.slice(start, end).trim()}`;
  });
}

/** What is asked, the text, and what is still reported. */
const MARKDOWN: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'the next line, all rules',
    '<!-- housestyle-ignore-next-line -->\nIt is simply just so.\n\nIt is simply so.',
    ['4 simply'],
  ],
  ['the next line, by id', '<!-- housestyle-ignore-next-line simply -->\nIt is simply just so.', ['2 just']],
  [
    'the next line, by label',
    '<!-- housestyle-disable-next-line Just and only -->\nIt is simply just so.',
    ['2 simply'],
  ],
  [
    'several rules, with commas',
    '<!-- housestyle-ignore-next-line simply, just -->\nIt is simply just very so.',
    ['2 very'],
  ],
  [
    'several rules, with spaces',
    '<!-- housestyle-ignore-next-line simply just -->\nIt is simply just very so.',
    ['2 very'],
  ],
  ['a quoted label', '<!-- housestyle-ignore-next-line "No “simply”" -->\nIt is simply just so.', ['2 just']],
  [
    'a reason after two hyphens',
    '<!-- housestyle-ignore-next-line simply -- just as they say -->\nIt is simply just so.',
    ['2 just'],
  ],
  [
    'the next line behind blank lines',
    '<!-- housestyle-ignore-next-line -->\n\n## It is simply so\n\nIt is simply so.',
    ['5 simply'],
  ],
  [
    'comments that stand together',
    '<!-- housestyle-ignore-next-line simply -->\n<!-- housestyle-ignore-next-line just -->\n<!-- other -->\nIt is simply just very so.',
    ['4 very'],
  ],
  [
    'only one line of a paragraph',
    '<!-- housestyle-ignore-next-line -->\nIt is simply\nsimply so.',
    ['3 simply'],
  ],
  ['its own line', 'It is simply so. <!-- housestyle-ignore-line -->\nIt is simply so.', ['2 simply']],
  [
    'a table row',
    '| A | B |\n| - | - |\n| simply <!-- housestyle-disable-line --> | just |\n| simply | b |',
    ['4 simply'],
  ],
  [
    'the next block',
    '<!-- housestyle-ignore -->\nIt is simply\nsimply so.\n\nIt is simply so.',
    ['5 simply'],
  ],
  [
    'a stretch',
    'It is simply so.\n\n<!-- housestyle-disable -->\n\nIt is simply so.\n\n<!-- housestyle-enable -->\n\nIt is just so.',
    ['1 simply', '9 just'],
  ],
  [
    'a stretch, by rule',
    '<!-- housestyle-disable simply -->\n\nIt is simply just so.\n\n<!-- housestyle-enable simply -->\n\nIt is simply so.',
    ['3 just', '7 simply'],
  ],
  [
    'ignore-start and ignore-end',
    '<!-- housestyle-ignore-start -->\n\nIt is simply so.\n\n<!-- housestyle-ignore-end -->\n\nIt is simply so.',
    ['7 simply'],
  ],
  [
    'to the end without an end',
    '<!-- housestyle-disable just -->\n\nIt is just so.\n\n- It is just simply so.',
    ['5 simply'],
  ],
  [
    'one rule on again',
    '<!-- housestyle-disable -->\n\nIt is simply just so.\n\n<!-- housestyle-enable just -->\n\nIt is simply just so.',
    ['7 just'],
  ],
  [
    'all on again',
    '<!-- housestyle-disable simply -->\nx\n<!-- housestyle-enable -->\n\nIt is simply so.',
    ['5 simply'],
  ],
  [
    'inside a paragraph',
    'It is <!-- housestyle-disable -->simply<!-- housestyle-enable --> just so.',
    ['1 just'],
  ],
  ['the file, from anywhere', 'It is simply so.\n\n<!-- housestyle-ignore-file -->\n', []],
  ['the file, by rule', '<!-- housestyle-disable-file simply -->\n\nIt is simply just so.', ['3 just']],
  [
    'a comment over several lines',
    '<!--\n  housestyle-disable\n  simply,\n  just\n-->\n\nIt is simply just very so.',
    ['7 very'],
  ],
  [
    'a comment inside raw HTML',
    '<div>\n<!-- housestyle-ignore-next-line -->\n<p>It is simply so.</p>\n<p>It is simply so.</p>\n</div>',
    ['4 simply'],
  ],
  ['a reference-style comment', '[//]: # (housestyle-disable simply)\n\nIt is simply just so.', ['3 just']],
  ['nothing by an unknown rule', '<!-- housestyle-disable nonsense -->\n\nIt is simply so.', ['3 simply']],
  ['nothing by an unknown word', '<!-- housestyle-whatever -->\n\nIt is simply so.', ['3 simply']],
  [
    'nothing by a comment in code',
    '`<!-- housestyle-ignore-file -->`\n\n```html\n<!-- housestyle-ignore-file -->\n```\n\nIt is simply so.',
    ['7 simply'],
  ],
  ['nothing by a comment that is not closed', 'It is simply so. <!-- housestyle-ignore-line', ['1 simply']],
  [
    'Vale: off and on',
    '<!-- vale off -->\n\nIt is simply so.\n\n<!-- vale on -->\n\nIt is simply so.',
    ['7 simply'],
  ],
  [
    'Vale: a rule',
    '<!-- vale House.Very = NO -->\n\nIt is very quite so.\n\n<!-- vale House.Very = YES -->\n\nIt is very so.',
    ['3 quite', '7 very'],
  ],
  ['Vale: off outlasts a rule', '<!-- vale off -->\n<!-- vale House.Very = YES -->\n\nIt is very so.', []],
  ['Vale: a style', '<!-- vale House = NO -->\n\nIt is very quite just so.', ['3 just']],
  [
    'Vale: some words of a rule',
    '<!-- vale House.Very["quite","very"] = NO -->\n\nIt is very quite so.',
    ['3 quite'],
  ],
  ['Vale: other styles', '<!-- vale style = Other -->\n\nIt is very just so.', ['3 just']],
  [
    'a rule of a Vale style by our comment',
    '<!-- housestyle-ignore-next-line House.Very -->\nIt is very quite so.',
    ['2 quite'],
  ],
];

const FRONT_MATTER: typeof MARKDOWN = [
  [
    'the next line of YAML',
    '---\n# housestyle-ignore-next-line\ntitle: It is simply so\ndescription: It is just so\n---\n\nText.',
    ['4 just'],
  ],
  [
    'a line of YAML',
    '---\ntitle: It is simply so # housestyle-ignore-line\ndescription: It is just so\n---\n\nText.',
    ['3 just'],
  ],
  [
    'the next line of TOML',
    '+++\n# vale House.Very = NO\ntitle = "It is very quite so"\n+++\n\nText.',
    ['3 quite'],
  ],
  [
    'all that follows',
    '---\n# housestyle-disable simply\ntitle: A\n---\n\nIt is simply just so.',
    ['6 just'],
  ],
];

const RST: typeof MARKDOWN = [
  [
    'an indented comment',
    '..\n   vale off\n\nIt is simply so.\n\n..\n   vale on\n\nIt is just so.\n',
    ['9 just'],
  ],
  ['a comment', '.. housestyle-disable simply\n\nIt is simply just so.\n', ['3 just']],
];

const MDX: typeof MARKDOWN = [
  [
    'the next line',
    '{/* housestyle-ignore-next-line */}\nIt is simply so.\n\nIt is simply so.',
    ['4 simply'],
  ],
  [
    'a stretch',
    '{/* housestyle-disable simply */}\n\nIt is simply just so.\n\n{/* housestyle-enable */}\n\nIt is simply so.',
    ['3 just', '7 simply'],
  ],
  [
    'between components',
    '<Note>\n  {/* housestyle-ignore-next-line */}\n  It is simply so.\n</Note>\n\nIt is simply so.',
    ['6 simply'],
  ],
  ['its own line', 'It is simply so. {/* housestyle-ignore-line */}\n\nIt is simply so.', ['3 simply']],
  ['the file', '{/* housestyle-ignore-file */}\n\nIt is simply so.', []],
  ['Vale', '{/* vale off */}\n\nIt is simply so.\n\n{/* vale on */}\n\nIt is simply so.', ['7 simply']],
];

const PLAIN: typeof MARKDOWN = [
  ['the next line', '# housestyle-ignore-next-line\nIt is simply so.\nIt is simply so.', ['3 simply']],
  ['without a mark', 'housestyle-ignore-next-line just\nIt is just simply so.', ['2 simply']],
  [
    'a stretch',
    '// housestyle-disable\nIt is simply so.\n// housestyle-enable\nIt is simply so.',
    ['4 simply'],
  ],
  [
    'its own line',
    'It is simply just so.  # housestyle-ignore-line simply -- quoted\nIt is simply so.',
    ['1 just', '2 simply'],
  ],
  ['HTML comments', '<!-- housestyle-ignore-file just -->\nIt is just simply so.', ['2 simply']],
  ['in a block comment', '/**\n * housestyle-ignore-next-line\n * It is simply so.\n */', []],
  ['Vale', '# vale off\nIt is simply so.\n# vale on\nIt is simply so.', ['4 simply']],
  [
    'no prose in the line itself',
    '# housestyle-disable simply -- it is just so, very, quite\n\nIt is so.',
    [],
  ],
  ['nothing by prose about Vale', 'vale off the coast is simply so.', ['1 simply']],
];

const CODE: typeof MARKDOWN = [
  [
    'its own line, behind code and words',
    'x = 1  # It is simply so.  # housestyle-ignore-line\n# It is simply so.\n',
    ['2 simply'],
  ],
];

describe('comments that turn rules off', () => {
  for (const [name, text, expected] of MARKDOWN)
    it(`Markdown: ${name}`, () => assert.deepEqual(found(text, 'markdown'), expected));
  for (const [name, text, expected] of MDX) it(`MDX: ${name}`, () => assert.deepEqual(found(text), expected));
  for (const [name, text, expected] of PLAIN)
    it(`plain text: ${name}`, () => assert.deepEqual(found(text, 'plain'), expected));

  for (const [name, text, expected] of FRONT_MATTER)
    it(`front matter: ${name}`, () => assert.deepEqual(found(text, 'markdown'), expected));
  for (const [name, text, expected] of RST)
    it(`reStructuredText: ${name}`, () => assert.deepEqual(found(text, 'restructuredtext'), expected));

  for (const [name, text, expected] of CODE)
    it(`Python: ${name}`, () => assert.deepEqual(found(text, 'python'), expected));

  it('Windows line ends change nothing', () => {
    for (const [, text, expected] of MARKDOWN)
      assert.deepEqual(found(text.replaceAll('\n', '\r\n'), 'markdown'), expected, text);
  });
});
