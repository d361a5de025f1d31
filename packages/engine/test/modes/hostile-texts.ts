import type { Mode } from '@housestyle/contract';

/** Characters of a hostile text. */
const LENGTH = 200_000;

/** Terms that make headings, lists, code and emphasis, and undo each other: no rewriting of them may last. */
export const STYLE = {
  rules: null,
  termSubs: [
    { preferred: '# heading', avoid: ['foo term'] },
    { preferred: '- item', avoid: ['foo'] },
    { preferred: '`x', avoid: ['a'] },
    { preferred: 'a', avoid: ['utilize'] },
  ],
  glossary: [{ term: '*a', definition: 'x', synonyms: ['here'] }],
};

const ALL: readonly Mode[] = ['review', 'style-check', 'rewrite', 'simplify'];
const REWRITING: readonly Mode[] = ['rewrite', 'simplify'];

/** What is repeated, and the modes that have most to do with it: all read a text alike. */
const UNITS: readonly (readonly [name: string, unit: string, modes: readonly Mode[]])[] = [
  ['links that never close', '[a](', ['review', 'rewrite']],
  ['images in brackets', '![[]()', ['simplify']],
  ['terms that make headings', 'foo term\n\n', REWRITING],
  ['a finding for each word', 'a a an an ', ALL],
  ['HTML in one line', '<div><p>a</div>', ['review', 'rewrite']],
  ['table rows', '|a|b|\n|-|-|\n', ['style-check', 'simplify', 'expand']],
  ['references', '[a]: b\n\n[a][a] ', REWRITING],
  ['anchors to headings', '## Utilize a\n\n[x](#utilize-a)\n\n', ['review', 'rewrite']],
  ['identifiers', 'a_b foo c_d ', ['simplify']],
  ['paragraphs of one letter', 'a\n\n', ['review', 'simplify', 'generate']],
  ['sentences in one paragraph', '%a%Utilize foo term.\n', ['glossary-gen', 'keywords']],
  ['items of one letter', '* a\n', ['simplify', 'ux-review', 'ux-rewrite']],
  ['emphasis that never closes', '**a ', []],
  ['code that never closes', '`` x ', []],
  ['tags that never close', '<b ', ['user-guide']],
  ['comments of code', '/** a */\n', ['user-guide', 'ux-review']],
  ['quotes in quotes', '> ', []],
  ['wordy phrases in one sentence', 'utilize in order to ', []],
  ['lists in one line', '- a: b, c, d, and e\n', []],
  ['containers', '::: tip a\n', []],
  ['hard breaks', 'a  \n', []],
  ['comments of MDX', '{/* a */}\n', []],
  ['headings of one letter', '# a.\n', ['simplify']],
  ['headings with underlines', 'a\n===\n', []],
  ['loose items', '- a\n\n', []],
  ['items that introduce items', 'a:\n\n- b\n\n', ['rewrite']],
  ['emphasis in emphasis', '***a*** ', []],
  ['comments that never close', '<!-- ', []],
  ['units of XLIFF that never end', '<xliff ><trans-unit id="a"><source>x', ['style-check', 'ux-review']],
  ['comments that silence', '<!-- vale off -->\n\nutilize\n\n<!-- vale on -->\n\n', ['style-check']],
  ['names with points', 'a.b.c.d ', []],
  ['names of people', 'Foo Bar Baz (FBB) is. ', ['outline']],
  ['exclamations', 'Wow!! Great! ', ['outline']],
  ['letters with marks', 'a\u0301 ', []],
  ['marks alone', '\u0301', []],
  ['letters of three alphabets', 'a\u0431\u05d0 ', []],
  ['line ends of Windows', 'a\r\n\r\n', ['rewrite']],
  ['tabs', '\ta\tb\n', []],
  ['placeholders', '%s {{a}} ${b} ', []],
  ['footnotes', '[^a]: b\n\n', []],
  ['brackets', '[', []],
  ['quotation marks', '“a "b ', []],
  ['spaces', ' ', []],
  ['comments of SQL', '/**/', ['explain']],
];

/** Letters as if by chance, the same in every run. */
function strangeWords(): string {
  let state = 7;
  const next = (limit: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % limit;
  const word = () => Array.from({ length: 5 + next(8) }, () => String.fromCharCode(0x61 + next(26))).join('');
  return Array.from({ length: LENGTH / 20 }, () => `The ${word()} is good. `).join('');
}

const WHOLE: readonly (readonly [name: string, make: () => string, modes: readonly Mode[]])[] = [
  ['one word', () => 'a'.repeat(LENGTH), []],
  ['signals of a trap', () => `#!/bin/sh\ntrap 'x' ${'A'.repeat(LENGTH / 2)}1\n`, ['explain']],
  ['a variable of a Dockerfile', () => `FROM a\nENV ${'a'.repeat(LENGTH / 2)}\n`, ['explain']],
  ['words that no dictionary has', strangeWords, ['style-check', 'rewrite']],
  ['a title in front matter', () => `---\ntitle: ${repeated('utilize a ')}\n---\n`, ['review', 'rewrite']],
  ['front matter alone', () => `---\n${repeated('description: utilize a\n')}---\n`, []],
  ['cells of one row', () => `|a|b|\n|-|-|\n${repeated('|a')}`, ['style-check']],
  [
    'rows of 500 cells',
    () => `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${repeated(`|${'a|'.repeat(500)}\n`)}`,
    [],
  ],
  [
    'lists in lists',
    () => Array.from({ length: 1000 }, (_, line) => `${' '.repeat((line % 200) * 2)}- a\n`).join(''),
    [],
  ],
  ['tags in tags', () => '<div>'.repeat(LENGTH / 10) + '</div>'.repeat(LENGTH / 12), []],
  [
    'keys of one map',
    () => Array.from({ length: LENGTH / 16 }, (_, key) => `k${key}: "a"\n`).join(''),
    ['ux-review'],
  ],
  ['brackets in brackets', () => '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2), []],
];

/** A text of hostile characters, and the modes in which the tests measure it; the bench measures each in more. */
export interface HostileText {
  readonly name: string;
  readonly make: () => string;
  readonly modes: readonly Mode[];
}

export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...UNITS.map(([name, unit, modes]) => ({ name, make: () => repeated(unit), modes })),
  ...WHOLE.map(([name, make, modes]) => ({ name, make: () => make().slice(0, LENGTH), modes })),
];

/** A unit as often as it takes. */
function repeated(unit: string): string {
  return unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
}
