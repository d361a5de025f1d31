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

/**
 * What is repeated, and the modes that have most to do with it: all read a text alike. What has none is measured by the
 * bench alone, which gives every unit to more modes.
 */
export const UNITS: readonly (readonly [name: string, unit: string, modes: readonly Mode[]])[] = [
  ['links that never close', '[a](', ['review', 'rewrite']],
  ['images in brackets', '![[]()', ['simplify']],
  ['terms that make headings', 'foo term\n\n', REWRITING],
  ['a finding for each word', 'a a an an ', ALL],
  ['HTML in one line', '<div><p>a</div>', ['review', 'rewrite']],
  ['table rows', '|a|b|\n|-|-|\n', ['style-check', 'simplify']],
  ['references', '[a]: b\n\n[a][a] ', REWRITING],
  ['anchors to headings', '## Utilize a\n\n[x](#utilize-a)\n\n', ['review', 'rewrite']],
  ['identifiers', 'a_b foo c_d ', ['simplify']],
  ['paragraphs of one letter', 'a\n\n', ['review', 'simplify']],
  ['sentences in one paragraph', '%a%Utilize foo term.\n', ['glossary-gen', 'keywords']],
  ['items of one letter', '* a\n', ['simplify', 'ux-review', 'ux-rewrite']],
  ['emphasis that never closes', '**a ', []],
  ['code that never closes', '`` x ', []],
  ['tags that never close', '<b ', []],
  ['quotes in quotes', '> ', []],
  ['wordy phrases in one sentence', 'utilize in order to ', []],
  ['lists in one line', '- a: b, c, d, and e\n', []],
  ['containers', '::: tip a\n', []],
  ['hard breaks', 'a  \n', []],
  ['comments of MDX', '{/* a */}\n', []],
];

/** A unit as often as it takes. */
export function hostileText(unit: string): string {
  return unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
}
