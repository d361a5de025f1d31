import assert from 'node:assert/strict';
import { detectLanguage, parseDocument } from '../../document/index.ts';
import { proses, protectedSlices } from './show.ts';

const rows: readonly (readonly [name: string, source: string, ...proses: string[]])[] = [
  [
    'modules',
    "import A from './a';\nimport {\n  b,\n} from 'b';\n\nexport const meta = {\n  a: 1,\n\n  b: 2,\n};\n\nText.",
    'Text.',
  ],
  [
    'prose that begins like a module',
    'import the module first.\n\nexport it later.',
    'import the module first.',
    'export it later.',
  ],
  [
    'components around prose',
    '<Tip kind="No *prose*">\n  Some *text* here.\n\n  - item\n</Tip>',
    'Some text here.',
    'item',
  ],
  [
    'components in a line',
    '<Tip>Some text.</Tip> and <Icon name={a > b ? "c" : "d"} /> more.',
    'Some text. and more.',
  ],
  ['tags over several lines', '<Card\n  title="A"\n  icon={<B />}\n/>\n\nText.', 'Text.'],
  [
    'expressions',
    'Version {props.version} is {/* hidden */} out.\n\n{/* a\n\nb */}\n\n{items.map((item) => (\n  <li>{item}</li>\n))}',
    'Version █ is out.',
  ],
  ['fences at any indent', '<Tabs>\n      ```js\n      a\n  ```\n</Tabs>\n\nText.', 'Text.'],
  ['indented text', '    Not code.', 'Not code.'],
  [
    'opaque elements',
    '<style>{`\n.a {}\n`}</style>\n\n<pre>\nno\n\nno\n</pre>\n\nText <code>a</code>.',
    'Text █.',
  ],
];

describe('An MDX text', () => {
  for (const [name, source, ...expected] of rows) {
    it(`keeps ${name} apart`, () => {
      assert.deepEqual(proses(source, 'mdx'), expected);
    });
  }

  it('protects modules, tags and expressions', () => {
    const document = parseDocument("import A from 'a'\n\n<A b={1}>\nText {c}.\n</A>\n", 'mdx');
    assert.deepEqual(protectedSlices(document, 'html'), ["import A from 'a'", '<A b={1}>', '{c}', '</A>']);
  });
});

describe('The language of a text', () => {
  const cases: readonly (readonly [string, string | undefined, string])[] = [
    ["import A from './a'\n\n# B\n\n<A />", undefined, 'mdx'],
    ['# A\n\n{/* note */}', undefined, 'mdx'],
    ['# A\n\n```js\nimport a from "a"\n```\n\n<B />', undefined, 'markdown'],
    ['# A\n\nimport the <B> thing', undefined, 'markdown'],
    ['# A\n\n<Table\n  rows={[\n    { name: "a" },\n  ]}\n/>', undefined, 'mdx'],
    ['# A\n\n```jsx\n<Table rows={[]} />\n```', undefined, 'markdown'],
    ['Text', 'plain text', 'plain'],
    ['Text', 'API reference', 'markdown'],
  ];
  for (const [source, docType, language] of cases) {
    it(`of ${JSON.stringify(source)} is ${language}`, () => {
      assert.equal(detectLanguage(source, docType), language);
    });
  }
});
